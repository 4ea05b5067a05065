"""Nothing silly: mistakes that were seen in games, each in a fixed position."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import paravent
from paravent.bots.bot import prompt_for
from paravent.bots.ismcts import Budget, Playbook, Pool
from paravent.bots.search_bot import SearchBot
from paravent.company import bot_of
from paravent.core.chance import Chance
from paravent.core.rules import Event, Move, Seat, State, View
from paravent.core.table import Table
from paravent.games.aura_poku.cards import NODE
from paravent.games.aura_poku.moves import Accept
from paravent.games.aura_poku.state import Accept as AcceptPhase
from paravent.games.guru.cards import FOLLOWERS
from paravent.games.guru.events import Recruited
from paravent.games.guru.moves import Recruit
from paravent.games.guru.swaps import undoing
from paravent.games.overseers import phases
from paravent.games.overseers.moves import Vote
from paravent.games.overseers.state import OverseersState
from paravent.games.sultans.state import GUARD_WINDOW
from tests.bots.players import book, searching, simple
from tests.bots.test_search import on
from tests.games.aura_poku.positions import START
from tests.games.aura_poku.positions import position as river
from tests.games.sultans.positions import position as palace

SMALL = Budget(iterations=60, seconds=60.0, worlds=20)


@pytest.mark.parametrize("guard", [1, 3])
def test_no_guard_leaves_a_visible_sultan_to_the_other_guard(guard: Seat) -> None:
    """S-7 Each of two visible guards beside him steps in, whatever it thinks of the other."""
    table = palace("a^ g^ S^ g^ s s s a", spare="v", phase=GUARD_WINDOW[0][2])
    given = (table.view(guard), prompt_for(table, guard), table.history(guard))
    answers = {str(searching("sultans", SMALL).choose(*given, Chance(seed))) for seed in range(8)}

    assert answers == {"intervene"}


class Indifferent(Playbook):
    """Overseers to whom no vote is better than another."""

    def __init__(self, view: View, history: Sequence[Event]) -> None:
        self.inner = book("overseers")(view, history)

    def world(self, chance: Chance) -> State:
        return self.inner.world(chance)

    def rollout(self, s: State, seat: Seat, chance: Chance) -> Move:
        return self.inner.rollout(s, seat, chance)

    def is_settled(self, s: State) -> bool:
        return not isinstance(s.phase, phases.Vote)

    def value(self, s: State, seat: Seat) -> float:
        return 0.5

    def sensible(self, moves: list[Move], pool: Pool) -> Move | None:
        return self.inner.sensible(moves, pool)


def at_the_vote(seed: int) -> Table:
    table = on("overseers", seed, lambda table: isinstance(table.state.phase, phases.Vote))
    assert table is not None
    return table


@pytest.mark.parametrize("seed", range(4))
def test_of_votes_that_promise_the_same_the_richest_gets_it(seed: int) -> None:
    """Whoever has most in most of the worlds that the voter thinks of; not whom the dice choose."""
    table = at_the_vote(seed)
    seat = table.owed()[0]
    view, prompt, history = table.view(seat), prompt_for(table, seat), table.history(seat)
    pool = Pool(book("overseers")(view, history), 200)
    for _ in range(200):
        pool.grow(Chance(len(pool.worlds)))
    shares = dict.fromkeys([move.seat for move in prompt.moves if isinstance(move, Vote)], 0.0)
    for world, reached, before in zip(pool.worlds, pool.reached, [0.0, *pool.reached], strict=False):
        assert isinstance(world, OverseersState)
        points = {other: world.overseers[other].round_score() for other in shares}
        for other in shares:
            shares[other] += (reached - before) * (points[other] == max(points.values()))
    bot = SearchBot(table.rules, Indifferent, Budget(iterations=40, seconds=60.0, worlds=200), simple("overseers"))
    thought = bot.think(view, prompt, history, Chance(3)).pool

    assert pool.book.sensible(list(prompt.moves), pool) == Vote(max(shares, key=lambda other: shares[other]))
    assert bot.choose(view, prompt, history, Chance(3)) == thought.book.sensible(list(prompt.moves), thought)


def test_the_same_listeners_are_not_swapped_back() -> None:
    """Neither by who has swapped them nor by who had to."""
    found = 0
    for seed in range(12):
        table, chance = paravent.new("guru", 3, seed), Chance(seed)
        while not table.over and found < 3:
            seat = table.owed()[0]
            given = (table.view(seat), prompt_for(table, seat), table.history(seat))
            back = [move for move in table.legal(seat) if (swap := as_swap(move)) and swap in undoing(seat, given[2])]
            if back:
                found += 1
                maker = book("guru")(given[0], given[2])
                assert not set(map(str, back)) & set(map(str, maker.candidates(maker.world(chance), seat, table.legal(seat))))
            table.play(seat, simple("guru").choose(*given, chance))

    assert found == 3
    swapped = Recruited(0, 1, FOLLOWERS[3], FOLLOWERS[8])
    assert undoing(swapped.guru, [swapped]) == {(swapped.theirs, swapped.mine)}
    assert undoing(swapped.seat, [swapped]) == {(swapped.mine, swapped.theirs)}


def as_swap(move: Move) -> tuple[object, ...] | None:
    return (move.theirs, move.mine) if isinstance(move, Recruit) else None


def test_who_asked_for_eight_does_not_take_one() -> None:
    """Nobody of the company, and no hard bot; a third of what was asked is no insult."""
    altar = NODE["a3l"]
    for gold, may in ((1, False), (3, True)):
        table = river(
            "a3l p1 p2 | 9 | 1-3", "c3l c3l throne", START,
            phase=AcceptPhase(0, altar, 8), negotiated=True, offers=[(1, gold, 1)],
        )  # fmt: skip
        given = (table.view(0), prompt_for(table, 0), table.history(0))
        maker = book("aura_poku")(given[0], given[2])
        looked_at = maker.candidates(maker.world(Chance(1)), 0, table.legal(0))

        assert (Accept((1,)) in looked_at) is may
        if not may:
            assert str(bot_of("normal", "aura_poku", key="rosalba").choose(*given, Chance(2))) != "accept 1"
