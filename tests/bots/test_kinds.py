"""Kinds of opponents: the deeds of one player are those of one kind of player."""

from __future__ import annotations

from math import log

import pytest

from paravent.bots.kinds import likely_kinds, summed_out

FRANK, ODD = log(0.9), log(0.1)
SHARES = [0.8, 0.2]  # of the sincere, who show their secret, and of those who show the other one


def shown(times: int) -> list[list[float]]:
    """Of both kinds how well two secrets fit, when the first was shown so often."""
    return [[times * FRANK, times * ODD], [times * ODD, times * FRANK]]


@pytest.mark.parametrize("times", [1, 3, 30])
def test_deeds_of_one_player_are_not_independent_evidence(times: int) -> None:
    """However often a secret is shown, it is no surer than that whoever shows it is sincere."""
    sincere, other = summed_out(shown(times), SHARES)

    assert sincere == 1
    assert 0.24 < other < 0.37


def test_what_refutes_an_inference_unmasks_the_kind() -> None:
    """Once the secret that was shown is out of the question, only a poser can have shown it."""
    before = likely_kinds(shown(5), SHARES, [1.0, 1.0])
    after = likely_kinds([[row[1]] for row in shown(5)], SHARES, [1.0])

    assert before[0] == pytest.approx(0.8)
    assert after[1] > 0.99


def test_many_deeds_do_not_round_everything_to_nothing() -> None:
    """The best fit is always 1."""
    assert max(summed_out(shown(5000), SHARES)) == 1
