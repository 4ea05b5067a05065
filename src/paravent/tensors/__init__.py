"""Views and moves as rows of sixteen-bit numbers with stated bounds, made of their declared fields."""
