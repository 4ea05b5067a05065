"""Guru, by Helge Ostertag: see RULES.md."""
