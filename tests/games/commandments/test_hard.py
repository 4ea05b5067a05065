"""The hard bot of The 3 Commandments: what it believes, what it tries, and that it follows its plans."""

from __future__ import annotations

import pytest

import paravent
from paravent.bots.bot import prompt_for
from paravent.bots.hints import hint
from paravent.bots.ismcts import Budget
from paravent.core.chance import Chance
from paravent.core.rules import Move
from paravent.games.commandments.beliefs import CommandmentsBeliefs
from paravent.games.commandments.hard import Contender, ThoughtfulBot, afresh, halved
from paravent.games.commandments.moves import Ordain, parse
from paravent.games.commandments.performances import Performances
from paravent.games.commandments.ritual import RIVALRY, advantage, outlook
from paravent.games.commandments.state import Perform
from paravent.games.commandments.worlds import Posterior
from tests.games.commandments.positions import look, perform, position, truth, undecided

SHORT = Budget(iterations=60, seconds=60.0, worlds=500)


def steps(text: str) -> list[Move]:
    return [parse(step.strip()) for step in text.split(";")]


def play(table: paravent.Table, bot: ThoughtfulBot, chance: Chance) -> Move:
    (seat,) = table.owed()
    move = bot.choose(table.view(seat), prompt_for(table, seat), [], chance)
    table.play(seat, move)
    return move


def test_cards_that_please_every_move_are_held_unlikely() -> None:
    """Black areas count for something whatever is moved: she would hardly have made that a commandment."""
    table = position("zoo to-triangle / dancer", players=4)
    beliefs = CommandmentsBeliefs(look(table, 1), Chance(1))
    first, second = beliefs.of_place(0), beliefs.of_place(1)

    assert abs(sum(world.likely for world in beliefs.worlds) - 1) < 1e-9
    assert second.get("black-areas", 0.0) < second.get("move-white", 0.0)
    assert max(first.values()) < 0.2


def test_beliefs_end_at_what_the_verdicts_leave() -> None:
    """Only cards that explain every mark are believed to lie there."""
    table = position("zoo to-triangle / dancer", players=4)
    perform(table, "take black O; put T0; take black O; put H0; take brown O; put T2")
    perform(table, "take white C; put C; take white C; put T1")
    likely = CommandmentsBeliefs(look(table, 3), Chance(1)).of_place(1)

    assert set(likely) == set(Posterior(look(table, 3), "auto").weights(1))
    assert set(likely) == {"to-triangle", "sentry"}


def test_the_best_prospect_pleases_both_commandments() -> None:
    """Where the three cards are as good as known, what promises most brings all they can give, and another brings nothing."""
    table = position("zoo to-triangle / dancer", players=4)
    worlds = CommandmentsBeliefs(look(table, 1), Chance(1)).worlds[:1]
    worlds[0] = type(worlds[0])(truth(table).places, 1.0)
    prospects = Performances(truth(table), 1, worlds, Chance(1)).prospects(4, 1)

    assert prospects[0].karma == 6
    assert prospects[-1].miss == 1


def test_a_move_that_fells_her_ends_the_outlook() -> None:
    """C-9 With three fate cards turned, a move that brings nothing gives each novice twenty and her nothing."""
    table = position("zoo to-triangle / dancer", players=4, fate=3)
    felled = outlook(truth(table), truth(table).places, 1, steps("take black O; put H0"), Chance(1))

    assert felled == advantage((0, 20, 20, 20), 1) == 20 - RIVALRY * 40 / 3


def test_a_novice_would_rather_see_her_fall() -> None:
    """C-22 With three fate cards turned, and nothing known, it fails on purpose: she falls half of the time at least."""
    fallen = 0
    for seed in range(18):
        table = position("zoo to-triangle / dancer", players=4, fate=3)
        bot, chance = ThoughtfulBot(SHORT), Chance(seed)
        while not truth(table).rituals and not truth(table).turns:
            play(table, bot, chance)
        fallen += [ritual.fallen for ritual in truth(table).rituals] == [True]

    assert fallen >= 9


def test_a_plan_is_followed_and_made_anew_for_another_beginning() -> None:
    """The steps of one move are those of one plan; a performance that somebody else began is ended legally."""
    table = position("zoo to-triangle / dancer", players=4)
    bot, chance = ThoughtfulBot(SHORT), Chance(5)
    made = [play(table, bot, chance)]
    plan = next(iter(bot.plans.values()))
    while len(made) < len(plan):
        made.append(play(table, bot, chance))
    assert made == plan

    perform(table, "gesture dance")
    play(table, bot, chance)
    assert truth(table).performance[0] == parse("gesture dance")


def test_a_thought_forgets_the_steps_already_made() -> None:
    """C-11 The artefact in hand is back, and no gesture is used, in the world from which all performances are tried."""
    table = position("zoo to-triangle / dancer", players=4)
    board = truth(table).board.copy()
    perform(table, "gesture dance; take black O")
    start = afresh(look(table, 1), Chance(1))

    assert (start.board, start.performance, start.taken, start.used) == (board, [], None, 0)


def test_a_priestess_sets_the_circle_that_she_rehearsed() -> None:
    """One ordination, one circle of fifteen, and the novices begin."""
    table = undecided(players=4)
    bot, chance = ThoughtfulBot(SHORT), Chance(2)
    moves = [play(table, bot, chance) for _ in range(16)]

    assert isinstance(moves[0], Ordain)
    assert moves[1:] in bot.plans.values()
    assert isinstance(truth(table).phase, Perform)


def test_halving_finds_the_better_arm() -> None:
    """The best first, all arms there, and most tries spent on the best half."""
    arms = [Contender(number, 0.0) for number in range(6)]
    found = halved(arms, lambda number, _: float(number), Budget(iterations=240, seconds=60.0, worlds=0))

    assert found[0].deed == 5
    assert sorted(arm.deed for arm in found) == list(range(6))
    assert found[0].tries > found[-1].tries


@pytest.mark.parametrize(("seconds", "tries"), [(6.0, [2, 2, 1, 1]), (3.0, [1, 1, 1, 0])])
def test_thinking_ends_by_the_clock_that_it_was_given(seconds: float, tries: list[int]) -> None:
    """Every attempt takes a second, and there are four arms: all of them once, the better half twice; or until time is up."""
    now = 0.0

    def attempt(number: int, _: int) -> float:
        nonlocal now
        now += 1.0
        return float(number)

    arms = [Contender(number, 0.0) for number in range(4)]
    found = halved(arms, attempt, Budget(iterations=10_000, seconds=seconds, worlds=0), lambda: now)

    assert now == seconds
    assert sorted((arm.tries for arm in found), reverse=True) == tries


def test_a_hint_names_three_moves_with_their_value() -> None:
    """To a novice and to a High Priestess who ordains or sets the circle alike, the best first."""
    midway = undecided(players=4)
    (priestess,) = midway.owed()
    for move in (midway.legal(priestess)[0], "set C", "set H0 lying"):
        midway.play(priestess, move)
    for table in (position("zoo to-triangle / dancer", players=4), undecided(players=4), midway):
        (seat,) = table.owed()
        given = hint("commandments", table.view(seat), prompt_for(table, seat), [], Chance(1), SHORT)

        assert len(given.best) == 3
        assert all(advice.value is not None and 0 < advice.value < 1 for advice in given.best)


def test_a_hint_never_advises_a_false_verdict() -> None:
    """C-12 What the game suggests, and nothing beside it; its value is how the ritual goes on from there."""
    table = position("zoo to-triangle / dancer", players=4, options={"judge": "priestess"})
    perform(table, "gesture animal; take black O; put T0")
    (seat,) = table.owed()
    given = hint("commandments", table.view(seat), prompt_for(table, seat), [], Chance(1), SHORT)

    assert [str(advice.move) for advice in given.best] == ["mark zoo to-triangle"]
    assert all(advice.value is not None for advice in given.best)


def test_a_priestess_who_lost_her_plan_goes_on_from_where_the_circle_stands() -> None:
    """Another bot, or the same after a restart, sets what is left of the fifteen."""
    table = undecided(players=4)
    chance = Chance(2)
    for _ in range(6):
        play(table, ThoughtfulBot(SHORT), chance)
    bot = ThoughtfulBot(SHORT)
    moves = [play(table, bot, chance) for _ in range(10)]

    assert moves in bot.plans.values()
    assert isinstance(truth(table).phase, Perform)
