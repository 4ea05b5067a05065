"""Bots, in worker processes that never see a state."""
