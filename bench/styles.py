"""Two plain styles of Aura Poku at tables seated half and half with the rule-based bot.

    python bench/styles.py [--number 300] [--players 3,4,5,6] [--seed 1] [--bargaining sealed]

A walker neither sacrifices nor offers: it takes huts and coins when it can and else brings its foremost pawn on. A crosser steps
and crosses whenever it can, asks for open offers and takes all of them. The seats alternate and change sides with every game. A
style's share is its part of the victories over its part of the seats: 1 is fair. Printed with half of its 95 % interval.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import mean, pstdev
from typing import Final, TypeAlias, final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

import paravent
from paravent.bots.bot import Bot, Prompt
from paravent.bots.levels import bot_named
from paravent.bots.play import play_out
from paravent.core.chance import Chance
from paravent.core.rules import Event, Move, View
from paravent.games.aura_poku.board import BOARDS, COURT
from paravent.games.aura_poku.moves import Accept, Call, Cross, Demand, Offer, Step, Walk
from paravent.games.aura_poku.state import Haggle, Offers
from paravent.games.aura_poku.view import AuraPokuView

Z: Final = 1.96
USUAL: Final = 2  # gold that a crosser offers for a pawn when nothing is asked
DEAREST: Final = 3  # and at most
Liking: TypeAlias = tuple[int, int, int]


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


STYLES: Final[dict[str, Bot]] = {"walks only": Walker(), "crosses always": Crosser()}


def shares(style: Bot, players: int, number: int, seed: int, bargaining: str = "open") -> Iterator[float]:
    """Game by game, the style's part of the victory over its part of the seats."""
    for game in range(number):
        seats = [seat for seat in range(players) if (seat + game) % 2 == 0]
        bots = [style if seat in seats else bot_named("simple", "aura_poku") for seat in range(players)]
        table = paravent.new("aura_poku", players, f"{seed} style {game}", {"bargaining": bargaining})
        play_out(table, bots, Chance(f"{seed} bots {game}"))
        assert table.outcome is not None
        winners = table.outcome.winners
        yield sum(seat in seats for seat in winners) / len(winners) * players / len(seats)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure plain styles of Aura Poku against the rule-based bot.")
    parser.add_argument("--number", type=int, default=300, help="games for each style and number of players")
    parser.add_argument("--players", default="3,4,5,6", help="numbers of players, joined by commas")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bargaining", default="open", help="open or sealed")
    arguments = parser.parse_args()
    grid = Grid("players", *STYLES, box=SIMPLE_HEAD)
    for players in track([*map(int, arguments.players.split(","))], "playing", console=Console(stderr=True), transient=True):
        row = [str(players)]
        for style in STYLES.values():
            found = list(shares(style, players, arguments.number, arguments.seed, arguments.bargaining))
            row.append(f"{mean(found):.2f} ± {Z * pstdev(found) / sqrt(len(found)):.2f}")
        grid.add_row(*row)
    Console().print(grid)


if __name__ == "__main__":
    main()
