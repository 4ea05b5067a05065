"""Other worlds: cards, coins and purses that a seat, given all it has seen, cannot tell from the true ones.

Draws and returns are public and the pile is a queue, so everyone knows which *slot* of the first shuffle each drawn card
came from; a card that somebody has seen is known to them when it comes up again (A-9). Hidden is which card lies in which
slot, and which coins the bag gave. Cards are dealt blindly into the slots that this seat has not seen. Then the coins are
drawn, player by player: the cards are kept with a probability proportional to the number of sequences of gifts with which
this player could have paid all that they paid and offered, and one of these sequences is drawn. So all deals of cards and
coins that agree with the history are equally likely.

When the game is over the purses have been counted, and with many players hardly any blind deal comes to these sums. Then, after
TRIES deals in vain, one of CANDIDATES deals is chosen, each weighed by the number of sequences that agree with it: every world
that agrees can come up, and the more candidates there are the more evenly.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from paravent.core.chance import Chance
from paravent.core.rules import Event, Seat
from paravent.games.aura_poku.board import BOARDS, Board
from paravent.games.aura_poku.cards import Sacrifice
from paravent.games.aura_poku.events import Carried, Crossed, Drew, Given, Left, Offered, SourcePassed
from paravent.games.aura_poku.state import AuraPokuState, stand_all
from paravent.games.aura_poku.view import AuraPokuView

TRIES: Final = 400
CANDIDATES: Final = 200


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
                account.entries.append(Sacrificed(account.gifts, self.put_back(seat), upper=altar.name.endswith("u")))

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
            ticket = chance.below(self.count(drawn))
            kind = 0
            while ticket >= self._ways(drawn, kind):
                ticket -= self._ways(drawn, kind)
                kind += 1
            drawn = one_more(drawn, kind)
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


@final
class Worlds:
    """The search for one world that agrees with a view and its history."""

    def __init__(self, view: AuraPokuView, history: Sequence[Event]) -> None:
        self.view: Final = view
        self.board: Final = BOARDS[view.board]
        self.past: Final = Past(self.board, len(view.players), history)
        self.hidden: Final = self._hidden()
        self.sums: Final = self._sums()
        self.slots: list[Sacrifice] = []
        self.purses: list[int] = []
        self.bag: Bag = self.whole_bag()

    def whole_bag(self) -> Bag:
        """The bag without the gifts that this seat was given itself."""
        bag = Bag(self.board.bag(len(self.view.players)))
        for account in self.past.accounts:
            for coin in account.coins:
                bag.take(coin)
        return bag

    def _hidden(self) -> list[Seat]:
        """The other seats; those with the fewest gifts first, because their purses rule out the most cards."""
        accounts = self.past.accounts
        gifts = sorted([(accounts[seat].gifts, seat) for seat in range(len(accounts)) if seat != self.view.seat])
        return [seat for _, seat in gifts]

    def _sums(self) -> list[dict[int, int]]:
        """For each hidden purse that has been counted, how many sequences of gifts there are at most for each sum."""
        if self.view.phase is not None:
            return []
        bag = self.whole_bag()
        return [sequences_by_sum(bag, self.past.accounts[seat].gifts) for seat in self.hidden]

    def find(self, chance: Chance) -> None:
        """Deal until everybody could have paid; if that takes too long, choose among weighed deals."""
        for _ in range(TRIES):
            self.deal_cards(chance)
            wanted = [self.needs_of(seat) for seat in self.hidden]
            if self.sums_are_likely(wanted, chance) and self.deal_coins(wanted, chance):
                return
        self.choose_weighed(chance)

    def choose_weighed(self, chance: Chance) -> None:
        """One of many deals, each as likely as the number of sequences of gifts with which it agrees."""
        total = dealt = 0
        slots, purses, bag = self.slots, self.purses, self.bag
        while dealt < CANDIDATES or total == 0:
            dealt += 1
            self.deal_cards(chance)
            weight = self.weigh_coins(chance)
            total += weight
            if weight > 0 and chance.below(total) < weight:
                slots, purses, bag = self.slots, self.purses, self.bag
        self.slots, self.purses, self.bag = slots, purses, bag

    def weigh_coins(self, chance: Chance) -> int:
        """Gifts and purses for everyone with these cards, and in how many ways; 0 if there are none."""
        self.bag = self.whole_bag()
        self.purses = [0 if player.purse is None else player.purse for player in self.view.players]
        weight = 1
        for seat in self.hidden:
            need = self.needs_of(seat)
            gifts = Gifts(self.bag, need)
            ways = gifts.count(gifts.none)
            if ways == 0:
                return 0
            weight *= ways
            self.purses[seat] = need.balance + gifts.draw(chance)
        return weight

    def needs_of(self, seat: Seat) -> Needs:
        return needs(self.past.accounts[seat], sum(self.board.purse), self.view.players[seat].purse, self.slots)

    def sums_are_likely(self, wanted: list[Needs], chance: Chance) -> bool:
        """Once purses are counted: keep cards as often as there are sequences with these sums. Cheap, so asked first."""
        for at, by_sum in enumerate(self.sums):
            total = wanted[at].total
            assert total is not None
            if chance.below(max(by_sum.values())) >= by_sum.get(total, 0):
                return False
        return True

    def deal_cards(self, chance: Chance) -> None:
        """A card into every slot, those that this seat has drawn where it knows them to be."""
        unknown = self.board.cards.copy()
        for card in self.past.known:
            if card is not None:
                unknown.remove(card)
        chance.shuffle(unknown)
        self.slots = [unknown.pop() if card is None else card for card in self.past.known]

    def deal_coins(self, wanted: list[Needs], chance: Chance) -> bool:
        """Gifts and purses for everyone; False if these cards are not kept."""
        self.bag = self.whole_bag()
        self.purses = [0 if player.purse is None else player.purse for player in self.view.players]
        for at, seat in enumerate(self.hidden):
            need = wanted[at]
            if need.are_met_by(self.bag.values[0]):
                self.purses[seat] = need.balance + self.bag.draw(need.gifts, chance)
                continue
            gifts = Gifts(self.bag, need)
            if chance.below(self.most(at, need)) >= gifts.count(gifts.none):
                return False
            self.purses[seat] = need.balance + gifts.draw(chance)
        return True

    def most(self, at: int, need: Needs) -> int:
        """A number of sequences that these gifts never exceed: those of their sum, if it is known; else all."""
        return all_sequences(self.bag.size(), need.gifts) if need.total is None else self.sums[at][need.total]


def sample(view: AuraPokuView, history: Sequence[Event], chance: Chance) -> AuraPokuState:
    """A world drawn evenly from all that agree with the view and with everything told since the start."""
    return lay_out(Worlds(view, history), view, chance)


def lay_out(worlds: Worlds, view: AuraPokuView, chance: Chance) -> AuraPokuState:
    """The next world of this search."""
    worlds.find(chance)
    s = AuraPokuState(worlds.board, len(view.players))
    s.purses = worlds.purses
    s.cards = [None if slot is None else worlds.slots[slot] for slot in worlds.past.held]
    s.pile = [worlds.slots[slot] for slot in worlds.past.queue]
    s.bag = worlds.bag.coins()
    chance.shuffle(s.bag)
    copy_public(view, s)
    s.bank = all_gold(worlds.board) - sum(s.purses) - sum(s.bag) - sum([sum(coins) for coins in s.sources])
    return s


def all_gold(board: Board) -> int:
    return sum([value * count for value, count in board.coins.items()])


def copy_public(view: AuraPokuView, s: AuraPokuState) -> None:
    """What lies open."""
    place = s.board.place
    s.pawns = [[place[node.index] for node in player.pawns] for player in view.players]
    s.offers = [player.offer for player in view.players]
    s.obstacles = [place[node.index] for node in view.obstacles]
    stand_all(s)
    s.sources = [list(coins) for coins in view.sources]
    s.passed = [[seat in seats for seat in range(len(view.players))] for seats in view.passed]
    s.huts = list(view.taken)
    s.persecutor, s.rings = view.persecutor, view.rings
    s.first, s.round, s.phase, s.ending = view.first, view.round, view.phase, view.ending
    s.moved, s.sacrificed, s.negotiated = view.moved, view.sacrificed, view.negotiated
    s.rings_to_move, s.last_takes_all, s.max_rounds = view.rings_to_move, view.last_takes_all, view.max_rounds
