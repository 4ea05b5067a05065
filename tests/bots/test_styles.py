"""Fixed styles of play, which bench/styles.py sets against the bots."""

from __future__ import annotations

import pytest

import paravent
from bench.bots import PLAYERS
from bench.styles import Share, rival, share_of, styles_of, verdict
from paravent.bots.levels import bot_named
from paravent.bots.play import Party
from paravent.bots.search_bot import SearchBot
from paravent.core.chance import Chance

DOZEN = 12
DECISIONS = 40  # of each table that is played on


@pytest.mark.parametrize("game", paravent.games())
def test_every_style_of_every_game_can_be_played(game: str) -> None:
    """At least twelve for each game; sitting round tables together they make moves that are allowed."""
    styles, players = list(styles_of(game).values()), PLAYERS.get(game, 4)

    assert len(styles) >= DOZEN
    for first in range(0, len(styles), players):
        seated = [styles[(first + seat) % len(styles)] for seat in range(players)]
        party = Party(paravent.new(game, players, first), seated, Chance(first))
        while not party.table.over and party.table.decisions < DECISIONS:
            party.hear_out()
            party.ask()


def test_a_share_of_one_is_fair() -> None:
    """A quarter of the victories at a table of four, half of a shared one counting as half."""
    found = share_of("guru", "miser", [1.0, 0.0, 0.0, 0.0, 0.5, 0.5, 0.0, 0.0])

    assert found.share == 1
    assert found.least < 1 < found.most


@pytest.mark.parametrize(("least", "most", "said"), [(1.2, 1.9, "ABOVE 1.15"), (0.9, 1.3, "not above"), (0.2, 0.8, "below 1.15")])
def test_what_is_wanted_is_said_with_its_certainty(least: float, most: float, said: str) -> None:
    """Above only if the whole interval is; below only if all of it is."""
    assert verdict(Share("guru", "miser", 40, 1.0, least, most), 1.15) == said


def test_bots_that_think_for_a_part_of_their_time_have_a_part_of_their_budget() -> None:
    """A quarter of hard's iterations and seconds; the other levels do not think."""
    whole, part = rival("hard", "guru", 1), rival("hard", "guru", 0.25)

    assert isinstance(whole, SearchBot)
    assert isinstance(part, SearchBot)
    assert part.budget.iterations == whole.budget.iterations // 4
    assert part.budget.seconds == whole.budget.seconds / 4
    assert rival("normal", "guru", 0.25) is bot_named("normal", "guru")
