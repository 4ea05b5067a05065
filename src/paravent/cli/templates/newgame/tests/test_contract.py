"""The game keeps Paravent's contract: the laws that every game is held to."""

from paravent.contract.suite import *  # noqa: F403
