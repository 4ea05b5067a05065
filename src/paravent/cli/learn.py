"""`paravent learn GAME`: a first game that teaches, the same as in the browser."""

from __future__ import annotations

from typing import Final, final

import click
from rich.console import RenderableType
from rich.text import Text

from paravent.cli.advice import Advisor
from paravent.cli.choices import Choices
from paravent.cli.command_group import Stop, lang_option
from paravent.cli.match import Match
from paravent.cli.repl import QUIT, RULES, Quit, Repl
from paravent.cli.seating import Seating
from paravent.cli.terminal import Terminal, color_option, new_console
from paravent.core.rules import Move
from paravent.games import find, found
from paravent.lessons import Lecture, Lesson, Step, lessons_of
from paravent.texts import Catalogue

LEARNERS: Final = 1


@click.command()
@click.argument("game", required=False)
@lang_option
@color_option
@click.pass_obj
def learn(language: str, game: str | None, no_color: bool) -> None:
    """Learn a game in five minutes, by playing it."""
    lesson = first_lesson(game, Catalogue(game, language))
    text = Catalogue(lesson.game, language)
    terminal = Terminal(new_console(no_color=no_color), shared=False)
    lecture = Lecture(lesson)
    seating = Seating(lecture.table, LEARNERS, [text.say("cli-learner")], text)
    try:
        with terminal.open():
            Classroom(lecture, seating, terminal, text).teach()
            play_on(lecture, seating, terminal, text)
    except (Quit, EOFError):
        click.echo(text.say("cli-lesson-left", game=lesson.game))


def first_lesson(game: str | None, text: Catalogue) -> Lesson:
    """The lesson of this game, or a sentence that says which games have one."""
    taught = {name: lessons for name, each in found().items() if (lessons := lessons_of(each))}
    known = ", ".join(taught)
    if game is None:
        raise Stop(text.say("cli-which-lesson", known=known))
    if find(game).name not in taught:
        raise Stop(text.say("cli-no-lesson", game=game, known=known))
    return next(iter(taught[game].values()))


def play_on(lecture: Lecture, seating: Seating, terminal: Terminal, text: Catalogue) -> None:
    """The game from where the lesson left it, if it is not over and the learner wants to; the bots think for themselves now."""
    match = Match(lecture.table, seating, terminal, text, Advisor(lecture.table, seating.names, text))
    if not lecture.table.over:
        terminal.show(Text(text.say("cli-lesson-play-on"), style="bold"))
        if terminal.read("> ") in QUIT:
            raise Quit
        match.play()
    match.finish()


@final
class Classroom:
    """A lesson at the terminal: one thing is said, then the learner does it."""

    def __init__(self, lecture: Lecture, seating: Seating, terminal: Terminal, text: Catalogue) -> None:
        self.lecture = lecture
        self.lesson = lecture.lesson
        self.seats = seating.names
        self.terminal = terminal
        self.text = text
        self.repl = Repl(lecture.table, seating.names, terminal, text)

    def teach(self) -> None:
        """From the first step to the last."""
        while (step := self.lecture.step) is not None:
            self.lecture.until_said()
            self.take(step)
            self.lecture.go_on()

    def take(self, step: Step) -> None:
        """Say what this step says, and wait for what it waits for."""
        match step.waits_for:
            case "event":
                self.say(step)
                self.lecture.until_told(step)
            case "move":
                self.repl.show_table(self.lesson.learner)
                self.say(step)
                self.ask(step)
            case _:
                self.repl.show_table(self.lesson.learner)
                self.say(step)
                self.read(f"{self.text.say('cli-lesson-go-on')} ")

    def say(self, step: Step, ending: str = "") -> None:
        said = self.text.tell(self.lesson.text_of(step) + ending, self.seats)
        self.terminal.show(Text(f"\n» {said}\n", style="bold magenta"))

    def ask(self, step: Step) -> None:
        """Put the step's moves to the learner until one is made; whoever types something else is shown all of them."""
        choices = Choices(self.lecture.offered(step), (), self.seats, self.text, self.terminal.console.width)
        listed: RenderableType | None = choices.brief()
        while True:
            self.terminal.show(listed or Text())
            line = self.read(f"{self.seats[self.lesson.learner]} > ")
            move = choices.numbered(line) or self.written(line, step)
            if move is None:
                self.terminal.show(Text(self.text.say("cli-lesson-choose"), style="dim"))
                listed = choices.full()
            elif self.lecture.choose(step, move):
                return
            else:
                self.say(step, "-wrong")

    def written(self, line: str, step: Step) -> Move | str | None:
        """The offered move with this notation, or the line itself if it stands for several."""
        wanted = " ".join(line.lower().split())
        found = next((move for move in self.lecture.offered(step) if str(move).lower() == wanted), None)
        return wanted if found is None and self.lecture.offers(step, wanted) else found

    def read(self, prompt: str) -> str:
        """A line; whoever wants to leave may, and whoever wants to read the rules reads them first."""
        while (line := self.terminal.read(prompt)) in RULES:
            self.repl.heed(self.lesson.learner, line)
        if line in QUIT:
            raise Quit
        return line
