"""Other worlds that a seat cannot tell from the true one."""

from __future__ import annotations

from collections.abc import Sequence

from paravent.core.chance import Chance
from paravent.core.rules import Event
from paravent.games.sultans.state import SultansState
from paravent.games.sultans.view import SultansView


def sample(view: SultansView, history: Sequence[Event], chance: Chance) -> SultansState:
    raise NotImplementedError
