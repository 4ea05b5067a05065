"""A game's sign, and that of a game that has none: a star drawn from its name, the same everywhere and always."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from math import cos, gcd, pi, sin
from typing import Final, final

OUTER: Final = 28.0
RING: Final = 8.0  # the filled middle


@final
@dataclass(frozen=True)
class Ornament:
    """Path data as in SVG, in a square from -32 to 32: what is drawn in ink, and what is filled with the game's second colour."""

    lines: str
    filled: str = ""


def ornament_of(name: str) -> Ornament:
    """A star with 5 to 11 points, drawn in one stroke or several, around a small polygon."""
    digest = blake2b(name.encode(), digest_size=3).digest()
    points = 5 + digest[0] % 7
    skip = 2 + digest[1] % (points // 2 - 1)
    corners = 3 + digest[2] % 4
    return Ornament(star(points, skip), polygon(list(range(corners)), corners, RING))


def star(points: int, skip: int) -> str:
    """Every point joined to the one so many further on."""
    strokes = gcd(points, skip)
    rounds = [[first + step * skip for step in range(points // strokes)] for first in range(strokes)]
    return "".join([polygon(corners, points, OUTER) for corners in rounds])


def polygon(corners: list[int], points: int, radius: float) -> str:
    """A closed line through these corners of a circle that has so many."""
    turns = [2 * pi * corner / points for corner in corners]
    return "M" + "L".join([f"{radius * sin(turn):.1f} {-radius * cos(turn):.1f}" for turn in turns]) + "z"
