"""Beliefs: what overseers show of their cards says something of the others, and more of those whose ways are known."""

from __future__ import annotations

import pytest

from paravent.core.rules import Event
from paravent.games.overseers.beliefs import SLOPES, Rows, likelihood
from paravent.games.overseers.cards import BENEVOLENCE, HONESTY, LIANG, MALICE, MURDER, POSITIONS, THEFT, Trait, bundle
from paravent.games.overseers.events import Placed, Revealed, RoundBegan

POOR, RICH = (MALICE, THEFT, THEFT), (MURDER, MURDER, BENEVOLENCE)
CONCEALS, BOASTS = SLOPES[0], SLOPES[-1]


def opened(shown: tuple[Trait, ...], beneath: tuple[Trait, ...]) -> list[Event]:
    """A round in which seat 1 showed these and turned out to have those, too."""
    revealed = Revealed(1, LIANG, tuple(POSITIONS[:5]), shown + beneath, None, 0)
    return [RoundBegan(1, 0), Placed(1, shown, None), revealed]


def test_who_conceals_shows_the_poorest() -> None:
    """The same open cards fit rich hidden ones with who conceals, poor ones with who boasts."""
    beside_rich, beside_poor = bundle((*POOR, MURDER, MURDER)), bundle((*POOR, THEFT, THEFT))

    assert likelihood(beside_rich, bundle(POOR), LIANG, CONCEALS) > likelihood(beside_poor, bundle(POOR), LIANG, CONCEALS)
    assert likelihood(beside_rich, bundle(POOR), LIANG, BOASTS) < likelihood(beside_poor, bundle(POOR), LIANG, BOASTS)


def test_cards_laid_by_lot_say_nothing() -> None:
    """Whatever lies beneath, one who does not care shows any as often."""
    assert likelihood(bundle((*POOR, MURDER, HONESTY)), bundle(POOR), LIANG, 0.0) == pytest.approx(1)


@pytest.mark.parametrize(("shown", "beneath", "kind"), [(POOR, (MURDER, MURDER), 0), (RICH, (THEFT, MALICE), -1)])
def test_a_row_that_was_opened_tells_of_what_kind_its_owner_is(
    shown: tuple[Trait, ...], beneath: tuple[Trait, ...], kind: int
) -> None:
    """Who hid murders behind thefts conceals, the more often, the surer; who showed them boasts. Of others nothing is said."""
    once, twice = Rows(3, 0, opened(shown, beneath)), Rows(3, 0, opened(shown, beneath) * 2)
    unknown = Rows(3, 0, [])

    assert unknown.kinds[1][kind] < once.kinds[1][kind] < twice.kinds[1][kind]
    assert twice.kinds[2] == unknown.kinds[2]


def test_a_row_of_which_cards_are_gone_tells_nothing() -> None:
    """Who gave up two cards before all was opened may have had anything there."""
    gone = [RoundBegan(1, 0), Placed(1, POOR, None), Revealed(1, LIANG, tuple(POSITIONS[:3]), POOR, None, 0)]

    assert Rows(3, 0, gone).kinds == Rows(3, 0, []).kinds
