"""The rule-based bots."""

from __future__ import annotations

from typing import get_type_hints

import pytest

import paravent
from paravent.bots.bot import Bot
from paravent.bots.levels import NAMES, bot_named
from paravent.bots.play import play_out
from paravent.bots.random import RandomBot
from paravent.core.chance import Chance
from paravent.core.errors import BadSetup, UnknownGame
from paravent.core.rules import State, View
from paravent.core.table import Table
from paravent.games import found
from tests.bots.players import simple

GAMES = 200


@pytest.mark.parametrize("game", sorted(found()))
def test_a_simple_bot_is_handed_views_and_nothing_more(game: str) -> None:
    """The type of what a bot gets is that of what a browser gets."""
    for method in ("choose", "interject"):
        hints = get_type_hints(getattr(type(simple(game)), method))
        assert hints == get_type_hints(getattr(Bot, method))
        assert hints["view"] is View
        assert not {State, Table} & set(hints.values())


@pytest.mark.parametrize(("game", "players"), [(game, n) for game in sorted(found()) for n in paravent.games()[game].players])
def test_simple_bots_play_every_table_to_its_end(game: str, players: int) -> None:
    """They answer whatever they are asked with a legal move."""
    for seed in range(5):
        table = paravent.new(game, players, seed)
        play_out(table, [simple(game)] * players, Chance(seed))
        assert table.outcome is not None


@pytest.mark.parametrize("game", sorted(found()))
def test_a_simple_bot_keeps_nothing_between_decisions(game: str) -> None:
    """The same game twice with one instance: the same record."""
    players = paravent.games()[game].players[-1]
    records = []
    for _ in range(2):
        table = paravent.new(game, players, 11)
        play_out(table, [simple(game)] * players, Chance(12))
        records.append(table.record())

    assert records[0] == records[1]


def test_the_simple_guru_beats_random_ones() -> None:
    """Of 200 games for four, one against three random gurus, it wins far more than its quarter."""
    wins = 0
    for number in range(GAMES):
        seat = number % 4
        bots: list[Bot] = [RandomBot() for _ in range(4)]
        bots[seat] = simple("guru")
        table = paravent.new("guru", 4, number)
        play_out(table, bots, Chance(number))
        assert table.outcome is not None
        wins += table.outcome.winners == (seat,)

    assert wins > 0.9 * GAMES


def test_bots_have_names() -> None:
    """Three levels; `simple` is the game's own, `random` plays anything."""
    assert NAMES == ("easy", "normal", "hard", "simple", "random")
    assert [type(bot_named(name, "guru")) for name in NAMES[-2:]] == [type(simple("guru")), RandomBot]


def test_an_unknown_bot_or_game_is_refused_by_name() -> None:
    """One sentence says what is missing, and what there is."""
    with pytest.raises(BadSetup, match="there is no bot 'clever'; there are: easy, normal, hard, simple, random"):
        bot_named("clever", "guru")
    with pytest.raises(UnknownGame, match="there is no game 'bell'; there are: "):
        bot_named("simple", "bell")
