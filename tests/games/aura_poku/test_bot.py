"""The simple player of Aura Poku: what it does in positions where the matter is clear."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean

import pytest

from bench.styles import play_one
from paravent.bots.bot import Bot, prompt_for
from paravent.bots.play import play_out
from paravent.bots.random import RandomBot
from paravent.core.chance import Chance
from paravent.core.rules import Event
from paravent.core.table import Table
from paravent.games.aura_poku.board import BOARDS
from paravent.games.aura_poku.cards import NODE
from paravent.games.aura_poku.events import Carried, Crossed, Given, Left, SourcePassed
from paravent.games.aura_poku.reckoning import Reckoning
from paravent.games.aura_poku.state import AFTER, MOVE, Accept, Haggle, Offers
from tests.bots.players import simple
from tests.games.aura_poku.positions import START, position

LUCK = range(20)
A3L = NODE["a3l"]


def answers(table: Table, seat: int = 0) -> set[str]:
    """What the bot answers, over several streams of chance."""
    view, prompt, history = table.view(seat), prompt_for(table, seat), table.history(seat)
    return {str(simple("aura_poku").choose(view, prompt, history, Chance(seed))) for seed in LUCK}


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
    """Cheap passage is paid as asked; for twenty a pawn it offers little, and not always the same."""
    waiting = "c3l p20 throne | 9"
    cheap = position("a3l p1 p2 | 5 | 1-3", waiting, START, phase=Offers(0, A3L, 1), negotiated=True)
    dear = position("a3l p1 p2 | 5 | 1-3", waiting, START, phase=Offers(0, A3L, 20), negotiated=True)

    assert answers(cheap, 1) == {"offer 1 1"}
    assert {"offer 1 1"} < answers(dear, 1) <= {f"offer {gold} 1" for gold in range(5)}


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


def test_it_brings_the_persecutor_home_when_it_leads() -> None:
    """One step before the village a crossing ends the game: at once, with two huts more than anybody."""
    table = position("village village a3l | 9 | 1-3", START, START, huts=[0, 0], persecutor=12, phase=AFTER[0])

    assert answers(table) == {"cross"}


def test_three_pawns_cross_for_one_sacrifice() -> None:
    """A-11 With all its pawns at the river it pays even the dearest card."""
    assert answers(position("a1l c1l c1l | 9 | 3-6", START, START)) == {"cross"}


def test_it_waits_on_the_altar_for_pawns_that_are_near() -> None:
    """A-11 Two that stand just before the court will cross for nothing; two at the throne are not worth the wait."""
    assert answers(position("a1l p5 p6 | 9 | 1-2", START, START)) == {"roll"}
    assert answers(position("a3l throne throne | 9 | 1-2", START, START)) == {"cross"}


def test_it_does_not_pay_to_leave_an_altar_without_need() -> None:
    """A-8 Three gold for a few points: another pawn walks."""
    assert answers(position("a3l p20 p22 | 9 | 1-3", START, START, phase=MOVE[0][2])) <= {
        "move 1 to p22",
        "move 1 to c2l",
        "move 2 to p24",
    }


def test_more_is_accepted_rather_than_less() -> None:
    """Of two passengers who are equally far the one who pays."""
    table = position(
        "a3l p1 p2 | 9 | 1-3", "c3l throne throne", "c3l throne throne",
        phase=Accept(0, A3L, 5), negotiated=True, offers=[(1, 6, 1), (2, 0, 1)],
    )  # fmt: skip

    assert answers(table) == {"accept 1"}


def test_purses_are_reckoned_from_what_was_told() -> None:
    """The start, coins and tolls as told; a gift or a sacrifice that was not shown counts as a usual one."""
    told: list[Event] = [
        SourcePassed(1, 0, 1, (4,)),
        Carried(1, 2, 3, (0,), NODE["l1l"]),
        Left(0, 0, NODE["a1l"], 3),
        Crossed(2, NODE["a1l"], (0,), NODE["l1l"], None),
        Given(0, None),
    ]
    reckoning = Reckoning(BOARDS["gold_coast"], [10, 10, 10], told)

    assert [round(purse, 2) for purse in reckoning.purses] == [round(7 + reckoning.gift, 2), 11, round(13 - 46 / 12, 2)]


@pytest.mark.parametrize("style", ["crosses always", "walks only"])
def test_plain_styles_lose_to_it(style: str) -> None:
    """Against three others neither walking only nor crossing always wins its share of forty games."""
    assert 4 * mean([play_one("aura_poku", style, "normal", number) for number in range(40)]) < 1


def test_the_simple_player_beats_random_ones() -> None:
    """Of 60 games for four, one against three random players, it wins more than half."""
    wins = 0
    for number in range(60):
        seat = number % 4
        bots: list[Bot] = [RandomBot() for _ in range(4)]
        bots[seat] = simple("aura_poku")
        table = position(START, START, START, START, first=seat)
        play_out(table, bots, Chance(number))
        assert table.outcome is not None
        wins += seat in table.outcome.winners
    assert wins > 30


def said(table: Table, seat: int) -> set[str | None]:
    """What the bot says unasked, over several streams of chance; None: nothing."""
    view, prompt, history = table.view(seat), prompt_for(table, seat), table.history(seat)
    found = {simple("aura_poku").interject(view, prompt, history, Chance(seed)) for seed in LUCK}
    return {None if move is None else str(move) for move in found}


def haggling(
    demand: int | None, words: Sequence[int], offers: Sequence[tuple[int, int, int]] = (), waiting: str = "c3l p20 throne"
) -> Table:
    return position(
        "a3l p1 p2 | 5 | 1-3", f"{waiting} | 9", START,
        phase=Haggle(0, A3L, demand), negotiated=True, haggling=True, words=words, offers=offers,
    )  # fmt: skip


def gold_of(word: str) -> int:
    return int(word.split()[1])


def test_a_passenger_opens_low_and_gives_way_when_asked_anew() -> None:
    """A-27 The first word is less than the third, and neither is more than is asked."""
    first, third = ([gold_of(word) for word in said(haggling(20, [left, left, 0]), 1) if word] for left in (6, 4))

    assert 0 < max(first) < max(third) < 20
    assert said(haggling(1, [6, 6, 0]), 1) == {"offer 1 1"}


def test_a_passenger_holds_out_until_the_caller_asks_anew() -> None:
    """A-27 One word for each question; and none where it would be no more than before."""
    assert said(haggling(20, [6, 5, 0], [(1, 1, 1)]), 1) == {None}
    assert said(haggling(20, [5, 5, 0], [(1, 9, 1)]), 1) == {None}


def test_a_passenger_walks_away_when_nothing_is_to_be_gained() -> None:
    """A-27 With the persecutor at the gate a crossing would end the game, which it would lose: the offer is taken back."""
    table = position(
        "a3l village p2 | 30 | 1-3", "c3l p20 throne | 9", START, huts=[0], persecutor=12,
        phase=Haggle(0, A3L, None), negotiated=True, haggling=True, words=[5, 5, 0], offers=[(1, 1, 1)],
    )  # fmt: skip

    assert said(table, 1) == {"withdraw"}


def test_a_caller_asks_anew_and_takes_what_pays() -> None:
    """A-27 While somebody may offer more, whatever the card (A-14); when all is said, the best offers, or none."""
    asked = answers(haggling(6, [6, 5, 0], [(1, 2, 1)]))
    assert any(line.startswith("ask ") for line in asked)
    assert answers(haggling(6, [6, 0, 0], [(1, 9, 1)])) == {"accept 1"}
    assert answers(haggling(6, [6, 0, 0], [(1, 0, 1)], "c3l village village")) <= {"accept none"}
