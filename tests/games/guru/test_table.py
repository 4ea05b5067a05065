"""Guru at a table: refusals, time running out, keeping and replaying."""

from __future__ import annotations

import json

import pytest

import paravent
from paravent import BadNotation, Chance, IllegalMove, NotAsked, ParaventError
from paravent.games.guru.contract import tally
from paravent.games.guru.state import ACT, PENANCE
from tests.games.guru.positions import JOHN, JULIA, NAMED, position

REFUSALS: list[tuple[int, str, type[ParaventError], str]] = [
    (1, "preach 0", NotAsked, "seat 1 may not preach 0: Act(seat=0, left=3) asks 0"),
    (2, "preach 0", NotAsked, "there is no seat 2 at a table of 2"),
    (-1, "preach 0", NotAsked, "there is no seat -1 at a table of 2"),
    (0, "banish green-melons-money", IllegalMove, "seat 0 may not banish green-melons-money in Act(seat=0, left=3)"),
    (0, "accuse 0 tom", IllegalMove, "seat 0 may not accuse 0 tom in Act(seat=0, left=3)"),
    (0, "accuse 4 tom", IllegalMove, "seat 0 may not accuse 4 tom in Act(seat=0, left=3)"),
    (0, "vanish rosiella", IllegalMove, "seat 0 may not vanish rosiella in Act(seat=0, left=3)"),
    (0, "discard black-hunks-speed", IllegalMove, "seat 0 may not discard black-hunks-speed in Act(seat=0, left=3)"),
    (0, "pass", IllegalMove, "seat 0 may not pass in Act(seat=0, left=3)"),
    (0, "pray", BadNotation, "seat 0: 'pray' is not a move of this game; the phase is Act(seat=0, left=3)"),
    (1, "pray", BadNotation, "seat 1: 'pray' is not a move of this game; the phase is Act(seat=0, left=3)"),
]


@pytest.mark.parametrize(("seat", "move", "kind", "sentence"), REFUSALS)
def test_a_refusal_is_one_sentence_and_changes_nothing(seat: int, move: str, kind: type[ParaventError], sentence: str) -> None:
    """NotAsked, IllegalMove and BadNotation name seat, move and phase; the table stays as it was."""
    table = position(f"{JULIA} | 12 | b-h-s v-m-r p-ch-l", JOHN)
    before, events, record = table.dump(), table.history(0), table.record()

    with pytest.raises(kind) as refusal:
        table.play(seat, move)

    assert str(refusal.value) == sentence
    assert type(refusal.value) is kind
    assert (table.dump(), table.history(0), table.record()) == (before, events, record)


def test_in_penance_nothing_but_a_discard_is_accepted() -> None:
    """G-5 Penance is not an action."""
    table = position(f"{JULIA} | 12 | b-h-s v-m-r p-ch-l o-m-m", JOHN, phase=PENANCE[0][1][3])

    with pytest.raises(IllegalMove, match=r"^seat 0 may not preach 0 in Penance\(seat=0, left=1, owed=3\)$"):
        table.play(0, "preach 0")


def test_after_the_end_nobody_may_move() -> None:
    """The refusal says that the game is over."""
    table = position(JULIA, JOHN, phase=ACT[1][1], max_rounds=1)
    table.play(1, "preach 0")

    with pytest.raises(NotAsked, match=r"^seat 1 may not preach 0: the game is over$"):
        table.play(1, "preach 0")
    assert (table.owed(), table.legal(0), table.standing(0)) == ([], [], [])


@pytest.mark.parametrize(
    ("line", "piles", "late"),
    [
        (f"{JULIA} | 12 | g-m-m", "* | * | * | *", "preach 0"),
        (f"{JULIA} | 12 | g-m-m", "- | - | p-h-s | v-m-r", "preach 2"),
        (f"{JULIA} | 12 | v-h-s o-m-m g-p-m", "- | - | - | -", "banish green-pales-money"),
        (f"{JULIA} | 1", "- | - | - | -", "pass"),
    ],
)
def test_out_of_time_a_guru_preaches_or_banishes_or_passes(line: str, piles: str, late: str) -> None:
    """G-22 The lowest pile that is not empty, else the first listener in card order, else pass."""
    table = position(line, JOHN, piles=piles)

    assert str(table.default_move(0, Chance(1))) == late


def test_out_of_time_with_nothing_but_preachers_a_random_one_vanishes() -> None:
    """G-22 A fixed one would be a tell."""
    table = position(f"{JULIA} | 2", JOHN, piles="- | - | - | -")

    late = {str(table.default_move(0, Chance(seed))) for seed in range(40)}

    assert late == {"vanish gunther", "vanish geimer", "vanish tom"}


def test_out_of_time_in_penance_the_first_listener_goes() -> None:
    """G-22 In card order."""
    table = position(f"{JULIA} | 12 | v-m-r b-h-s o-m-m p-ch-l", JOHN, phase=PENANCE[0][1][3])

    assert str(table.default_move(0, Chance(1))) == "discard orange-melons-money"


@pytest.mark.parametrize("name", NAMED)
def test_a_dump_is_plain_json_and_loads_to_the_same_table(name: str) -> None:
    """Written, read back, and played on with the same chance, both tables go the same way."""
    table = NAMED[name]()
    twin = paravent.load(json.loads(json.dumps(table.dump())))

    assert twin.dump() == table.dump()
    table.playout(5)
    twin.playout(5)
    assert twin.dump() == table.dump()


def test_a_loaded_table_remembers_from_there_on() -> None:
    """Unless it is told not to, as a new one."""
    table = paravent.new("guru", players=3, seed=5)
    loud, silent = paravent.load(table.dump()), paravent.load(table.dump(), history=False)
    (seat,) = table.owed()
    move = table.legal(seat)[0]

    events = table.play(seat, move)
    assert (loud.play(seat, move), loud.history(seat)) == (events, table.history(seat))
    assert (silent.play(seat, move), silent.history(seat)) == ([], [])


def test_a_dump_reads_as_the_game() -> None:
    """Names, not numbers."""
    table = position("tom geimer! (gunther) | 7+3 | g-m-m | g-h-s / (gunther)", JOHN, piles="- | p-h-s | - | -", skeptics="v-m-r")

    assert table.dump()["state"] == {
        "phase": ["Act", 0, 3],
        "sects": [
            {
                "preachers": {"gunther": "vanished", "geimer": "exposed", "tom": "active"},
                "capital": 7,
                "bounty": 3,
                "stage": ["green-melons-money"],
                "centre": [["green-hunks-speed"], "gunther"],
            },
            {
                "preachers": {"panthero": "active", "bigmama": "active", "hungryogi": "active"},
                "capital": 12,
                "bounty": 0,
                "stage": [],
                "centre": [],
            },
        ],
        "piles": [[], ["pink-hunks-speed"], [], []],
        "skeptics": ["violet-melons-relaxation"],
        "first": 0,
        "round": 1,
        "barred": False,
        "last_turn": False,
        "last_round": False,
        "ending": "",
        "honour": False,
        "open_memory": False,
        "max_rounds": 30,
    }


@pytest.mark.parametrize("name", NAMED)
def test_a_clone_goes_its_own_way(name: str) -> None:
    """Nothing that happens to the copy reaches the original."""
    table = NAMED[name]()
    before = table.dump()

    table.clone().playout(1)

    assert table.dump() == before


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("honour", [False, True])
def test_random_games_end_within_their_bound_and_lose_nothing(players: int, honour: bool) -> None:
    """G-12 Followers, money and preachers are conserved at every step; no more plays than `bound`."""
    table = paravent.new("guru", players, seed=players, options={"honour": honour, "max_rounds": 6})
    chance, kept = Chance(1), tally(table.state)

    while not table.over:
        (seat,) = table.owed()
        moves = [move for move in table.legal(seat) if not str(move).startswith("vanish")] or table.legal(seat)
        table.play(seat, chance.choice(moves))
        assert tally(table.state) == kept

    assert table.decisions <= table.rules.bound(players, table.options)
    outcome = table.outcome
    assert outcome is not None and len(outcome.scores) == players


@pytest.mark.parametrize("players", [2, 5])
def test_a_record_replays_to_the_same_table(players: int) -> None:
    """The same state and the same histories, from the moves alone."""
    table = paravent.new("guru", players, seed="a record", options={"max_rounds": 5})
    table.playout(3)

    twin = paravent.verify(table.record())

    assert twin.dump() == table.dump()
    assert [twin.history(seat) for seat in (None, *range(players))] == [table.history(seat) for seat in (None, *range(players))]
