"""Measurements, always as ratios to a peer in the same run."""
