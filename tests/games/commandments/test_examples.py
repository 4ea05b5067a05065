"""The worked examples of the rules page, as they stand there."""

from __future__ import annotations

import pytest

from paravent.games.commandments.events import Forfeited, Judged
from paravent.games.commandments.rules import ROUNDS
from tests.games.commandments.positions import EXAMPLE_4, WHITE_IN, look, marks, perform, position, verdict


def test_example_1_one_marker_and_three_karma() -> None:
    """C-4 Three remain where a black one was taken: the count alone is marked, and worth three."""
    table = position("dancer left-behind / move-white", "T0: 2 black, 2 brown; C: 5 white; O: 3 black, 3 brown")
    twin = table.clone()
    line = "take black T0; gesture stand-up; gesture talk; gesture smile 0; put C"

    assert verdict(table, line) == 3
    assert marks(twin, line) == ("second",)


def test_example_2_four_and_three_less_three() -> None:
    """C-8 Four areas of one colour and leave asked, less three black areas: announced 4, and three fate cards turn back."""
    circle = "C: 2 black; T0: 1 black, 1 white; H0: 1 black, 1 white; H1: 1 black, 1 brown; H2: 3 white; H3: 4 brown"
    table = position("may-i one-colour-areas / black-areas", circle, fate=3)

    (_, judged, *_) = perform(table, "gesture ask-leave; take black T0; put C")

    assert judged == Judged(0, 1, "karma", 4, ("first", "second", "taboo"), 0, open=True)


@pytest.mark.parametrize(("players", "turns"), [(3, 8), (4, 9), (5, 12), (6, 10), (7, 12)])
def test_example_3_turns_per_ritual(players: int, turns: int) -> None:
    """C-16 Rounds by the number of players, every novice once a round: the ritual ends after so many forfeits."""
    table = position(players=players)
    for _ in range(turns):
        assert look(table, None).rituals == ()
        perform(table, "forfeit")

    assert ROUNDS[players] * (players - 1) == turns
    assert len(look(table, None).rituals) == 1


def test_example_4_a_fallen_priestess() -> None:
    """C-8 C-9 No karma, bad, 3, bad, no, no, no: she falls, and with three players has 0, the others 23 and 20."""
    table = position(EXAMPLE_4, WHITE_IN)
    lines = [
        "take white C; put T0",
        "take white C; put C",
        "take black O; put T0",
        "take white C; put C",
        "take black O; put C",
        "take black O; put O",
        "take brown O; put C",
    ]

    announced = [verdict(table, line) for line in lines]

    assert announced == ["no-karma", "bad-karma", 3, "bad-karma", "no-karma", "no-karma", "no-karma"]
    assert look(table, None).karma == (0, 23, 20)


def test_example_5_a_forfeit_is_no_previous_move() -> None:
    """C-5 After a forfeit there is no previous move, and `not` does not help; then another colour is worth 3."""
    table = position("dancer other-colour / move-white", WHITE_IN)

    assert perform(table, "forfeit")[0] == Forfeited(1, None)
    assert verdict(table, "take brown O; put C") == "no-karma"
    assert verdict(table, "take black O; put C") == 3
