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
from paravent.games.aura_poku.gifts import Bag, Gifts, all_sequences, sequences_by_sum
from paravent.games.aura_poku.ledger import Needs, Past, needs
from paravent.games.aura_poku.state import AuraPokuState, stand_all
from paravent.games.aura_poku.view import AuraPokuView

TRIES: Final = 400
CANDIDATES: Final = 200


@final
class Worlds:
    """The search for one world that agrees with a view and its history."""

    def __init__(self, view: AuraPokuView, history: Sequence[Event]) -> None:
        self.view: Final = view
        self.board: Final = BOARDS[view.board]
        self.start: Final = start_of(view, self.board)
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
            if self.agree(chance):
                return
        self.choose_weighed(chance)

    def agree(self, chance: Chance) -> bool:
        """Gifts and purses for everyone with these cards; the fewer gifts fit, the more often they are not kept: False."""
        wanted = [self.needs_of(seat) for seat in self.hidden]
        return self.sums_are_likely(wanted, chance) and self.deal_coins(wanted, chance)

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
        return needs(self.past.accounts[seat], self.start[seat], self.view.players[seat].purse, self.slots)

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


def start_of(view: AuraPokuView, board: Board) -> list[int]:
    """A-17 What everyone had at the start."""
    purse = sum(board.purse)
    return [purse - view.first_pays if seat == view.first else purse for seat in range(len(view.players))]


def sample(view: AuraPokuView, history: Sequence[Event], chance: Chance) -> AuraPokuState:
    """A world drawn evenly from all that agree with the view and with everything told since the start."""
    worlds = Worlds(view, history)
    worlds.find(chance)
    return lay_out(worlds, view, chance)


def lay_out(worlds: Worlds, view: AuraPokuView, chance: Chance) -> AuraPokuState:
    """The world that this search has found."""
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
    s.words = [player.words for player in view.players]
    s.leftover, s.haggling, s.first_pays = view.leftover, view.haggling, view.first_pays
    s.obstacles = [place[node.index] for node in view.obstacles]
    stand_all(s)
    s.sources = [list(coins) for coins in view.sources]
    s.passed = [[seat in seats for seat in range(len(view.players))] for seats in view.passed]
    s.huts = list(view.taken)
    s.persecutor, s.rings = view.persecutor, view.rings
    s.first, s.round, s.phase, s.ending = view.first, view.round, view.phase, view.ending
    s.moved, s.sacrificed, s.negotiated = view.moved, view.sacrificed, view.negotiated
    s.rings_to_move, s.last_takes_all, s.max_rounds = view.rings_to_move, view.last_takes_all, view.max_rounds
