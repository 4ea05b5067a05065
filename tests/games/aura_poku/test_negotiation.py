"""Demands, sealed offers, acceptances."""

from __future__ import annotations

import pytest

from paravent import Event, Table, plain
from paravent.core.table import seen
from paravent.games.aura_poku.cards import NODE
from paravent.games.aura_poku.events import Accepted, Carried, Crossed, Demanded, NotOffered, Offered, PersecutorStepped
from paravent.games.aura_poku.moves import OFFER
from paravent.games.aura_poku.state import AFTER, BEFORE, Accept, Offers
from tests.games.aura_poku.positions import START, look, pawns, position, purses, truth
from tests.games.playing import legal, phase, play

DEMANDS = [*[f"demand {gold}" for gold in range(21)], "demand open"]
A1L = NODE["a1l"]


def bargain(card: str = "2-4", purse: int = 5, third: str = "c1l throne throne") -> Table:
    """Seat 0 on the altar; seat 1 with two pawns in its court, seat 2 with one or as given."""
    return position(f"a1l p30 p31 | {purse} | {card}", "c1l throne c1l | 4", f"{third} | 2")


def test_a_demand_needs_an_opponent_in_the_court() -> None:
    """A-12 In that court, not in another; own pawns there do not count."""
    table = position("a1l c1l c1l | 9 | 1-2", "c1u a1u throne | 10 | 1-3", START)

    assert legal(table) == ["roll", "cross"]


def test_a_demand_is_a_number_up_to_20_or_open() -> None:
    """A-12 It is public, and every opponent with pawns in that court is asked at once."""
    table = bargain()

    assert legal(table) == ["roll", "cross", *DEMANDS]
    assert play(table, "0 demand open") == [Demanded(0, A1L, None)]
    assert (phase(table), table.owed()) == (Offers(0, A1L, None), [1, 2])


def test_only_those_in_the_court_are_asked() -> None:
    """A-12 Seat 2 waits elsewhere."""
    table = bargain(third="c1u throne throne")

    assert play(table, "0 demand 7") == [Demanded(0, A1L, 7)]
    assert table.owed() == [1]


def test_an_offer_is_at_most_the_purse_for_at_most_the_pawns_in_the_court() -> None:
    """A-12 Gold in all, nothing up to everything, for one pawn or more; or none. The demand binds nobody."""
    table = bargain()
    play(table, "0 demand 20")

    assert legal(table, 1) == ["offer none", *[f"offer {gold} {count}" for gold in range(5) for count in (1, 2)]]
    assert legal(table, 2) == ["offer none", "offer 0 1", "offer 1 1", "offer 2 1"]


def test_offers_stay_sealed_until_all_are_in() -> None:
    """A-12 Then they are public, in the order of the seats."""
    table = bargain()
    play(table, "0 demand 2")

    assert play(table, "2 offer 2 1") == []
    assert look(table, 0).players[2].offer is None
    assert play(table, "1 offer 3 2") == [Offered(1, 3, 2), Offered(2, 2, 1)]
    assert phase(table) == Accept(0, A1L, 2)
    assert [player.offer for player in look(table, None).players] == [None, OFFER[3][1], OFFER[2][0]]


def test_when_nobody_offers_no_acceptance_is_asked() -> None:
    """A-12 The sacrificer goes on, but the negotiation of the turn is over."""
    table = bargain()

    assert play(table, "0 demand 2", "1 offer none", "2 offer none") == [NotOffered(1), NotOffered(2)]
    assert (phase(table), legal(table)) == (BEFORE[0], ["roll", "cross"])


def test_after_accept_none_one_may_still_cross_alone_or_not() -> None:
    """A-12 Accepting nobody binds to nothing; once a turn, also after the move."""
    table = bargain()
    events = play(table, "0 demand 2", "1 offer 3 2", "2 offer none", "0 accept none")

    assert events == [Accepted(0, ())]
    assert (phase(table), legal(table), purses(table)) == (BEFORE[0], ["roll", "cross"], [5, 4, 2])
    assert truth(table).offers == [None, None, None]
    after = position("a1l p30 p31 | 5 | 2-4", "c1l throne throne", START, phase=AFTER[0], negotiated=True)
    assert legal(after) == ["done", "cross"]


def test_one_may_negotiate_after_the_move_instead() -> None:
    """A-10 A-12 A-23 And is asked again when nothing came of it."""
    table = position("a1l p30 p31 | 5 | 2-4", "c1l throne throne", START, phase=AFTER[0])

    assert legal(table) == ["done", "cross", *DEMANDS]
    play(table, "0 demand 9", "1 offer none")
    assert (phase(table), legal(table)) == (AFTER[0], ["done", "cross"])


def test_who_has_sacrificed_cannot_negotiate() -> None:
    """A-10 One sacrifice per turn."""
    table = position("a1l p30 p31 | 5 | 2-4", "c1l throne throne", START, sacrificed=True)

    assert legal(table) == ["roll"]


def test_a_low_offer_may_be_taken_and_a_high_one_left() -> None:
    """A-12 Any subset; the accepted pay and land, the lowest-numbered pawns first; the sacrificer must cross."""
    table = bargain()
    events = play(table, "0 demand 2", "1 offer 4 1", "2 offer 1 1", "0 accept 1 2")

    assert events == [
        Accepted(0, (1, 2)),
        Carried(1, 0, 4, (0,), NODE["l1l"]),
        Carried(2, 0, 1, (0,), NODE["l1l"]),
        Crossed(0, A1L, (0,), NODE["l1l"], 4),
        PersecutorStepped(3),
    ]
    assert [pawns(table, seat) for seat in range(3)] == ["l1l p30 p31", "l1l throne c1l", "l1l throne throne"]
    low = bargain()
    play(low, "0 demand 2", "1 offer 4 1", "2 offer 1 1", "0 accept 2")
    assert (purses(low), pawns(low, 1)) == ([2, 4, 1], "c1l throne c1l")


def test_own_pawns_in_the_court_come_along_with_passengers() -> None:
    """A-11 For nothing."""
    table = position("a1l c1l p31 | 5 | 2-4", "c1l throne c1l | 4", START)
    play(table, "0 demand 2", "1 offer 1 1", "0 accept 1")

    assert (pawns(table, 0), purses(table)) == ("l1l l1l p31", [2, 3, 10])


@pytest.mark.parametrize(
    ("card", "purse", "moves"),
    [
        ("1-2", 0, ["accept none", "accept 1", "accept 1 2"]),
        ("3-6", 0, ["accept none"]),
        ("3-6", 3, ["accept none", "accept 1", "accept 1 2"]),
        ("3-6", 5, ["accept none", "accept 1", "accept 2", "accept 1 2"]),
    ],
)
def test_what_can_be_accepted_must_cover_the_card(card: str, purse: int, moves: list[str]) -> None:
    """A-13 Purse plus accepted offers; a sacrificer who can accept nobody is asked all the same."""
    table = bargain(card, purse)
    play(table, "0 demand 2", "1 offer 3 2", "2 offer 1 1")

    assert legal(table) == moves


def story(card: str) -> tuple[list[Event], list[Event], object, object]:
    """What seat 1 and a spectator are told and see of the same negotiation with another card."""
    table = bargain(card, 6)
    events = play(table, "0 demand 2") + play(table, "1 offer 3 2") + play(table, "2 offer 1 1")
    before = plain(look(table, 1))
    events += play(table, "0 accept 1")
    return seen(events, 1), seen(events, None), before, (plain(look(table, 1)), table.asked())


def test_nothing_that_others_are_told_depends_on_the_card() -> None:
    """A-14 Only the demand, the offers and what was accepted; the price stays a secret, from spectators too."""
    assert story("1-2") == story("3-6") == story("2-4")


def test_the_sacrificer_alone_is_told_the_price() -> None:
    """A-12 The sacrifice paid is never public."""
    table = bargain()
    events = play(table, "0 demand 2", "1 offer 3 2", "2 offer none", "0 accept 1")

    assert Crossed(0, A1L, (0,), NODE["l1l"], 4) in seen(events, 0)
    assert Crossed(0, A1L, (0,), NODE["l1l"], None) in seen(events, 1)
    assert Crossed(0, A1L, (0,), NODE["l1l"], None) in seen(events, None)
