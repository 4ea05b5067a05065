"""The truth of a game of Skull."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast, final

from paravent.core.rules import Json, Phase, Seat, State
from paravent_skull.cards import FACE, FLOWER, FLOWERS, SKULL, Disc


@final
@dataclass(frozen=True)
class Open(Phase):
    """Everyone still in the game lays a first disc."""


@final
@dataclass(frozen=True)
class Act(Phase):
    """Nobody has bid yet: this seat lays another disc, or opens the bidding."""

    seat: Seat


@final
@dataclass(frozen=True)
class Raise(Phase):
    """Somebody has bid: the seat bids more, or passes."""

    seat: Seat


@final
@dataclass(frozen=True)
class Challenge(Phase):
    """The highest bidder turns one disc after the other."""

    seat: Seat


@final
@dataclass(frozen=True)
class Forfeit(Phase):
    """The challenger met their own skull, and chooses which disc to lose."""

    seat: Seat


@final
@dataclass(frozen=True)
class Farewell(Phase):
    """The challenger lost their last disc to their own skull, and says who begins."""

    seat: Seat


OPEN: Final = Open()
PHASES: Final[dict[str, type[Act | Raise | Challenge | Forfeit | Farewell]]] = {
    "Act": Act, "Raise": Raise, "Challenge": Challenge, "Forfeit": Forfeit, "Farewell": Farewell,
}  # fmt: skip


@final
class Player:
    """A hand, a mat (its top at the end; the first `turned` from the top lie open) and the points."""

    def __init__(self) -> None:
        self.hand: list[Disc] = [FLOWER] * FLOWERS + [SKULL]
        self.mat: list[Disc] = []
        self.turned: int = 0
        self.points: int = 0
        self.passed: bool = False

    def copy(self) -> Player:
        twin = Player()
        twin.hand = self.hand.copy()
        twin.mat = self.mat.copy()
        twin.turned = self.turned
        twin.points = self.points
        twin.passed = self.passed
        return twin

    @property
    def discs(self) -> int:
        """How many discs this player still has, in hand and on the mat."""
        return len(self.hand) + len(self.mat)

    def faces(self) -> list[Disc]:
        """The faces in the hand, each once, the flower first."""
        return [disc for disc in (FLOWER, SKULL) if disc in self.hand]


@final
class SkullState(State):
    """Everything in hands and on mats."""

    def __init__(self, players: int) -> None:
        self.players: list[Player] = [Player() for _ in range(players)]
        self.first: Seat = 0
        self.bid: int = 0
        self.bidder: Seat | None = None
        self.ending: str = ""
        self.phase: Phase | None = OPEN

    def copy(self) -> SkullState:
        twin = SkullState(0)
        twin.players = [player.copy() for player in self.players]
        twin.first = self.first
        twin.bid = self.bid
        twin.bidder = self.bidder
        twin.ending = self.ending
        twin.phase = self.phase
        return twin

    def dump(self) -> dict[str, Json]:
        return {
            "players": [dump_player(player) for player in self.players],
            "first": self.first,
            "bid": self.bid,
            "bidder": self.bidder,
            "ending": self.ending,
            "phase": dump_phase(self.phase),
        }

    def remaining(self) -> list[Seat]:
        """Who still has a disc, ascending."""
        return [seat for seat, player in enumerate(self.players) if player.discs]

    def laid(self) -> int:
        """The number of discs on all mats."""
        return sum([len(player.mat) for player in self.players])

    def turned(self) -> int:
        """The number of discs that lie open."""
        return sum([player.turned for player in self.players])

    def after(self, seat: Seat) -> Seat:
        """The next seat clockwise that still has a disc."""
        return self.next_of(seat, self.remaining())

    def next_of(self, seat: Seat, seats: list[Seat]) -> Seat:
        """The first of these seats clockwise after this one."""
        return min(seats, key=lambda other: (other - seat - 1) % len(self.players))


def dump_phase(phase: Phase | None) -> Json:
    if phase is None or isinstance(phase, Open):
        return None if phase is None else "Open"
    assert isinstance(phase, (Act, Raise, Challenge, Forfeit, Farewell))
    return [type(phase).__name__, phase.seat]


def dump_player(player: Player) -> dict[str, Json]:
    return {
        "hand": [disc.name for disc in player.hand],
        "mat": [disc.name for disc in player.mat],
        "turned": player.turned,
        "points": player.points,
        "passed": player.passed,
    }


def load_state(data: dict[str, Json]) -> SkullState:
    """The state that `dump` wrote."""
    s = SkullState(0)
    s.players = [load_player(cast("dict[str, Json]", player)) for player in cast("list[Json]", data["players"])]
    s.first = cast("int", data["first"])
    s.bid = cast("int", data["bid"])
    s.bidder = cast("int | None", data["bidder"])
    s.ending = cast("str", data["ending"])
    s.phase = load_phase(data["phase"])
    return s


def load_player(data: dict[str, Json]) -> Player:
    player = Player()
    player.hand = [FACE[name] for name in cast("list[str]", data["hand"])]
    player.mat = [FACE[name] for name in cast("list[str]", data["mat"])]
    player.turned = cast("int", data["turned"])
    player.points = cast("int", data["points"])
    player.passed = cast("bool", data["passed"])
    return player


def load_phase(data: Json) -> Phase | None:
    if data is None:
        return None
    if data == "Open":
        return OPEN
    name, seat = cast("list[Json]", data)
    return PHASES[cast("str", name)](cast("int", seat))
