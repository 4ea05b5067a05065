"""The 3 Commandments, by Friedemann Friese, Fraser and Gordon Lamont: see RULES.md."""
