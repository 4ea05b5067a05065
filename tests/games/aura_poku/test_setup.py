"""How a game is laid out."""

from __future__ import annotations

from collections import Counter

import pytest

import paravent
from paravent import BadSetup, Chance
from paravent.games.aura_poku.board import BOARDS
from paravent.games.aura_poku.events import Rolled
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


def test_the_coins_of_the_bag_come_in_any_order() -> None:
    """A-17 Of three hundred bags, shares of the first and of the last coin are those of the bag: 24, 11, 4 and 4 of 43."""
    bags = [truth(paravent.new("aura_poku", 3, seed=seed)).bag for seed in range(300)]
    for end in (0, -1):
        found = Counter(bag[end] for bag in bags)
        for coin, count in {1: 24, 2: 11, 4: 4, 6: 4}.items():
            share = count / 43
            assert abs(found[coin] - 300 * share) < 4 * (300 * share * (1 - share)) ** 0.5


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
    assert table.options == {
        "board": "gold_coast",
        "bargaining": "open",
        "obstacles": "random",
        "first_pays": 0,
        "rings_to_move": 4,
        "last_takes_all": False,
        "max_rounds": 60,
    }


def test_every_face_of_the_die_comes_up_alike() -> None:
    """Six hundred first rolls: each face about a hundred times."""
    rolls: Counter[int] = Counter()
    for seed in range(600):
        table = paravent.new("aura_poku", players=3, seed=seed)
        rolled = table.play(table.owed()[0], "roll")[0]
        assert isinstance(rolled, Rolled)
        rolls[rolled.die] += 1

    assert sorted(rolls) == [1, 2, 3, 4, 5, 6]
    assert all(65 <= number <= 135 for number in rolls.values())


@pytest.mark.parametrize(("board", "gold"), [("gold_coast", 10), ("creek", 8)])
def test_the_first_player_may_give_up_gold(board: str, gold: int) -> None:
    """A-17 It goes to the bank; everyone knows it, so that a sampled world reckons with it; nobody has less than nothing."""
    table = paravent.new("aura_poku", 4, seed=3, options={"board": board, "first_pays": 3})
    state = truth(table)

    assert [state.purses[(state.first + place) % 4] for place in range(4)] == [gold - 3, gold, gold, gold]
    other = (state.first + 1) % 4
    world = table.rules.sample(table.view(other), table.history(other), Chance(1))
    assert world.dump()["players"] == state.dump()["players"]
    poor = truth(paravent.new("aura_poku", 3, seed=3, options={"board": "creek", "first_pays": 10}))
    assert min(poor.purses) == 0
