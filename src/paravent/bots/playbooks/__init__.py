"""What each game tells the search about itself."""
