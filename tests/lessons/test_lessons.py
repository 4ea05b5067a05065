"""Every lesson, replayed against the present rules: what it says is written, what it shows can be done, and it has an end."""

from __future__ import annotations

import msgspec
import pytest

import paravent
from paravent.core.chance import Chance
from paravent.core.rules import Move
from paravent.games import find, found
from paravent.games.commandments.pieces import AREAS, ARTEFACTS
from paravent.lessons import BadLesson, Lecture, Lesson, Step, answer_of, lesson_named, lessons_of, matches
from paravent.texts import LANGUAGES, Catalogue

LESSONS = [lesson for game in found().values() for lesson in lessons_of(game).values()]
NAMES = ["Ada", "Bob", "Cleo", "Dan", "Eve", "Fay"]
FEWEST_DECISIONS = 8
LONGEST_TEXT = 260  # characters in one bubble
IDS = [f"{lesson.game}-{lesson.name}" for lesson in LESSONS]


def taught(lesson: Lesson, other: tuple[str, str] | None = None) -> Lecture:
    """The lesson from its first step to its last; at one step the learner may make another move that is taken too."""
    lecture = Lecture(lesson)
    while (step := lecture.step) is not None:
        lecture.until_said()
        if step.waits_for == "event":
            lecture.until_told(step)
        elif step.waits_for == "move":
            wanted = other[1] if other is not None and other[0] == step.id else step.move
            assert lecture.offers(step, wanted), f"{lesson.game}, {step.id}: {wanted} is not offered"
            assert lecture.choose(step, wanted), f"{lesson.game}, {step.id}: {wanted} is not taken"
        lecture.go_on()
    return lecture


def taken_at(lesson: Lesson, id: str) -> list[Move]:
    """Every move that a step takes, at the table as the lesson itself leads to it."""
    lecture = Lecture(lesson)
    while (step := lecture.step) is not None and step.id != id:
        lecture.until_said()
        if step.waits_for == "event":
            lecture.until_told(step)
        elif step.waits_for == "move":
            lecture.choose(step, step.move)
        lecture.go_on()
    assert step is not None
    lecture.until_said()
    return [move for move in lecture.offered(step) if matches(move, step.taken)]


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_a_lesson_reaches_its_end(lesson: Lesson) -> None:
    """Each scripted move is legal, each of the learner's is offered and taken, and then nothing of the script is left."""
    lecture = taught(lesson)

    assert {str(seat): made for seat, made in enumerate(lecture.made) if seat != lesson.learner} == {
        seat: len(moves) for seat, moves in lesson.script.items()
    }
    assert lecture.asked


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_a_lesson_is_made_of_decisions(lesson: Lesson) -> None:
    """The learner does at least eight things; every step has a name of its own, and the last one waits for a tap."""
    steps = lesson.steps

    assert sum(step.waits_for == "move" for step in steps) >= FEWEST_DECISIONS
    assert len({step.id for step in steps}) == len(steps)
    assert (steps[-1].id, steps[-1].waits_for) == ("end", "tap")


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_whatever_a_step_takes_the_lesson_goes_on(lesson: Lesson) -> None:
    """Where the choice is free, every choice is woven in: the bots' script stays legal to the end."""
    for step in lesson.steps:
        if step.waits_for == "move":
            for move in taken_at(lesson, step.id):
                taught(lesson, (step.id, str(move)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_everything_that_a_lesson_says_is_written(lesson: Lesson, language: str) -> None:
    """In this language itself; where something else can be chosen, the answer to that too. Short enough for one bubble."""
    text = Catalogue(lesson.game, language)
    for step in lesson.steps:
        ids = [lesson.text_of(step)] + ([f"{lesson.text_of(step)}-wrong"] if step.offered != step.taken else [])
        for id in ids:
            assert text.has(id), id
            assert 0 < len(text.tell(id, NAMES)) <= LONGEST_TEXT, id


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_nothing_is_written_that_no_lesson_says(lesson: Lesson) -> None:
    """A text whose step is gone is dead."""
    written = {line.split(" ")[0] for line in (find(lesson.game).text("locale", "en.ftl") or "").splitlines()}
    said = {lesson.text_of(step) for each in lessons_of(find(lesson.game)).values() for step in each.steps}

    assert {id for id in written if id.startswith("lesson-") and id.removesuffix("-wrong") not in said} == set()


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_a_step_only_narrows_what_is_legal(lesson: Lesson) -> None:
    """What is offered is legal or a standing move; what is not allowed yet is absent."""
    lecture = Lecture(lesson)
    while (step := lecture.step) is not None:
        lecture.until_said()
        if step.waits_for == "event":
            lecture.until_told(step)
        elif step.waits_for == "move":
            offered = lecture.offered(step)
            assert set(offered) <= {*lecture.table.legal(lesson.learner), *lecture.table.standing(lesson.learner)}
            lecture.choose(step, step.move)
        lecture.go_on()


def test_a_scripted_move_that_is_not_legal_fails_loudly() -> None:
    """With the game, the step, the seat and the move."""
    lesson = lesson_named(find("guru"), "first")
    broken = msgspec.structs.replace(lesson, script={**lesson.script, "1": ("convert",)})

    with pytest.raises(BadLesson, match="guru, lesson first, at others: it lets seat 1 convert, which is not legal"):
        taught(broken)


def test_a_line_of_a_script_means_the_first_legal_move_of_its_kind() -> None:
    """Or several at once, where the game has a line for that; what is not legal means nothing."""
    table = lesson_named(find("commandments"), "first").lay()

    assert answer_of(table, 2, "ordain * / nap-time") == "ordain left-handed move-white / nap-time"
    assert answer_of(table, 2, "arrange C H0") is None
    table.play(2, "ordain on-your-feet move-white / nap-time")
    assert answer_of(table, 2, "arrange C H0") == "arrange C H0"
    assert answer_of(table, 2, "arrange C H9") is None
    assert answer_of(table, 2, "take white *") is None


@pytest.mark.parametrize("seed", range(5))
def test_the_bots_know_what_to_do_in_any_circle(seed: int) -> None:
    """The learner scatters the artefacts: whatever comes of it, the lesson reaches its end."""
    lesson, chance = lesson_named(find("commandments"), "first"), Chance(seed)
    circle = " ".join(AREAS[chance.below(len(AREAS))].name + " lying" * chance.below(2) for _ in range(ARTEFACTS))

    assert taught(lesson, ("circle", f"arrange {circle}")).asked


def test_a_bot_speaks_unasked_when_a_standing_move_comes_next_in_its_script() -> None:
    """While the learner is asked in an open haggling; where nothing is written the lesson waits in vain, and says so."""
    lesson = lesson_named(find("aura_poku"), "first")
    quiet = msgspec.structs.replace(lesson, script={**lesson.script, "2": lesson.script["2"][:2]})

    with pytest.raises(BadLesson, match="aura_poku, lesson first, at offers: it waits for what no bot brings about"):
        taught(quiet)
    assert taught(lesson).told("Offered") == 2


def test_another_deal_breaks_the_lesson() -> None:
    """The lesson hangs on its deal: what it teaches is not there in another one."""
    broken = msgspec.structs.replace(lesson_named(find("sultans"), "first"), seed=235)

    with pytest.raises((BadLesson, AssertionError)):
        taught(broken)


def test_a_move_that_the_step_does_not_take_changes_nothing() -> None:
    """It is answered, and asked again."""
    lecture = Lecture(lesson_named(find("guru"), "first"))
    step = next(step for step in lecture.lesson.steps if step.id == "preach")
    other = find("guru").rules.parse("preach 1")

    assert other in lecture.offered(step)
    assert not lecture.choose(step, other)
    assert lecture.table.decisions == 0


def test_a_file_that_is_no_lesson_is_named() -> None:
    """A word that no step has is a mistake."""
    with pytest.raises(msgspec.ValidationError, match="unknown field `texts`"):
        msgspec.convert({"id": "hello", "texts": "…"}, Step)


def test_a_game_without_lessons_has_none() -> None:
    """And an unknown lesson is refused by its name."""
    with pytest.raises(paravent.ParaventError, match="guru has no lesson 'second'"):
        lesson_named(find("guru"), "second")
