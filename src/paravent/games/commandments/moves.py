"""The moves of The 3 Commandments, made once wherever they can be listed, and their notation."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from paravent.core.errors import unreadable
from paravent.core.rules import Move, Seat
from paravent.games.commandments.pieces import AREAS, ARTEFACTS, COLOURS, MOTIONS, STANCES, Area, Colour, Motion, Stance
from paravent.games.commandments.words import is_sayable

MOST_PLAYERS: Final = 7
CARD: Final = re.compile("[a-z0-9-]+")
SAY: Final = re.compile(r'\s*say\s+"([^"]*)"\s*', re.IGNORECASE)


@final
@dataclass(frozen=True)
class Ordain(Move):
    """Make two of my cards commandments, in the order drawn, and one the taboo; the fourth is discarded (C-17)."""

    first: str
    second: str
    taboo: str

    def __str__(self) -> str:
        return f"ordain {self.first} {self.second} / {self.taboo}"


@final
@dataclass(frozen=True)
class Set(Move):
    """Place the next artefact of the fifteen."""

    area: Area
    stance: Stance

    def __str__(self) -> str:
        return f"set {self.area}{suffix(self.stance)}"


@final
@dataclass(frozen=True)
class Gesture(Move):
    """Make a gesture, at someone if it names a seat."""

    gesture: Motion
    to: Seat | None

    def __str__(self) -> str:
        return f"gesture {self.gesture}" if self.to is None else f"gesture {self.gesture} {self.to}"


@final
@dataclass(frozen=True)
class Say(Move):
    """Say something (C-18)."""

    text: str

    def __str__(self) -> str:
        return f'say "{self.text}"'


@final
@dataclass(frozen=True)
class Take(Move):
    """Take an artefact: the start."""

    colour: Colour
    area: Area
    stance: Stance

    def __str__(self) -> str:
        return f"take {self.colour} {self.area}{suffix(self.stance)}"


@final
@dataclass(frozen=True)
class Put(Move):
    """Put the artefact down: the target, and the end of the move (C-1)."""

    area: Area
    stance: Stance

    def __str__(self) -> str:
        return f"put {self.area}{suffix(self.stance)}"


@final
@dataclass(frozen=True)
class Forfeit(Move):
    """Give the move up (C-11)."""

    def __str__(self) -> str:
        return "forfeit"


@final
@dataclass(frozen=True)
class Illegal(Move):
    """The High Priestess calls the move illegal, in a room where only she has seen it all (C-24)."""

    def __str__(self) -> str:
        return "illegal"


@final
@dataclass(frozen=True)
class Mark(Move):
    """Mark these cards, in the order of the three places (C-12)."""

    cards: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(["mark", *self.cards]) if self.cards else "mark none"


def suffix(stance: Stance) -> str:
    """Standing goes without saying."""
    return " lying" if stance.index else ""


def gestures(players: int, seat: Seat | None, *, holding: bool) -> list[Move]:
    """Every gesture, at every seat but one's own; some only while holding the artefact."""
    found: list[Move] = []
    for motion in MOTIONS:
        if motion.held and not holding:
            continue
        if motion.aimed:
            found += [Gesture(motion, to) for to in range(players) if to != seat]
        else:
            found.append(Gesture(motion, None))
    return found


SET: Final[list[Move]] = [Set(area, stance) for area in AREAS for stance in STANCES]
PUT: Final[list[Move]] = [Put(area, stance) for area in AREAS for stance in STANCES]
TAKE: Final[list[Move]] = [Take(colour, area, stance) for area in AREAS for colour in COLOURS for stance in STANCES]  # by slot
OM: Final = Say("om")
FORFEIT: Final = Forfeit()
ILLEGAL: Final = Illegal()

_FIXED: Final[dict[str, Move]] = {
    str(move).lower(): move
    for moves in (SET, gestures(MOST_PLAYERS, None, holding=True), PUT, TAKE, [OM, FORFEIT, ILLEGAL])
    for move in moves
}


def steps(players: int, seat: Seat, *, holding: bool) -> list[Move]:
    """What a novice with gestures left may do besides taking or putting; the same objects at every table."""
    return [_FIXED[str(move)] for move in gestures(players, seat, holding=holding)] + [OM]


def step_table(players: int, *, holding: bool) -> list[list[Move]]:
    return [steps(players, seat, holding=holding) for seat in range(players)]


PUT_OR_FORFEIT: Final[list[Move]] = [*PUT, FORFEIT]
# By number of players and seat: the steps before the take, and everything that may be done while holding.
BEFORE: Final = [step_table(players, holding=False) for players in range(MOST_PLAYERS + 1)]
HOLDING: Final = [
    [row + PUT_OR_FORFEIT for row in step_table(players, holding=True)] for players in range(MOST_PLAYERS + 1)
]  # fmt: skip


def parse(text: str) -> Move:
    """The move that a line names, whatever its case and spacing; what is said keeps its own."""
    said = SAY.fullmatch(text)
    if said is not None:
        return parse_say(text, said[1])
    words = text.lower().split()
    move = _FIXED.get(" ".join(words))
    if move is not None:
        return move
    if len(words) == 5 and words[0] == "ordain" and words[3] == "/" and are_cards([words[1], words[2], words[4]]):
        return Ordain(words[1], words[2], words[4])
    if words == ["mark", "none"]:
        return Mark(())
    if 2 <= len(words) <= 4 and words[0] == "mark" and are_cards(words[1:]):
        return Mark(tuple(words[1:]))
    raise unreadable(text)


def parse_say(text: str, said: str) -> Move:
    """C-18 A saying, if it may be said."""
    if not is_sayable(said):
        raise unreadable(text)
    return OM if said == "om" else Say(said)


def are_cards(words: list[str]) -> bool:
    """Whether each of these may be a card's id."""
    for word in words:
        if CARD.fullmatch(word) is None or word == "none":
            return False
    return True


def expand(text: str) -> list[Move]:
    """`arrange` stands for as many `set` lines as it has areas, fifteen at most; `lying` after an area is its stance."""
    words = text.split()
    if not words or words[0].lower() != "arrange":
        return [parse(text)]
    lines: list[str] = []
    for word in words[1:]:
        if word.lower() == "lying" and lines and not lines[-1].endswith(" lying"):
            lines[-1] += " lying"
        else:
            lines.append(f"set {word}")
    if not 1 <= len(lines) <= ARTEFACTS:
        raise unreadable(text)
    return [parse(line) for line in lines]


def abridge(moves: Sequence[Move]) -> str:
    """The line for several `set` lines; one move is its own."""
    if len(moves) == 1:
        return str(moves[0])
    return " ".join(["arrange", *[str(move).removeprefix("set ") for move in moves]])
