"""Simulation, measures and reports."""
