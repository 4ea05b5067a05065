"""How a game is laid out."""

from __future__ import annotations

from collections import Counter

import pytest

import paravent
from paravent import BadSetup
from paravent.games.aura_poku.board import BOARDS
from paravent.games.aura_poku.state import BEFORE
from tests.games.aura_poku.positions import truth

COAST = BOARDS["gold_coast"]


@pytest.mark.parametrize(("players", "step", "coins"), [(3, 2, 43), (4, 1, 39), (5, 1, 35), (6, 0, 31)])
def test_a_table_is_laid_by_the_number_of_players(players: int, step: int, coins: int) -> None:
    """A-2 A-3 A-17 The persecutor's start, the coins in the bag, 10 gold each, all pawns at the throne, 12 cards."""
    s = truth(paravent.new("aura_poku", players, seed=1))

    assert (s.persecutor, len(s.bag), s.purses, len(s.obstacles)) == (step, coins, [10] * players, 3 * (6 - players))
    assert s.pawns == [[0, 0, 0]] * players
    assert sorted(card.name for card in s.pile) == sorted(card.name for card in COAST.cards)
    assert s.sources == [[2, 4, 6, 4, 2]] * 3


def test_the_bag_is_all_coins_less_sources_and_purses() -> None:
    """A-17 With three players: 30-6 ones, 20-6-3 twos, 10-6 fours, 10-3-3 sixes."""
    assert Counter(truth(paravent.new("aura_poku", 3, seed=1)).bag) == {1: 24, 2: 11, 4: 4, 6: 4}


def test_leftover_pawns_stand_on_random_round_spaces_one_each() -> None:
    """A-2 Never on courts, altars or landings; another seed, other spaces."""
    spaces: set[int] = set()
    for seed in range(60):
        s = truth(paravent.new("aura_poku", 3, seed=seed))
        assert len(set(s.obstacles)) == 9
        spaces |= set(s.obstacles)
    assert spaces == set(COAST.rounds)


@pytest.mark.parametrize("players", [2, 7])
def test_three_to_six_play(players: int) -> None:
    """A-1 Nobody else."""
    with pytest.raises(BadSetup, match="aura_poku is for 3 to 6 players"):
        paravent.new("aura_poku", players)


def test_the_first_player_is_random_and_play_goes_clockwise() -> None:
    """A-1 Every seat begins sometimes; after the last seat comes seat 0."""
    tables = [paravent.new("aura_poku", 3, seed=seed) for seed in range(40)]
    assert {truth(table).first for table in tables} == {0, 1, 2}
    table = next(table for table in tables if truth(table).first == 2)
    assert table.state.phase == BEFORE[2]
    table.play(2, "roll")
    table.play(2, table.legal(2)[-1])
    while table.owed() == [2]:
        table.play(2, "done")
    assert table.state.phase == BEFORE[0]


BAD_OPTIONS = [
    ({"rings_to_move": 5}, "option rings_to_move of aura_poku must be a whole number from 3 to 4, not 5"),
    ({"board": "moor"}, "option board of aura_poku must be gold_coast or creek, not 'moor'"),
    ({"last_takes_all": 1}, "option last_takes_all of aura_poku must be true or false, not 1"),
    ({"max_rounds": 0}, "option max_rounds of aura_poku must be a whole number from 1 to 1000, not 0"),
]


@pytest.mark.parametrize(("options", "sentence"), BAD_OPTIONS)
def test_options_are_checked(options: dict[str, paravent.Json], sentence: str) -> None:
    """A-18 A-21 A-22 Each with its own bounds."""
    with pytest.raises(BadSetup) as refusal:
        paravent.new("aura_poku", 3, options=options)
    assert str(refusal.value) == sentence


def test_defaults_are_the_rulebooks() -> None:
    """A-18 A-21 A-22 Four ones, one coin for the last, sixty rounds, the gold coast."""
    table = paravent.new("aura_poku", 3)
    assert table.options == {"board": "gold_coast", "rings_to_move": 4, "last_takes_all": False, "max_rounds": 60}
