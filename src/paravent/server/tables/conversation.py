"""When the company at a table says something: rarely, about what everybody was told, and unless the table wants silence."""

from __future__ import annotations

from typing import Final, final

from paravent.company.lines import GREETING, POLITE, occasion_of, remark
from paravent.core.chance import Chance
from paravent.core.rules import Seat
from paravent.games import find
from paravent.server.tables.session import Session

SELDOM: Final = 5  # one change in so many is an occasion for a claim
QUIET: Final = 5  # changes between two remarks at a table, greetings and farewells apart


@final
class Conversation:
    """What the bots of one table have to say of what just happened; nothing of what happened before anybody listened."""

    def __init__(self, session: Session) -> None:
        self._session: Final = session
        self._heard = session.version
        self._spoken = session.version - QUIET
        self._asked = session.version  # the change after which a bot was last asked whether it claims anything

    def next_line(self) -> tuple[Seat, str] | None:
        """Who says what of the last change, asked once for each."""
        if self._session.version == self._heard or self._session.is_silent:
            return None
        self._heard = self._session.version
        for seat in self._speakers():
            line = self._line(seat)
            if line is not None:
                self._spoken = self._heard
                return seat, line
        return None

    def next_claimant(self) -> Seat | None:
        """Which bot may claim something after the last change, asked once for each: whose turn it is to speak is public."""
        session = self._session
        if session.version == self._asked or session.is_silent or session.over:
            return None
        self._asked = session.version
        if self._chance("claims").below(SELDOM):
            return None
        return next(iter(self._speakers()), None)

    def _speakers(self) -> list[Seat]:
        """The bots who are somebody, each change in another order."""
        chairs = self._session.seating.chairs
        seats = [seat for seat, chair in enumerate(chairs) if chair.character and not chair.token]
        self._chance("order").shuffle(seats)
        return seats

    def _line(self, seat: Seat) -> str | None:
        occasion = self._occasion(seat)
        if occasion is None or (occasion not in POLITE and self._heard - self._spoken < QUIET):
            return None
        lines = [said for said in self._session.chat if said.line]
        last = [said.line for said in lines[-1:]] + [said.line for said in lines if said.seat == seat][-1:]
        return remark(occasion, self._session.seating.chairs[seat].character, last, self._chance(str(seat)))

    def _occasion(self, seat: Seat) -> str | None:
        """What the last change is to this seat."""
        if self._session.version == 1:
            return GREETING
        judge = occasion_of(find(self._session.seating.opened.game, self._session.seating.opened.version))
        found = [occasion for event in self._session.public() if (occasion := judge(seat, event)) is not None]
        return found[-1] if found else None

    def _chance(self, what: str) -> Chance:
        """Of what everybody knows: what bots draw for their words is no part of the deal."""
        return Chance(f"words {self._session.seating.opened.id} {self._session.version} {what}")
