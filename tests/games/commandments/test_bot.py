"""The novice and the High Priestess in the rule-based bot."""

from __future__ import annotations

from collections import Counter

import paravent
from paravent.bots.bot import prompt_for
from paravent.core.chance import Chance
from paravent.core.rules import Move
from paravent.games.commandments.bot import HOPE, Priestess
from paravent.games.commandments.events import Judged
from paravent.games.commandments.pieces import ARTEFACTS, COLOURS, PER_COLOUR
from paravent.games.commandments.rehearsal import random_board
from paravent.games.commandments.state import CommandmentsState, Perform
from tests.bots.players import simple
from tests.games.commandments.positions import look, perform, position, undecided

BOT = simple("commandments")
RITUALS = 24


def karma_by_round(seed: int) -> list[list[int]]:
    """A ritual of three with a random legal triple in a random circle: what the learning novices earned, round by round."""
    table, chance = paravent.new("commandments", 3, seed=seed), Chance(f"ritual {seed}")
    rounds: list[list[int]] = [[], [], [], []]
    while isinstance(table.state, CommandmentsState) and not table.state.rituals:
        (seat,) = table.owed()
        novice = isinstance(table.state.phase, Perform)
        move = BOT.choose(table.view(seat), prompt_for(table, seat), [], chance) if novice else chance.choice(table.legal(seat))
        at = table.state.round - 1
        rounds[at] += [event.karma for event in table.play(seat, move) if isinstance(event, Judged)]
    return rounds


def test_novices_learn_through_a_ritual() -> None:
    """Over random triples karma per move rises: the last two rounds bring far more than the first."""
    rituals = [karma_by_round(seed) for seed in range(RITUALS)]
    means = []
    for half in ((0,), (2, 3)):
        karma = [value for rounds in rituals for at in half for value in rounds[at]]
        means.append(sum(karma) / len(karma))

    assert means[1] > 1.5 * means[0]


def test_a_novice_repeats_what_pleased() -> None:
    """When a triangle has pleased and nothing else could explain it, the next one goes to a triangle too."""
    table = position("zoo to-triangle / dancer", players=4)
    perform(table, "take black O; put T0; take black O; put H0; take brown O; put T2")
    perform(table, "take white C; put C; take white C; put T1")
    pleased = 0
    for seed in range(10):
        pleased += any(event.karma for event in play_move(table.clone(), Chance(seed)))

    assert pleased >= 8


def play_move(table: paravent.Table, chance: Chance) -> list[Judged]:
    (novice,) = table.owed()
    judged: list[Judged] = []
    while not judged:
        move: Move = BOT.choose(table.view(novice), prompt_for(table, novice), [], chance)
        judged = [event for event in table.play(novice, move) if isinstance(event, Judged)]
    return judged


def test_a_priestess_ordains_so_that_luck_pays_now_and_then() -> None:
    """Of two hopeless action cards and two easy artefact cards she makes neither nothing nor everything please."""
    table = undecided("blessing on-your-knees not-brown to-triangle")
    move = BOT.choose(table.view(0), prompt_for(table, 0), [], Chance(4))
    priestess, chance = Priestess(look(table, 0)), Chance(5)
    scenes = [scene for _ in range(10) for scene in priestess.scenes(random_board(chance), chance)]
    first, second, _, taboo = str(move).split()[1:]

    assert priestess.oddity([priestess.cards[id] for id in (first, second, taboo)], scenes) < HOPE / 2


def test_a_priestess_sets_one_circle_in_fifteen_steps() -> None:
    """She keeps nothing between decisions, yet sets the very circle that she thought of at first, five of each colour."""
    table = undecided()
    table.play(0, BOT.choose(table.view(0), prompt_for(table, 0), [], Chance(1)))
    planned = [str(step) for step in Priestess(look(table, 0)).circle()]
    made = []
    for number in range(ARTEFACTS):
        made.append(str(BOT.choose(table.view(0), prompt_for(table, 0), [], Chance(number))))
        table.play(0, made[-1])

    assert made == planned
    assert isinstance(table.state.phase, Perform)
    assert Counter(heap.colour for heap in look(table, 0).board for _ in range(heap.number)) == dict.fromkeys(COLOURS, PER_COLOUR)


def test_a_bot_marks_as_suggested() -> None:
    """C-12 The High Priestess in the bot never departs from the game's suggestion."""
    table = position(options={"judge": "priestess"})
    perform(table, "gesture dance; take white C; put T0")

    assert str(BOT.choose(table.view(0), prompt_for(table, 0), [], Chance(1))) == "mark dancer to-triangle move-white"
