"""Boards are data: what the shipped ones say, and what is said of wrong ones."""

from __future__ import annotations

import json
from copy import deepcopy
from importlib.resources import files

import pytest

from paravent import BadSetup, Json
from paravent.games.aura_poku.board import BOARDS, SHIPPED, read_board
from paravent.games.aura_poku.cards import NODE
from paravent.games.aura_poku.check import faults
from paravent.games.aura_poku.state import MOVE
from tests.games.aura_poku.positions import START, position, purses
from tests.games.playing import legal, play

FOLDER = files("paravent.games.aura_poku").joinpath("boards")
CREEK = FOLDER.joinpath("creek.json").read_text(encoding="utf-8")


def test_the_gold_coast_is_the_board_of_the_rules_page() -> None:
    """50 round spaces, 63 points on foot; crossing saves 15 points below and 7 above."""
    board = BOARDS["gold_coast"]
    place = {node.name: board.place[node.index] for node in board.nodes}

    assert (len(board.rounds), board.village, board.sources) == (50, 63, 3)
    assert [place[f"l{river}l"] - place[f"c{river}l"] for river in (1, 2, 3)] == [15, 15, 15]
    assert [place[f"l{river}u"] - place[f"c{river}u"] for river in (1, 2, 3)] == [7, 7, 7]
    assert board.huts == [24, 21, 18, 16, 14, 12, 10, 8]
    assert " ".join(card.name for card in board.cards) == "1-2 1-2 1-3 1-3 1-3 2-3 2-4 2-4 2-5 3-5 3-6 3-6"
    assert (board.steps, board.start, board.source, sum(board.purse)) == (13, {3: 2, 4: 1, 5: 1, 6: 0}, [2, 4, 6, 4, 2], 10)


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_boards_are_sound_and_bear_their_names(name: str) -> None:
    """The file is named as the board."""
    assert BOARDS[name].name == name
    assert faults(json.loads(FOLDER.joinpath(f"{name}.json").read_text(encoding="utf-8"))) == []


def test_the_creek_is_played_by_the_same_rules() -> None:
    """Nothing is hard-coded: other places, coins, cards, huts and purses."""
    table = position("p5 throne throne", START, START, board="creek", phase=MOVE[0][6])

    assert legal(table)[:3] == ["move 0 to c1u", "move 0 to a1u", "move 0 to l1u"]
    play(table, "0 move 0 to l1u")
    assert purses(table) == [10, 8, 8]


def test_courts_altars_and_landings_belong_together() -> None:
    """Each altar lies beside its court and opposite its landing."""
    board = BOARDS["creek"]
    for altar in range(board.village + 1, len(board.nodes)):
        name = board.nodes[altar].name
        court = board.beside[altar]
        landing = board.landing[altar - board.village - 1]
        assert (board.nodes[court].name, board.nodes[landing].name) == (f"c{name[1:]}", f"l{name[1:]}")
        assert board.beside[court] == altar
    assert board.beside[board.place[NODE["p1"].index]] == board.place[NODE["p1"].index]


PATH = ["throne p1 p2 c1l c1u s1 l1u l1l p3 p4 p5 p6 p7 p8 p9 village"]
WRONG: list[tuple[str, Json, str]] = [
    ("name", "Big River", "name must be a word of lower-case letters and _, not 'Big River'"),
    ("path", "throne village", "path must be a list of texts, each with places in order"),
    ("path", ["p1 village"], "path: word 1 is p1; here belongs throne"),
    ("path", ["throne p1", "p3 c1l"], "path: word 3 is p3; here belongs p2 or c1l"),
    ("path", ["throne p1 c1l s1"], "path: word 4 is s1; here belongs p2 or c1u"),
    ("path", ["throne p1 village"], "path: word 3 is village; here belongs p2 or c1l"),
    ("path", ["throne p1 c1l c1u s1 l1u l1l c3l"], "path: word 8 is c3l; here belongs p2 or c2l or village"),
    ("path", ["throne c1l c1u s1"], "path ends after word 4; here belongs p1 or l1u"),
    ("path", [*PATH, "p10"], "path: word 17 is p10; nothing comes after the village"),
    ("path", ["throne p1 c1l c1u s1 l1u l1l village"], "path has 1 round spaces; the leftover pawns of three players need 9"),
    ("huts", [3, -1], "huts must be a list of whole numbers from 0 to 99"),
    ("huts", [3, 2], "huts must be at least 3, not 2"),
    ("huts", [3, 2, 5], "huts must be in falling order: 2 stands before 5"),
    ("cards", 12, "cards must be a list of pairs [upper, lower]"),
    ("cards", [[1, 2], [1]], "cards: card 2 must be [upper, lower], two whole numbers from 1 to 9"),
    ("cards", [[1, 2], [1, 10]], "cards: card 2 must be [upper, lower], two whole numbers from 1 to 9"),
    ("cards", [[1, 2]], "cards: there are 1; 4 altars and 6 players need 4"),
    ("persecutor", {"steps": 3}, "persecutor must have the fields steps and start, and no others"),
    ("persecutor", {"steps": 0, "start": {}}, "persecutor: steps must be a whole number from 1 to 99"),
    ("persecutor", {"steps": 9, "start": {"3": 1}}, "persecutor: start must have the fields 3, 4, 5 and 6, and no others"),
    (
        "persecutor",
        {"steps": 5, "start": {"3": 5, "4": 1, "5": 1, "6": 0}},
        "persecutor: with 3 players he must start on a step from 0 to 4, not 5",
    ),
    ("coins", {}, "coins must say how many there are of each value"),
    ("coins", {"one": 5}, "coins: one is not a value from 1 to 99"),
    ("coins", {"1": 0}, "coins: the number of coins of 1 must be from 1 to 99, not 0"),
    ("coins", {"1": 25, "2": 9, "5": 9}, "coins: sources and 6 purses need 10 coins of 2, there are 9"),
    ("coins", {"1": 25, "2": 20, "5": 9, "90": 20}, "coins: all together are worth 1910, more than 999"),
    ("source", [2, 0], "source must be a list of whole numbers from 1 to 99"),
    ("source", [3], "coins: sources and 6 purses need 2 coins of 3, there are 0"),
    ("purse", [True], "purse must be a list of whole numbers from 1 to 99"),
]  # fmt: skip


@pytest.mark.parametrize(("field", "value", "sentence"), WRONG)
def test_a_wrong_board_is_refused_with_one_exact_sentence(field: str, value: Json, sentence: str) -> None:
    """What is wrong, where, and what belongs there."""
    data = {**json.loads(CREEK), field: value}

    assert faults(data) == [sentence]
    with pytest.raises(BadSetup) as refusal:
        read_board(json.dumps(data))
    assert str(refusal.value) == sentence


def test_missing_and_unknown_fields_are_named() -> None:
    """All at once."""
    data = deepcopy(json.loads(CREEK))
    del data["huts"]
    data["hut"] = [1]
    listed = "name, path, huts, cards, persecutor, coins, source, purse"

    assert faults(data) == ["huts is missing", f"hut is not a field of a board; these are: {listed}"]
    assert faults([]) == ["a board is a JSON object"]


def test_a_file_that_is_no_json_is_refused() -> None:
    """With the place of the slip."""
    with pytest.raises(BadSetup, match=r"not JSON: .* line 1 column 1"):
        read_board("board")
