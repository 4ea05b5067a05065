"""Against whom overseers vote: how often against the truly richest of the others, the second and the third.

    python -m bench.votes [--rivals hard|normal] [--number 10] [--first 0]

Four players. At every vote of a game each seat in its turn is asked how a bot of either level would vote there, whatever it then
does. Of equally rich players the better rank counts.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Final, final

import paravent
from paravent.bots.bot import Bot, prompt_for
from paravent.bots.levels import bot_named
from paravent.core.chance import Chance
from paravent.core.rules import Seat
from paravent.core.table import Table
from paravent.games.overseers.cards import LIANG
from paravent.games.overseers.moves import Vote
from paravent.games.overseers.phases import Vote as VotePhase
from paravent.games.overseers.state import OverseersState
from paravent.games.overseers.worth import score

PLAYERS: Final = 4
LEVELS: Final = ("hard", "normal")


@final
class Votes:
    """Votes of each level by the true rank of whom they name."""

    def __init__(self) -> None:
        self.ranks: Final[dict[str, Counter[int]]] = {level: Counter() for level in LEVELS}
        self.advisers: Final[dict[str, Bot]] = {level: bot_named(level, "overseers") for level in LEVELS}

    def ask(self, table: Table, seat: Seat, chance: Chance) -> None:
        """How each level would vote in this seat's place."""
        state = table.state
        assert isinstance(state, OverseersState)
        points = [score(each.held(), each.character or LIANG, each.changes()) for each in state.overseers]
        for level, adviser in self.advisers.items():
            move = adviser.choose(table.view(seat), prompt_for(table, seat), table.history(seat), chance)
            assert isinstance(move, Vote)
            richer = [other for other in range(PLAYERS) if other != seat and points[other] > points[move.seat]]
            self.ranks[level][1 + len(richer)] += 1


def main() -> None:
    parser = argparse.ArgumentParser(description="Count whom overseers vote against, by true wealth.")
    parser.add_argument("--rivals", default="normal", help="the level of those who play")
    parser.add_argument("--number", type=int, default=10, help="games")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    arguments = parser.parse_args()
    votes = Votes()
    for number in range(arguments.first, arguments.first + arguments.number):
        play(votes, bot_named(arguments.rivals, "overseers"), number)
    for level, ranks in votes.ranks.items():
        print(f"{level:7} richest, second, third: {ranks[1]}, {ranks[2]}, {ranks[3]} of {ranks.total()}")


def play(votes: Votes, bot: Bot, number: int) -> None:
    table = paravent.new("overseers", PLAYERS, f"votes {number}")
    chance, asking = Chance(f"votes {number}"), Chance(f"asking {number}")
    while table.outcome is None:
        seat = table.owed()[0]
        if isinstance(table.state.phase, VotePhase):
            votes.ask(table, seat, asking)
        table.play(seat, bot.choose(table.view(seat), prompt_for(table, seat), table.history(seat), chance))


if __name__ == "__main__":
    main()
