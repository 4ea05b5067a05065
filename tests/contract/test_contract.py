"""The contract: every game, every player count, several option sets and many seeds, at every position of random games."""

from __future__ import annotations

import inspect
import os
from importlib import import_module

import pytest

from paravent import Json, Move, Phase, games
from paravent.core.chance import Chance
from tests.contract.enrolled import ENROLLED
from tests.contract.enrolment import Enrolled
from tests.contract.laws import Inspector
from tests.contract.walks import POLICIES, Policy, kind, walk

# How many games each case walks, and how many positions of a game get the dear checks. More: CONTRACT_GAMES=50 make contract.
GAMES = int(os.environ.get("CONTRACT_GAMES", "2"))
THOROUGH = int(os.environ.get("CONTRACT_THOROUGH", "6"))
LOOK_FOR = 400  # walks in which every kind of move, phase and ending must come up

CASES = [
    pytest.param(game, players, options, policy, id=f"{game.name}-{players}-{number}-{policy.__name__}")
    for game in ENROLLED
    for players in game.rules.players
    for number, options in enumerate(game.options)
    for policy in POLICIES
]


def test_every_game_is_enrolled() -> None:
    """No game is shipped without its contract."""
    assert {game.name for game in ENROLLED} == set(games())


@pytest.mark.parametrize(("game", "players", "options", "policy"), CASES)
def test_the_laws_hold(game: Enrolled, players: int, options: dict[str, Json], policy: Policy) -> None:
    """Laws 1 to 6 and 8, at every position; the dear checks at a few positions of each game, other ones each time."""
    for seed in range(GAMES):
        check_walk(game, players, options, seed, policy)


def check_walk(game: Enrolled, players: int, options: dict[str, Json], seed: int, policy: Policy) -> None:
    """Walk the game once to learn its length, and once more to inspect it."""
    length = sum(1 for _ in walk(game.rules, players, options, seed, policy))
    inspector = Inspector(game, Chance(f"inspect {seed}"))
    dear = {inspector.chance.below(length) for _ in range(THOROUGH)} | {0, length - 1}
    for number, table in enumerate(walk(game.rules, players, options, seed, policy)):
        inspector.inspect(table, thorough=number in dear)


@pytest.mark.parametrize("game", ENROLLED, ids=lambda game: game.name)
def test_walks_come_across_everything(game: Enrolled) -> None:
    """Every kind of move, every phase and every ending comes up, but for those enrolled as out of reach with a reason."""
    missing = expected(game) - set(game.unreached)
    for seed in range(LOOK_FOR):
        players = game.rules.players[seed % len(game.rules.players)]
        options = game.options[seed // 2 % len(game.options)]
        for table in walk(game.rules, players, options, seed, POLICIES[seed % len(POLICIES)]):
            missing -= come_across(table.state.phase, [move for seat in table.owed() for move in table.legal(seat)])
        assert table.outcome is not None
        missing.discard(table.outcome.ending)
        if not missing:
            return
    pytest.fail(f"{LOOK_FOR} walks of {game.name} never came across {sorted(missing)}")


def come_across(phase: Phase | None, moves: list[Move]) -> set[str]:
    return {type(phase).__name__} | {kind(move) for move in moves}


def expected(game: Enrolled) -> set[str]:
    """The names of all moves and phases that the game defines, and of its endings."""
    names = set(game.rules.endings)
    for room, sort in (("moves", Move), ("state", Phase)):
        module = import_module(f"paravent.games.{game.name}.{room}")
        for name, found in inspect.getmembers(module, inspect.isclass):
            if issubclass(found, sort) and found is not sort:
                names.add(name)
    return names
