"""The simple overseer: what it does in positions where the matter is clear."""

from __future__ import annotations

import pytest

import paravent
from paravent.bots.bot import Bot, prompt_for
from paravent.bots.play import play_out
from paravent.bots.random import RandomBot
from paravent.core.chance import Chance
from paravent.core.table import Table
from paravent.games.overseers import phases
from tests.bots.players import simple
from tests.games.overseers.positions import position

LUCK = range(10)
GAMES = 60


def answers(table: Table, seat: int = 0) -> set[str]:
    """What the bot answers, over several streams of chance."""
    view, prompt, history = table.view(seat), prompt_for(table, seat), table.history(seat)
    return {str(simple("overseers").choose(view, prompt, history, Chance(seed))) for seed in LUCK}


@pytest.mark.parametrize(
    ("hand", "pack", "answer"),
    [
        ("p2", "mu p b t", "pick piety"),  # the third piety makes 21
        ("h", "ma h t", "pick honesty"),  # the second makes 10, and there is time for a third
        ("b4", "p mu", "pick murder"),  # too late to begin a set
    ],
)
def test_it_picks_what_completes_a_set_or_is_worth_most(hand: str, pack: str, answer: str) -> None:
    """A set counts only as far as it can still be finished."""
    table = position(f"*xie | pack: {pack} | hand: {hand}", "tao | pack: h", "suyin | pack: ma", phase=phases.PICK[1])
    assert answers(table) == {answer}


def test_it_discards_what_it_misses_least() -> None:
    """A single piety beside a set of honesties."""
    table = position("*gan | hand: h3 p mu b", "tao | hand: p", "suyin | hand: ma", phase=phases.DISCARDING)
    assert answers(table) == {"discard piety"}


def test_it_hides_its_set() -> None:
    """Of three pieties, a theft and a malice at most one piety lies on top."""
    table = position("*gan | hand: p3 t ma", "tao | hand: h5", "suyin | hand: mu2 b3", phase=phases.PLACEMENT)
    assert answers(table) == {"place malice piety theft / piety piety"}


def test_it_votes_for_whoever_shows_most() -> None:
    """Two pieties promise more than three malices."""
    table = position("*gan | b t ma / p h", "tao | p2 mu / ma h", "suyin | ma3 / b h")
    assert answers(table) == {"vote 1"}


def test_yanmei_tilts_and_nuying_slides_where_it_pays() -> None:
    """Lone pieties are worth five; a theft becomes a murder."""
    yanmei = position("*yanmei | p mu h / ma b", "tao | p2 mu / ma h", "suyin | ma2 t / b h", phase=phases.TILTING[0])
    nuying = position("*nuying | mu h b / t ma", "tao | p2 mu / ma h", "suyin | ma2 t / b h", phase=phases.SLIDING[0])
    assert (answers(yanmei), answers(nuying)) == ({"tilt t0"}, {"slide b0 under t1"})


def test_it_may_admit_when_it_is_rich_and_denies_when_it_is_poor() -> None:
    """The cheapest pair goes, if others look poorer by a margin that is drawn; a poor one hopes for compensation."""
    rich = position("*gan | p2 t / p ma", "tao | ma2 t / h h", "suyin | b ma / b h", phase=phases.JUDGEMENT[0])
    poor = position("*gan | p t ma / h ma", "tao | mu2 b / h h", "suyin | mu ma / b h", phase=phases.JUDGEMENT[0])
    assert (answers(rich), answers(poor)) == ({"admit t2 b1", "deny"}, {"deny"})


def test_it_takes_robs_and_gives_to_its_advantage() -> None:
    """The best card of the discard; the richest victim; the cheapest gift."""
    rows = ("*gan | h2 t / t ma", "xie | mu2 b / h h", "suyin | mu ma / b h")
    taking = position(*rows, phase=phases.COMPENSATION[0], discard="b p p", revealed=True)
    robbing = position(*rows, phase=phases.THEFT[0], revealed=True)
    giving = position(*rows, phase=phases.GIFT[0][1], revealed=True)
    assert (answers(taking), answers(robbing)) == ({"take benevolence"}, {"rob 1"})
    assert answers(giving) <= {"give t2", "give b0"}


def test_the_simple_overseer_beats_random_ones() -> None:
    """Of 60 games for four, one against three random overseers, it wins far more than its quarter."""
    wins = 0
    for number in range(GAMES):
        seat = number % 4
        bots: list[Bot] = [RandomBot() for _ in range(4)]
        bots[seat] = simple("overseers")
        table = paravent.new("overseers", 4, number)
        play_out(table, bots, Chance(number))
        assert table.outcome is not None
        wins += seat in table.outcome.winners

    assert wins > 0.75 * GAMES
