"""All that was claimed at one table: who contradicted themselves is public at once, what was true is told at the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias, final

from paravent.claims.spoken import Claim, Form, read, sayable, unsayable
from paravent.claims.vocabulary import vocabulary_of
from paravent.core import record
from paravent.core.chance import Chance
from paravent.core.errors import NotAsked
from paravent.core.game import Game
from paravent.core.rules import Event, Seat
from paravent.core.table import Table

Noted: TypeAlias = tuple[int, str, int, list[int], bool | None]  # an entry and its verdict, as plain values
Verdict: TypeAlias = bool | None  # None: it could be neither true nor false, or nobody can tell


@final
@dataclass(frozen=True)
class Entry:
    """A claim in public: who said it, after how many events that all were told, and against which of their earlier ones."""

    seat: Seat
    claim: Claim
    at: int
    against: tuple[int, ...] = ()


@final
class Ledger:
    """The claims of a table, numbered from 0."""

    def __init__(self, game: Game) -> None:
        self._vocabulary: Final = vocabulary_of(game)
        self.entries: Final[list[Entry]] = []
        self._verdicts: Final[list[Verdict]] = []

    @staticmethod
    def of(game: Game, table: Table) -> Ledger:
        """The ledger of a table that may have a past: what was claimed there is judged again, as it was said."""
        ledger = Ledger(game)
        if table.has_record and table.claims(None):
            written = record.read(table.record())
            chance = Chance(written.seed)
            state = game.rules.new_game(written.players, written.options, chance)
            again = Table(game.rules, written.players, written.options, written.seed, chance, state, history=True)
            for _, seat, text, mark in written.lines:
                if mark == record.CLAIM and seat is not None:
                    ledger.take(again, seat, text)
                elif not mark:
                    again.play(seat, text)
        return ledger

    def forms(self, table: Table) -> Sequence[Form]:
        """What may be claimed now, by anybody."""
        return self._vocabulary.forms(table.view(None))

    def sayable(self, table: Table, seat: Seat) -> list[Claim]:
        """What this seat may claim now; nothing where the rules keep it silent."""
        if table.over or not table.rules.may_talk(table.state, seat):
            return []
        return sayable(self.forms(table), seat, table.players)

    def check(self, table: Table, seat: Seat, text: str) -> Claim:
        """The claim that a line says; refused if it may not be said here and now."""
        if table.over:
            raise NotAsked("game-over", f"seat {seat} may not claim anything: the game is over", {"seat": str(seat)})
        claim = read(text)
        if not any(form.allows(claim, seat, table.players) for form in self.forms(table)):
            raise unsayable(text)
        return claim

    def take(self, table: Table, seat: Seat, text: str, told: Sequence[Event] | None = None) -> Entry:
        """Note what is said at the table, even in words that the game has forgotten: then nobody can tell whether it is true.

        `told` is what everybody was told, if the table does not remember it all.
        """
        table.claim(seat, text)
        claim, told = read(text), table.history(None) if told is None else told
        against = [
            number
            for number, entry in enumerate(self.entries)
            if entry.seat == seat and self._vocabulary.clash(seat, entry.claim, claim, told[entry.at :])
        ]
        known = any(form.allows(claim, seat, table.players) for form in self.forms(table))
        self._verdicts.append(self._vocabulary.truth(table, seat, claim) if known else None)
        self.entries.append(Entry(seat, claim, len(told), tuple(against)))
        return self.entries[-1]

    def dump(self) -> list[Noted]:
        """All of it, as plain values."""
        return [
            (entry.seat, str(entry.claim), entry.at, list(entry.against), verdict)
            for entry, verdict in zip(self.entries, self._verdicts, strict=True)
        ]

    def load(self, noted: Sequence[Noted]) -> None:
        """What `dump` gave."""
        self.entries[:] = [Entry(seat, read(text), at, tuple(against)) for seat, text, at, against, _ in noted]
        self._verdicts[:] = [verdict for *_, verdict in noted]

    def say(self, table: Table, seat: Seat, text: str) -> Entry:
        """Check a claim and note it."""
        return self.take(table, seat, str(self.check(table, seat, text)))

    def verdicts(self, table: Table) -> list[Verdict] | None:
        """What was true of each; None, and nobody is told anything, before the game is over."""
        return list(self._verdicts) if table.over else None
