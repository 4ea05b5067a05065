"""Mixed strategies: in the same position, knowing the same, a bot does not always do the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from paravent.bots.bot import Bot, prompt_for
from paravent.bots.ismcts import Budget
from paravent.core.chance import Chance
from paravent.core.rules import Move, Seat
from paravent.core.table import Table
from paravent.games.guru.moves import Preach
from paravent.games.guru.state import GuruState
from paravent.games.overseers import phases
from paravent.games.overseers.moves import Deny, Place
from paravent.games.sultans.moves import Keep
from paravent.games.sultans.state import Dark
from tests.bots.players import searching, simple
from tests.bots.test_search import midway, on

TIMES = 40


def is_for_show(table: Table, move: Move) -> bool:
    """Preaching to somebody who believes in none of the guru's preachers."""
    state = table.state
    assert isinstance(state, GuruState)
    return isinstance(move, Preach) and not state.piles[move.pile][-1].mask & state.sects[table.owed()[0]].active


def of_bot(bot: Bot, table: Table, seat: Seat) -> list[Move]:
    """The answers of one bot to one prompt, each with other luck."""
    given = (table.view(seat), prompt_for(table, seat), table.history(seat))
    return [bot.choose(*given, Chance(seed)) for seed in range(TIMES)]


def hard(game: str) -> Bot:
    return searching(game, Budget(iterations=60, seconds=60.0, worlds=20))


@pytest.mark.parametrize("bot", [simple("guru"), hard("guru")])
def test_a_guru_sometimes_preaches_for_show(bot: Bot) -> None:
    """To a passer-by who believes in somebody else: neither never nor always."""
    table = midway("guru", 4, 0)
    shown = [is_for_show(table, move) for move in of_bot(bot, table, table.owed()[0])]

    assert 0 < sum(shown) < TIMES


@pytest.mark.parametrize(
    ("game", "is_it", "lies"),
    [
        ("overseers", lambda table: isinstance(table.state.phase, phases.Placement), lambda move: isinstance(move, Place)),
        ("overseers", lambda table: isinstance(table.state.phase, phases.Judgement), lambda move: isinstance(move, Deny)),
        ("sultans", lambda table: isinstance(table.state.phase, Dark), lambda move: isinstance(move, Keep)),
    ],
)
@pytest.mark.parametrize("level", ["normal", "hard"])
def test_secret_choices_are_mixed(game: str, is_it: Callable[[Table], bool], lies: Callable[[Move], bool], level: str) -> None:
    """What is shown, denied or kept in the dark differs from time to time in some position of every ten."""
    bot = simple(game) if level == "normal" else hard(game)
    mixed = 0
    for seed in range(10):
        table = on(game, seed, is_it)
        if table is not None:
            chosen = Counter(of_bot(bot, table, table.owed()[0]))
            kept = [move for move in chosen if lies(move)]
            mixed += bool(kept) and len(chosen) > 1

    assert mixed > 0
