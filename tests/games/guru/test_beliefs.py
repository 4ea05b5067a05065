"""Beliefs: what others did moves them the right way."""

from __future__ import annotations

import pytest

from paravent.games.guru.beliefs import Deed, likelihood_of_preaching

GREEN, CONES, SPEED, PINK = 1, 1 << 6, 1 << 11, 1 << 3


def test_preaching_speaks_for_those_who_would_gain_most() -> None:
    """A listener who believes more than all passed over; who believes less than one of them is there for show."""
    assert likelihood_of_preaching(GREEN | CONES, [GREEN, 0, 0]) > 0.7
    assert likelihood_of_preaching(GREEN, [CONES, 0, 0]) < likelihood_of_preaching(GREEN, [0, 0, 0])
    assert likelihood_of_preaching(0, [GREEN, 0, 0]) < 0.1


@pytest.mark.parametrize(
    ("deed", "fitting", "odd"),
    [
        (Deed(0, GREEN | CONES, [SPEED, PINK], 0, 0), GREEN, SPEED),
        (Deed(0, 0, [], GREEN, 0), SPEED, GREEN),
        (Deed(0, GREEN, [], SPEED, 0), GREEN, SPEED),
        (Deed(0, 0, [], 0, PINK), GREEN, PINK),
    ],
)
def test_deeds_fit_some_sects_better(deed: Deed, fitting: int, odd: int) -> None:
    """To preach, to send away, to entice and to denounce each say something, and exclude nobody."""
    assert deed.likelihood(fitting) > deed.likelihood(odd) > 0


def test_what_is_exposed_attracts_nobody() -> None:
    """A guru whose preacher is known by then preaches as one without it would."""
    known, unknown = Deed(GREEN, GREEN, [CONES], 0, 0), Deed(0, GREEN, [CONES], 0, 0)

    assert known.likelihood(GREEN | SPEED) == known.likelihood(SPEED) == unknown.likelihood(SPEED)
    assert unknown.likelihood(GREEN | SPEED) > known.likelihood(GREEN | SPEED)
