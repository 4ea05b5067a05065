"""The contract, for every game that is found."""

from __future__ import annotations

from paravent.contract.suite import *  # noqa: F403  (what the plugin runs, as our own tests)
