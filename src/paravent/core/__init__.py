"""The engine that every game stands on; it knows no game and imports nothing of ours."""
