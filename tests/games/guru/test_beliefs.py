"""Beliefs: what others did moves them the right way."""

from __future__ import annotations

import pytest

import paravent
from bench.fixed.guru import STYLES
from paravent.bots.bot import prompt_for
from paravent.core.chance import Chance
from paravent.core.rules import Move, Seat
from paravent.core.table import Table
from paravent.games.guru.beliefs import Deed, GuruBeliefs, Poses
from paravent.games.guru.cards import PREACHERS, mask_of
from paravent.games.guru.moves import Accuse, Preach
from paravent.games.guru.state import GuruState

GREEN, CONES, SPEED, PINK = 1, 1 << 6, 1 << 11, 1 << 3


PROPHET: Seat = 3
OPENING = 5  # rounds before anybody is accused


def preached(taken: int, passed: list[int]) -> float:
    """How likely such a preaching is for a guru of greens, cones and speed."""
    return Deed(0, taken, passed, 0, 0).likelihood(GREEN | CONES | SPEED)


def test_preaching_speaks_for_those_who_would_gain_most() -> None:
    """A listener who believes more than all passed over; who believes less than one of them is there for show."""
    assert preached(GREEN | CONES, [GREEN, 0, 0]) > 0.7
    assert preached(GREEN, [CONES | SPEED, 0, 0]) < preached(GREEN, [0, 0, 0])
    assert preached(0, [GREEN, 0, 0]) < 0.1


@pytest.mark.parametrize(
    ("deed", "fitting", "odd"),
    [
        (Deed(0, GREEN | CONES, [SPEED, PINK], 0, 0), GREEN, SPEED),
        (Deed(0, 0, [], GREEN, 0), SPEED, GREEN),
        (Deed(0, GREEN, [], SPEED, 0), GREEN, SPEED),
        (Deed(0, 0, [], 0, PINK), GREEN, PINK),
    ],
)
def test_deeds_fit_some_sects_better(deed: Deed, fitting: int, odd: int) -> None:
    """To preach, to send away, to entice and to denounce each say something, and exclude nobody."""
    assert deed.likelihood(fitting) > deed.likelihood(odd) > 0


def test_what_is_exposed_attracts_nobody() -> None:
    """A guru whose preacher is known by then preaches as one without it would."""
    known, unknown = Deed(GREEN, GREEN, [CONES], 0, 0), Deed(0, GREEN, [CONES], 0, 0)

    assert known.likelihood(GREEN | SPEED) == known.likelihood(SPEED) == unknown.likelihood(SPEED)
    assert unknown.likelihood(GREEN | SPEED) > known.likelihood(GREEN | SPEED)


def test_a_part_is_made_of_what_the_sect_lacks() -> None:
    """Who always preaches to greens is, if they pose, no guru of greens."""
    poses = Poses([Deed(0, GREEN, [CONES, SPEED, PINK], 0, 0)] * 6)

    assert poses.fit(PINK | CONES | SPEED) > poses.fit(PINK | GREEN | SPEED)


@pytest.mark.parametrize("seed", [0, 2, 3, 4])
def test_who_was_fooled_twice_is_not_fooled_a_third_time(seed: int) -> None:
    """After false accusations of a false prophet nothing that they preach is held to be as sure as at first."""
    held, sincere = accused_in_turn(paravent.new("guru", 4, seed), seed)

    assert not held[0][1], "the prophet's preaching is believed at first"
    assert sum(not true for _, true in held[:4]) >= 2
    assert max(likely for likely, _ in held[2:4]) < 0.6
    assert sincere[-1] < sincere[0]


def state_of(table: Table) -> GuruState:
    assert isinstance(table.state, GuruState)
    return table.state


def accused_in_turn(table: Table, seed: int) -> tuple[list[tuple[float, bool]], list[float]]:
    """Five accusations of a false prophet by what seat 0 believes.

    Of each how likely it was held to be and whether it was true; and before each how likely the prophet was no poser.
    """
    held: list[tuple[float, bool]] = []
    sincere: list[float] = []
    chance = Chance(seed)
    while len(held) < 5:
        seat = table.owed()[0]
        accusations = [move for move in table.legal(seat) if isinstance(move, Accuse) and move.guru == PROPHET]
        if seat == 0 and accusations and state_of(table).round >= OPENING:
            beliefs = GuruBeliefs(table.view(0), table.history(0))
            likely = beliefs.suspicion()[PROPHET]
            move = max(accusations, key=lambda move: likely[move.preacher.index])
            sincere.append(1 - beliefs.kinds(PROPHET)[-1])
            held.append((likely[move.preacher.index], state_of(table).sects[PROPHET].active & move.preacher.bit != 0))
            table.play(seat, move)
        else:
            table.play(seat, preaching(table, seat, chance))
    return held, sincere


def preaching(table: Table, seat: Seat, chance: Chance) -> Move:
    """The prophet's own way; the others preach to the first passer-by."""
    if seat == PROPHET:
        return STYLES["false prophet"].choose(table.view(seat), prompt_for(table, seat), table.history(seat), chance)
    moves = table.legal(seat)
    return next((move for move in moves if isinstance(move, Preach)), moves[0])


def test_an_honest_guru_is_believed() -> None:
    """Who preaches to their own believers every time is taken for sincere, and found out."""
    table, chance = paravent.new("guru", 4, 2), Chance(2)
    while state_of(table).round < OPENING:
        seat = table.owed()[0]
        if seat == PROPHET:
            move = STYLES["silent collector"].choose(table.view(seat), prompt_for(table, seat), table.history(seat), chance)
        else:
            move = preaching(table, seat, chance)
        table.play(seat, move)
    beliefs = GuruBeliefs(table.view(0), table.history(0))
    likely = beliefs.suspicion()[PROPHET]
    best = max(PREACHERS, key=lambda preacher: likely[preacher.index])

    assert beliefs.kinds(PROPHET)[-1] < 0.15
    assert likely[best.index] > 0.8
    assert mask_of([best]) & state_of(table).sects[PROPHET].active
