"""The simple guru: what it does in positions where the matter is clear."""

from __future__ import annotations

import pytest

import paravent
from paravent.bots.bot import prompt_for
from paravent.bots.levels import bot_named
from paravent.bots.play import play_out
from paravent.core.chance import Chance
from paravent.core.table import Table
from paravent.games.guru.state import ACT, PENANCE
from tests.bots.players import simple
from tests.games.guru.positions import JOHN, JULIA, position
from tests.games.playing import play

OTHERS = "oronsho barks flurry"
LUCK = range(20)  # what the bot is sure of does not depend on its luck


def answers(table: Table, seat: int = 0) -> set[str]:
    """What the bot answers, over several streams of chance."""
    view, prompt, history = table.view(seat), prompt_for(table, seat), table.history(seat)
    return {str(simple("guru").choose(view, prompt, history, Chance(seed))) for seed in LUCK}


def test_a_batch_of_believers_is_converted() -> None:
    """Four listeners who will pay."""
    assert answers(position(f"{JULIA} | 12 | g-m-m g-co-sp o-p-l v-h-m", JOHN)) == {"convert"}


def test_before_the_end_a_single_believer_will_do() -> None:
    """With one active preacher more than gurus there may be no other turn; with two there is."""
    mine = f"{JULIA} | 12 | g-m-m"

    assert "convert" not in answers(position(mine, "panthero! bigmama! hungryogi"))
    assert answers(position(mine, "panthero! bigmama! hungryogi!")) == {"convert"}


def test_listeners_whose_preachers_are_gone_are_not_converted() -> None:
    """They believe, but bring nothing: no preacher that they match is active."""
    table = position("tom! geimer! gunther | 12 | o-p-m v-p-m b-p-m pi-p-m", JOHN, OTHERS)

    assert "convert" not in answers(table)


def test_an_unbeliever_leaves_a_full_stage() -> None:
    """Four believers and a stranger: the stranger is banished."""
    assert answers(position(f"{JULIA} | 12 | g-m-m g-co-sp o-p-l v-h-m o-co-sp", JOHN)) == {"banish orange-cones-speed"}


def test_a_stranger_is_swapped_for_another_gurus_believer() -> None:
    """Better than banishing: I get a listener who pays."""
    table = position(f"{JULIA} | 12 | o-co-sp", f"{JOHN} | 12 | g-p-m o-m-a")

    assert answers(table) == {"recruit green-pales-money for orange-cones-speed"}


def test_a_known_preacher_with_a_bounty_is_accused() -> None:
    """What a guru converts betrays the preachers: these members leave no other sect."""
    table = position(
        f"{JULIA} | 12 | o-co-sp o-co-r v-co-r",
        f"{JOHN} | 12+3 | b-co-sp b-ch-r b-h-l b-co-r b-h-sp b-ch-l",
        OTHERS,
        phase=ACT[1][1],
    )
    play(table, "1 convert", "2 preach 0", "2 preach 0", "2 preach 0")

    assert answers(table) == {"accuse 1 panthero"}


def test_of_two_gurus_alike_neither_is_favoured() -> None:
    """Whoever sits on the lower seat must not suffer for it: both are accused."""
    known = "b-co-sp b-ch-r b-h-l b-co-r b-h-sp b-ch-l", "pi-m-sp pi-ch-r pi-h-l pi-m-r pi-h-sp pi-ch-l"
    table = position(
        f"{JULIA} | 12 | o-co-sp o-co-r v-co-r", f"{JOHN} | 12+3 | {known[0]}", f"rosiella violet smailee | 12+3 | {known[1]}",
        phase=ACT[1][1],
    )  # fmt: skip
    play(table, "1 convert", "2 convert", "2 preach 0", "2 preach 1")

    assert answers(table) == {"accuse 1 panthero", "accuse 2 rosiella"}


def test_of_two_believers_alike_neither_is_favoured() -> None:
    """Both gurus are recruited from."""
    table = position(f"{JULIA} | 12 | o-co-sp", f"{JOHN} | 12 | g-p-sp", f"{OTHERS} | 12 | g-p-l")

    assert answers(table) == {f"recruit green-pales-{virtue} for orange-cones-speed" for virtue in ("speed", "laughter")}


def test_without_evidence_nobody_is_accused() -> None:
    """A bounty alone is no reason."""
    table = position(f"{JULIA} | 12 | o-co-sp o-co-r v-co-r", f"{JOHN} | 12+9", OTHERS)

    assert not [line for line in answers(table) if line.startswith("accuse")]


def test_a_preacher_who_is_found_out_vanishes() -> None:
    """Everyone can tell by the members that Panthero is mine, and all of them rest on him."""
    table = position(f"{JOHN} | 12 | b-co-sp b-ch-r b-h-l b-co-r b-h-sp b-ch-l", JULIA, OTHERS, phase=ACT[0][1])
    play(table, "0 convert", *["1 preach 0"] * 3, *["2 preach 1"] * 3)

    assert answers(table) == {"vanish panthero"}


def test_on_the_last_turn_nobody_needs_to_hide() -> None:
    """Nobody can accuse any more."""
    table = position(f"{JOHN} | 12 | b-co-sp b-ch-r b-h-l b-co-r b-h-sp b-ch-l", JULIA, OTHERS, phase=ACT[0][3], last_turn=True)
    play(table, "0 convert")

    assert not [line for line in answers(table) if line.startswith("vanish")]


def test_the_passer_by_who_believes_most_is_preached_to() -> None:
    """Save for an occasional bluff."""
    table = position(JULIA, JOHN, piles="* o-co-sp | * g-p-m | * g-co-sp | * v-h-l")
    view, prompt = table.view(0), prompt_for(table, 0)
    chosen = [str(simple("guru").choose(view, prompt, [], Chance(seed))) for seed in range(200)]

    assert 150 < chosen.count("preach 1") < 200


@pytest.mark.parametrize("owed", [3, 2, 1])
def test_after_a_false_accusation_strangers_go_first(owed: int) -> None:
    """G-5 The listener who is worth nothing is given up."""
    table = position(f"{JULIA} | 12 | g-m-m o-co-sp g-co-sp o-p-l", JOHN, phase=PENANCE[0][1][owed])

    assert answers(table) == {"discard orange-cones-speed"}


def test_who_remembers_little_plays_from_a_pile_that_was_made_anew() -> None:
    """What went into it has been forgotten by then: in this game an easy bot could not go on."""
    table = paravent.new("guru", 3, 23)
    play_out(table, [bot_named(name, "guru") for name in ("random", "easy", "easy")], Chance(23))

    assert table.over
