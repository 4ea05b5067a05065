"""A turn: look, swap, hide."""

from __future__ import annotations

import pytest

from paravent import IllegalMove
from paravent.core.table import seen
from paravent.games.sultans.cards import ASSASSIN, GUARD, SLAVE, SULTAN
from paravent.games.sultans.events import Exchanged, EyesOpened, Hid, Looked, Swapped, TokenRemoved, TurnBegan
from paravent.games.sultans.state import DARK, TURN
from tests.games.playing import phase, play
from tests.games.sultans.positions import answer, kinds, legal, look, position, seats_now, targets, truth


def test_a_hidden_player_looks_swaps_or_acts() -> None:
    """S-1 S-2 S-3 S-5 Every line of a hidden slave's turn, in order; swapping with the spare is always there."""
    table = position("s a g! S s^")

    assert legal(table) == ["look 1", "look 2", "look 3", "swap 1", "swap 3", "swap spare", "revolt"]


def test_a_visible_player_looks_hides_or_acts() -> None:
    """S-1 S-2 S-5 A visible player may look too, cannot swap, can always hide; a visible slave cannot start a revolt."""
    table = position("s^ a g! S s")

    assert legal(table) == ["look 1", "look 2", "look 3", "look 4", "hide"]


def test_with_nobody_else_hidden_something_is_still_legal() -> None:
    """S-1 The hidden can swap with the spare, the visible hide."""
    assert legal(position("s a^ g^ s+ s+"))[:1] == ["swap spare"]
    assert legal(position("s^ a^ g^ s+ s+")) == ["hide"]


@pytest.mark.parametrize("line", ["pass", "look 0", "look spare", "swap 0", "hide", "keep", "look 9", "revolt"])
def test_anything_else_is_refused(line: str) -> None:
    """S-1 Passing is not possible, nor looking at the spare, at oneself, or hiding when hidden."""
    table = position("a s g S s")
    before = table.dump()
    with pytest.raises(IllegalMove):
        table.play(0, line)
    assert table.dump() == before


def test_only_the_looker_learns_the_card() -> None:
    """S-2 That a look happened, and at whom, is public."""
    table = position("s a g S s")
    events = play(table, "0 look 3")

    assert events == [Looked(0, 3, SULTAN), TurnBegan(1)]
    assert [seen(events, k)[0] for k in (0, 1, 3, None)] == [Looked(0, 3, SULTAN)] + [Looked(0, 3, None)] * 3


def test_an_open_swap_is_seen_by_both_partners() -> None:
    """S-3 Both learn their new card; that they swapped is public."""
    table = position("s a g S s")
    events = play(table, "0 swap 2")

    assert events == [Swapped(0, 2, SLAVE, GUARD), TurnBegan(1)]
    assert [seen(events, k)[0] for k in (0, 2)] == [Swapped(0, 2, SLAVE, GUARD)] * 2
    assert [seen(events, k)[0] for k in (1, None)] == [Swapped(0, 2, None, None)] * 2
    assert seats_now(table) == "g a s S s"


def test_a_swap_with_the_spare_is_seen_by_one() -> None:
    """S-3 Nobody sees the spare; who put a card there knows what it was."""
    table = position("a s g S s")
    events = play(table, "0 swap spare")

    assert [seen(events, k)[0] for k in (0, 1)] == [Swapped(0, None, ASSASSIN, SLAVE), Swapped(0, None, None, None)]
    assert truth(table).spare is ASSASSIN


def test_a_partner_may_not_swap_back_on_the_next_turn() -> None:
    """S-3 The bar ends with the turn, whatever is done in it."""
    table = position("s a g S s")
    play(table, "0 swap 1")

    assert targets(table, "swap", 1) == ["2", "3", "4", "spare"]
    assert look(table, 1).barred == (0,)
    play(table, "1 look 2", "2 look 1", "3 look 1", "4 look 1", "0 look 1")
    assert targets(table, "swap", 1) == ["0", "2", "3", "4", "spare"]


def test_the_one_who_swapped_is_not_barred() -> None:
    """S-3 Only a player who swapped with me is barred to me, not one with whom I swapped."""
    table = position("s a g S s")
    play(table, "0 swap 1", "1 look 2", "2 look 1", "3 look 1", "4 look 1")

    assert targets(table, "swap", 0) == ["1", "2", "3", "4", "spare"]


def test_a_skipped_turn_ends_the_bar() -> None:
    """S-3 Taken or skipped."""
    table = position("s a! g S s", barred={1: [0]})
    play(table, "0 look 2", "2 look 1", "3 look 1", "4 look 1", "0 look 1")

    assert targets(table, "swap", 1) == ["0", "2", "3", "4", "spare"]


def test_the_bar_holds_in_the_dark_too() -> None:
    """S-3 Neither swap nor hide with a barred or a detained player."""
    table = position("s^ a g! S s", barred={0: [1]})
    play(table, "0 hide")

    assert legal(table) == ["exchange 3", "exchange 4", "keep", "exchange spare"]


def test_hiding_comes_in_order() -> None:
    """S-4 The card goes down and the sultan's token is removed, then comes the secret choice."""
    table = position("S^ a go s s")
    events = play(table, "0 hide")

    assert events == [Hid(0), TokenRemoved(2)]
    assert (seats_now(table), phase(table)) == ("S a g s s", DARK[0])


def test_others_learn_only_that_somebody_hid() -> None:
    """S-4 Whatever is chosen in the dark, those who are not the partner are told the same."""
    told = []
    for line in ("keep", "exchange 2", "exchange spare", "exchange 3"):
        table = position("s^ a s S g")
        events = play(table, "0 hide", f"0 {line}")
        told.append((seen(events, 1), seen(events, 4), seen(events, None), look(table, 1), look(table, 4), look(table, None)))

    assert told[0][0] == [EyesOpened(0), TurnBegan(1)]
    assert all(one == told[0] for one in told)


def test_a_partner_sees_the_new_card_after_a_secret_exchange() -> None:
    """S-3 S-4 Every hidden player sees their own card; a change bars who hid, because the partner can tell."""
    table = position("s^ a s S g")
    events = play(table, "0 hide", "0 exchange 3")

    assert seen(events, 3) == [Exchanged(0, 3, SLAVE, SULTAN), EyesOpened(0), TurnBegan(1)]
    assert look(table, 3).seats[3].card is SLAVE
    assert (look(table, 3).barred, look(table, 1).barred) == ((0,), ())


def test_an_exchange_of_equal_cards_is_noticed_by_nobody() -> None:
    """S-3 No event, bar or view may show it to the partner."""
    swapped, kept = position("s^ a s S g"), position("s^ a s S g")
    events = play(swapped, "0 hide", "0 exchange 2"), play(kept, "0 hide", "0 keep")

    assert seen(events[0], 2) == seen(events[1], 2)
    assert look(swapped, 2) == look(kept, 2)
    assert swapped.legal(2) == kept.legal(2)
    assert truth(swapped).barred == [0] * 5


def test_hiding_frees_captives_before_the_secret_choice() -> None:
    """S-4 Wins are tested before eyes close: the driver who hides lets a revolt win."""
    table = position("D^ s^# s^# s^# S a g", spare="t")
    events = play(table, "0 hide")

    assert [type(event).__name__ for event in events[:3]] == ["Hid", "Freed", "RoundEnded"]


def test_hiding_takes_the_side_and_the_prediction_off() -> None:
    """S-4 The vizier is neutral again, the teller's prediction is gone."""
    vizier, teller = position("v^ s s s S a g", spare="t"), position("t^ s s s S a g", spare="v")
    play(vizier, "0 hide", "0 keep")
    play(teller, "0 hide", "0 keep")

    assert (truth(vizier).side, truth(teller).prediction) == (None, None)


def test_a_hidden_vizier_may_take_the_other_side() -> None:
    """S-4 S-20 The side is kept until he hides."""
    table = position("v^ s s s S a g", spare="t")
    assert targets(table, "force") == [f"{k} for rebels" for k in range(1, 7)]

    play(table, "0 hide", "0 keep", *[f"{k} look {k - 1}" for k in range(1, 7)])
    assert targets(table, "force") == [f"{k} for {side}" for side in ("loyalists", "rebels") for k in range(1, 7)]


def test_a_detained_player_can_be_looked_at_but_not_swapped_with() -> None:
    """S-2 S-3 Detained ones too may be looked at."""
    table = position("s a! g S s")

    assert (targets(table, "look"), targets(table, "swap")) == (["1", "2", "3", "4"], ["2", "3", "4", "spare"])


def test_the_dead_are_out_of_everything() -> None:
    """S-2 S-3 S-15 Nobody looks at, swaps with or strikes at the dead."""
    table = position("a s+ g S s^")

    assert legal(table) == ["look 2", "look 3", "swap 2", "swap 3", "swap spare", "kill 2", "kill 3", "kill 4"]


def test_nothing_but_actions_shows_a_card() -> None:
    """S-26 There is no line that shows a card voluntarily, save the sultan's reveal."""
    table = position("s a g S s", active=1)

    assert kinds(table, 1) == {"look", "swap", "kill"}
    assert [table.standing(k) for k in (0, 1, 2, 4)] == [[]] * 4


def test_a_turn_goes_to_the_left() -> None:
    """S-27 The next seat comes up after each turn."""
    table = position("s a g S s", active=4)
    play(table, "4 look 0")

    assert phase(table) == TURN[0]


def test_answers_in_a_window_go_back_to_the_turn_order() -> None:
    """S-6 After a window has closed the next turn begins."""
    table = position("s a g S s")
    play(table, "0 revolt")
    events = answer(table)

    assert events == [TurnBegan(1)]
