"""The truth of a game of Sultans of Karaya."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias, cast, final

from paravent.core.rules import Json, Phase, Seat, State
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


TURN: Final = [Turn(seat) for seat in SEATS]
DARK: Final = [Dark(seat) for seat in SEATS]
FORCED: Final = [Forced(seat) for seat in SEATS]
HUNTING: Final = [Hunting(seat) for seat in SEATS]
PREDICTION: Final = [Prediction(seat) for seat in SEATS]
GUARD_WINDOW: Final = [[GuardWindow(assassin, victim) for victim in SEATS] for assassin in SEATS]
AVOID_WINDOW: Final = [[AvoidWindow(guard, target) for target in SEATS] for guard in SEATS]
REVOLT_WINDOW: Final = [RevoltWindow(slave) for slave in SEATS]


def dump_phase(phase: Phase | None) -> list[Json] | None:
    """The phase as its name and the seats it names."""
    match phase:
        case Turn(seat) | Dark(seat) | Forced(seat) | Hunting(seat) | Prediction(seat) | RevoltWindow(seat):
            return [type(phase).__name__, seat]
        case GuardWindow(seat, other) | AvoidWindow(seat, other):
            return [type(phase).__name__, seat, other]
    return None


def load_phase(data: Json) -> Phase | None:
    return None if data is None else _PHASES[str(data)]


_PHASES: Final[dict[str, Phase]] = {
    str(dump_phase(phase)): phase
    for phases in [TURN, DARK, FORCED, HUNTING, PREDICTION, *GUARD_WINDOW, *AVOID_WINDOW, REVOLT_WINDOW]
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
        self.barred: list[int] = [0] * players  # with whom each seat may not swap (S-3)
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
        self.rounds: int = 5
        self.target: int = 0
        self.max_laps: int = 15
        self.phase: Phase | None = None

    def copy(self) -> SultansState:
        twin = SultansState(self.cards.copy(), self.spare)
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
        twin.rounds = self.rounds
        twin.target = self.target
        twin.max_laps = self.max_laps
        twin.phase = self.phase
        return twin

    def dump(self) -> dict[str, Json]:
        return {
            "phase": dump_phase(self.phase),
            "seats": [dump_seat(self, seat) for seat in range(self.players)],
            "spare": self.spare.name,
            "white": self.white,
            "side": None if self.side is None else self.side.name,
            "prediction": None if self.prediction is None else self.prediction.name,
            "first": self.first,
            "active": self.active,
            "lap": self.lap,
            "round": self.round,
            "ending": self.ending,
            "rounds": self.rounds,
            "target": self.target,
            "max_laps": self.max_laps,
        }


def dump_seat(s: SultansState, seat: Seat) -> dict[str, Json]:
    return {
        "card": s.cards[seat].name,
        "face": face(s, seat),
        "detained": has(s.detained, seat),
        "captive": has(s.captive, seat),
        "marked": has(s.marked, seat),
        "barred": [*seats_in(s.barred[seat])],
        "points": s.points[seat],
        "last_two": s.last_two[seat],
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
    s.points = [cast("int", seat["points"]) for seat in seats]
    s.last_two = [cast("int", seat["last_two"]) for seat in seats]
    s.white = cast("int | None", data["white"])
    s.side = load_side(data["side"])
    s.prediction = load_side(data["prediction"])
    s.first = cast("int", data["first"])
    s.active = cast("int", data["active"])
    s.lap = cast("int", data["lap"])
    s.round = cast("int", data["round"])
    s.ending = cast("str", data["ending"])
    s.rounds = cast("int", data["rounds"])
    s.target = cast("int", data["target"])
    s.max_laps = cast("int", data["max_laps"])
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
