"""Bots that misbehave, as processes."""
