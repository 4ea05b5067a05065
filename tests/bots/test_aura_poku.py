"""The simple player of Aura Poku: what it does in positions where the matter is clear."""

from __future__ import annotations

from paravent.bots.bot import Bot, prompt_for
from paravent.bots.play import play_out
from paravent.bots.random import RandomBot
from paravent.bots.simple import SIMPLE
from paravent.core.chance import Chance
from paravent.core.table import Table
from paravent.games.aura_poku.cards import NODE
from paravent.games.aura_poku.state import AFTER, MOVE, Accept, Offers
from tests.games.aura_poku.positions import START, position

LUCK = range(20)
A3L = NODE["a3l"]


def answers(table: Table, seat: int = 0) -> set[str]:
    """What the bot answers, over several streams of chance."""
    view, prompt, history = table.view(seat), prompt_for(table, seat), table.history(seat)
    return {str(SIMPLE["aura_poku"].choose(view, prompt, history, Chance(seed))) for seed in LUCK}


def test_a_pawn_goes_home_when_it_can() -> None:
    """The best hut is worth more than any walk."""
    assert answers(position("p48 throne throne", START, START, phase=MOVE[0][4])) == {"move 0 to village"}


def test_a_coin_on_the_way_decides_between_like_walks() -> None:
    """Both pawns gain two points; one of them passes a source that holds a 6."""
    table = position("p42 p44 village", START, START, huts=[0], phase=MOVE[0][1], sources=[[], [], [6]])

    assert answers(table) == {"move 0 to p43"}


def test_with_company_in_the_court_it_negotiates() -> None:
    """Somewhere between a half and a little more than all that a crossing is worth to them, or open: it bluffs."""
    asked = answers(position("a3l p20 throne | 9 | 1-3", "c3l c3l throne", START))

    assert len(asked) > 2
    assert "demand open" in asked
    assert all(line.startswith("demand ") for line in asked)


def test_a_demand_does_not_depend_on_the_card() -> None:
    """A-14 The same for a cheap card and a dear one: a bluff that followed the price would tell it."""
    cheap, dear = (answers(position(f"a3l p20 throne | 9 | {card}", "c3l c3l throne", START)) for card in ("1-2", "3-6"))

    assert cheap == dear


def test_an_offer_is_never_more_than_is_asked_or_than_it_gains() -> None:
    """Cheap passage is taken as asked; for twenty a pawn it offers something small."""
    waiting = "c3l p20 throne | 9"
    cheap = position("a3l p1 p2 | 5 | 1-3", waiting, START, phase=Offers(0, A3L, 1), negotiated=True)
    dear = position("a3l p1 p2 | 5 | 1-3", waiting, START, phase=Offers(0, A3L, 20), negotiated=True)

    assert answers(cheap, 1) == {"offer 1 1"}
    (offer,) = answers(dear, 1)
    assert 1 < int(offer.split()[1]) < 8


def test_bad_offers_are_rejected() -> None:
    """Nothing for carrying two pawns of somebody who is nearly home: better alone, or not at all."""
    table = position(
        "a3l p1 p2 | 9 | 1-3", "c3l c3l village", START, huts=[1],
        phase=Accept(0, A3L, 5), negotiated=True, offers=[(1, 0, 2)],
    )  # fmt: skip

    assert answers(table) == {"accept none"}


def test_good_offers_are_accepted() -> None:
    """Tolls beyond the price."""
    table = position("a3l p1 p2 | 9 | 1-3", "c3l c3l throne", START, phase=Accept(0, A3L, 5), negotiated=True, offers=[(1, 9, 1)])

    assert answers(table) == {"accept 1"}


def test_it_does_not_cross_into_the_persecutors_arms() -> None:
    """One step before the village a crossing ends the game: not while behind."""
    table = position("a3l p45 p46 | 9 | 1-3", "village village throne", START, huts=[1, 1], persecutor=12, phase=AFTER[0])

    assert answers(table) == {"done"}


def test_the_simple_player_beats_random_ones() -> None:
    """Of 60 games for four, one against three random players, it wins far more than its quarter."""
    wins = 0
    for number in range(60):
        seat = number % 4
        bots: list[Bot] = [RandomBot() for _ in range(4)]
        bots[seat] = SIMPLE["aura_poku"]
        table = position(START, START, START, START, first=seat)
        play_out(table, bots, Chance(number))
        assert table.outcome is not None
        wins += seat in table.outcome.winners
    assert wins >= 40
