"""Several people at one screen: each sees their own secrets, and the screen between them gives nothing away."""

from __future__ import annotations

from pathlib import Path

import pytest

import paravent
from paravent.core.game import Game
from paravent.core.record import read
from paravent.games import found
from tests.cli.people import Person, run
from tests.sealed import Sealed

TWO = ("--humans", "2", "--name", "Ada", "--name", "Bob")
CLEAR, OTHER_SCREEN, BACK = "\x1b[2J", "\x1b[?1049h", "\x1b[?1049l"


@pytest.fixture
def sealed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game of votes and the bell, which the second seat holds."""
    monkeypatch.setitem(found(), "sealed", Game(Sealed(bell=1), package=""))


def moves(file: Path) -> list[str]:
    return [f"{seat} {line}" for _, seat, line, _ in read(file.read_text()).lines]


def secrets_in(shown: str, seat: int) -> bool:
    """Whether a text names all three preachers that this seat was dealt."""
    view = paravent.new("guru", 2, seed=5).view(seat)
    sect = view.sects[seat]  # type: ignore[attr-defined]  # a view of Guru
    return all(preacher.name in shown.lower().replace(" ", "") for preacher in sect.secrets.active)


def test_two_people_play_a_whole_game(tmp_path: Path) -> None:
    """Each is asked after the screen was passed to them, and the record is true."""
    file = tmp_path / "game.txt"
    turn = ["", "preach 0", "preach 1", "preach 2"]
    setup = ("--players", "2", "--seed", "5", "--option", "max_rounds=2", "--save", str(file))
    result = run("play", "guru", *TWO, *setup, typed=turn * 4)

    assert result.exit_code == 0, result.stderr
    assert paravent.verify(file.read_text()).over
    for name in ("Ada", "Bob"):
        assert result.stdout.count(f"Pass the screen to {name}, who then presses Enter.") == 2


def test_secrets_are_shown_on_a_screen_that_keeps_nothing() -> None:
    """On a terminal everything happens on the alternate screen, cleared between people; leaving wipes it."""
    with Person("play", "guru", *TWO, "--players", "2", "--seed", "5", "--lang", "fr") as people:
        handed = people.sees("qui appuie ensuite sur Entrée.")
        assert OTHER_SCREEN in handed
        assert not secrets_in(handed, 0) and not secrets_in(handed, 1)
        first = "Ada" if "à Ada" in handed else "Bob"
        people.types("\n")
        shown = people.sees(f"{first} > ")
        assert CLEAR in shown
        for pile in range(3):
            people.types(f"preach {pile}\n")
            people.sees(f"{first} > ") if pile < 2 else people.sees("qui appuie ensuite")
        people.types("\x04")
        people.sees(BACK)
        assert people.leaves()[0] == 2


def test_the_arrow_key_does_not_call_back_the_last_ones_move() -> None:
    """What one person typed cannot be fetched by the next."""
    with Person("play", "guru", *TWO, "--players", "2", "--seed", "5") as people:
        handed = people.sees("presses Enter. ")
        first = "Ada" if "to Ada" in handed else "Bob"
        people.types("\n")
        people.sees(f"{first} > ")
        people.types("preach 3\n")
        people.sees(f"{first} > ")
        people.types("\x1b[Aquit\n")
        assert "preach 3" not in people.sees(BACK)
        assert people.leaves()[0] == 0


@pytest.mark.usefixtures("sealed")
def test_a_sealed_question_is_put_to_each_person_in_seat_order(tmp_path: Path) -> None:
    """Everyone answers behind their own screen; the bots' answers are sealed likewise."""
    file = tmp_path / "game.txt"
    ballot = ["", "vote 2", "", "vote 0"]
    result = run("play", "sealed", "--players", "3", *TWO, "--save", str(file), typed=[*ballot, "", *ballot])
    assert result.exit_code == 0, result.stderr
    asked = [line for line in moves(file) if not line.startswith("2")]
    assert asked == ["0 vote 2", "1 vote 0"] * 2


@pytest.mark.usefixtures("sealed")
def test_anyone_may_take_the_screen_but_the_offer_is_the_same_for_all(tmp_path: Path) -> None:
    """The holder of the bell takes the screen before Ada is asked, and calls; whoever has none may take the screen too."""
    file = tmp_path / "game.txt"
    typed = ["1", "call", "", "vote 0", "0", "", "", "vote 1", "", "vote 0", "", "vote 1"]
    result = run("play", "sealed", "--players", "2", *TWO, "--save", str(file), typed=typed)
    assert result.exit_code == 0, result.stderr
    assert moves(file) == ["1 call", *["0 vote 0", "1 vote 1"] * 2]
    offers = {line for line in result.stdout.splitlines() if "wants the screen first" in line}
    assert {offer.partition(")")[0] for offer in offers} == {"Whoever wants the screen first types their number (0 Ada, 1 Bob"}


@pytest.mark.usefixtures("sealed")
def test_a_person_who_holds_no_bell_cannot_call() -> None:
    """The refusal is what anyone without the bell would read."""
    result = run("play", "sealed", "--players", "2", *TWO, typed=["", "call", "quit"])
    assert "“call” is not possible now." in result.stdout


@pytest.mark.usefixtures("sealed")
def test_a_standing_move_is_typed_at_ones_own_prompt(tmp_path: Path) -> None:
    """The holder who is asked may call first; then everyone is asked afresh."""
    file = tmp_path / "game.txt"
    typed = ["", "vote 0", "", "call", *["", "vote 0", "", "vote 1"] * 2]
    assert run("play", "sealed", "--players", "2", *TWO, "--save", str(file), typed=typed).exit_code == 0
    assert moves(file)[:4] == ["0 vote 0", "1 call", "0 vote 0", "1 vote 1"]
