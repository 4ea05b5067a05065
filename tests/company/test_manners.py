"""Characters differ in play: a guest could tell them apart by what they do, whatever they are called."""

from __future__ import annotations

from statistics import fmean

import pytest

from tests.company.manners import games_of, nearest

GAMES = 24


@pytest.mark.parametrize("keys", [("zelie", "barnabe", "pepin"), ("krolik", "rosalba", "zelie")])
def test_three_of_them_are_told_apart_by_their_play_alone(keys: tuple[str, str, str]) -> None:
    """By who plays most like this in other games: in three of five held-out games, where a guess is right in one of three."""
    known, held_out = games_of("guru", keys, range(GAMES)), games_of("guru", keys, range(GAMES, 2 * GAMES))
    right = [nearest(manners, known) == key for key, manners in held_out]

    assert sum(right) >= 0.6 * len(right)


@pytest.mark.parametrize(
    ("game", "games", "deed", "more", "less"),
    [
        ("guru", 12, "Converted cards", "zelie", "pepin"),  # patience waits for a full stage
        ("guru", 12, "Accused", "krolik", "placide"),  # suspicion accuses
        ("overseers", 24, "Denied", "barnabe", "placide"),  # who bluffs denies
        ("sultans", 12, "Swapped", "placide", "krolik"),  # who trusts looks less and swaps in the dark
        ("aura_poku", 8, "Called gold", "vasco", "rosalba"),  # greed asks more
    ],
)
def test_a_trait_shows_in_what_is_done(game: str, games: int, deed: str, more: str, less: str) -> None:
    """On the mean of some games, by a quarter at least."""
    played = games_of(game, (more, less), range(games))
    counted = [(who, manners) for who, manners in played if deed in manners or " " not in deed]
    means = {key: fmean(manners.get(deed, 0.0) for who, manners in counted if who == key) for key in (more, less)}

    assert means[more] >= 1.25 * means[less], means
    assert means[more] > 0
