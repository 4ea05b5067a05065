"""Aura Poku, by Reinhold Wittig: see RULES.md."""
