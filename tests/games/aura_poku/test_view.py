"""Who sees what."""

from __future__ import annotations

import pytest

from paravent import Seat
from paravent.core.table import seen
from paravent.games.aura_poku.cards import NODE, SACRIFICES
from paravent.games.aura_poku.events import Drew, Stepped
from paravent.games.aura_poku.moves import OFFER
from paravent.games.aura_poku.state import Accept
from paravent.games.aura_poku.view import AuraPokuView, PlayerView
from tests.games.aura_poku.positions import START, look, position, truth
from tests.games.playing import play


def midgame(seat: Seat | None) -> AuraPokuView:
    table = position(
        "a1l p30 village | 3 | 2-4", "c1l throne throne | 7", "p8 throne throne | 12",
        obstacles="p5 p9", phase=Accept(0, NODE["a1l"], None), sources=[[4, 2], [], [2]], passed=[[2], [0, 1], []], huts=[0],
        persecutor=6, rings=1, first=1, round=7, negotiated=True, offers=[(1, 3, 1)], rings_to_move=3,
        last_takes_all=True, max_rounds=9,
    )  # fmt: skip
    return look(table, seat)


def seen_by(seat: Seat | None) -> AuraPokuView:
    """All that lies open, and the purse and card of this seat."""
    purses = [3, 7, 12]
    own = [purse if k == seat else None for k, purse in enumerate(purses)]
    card = SACRIFICES["2-4"] if seat == 0 else None
    players = (
        PlayerView(
            pawns=(NODE["a1l"], NODE["p30"], NODE["village"]),
            huts=(24,),
            offer=None,
            words=0,
            purse=own[0],
            card=card,
            score=None,
        ),
        PlayerView(
            pawns=(NODE["c1l"], NODE["throne"], NODE["throne"]),
            huts=(),
            offer=OFFER[3][0],
            words=0,
            purse=own[1],
            card=None,
            score=None,
        ),
        PlayerView(
            pawns=(NODE["p8"], NODE["throne"], NODE["throne"]), huts=(), offer=None, words=0, purse=own[2], card=None, score=None
        ),
    )
    return AuraPokuView(
        seat=seat, phase=Accept(0, NODE["a1l"], None), board="gold_coast", round=7, first=1, players=players,
        obstacles=(NODE["p5"], NODE["p9"]), sources=((4, 2), (), (2,)), passed=((2,), (0, 1), ()), taken=(0,),
        free=(21, 18, 16, 14, 12, 10, 8), persecutor=6, steps=13, rings=1, bag=43, pile=11, moved=False, sacrificed=False,
        negotiated=True, leftover=0, haggling=False, first_pays=0, rings_to_move=3, last_takes_all=True, max_rounds=9, ending="",
    )  # fmt: skip


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_seat_sees_what_lies_open_and_its_own_purse_and_card(seat: Seat | None) -> None:
    """A-14 Nobody sees the pile; purses and cards are their owners'; the offers on the table are everyone's."""
    assert midgame(seat) == seen_by(seat)


def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    """A-9 Others learn that a card was drawn."""
    table = position("c1l throne throne", START, START, pile="3-5")
    events = play(table, "0 step 0")

    assert seen(events, 0) == [Stepped(0, 0, NODE["a1l"]), Drew(0, SACRIFICES["3-5"])]
    assert seen(events, 1) == seen(events, None) == [Stepped(0, 0, NODE["a1l"]), Drew(0, None)]


def test_at_the_end_purses_are_counted_and_cards_stay_hidden() -> None:
    """A-12 A-20 The score shows the purse; what a sacrifice card says is never shown."""
    table = position("a1l throne throne | 5 | 2-4", "a1u throne throne | 5 | 3-6", START, persecutor=12)
    play(table, "0 cross")
    view = look(table, 2)

    assert [(player.purse, player.score, player.card) for player in view.players] == [(1, 1, None), (5, 5, None), (10, 10, None)]
    assert look(table, 1).players[1].card is SACRIFICES["3-6"]


def test_a_dump_is_the_whole_truth_in_words() -> None:
    """Names, not numbers, for places and cards."""
    table = position("a1l p30 village | 3 | 2-4", "c1l throne throne | 7", START, huts=[0], obstacles="p5", pile="1-2")
    state = truth(table).dump()

    assert state["phase"] == ["Before", 0]
    assert state["players"] == [
        {"pawns": ["a1l", "p30", "village"], "card": "2-4", "offer": None},
        {"pawns": ["c1l", "throne", "throne"], "card": None, "offer": None},
        {"pawns": ["throne", "throne", "throne"], "card": None, "offer": None},
    ]
    assert state["obstacles"] == ["p5"]
    pile = state["pile"]
    assert isinstance(pile, list) and pile[0] == "1-2"
