"""The games that are there, and what each tells the contract."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cached_property
from typing import cast

from paravent.contract.enrolment import Enrolment
from paravent.core.declared import Openness
from paravent.core.game import Game
from paravent.core.rules import Rules, State
from paravent.games import find, found


@dataclass(frozen=True)
class Enrolled:
    """A game under contract, and what it tells the contract: the defaults, if its package has no `contract.py`."""

    game: Game
    enrolment: Enrolment

    @property
    def name(self) -> str:
        return self.game.name

    @property
    def rules(self) -> Rules[State]:
        return self.game.rules

    @cached_property
    def open(self) -> frozenset[str]:
        """The fields of its views that it declares open."""
        return frozenset(Openness(self.rules).open)


def enrol(game: Game) -> Enrolled:
    said = cast("Enrolment | None", game.part("contract", "ENROLMENT"))
    return Enrolled(game, Enrolment() if said is None else said)


def enrolled(names: list[str] | None = None) -> list[Enrolled]:
    """The games of these names, or all that are found."""
    return [enrol(find(name)) for name in names or sorted(found())]


def classes_of(game: Game, sort: type) -> set[str]:
    """The names of all classes of a sort (moves, phases) that the game's package defines."""
    inside = f"{game.package}."
    names: set[str] = set()
    for module in [module for name, module in list(sys.modules.items()) if name.startswith(inside)]:
        for one in vars(module).values():
            if isinstance(one, type) and issubclass(one, sort) and one.__module__.startswith(inside):
                names.add(one.__name__)
    return names
