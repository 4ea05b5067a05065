"""The questions of Overseers. Each is made once, but those that name who is tied."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast, final

from paravent.core.rules import Json, Phase, Seat

MOST_PLAYERS: Final = 6


@final
@dataclass(frozen=True)
class CharacterChoice(Phase):
    """A player takes one of the characters laid out (O-25)."""

    seat: Seat


@final
@dataclass(frozen=True)
class Becoming(Phase):
    """Fushen becomes one of the three characters she sees (O-3)."""

    seat: Seat


@final
@dataclass(frozen=True)
class Doubling(Phase):
    """Wuming says whether everyone picks two (O-5)."""

    seat: Seat


@final
@dataclass(frozen=True)
class Pick(Phase):
    """Everyone picks so many cards from their pack."""

    cards: int


@final
@dataclass(frozen=True)
class Discarding(Phase):
    """Everyone discards one of their six cards."""


@final
@dataclass(frozen=True)
class Placement(Phase):
    """Everyone lays out their five cards."""


@final
@dataclass(frozen=True)
class Tilting(Phase):
    """Yanmei tilts a card."""

    seat: Seat


@final
@dataclass(frozen=True)
class Keeping(Phase):
    """Gan keeps one of two cards."""

    seat: Seat


@final
@dataclass(frozen=True)
class Peeking(Phase):
    """Meixiu looks at two cards."""

    seat: Seat


@final
@dataclass(frozen=True)
class Sliding(Phase):
    """Nuying slides a card under another."""

    seat: Seat


@final
@dataclass(frozen=True)
class Vote(Phase):
    """Everyone votes for the player they think richest."""


@final
@dataclass(frozen=True)
class AccusationTie(Phase):
    """The Leader names the accused among those with most votes."""

    leader: Seat
    tied: tuple[Seat, ...]


@final
@dataclass(frozen=True)
class Judgement(Phase):
    """The accused admits or denies."""

    accused: Seat


@final
@dataclass(frozen=True)
class Mercy(Phase):
    """The Leader decides about a denier who is tied for the highest score (O-17)."""

    leader: Seat
    accused: Seat


@final
@dataclass(frozen=True)
class Penalty(Phase):
    """The punished player picks among equal worst pairs (O-15)."""

    seat: Seat


@final
@dataclass(frozen=True)
class Compensation(Phase):
    """The wrongly accused takes a card from the discard (O-16)."""

    seat: Seat


@final
@dataclass(frozen=True)
class TheftTie(Phase):
    """The Leader says who of those with most thefts robs."""

    leader: Seat
    tied: tuple[Seat, ...]


@final
@dataclass(frozen=True)
class Theft(Phase):
    """The thief names a victim."""

    thief: Seat


@final
@dataclass(frozen=True)
class Gift(Phase):
    """The victim gives the thief a card."""

    victim: Seat
    thief: Seat


@final
@dataclass(frozen=True)
class Draining(Phase):
    """Liang picks whose points to take."""

    seat: Seat


@final
@dataclass(frozen=True)
class Succession(Phase):
    """The Leader picks the next among those with the lowest score (O-22)."""

    leader: Seat
    tied: tuple[Seat, ...]


SEATS: Final = range(MOST_PLAYERS)
CHARACTER_CHOICE: Final = [CharacterChoice(seat) for seat in SEATS]
BECOMING: Final = [Becoming(seat) for seat in SEATS]
DOUBLING: Final = [Doubling(seat) for seat in SEATS]
PICK: Final = [Pick(cards) for cards in range(3)]
DISCARDING: Final = Discarding()
PLACEMENT: Final = Placement()
TILTING: Final = [Tilting(seat) for seat in SEATS]
KEEPING: Final = [Keeping(seat) for seat in SEATS]
PEEKING: Final = [Peeking(seat) for seat in SEATS]
SLIDING: Final = [Sliding(seat) for seat in SEATS]
VOTE: Final = Vote()
JUDGEMENT: Final = [Judgement(accused) for accused in SEATS]
MERCY: Final = [[Mercy(leader, accused) for accused in SEATS] for leader in SEATS]
PENALTY: Final = [Penalty(seat) for seat in SEATS]
COMPENSATION: Final = [Compensation(seat) for seat in SEATS]
THEFT: Final = [Theft(thief) for thief in SEATS]
GIFT: Final = [[Gift(victim, thief) for thief in SEATS] for victim in SEATS]
DRAINING: Final = [Draining(seat) for seat in SEATS]

_OF_ONE_SEAT: Final[dict[str, list[Phase]]] = {
    "CharacterChoice": list(CHARACTER_CHOICE),
    "Becoming": list(BECOMING),
    "Doubling": list(DOUBLING),
    "Pick": list(PICK),
    "Tilting": list(TILTING),
    "Keeping": list(KEEPING),
    "Peeking": list(PEEKING),
    "Sliding": list(SLIDING),
    "Judgement": list(JUDGEMENT),
    "Penalty": list(PENALTY),
    "Compensation": list(COMPENSATION),
    "Theft": list(THEFT),
    "Draining": list(DRAINING),
}
_OF_ALL: Final[dict[str, Phase]] = {"Discarding": DISCARDING, "Placement": PLACEMENT, "Vote": VOTE}


def asked(phase: Phase | None, everyone: list[Seat]) -> list[Seat]:
    """Who must answer: everyone, the Leader, or the one whom the phase names."""
    match phase:
        case Pick() | Discarding() | Placement() | Vote():
            return everyone
        case AccusationTie(leader, _) | Mercy(leader, _) | TheftTie(leader, _) | Succession(leader, _):
            return [leader]
        case Judgement(seat) | Theft(seat) | Gift(seat, _) | CharacterChoice(seat) | Doubling(seat) | Becoming(seat):
            return [seat]
        case Tilting(seat) | Keeping(seat) | Peeking(seat) | Sliding(seat) | Draining(seat):
            return [seat]
        case Penalty(seat) | Compensation(seat):
            return [seat]
    return []


def dump_phase(phase: Phase | None) -> Json:
    """The phase as a list: its name, then its fields."""
    match phase:
        case None:
            return None
        case Pick(cards):
            return ["Pick", cards]
        case AccusationTie(leader, tied) | TheftTie(leader, tied) | Succession(leader, tied):
            return [type(phase).__name__, leader, [*tied]]
        case Mercy(one, two) | Gift(one, two):
            return [type(phase).__name__, one, two]
    return [type(phase).__name__, *asked(phase, [])]


def load_phase(data: list[Json] | None) -> Phase | None:
    """The phase that `dump_phase` wrote."""
    if data is None:
        return None
    name = cast("str", data[0])
    if name in _OF_ALL:
        return _OF_ALL[name]
    seat = cast("int", data[1])
    if name in _OF_ONE_SEAT:
        return _OF_ONE_SEAT[name][seat]
    if name in {"Mercy", "Gift"}:
        other = cast("int", data[2])
        return MERCY[seat][other] if name == "Mercy" else GIFT[seat][other]
    tied = tuple(cast("list[int]", data[2]))
    if name == "AccusationTie":
        return AccusationTie(seat, tied)
    return TheftTie(seat, tied) if name == "TheftTie" else Succession(seat, tied)
