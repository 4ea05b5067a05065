"""What plays: programs that see what a browser sees."""
