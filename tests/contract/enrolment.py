"""What the contract needs to know about a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from paravent import Json, Move, Rules, State, games


@dataclass(frozen=True)
class Enrolled:
    """A game under contract.

    `tally` counts what is conserved. `options` are the option sets to walk. `secret` names the kinds of move that others may
    not tell apart, with what they may learn of one: moves for which that is equal must be told alike. `unreached` lists
    kinds of move, phases and endings that random walks do not come across, each with the reason.
    """

    name: str
    tally: Callable[[State], object]
    options: tuple[dict[str, Json], ...] = ({},)
    secret: Mapping[str, Callable[[State, Move], object]] = field(default_factory=dict)
    unreached: Mapping[str, str] = field(default_factory=dict)
    own_rules: Rules[State] | None = None

    @property
    def rules(self) -> Rules[State]:
        return self.own_rules or games()[self.name]


def nothing(state: State, move: Move) -> object:
    """Others learn nothing of such a move but its kind."""
    return None
