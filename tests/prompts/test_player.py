"""Forced moves are made unasked, and nobody can tell by the time."""

from __future__ import annotations

from typing import Any

import pytest

from paravent.prompts.player import FIRST_PAUSE, Player


class Scripted:
    """A table that asks what is written, one question after the other."""

    def __init__(self, *questions: list[str], deadline: int | None = None) -> None:
        self.questions = list(questions)
        self.deadline = deadline
        self.sent: list[tuple[str, dict[str, object]]] = []
        self.wishes: list[tuple[int, int]] = []

    def news(self, *, seen: int = 0, said_after: int = 0, wait: float = 0, rules: str = "none") -> dict[str, Any]:
        self.wishes.append((seen, said_after))
        version = len(self.sent) + 1
        moves = self.questions[0] if self.questions else []
        prompt = {"id": str(version), "moves": [{"notation": move} for move in moves], "standing": []}
        outcome: dict[str, Any] | None = None if self.questions else {"scores": [1, 2]}
        clock = {"now": 0, "deadline": self.deadline}
        position = {"version": version, "prompt": prompt, "outcome": outcome, "clock": clock}
        return {"position": position, "asked": bool(moves), "words": " ".join(moves), "chat": [{"at": 70 + version}]}

    def send(self, act: str, **fields: object) -> None:
        self.sent.append((act, fields))
        self.questions.pop(0)


class Time:
    """A clock that only sleep moves."""

    def __init__(self) -> None:
        self.now = 0.0
        self.slept: list[float] = []

    def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds


def seated(*questions: list[str], deadline: int | None = None) -> tuple[Player, Scripted, Time]:
    table, time = Scripted(*questions, deadline=deadline), Time()
    return Player(table, lambda: time.now, time.sleep), table, time


def test_a_forced_move_is_made_and_only_a_choice_is_asked() -> None:
    """Until there is something to choose, or the game is over."""
    player, table, _ = seated(["pass"], ["pass"], ["a", "b"])

    assert player.next_question(60) == ("a b", True)
    assert [fields["move"] for _, fields in table.sent] == ["pass", "pass"]
    assert player.answer("[b]") == "b"
    assert player.next_question(60) == ("", False)


def test_a_forced_move_takes_as_long_as_answers_do() -> None:
    """Before any was given, a moment; then as long as one of the last."""
    player, _, time = seated(["pass"], ["a", "b"], ["pass"], ["a", "b"])
    player.next_question(60)
    time.now += 17
    player.answer("a")
    player.next_question(60)

    assert time.slept == [FIRST_PAUSE, 17]


def test_it_keeps_within_the_clock() -> None:
    """However long answers usually take."""
    player, _, time = seated(["pass"], ["a", "b"], deadline=1500)
    player.next_question(60)

    assert time.slept == [pytest.approx(0.75)]


def test_what_was_read_is_not_told_again() -> None:
    """The next question tells what happened, and what was said, since the last that was asked; looking does not count."""
    player, table, _ = seated(["a", "b"], ["a", "b"])
    player.look()
    player.next_question(60)
    player.answer("a")
    player.next_question(60)

    assert table.wishes == [(0, 0), (0, 0), (1, 0), (1, 71)]
