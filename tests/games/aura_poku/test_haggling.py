"""Open bargaining: a call, offers and demands in the open, a choice."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from paravent import Chance, Event, IllegalMove, NotAsked, Table, plain
from paravent.core.table import seen
from paravent.games.aura_poku.cards import NODE
from paravent.games.aura_poku.events import Accepted, Asked, Called, Carried, Crossed, Offered, PersecutorStepped, Withdrew
from paravent.games.aura_poku.moves import ACCEPT, OFFER
from paravent.games.aura_poku.state import AFTER, BEFORE, Haggle
from tests.games.aura_poku.positions import START, look, pawns, position, purses, truth
from tests.games.playing import legal, phase, play

A1L = NODE["a1l"]
CALLS = [*[f"call {gold}" for gold in range(21)], "call"]
ASKS = [*[f"ask {gold}" for gold in range(21)], "ask open"]


def bargain(card: str = "2-4", purse: int = 5, third: str = "c1l throne throne") -> Table:
    """Seat 0 on the altar; seat 1 with two pawns in its court, seat 2 with one or as given."""
    return position(f"a1l p30 p31 | {purse} | {card}", "c1l throne c1l | 4", f"{third} | 2", haggling=True)


def open_to(table: Table, seat: int) -> list[str]:
    """The standing moves of a seat."""
    return [str(move) for move in table.standing(seat)]


def words(table: Table) -> list[int]:
    return [player.words for player in look(table, None).players]


def test_a_call_opens_the_haggling() -> None:
    """A-27 With a price per pawn or without; the caller alone is asked, those in the court may speak."""
    table = bargain()

    assert legal(table) == ["roll", "cross", *CALLS]
    assert play(table, "0 call 3") == [Called(0, A1L, 3)]
    assert (phase(table), table.asked(), words(table)) == (Haggle(0, A1L, 3), [0], [6, 6, 6])
    assert legal(table, 0) == ["accept none", *ASKS]
    other = bargain()
    assert play(other, "0 call") == [Called(0, A1L, None)]
    assert phase(other) == Haggle(0, A1L, None)


def test_nobody_calls_in_an_empty_court() -> None:
    """A-12 A-27 An opponent in that court is needed, once a turn, before the sacrifice."""
    assert legal(position("a1l c1l c1l | 9 | 1-2", "c1u throne throne", START, haggling=True)) == ["roll", "cross"]
    negotiated = position("a1l p30 p31 | 5 | 2-4", "c1l throne throne", START, phase=AFTER[0], negotiated=True, haggling=True)
    assert legal(negotiated) == ["done", "cross"]


def test_those_in_the_court_offer_what_they_have() -> None:
    """A-27 Up to the purse, for any number of pawns there; nobody else may speak, and nothing is there to withdraw yet."""
    table = bargain(third="c1u throne throne")
    play(table, "0 call 20")

    assert open_to(table, 1) == [f"offer {gold} {count}" for gold in range(5) for count in (1, 2)]
    assert (open_to(table, 0), open_to(table, 2)) == ([], [])
    with pytest.raises(NotAsked):
        table.play(2, "offer 1 1")
    with pytest.raises(NotAsked):
        table.play(1, "offer 5 1")
    with pytest.raises(NotAsked):
        table.play(1, "withdraw")


def test_offers_lie_open_at_once_and_change_the_callers_question() -> None:
    """A-27 Everyone sees an offer as soon as it is made; a new one takes its place; one can be taken back."""
    table = bargain()
    play(table, "0 call 2")

    assert play(table, "1 offer 1 2") == [Offered(1, 1, 2)]
    assert [look(table, seat).players[1].offer for seat in (0, 1, 2, None)] == [OFFER[1][1]] * 4
    assert legal(table, 0) == ["accept none", "accept 1", *ASKS]
    assert play(table, "2 offer 2 1") == [Offered(2, 2, 1)]
    assert play(table, "1 offer 3 2") == [Offered(1, 3, 2)]
    assert legal(table, 0) == ["accept none", "accept 1", "accept 2", "accept 1 2", *ASKS]
    assert play(table, "2 withdraw") == [Withdrew(2)]
    assert (legal(table, 0), words(table)) == (["accept none", "accept 1", *ASKS], [6, 4, 4])


def test_the_caller_asks_anew_and_the_offers_stay() -> None:
    """A-27 The demand binds nobody; it is public."""
    table = bargain()
    play(table, "0 call 9", "1 offer 1 1")

    assert play(table, "0 ask 2") == [Asked(0, 2)]
    assert (phase(table), look(table, None).players[1].offer, words(table)) == (Haggle(0, A1L, 2), OFFER[1][0], [5, 5, 6])
    assert play(table, "0 ask open") == [Asked(0, None)]
    assert phase(table) == Haggle(0, A1L, None)


def test_an_offer_counts_as_it_stands_when_it_is_accepted() -> None:
    """A-27 The last one is paid, and all cross."""
    table = bargain()
    events = play(table, "0 call 2", "1 offer 1 1", "2 offer 2 1", "1 offer 4 2", "0 accept 1")

    assert events == [Accepted(0, (1,)), Carried(1, 0, 4, (0, 2), NODE["l1l"]), Crossed(0, A1L, (0,), NODE["l1l"], 4),
                      PersecutorStepped(3)]  # fmt: skip
    assert ([pawns(table, seat) for seat in range(3)], purses(table)) == (
        ["l1l p30 p31", "l1l throne l1l", "c1l throne throne"], [5, 0, 2],
    )  # fmt: skip
    assert (phase(table), words(table), truth(table).offers) == (BEFORE[0], [0, 0, 0], [None, None, None])


def test_accept_none_ends_it_without() -> None:
    """A-27 One may then still cross alone, or not; nobody speaks any more."""
    table = bargain()

    assert play(table, "0 call 2", "1 offer 3 2", "0 accept none") == [Accepted(0, ())]
    assert (phase(table), legal(table), open_to(table, 1)) == (BEFORE[0], ["roll", "cross"], [])
    assert purses(table) == [5, 4, 2]


def test_everyone_may_speak_six_times() -> None:
    """A-27 So a haggling ends: after six words one is silent, and the last offer stands; the caller asks anew six times."""
    table = bargain()
    play(table, "0 call", *[f"1 offer {gold} 1" for gold in (0, 1, 0, 1, 2)], "1 withdraw")

    assert (open_to(table, 1), words(table)) == ([], [6, 0, 6])
    with pytest.raises(NotAsked):
        table.play(1, "offer 1 1")
    play(table, *[f"0 ask {gold}" for gold in range(6)])
    assert legal(table, 0) == ["accept none"]
    with pytest.raises(IllegalMove):
        table.play(0, "ask 3")
    assert len(open_to(table, 2)) == 3


def test_who_runs_out_of_time_accepts_nobody() -> None:
    """A-27 The clock ends a haggling."""
    table = bargain()
    play(table, "0 call 2", "1 offer 4 1")

    assert table.default_move(0, Chance(1)) is ACCEPT[0]


@pytest.mark.parametrize(
    ("card", "purse", "takes"),
    [
        ("1-2", 0, ["accept none", "accept 1", "accept 1 2"]),
        ("3-6", 0, ["accept none"]),
        ("3-6", 3, ["accept none", "accept 1", "accept 1 2"]),
    ],
)
def test_what_is_taken_must_cover_the_card(card: str, purse: int, takes: list[str]) -> None:
    """A-13 A-27 Shown to the caller only."""
    table = bargain(card, purse)
    play(table, "0 call 2", "1 offer 3 2", "2 offer 1 1")

    assert legal(table) == [*takes, *ASKS]


def story(card: str, plays: Sequence[str]) -> tuple[list[Event], list[Event], object, list[str], list[str]]:
    """What seat 1 and a spectator are told of the same haggling with another card, and what seats 1 and 2 see and may say."""
    table = bargain(card, 6)
    events = [event for line in plays for event in play(table, line)]
    return seen(events, 1), seen(events, None), plain(look(table, 1)), open_to(table, 1), open_to(table, 2)


def test_nothing_that_others_hear_depends_on_the_card() -> None:
    """A-14 A-27 Calls, offers, demands and what was taken; the price stays a secret."""
    for plays in (["0 call 2", "1 offer 3 2", "0 ask 1"], ["0 call", "1 offer 3 2", "2 offer 1 1", "0 accept 1"]):
        assert story("1-2", plays) == story("3-6", plays) == story("2-4", plays)


def test_what_a_seat_may_offer_tells_no_one_else() -> None:
    """A-27 A rich passenger's standing moves are no concern of the others: they see and may do the same."""
    told = []
    for purse in (1, 20):
        table = position("a1l p30 p31 | 5 | 2-4", f"c1l throne throne | {purse}", "c1l throne throne | 2", haggling=True)
        play(table, "0 call 2", "1 offer 1 1")
        told.append((plain(look(table, 0)), plain(look(table, 2)), legal(table, 0), open_to(table, 2), table.asked()))

    assert told[0] == told[1]


def test_the_sealed_way_has_no_standing_moves() -> None:
    """A-12 Nobody speaks but in an answer."""
    table = position("a1l p30 p31 | 5 | 2-4", "c1l throne c1l | 4", START)
    play(table, "0 demand 2")

    assert [table.standing(seat) for seat in range(3)] == [[], [], []]
