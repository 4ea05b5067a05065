"""The simple subject of Karaya."""

from __future__ import annotations

import pytest

import paravent
from paravent.bots.bot import Bot, Prompt, prompt_for
from paravent.bots.play import play_out
from paravent.bots.random import RandomBot
from paravent.core.chance import Chance
from paravent.core.rules import Move, Seat
from paravent.core.table import Table
from paravent.games.sultans.bot import Notes
from paravent.games.sultans.cards import ASSASSIN, GUARD, SLAVE, SULTAN
from paravent.games.sultans.events import EyesOpened, Looked, RoundBegan, Swapped
from paravent.games.sultans.state import GUARD_WINDOW, PREDICTION, REVOLT_WINDOW
from tests.bots.players import simple
from tests.games.playing import play
from tests.games.sultans.positions import position

BOT = simple("sultans")


def choice(table: Table, seat: Seat = 0) -> str:
    return str(BOT.choose(table.view(seat), prompt_for(table, seat), table.history(seat), Chance(1)))


def interjection(table: Table, seat: Seat) -> Move | None:
    prompt: Prompt = prompt_for(table, seat)
    return BOT.interject(table.view(seat), prompt, table.history(seat), Chance(1))


def test_an_assassin_who_sees_the_sultan_strikes() -> None:
    """Acts for its side when it can."""
    assert choice(position("a s S^ s g")) == "kill 2"


def test_an_assassin_who_has_seen_the_sultan_strikes_when_the_turn_comes() -> None:
    """What was looked at is remembered."""
    table = position("a s S s g")
    play(table, "0 look 2", "1 look 0", "2 look 0", "3 look 0", "4 look 0")
    assert choice(table) == "kill 2"


def test_who_knows_nothing_looks() -> None:
    """At somebody not yet seen."""
    table = position("a s S s g")
    play(table, "0 look 1", "1 look 0", "2 look 0", "3 look 0", "4 look 0")
    assert choice(table) in {"look 2", "look 3", "look 4"}


@pytest.mark.parametrize(("text", "kind"), [("a s S s g", "kill"), ("s a S s g", "revolt"), ("g s S s a", "swap")])
def test_in_the_last_lap_nobody_looks(text: str, kind: str) -> None:
    """When the laps run out nobody scores: what could be learnt would be of no use, so anything else is tried."""
    table = position(text, options={"max_laps": 1})
    assert choice(table).split()[0] == kind


def test_a_visible_slave_hides_from_a_visible_sultan() -> None:
    """Hides when in danger."""
    assert choice(position("s^ a S^ s g")) == "hide"


@pytest.mark.parametrize(("text", "answer"), [("s^ s^ s S a", "join"), ("s^ g^ s S^ a^ s D^", "pass"), ("s^ s^! s S^ g", "pass")])
def test_a_slave_joins_a_revolt_that_can_win(text: str, answer: str) -> None:
    """Not one whose neighbours are no slaves or not free."""
    table = position(text, spare="t" if "D" in text else "", phase=REVOLT_WINDOW[0])
    assert choice(table, 2) == answer


def test_a_guard_intervenes() -> None:
    """Whoever is struck at."""
    assert choice(position("a^ g s S s", phase=GUARD_WINDOW[0][3]), 1) == "intervene"


def test_the_sultan_reveals_when_no_assassin_is_left() -> None:
    """S-13 The standing reveal, on anybody's turn; with an assassin about he stays hidden."""
    assert str(interjection(position("s a+ S s g"), 2)) == "reveal"
    assert interjection(position("s a S s g"), 2) is None


def test_the_teller_predicts_for_a_sultan_who_reigns() -> None:
    """The white token is the loyalists' clock."""
    assert choice(position("t^ so s S^ s a g", spare="v", phase=PREDICTION[0])) == "predict loyalists"


def test_notes_follow_cards_that_are_seen_to_move() -> None:
    """A swap carries them along, a secret choice blots them out, a new round tears them up."""
    history = [Looked(0, 1, SULTAN), Swapped(1, 3, None, None), Looked(0, 2, GUARD)]
    assert Notes(history).cards == {3: SULTAN, 2: GUARD}
    assert Notes([*history, EyesOpened(3)]).cards == {2: GUARD}
    assert Notes([*history, Swapped(0, 3, SLAVE, SULTAN)]).cards == {0: SULTAN, 3: SLAVE, 2: GUARD}
    assert Notes([*history, RoundBegan(2, 1), Looked(0, 4, ASSASSIN)]).cards == {4: ASSASSIN}


def test_simple_subjects_score_more_than_random_ones() -> None:
    """At mixed tables of seven, half of the seats each."""
    points = [0, 0]
    for number in range(30):
        bots: list[Bot] = [BOT if (seat + number) % 2 else RandomBot() for seat in range(7)]
        table = paravent.new("sultans", 7, number)
        play_out(table, bots, Chance(number))
        assert table.outcome is not None
        for seat, score in enumerate(table.outcome.scores):
            points[(seat + number) % 2] += score

    assert points[1] > 1.2 * points[0]


@pytest.mark.parametrize(("text", "takes"), [("a s g s S", True), ("g s S s a", False)])
def test_who_has_seen_a_card_that_wins_more_often_takes_it_now_and_then(text: str, takes: bool) -> None:
    """A rebel who has seen a guard; not a guard who has seen the sultan; and not always, or the next would rob the robber."""
    table = position(text)
    play(table, "0 look 2", "1 look 0", "2 look 0", "3 look 0", "4 look 0")
    given = table.view(0), prompt_for(table, 0), table.history(0)
    taken = [str(BOT.choose(*given, Chance(seed))) == "swap 2" for seed in range(40)]

    assert any(taken) == takes
    assert not all(taken)


def test_a_sultan_who_was_looked_at_shows_himself_now_and_then() -> None:
    """What lies open cannot be swapped away; while nobody has seen him, he waits."""
    table = position("s s S a g")
    before = table.view(2), prompt_for(table, 2), table.history(2)
    unseen = [BOT.interject(*before, Chance(seed)) for seed in range(60)]
    play(table, "0 look 2")
    after = table.view(2), prompt_for(table, 2), table.history(2)
    seen = [BOT.interject(*after, Chance(seed)) is not None for seed in range(60)]

    assert unseen == [None] * 60
    assert any(seen)
    assert not all(seen)


def test_a_guard_who_was_looked_at_detains_somebody_now_and_then() -> None:
    """A guard in the open keeps the card and scores twice; one whom nobody has seen goes on looking."""
    table = position("g s S a s")
    unseen = [str(BOT.choose(table.view(0), prompt_for(table, 0), table.history(0), Chance(seed))) for seed in range(30)]
    play(table, "0 look 1", "1 look 0", "2 look 1", "3 look 1", "4 look 1")
    seen = [str(BOT.choose(table.view(0), prompt_for(table, 0), table.history(0), Chance(seed))) for seed in range(30)]

    assert {move.split()[0] for move in unseen} == {"look"}
    assert {move.split()[0] for move in seen} == {"look", "detain"}
