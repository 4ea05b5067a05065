"""A lesson as its file has it: a fixed deal, what the bots do, and what is said to the learner, one thing at a time.

`lessons/NAME.json` in a game's folder; what is said is in the game's catalogue, `lesson-NAME-STEP` and, for who chose something
else, `lesson-NAME-STEP-wrong`.
"""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import cache
from typing import Final, Literal, TypeAlias, cast

import msgspec
from msgspec import Struct, field

import paravent
from paravent.core.errors import BadNotation, ParaventError
from paravent.core.game import Game
from paravent.core.rules import Move, Options, Seat
from paravent.core.table import Table

FOLDER: Final = "lessons"
ENDING: Final = ".json"
Wait: TypeAlias = Literal["tap", "peek", "open", "move", "event"]


class BadLesson(Exception):
    """A lesson's file does not fit the rules."""


class Step(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """One thing that is said, what it points at, and what it waits for: a tap unless `peek`, `open`, `move` or `event` is there.

    `move` is the one that the lesson itself makes. `allow` are the moves that are offered meanwhile, `take` those of them that
    are made when they are chosen; any other is answered kindly, and asked again. `event` is waited for until the learner has
    been told `nth` of that kind since the game began.
    """

    id: str
    anchor: str = ""  # what it points at, by its `data-place` on the table
    clear: str = ""  # what its bubble does not cover, by the same
    peek: bool = False
    open: str = ""  # what the learner opens, by a place that is there only then; where nothing can be opened, a tap
    move: str = ""
    allow: tuple[str, ...] = ()
    take: tuple[str, ...] = ()
    event: str = ""
    nth: int = 1

    @property
    def waits_for(self) -> Wait:
        """What takes the learner on from here."""
        return "move" if self.move else "event" if self.event else "open" if self.open else "peek" if self.peek else "tap"

    @property
    def offered(self) -> tuple[str, ...]:
        """Patterns of the moves that can be chosen."""
        return self.allow or self.taken

    @property
    def taken(self) -> tuple[str, ...]:
        """Patterns of the moves that are made when they are chosen."""
        return self.take or self.allow or ((self.move,) if self.move else ())


class Lesson(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A first game. `script` holds what each bot does, by its seat: answers when asked, standing moves when they are open.

    In an answer too a `*` stands for anything: where the learner has had a free hand, the first legal move of that kind is made.
    """

    game: str
    players: int
    learner: Seat
    seed: int | str
    script: dict[str, tuple[str, ...]]
    steps: tuple[Step, ...]
    options: dict[str, object] = field(default_factory=dict)
    name: str = ""

    def lay(self) -> Table:
        """The table at which it is taught."""
        return paravent.new(self.game, self.players, self.seed, cast("Options", self.options))

    def text_of(self, step: Step) -> str:
        """The message with what is said."""
        return f"lesson-{self.name}-{step.id}"

    def scripted(self, seat: Seat, made: int) -> str | None:
        """The line for a bot that has made so many moves; None if the lesson has no more to say about it."""
        moves = self.script.get(str(seat), ())
        return moves[made] if made < len(moves) else None


def matches(move: Move | str, patterns: Sequence[str]) -> bool:
    """Whether a move is meant by one of these: its notation, in which `*` stands for anything."""
    return any(fnmatchcase(str(move), pattern) for pattern in patterns)


def answer_of(table: Table, seat: Seat, line: str) -> str | None:
    """What a line says at this table: the first legal move that it means, or itself if it stands for several; else None."""
    legal = table.legal(seat)
    found = next((str(move) for move in legal if matches(move, (line,))), None)
    return line if found is None and is_several(table, legal, line) else found


def is_several(table: Table, legal: Sequence[Move], line: str) -> bool:
    """Whether a line stands for several moves, each of which is legal now."""
    try:
        moves = table.rules.expand(line)
    except BadNotation:
        return False
    return len(moves) > 1 and all(move in legal for move in moves)


@cache
def lessons_of(game: Game) -> dict[str, Lesson]:
    """The lessons in a game's folder, by name; a game without any simply has none."""
    return {file.removesuffix(ENDING): read(game, file) for file in game.files(FOLDER) if file.endswith(ENDING)}


def read(game: Game, file: str) -> Lesson:
    """The lesson in this file; raises BadLesson."""
    text = game.text(FOLDER, file)
    assert text is not None, "a file that was listed is there"
    try:
        lesson = msgspec.json.decode(text, type=Lesson)
    except msgspec.ValidationError as error:
        raise BadLesson(f"{game.name}, {file}: {error}") from None
    return msgspec.structs.replace(lesson, name=file.removesuffix(ENDING))


def lesson_named(game: Game, name: str) -> Lesson:
    """The lesson of this name; raises a refusal if the game has none."""
    lesson = lessons_of(game).get(name)
    if lesson is None:
        raise ParaventError("no-lesson", f"{game.name} has no lesson {name!r}", {"game": game.name, "lesson": name})
    return lesson
