"""How a game of Guru begins, and its options."""

from __future__ import annotations

from typing import cast

import pytest

import paravent
from paravent import BadSetup, Json
from paravent.games.guru.contract import tally
from paravent.games.guru.state import ACT
from tests.games.guru.positions import truth
from tests.games.playing import legal


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_followers_are_dealt_into_four_piles(players: int) -> None:
    """G-1 Piles of 32, 31, 31, 31; every follower once."""
    s = truth(paravent.new("guru", players, seed=1))

    assert [len(pile) for pile in s.piles] == [32, 31, 31, 31]
    assert tally(s) == (list(range(125)), 12 * players, 3 * players, 3 * players)


def test_the_followers_are_shuffled() -> None:
    """G-1 Another seed, other piles; neither in card order."""
    one, other = truth(paravent.new("guru", 2, seed=1)), truth(paravent.new("guru", 2, seed=2))

    assert one.piles != other.piles
    assert all(pile != sorted(pile, key=lambda follower: follower.index) for pile in one.piles)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_guru_has_three_active_preachers_and_twelve_millions(players: int) -> None:
    """Three preachers each, no preacher twice, capital 12, bounty 0, nothing on stage or in the centre."""
    s = truth(paravent.new("guru", players, seed=1))

    assert [sect.preachers.bit_count() for sect in s.sects] == [3] * players
    assert sum(sect.preachers for sect in s.sects).bit_count() == 3 * players
    for sect in s.sects:
        assert (sect.active, sect.exposed, sect.vanished) == (sect.preachers, 0, 0)
        assert (sect.capital, sect.bounty, sect.stage, sect.centre) == (12, 0, [], [])


def test_with_five_gurus_all_fifteen_preachers_are_dealt() -> None:
    """G-15 With five players nobody is left in the box."""
    assert sum(sect.preachers for sect in truth(paravent.new("guru", 5, seed=1)).sects) == (1 << 15) - 1


def test_the_first_guru_is_random() -> None:
    """G-15 Over a few seeds every seat begins some game."""
    tables = [paravent.new("guru", 3, seed=seed) for seed in range(20)]

    assert {truth(table).first for table in tables} == {0, 1, 2}
    assert all(table.state.phase == ACT[truth(table).first][3] for table in tables)
    assert all(table.owed() == [truth(table).first] for table in tables)


def test_at_the_start_one_can_preach_or_vanish() -> None:
    """With an empty stage there are four piles to preach to and three preachers to hide."""
    table = paravent.new("guru", 2, seed=1)
    (seat,) = table.owed()
    sects = cast("list[dict[str, dict[str, Json]]]", table.state.dump()["sects"])

    assert legal(table, seat) == [f"preach {pile}" for pile in range(4)] + [f"vanish {name}" for name in sects[seat]["preachers"]]


def test_the_options_have_their_defaults() -> None:
    """G-10 G-11 G-12 On their honour: no; open memory: no; at most thirty rounds."""
    s = truth(paravent.new("guru", 2, seed=1))

    assert paravent.new("guru", 2, seed=1).options == {"honour": False, "open_memory": False, "max_rounds": 30}
    assert (s.honour, s.open_memory, s.max_rounds) == (False, False, 30)


def test_the_options_reach_the_game() -> None:
    """G-10 G-11 G-12 Each option sets its own rule."""
    s = truth(paravent.new("guru", 2, seed=1, options={"honour": True, "open_memory": True, "max_rounds": 1}))

    assert (s.honour, s.open_memory, s.max_rounds) == (True, True, 1)


@pytest.mark.parametrize(
    ("players", "options", "sentence"),
    [
        (1, {}, "guru is for 2 to 5 players, not 1"),
        (6, {}, "guru is for 2 to 5 players, not 6"),
        (2, {"honor": True}, "guru has no option 'honor'; it has: honour, max_rounds, open_memory"),
        (2, {"honour": 1}, "option honour of guru must be true or false, not 1"),
        (2, {"max_rounds": 0}, "option max_rounds of guru must be a whole number from 1 to 1000, not 0"),
        (2, {"max_rounds": True}, "option max_rounds of guru must be a whole number from 1 to 1000, not True"),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused(players: int, options: dict[str, Json], sentence: str) -> None:
    """G-12 Two to five gurus; options have names and bounds (at least one round)."""
    with pytest.raises(BadSetup) as refusal:
        paravent.new("guru", players, seed=1, options=options)

    assert str(refusal.value) == sentence


def test_the_preachers_are_shuffled() -> None:
    """G-15 Over a few seeds the first guru's sect is rarely the same, and every preacher is dealt and left out."""
    dealt = [truth(paravent.new("guru", 2, seed=seed)).sects[0].preachers for seed in range(40)]

    assert len(set(dealt)) > 30
    assert {bit for bit in range(15) for mask in dealt if mask >> bit & 1} == set(range(15))
