"""Skull keeps the laws that every game of Paravent is held to."""

from paravent.contract.suite import *  # noqa: F403
