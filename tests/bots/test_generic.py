"""What a game without bots of its own is given."""

from __future__ import annotations

from collections.abc import Sequence
from time import process_time
from typing import final

import pytest

import paravent
from paravent.bots.bot import Bot, Prompt, prompt_for
from paravent.bots.forgetful import ForgetfulBot
from paravent.bots.generic import GenericBook
from paravent.bots.ismcts import Budget
from paravent.bots.parts import easy_bot, simple_bot, thinker
from paravent.bots.play import play_out
from paravent.bots.random import RandomBot
from paravent.bots.search_bot import SearchBot
from paravent.core.chance import Chance
from paravent.core.game import Game
from paravent.core.rules import Event, Move, View
from paravent.core.table import seen
from paravent.games import find, found
from tests.bots.players import simple
from tests.bots.test_search import midway

FEW = Budget(iterations=3, seconds=60.0, worlds=3)


def bare(game: str) -> Game:
    """The game as if it had nothing but its rules."""
    return Game(find(game).rules, package="")


@pytest.mark.parametrize("game", sorted(found()))
def test_every_game_has_bots_of_all_levels_and_hints(game: str) -> None:
    """With rules alone: a random bot, one that forgets, and a search that plays on at random; a hint has moves but no beliefs."""
    table = midway(game, 3)
    seat = table.owed()[0]
    given = (table.view(seat), prompt_for(table, seat), table.history(seat))
    plain, thinks = bare(game), thinker(bare(game))

    assert isinstance(simple_bot(plain), RandomBot) and isinstance(easy_bot(plain), ForgetfulBot)
    assert thinks.bot(FEW, process_time).choose(*given, Chance(1)) in table.legal(seat)
    hint = thinks.hint(*given, Chance(1), FEW)
    assert {advice.move for advice in hint.best} <= set(table.legal(seat)) and hint.best
    assert hint.beliefs == ()


def test_a_generic_search_plays_better_than_its_own_bot() -> None:
    """Of 20 games of Guru for two, with forty worlds played on at random a move, it wins most against random play."""
    bot = thinker(bare("guru")).bot(Budget(iterations=40, seconds=60.0, worlds=20), process_time)
    wins = 0
    for number in range(20):
        bots: list[Bot] = [RandomBot(), RandomBot()]
        bots[number % 2] = bot
        table = paravent.new("guru", 2, number, {"max_rounds": 4})
        play_out(table, bots, Chance(number))
        assert table.outcome is not None
        wins += table.outcome.winners == (number % 2,)

    assert wins >= 15


@final
class Spy(Bot):
    """Answers as another bot, and keeps what it was given."""

    def __init__(self, inner: Bot) -> None:
        self.inner = inner
        self.given: list[tuple[View, Prompt, Sequence[Event]]] = []

    def choose(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move:
        self.given.append((view, prompt, history))
        return self.inner.choose(view, prompt, history, chance)


def test_in_an_imagined_world_too_a_bot_gets_its_seats_view() -> None:
    """And of the past what the searching seat and that seat were both told."""
    table = midway("guru", 5)
    me, spy = table.owed()[0], Spy(simple("guru"))

    def book(view: View, history: Sequence[Event]) -> GenericBook:
        return GenericBook(table.rules, spy, view, history)

    SearchBot(table.rules, book, FEW, spy).choose(table.view(me), prompt_for(table, me), table.history(me), Chance(2))
    seats = {prompt.seat for _, prompt, _ in spy.given}
    assert seats == set(range(table.players))
    for view, prompt, history in spy.given:
        assert getattr(view, "seat") == prompt.seat  # noqa: B009  (a view of Guru)
        assert history == seen(table.history(me), prompt.seat)
