"""What a reader of the first lesson can answer: each answer still stands where it was found."""

from __future__ import annotations

import pytest

from paravent.games import found
from paravent.lessons import lessons_of
from paravent.texts import LANGUAGES
from tests.lessons.questions import READERS, Question, message, questions

TAUGHT = {game.name: lesson for game in found().values() for lesson in lessons_of(game).values()}
ASKED = [pytest.param(game, each, id=f"{game}-{number}") for game in TAUGHT for number, each in enumerate(questions(game))]
TEN = 10


@pytest.mark.parametrize("game", TAUGHT)
def test_ten_questions_are_asked_about_aim_options_and_consequences(game: str) -> None:
    """No more, no fewer, no two alike, and none of the three is left out."""
    asked = questions(game)
    assert len({each.ask for each in asked}) == len(asked) == TEN
    assert {each.about for each in asked} == {"aim", "options", "consequences"}


def test_only_games_that_are_taught_are_asked_about() -> None:
    """And all of them are."""
    assert {file.stem for file in READERS.glob("*.toml")} == set(TAUGHT)


@pytest.mark.parametrize(("game", "question"), ASKED)
def test_the_answer_stands_in_the_lesson(game: str, question: Question) -> None:
    """Word for word in English; in French the message is there too. A bubble is one of the lesson's own."""
    assert question.quote in message(game, question.where, "en")
    for language in LANGUAGES:
        assert message(game, question.where, language)
    lesson = TAUGHT[game]
    if question.where.startswith("lesson-"):
        assert question.where in {lesson.text_of(step) for step in lesson.steps}
