"""A game at the terminal: bots and people are asked in turn, and nobody reads another's secrets.

Several people share one screen (hot-seat). Between two of them it shows nothing that is secret. Where a game has standing
moves, anybody may ask for the screen at any such moment, whether or not they have something to do: that the screen is
offered, or taken, says nothing.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import final

from paravent.claims import Ledger
from paravent.cli.advice import Advisor
from paravent.cli.claims import all_claims
from paravent.cli.log import log
from paravent.cli.repl import QUIT, Quit, Repl
from paravent.cli.result import result
from paravent.cli.seating import Seating
from paravent.cli.terminal import Terminal
from paravent.core.errors import ParaventError
from paravent.core.rules import Rules, Seat
from paravent.core.table import Table
from paravent.texts import Catalogue


@final
class Match:
    """One game, its people and bots, and the terminal between them."""

    def __init__(
        self,
        table: Table,
        seating: Seating,
        terminal: Terminal,
        text: Catalogue,
        advisor: Advisor | None = None,
        now: Callable[[], float] = time.monotonic,
        *,
        by_memory: bool = False,
        ledger: Ledger | None = None,
    ) -> None:
        self.table = table
        self.seating = seating
        self.terminal = terminal
        self.text = text
        coach = None if seating.hot else Advisor(table, seating.names, text)
        self.repl = Repl(table, seating.names, terminal, text, advisor, coach, by_memory=by_memory, ledger=ledger)
        self.now = now
        minutes = table.rules.minutes(table.options)
        self.due: float | None = None if minutes is None else now() + 60 * minutes
        self.holder: Seat | None = None  # the one of several people whose secrets the screen may show

    @property
    def has_standing(self) -> bool:
        """Whether people may have standing moves now, as far as everyone knows."""
        rules = self.table.rules
        if type(rules).standing is Rules.standing:
            return False
        speakers = rules.speakers(self.table.state)
        return speakers is None or bool(speakers)

    def play(self) -> None:
        """To the end."""
        while not self.table.over:
            self.keep_time()
            self.hear_bots()
            self.hear_claims()
            self.next_decision()

    def keep_time(self) -> None:
        """The games have no clock: it is the terminal who says that time is up."""
        calls = self.table.calls()
        if calls and self.due is not None and self.now() >= self.due:
            self.table.play(None, calls[0])

    def hear_bots(self) -> None:
        """Bots make their standing moves, if they wish."""
        for seat in range(self.table.players):
            move = self.seating.interjection(seat)
            if move is not None:
                self.table.play(seat, move)
                self.pause()

    def hear_claims(self) -> None:
        """Bots say something in the game's terms now and then, unless the table plays in silence."""
        ledger = self.repl.ledger
        for seat in range(self.table.players) if ledger is not None else ():
            said = self.seating.claim(seat)
            if ledger is not None and said is not None:
                with suppress(ParaventError):  # a game may ask for silence
                    ledger.say(self.table, seat, str(said))

    def next_decision(self) -> None:
        """The next seat that owes an answer gives it."""
        seat = next(iter(self.table.owed()), None)
        if seat is None:
            return
        if seat in self.seating.humans:
            self.ask(seat)
        elif self.table.play(seat, self.seating.answer(seat)):
            self.pause()

    def ask(self, seat: Seat) -> None:
        """A person answers, unless somebody's standing move made the question another one."""
        self.offer_screen(seat)
        if seat in self.table.owed():
            self.repl.ask(seat)
        if self.has_standing:
            self.holder = None

    def pause(self) -> None:
        """Something happened: people may make a standing move before the next decision, and onlookers read on."""
        if not self.seating.humans:
            first = self.repl.read.get(None, 0)
            told, said = self.repl.unread(None), self.repl.unheard(None)
            self.terminal.show(log(told, self.seating.names, self.text, said, first))
        elif not self.has_standing or self.table.over:
            return
        elif self.seating.hot:
            self.offer_screen(None)
        elif self.table.standing(0) and 0 not in self.table.owed():
            self.repl.visit(0)

    def offer_screen(self, seat: Seat | None) -> None:
        """Hand the screen to a person, or (None) let bots go on; in a game with standing moves anyone may take it first."""
        while self.seating.hot and (seat is None or self.holder != seat):
            self.holder = None
            self.terminal.clear()
            self.repl.show_news(None)  # what everyone may hear
            line = self.terminal.read(self.handover(seat))
            if line in QUIT:
                raise Quit
            taker = self.taker(line)
            if taker is None:
                self.holder = seat
                return
            self.holder = taker
            if taker != seat:
                self.repl.visit(taker)
            if self.table.over or (seat is not None and seat not in self.table.owed()):
                return

    def taker(self, line: str) -> Seat | None:
        """The person who asks for the screen."""
        wanted = int(line) if line.isdecimal() and len(line) <= 2 else None
        return wanted if self.has_standing and wanted in self.seating.humans else None

    def handover(self, seat: Seat | None) -> str:
        """What the screen says between two people."""
        say = self.text.say
        sentence = say("cli-go-on") if seat is None else say("cli-pass-to", name=self.seating.names[seat])
        if self.has_standing:
            people = ", ".join(f"{human} {self.seating.names[human]}" for human in self.seating.humans)
            sentence += "\n" + say("cli-take-screen", people=people)
        return f"{sentence} "

    def finish(self) -> None:
        """The table laid open, and the result."""
        outcome = self.table.outcome
        assert outcome is not None, "a game that is over has an outcome"
        reader = 0 if len(self.seating.humans) == 1 else None
        self.terminal.clear()
        self.repl.show_news(reader)
        self.terminal.show(self.repl.draw(self.table.view(reader), self.seating.names, self.text))
        ledger = self.repl.ledger
        if ledger is not None and ledger.entries:
            self.terminal.show(all_claims(ledger, self.table, self.seating.names, self.text))
        self.terminal.show(result(outcome, self.seating.names, self.text))
