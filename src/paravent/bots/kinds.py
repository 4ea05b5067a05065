"""Whom one plays with: a hidden kind of every opponent, learned from their deeds and from what comes to light.

The deeds of one player are not independent evidence: they are those of one kind of player. So a secret is weighed by each kind's
likelihood of *all* deeds, and only then are the kinds summed out. What refutes an inference leaves the kinds that never
suggested it, and from then on deeds are read as theirs.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

RAREST: Final = -700.0  # the logarithm of what is as good as impossible


def summed_out(fits: Sequence[Sequence[float]], shares: Sequence[float]) -> list[float]:
    """How well each secret fits the deeds, by the logarithms `fits[kind][secret]` and how usual each kind is.

    The best fit is 1, or many deeds would round all to 0.
    """
    best = fits[0][0]
    for row in fits:
        for fit in row:
            best = max(best, fit)
    weights = [0.0] * len(fits[0])
    for row, share in zip(fits, shares, strict=True):
        for at, fit in enumerate(row):
            weights[at] += share * exp(max(fit - best, RAREST))
    most = max(weights)
    return [weight / most for weight in weights]


def likely_kinds(fits: Sequence[Sequence[float]], shares: Sequence[float], worlds: Sequence[float]) -> list[float]:
    """How likely each kind is, by the same, and by how many worlds each secret has."""
    best = max([max(row) for row in fits])
    found: list[float] = []
    for row, share in zip(fits, shares, strict=True):
        whole = 0.0
        for at, fit in enumerate(row):
            whole += worlds[at] * exp(max(fit - best, RAREST))
        found.append(share * whole)
    total = sum(found)
    return [each / total for each in found]
