"""What the others of Aura Poku may have drawn and paid: cards weighed by deeds, and the coins with which these could be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from paravent.core.chance import Chance
from paravent.core.rules import Event, View
from paravent.games.aura_poku.cards import Sacrifice
from paravent.games.aura_poku.deeds import Deeds
from paravent.games.aura_poku.state import AuraPokuState
from paravent.games.aura_poku.view import AuraPokuView
from paravent.games.aura_poku.worlds import TRIES, Worlds, lay_out

BITS: Final = 6  # of a number of cards of one kind
MANY: Final = (1 << BITS) - 1


@final
class AuraPokuBeliefs:
    """All ways to deal the cards, each weighed by how well it fits the deeds, and with them the gifts: an exact posterior.

    What is left of each kind is packed into one number, `left`. With `uniform` deeds are ignored, so that all worlds that agree
    with the past are alike.
    """

    def __init__(self, view: View, history: Sequence[Event], *, uniform: bool = False) -> None:
        assert isinstance(view, AuraPokuView)
        self.view: Final = view
        self.worlds: Final = Worlds(view, history)
        self.deeds: Final = Deeds(view)
        for event in [] if uniform else history:
            self.deeds.learn(event)
        self.kinds: Final = self.deeds.kinds
        self.judged: Final = [slot for slot in range(len(self.worlds.past.known)) if self.is_judged(slot)]
        self.unseen: Final = self.count_unseen()
        self._wholes: dict[int, float] = {}

    def is_judged(self, slot: int) -> bool:
        return self.worlds.past.known[slot] is None and min(self.deeds.fits[slot]) < 1.0

    def count_unseen(self) -> int:
        """Of each kind the cards that this seat has not drawn itself."""
        left = 0
        for card in self.worlds.board.cards:
            left += 1 << BITS * self.kinds.index(card)
        for known in self.worlds.past.known:
            if known is not None:
                left -= 1 << BITS * self.kinds.index(known)
        return left

    def whole(self, at: int, left: int) -> float:
        """The weight of all ways to deal these cards into the judged slots from this one on."""
        if at == len(self.judged):
            return 1.0
        known = self._wholes.get(left)
        if known is None:
            known = 0.0
            for kind in range(len(self.kinds)):
                known += self.weight(at, left, kind)
            self._wholes[left] = known
        return known

    def weight(self, at: int, left: int, kind: int) -> float:
        """The part of it in which such a card lies in the first of these slots."""
        number = left >> BITS * kind & MANY
        if number == 0:
            return 0.0
        return number * self.deeds.fits[self.judged[at]][kind] * self.whole(at + 1, left - (1 << BITS * kind))

    def deal(self, chance: Chance) -> list[Sacrifice]:
        """A card into every slot, as often as it is likely there."""
        slots, left = self.worlds.past.known.copy(), self.unseen
        for at, slot in enumerate(self.judged):
            kind = self.draw_kind(at, left, chance)
            slots[slot] = self.kinds[kind]
            left -= 1 << BITS * kind
        rest: list[Sacrifice] = []
        for kind, card in enumerate(self.kinds):
            rest += [card] * (left >> BITS * kind & MANY)
        chance.shuffle(rest)
        return [rest.pop() if card is None else card for card in slots]

    def draw_kind(self, at: int, left: int, chance: Chance) -> int:
        return chance.weighted([self.weight(at, left, kind) for kind in range(len(self.kinds))])

    def draw(self, chance: Chance) -> AuraPokuState:
        """A world, as often as it is likely; should nobody be able to pay such cards for long, any that agrees."""
        for _ in range(TRIES):
            self.worlds.slots = self.deal(chance)
            if self.worlds.agree(chance):
                return lay_out(self.worlds, self.view, chance)
        self.worlds.find(chance)
        return lay_out(self.worlds, self.view, chance)
