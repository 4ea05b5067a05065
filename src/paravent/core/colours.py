"""A game's colours, and those of a game that names none: drawn from its name, the same everywhere and always."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from typing import Final, TypeAlias, final

PAPER: Final = (247, 241, 229)  # the page by day; whatever can be read on it can be read on white
NIGHT: Final = (41, 36, 32)  # a panel by night, which is lighter than the page
READABLE: Final = 4.5  # the contrast of text with what is behind it, by the Web Content Accessibility Guidelines
STEP: Final = 0.02

Rgb: TypeAlias = tuple[int, int, int]


@final
@dataclass(frozen=True)
class Colours:
    """As `#rrggbb`: the main one, which can be read on paper and under white; two more for flat colour; the main one by night."""

    main: str
    second: str
    third: str
    by_night: str


def colours_of(name: str) -> Colours:
    """Three hues a third of the circle apart, the first by the name; the main one as light as can be read."""
    turn = int.from_bytes(blake2b(name.encode(), digest_size=2).digest(), "big") / 65536
    main, by_night = readable(turn, PAPER, 0.5, -STEP), readable(turn, NIGHT, 0.5, STEP)
    return Colours(main, written(painted(turn + 1 / 3, 0.5, 0.5)), written(painted(turn + 2 / 3, 0.5, 0.5)), by_night)


def readable(turn: float, behind: Rgb, lightness: float, step: float) -> str:
    """The hue, darker or lighter until it can be read before this colour."""
    colour = painted(turn, 0.6, lightness)
    while contrast(colour, behind) < READABLE:
        lightness += step
        colour = painted(turn, 0.6, lightness)
    return written(colour)


def painted(turn: float, saturation: float, lightness: float) -> Rgb:
    """A colour by its hue (in turns of the circle), saturation and lightness."""
    reach = saturation * min(lightness, 1 - lightness)
    parts: list[int] = []
    for at in (0.0, 8.0, 4.0):
        k = (at + 12 * turn) % 12
        parts.append(round(255 * (lightness - reach * max(-1.0, min(k - 3, 9 - k, 1.0)))))
    return (parts[0], parts[1], parts[2])


def written(colour: Rgb) -> str:
    return f"#{colour[0]:02x}{colour[1]:02x}{colour[2]:02x}"


def read(text: str) -> Rgb:
    """The colour that `#rrggbb` names."""
    return (int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16))


def contrast(one: Rgb, other: Rgb) -> float:
    """From 1 to 21, as the guidelines reckon it."""
    light, dark = luminance(one), luminance(other)
    if light < dark:
        light, dark = dark, light
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: Rgb) -> float:
    return 0.2126 * linear(colour[0]) + 0.7152 * linear(colour[1]) + 0.0722 * linear(colour[2])


def linear(part: int) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)
