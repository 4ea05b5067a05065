"""The truth of a game of Sultans of Karaya."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias, cast, final

from paravent.core.rules import Json, Phase, Seat, State, unknown
from paravent.games.sultans.cards import MOST_PLAYERS, ROLE, SIDE, Role, Side
from paravent.games.sultans.moves import SEATS, Seats


@final
@dataclass(frozen=True)
class Turn(Phase):
    """A player does one thing: look, swap or hide, act."""

    seat: Seat


@final
@dataclass(frozen=True)
class Dark(Phase):
    """All eyes are closed: the one who hides keeps or exchanges (S-4)."""

    seat: Seat


@final
@dataclass(frozen=True)
class Forced(Phase):
    """The player whom the vizier forced uses their action (S-20)."""

    seat: Seat


@final
@dataclass(frozen=True)
class Hunting(Phase):
    """After a hit the slave driver hunts again, captures once, or stops (S-18)."""

    seat: Seat


@final
@dataclass(frozen=True)
class Prediction(Phase):
    """The fortune teller has gazed and must predict (S-22)."""

    seat: Seat


@final
@dataclass(frozen=True)
class GuardWindow(Phase):
    """An assassin strikes: whoever may be a guard near enough may kill him first (S-6)."""

    assassin: Seat
    victim: Seat


@final
@dataclass(frozen=True)
class AvoidWindow(Phase):
    """A guard detains a hidden player, who may be a guard or the sultan (S-15)."""

    guard: Seat
    target: Seat


@final
@dataclass(frozen=True)
class RevoltWindow(Phase):
    """A slave has started a revolt: whoever may be a slave may join (S-10)."""

    slave: Seat


@final
@dataclass(frozen=True)
class HuntWindow(Phase):
    """The hunt has revealed a slave: whoever may be one may revolt before he is captured (S-30)."""

    driver: Seat
    slave: Seat


TURN: Final = [Turn(seat) for seat in SEATS]
DARK: Final = [Dark(seat) for seat in SEATS]
FORCED: Final = [Forced(seat) for seat in SEATS]
HUNTING: Final = [Hunting(seat) for seat in SEATS]
PREDICTION: Final = [Prediction(seat) for seat in SEATS]
GUARD_WINDOW: Final = [[GuardWindow(assassin, victim) for victim in SEATS] for assassin in SEATS]
AVOID_WINDOW: Final = [[AvoidWindow(guard, target) for target in SEATS] for guard in SEATS]
REVOLT_WINDOW: Final = [RevoltWindow(slave) for slave in SEATS]
HUNT_WINDOW: Final = [[HuntWindow(driver, slave) for slave in SEATS] for driver in SEATS]


def dump_phase(phase: Phase | None) -> list[Json] | None:
    """The phase as its name and the seats it names."""
    match phase:
        case Turn(seat) | Dark(seat) | Forced(seat) | Hunting(seat) | Prediction(seat) | RevoltWindow(seat):
            return [type(phase).__name__, seat]
        case GuardWindow(seat, other) | AvoidWindow(seat, other) | HuntWindow(seat, other):
            return [type(phase).__name__, seat, other]
        case None:
            return None
        case _:
            raise unknown(phase)


def load_phase(data: Json) -> Phase | None:
    return None if data is None else _PHASES[str(data)]


_PHASES: Final[dict[str, Phase]] = {
    str(dump_phase(phase)): phase
    for phases in [TURN, DARK, FORCED, HUNTING, PREDICTION, *GUARD_WINDOW, *AVOID_WINDOW, REVOLT_WINDOW, *HUNT_WINDOW]
    for phase in cast("list[Phase]", phases)
}

_SEATS_IN: Final[list[list[Seat] | None]] = [None] * (1 << MOST_PLAYERS)


def seats_in(mask: Seats) -> list[Seat]:
    """The seats of a set, ascending: a shared list that nobody may change."""
    known = _SEATS_IN[mask]
    if known is None:
        known = [seat for seat in SEATS if mask >> seat & 1]
        _SEATS_IN[mask] = known
    return known


@final
class SultansState(State):
    """Cards, tokens and points. Sets of seats are masks; who is neither hidden nor visible is dead."""

    def __init__(self, cards: list[Role], spare: Role) -> None:
        players = len(cards)
        self.players: int = players
        self.cards: list[Role] = cards
        self.spare: Role = spare
        self.hidden: Seats = (1 << players) - 1
        self.visible: Seats = 0
        self.detained: Seats = 0
        self.captive: Seats = 0
        self.marked: Seats = 0  # were forced by the vizier (S-21)
        self.barred: list[Seats] = [0] * players  # with whom each seat may not swap (S-3)
        self.white: Seat | None = None
        self.side: Side | None = None  # the visible vizier's
        self.prediction: Side | None = None  # the visible fortune teller's
        self.first: Seat = 0
        self.active: Seat = 0
        self.lap: int = 0  # how often the first seat has come up this round
        self.round: int = 1
        self.points: list[int] = [0] * players
        self.last_two: list[int] = [0] * players  # the last round in which each seat scored two points; 0: none
        self.ending: str = ""
        self.time_up: bool = False  # this round is the last (S-29)
        self.end: str = "rounds"
        self.rounds: int = 5
        self.target: int = 8
        self.minutes: int = 45
        self.max_laps: int = 15
        self.hunt_revolts: bool = False
        self.phase: Phase | None = None

    def copy(self) -> SultansState:  # by tools/fields.py
        twin = SultansState(self.cards.copy(), self.spare)
        twin.players = self.players
        twin.hidden = self.hidden
        twin.visible = self.visible
        twin.detained = self.detained
        twin.captive = self.captive
        twin.marked = self.marked
        twin.barred = self.barred.copy()
        twin.white = self.white
        twin.side = self.side
        twin.prediction = self.prediction
        twin.first = self.first
        twin.active = self.active
        twin.lap = self.lap
        twin.round = self.round
        twin.points = self.points.copy()
        twin.last_two = self.last_two.copy()
        twin.ending = self.ending
        twin.time_up = self.time_up
        twin.end = self.end
        twin.rounds = self.rounds
        twin.target = self.target
        twin.minutes = self.minutes
        twin.max_laps = self.max_laps
        twin.hunt_revolts = self.hunt_revolts
        twin.phase = self.phase
        return twin

    def dump_plain(self) -> dict[str, Json]:  # by tools/fields.py
        return {
            "players": self.players,
            "white": self.white,
            "first": self.first,
            "active": self.active,
            "lap": self.lap,
            "round": self.round,
            "points": [*self.points],
            "last_two": [*self.last_two],
            "ending": self.ending,
            "time_up": self.time_up,
            "end": self.end,
            "rounds": self.rounds,
            "target": self.target,
            "minutes": self.minutes,
            "max_laps": self.max_laps,
            "hunt_revolts": self.hunt_revolts,
        }

    def load_plain(self, data: dict[str, Json]) -> None:  # by tools/fields.py
        self.players = cast("int", data["players"])
        self.white = cast("int | None", data["white"])
        self.first = cast("int", data["first"])
        self.active = cast("int", data["active"])
        self.lap = cast("int", data["lap"])
        self.round = cast("int", data["round"])
        self.points = cast("list[int]", data["points"]).copy()
        self.last_two = cast("list[int]", data["last_two"]).copy()
        self.ending = cast("str", data["ending"])
        self.time_up = cast("bool", data["time_up"])
        self.end = cast("str", data["end"])
        self.rounds = cast("int", data["rounds"])
        self.target = cast("int", data["target"])
        self.minutes = cast("int", data["minutes"])
        self.max_laps = cast("int", data["max_laps"])
        self.hunt_revolts = cast("bool", data["hunt_revolts"])

    def dump(self) -> dict[str, Json]:
        return {
            "phase": dump_phase(self.phase),
            "seats": [dump_seat(self, seat) for seat in range(self.players)],
            "spare": self.spare.name,
            "side": None if self.side is None else self.side.name,
            "prediction": None if self.prediction is None else self.prediction.name,
            **self.dump_plain(),
        }


def dump_seat(s: SultansState, seat: Seat) -> dict[str, Json]:
    return {
        "card": s.cards[seat].name,
        "face": face(s, seat),
        "detained": has(s.detained, seat),
        "captive": has(s.captive, seat),
        "marked": has(s.marked, seat),
        "barred": [*seats_in(s.barred[seat])],
    }


def has(mask: Seats, seat: Seat) -> bool:
    return mask >> seat & 1 != 0


def face(s: SultansState, seat: Seat) -> str:
    if has(s.hidden, seat):
        return "hidden"
    return "visible" if has(s.visible, seat) else "dead"


Dumped: TypeAlias = dict[str, Json]


def load_state(data: Dumped) -> SultansState:
    """The state that `dump` wrote."""
    seats = cast("list[Dumped]", data["seats"])
    s = SultansState([ROLE[cast("str", seat["card"])] for seat in seats], ROLE[cast("str", data["spare"])])
    s.hidden = mask_where(seats, "face", "hidden")
    s.visible = mask_where(seats, "face", "visible")
    s.detained = mask_where(seats, "detained", True)
    s.captive = mask_where(seats, "captive", True)
    s.marked = mask_where(seats, "marked", True)
    s.barred = [mask_of(cast("list[int]", seat["barred"])) for seat in seats]
    s.side = load_side(data["side"])
    s.prediction = load_side(data["prediction"])
    s.load_plain(data)
    s.phase = load_phase(data["phase"])
    return s


def mask_of(seats: list[Seat]) -> int:
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def mask_where(seats: list[Dumped], key: str, value: Json) -> int:
    """The seats of which this is written."""
    return mask_of([seat for seat in range(len(seats)) if seats[seat][key] == value])


def load_side(name: Json) -> Side | None:
    return None if name is None else SIDE[cast("str", name)]
