"""The truth of a game of Guru."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias, cast, final

from paravent.core.rules import Json, Phase, Seat, State, unknown
from paravent.games.guru.cards import FOLLOWER, PREACHER, Follower, Preacher, mask_of

START_CAPITAL: Final = 12


@final
@dataclass(frozen=True)
class Act(Phase):
    """A guru takes an action; `left` counts it and those after it."""

    seat: Seat
    left: int


@final
@dataclass(frozen=True)
class Penance(Phase):
    """A false accuser gives up listeners: `owed` of them, with `left` actions still to take afterwards."""

    seat: Seat
    left: int
    owed: int


@final
@dataclass(frozen=True)
class Conversion:
    """A layer of a centre: the members of one conversion, in card order (G-13, G-20)."""

    members: tuple[Follower, ...]


@final
@dataclass(frozen=True)
class Vanishing:
    """A layer of a centre: a preacher lying face down; None to those who may not know which."""

    preacher: Preacher | None


Layer: TypeAlias = Conversion | Vanishing

ACT: Final = [[Act(seat, left) for left in range(4)] for seat in range(5)]
PENANCE: Final = [[[Penance(seat, left, owed) for owed in range(4)] for left in range(4)] for seat in range(5)]


def height(centre: list[Layer]) -> int:
    """The number of cards in a centre: members and vanished preachers."""
    cards = 0
    for layer in centre:
        cards += len(layer.members) if isinstance(layer, Conversion) else 1
    return cards


@final
class Sect:
    """A guru's preachers, money, stage and centre. `preachers`, `active` and `exposed` are masks of attributes."""

    def __init__(self, preachers: int) -> None:
        self.preachers: int = preachers
        self.active: int = preachers
        self.exposed: int = 0
        self.capital: int = START_CAPITAL
        self.bounty: int = 0
        self.stage: list[Follower] = []
        self.centre: list[Layer] = []

    def copy(self) -> Sect:  # by tools/fields.py
        twin = Sect(self.preachers)
        twin.active = self.active
        twin.exposed = self.exposed
        twin.capital = self.capital
        twin.bounty = self.bounty
        twin.stage = self.stage.copy()
        twin.centre = self.centre.copy()
        return twin

    @property
    def vanished(self) -> int:
        """The preachers lying in the centre."""
        return self.preachers & ~self.active & ~self.exposed


@final
class GuruState(State):
    """Everything on and under the table. Piles, skeptics and centres have their top at the end of the list."""

    def __init__(self, sects: list[Sect], piles: list[list[Follower]]) -> None:
        self.sects: list[Sect] = sects
        self.piles: list[list[Follower]] = piles
        self.skeptics: list[Follower] = []
        self.first: Seat = 0
        self.round: int = 1
        self.barred: bool = False  # the active guru accused falsely this turn
        self.last_turn: bool = False  # few preachers are active: the game ends with this turn
        self.last_round: bool = False  # nobody can pay any more: the game ends with this round (G-21)
        self.ending: str = ""
        self.honour: bool = False
        self.open_memory: bool = False
        self.max_rounds: int = 30
        self.phase: Phase | None = None

    @property
    def players(self) -> int:
        return len(self.sects)

    def copy(self) -> GuruState:  # by tools/fields.py
        twin = GuruState([each.copy() for each in self.sects], [each.copy() for each in self.piles])
        twin.skeptics = self.skeptics.copy()
        twin.first = self.first
        twin.round = self.round
        twin.barred = self.barred
        twin.last_turn = self.last_turn
        twin.last_round = self.last_round
        twin.ending = self.ending
        twin.honour = self.honour
        twin.open_memory = self.open_memory
        twin.max_rounds = self.max_rounds
        twin.phase = self.phase
        return twin

    def dump_plain(self) -> dict[str, Json]:  # by tools/fields.py
        return {
            "first": self.first,
            "round": self.round,
            "barred": self.barred,
            "last_turn": self.last_turn,
            "last_round": self.last_round,
            "ending": self.ending,
            "honour": self.honour,
            "open_memory": self.open_memory,
            "max_rounds": self.max_rounds,
        }

    def load_plain(self, data: dict[str, Json]) -> None:  # by tools/fields.py
        self.first = cast("int", data["first"])
        self.round = cast("int", data["round"])
        self.barred = cast("bool", data["barred"])
        self.last_turn = cast("bool", data["last_turn"])
        self.last_round = cast("bool", data["last_round"])
        self.ending = cast("str", data["ending"])
        self.honour = cast("bool", data["honour"])
        self.open_memory = cast("bool", data["open_memory"])
        self.max_rounds = cast("int", data["max_rounds"])

    def dump(self) -> dict[str, Json]:
        return {
            "phase": dump_phase(self.phase),
            "sects": [dump_sect(sect) for sect in self.sects],
            "piles": [names(pile) for pile in self.piles],
            "skeptics": names(self.skeptics),
            **self.dump_plain(),
        }


def names(cards: list[Follower]) -> list[Json]:
    return [card.name for card in cards]


def dump_phase(phase: Phase | None) -> Json:
    match phase:
        case Act(seat, left):
            return ["Act", seat, left]
        case Penance(seat, left, owed):
            return ["Penance", seat, left, owed]
        case None:
            return None
        case _:
            raise unknown(phase)


def dump_sect(sect: Sect) -> dict[str, Json]:
    preachers: dict[str, Json] = {}
    for preacher in PREACHER.values():
        if preacher.bit & sect.preachers:
            preachers[preacher.name] = status(sect, preacher)
    return {
        "preachers": preachers,
        "capital": sect.capital,
        "bounty": sect.bounty,
        "stage": names(sect.stage),
        "centre": [dump_layer(layer) for layer in sect.centre],
    }


def status(sect: Sect, preacher: Preacher) -> str:
    """Whether a preacher of this sect is active, exposed or vanished."""
    if preacher.bit & sect.active:
        return "active"
    return "exposed" if preacher.bit & sect.exposed else "vanished"


def dump_layer(layer: Layer) -> Json:
    return names(list(layer.members)) if isinstance(layer, Conversion) else str(layer.preacher)


Dumped: TypeAlias = dict[str, Json]


def load_state(data: Dumped) -> GuruState:
    """The state that `dump` wrote."""
    sects = [load_sect(cast("Dumped", sect)) for sect in cast("list[Json]", data["sects"])]
    s = GuruState(sects, [followers(pile) for pile in cast("list[Json]", data["piles"])])
    s.skeptics = followers(data["skeptics"])
    s.load_plain(data)
    s.phase = load_phase(cast("list[Json] | None", data["phase"]))
    return s


def followers(written: Json) -> list[Follower]:
    return [FOLLOWER[name] for name in cast("list[str]", written)]


def load_phase(data: list[Json] | None) -> Phase | None:
    if data is None:
        return None
    numbers = cast("list[int]", data[1:])
    if data[0] == "Act":
        return ACT[numbers[0]][numbers[1]]
    return PENANCE[numbers[0]][numbers[1]][numbers[2]]


def load_sect(data: Dumped) -> Sect:
    written = cast("dict[str, str]", data["preachers"])
    sect = Sect(mask_of([PREACHER[name] for name in written]))
    sect.active = mask_of([PREACHER[name] for name in written if written[name] == "active"])
    sect.exposed = mask_of([PREACHER[name] for name in written if written[name] == "exposed"])
    sect.capital = cast("int", data["capital"])
    sect.bounty = cast("int", data["bounty"])
    sect.stage = followers(data["stage"])
    sect.centre = [load_layer(layer) for layer in cast("list[Json]", data["centre"])]
    return sect


def load_layer(data: Json) -> Layer:
    return Vanishing(PREACHER[data]) if isinstance(data, str) else Conversion(tuple(followers(data)))
