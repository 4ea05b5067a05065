"""Skull, a game outside Paravent's tree: a package of its own, found by its entry point."""
