"""What the contract needs to be told about a game, in the game's own `contract.py`: `ENROLMENT: Final = Enrolment(...)`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from paravent.core.rules import Json, Move, Seat, State


def nothing(state: State, move: Move) -> object:
    """Others learn nothing of such a move but its kind."""
    return None


def evenly(state: State, seat: Seat, move: Move) -> int:
    """Every legal move is as likely as the others."""
    return 1


@dataclass(frozen=True)
class Enrolment:
    """What the laws cannot know by themselves. Everything has a default, and each default checks less.

    `tally` counts what is conserved. It is the same in every world that a seat may take for the true one.
    `options` are the option sets to walk.
    `secret` names the kinds of move that others may not tell apart, with what they may learn of one: moves for which that is
    equal must be told alike.
    `private` names the kinds of event that only some seats may be told in full, with the event's fields that name these seats.
    `follows` are the kinds of event that follow from what was told before: neither chance nor a secret has a part in them.
    `explains` says what each kind of event changes on a screen: paths into the view, where `[seat]` is the event's field
    `seat` and `[]` any index. With it, every change of a view must be explained by an event of the same play.
    `unreached` lists kinds of move, phases and endings that random walks do not come across, each with the reason.
    `unnamed` are the kinds of move that name what only the mover knows (which card of a hidden hand), and `ways` in how many
    ways the sampler takes such a move to come about: see `frequencies`.
    `reach_only` is the reason for which the sampler promises to reach every world but not how often; empty: it promises both.
    `outspoken`: one play in so many is a standing move, where there is one.
    `counts` are the player counts with which frequencies are tried in turn, if not all alike.
    """

    tally: Callable[[State], object] | None = None
    options: tuple[dict[str, Json], ...] = ({},)
    secret: Mapping[str, Callable[[State, Move], object]] = field(default_factory=dict)
    private: Mapping[str, str] = field(default_factory=dict)
    follows: frozenset[str] = frozenset()
    explains: Mapping[str, str] = field(default_factory=dict)
    unreached: Mapping[str, str] = field(default_factory=dict)
    unnamed: frozenset[str] = frozenset()
    ways: Callable[[State, Seat, Move], int] = evenly
    reach_only: str = ""
    outspoken: int = 20
    counts: tuple[int, ...] = ()

    def count(self, state: State) -> object:
        """What is conserved, as far as the game says."""
        return None if self.tally is None else self.tally(state)
