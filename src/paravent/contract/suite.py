"""The contract as tests: every game asked for, every player count, several option sets and many seeds."""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import islice

import pytest

from paravent.contract.advice import advised_alike, noted_alike
from paravent.contract.broken import Broken, Case
from paravent.contract.claimed import changes_nothing, claimed_alike
from paravent.contract.explained import Explained
from paravent.contract.found import Enrolled, classes_of, enrolled
from paravent.contract.laws import Inspector
from paravent.contract.sampling import frequencies, reaches_truth
from paravent.contract.walks import POLICIES, Play, Policy, kind, lay, retrace, walk
from paravent.core.chance import Chance
from paravent.core.rules import Json, Move, Phase
from paravent.core.table import Table

__all__ = [
    "pytest_generate_tests",
    "test_advice_and_notes_tell_no_secret",
    "test_claims_tell_no_secret_and_change_nothing",
    "test_sampled_worlds_come_as_often_as_they_should",
    "test_the_laws_hold",
    "test_the_truth_is_within_reach",
    "test_walks_come_across_everything",
]

LOOK_FOR = 400  # walks in which every kind of move, phase and ending must come up
FORKED = 6  # plays of a walk that are tried with other chance
DEALS, FEW_DEALS = (
    300,
    30,
)  # blind games: see docs/contract.md for what they find; and for the quick run, which finds gross faults only
QUESTIONS = 40  # after which blind games stop at the latest


def setting(config: pytest.Config, option: str, variable: str, default: str) -> int:
    value = config.getoption(option, default=None)
    return int(os.environ.get(variable, default)) if value is None else int(value)


def games_walked(config: pytest.Config) -> int:
    return setting(config, "--contract-games", "CONTRACT_GAMES", "2")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """The cases of each test, for the games asked for."""
    games = enrolled(metafunc.config.getoption("--game", default=None))
    wanted = set(metafunc.fixturenames)
    if "options" in wanted:
        cases = [
            pytest.param(game, players, options, id=f"{game.name}-{players}-{number}")
            for game in games
            for players in game.rules.players
            for number, options in enumerate(game.enrolment.options)
        ]
        metafunc.parametrize(("game", "players", "options"), cases)
    elif "players" in wanted:
        cases = [pytest.param(game, players, id=f"{game.name}-{players}") for game in games for players in game.rules.players]
        metafunc.parametrize(("game", "players"), cases)
    elif "game" in wanted:
        metafunc.parametrize("game", games, ids=[game.name for game in games])


def reported(check: Callable[[], object]) -> None:
    """A broken law is told in its own words, without the contract's own calls."""
    try:
        check()
    except Broken as broken:
        pytest.fail(str(broken), pytrace=False)


def test_the_laws_hold(game: Enrolled, players: int, options: dict[str, Json], pytestconfig: pytest.Config) -> None:
    """Laws 1 to 6 and 8, at every position; the dear checks at a few positions of each game, other ones each time."""
    thorough = setting(pytestconfig, "--contract-thorough", "CONTRACT_THOROUGH", "6")
    reported(lambda: check_walks(game, players, options, range(games_walked(pytestconfig)), thorough))


def check_walks(game: Enrolled, players: int, options: dict[str, Json], seeds: range, thorough: int) -> None:
    """Walks with every policy, or two if there is but one seed; what onlookers were told is remembered from one to the next."""
    explained = Explained(game.enrolment)
    for seed in seeds:
        for policy in POLICIES if len(seeds) > 1 else two_policies(game, players, options):
            check_walk(game, players, options, seed, policy, explained, thorough)


def two_policies(game: Enrolled, players: int, options: dict[str, Json]) -> list[Policy]:
    """For the quick run: other ones in each case, so that a game is walked with all."""
    first = players + 2 * game.enrolment.options.index(options)
    return [POLICIES[(first + number) % len(POLICIES)] for number in range(2)]


def check_walk(
    game: Enrolled, players: int, options: dict[str, Json], seed: int, policy: Policy, explained: Explained, thorough: int
) -> None:
    """Walk the game once to learn its plays, and once more to inspect it."""
    case = Case(game.name, players, options, seed, policy.__name__)
    table = lay(game.rules, players, options, seed)
    try:
        plays: list[Play] = []
        for table in walk(game.rules, players, options, seed, policy, plays, game.enrolment.outspoken):  # noqa: B007  (for the message)
            pass
        inspector = Inspector(game, Chance(f"inspect {seed} {policy.__name__}"), explained)
        dear, forks = positions(plays, inspector.chance, thorough)
        explained.follow([None, inspector.chance.below(players)])
        for number, step in enumerate(retrace(game.rules, players, options, seed, plays)):
            table = step.table
            inspector.inspect(step, thorough=number in dear, fork=number in forks)
    except Broken as broken:
        raise broken.at(case, table) from None
    except Exception as error:
        error.add_note(f"{case}, after {table.decisions} plays; the line of play:\n{table.record()}")
        raise


def positions(plays: list[Play], chance: Chance, thorough: int) -> tuple[set[int], set[int]]:
    """Which positions get the dear checks, and after which plays other chance is tried."""
    dear = {chance.below(len(plays) + 1) for _ in range(thorough)} | {0, len(plays)}
    by_chance = [number for number, play in enumerate(plays, start=1) if play.by_chance]
    chance.shuffle(by_chance)
    return dear, set(by_chance[: FORKED + thorough])


def test_walks_come_across_everything(game: Enrolled) -> None:
    """Every kind of move, every phase and every ending comes up, but for those enrolled as out of reach with a reason."""
    missing = expected(game) - set(game.enrolment.unreached)
    for seed in range(LOOK_FOR):
        players = game.rules.players[seed % len(game.rules.players)]
        options = game.enrolment.options[seed // 2 % len(game.enrolment.options)]
        policy = POLICIES[seed % len(POLICIES)]
        for table in walk(game.rules, players, options, seed, policy, outspoken=game.enrolment.outspoken):
            missing -= come_across(table.state.phase, [move for seat in table.owed() for move in table.legal(seat)])
        assert table.outcome is not None
        missing.discard(table.outcome.ending)
        if not missing:
            return
    pytest.fail(f"{LOOK_FOR} walks of {game.name} never came across {sorted(missing)}", pytrace=False)


def come_across(phase: Phase | None, moves: list[Move]) -> set[str]:
    return {type(phase).__name__} | {kind(move) for move in moves}


def expected(game: Enrolled) -> set[str]:
    """The names of all moves and phases that the game defines, and of its endings."""
    return set(game.rules.endings) | classes_of(game.game, Move) | classes_of(game.game, Phase)


def test_the_truth_is_within_reach(game: Enrolled, players: int, pytestconfig: pytest.Config) -> None:
    """Law 8: at positions of walks with every policy the true world may be sampled."""
    for seed in range(games_walked(pytestconfig)):
        policy = POLICIES[(seed + players) % len(POLICIES)]
        options = game.enrolment.options[(seed + players) % len(game.enrolment.options)]
        reported(lambda: check_reach(game, players, options, seed, policy))  # noqa: B023  (called at once)


def check_reach(game: Enrolled, players: int, options: dict[str, Json], seed: int, policy: Policy) -> None:
    """At one position of a walk, for one seat."""
    chance = Chance(f"reach {seed} {policy.__name__}")
    case = Case(game.name, players, options, seed, policy.__name__)
    at_position(case, drawn_position(game, players, options, seed, policy, chance), chance)


def drawn_position(game: Enrolled, players: int, options: dict[str, Json], seed: int, policy: Policy, chance: Chance) -> Table:
    """A table somewhere in a walk."""
    plays: list[Play] = []
    for _ in walk(game.rules, players, options, seed, policy, plays, game.enrolment.outspoken):
        pass
    stop = chance.below(len(plays))
    return next(islice(retrace(game.rules, players, options, seed, plays), stop, None)).table


def at_position(case: Case, table: Table, chance: Chance) -> None:
    try:
        reaches_truth(table, chance.below(table.players), chance)
    except Broken as broken:
        raise broken.at(case, table) from None


def test_advice_and_notes_tell_no_secret(game: Enrolled, players: int, pytestconfig: pytest.Config) -> None:
    """Law 3: in a world that looks the same a hint is the same, words included, and so are a player's notes."""
    for seed in range(games_walked(pytestconfig)):
        policy = POLICIES[(seed + players) % len(POLICIES)]
        options = game.enrolment.options[(seed + players) % len(game.enrolment.options)]
        reported(lambda: check_advice(game, players, options, seed, policy))  # noqa: B023  (called at once)


def check_advice(game: Enrolled, players: int, options: dict[str, Json], seed: int, policy: Policy) -> None:
    """Whoever is asked first, at one position of a walk, is advised; everybody is given their notes."""
    chance = Chance(f"advice {seed} {policy.__name__}")
    case = Case(game.name, players, options, seed, policy.__name__)
    at_advice(game, case, drawn_position(game, players, options, seed, policy, chance), chance)


def at_advice(game: Enrolled, case: Case, table: Table, chance: Chance) -> None:
    try:
        advised_alike(game.game, table, table.owed()[0], chance)
        for seat in range(table.players):
            noted_alike(game.game, table, seat, chance)
    except Broken as broken:
        raise broken.at(case, table) from None


def test_claims_tell_no_secret_and_change_nothing(game: Enrolled, players: int, pytestconfig: pytest.Config) -> None:
    """Law 10: at positions of walks everybody may claim the same, whatever is true, and saying it changes nothing."""
    for seed in range(games_walked(pytestconfig)):
        policy = POLICIES[(seed + players) % len(POLICIES)]
        options = game.enrolment.options[(seed + players) % len(game.enrolment.options)]
        reported(lambda: check_claims(game, players, options, seed, policy))  # noqa: B023  (called at once)


def check_claims(game: Enrolled, players: int, options: dict[str, Json], seed: int, policy: Policy) -> None:
    """At one position of a walk."""
    chance = Chance(f"claims {seed} {policy.__name__}")
    case = Case(game.name, players, options, seed, policy.__name__)
    at_claims(game, case, drawn_position(game, players, options, seed, policy, chance), chance)


def at_claims(game: Enrolled, case: Case, table: Table, chance: Chance) -> None:
    try:
        claimed_alike(game.game, table, chance)
        changes_nothing(game.game, table, chance)
    except Broken as broken:
        raise broken.at(case, table) from None


def test_sampled_worlds_come_as_often_as_they_should(game: Enrolled, pytestconfig: pytest.Config) -> None:
    """Law 8: over many blind games no fact is true more or less often than sampled worlds say.

    A right sampler fails with a chance of at most `FALSE_ALARM`, one in ten thousand.
    """
    if game.enrolment.reach_only:
        pytest.skip(game.enrolment.reach_only)
    default = FEW_DEALS if games_walked(pytestconfig) == 1 else DEALS
    deals = setting(pytestconfig, "--contract-deals", "CONTRACT_DEALS", str(default))
    reported(lambda: check_frequencies(game, range(deals)))


def check_frequencies(game: Enrolled, seeds: range) -> int:
    """Returns the number of games that counted."""
    try:
        return frequencies(game, seeds, QUESTIONS)
    except Broken as broken:
        where = f"game {game.name}, all player counts and options, seeds 'deal {seeds.start}' to 'deal {seeds.stop - 1}'"
        raise Broken(broken.law, broken.what, f"{where}, policy blind") from None
