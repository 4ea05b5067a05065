"""A lesson at the terminal: the same steps, and the learner's own moves."""

from __future__ import annotations

import pytest

from paravent.cli.seating import Seating
from paravent.games import find, found
from paravent.lessons import Lesson, lesson_named, lessons_of
from paravent.lessons.lecture import Lecture
from paravent.texts import LANGUAGES, Catalogue
from tests.cli.people import complaint, run

LESSONS = [lesson for game in found().values() for lesson in lessons_of(game).values()]
LEARNER = "Robin"  # as in the browser: a name, because what happens is told of everybody in the third person


def typed(lesson: Lesson) -> list[str]:
    """What somebody types who does what they are told, and leaves at the end."""
    return [step.move for step in lesson.steps if step.waits_for != "event"] + ["quit"]


def flat(text: str) -> str:
    """As it was before the terminal broke its lines."""
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.game for lesson in LESSONS])
def test_a_lesson_is_taught_to_its_end(lesson: Lesson, language: str) -> None:
    """Everything that it says is read, in the learner's language; people sit on the first seat at the terminal."""
    assert lesson.learner == 0
    result = run("learn", lesson.game, "--lang", language, typed=typed(lesson))
    text, shown = Catalogue(lesson.game, language), flat(result.stdout)
    names = Seating(Lecture(lesson).table, 1, [LEARNER], text).names

    assert result.exit_code == 0, result.output
    for step in lesson.steps:
        assert flat(text.tell(lesson.text_of(step), names)) in shown, step.id


def test_who_chooses_something_else_is_answered_and_asked_again() -> None:
    """Nothing has happened; the lesson goes on with what it takes."""
    lesson = lesson_named(find("guru"), "first")
    text = Catalogue("guru", "en")
    result = run("learn", "guru", "--lang", "en", typed=["", "", "preach 1", "nonsense", "preach 3", "quit"])

    assert flat(text.say("lesson-first-preach-wrong")) in flat(result.stdout)
    assert "Type the number of a move" in result.stdout
    assert flat(text.tell(lesson.text_of(lesson.steps[3]), [])) in flat(result.stdout)
    assert "The lesson can be begun again at any time: paravent learn guru" in result.stdout


def test_whoever_types_something_else_reads_the_moves_once_more_and_no_more() -> None:
    """Once when asked, once after the slip."""
    result = run("learn", "guru", "--lang", "en", typed=["", "", "nonsense", "quit"])

    assert result.stdout.count("1 Preach to pile 0") == 2


def test_what_the_learner_does_is_told_as_of_anybody() -> None:
    """By a name: sentences of the log are in the third person."""
    shown = run("learn", "sultans", "--lang", "en", typed=typed(lesson_named(find("sultans"), "first"))).stdout

    assert "Robin looks at the card of" in shown and "You looks" not in shown


def test_whoever_stays_plays_on_against_bots() -> None:
    """The table is the same; what is typed goes to the game."""
    lesson = lesson_named(find("guru"), "first")
    result = run("learn", "guru", "--lang", "en", typed=[*typed(lesson)[:-1], "", "preach 0", "preach 0", "quit"])

    assert "Round 5" in result.stdout


def test_a_game_without_a_lesson_is_refused_with_those_that_have_one() -> None:
    """One sentence."""
    assert complaint(run("learn", "--lang", "en")).startswith("Learn which game? There are lessons for: ")
    assert complaint(run("learn", "chess", "--lang", "en")).startswith("There is no game “chess”")
