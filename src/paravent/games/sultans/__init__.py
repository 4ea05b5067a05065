"""Sultans of Karaya, by Alex Weldon: see RULES.md."""
