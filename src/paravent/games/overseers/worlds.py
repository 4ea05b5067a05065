"""stub."""

from __future__ import annotations
from collections.abc import Sequence
from paravent.core.chance import Chance
from paravent.core.rules import Event
from paravent.games.overseers.state import OverseersState
from paravent.games.overseers.view import OverseersView


def sample(view: OverseersView, history: Sequence[Event], chance: Chance) -> OverseersState:
    raise NotImplementedError
