"""What the others' deeds say about their secrets, game by game."""
