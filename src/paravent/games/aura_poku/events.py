"""What happens in Aura Poku, and who is told what of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from paravent.core.rules import Event, Seat
from paravent.games.aura_poku.cards import Node, Sacrifice


@final
@dataclass(frozen=True)
class TurnBegan(Event):
    """A player's turn begins, in this round."""

    seat: Seat
    round: int


@final
@dataclass(frozen=True)
class Placed(Event):
    """A player put a leftover pawn on this round space (A-26)."""

    seat: Seat
    node: Node


@final
@dataclass(frozen=True)
class Rolled(Event):
    """The die fell."""

    seat: Seat
    die: int


@final
@dataclass(frozen=True)
class Given(Event):
    """The gods gave a coin from the bag; only its owner is told which (A-17)."""

    seat: Seat
    coin: int | None

    def seen_by(self, seat: Seat | None) -> Given:
        return self if seat == self.seat else Given(self.seat, None)


@final
@dataclass(frozen=True)
class Ringed(Event):
    """A ring went onto the persecutor's staff, which now holds this many; none: they came off, and he goes a step."""

    rings: int


@final
@dataclass(frozen=True)
class PersecutorStepped(Event):
    """The persecutor went on to this step."""

    step: int


@final
@dataclass(frozen=True)
class Left(Event):
    """A pawn leaves its altar on foot, which costs its owner this much; the card goes under the pile."""

    seat: Seat
    pawn: int
    altar: Node
    paid: int


@final
@dataclass(frozen=True)
class Walked(Event):
    """A pawn went on foot from one place to another."""

    seat: Seat
    pawn: int
    origin: Node
    node: Node


@final
@dataclass(frozen=True)
class SourcePassed(Event):
    """A pawn passed the source of this river, and its owner took these coins."""

    seat: Seat
    pawn: int
    river: int
    coins: tuple[int, ...]


@final
@dataclass(frozen=True)
class CoinLeft(Event):
    """A pawn passed the source of this river, and its owner left what lies there (A-25)."""

    seat: Seat
    pawn: int
    river: int


@final
@dataclass(frozen=True)
class Housed(Event):
    """A pawn entered the village and took the hut of this value (A-6)."""

    seat: Seat
    pawn: int
    hut: int


@final
@dataclass(frozen=True)
class Stayed(Event):
    """A player left the last pawn on its altar (A-5)."""

    seat: Seat


@final
@dataclass(frozen=True)
class Stepped(Event):
    """A pawn stepped from a court onto its free altar (A-16)."""

    seat: Seat
    pawn: int
    altar: Node


@final
@dataclass(frozen=True)
class Drew(Event):
    """A player on an altar drew the top sacrifice card, and sees it alone (A-9)."""

    seat: Seat
    card: Sacrifice | None

    def seen_by(self, seat: Seat | None) -> Drew:
        return self if seat == self.seat else Drew(self.seat, None)


@final
@dataclass(frozen=True)
class Demanded(Event):
    """A sacrificer asked those in the court for gold per pawn, or (None) for free offers."""

    seat: Seat
    altar: Node
    gold: int | None


@final
@dataclass(frozen=True)
class Offered(Event):
    """An offer lies open: gold in all for carrying that many pawns."""

    seat: Seat
    gold: int
    pawns: int


@final
@dataclass(frozen=True)
class NotOffered(Event):
    """A player in the court offered nothing."""

    seat: Seat


@final
@dataclass(frozen=True)
class Called(Event):
    """A sacrificer opened the haggling, asking gold per pawn or (None) what those in the court like (A-27)."""

    seat: Seat
    altar: Node
    gold: int | None


@final
@dataclass(frozen=True)
class Asked(Event):
    """The caller asked anew (A-27)."""

    seat: Seat
    gold: int | None


@final
@dataclass(frozen=True)
class Withdrew(Event):
    """A player in the court took the open offer back (A-27)."""

    seat: Seat


@final
@dataclass(frozen=True)
class Accepted(Event):
    """The sacrificer took the offers of these seats, perhaps of nobody."""

    seat: Seat
    seats: tuple[Seat, ...]


@final
@dataclass(frozen=True)
class Carried(Event):
    """A passenger paid the sacrificer and landed with these pawns (A-12)."""

    seat: Seat
    sacrificer: Seat
    gold: int
    pawns: tuple[int, ...]
    node: Node


@final
@dataclass(frozen=True)
class Crossed(Event):
    """The sacrificer paid the gods, in secret, and landed with these pawns; the card goes under the pile (A-11, A-12)."""

    seat: Seat
    altar: Node
    pawns: tuple[int, ...]
    node: Node
    paid: int | None

    def seen_by(self, seat: Seat | None) -> Crossed:
        return self if seat == self.seat else Crossed(self.seat, self.altar, self.pawns, self.node, None)


@final
@dataclass(frozen=True)
class Counted(Event):
    """The end: a purse is opened and the huts are added (A-20)."""

    seat: Seat
    gold: int
    huts: tuple[int, ...]
    score: int


@final
@dataclass(frozen=True)
class Ended(Event):
    """The game is over, and why (A-24)."""

    ending: str
    winners: tuple[Seat, ...]
