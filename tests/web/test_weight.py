"""How much a browser has to load."""

from __future__ import annotations

import gzip
from collections import Counter

import paravent
from paravent.server.pages import STATIC

SHELL_MOST, GAME_MOST = 150_000, 60_000


def weights() -> Counter[str]:
    """The compressed bytes of script, by the room that they are for."""
    found: Counter[str] = Counter()
    for script in (STATIC / "assets").glob("*.js"):
        found[script.name.split("-")[0]] += len(gzip.compress(script.read_bytes()))
    return found


def test_the_shell_and_each_game_are_light() -> None:
    """At most 150 kB of compressed script for the shell and all that is no game's; 60 kB for a game with its texts and rules."""
    found = weights()
    games = set(paravent.games())
    assert found["shell"] > 0
    assert sum(bytes for room, bytes in found.items() if room not in games) <= SHELL_MOST
    assert all(0 < found[game] <= GAME_MOST for game in games)
