"""Beliefs: what others left undone moves them the right way."""

from __future__ import annotations

import pytest

from paravent.core.rules import Event
from paravent.games.sultans.beliefs import Undone
from paravent.games.sultans.cards import ASSASSIN, DANCER, DRIVER, GUARD, SLAVE, SULTAN, TELLER, VIZIER, Role
from paravent.games.sultans.events import (
    Attacked,
    Died,
    EyesOpened,
    Looked,
    Revealed,
    Revolted,
    RoundBegan,
    RoundEnded,
    Swapped,
    TurnBegan,
)
from paravent.games.sultans.state import SultansState


def undone(*events: Event) -> Undone:
    notes = Undone(6, None)
    for event in events:
        notes.learn(event)
    return notes


def fit(notes: Undone, cards: list[Role]) -> float:
    """How well these cards fit, all hidden."""
    return notes.likelihood(SultansState(cards, GUARD), None)


def test_who_spares_a_visible_sultan_is_hardly_an_assassin() -> None:
    """A turn passed in his sight."""
    notes = undone(Revealed(0, SULTAN), TurnBegan(1), Looked(1, 2, None))

    assert fit(notes, [SULTAN, ASSASSIN, SLAVE, SLAVE, SLAVE, DRIVER]) < 1
    assert fit(notes, [SULTAN, DRIVER, ASSASSIN, SLAVE, SLAVE, SLAVE]) == 1


@pytest.mark.parametrize(("one", "other"), [(ASSASSIN, SULTAN), (GUARD, ASSASSIN), (DRIVER, SLAVE), (SLAVE, SLAVE)])
def test_who_looked_at_a_card_and_then_lets_it_be_could_not_use_it(one: Role, other: Role) -> None:
    """Seat 1 looked at seat 2, and on its next turn at another: no assassin who found the sultan does that."""
    first = (TurnBegan(1), Looked(1, 2, None))
    cards = [DANCER, one, other, VIZIER, DANCER, VIZIER]

    assert fit(undone(*first), cards) == 1
    assert fit(undone(*first, TurnBegan(1), Looked(1, 4, None)), cards) < 1
    assert fit(undone(*first, TurnBegan(1), Swapped(1, 5, None, None)), [*cards[:1], VIZIER, *cards[2:5], one]) < 1


def test_a_fortune_teller_does_not_wait() -> None:
    """From her second turn on she would have gazed."""
    looks = [TurnBegan(1), Looked(1, 2, None)]

    assert undone(*looks).factors[1][TELLER.index] == 1
    assert undone(*looks, *looks).factors[1][TELLER.index] < 1


def test_who_lets_an_assassin_strike_beside_him_is_hardly_a_guard() -> None:
    """The neighbours of the assassin and of the victim who died."""
    notes = undone(TurnBegan(1), Revealed(1, ASSASSIN), Attacked(1, 4), Died(4, SLAVE))

    assert [seat for seat in range(6) if notes.factors[seat][GUARD.index] < 1] == [0, 2, 3, 5]


def test_who_stays_away_from_a_revolt_is_less_likely_a_slave() -> None:
    """All who are hidden when the window has closed."""
    notes = undone(TurnBegan(0), Revealed(0, SLAVE), Revolted(0), Revealed(1, SLAVE), TurnBegan(1))

    assert [seat for seat in range(6) if notes.factors[seat][SLAVE.index] < 1] == [2, 3, 4, 5]


def test_doubts_travel_with_the_card_and_end_in_the_dark() -> None:
    """A swap takes them along; after a secret choice nothing is known."""
    told = (TurnBegan(1), Revealed(1, ASSASSIN), Attacked(1, 4), Died(4, SLAVE), Swapped(2, 0, None, None))
    notes = undone(*told, Swapped(0, 3, None, None))
    assert [seat for seat in range(6) if notes.factors[seat][GUARD.index] < 1] == [0, 2, 3, 5]

    notes.learn(EyesOpened(2))
    assert [seat for seat in range(6) if notes.factors[seat][GUARD.index] < 1] == [0, 3, 5]


IDLE_ROUND = (RoundBegan(1, 0), TurnBegan(0), Revealed(0, SULTAN), TurnBegan(1), Looked(1, 2, None), TurnBegan(2))
THEN = (RoundBegan(2, 0), TurnBegan(0), Revealed(0, SULTAN), TurnBegan(1), Looked(1, 2, None))
CARDS = (SULTAN, ASSASSIN, SLAVE, SLAVE, SLAVE, DRIVER)


def ended(*cards: Role) -> RoundEnded:
    """The end of a round with these cards on the table."""
    return RoundEnded(1, None, "laps", cards, GUARD, (0,) * len(cards))


def test_nobody_is_fooled_twice_by_an_assassin_who_does_not_strike() -> None:
    """Each time that an idle player turns out to have been one, idling says less of them; of others as much as before."""
    found = [fit(undone(*(*IDLE_ROUND, ended(*CARDS)) * times, *THEN), list(CARDS)) for times in range(4)]

    assert found[0] < found[1] < found[2] < found[3]
    assert found[0] < 0.2
    assert found[2] > 0.8
    other = (*THEN[:3], TurnBegan(5), Looked(5, 2, None))
    swapped = [SULTAN, DRIVER, SLAVE, SLAVE, SLAVE, ASSASSIN]
    assert fit(undone(*IDLE_ROUND, ended(*CARDS), *other), swapped) == fit(undone(*other), swapped)


def test_an_idle_turn_that_the_card_excuses_says_nothing_of_its_player() -> None:
    """A slave driver had no sultan to strike at; and an assassin who strikes is the less an idler."""
    excused = undone(*IDLE_ROUND, ended(SULTAN, DRIVER, SLAVE, SLAVE, SLAVE, ASSASSIN), *THEN)
    struck = undone(RoundBegan(1, 0), TurnBegan(1), Attacked(1, 0), ended(*CARDS), *THEN)

    assert fit(excused, list(CARDS)) == fit(undone(*THEN), list(CARDS))
    assert fit(struck, list(CARDS)) < fit(undone(*THEN), list(CARDS))
