"""Seats coming up, rounds, points, the end of the game, and what is shown."""

from __future__ import annotations

from collections import Counter

import pytest

import paravent
from paravent import BadSetup, Chance, NotAsked, Outcome
from paravent.core.table import seen
from paravent.games.sultans.cards import CAST, GUARD, LOYALISTS, NEUTRALS, REBELS, ROLES, SIDED, SLAVE, SULTAN, Side
from paravent.games.sultans.events import Dealt, Ended, RoundBegan, RoundEnded, Skipped, TurnBegan
from paravent.games.sultans.score import points_of_round
from paravent.games.sultans.state import AVOID_WINDOW, DARK, HUNTING, TURN
from tests.games.playing import phase, play
from tests.games.sultans.positions import answer, look, of_this_round, position, result, seats_now, truth

NOBODY = (0, 0, 0, 0, 0)


@pytest.mark.parametrize("players", range(5, 16))
def test_the_cast_is_that_of_the_rulebook(players: int) -> None:
    """One card each and the spare; neutrals are drawn anew, and each can be drawn."""
    drawn: Counter[object] = Counter()
    for seed in range(40):
        s = truth(paravent.new("sultans", players, seed))
        cards = [*s.cards, s.spare]
        assert len(cards) == players + 1
        assert [cards.count(one) for one in SIDED] == list(CAST[players][:4])
        drawn.update(one for one in cards if one in NEUTRALS)

    assert sum(drawn.values()) == 40 * CAST[players][4]
    assert len(drawn) == (4 if CAST[players][4] else 0)


def test_the_first_player_is_drawn() -> None:
    """In the first round anybody may begin."""
    assert {truth(paravent.new("sultans", 5, seed)).first for seed in range(60)} == set(range(5))


# Points

SCORED: list[tuple[str, str, Side, tuple[int, ...]]] = [
    ("S s+ a+ g^ s", "", LOYALISTS, (1, 0, 0, 2, 0)),
    ("S s^ a g^ s", "", REBELS, (0, 2, 1, 0, 1)),
    ("S^ D s s a g", "s", LOYALISTS, (2, 0, 0, 0, 0, 1)),
    ("S^ D s s a g", "s", REBELS, (0, 1, 1, 1, 1, 0)),
    ("S^ D^ s s a g", "s", LOYALISTS, (2, 2, 0, 0, 0, 1)),
    ("S^ D^ s s a g", "s", REBELS, (0, 0, 1, 1, 1, 0)),
    ("S^ d s s a g", "s", LOYALISTS, (2, 1, 0, 0, 0, 1)),
    ("S^ d^ s s a g", "s", LOYALISTS, (2, 0, 0, 0, 0, 1)),
    ("S^ d^ s s a g", "s", REBELS, (0, 2, 1, 1, 1, 0)),
    ("S^ v s s a g", "s", LOYALISTS, (2, 1, 0, 0, 0, 1)),
    ("S v s s a g", "s", LOYALISTS, (1, 0, 0, 0, 0, 1)),
    ("S^ v s s a g", "s", REBELS, (0, 0, 1, 1, 1, 0)),
    ("S^ v s^ s a g", "s", REBELS, (0, 1, 2, 1, 1, 0)),
    ("S^ v s+ s^ a g", "s", REBELS, (0, 1, 0, 2, 1, 0)),
    ("S^ v^ s s a g", "s", REBELS, (0, 2, 1, 1, 1, 0)),
    ("S^ v^ s s a g", "s", LOYALISTS, (2, 0, 0, 0, 0, 1)),
    ("S^ t s s a g", "s", LOYALISTS, (2, 0, 0, 0, 0, 1)),
    ("S^ t^ s s a g", "s", REBELS, (0, 2, 1, 1, 1, 0)),
    ("S^ t^ s s a g", "s", LOYALISTS, (2, 0, 0, 0, 0, 1)),
]


@pytest.mark.parametrize(("text", "spare", "side", "points"), SCORED)
def test_points_of_a_round(text: str, spare: str, side: Side, points: tuple[int, ...]) -> None:
    """S-23 1 hidden, 2 visible, 0 dead; neutrals as their cards say; a hidden vizier by his living neighbours, last."""
    assert tuple(points_of_round(truth(position(text, spare=spare)), side)) == points


# The end of a round


def test_the_end_of_a_round_shows_everything() -> None:
    """S-24 All cards and the spare, to everyone; then new cards, each told to its holder alone."""
    table = position("a s S s^ g", active=0)
    events = play(table, "0 kill 2", "1 pass", "4 pass")
    cards = truth(position("a s S s^ g")).cards

    assert of_this_round(events)[1:] == [RoundEnded(1, REBELS, "assassination", tuple(cards), SLAVE, (2, 1, 0, 2, 0))]
    dealt = [event for event in events if isinstance(event, Dealt)]
    assert dealt == [Dealt(seat, truth(table).cards[seat]) for seat in range(5)]
    assert [event for event in seen(events, 3) if isinstance(event, Dealt)] == [dealt[3]]
    assert [event for event in seen(events, None) if isinstance(event, Dealt)] == []


def test_the_dead_do_not_talk_to_the_living() -> None:
    """S-24 They may watch, and are heard again when the round or the game is over."""
    table = position("a s g+ S s^")
    with pytest.raises(NotAsked):
        table.talk(2, "it was seat 0")
    for seat in (0, 1, 3, 4):
        table.talk(seat, "who was it?")
    play(table, "0 kill 3", "1 pass")
    assert truth(table).round == 2
    table.talk(2, "seat 0 it was")

    over = position("a s g+ S s^", options={"rounds": 1})
    play(over, "0 kill 3", "1 pass")
    assert over.over
    over.talk(2, "well played")


def test_the_next_round_starts_left_of_the_last_active_player() -> None:
    """S-27 Everything is as at the start, but for points."""
    table = position("a^ s S s^ g", active=4, lap=3)
    play(table, "4 look 1", "0 kill 2", "1 pass", "4 pass")
    s = truth(table)

    assert (phase(table), s.first, s.lap, s.round) == (TURN[1], 1, 1, 2)
    assert (s.hidden, s.visible, s.detained, s.captive, s.marked, s.white, s.barred) == (31, 0, 0, 0, 0, None, [0] * 5)
    assert s.points == [2, 1, 0, 2, 0]


def test_a_seat_that_comes_up_for_its_token_is_the_last_active_one() -> None:
    """S-27 The next round starts left of a dead holder's seat."""
    table = position("s+o g S^ s a", spare="s", active=4)
    play(table, "4 look 1")

    assert phase(table) == TURN[1]


def test_a_seat_comes_up_in_order() -> None:
    """S-27 The dead are passed over, the captured and detained skipped, in the order of the seats."""
    table = position("S s+ s^# g! D^ a s", spare="t")
    events = play(table, "0 look 5")

    assert events[1:] == [Skipped(2), Skipped(3), TurnBegan(4)]
    assert seats_now(table) == "S s+ s^# g D^ a s"


def test_a_captive_who_is_detained_loses_the_detention_only() -> None:
    """S-27 The detention token goes, the captivity stays."""
    table = position("S s^#! s g D^ a s", spare="t")
    play(table, "0 look 5")

    assert seats_now(table) == "S s^# s g D^ a s"


def test_too_many_laps_end_the_round_and_nobody_scores() -> None:
    """S-25 When the first seat has come up more often than `max_laps`."""
    table = position("a s S^ s^ g", active=4, first=0, lap=2, options={"max_laps": 2})
    events = play(table, "4 look 0")

    assert result(events) == (None, "laps", NOBODY)
    assert (truth(table).round, phase(table)) == (2, TURN[1])


def test_the_token_is_tested_before_the_laps() -> None:
    """S-27 White token first, then the lap limit; a dead first seat comes up too."""
    table = position("a+o s S^ s^ g", active=4, first=0, lap=2, options={"max_laps": 2})
    assert result(play(table, "4 look 1")) == (LOYALISTS, "token", (0, 0, 2, 0, 1))

    table = position("a+ s S s^ g", active=4, first=0, lap=2, options={"max_laps": 2})
    assert result(play(table, "4 look 1")) == (None, "laps", NOBODY)


def test_the_first_lap_is_counted_from_the_first_seat() -> None:
    """S-25 With one lap every seat comes up once."""
    table = paravent.new("sultans", 5, 1, {"max_laps": 1, "rounds": 1})
    turns = 0
    while not table.over:
        (seat,) = table.owed()
        table.play(seat, table.legal(seat)[0])
        turns += 1

    assert (turns, table.outcome) == (5, Outcome(NOBODY, (0, 1, 2, 3, 4), "rounds"))


# The end of the game


def test_the_game_is_over_after_its_rounds() -> None:
    """S-25 The last round is told, then the end; everything lies open."""
    table = position("a s S s^ g", round=5)
    events = play(table, "0 kill 2", "1 pass", "4 pass")

    assert events[-1] == Ended("rounds", (0, 3))
    assert table.outcome == Outcome((2, 1, 0, 2, 0), (0, 3), "rounds")
    assert [shown.card for shown in look(table, None).seats] == truth(table).cards
    assert look(table, None).spare is SLAVE


@pytest.mark.parametrize(
    ("points", "last_two", "winners"),
    [
        ([5, 0, 0, 2, 0], [3, 0, 0, 0, 0], (0,)),
        ([0, 1, 0, 0, 2], [0, 0, 0, 0, 2], (0, 3)),
        ([0, 1, 2, 0, 2], [0, 0, 1, 0, 2], (0, 3)),
        ([0, 3, 4, 0, 4], [0, 3, 3, 0, 4], (4,)),
        ([0, 3, 4, 0, 4], [0, 3, 4, 0, 4], (2, 4)),
    ],
)
def test_a_tie_goes_to_whoever_scored_two_most_recently(points: list[int], last_two: list[int], winners: tuple[int, ...]) -> None:
    """Most points; then the latest two; still tied: shared."""
    table = position("a s S s^ g", round=5, points=points, last_two=last_two)
    play(table, "0 kill 2", "1 pass", "4 pass")

    assert table.outcome is not None and table.outcome.winners == winners


def test_options_are_checked() -> None:
    """S-25 `rounds`, `target` and `max_laps` are whole numbers within bounds."""
    with pytest.raises(BadSetup, match="option rounds of sultans must be a whole number"):
        paravent.new("sultans", 5, 1, {"rounds": 0})
    with pytest.raises(BadSetup, match="sultans is for 5 to 15 players, not 4"):
        paravent.new("sultans", 4, 1)
    assert truth(paravent.new("sultans", 5, 1)).max_laps == 15


# Dying


def test_death_takes_every_token_but_the_white_one() -> None:
    """S-28 And the bars; the next living seat is now a neighbour."""
    table = position("a s v^! S s g", spare="s", barred={2: [1]})
    play(table, "0 kill 2")
    answer(table)
    s = truth(table)

    assert (seats_now(table), s.side, s.barred[2]) == ("a^ s v+ S s g", None, 0)


def test_a_captive_who_dies_is_a_captive_no_more() -> None:
    """S-19 S-28 Nor detained, nor marked; the driver's death then frees nobody."""
    table = position("a s^#!* D^ S s g s", spare="t")
    play(table, "0 kill 1", "6 pass")

    assert seats_now(table) == "a^ s+ D^ S s g s"


def test_who_dies_on_their_own_turn_ends_it() -> None:
    """S-28 The assassin killed by a guard; the next seat comes up."""
    table = position("a g s S s", active=0)
    play(table, "0 kill 3", "1 intervene", "2 pass")

    assert table.play(4, "pass")[-1] == TurnBegan(1)


# Views


def test_a_seat_sees_its_own_card_the_visible_and_the_dead() -> None:
    """S-4 S-24 A spectator sees only what lies open; nobody sees the spare."""
    table = position("S s^ a g+ s")

    assert [shown.card for shown in look(table, 0).seats] == [SULTAN, SLAVE, None, GUARD, None]
    assert [shown.card for shown in look(table, None).seats] == [None, SLAVE, None, GUARD, None]
    assert look(table, 0).spare is None


def test_a_round_that_begins_is_told() -> None:
    """S-27 With its number and its first seat."""
    table = position("a s S s^ g")
    events = play(table, "0 kill 2", "1 pass", "4 pass")

    assert [event for event in events if isinstance(event, RoundBegan)] == [RoundBegan(2, 1)]


def test_the_dump_speaks_names() -> None:
    """Cards, faces, tokens and phases are written as words."""
    data = truth(position("a s^! S^ v^o s g", spare="s")).dump()
    seats = data["seats"]
    assert isinstance(seats, list)

    assert (data["phase"], data["spare"], data["white"], data["side"]) == (["Turn", 0], "slave", 3, "rebels")
    assert seats[1] == {
        "card": "slave", "face": "visible", "detained": True, "captive": False, "marked": False, "barred": [],
    }  # fmt: skip
    assert [one.name for one in ROLES] == [
        "sultan", "guard", "assassin", "slave", "slave-driver", "belly-dancer", "vizier", "fortune-teller",
    ]  # fmt: skip


def test_when_time_runs_out() -> None:
    """No reaction, keep, stop; on a turn a look, else hide or swap with the spare."""
    late = [
        position("s a g S s"),
        position("s^ a^ g^ S^ s+"),
        position("s a^ g^ S^ s+"),
        position("s^ a g S s", phase=DARK[0]),
        position("D^ s^# s S s a g", spare="t", phase=HUNTING[0]),
        position("g^ S s s a", phase=AVOID_WINDOW[0][1]),
    ]
    lines = [str(table.default_move(table.owed()[0], Chance(1))) for table in late]

    assert lines[0] in {"look 1", "look 2", "look 3", "look 4"}
    assert lines[1:] == ["hide", "swap spare", "keep", "stop", "pass"]
