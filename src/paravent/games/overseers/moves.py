"""The moves of Overseers, each made once, and their notation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement
from typing import Final, final

from paravent.core.errors import unreadable
from paravent.core.rules import Move, Seat
from paravent.games.overseers.cards import (
    CHARACTERS,
    POSITIONS,
    TOP,
    TRAITS,
    Bundle,
    Character,
    Position,
    Trait,
    bundle,
)

MOST_PLAYERS: Final = 6
KEPT: Final = 5  # cards that are placed


def words(pieces: Sequence[Trait]) -> str:
    return " ".join([piece.name for piece in pieces])


@final
@dataclass(frozen=True)
class Choose(Move):
    """Take one of the characters laid out (O-25)."""

    character: Character

    def __str__(self) -> str:
        return f"choose {self.character}"


@final
@dataclass(frozen=True)
class Become(Move):
    """Fushen turns into one of the three she saw."""

    character: Character

    def __str__(self) -> str:
        return f"become {self.character}"


@final
@dataclass(frozen=True)
class Double(Move):
    """Wuming: everyone picks two cards this time."""

    def __str__(self) -> str:
        return "double"


@final
@dataclass(frozen=True)
class Single(Move):
    """Wuming: not this time."""

    def __str__(self) -> str:
        return "single"


@final
@dataclass(frozen=True)
class Pick(Move):
    """Keep one card of the pack, or two, in trait order."""

    cards: tuple[Trait, ...]

    def __str__(self) -> str:
        return f"pick {words(self.cards)}"


@final
@dataclass(frozen=True)
class Discard(Move):
    """Put one of my six cards into the discard."""

    card: Trait

    def __str__(self) -> str:
        return f"discard {self.card}"


@final
@dataclass(frozen=True)
class Place(Move):
    """Lay my five cards into the two rows, each in trait order."""

    top: tuple[Trait, ...]
    bottom: tuple[Trait, ...]

    def __str__(self) -> str:
        return f"place {words(self.top)} / {words(self.bottom)}"


@final
@dataclass(frozen=True)
class Tilt(Move):
    """Yanmei: this card's trait loses its nature."""

    position: Position

    def __str__(self) -> str:
        return f"tilt {self.position}"


@final
@dataclass(frozen=True)
class Keep(Move):
    """Gan: this one of the two cards drawn."""

    card: Trait

    def __str__(self) -> str:
        return f"keep {self.card}"


@final
@dataclass(frozen=True)
class Peek(Move):
    """Meixiu: look at two face-down cards of one player."""

    seat: Seat
    first: Position
    second: Position

    def __str__(self) -> str:
        return f"peek {self.seat} {self.first} {self.second}"


@final
@dataclass(frozen=True)
class Slide(Move):
    """Nuying: this card becomes a copy of that one."""

    position: Position
    above: Position

    def __str__(self) -> str:
        return f"slide {self.position} under {self.above}"


@final
@dataclass(frozen=True)
class Vote(Move):
    """Say who I think is richest."""

    seat: Seat

    def __str__(self) -> str:
        return f"vote {self.seat}"


@final
@dataclass(frozen=True)
class Name(Move):
    """The Leader says which of those with most votes is accused."""

    seat: Seat

    def __str__(self) -> str:
        return f"name {self.seat}"


@final
@dataclass(frozen=True)
class Admit(Move):
    """The accused gives up two cards."""

    first: Position
    second: Position

    def __str__(self) -> str:
        return f"admit {self.first} {self.second}"


@final
@dataclass(frozen=True)
class Deny(Move):
    """The accused lets the cards speak."""

    def __str__(self) -> str:
        return "deny"


@final
@dataclass(frozen=True)
class Punish(Move):
    """The Leader lets the penalty fall on a denier who is tied."""

    def __str__(self) -> str:
        return "punish"


@final
@dataclass(frozen=True)
class Pardon(Move):
    """The Leader spares a denier who is tied."""

    def __str__(self) -> str:
        return "pardon"


@final
@dataclass(frozen=True)
class Lose(Move):
    """The punished player picks among the pairs that earn most."""

    first: Position
    second: Position

    def __str__(self) -> str:
        return f"lose {self.first} {self.second}"


@final
@dataclass(frozen=True)
class Take(Move):
    """The wrongly accused takes a card from the discard."""

    card: Trait

    def __str__(self) -> str:
        return f"take {self.card}"


@final
@dataclass(frozen=True)
class Thief(Move):
    """The Leader says which of those with most thefts robs."""

    seat: Seat

    def __str__(self) -> str:
        return f"thief {self.seat}"


@final
@dataclass(frozen=True)
class Rob(Move):
    """The thief names a victim."""

    seat: Seat

    def __str__(self) -> str:
        return f"rob {self.seat}"


@final
@dataclass(frozen=True)
class Give(Move):
    """The victim gives up a card."""

    position: Position

    def __str__(self) -> str:
        return f"give {self.position}"


@final
@dataclass(frozen=True)
class Drain(Move):
    """Liang takes points from this player."""

    seat: Seat

    def __str__(self) -> str:
        return f"drain {self.seat}"


@final
@dataclass(frozen=True)
class Lead(Move):
    """The Leader picks a successor among the poorest."""

    seat: Seat

    def __str__(self) -> str:
        return f"lead {self.seat}"


SEATS: Final = range(MOST_PLAYERS)
CHOOSE: Final = [Choose(character) for character in CHARACTERS]
BECOME: Final = [Become(character) for character in CHARACTERS]
DOUBLE: Final = Double()
SINGLE: Final = Single()
PICK: Final = [Pick((card,)) for card in TRAITS]
PICK_TWO: Final = [[Pick((first, second)) for second in TRAITS] for first in TRAITS]
DISCARD: Final = [Discard(card) for card in TRAITS]
TILT: Final = [Tilt(position) for position in POSITIONS]
KEEP: Final = [Keep(card) for card in TRAITS]
PEEK: Final = [[[Peek(seat, first, second) for second in POSITIONS] for first in POSITIONS] for seat in SEATS]
SLIDE: Final = [[Slide(position, above) for above in POSITIONS] for position in POSITIONS]
VOTE: Final = [Vote(seat) for seat in SEATS]
NAME: Final = [Name(seat) for seat in SEATS]
ADMIT: Final = [[Admit(first, second) for second in POSITIONS] for first in POSITIONS]
DENY: Final = Deny()
PUNISH: Final = Punish()
PARDON: Final = Pardon()
LOSE: Final = [[Lose(first, second) for second in POSITIONS] for first in POSITIONS]
TAKE: Final = [Take(card) for card in TRAITS]
THIEF: Final = [Thief(seat) for seat in SEATS]
ROB: Final = [Rob(seat) for seat in SEATS]
GIVE: Final = [Give(position) for position in POSITIONS]
DRAIN: Final = [Drain(seat) for seat in SEATS]
LEAD: Final = [Lead(seat) for seat in SEATS]


def placements(top: int) -> dict[Bundle, list[Move]]:
    """For each hand of five every way to lay `top` of its cards into the top row, one line for each choice."""
    shared: dict[tuple[Bundle, Bundle], Move] = {}
    found: dict[Bundle, list[Move]] = {}
    for hand in combinations_with_replacement(TRAITS, KEPT):
        whole = bundle(hand)
        found[whole] = []
        for above in sorted(set(combinations(range(KEPT), top))):
            row = tuple([hand[i] for i in above])
            rest = tuple([hand[i] for i in range(KEPT) if i not in above])
            key = (bundle(row), bundle(rest))
            if key not in shared:
                shared[key] = Place(row, rest)
            if shared[key] not in found[whole]:
                found[whole].append(shared[key])
    return found


PLACEMENTS: Final = [placements(top) for top in (TOP - 1, TOP)]  # Lan's (O-28), everyone else's


def ordered(pairs: Sequence[Sequence[Move]], *, same: bool) -> list[Move]:
    """The pairs whose two parts are in their order; with `same`, of two equal parts too."""
    return [pairs[i][j] for i in range(len(pairs)) for j in range(i if same else i + 1, len(pairs))]


def all_moves() -> list[Move]:
    """Every move, for reading."""
    found: list[Move] = [DOUBLE, SINGLE, DENY, PUNISH, PARDON]
    found += [*CHOOSE, *BECOME, *PICK, *DISCARD, *TILT, *KEEP, *VOTE, *NAME, *TAKE, *THIEF, *ROB, *GIVE, *DRAIN, *LEAD]
    found += ordered(PICK_TWO, same=True) + ordered(ADMIT, same=False) + ordered(LOSE, same=False)
    for seat in SEATS:
        found += ordered(PEEK[seat], same=False)
    for i, row in enumerate(SLIDE):
        found += [*row[:i], *row[i + 1 :]]
    for table in PLACEMENTS:
        for lines in table.values():
            found += lines
    return found


_LINES: Final[dict[str, Move]] = {str(move): move for move in all_moves()}


def parse(text: str) -> Move:
    """The move that a line names, whatever its case and spacing."""
    move = _LINES.get(" ".join(text.lower().split()))
    if move is None:
        raise unreadable(text)
    return move
