"""The search: blind, deterministic for a given number of iterations, and good at what it can see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import get_type_hints

import pytest

import paravent
from paravent.bots.bot import Bot, Prompt, prompt_for
from paravent.bots.forgetful import MEMORY, ForgetfulBot
from paravent.bots.ismcts import Arm, Budget, Playbook, Pool, Search
from paravent.bots.levels import bot_named
from paravent.bots.play import play_out
from paravent.bots.search_bot import SearchBot, one_of_the_best
from paravent.contract.looks import in_world
from paravent.core.chance import Chance
from paravent.core.rules import Event, Move, State, View
from paravent.core.table import Table
from paravent.games import found
from paravent.games.guru.moves import CONVERT, PREACH, VANISH
from paravent.games.sultans.cards import ASSASSIN, GUARD, SLAVE, SULTAN
from paravent.games.sultans.playbook import act
from paravent.games.sultans.state import TURN, SultansState
from tests.bots.players import SEARCHED, book, searching, simple

FEW = Budget(iterations=8, seconds=60.0, worlds=4)
PLAYERS = {"sultans": 8}


def midway(game: str, seed: int, decisions: int = 20) -> Table:
    """A game between rule-based bots, some decisions old."""
    table, chance = paravent.new(game, PLAYERS.get(game, 4), seed), Chance(seed)
    while table.decisions < decisions or len(table.legal(table.owed()[0])) == 1:
        seat = table.owed()[0]
        table.play(seat, simple(game).choose(table.view(seat), prompt_for(table, seat), table.history(seat), chance))
    return table


def on(game: str, seed: int, is_it: Callable[[Table], bool]) -> Table | None:
    """The first position of such a kind with a choice, in a game between rule-based bots."""
    table, chance = paravent.new(game, PLAYERS.get(game, 4), seed), Chance(seed)
    while not table.over:
        seat = table.owed()[0]
        if is_it(table) and len(table.legal(seat)) > 1:
            return table
        table.play(seat, simple(game).choose(table.view(seat), prompt_for(table, seat), table.history(seat), chance))
    return None


def in_another_world(table: Table) -> Table:
    """A table that the seat whose turn it is cannot tell from this one, though the truth is another."""
    seat = table.owed()[0]
    for number in range(100):
        world = table.rules.sample(table.view(seat), table.history(seat), Chance(number))
        if world.dump() != table.state.dump():
            twin = in_world(table, world)
            twin._events = table._events.copy()  # what was told before
            return twin
    raise AssertionError("there is but one world here")


@pytest.mark.parametrize("game", SEARCHED)
def test_a_searching_bot_is_handed_views_and_nothing_more(game: str) -> None:
    """The type of what it gets is that of what a browser gets; so is what its playbook is made of."""
    for method in ("choose", "interject"):
        hints = get_type_hints(getattr(SearchBot, method))
        assert hints == get_type_hints(getattr(Bot, method))
        assert hints["view"] is View and not {State, Table} & set(hints.values())
    made_of = get_type_hints(book(game).__init__)
    assert not {State, Table} & set(made_of.values())


@pytest.mark.parametrize("game", SEARCHED)
def test_searching_bots_play_to_the_end(game: str) -> None:
    """They answer whatever they are asked with a legal move, and make standing moves that are theirs."""
    players = PLAYERS.get(game, 4)
    table = paravent.new(game, players, 3)
    play_out(table, [searching(game, FEW), *[simple(game)] * (players - 1)], Chance(3))

    assert table.outcome is not None


@pytest.mark.parametrize("game", SEARCHED)
def test_the_same_iterations_find_the_same_move(game: str) -> None:
    """Without a clock a search is determined by what it is given."""
    table = midway(game, 5)
    seat = table.owed()[0]
    given = (table.view(seat), prompt_for(table, seat), table.history(seat))
    thoughts = [searching(game, FEW).think(*given, Chance(1)).ranking for _ in range(2)]

    assert [(str(arm.move), arm.visits, arm.total) for arm in thoughts[0]] == [
        (str(arm.move), arm.visits, arm.total) for arm in thoughts[1]
    ]


@pytest.mark.parametrize("game", SEARCHED)
def test_the_search_cannot_tell_worlds_apart(game: str) -> None:
    """At a table where others hold other cards it thinks exactly the same: view, prompt and history come from that table."""
    table = midway(game, 6)
    seat, found = table.owed()[0], []
    for here in (table, in_another_world(table)):
        given = (here.view(seat), prompt_for(here, seat), here.history(seat))
        ranking = searching(game, FEW).think(*given, Chance(2)).ranking
        found.append([(str(arm.move), arm.visits, arm.total) for arm in ranking])

    assert found[0] == found[1]


@pytest.mark.parametrize("game", SEARCHED)
def test_imagined_worlds_look_like_the_true_one(game: str) -> None:
    """Every world of the pool shows the seat what it sees."""
    table = midway(game, 7)
    seat = table.owed()[0]
    view = table.view(seat)
    pool = Pool(book(game)(view, table.history(seat)), 6)
    for _ in range(6):
        pool.grow(Chance(len(pool.worlds)))

    assert all(table.rules.view(world, seat) == view for world in pool.worlds)
    assert any(world.dump() != table.state.dump() for world in pool.worlds), "whoever imagines only the truth has seen it"
    assert pool.reached == sorted(pool.reached) and pool.reached[0] > 0


def arm(move: Move, visits: int, value: float) -> Arm:
    made = Arm(move)
    made.visits, made.total = visits, value * visits
    return made


def test_nearly_equal_moves_are_mixed_and_worse_ones_never_made() -> None:
    """Whoever counts finds neither a favourite among equals nor a move that is always the one."""
    ranking = [arm(PREACH[0], 100, 0.5), arm(PREACH[1], 90, 0.495), arm(PREACH[2], 80, 0.4), arm(PREACH[3], 10, 0.6)]
    chosen = [one_of_the_best(ranking, Chance(seed)) for seed in range(200)]

    assert {str(move) for move in chosen} == {"preach 0", "preach 1"}
    assert 100 < chosen.count(PREACH[0]) < 180


@pytest.mark.parametrize("game", SEARCHED)
def test_a_search_ends_when_its_time_is_up(game: str) -> None:
    """After so many looks at the clock there is no other iteration; what was found is not thrown away."""
    table = midway(game, 5)
    seat = table.owed()[0]
    clock = count()
    bot = searching(game, Budget(iterations=10_000, seconds=7, worlds=4), lambda: float(next(clock)))
    ranking = bot.think(table.view(seat), prompt_for(table, seat), table.history(seat), Chance(1)).ranking

    assert sum(arm.visits for arm in ranking) == 6


@pytest.mark.parametrize("game", ["guru", "overseers", "sultans"])
def test_who_has_no_time_to_think_goes_by_the_rules(game: str) -> None:
    """Without a single iteration the move is the rule-based bot's, not any move."""
    table = midway(game, 5)
    seat = table.owed()[0]
    given = (table.view(seat), prompt_for(table, seat), table.history(seat))
    bot = searching(game, Budget(iterations=10_000, seconds=0.0, worlds=4), lambda: 0.0)

    assert bot.choose(*given, Chance(3)) == simple(game).choose(*given, Chance(3))


def test_who_can_imagine_no_world_goes_by_the_rules() -> None:
    """A playbook that is lost is not searched, nor does its bot interrupt."""
    table = midway("sultans", 5)
    seat = table.owed()[0]
    given = (table.view(seat), prompt_for(table, seat), table.history(seat))
    bot = searching("sultans", FEW)
    bot.book = Lost

    assert bot.choose(*given, Chance(3)) == simple("sultans").choose(*given, Chance(3))
    assert bot.interject(*given, Chance(3)) is None


class Lost(Playbook):
    """Knows nothing."""

    def __init__(self, view: View, history: Sequence[Event]) -> None:
        self.lost = True


def test_hard_sultans_score_more_than_simple_ones() -> None:
    """With a few dozen iterations a move already well over their mean, seats rotated."""
    mine = others = 0.0
    for number in range(8):
        bots: list[Bot] = [simple("sultans")] * 8
        bots[number] = searching("sultans", Budget(iterations=40, seconds=60.0, worlds=20))
        table = paravent.new("sultans", 8, 1000 + number, {"rounds": 3})
        play_out(table, bots, Chance(number))
        assert table.outcome is not None
        scores = table.outcome.scores
        mine += scores[number]
        others += (sum(scores) - scores[number]) / 7

    assert mine > 1.2 * others


@pytest.mark.parametrize("game", sorted(found()))
def test_an_easy_bot_plays_to_the_end_and_not_as_the_normal_one(game: str) -> None:
    """Whatever it is asked it answers with a legal move, and its level makes a difference."""
    players = PLAYERS.get(game, 4)
    records = []
    for name in ("easy", "normal"):
        table = paravent.new(game, players, 11)
        play_out(table, [bot_named(name, game)] * players, Chance(12))
        records.append(table.record())

    assert records[0] != records[1]


class Steady(Bot):
    """Always means its first move, and remembers how much it was told."""

    def __init__(self) -> None:
        self.told: list[int] = []

    def choose(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move:
        self.told.append(len(history))
        return prompt.moves[0]


def test_an_easy_bot_slips_into_a_move_of_the_same_kind() -> None:
    """One move in three is drawn anew from those of its kind; it remembers the last events only."""
    table = midway("guru", 6)
    seat, inner = table.owed()[0], Steady()
    moves = [*PREACH, CONVERT, *VANISH[:3]]
    made = [
        ForgetfulBot(inner).choose(table.view(seat), Prompt(seat, moves), table.history(seat), Chance(number))
        for number in range(300)
    ]

    assert set(made) == set(PREACH)
    assert 195 < made.count(PREACH[0]) < 255  # three in four: of what slips, one in four is the same move by chance
    assert len(table.history(seat)) > MEMORY and set(inner.told) == {MEMORY}


def test_an_assassin_who_is_left_alone_finds_something_to_do() -> None:
    """Quick play goes on when there is nobody left to strike at."""
    state = SultansState([ASSASSIN, SLAVE, SLAVE, SLAVE, SULTAN], GUARD)
    state.hidden, state.lap, state.phase = 1, 9, TURN[0]

    assert {str(act(state, 0, Chance(seed))) for seed in range(30)} == {"None"}


def test_other_seats_may_search_in_trees_of_their_own() -> None:
    """Asked together, each has its own root, whose moves are tried as often as it was asked there."""
    table = on("overseers", 3, lambda table: len(table.owed()) > 1)
    assert table is not None
    seat = table.owed()[0]
    played = book("overseers")(table.view(seat), table.history(seat))
    played.others_search = True
    search = Search(table.rules, played, seat, Chance(1))
    pool = Pool(played, 8)
    for _ in range(40):
        search.iterate(pool.draw(Chance(search.iterations)))

    assert sorted([seat, *search.other_roots]) == table.owed()
    for root in (search.root, *search.other_roots.values()):
        arms = [*root.arms, *(root.by_move or {}).values()]
        assert root.visits == sum(arm.visits for arm in arms) == 40
