"""Fixed styles of play, a file for each game, to be set against the bots: see bench/styles.py."""
