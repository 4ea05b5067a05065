"""What the told events establish of every purse and of every card's place in the pile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from paravent.core.rules import Event, Seat
from paravent.games.aura_poku.board import Board
from paravent.games.aura_poku.cards import Sacrifice
from paravent.games.aura_poku.events import Carried, Crossed, Drew, Given, Left, Offered, SourcePassed


@final
class Payment:
    """Gold that a purse gained or lost in the open, after its first `gifts` gifts; it then held `at_least` so much."""

    def __init__(self, gifts: int, gold: int, at_least: int) -> None:
        self.gifts: Final = gifts
        self.gold: Final = gold
        self.at_least: Final = at_least


@final
class Sacrificed:
    """The card of a slot was paid, in secret, after the purse's first `gifts` gifts."""

    def __init__(self, gifts: int, slot: int, *, upper: bool) -> None:
        self.gifts: Final = gifts
        self.slot: Final = slot
        self.upper: Final = upper


@final
class Account:
    """All that is known of one purse, in order; `coins` are its gifts, as far as they were told."""

    def __init__(self) -> None:
        self.entries: list[Payment | Sacrificed] = []
        self.gifts: int = 0
        self.coins: list[int] = []

    def flows(self, gold: int, at_least: int = 0) -> None:
        self.entries.append(Payment(self.gifts, gold, at_least))


@final
class Past:
    """What the told events establish: every purse's account, and where each slot's card is."""

    def __init__(self, board: Board, players: int, history: Sequence[Event]) -> None:
        self.accounts: list[Account] = [Account() for _ in range(players)]
        self.queue: list[int] = list(range(len(board.cards)))  # the slots of the pile, top first
        self.held: list[int | None] = [None] * players
        self.known: list[Sacrifice | None] = [None] * len(board.cards)
        for event in history:
            self.learn(event)

    def learn(self, event: Event) -> None:
        match event:
            case Drew(seat, card):
                self.draw(seat, card)
            case Given(seat, coin):
                self.accounts[seat].gifts += 1
                if coin is not None:
                    self.accounts[seat].coins.append(coin)
            case SourcePassed(seat, _, _, coins):
                self.accounts[seat].flows(sum(coins))
            case Offered(seat, gold, _):
                self.accounts[seat].flows(0, gold)
            case Carried(seat, sacrificer, gold, _, _):
                self.accounts[seat].flows(-gold, gold)
                self.accounts[sacrificer].flows(gold)
            case Left(seat, _, _, paid):
                self.accounts[seat].flows(-paid, paid)
                self.put_back(seat)
            case Crossed(seat, altar, _, _, _):
                account = self.accounts[seat]
                account.entries.append(Sacrificed(account.gifts, self.put_back(seat), upper=altar.is_upper))

    def draw(self, seat: Seat, card: Sacrifice | None) -> None:
        slot = self.queue.pop(0)
        self.held[seat] = slot
        if card is not None:
            self.known[slot] = card

    def put_back(self, seat: Seat) -> int:
        slot = self.held[seat]
        assert slot is not None
        self.held[seat] = None
        self.queue.append(slot)
        return slot


@final
class Needs:
    """What the gifts to a purse must have summed to: `least[g]` after the first g of them, in the end `total`, if that is known.

    `balance` is what the purse would hold now without any gift.
    """

    def __init__(self, least: list[int], balance: int, purse: int | None) -> None:
        self.least: Final = least
        self.balance: Final = balance
        self.total: Final = None if purse is None else purse - balance

    @property
    def gifts(self) -> int:
        return len(self.least) - 1

    def are_met_by(self, smallest: int) -> bool:
        """Whether any coins would do, even the smallest."""
        for number, gold in enumerate(self.least):
            if gold > number * smallest:
                return False
        return self.total is None


def needs(account: Account, start: int, purse: int | None, slots: list[Sacrifice]) -> Needs:
    """What this account asks of its gifts, if these cards lie in the slots; `purse` is what it came to, if that is known."""
    least = [0] * (account.gifts + 1)
    balance = start
    for entry in account.entries:
        if isinstance(entry, Payment):
            least[entry.gifts] = max(least[entry.gifts], entry.at_least - balance)
            balance += entry.gold
        else:
            card = slots[entry.slot]
            balance -= card.upper if entry.upper else card.lower
            least[entry.gifts] = max(least[entry.gifts], -balance)
    return Needs(least, balance, purse)
