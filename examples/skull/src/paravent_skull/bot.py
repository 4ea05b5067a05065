"""A player of Skull who goes by a few rules of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast, final

from paravent.bots.bot import Bot, Prompt
from paravent.core.chance import Chance
from paravent.core.rules import Event, Move, View
from paravent_skull.cards import FLOWER, SKULL
from paravent_skull.moves import PASS, Bid, Lay, Lose, Turn
from paravent_skull.view import SkullView

BLUFF: Final = 3  # one disc in so many is the skull


@final
class SkullBot(Bot):
    """Lays flowers, now and then the skull; bids as many as it can hope to turn, and seldom more; turns low mats first."""

    def choose(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move:
        seen, moves = cast("SkullView", view), prompt.moves
        match moves[0]:
            case Lay():
                return self.lay(seen, moves, chance)
            case Turn():
                return min(moves, key=lambda move: (self.danger(seen, move), chance.below(64)))
            case Lose():
                return next((move for move in moves if isinstance(move, Lose) and move.disc is FLOWER), moves[0])
        return self.bid(seen, moves, chance)

    def lay(self, view: SkullView, moves: Sequence[Move], chance: Chance) -> Move:
        """A disc, or a first bid once enough lie that are probably flowers."""
        bids = [move for move in moves if isinstance(move, Bid)]
        if bids and self.hope(view) >= 2 and chance.below(2):
            return self.bid(view, bids, chance)
        flowers = [move for move in moves if isinstance(move, Lay) and move.disc is FLOWER]
        skulls = [move for move in moves if isinstance(move, Lay) and move.disc is SKULL]
        wanted = skulls if skulls and chance.below(BLUFF) == 0 else flowers or skulls
        return wanted[0] if wanted else self.bid(view, bids, chance)

    def bid(self, view: SkullView, moves: Sequence[Move], chance: Chance) -> Move:
        """The lowest bid within what can be hoped for; else pass, but now and then bluff by one."""
        bids = [move for move in moves if isinstance(move, Bid)]
        bold = self.hope(view) + (chance.below(5) == 0)
        if bids and (bids[0].discs <= bold or PASS not in moves):
            return bids[0]
        return PASS if PASS in moves else moves[0]

    def hope(self, view: SkullView) -> int:
        """So many discs can be turned with some luck: all my own, if they are flowers, and the top one of every other mat.

        Who hopes for less is outbid by players who bid anything: it lost to them.
        """
        mine = view.players[view.seat or 0].mat or ()
        if SKULL in mine:
            return 0
        mats = sum(1 for seat, player in enumerate(view.players) if seat != view.seat and player.height)
        return len(mine) + mats

    def danger(self, view: SkullView, move: Move) -> int:
        """A high mat has room for a skull; so has one of who dared to bid not at all."""
        assert isinstance(move, Turn)
        player = view.players[move.mat]
        return player.height - len(player.open) + player.passed


BOT: Final = SkullBot()
