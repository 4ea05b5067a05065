"""What each word of the vocabulary means, on moves written as play writes them."""

from __future__ import annotations

import pytest

from paravent import Json
from paravent.games.commandments.moves import parse
from paravent.games.commandments.reading import read_condition, read_count
from paravent.games.commandments.rehearsal import moved
from paravent.games.commandments.scene import Scene, Trace, count, holds
from tests.games.commandments.positions import circle

BEFORE = "C: 2 white; H0: 1 black, 1 brown lying; H1: 3 black; T0: 1 white lying, 1 black; T4: 4 brown; O: 2 white"


def scene(line: str, previous: str = "", novice: int = 1) -> Scene:
    """The move of a novice among four, seat 0 being High Priestess, from the circle above."""
    performance = [parse(step.strip()) for step in line.split(";")]
    trace = Trace([parse(step.strip()) for step in previous.split(";")]) if previous else None
    return Scene(moved(circle(BEFORE), performance), performance, 4, 0, novice, trace)


TRUE: list[tuple[str, Json]] = [
    ("take white C; put T0", ["moved", "black", "white"]),
    ("take white C; put T0 lying", ["put", "lying"]),
    ("take white C; put T0", ["start", "centre"]),
    ("take white C; put T0", ["target", "T0"]),
    ("take white C; put H2", ["target", "ring", "hexagon"]),
    ("take white C; put H2", ["target", "beside-start"]),
    ("take white C; put C", ["target", "start"]),
    ("take white C; put C", ["step", "same"]),
    ("take brown T4; put H0", ["step", "adjacent"]),
    ("take white C; put O", ["step", "far"]),
    ("take white C; put O", ["not", ["step", "same", "adjacent"]]),
    ("take white C; put O", ["any", ["moved", "black"], ["target", "ring"]]),
    ("take white C; put O", ["exactly", 1, ["artefacts", "start", "any"]]),
    ("take white C; put O", ["more", ["artefacts", "ring", "white"], ["artefacts", "centre", "white"]]),
    ('say "Om, Mère !"; take white C; put O', ["said", "amen", "mere"]),
    ('say "oui oui"; take white C; say "non"; put O', ["exactly", 3, ["words"]]),
    ('say "oui oui"; take white C; say "non"; put O', ["exactly", 2, ["says"]]),
    ('say "oui oui"; take white C; say "non"; put O', ["exactly", 0, ["gestures", {}]]),
]


@pytest.mark.parametrize(("line", "test"), TRUE)
def test_a_condition_is_true(line: str, test: Json) -> None:
    """C-4 The board is the one after the move; a say is no gesture."""
    assert holds(read_condition(test), scene(line))
    assert not holds(read_condition(["not", test]), scene(line))


COUNTS: list[tuple[str, Json, int]] = [
    ("take black H1; put H1", ["artefacts", "start", "any"], 3),
    ("take black H1; put C", ["artefacts", "start", "any"], 2),
    ("take black H1; put C", ["artefacts", "all", "lying"], 2),
    ("take black H1; put C", ["artefacts", "beside-target", "any"], 4),
    ("take white C; put T0", ["artefacts", "beside-target", "black"], 4),
    ("take white C; put H0", ["colours", "target"], 3),
    ("take white C; put H0", ["colours", "triangle"], 3),
    ("take white C; put H0", ["colours", "H4"], 0),
    ("take white C; put H0", ["areas", "all", {"colours": [1, 1]}], 4),
    ("take white C; put H0", ["areas", "all", {"any": [0, 0]}], 6),
    ("take white C; put H0", ["areas", "all", {"white": [1, 15], "black": [1, 15]}], 2),
    ("take white C; put H0", ["areas", "triangle", {"lying": [1, 1]}], 1),
    ("take white C; put H0", ["largest", "all", "brown"], 4),
    ("take white C; put H0", ["largest", "hexagon", "any"], 3),
]


@pytest.mark.parametrize(("line", "test", "number"), COUNTS)
def test_a_count_comes_to(line: str, test: Json, number: int) -> None:
    """C-4 C-7 Artefacts, colours and areas are counted after the move."""
    assert count(read_count(test), scene(line)) == number


DONE = "gesture bow; gesture wink 2; gesture ask-leave; take white C; gesture bow; gesture tap 0; gesture offend 3; put O"
FITS: list[tuple[Json, int]] = [
    ({}, 6),
    ({"name": ["bow"]}, 2),
    ({"name": ["bow", "wink"]}, 3),
    ({"tag": ["polite"]}, 3),
    ({"tag": ["polite", "touch"]}, 4),
    ({"name": ["tap"], "tag": ["polite"]}, 0),
    ({"when": "before"}, 3),
    ({"when": "holding"}, 3),
    ({"name": ["bow"], "when": "holding"}, 1),
    ({"to": "priestess"}, 2),
    ({"to": "novice"}, 2),
    ({"to": "anyone"}, 4),
    ({"to": "left"}, 1),
    ({"to": "right"}, 2),
]


@pytest.mark.parametrize(("fit", "number"), FITS)
def test_gestures_fit(fit: Json, number: int) -> None:
    """C-1 C-16 By name, tag, moment and target; asking leave is to her, left is the next seat, whoever sits there."""
    assert count(read_count(["gestures", fit]), scene(DONE)) == number


def test_different_gestures_are_counted_once() -> None:
    """C-1 Repeats count as gestures, not as different ones."""
    assert count(read_count(["different", {}]), scene(DONE)) == 5
    assert count(read_count(["different", {"tag": ["upper"]}]), scene(DONE)) == 2


PREVIOUS = "gesture bow; take black T0; put H2"
AS_BEFORE = [
    ("take black H1; put C", "colour"),
    ("take white T0 lying; put C", "start"),
    ("take white C; put H2", "target"),
    ("take white H2; put C", "follow"),
    ("take white C; put T0", "refill"),
    ("take white C; gesture bow; put T1", "gesture"),
]


@pytest.mark.parametrize(("line", "what"), AS_BEFORE, ids=[what for _, what in AS_BEFORE])
def test_something_is_as_in_the_previous_move(line: str, what: str) -> None:
    """C-5 Each word of `previous` is true of its own move and of no other here."""
    found = [word for other, word in AS_BEFORE if holds(read_condition(["previous", what]), scene(other, PREVIOUS))]

    assert holds(read_condition(["previous", what]), scene(line, PREVIOUS))
    assert found == [what]
