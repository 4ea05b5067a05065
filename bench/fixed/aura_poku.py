"""Styles of Aura Poku: walkers, crossers, misers, spendthrifts, and those who deal with nobody."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias, final

from bench.fixed.style import Moment, Rule, Style, first, silent
from paravent.bots.bot import Bot, Prompt
from paravent.bots.random import RandomBot
from paravent.bots.temperament import Temperament
from paravent.core.chance import Chance
from paravent.core.rules import Event, Move, View
from paravent.games.aura_poku.board import BOARDS, COURT
from paravent.games.aura_poku.bot import BOT
from paravent.games.aura_poku.moves import Accept, Ask, Call, Cross, Demand, Offer, OfferNone, Roll, Step, Walk
from paravent.games.aura_poku.state import Haggle, Offers
from paravent.games.aura_poku.view import AuraPokuView

USUAL: Final = 2  # gold that a crosser offers for a pawn when nothing is asked
DEAREST: Final = 3  # and at most
Liking: TypeAlias = tuple[int, int, int]
Sight = Moment[AuraPokuView]


@final
class Walker(Bot):
    """Goes on foot, the foremost pawn first."""

    def choose(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move:
        assert isinstance(view, AuraPokuView)
        walks = [move for move in prompt.moves if isinstance(move, Walk)]
        return max(walks, key=lambda move: self.liking(view, prompt, move)) if walks else prompt.moves[0]

    def liking(self, view: AuraPokuView, prompt: Prompt, move: Walk) -> Liking:
        board = BOARDS[view.board]
        origin, place = places(view, prompt, move)
        if place > board.village:
            return -1, 0, 0
        coins = sum(coins[0] for coins in view.sources[board.before[origin] : board.before[place]] if coins)
        return len(board.huts) * (place == board.village) + coins, origin, place


@final
class Crosser(Bot):
    """Makes for the altars and crosses."""

    def choose(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move:
        assert isinstance(view, AuraPokuView)
        first = prompt.moves[0]
        if isinstance(view.phase, Offers):
            return self.offer(view.phase.demand, prompt.moves)
        if isinstance(first, Accept):
            return max((move for move in prompt.moves if isinstance(move, Accept)), key=lambda move: len(move.seats))
        walks = [move for move in prompt.moves if isinstance(move, Walk)]
        if walks:
            return max(walks, key=lambda move: self.liking(view, prompt, move))
        return next(
            (move for kind in (Demand, Call, Cross, Step) for move in reversed(prompt.moves) if isinstance(move, kind)), first
        )

    def interject(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move | None:
        """One offer in a haggling, and no second one."""
        assert isinstance(view, AuraPokuView) and isinstance(view.phase, Haggle)
        return None if view.players[prompt.seat].offer is not None else self.offer(view.phase.demand, prompt.standing)

    def offer(self, demand: int | None, moves: Sequence[Move]) -> Move:
        """For all pawns what is asked, within reason."""
        per_pawn = USUAL if demand is None else min(demand, DEAREST)
        offers = [move for move in moves if isinstance(move, Offer) and move.gold <= per_pawn * move.pawns]
        return max(offers, key=lambda move: (move.pawns, move.gold))

    def liking(self, view: AuraPokuView, prompt: Prompt, move: Walk) -> Liking:
        board = BOARDS[view.board]
        origin, place = places(view, prompt, move)
        if origin > board.village:
            return -1, 0, 0
        if place > board.village:
            return 2, place, 0
        return 3 * (place == board.village) + (board.kinds[place] == COURT), place, 0


def places(view: AuraPokuView, prompt: Prompt, move: Walk) -> tuple[int, int]:
    """From where to where."""
    board = BOARDS[view.board]
    return board.place[view.players[prompt.seat].pawns[move.pawn].index], board.place[move.node.index]


def pawn_first(sign: int) -> Rule[AuraPokuView]:
    """Walk with the foremost pawn, or the hindmost."""

    def rule(at: Sight) -> Move | None:
        prompt = Prompt(at.seat, at.moves)
        return max(
            at.of(Walk),
            key=lambda move: (sign * places(at.view, prompt, move)[0], places(at.view, prompt, move)[1]),
            default=None,
        )

    return rule


def ask(gold: Callable[[Sight], int]) -> Rule[AuraPokuView]:
    """Ask so much for each pawn, and again the same."""

    def rule(at: Sight) -> Move | None:
        asking = [move for move in at.moves if isinstance(move, (Demand, Call))]
        wanted = gold(at)
        return min(asking, key=lambda move: abs((move.gold or 0) - wanted), default=None)

    return rule


def take_none(at: Sight) -> Move | None:
    """Take nobody along."""
    return next((move for move in at.of(Accept) if not move.seats), None)


def take_all(at: Sight) -> Move | None:
    """Take everybody along, whatever they pay."""
    return max(at.of(Accept), key=lambda move: len(move.seats), default=None)


def bid(per_pawn: int) -> Rule[AuraPokuView]:
    """Offer so much for every pawn, once."""

    def rule(at: Sight) -> Move | None:
        if at.view.players[at.seat].offer is not None:
            return None
        offers = [move for move in at.of(Offer) if move.gold <= per_pawn * move.pawns]
        return max(offers, key=lambda move: (move.pawns, move.gold), default=None)

    return rule


def style(*rules: Rule[AuraPokuView], never: tuple[type[Move], ...] = (), standing: Rule[AuraPokuView] | None = None) -> Bot:
    return Style(BOT, *rules, never=never, standing=standing)


STYLES: Final[dict[str, Bot]] = {
    "walks only": Walker(),
    "crosses always": Crosser(),
    "deals with nobody": style(take_none, never=(Call, Demand, Ask), standing=silent),
    "offers nothing": style(first(OfferNone), standing=silent),
    "offers one": style(bid(1), standing=bid(1)),
    "offers four": style(bid(4), standing=bid(4)),
    "offers nine": style(bid(9), standing=bid(9)),
    "takes everybody": style(take_all, never=(Ask,)),
    "takes nobody": style(take_none, never=(Ask,)),
    "asks for nine": style(ask(lambda _: 9)),
    "asks for one": style(ask(lambda _: 1), take_all),
    "asks for four": style(ask(lambda _: 4), never=(Ask,)),
    "steps at once": style(first(Step)),
    "never steps": style(never=(Step,)),
    "crosses at once": style(first(Cross)),
    "rolls": style(first(Roll)),
    "foremost first": style(pawn_first(1)),
    "hindmost first": style(pawn_first(-1)),
    "greedy": BOT.tempered(Temperament(greed=2, patience=2)),
    "generous": BOT.tempered(Temperament(greed=-2, patience=-2)),
    "anything": RandomBot(),
}
