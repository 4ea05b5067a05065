"""Guru, as all the rest finds it."""

from __future__ import annotations

from typing import Final

from paravent.core.colours import Colours
from paravent.core.game import Game
from paravent.core.ornament import Ornament
from paravent.games.guru.rules import GURU

GAME: Final = Game(
    GURU,
    colours=Colours("#c2256d", "#9bbf2e", "#e5811f", "#ff8fc2"),
    ornament=Ornament(
        "M-11 0a11 11 0 1 0 22 0a11 11 0 1 0 -22 0zM-5 -2h2M3 -2h2M-5 3q5 5 10 0",
        "M-3 -14L0 -29L3 -14zM4.4 -13.6L14.5 -25.1L9.6 -10.6zM10.6 -9.6L25.1 -14.5L13.6 -4.4zM14 -3L29 -0L14 3zM13.6 4."
        "4L25.1 14.5L10.6 9.6zM9.6 10.6L14.5 25.1L4.4 13.6zM3 14L0 29L-3 14zM-4.4 13.6L-14.5 25.1L-9.6 10.6zM-10.6 9.6L"
        "-25.1 14.5L-13.6 4.4zM-14 3L-29 0L-14 -3zM-13.6 -4.4L-25.1 -14.5L-10.6 -9.6zM-9.6 -10.6L-14.5 -25.1L-4.4 -13.6"
        "z",
    ),
)
