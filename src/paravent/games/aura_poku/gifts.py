"""The gifts of the gods: which coins the bag may have given to whom, counted and drawn."""

from __future__ import annotations

from typing import Final, final

from paravent.core.chance import Chance
from paravent.games.aura_poku.ledger import Needs


@final
class Bag:
    """The coins that may still be anybody's gift, by value."""

    def __init__(self, coins: dict[int, int]) -> None:
        self.values: Final = sorted(coins)
        self.counts: list[int] = [coins[value] for value in sorted(coins)]

    def size(self) -> int:
        return sum(self.counts)

    def take(self, coin: int) -> None:
        self.counts[self.values.index(coin)] -= 1

    def coins(self) -> list[int]:
        found: list[int] = []
        for kind, value in enumerate(self.values):
            found += [value] * self.counts[kind]
        return found

    def draw(self, number: int, chance: Chance) -> int:
        """Take so many coins blindly; returns what they are worth."""
        gold = 0
        for _ in range(number):
            coin = chance.choice(self.coins())
            self.take(coin)
            gold += coin
        return gold


@final
class Gifts:
    """All sequences of coins that a bag may give to one purse and that meet its needs, counted."""

    def __init__(self, bag: Bag, wanted: Needs) -> None:
        self.bag: Final = bag
        self.wanted: Final = wanted
        self.none: Final = (0,) * len(bag.values)
        self._counts: dict[tuple[int, ...], int] = {}

    def count(self, drawn: tuple[int, ...]) -> int:
        """How many ways there are to go on when so many coins of each value have been drawn."""
        known = self._counts.get(drawn)
        if known is None:
            known = self._count(drawn)
            self._counts[drawn] = known
        return known

    def _count(self, drawn: tuple[int, ...]) -> int:
        number, gold = sum(drawn), self._worth(drawn)
        if gold < self.wanted.least[number]:
            return 0
        if number == self.wanted.gifts:
            return 1 if self.wanted.total is None or self.wanted.total == gold else 0
        return sum([self._ways(drawn, kind) for kind in range(len(drawn))])

    def _ways(self, drawn: tuple[int, ...], kind: int) -> int:
        left = self.bag.counts[kind] - drawn[kind]
        return left * self.count(one_more(drawn, kind)) if left > 0 else 0

    def _worth(self, drawn: tuple[int, ...]) -> int:
        return sum([number * self.bag.values[kind] for kind, number in enumerate(drawn)])

    def draw(self, chance: Chance) -> int:
        """Take one of these sequences, each as likely as the others, out of the bag; returns what it is worth."""
        drawn = self.none
        while sum(drawn) < self.wanted.gifts:
            drawn = one_more(drawn, chance.counted([self._ways(drawn, kind) for kind in range(len(drawn))]))
        gold = self._worth(drawn)
        self.bag.counts = [count - drawn[kind] for kind, count in enumerate(self.bag.counts)]
        return gold


def one_more(drawn: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return (*drawn[:kind], drawn[kind] + 1, *drawn[kind + 1 :])


def all_sequences(coins: int, gifts: int) -> int:
    """In how many ways so many of the coins can be given one after the other."""
    ways = 1
    for given in range(gifts):
        ways *= coins - given
    return ways


def sequences_by_sum(bag: Bag, gifts: int) -> dict[int, int]:
    """How many sequences of gifts come to each sum, were the coins put back: a bound for whatever the bag will be."""
    by_sum = {0: 1}
    for _ in range(gifts):
        grown: dict[int, int] = {}
        for gold, ways in by_sum.items():
            for kind, value in enumerate(bag.values):
                grown[gold + value] = grown.get(gold + value, 0) + ways * bag.counts[kind]
        by_sum = grown
    return by_sum
