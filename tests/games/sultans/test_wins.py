"""S-11 Wins are tested after every change of state, whatever made the change."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from paravent.games.sultans.cards import LOYALISTS, REBELS, Side
from paravent.games.sultans.state import Turn
from tests.games.playing import phase, play
from tests.games.sultans.positions import position, result, seats_now, truth


@dataclass(frozen=True)
class Way:
    """A position, the plays that end the round (a window's other answers are passes), and what comes of it."""

    name: str
    text: str
    plays: tuple[str, ...]
    side: Side | None
    how: str
    spare: str = ""
    active: int = 0


def way(name: str, text: str, plays: str, side: Side, how: str, spare: str = "", active: int = 0) -> Way:
    return Way(name, text, tuple(plays.split(", ")), side, how, spare, active)


WAYS = [
    # An assassin kills the sultan.
    way("the sultan is killed in a turn", "a s S s g", "0 kill 2, 1 pass, 3 pass, 4 pass", REBELS, "assassination"),
    way("a visible sultan is killed", "a s^ S^ s^ g", "0 kill 2, 4 pass", REBELS, "assassination"),
    way(
        "the sultan is killed by a forced assassin", "v a S s s g",
        "0 force 1 for rebels, 1 kill 2, 2 pass, 3 pass", REBELS, "assassination", "s",
    ),
    way("a detained sultan is killed", "a s^ S! s^ g", "0 kill 2, 4 pass", REBELS, "assassination"),
    # Three free visible slaves side by side.
    way("a revolt succeeds at once", "s s^ s^ S g", "0 revolt", REBELS, "revolt", "a"),
    way("a revolt succeeds when joined", "s s s S g", "0 revolt, 1 join, 2 join, 3 pass, 4 pass", REBELS, "revolt", "a"),
    way("a revolt succeeds around the end of the table", "s^ s S g s^", "1 revolt", REBELS, "revolt", "a", 1),
    way("a revolt forced by the vizier succeeds", "v s s^ s^ S a", "0 force 1 for rebels", REBELS, "revolt", "g"),
    way(
        "a revolt forced by the vizier succeeds when joined", "v s s s^ S a",
        "0 force 1 for rebels, 2 join, 4 pass, 5 pass", REBELS, "revolt", "g",
    ),
    way("captives are freed by hiding", "D^ s^# s^# s^ S a", "0 hide", REBELS, "revolt", "g"),
    way(
        "captives are freed by the driver's death", "a D^ s^# s^# s^ S",
        "0 kill 1, 5 pass", REBELS, "revolt", "g",
    ),
    way("an expired detention joins a revolt", "S s^! s^ s^ a", "0 look 4", REBELS, "revolt", "g"),
    way("an execution closes the gap", "S s^ a^ s^ s^ g", "0 execute 2", REBELS, "revolt", "v"),
    way("the death of a struck player closes the gap", "a s^ v s^ s^ S", "0 kill 2, 5 pass", REBELS, "revolt", "g"),
    way("the death of an assassin closes the gap", "s^ a s^ s^ S g g a", "1 kill 4, 5 intervene", REBELS, "revolt", "v", 1),
    way(
        "a forced assassin's victim closes the gap", "v a s^ d s^ s^ S",
        "0 force 1 for rebels, 1 kill 3", REBELS, "revolt", "g",
    ),
    # The white token's seat comes up again.
    way("the token's holder takes no turn any more", "so g S^ s a", "4 look 0", LOYALISTS, "token", "s", 4),
    way("the token's holder is dead", "s+o g S^ s a", "4 look 1", LOYALISTS, "token", "s", 4),
    way("the token's holder is detained", "s!o g S^ s a", "4 look 0", LOYALISTS, "token", "s", 4),
    way("the token's holder is captured", "s^#o g S^ s D^ a", "5 look 1", LOYALISTS, "token", "s", 5),
    way("the sultan holds the token himself", "S^o g s s a", "4 look 1", LOYALISTS, "token", "s", 4),
    way("the sultan, detained, holds the token himself", "S^!o g s s a", "4 look 1", LOYALISTS, "token", "s", 4),
    way("the token's dead holder is the last seat before the next", "s g S^ a s+o", "3 look 0", LOYALISTS, "token", "s", 3),
    # No assassin left, and at most two slaves.
    way("the last assassin is executed", "S a^ g s+ s", "0 execute 1", LOYALISTS, "elimination"),
    way("a slave is executed after the last assassin died", "S s^ g s a+", "0 execute 1", LOYALISTS, "elimination"),
    way("the last assassin is killed by a guard", "a g s s+ S", "0 kill 2, 1 intervene, 4 pass", LOYALISTS, "elimination"),
    way(
        "a forced sultan executes the last rebel needed", "v S s^ g s a+",
        "0 force 1 for loyalists, 1 execute 2", LOYALISTS, "elimination", "s",
    ),
    way("a slave is detained", "g s^ s a+ S", "0 detain 1", LOYALISTS, "elimination"),
    way(
        "a slave is detained by a forced guard", "v g s^ a+ S s",
        "0 force 1 for loyalists, 1 detain 2", LOYALISTS, "elimination", "s",
    ),
    way("a slave is captured", "D s^ s a+ S g", "0 capture 1", LOYALISTS, "elimination", "s"),
    way("a slave is caught by the hunt", "D s s a+ S g", "0 hunt 1", LOYALISTS, "elimination", "s"),
    way(
        "a slave is caught by a forced driver", "v D s a+ S s g",
        "0 force 1 for rebels, 1 hunt 2", LOYALISTS, "elimination", "s",
    ),
]  # fmt: skip


@pytest.mark.parametrize("one", WAYS, ids=lambda one: one.name.replace(" ", "-"))
def test_a_win_reached_this_way_ends_the_round(one: Way) -> None:
    """S-11 S-12 S-14 S-27 Each win, reached in a turn, forced, by freed captives, by an expired detention, by a death."""
    table = position(one.text, spare=one.spare, active=one.active, first=one.active, lap=2)
    events = play(table, *one.plays)
    ended = result(events)

    assert ended is not None and ended[:2] == (one.side, one.how)
    assert truth(table).round == 2


NEAR_MISSES = [
    way("two slaves and a captive", "s s^ s^# S D^ a g", "0 revolt", REBELS, "revolt", "t"),
    way("two slaves and a detained one", "s s^ s^! S g", "0 revolt", REBELS, "revolt", "a"),
    way("a detained slave that is forced", "v s! s^ s^ S a", "0 force 1 for rebels", REBELS, "revolt", "g"),
    way("slaves that are not side by side", "s s^ g s^ S", "0 revolt", REBELS, "revolt", "a"),
    way("three slaves, one hidden", "s s^ s S g", "0 revolt", REBELS, "revolt", "a"),
    way("an assassin card may still be the spare", "S s^ g s s+", "0 execute 1", LOYALISTS, "elimination", "a"),
    way("another assassin lives", "S a^ g s+ s a g s", "0 execute 1", LOYALISTS, "elimination", "v"),
    way("the slave in the spare counts as alive and free", "S a^ g s s", "0 execute 1", LOYALISTS, "elimination", "s"),
    way("a hidden detained slave counts as free", "g s s a+ S", "0 detain 1, 1 pass", LOYALISTS, "elimination", "s"),
    way("a guard kills no sultan", "g s S s a", "0 detain 2, 2 pass", REBELS, "assassination"),
    way("the sultan hid in time", "S^ so g s a", "0 hide, 0 keep", LOYALISTS, "token", "s"),
]


@pytest.mark.parametrize("one", NEAR_MISSES, ids=lambda one: one.name.replace(" ", "-"))
def test_short_of_a_win_the_round_goes_on(one: Way) -> None:
    """S-4 S-10 S-11 S-14 Captured, detained, hidden or parted slaves do not revolt; hidden cards count as alive and free."""
    table = position(one.text, spare=one.spare, active=one.active, lap=2)

    assert result(play(table, *one.plays)) is None
    assert truth(table).round == 1


def test_a_revolt_comes_before_elimination() -> None:
    """S-11 The execution of the last assassin that brings three slaves together is the rebels' win."""
    table = position("S s^ a^ s^ s^ g", spare="v")

    assert result(play(table, "0 execute 2")) == (REBELS, "revolt", (0, 2, 0, 2, 2, 0))


def test_the_killed_sultan_comes_before_a_revolt() -> None:
    """S-11 The death of a sultan who parted three slaves is told as his death."""
    table = position("a s^ S^ s^ s^", spare="g")
    ended = result(play(table, "0 kill 2"))

    assert ended is not None and ended[1] == "assassination"


def test_the_token_is_tested_before_an_expired_detention() -> None:
    """S-11 S-12 S-27 The seat's token comes before its skip, which would have let three slaves revolt."""
    table = position("s^!o s^ s^ a S^", spare="g", active=4)
    ended = result(play(table, "4 look 3"))

    assert ended is not None and ended[:2] == (LOYALISTS, "token")


def test_a_new_reveal_places_a_new_token() -> None:
    """S-12 Hiding removed the old one; the new one marks who is active now."""
    table = position("S^ so g s a")
    play(table, "0 hide", "0 keep")
    assert truth(table).white is None

    play(table, "0 reveal")
    assert (truth(table).white, phase(table)) == (1, Turn(1))


def test_the_token_stays_before_a_seat_whose_player_dies() -> None:
    """S-12 S-28 Death takes every token off the seat except the white one."""
    table = position("a s g s^!*o S^")
    play(table, "0 kill 3", "1 pass", "2 pass")

    assert seats_now(table) == "a^ s g s+o S^"
