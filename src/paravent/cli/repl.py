"""A person at the terminal: they see the table as their seat does, read what happened, and type a move or a wish."""

from __future__ import annotations

from typing import Final, final

from rich.markdown import Markdown
from rich.text import Text

from paravent.claims import Ledger
from paravent.cli.advice import Advisor
from paravent.cli.choices import Choices
from paravent.cli.claims import all_claims, sayings
from paravent.cli.log import log, recent
from paravent.cli.notes import notes
from paravent.cli.terminal import Terminal
from paravent.core.errors import ParaventError
from paravent.core.record import Heard
from paravent.core.rules import Event, Seat
from paravent.core.table import Table
from paravent.screens import aim, screen
from paravent.texts import Catalogue
from paravent.texts.catalogue import Seats
from paravent.texts.resources import rules_text

HELP: Final = ("?", "help", "aide")
RULES: Final = ("rules", "règles", "regles")
LOG: Final = ("log", "journal")
TABLE: Final = ("table",)
QUIT: Final = ("quit", "quitter", "exit")
HINT: Final = ("hint", "conseil")
NOTES: Final = ("notes", "carnet")
SAY: Final = ("claim", "affirmer")
CLAIMS: Final = ("claims", "paroles")
WISHES: Final = (*SAY, *CLAIMS, *HELP, *RULES, *LOG, *TABLE, *HINT, *NOTES, *QUIT)


@final
class Quit(Exception):
    """A player leaves the game for now."""


@final
class Repl:
    """The read–eval–print loop of a game; `read` counts how much of the history each reader has seen."""

    def __init__(
        self,
        table: Table,
        seats: Seats,
        terminal: Terminal,
        text: Catalogue,
        advisor: Advisor | None = None,
        coach: Advisor | None = None,
        *,
        by_memory: bool = False,
        ledger: Ledger | None = None,
    ) -> None:
        self.table = table
        self.seats = seats
        self.terminal = terminal
        self.text = text
        self.advisor = advisor  # speaks before every move
        self.coach = coach or advisor  # speaks when it is asked
        self.by_memory = by_memory  # nobody has notes
        self.ledger = ledger  # None: the table plays in silence
        self.draw = screen(table.rules.name)
        self.read: dict[Seat | None, int] = {}
        self.listened: dict[Seat | None, int] = {}

    def ask(self, seat: Seat) -> None:
        """Put the open question to a person until they make a move."""
        self.show_table(seat)
        self.show_question(seat)
        while not self.heed(seat, self.line(seat)):
            pass

    def visit(self, seat: Seat) -> None:
        """A person who is not asked looks at the table, and may make a standing move; an empty line goes on."""
        self.show_table(seat)
        choices = self.choices(seat)
        if choices.moves:
            self.terminal.show(choices.brief())
        self.say("cli-visit", "bold")
        while (line := self.line(seat)) and not self.heed(seat, line):
            pass

    # What is shown

    def show_table(self, seat: Seat) -> None:
        """The table as this person sees it, and what they have not read yet."""
        self.terminal.clear()
        self.terminal.show(self.draw(self.table.view(seat), self.seats, self.text))
        self.show_news(seat)

    def show_question(self, seat: Seat) -> None:
        phase = self.table.state.phase
        assert phase is not None, "nobody is asked when the game is over"
        question = self.text.phase(phase, self.seats)
        if played_for := aim(self.table.rules.name, self.table.view(seat), self.text):
            self.terminal.show(Text(played_for, style="dim"))
        self.terminal.show(Text(f"\n{question}", style="bold"), self.choices(seat).brief())
        if self.advisor is not None:
            self.terminal.show(self.advisor.advise(seat))

    def show_news(self, reader: Seat | None) -> None:
        """What happened and was claimed since this reader (None: an onlooker) last looked."""
        first = self.read.get(reader, 0)
        self.terminal.show(recent(self.unread(reader), self.seats, self.text, self.unheard(reader), first))

    def unheard(self, reader: Seat | None) -> list[Heard]:
        """What was claimed since this reader last looked."""
        said = self.table.claims(reader)
        new = said[self.listened.get(reader, 0) :]
        self.listened[reader] = len(said)
        return new

    def unread(self, reader: Seat | None) -> list[Event]:
        """What happened since this reader (None: an onlooker) last looked."""
        told = self.table.history(reader)
        new = told[self.read.get(reader, 0) :]
        self.read[reader] = len(told)
        return new

    def say(self, id: str, style: str) -> None:
        self.terminal.show(Text(self.text.say(id), style=style))

    # What is typed

    def choices(self, seat: Seat) -> Choices:
        return Choices(self.table.legal(seat), self.table.standing(seat), self.seats, self.text, self.terminal.console.width)

    def line(self, seat: Seat) -> str:
        words = [*self.choices(seat).notations(), *WISHES]
        return self.terminal.read(f"{self.seats[seat]} > ", words)

    def heed(self, seat: Seat, line: str) -> bool:
        """Do what a line says; whether it was a move."""
        word, _, rest = line.partition(" ")
        if word in HELP:
            self.help(seat, rest.strip())
        elif line in RULES:
            self.terminal.page(Markdown(rules_text(self.table.rules.name, self.text.language) or "–"))
        elif line in LOG:
            self.terminal.page(log(self.table.history(seat), self.seats, self.text, self.table.claims(seat)))
        elif line in TABLE:
            self.show_table(seat)
        elif line in HINT:
            self.advise(seat)
        elif line in NOTES:
            self.show_notes(seat)
        elif line in QUIT:
            raise Quit
        elif word in SAY or line in CLAIMS:
            self.claim(seat, rest.strip(), listing=line in CLAIMS)
        elif line:
            return self.make(seat, line)
        else:
            self.say("cli-help", "dim")
        return False

    def advise(self, seat: Seat) -> None:
        """What would you do? Answered from what this person knows, where nobody else plays or hints are on."""
        if self.coach is None:
            self.say("cli-no-coach", "dim")
        elif seat in self.table.owed():
            self.terminal.show(self.coach.advise(seat))
        else:
            self.say("cli-help", "dim")

    def show_notes(self, seat: Seat) -> None:
        """What this person could have written down, unless the table plays by memory."""
        if self.by_memory:
            self.say("cli-by-memory", "dim")
        else:
            self.terminal.page(notes(self.table, seat, self.seats, self.text))

    def claim(self, seat: Seat, said: str, *, listing: bool = False) -> None:
        """Say something in the game's terms; without words, see what may be said, or (listing) what everybody has."""
        if self.ledger is None:
            self.say("cli-claims-off", "dim")
        elif listing:
            self.terminal.page(all_claims(self.ledger, self.table, self.seats, self.text))
        elif not said:
            self.terminal.page(sayings(self.ledger.sayable(self.table, seat), self.text))
        else:
            try:
                self.ledger.say(self.table, seat, said)
            except ParaventError as error:
                self.terminal.show(Text(self.text.refusal(error, self.seats), style="red"))
            else:
                self.show_news(seat)

    def make(self, seat: Seat, line: str) -> bool:
        """Make the move that a number or a line of notation names; else say why not."""
        move = self.choices(seat).numbered(line)
        try:
            self.table.play(seat, line if move is None else move)
        except ParaventError as error:
            self.terminal.show(Text(self.text.refusal(error, self.seats), style="red"))
            self.say("cli-help", "dim")
            return False
        return True

    def help(self, seat: Seat, kind: str) -> None:
        """List the moves, all or those of one kind, and what else can be typed."""
        moves = self.choices(seat).full(kind)
        if moves is not None:
            self.terminal.page(moves)
        self.say("cli-help", "dim")
