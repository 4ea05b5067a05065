"""Overseers, by Guan Chih Huang: see RULES.md."""
