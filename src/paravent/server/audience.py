"""Everyone who is connected to a table, and what they are told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from paravent.core.errors import ParaventError
from paravent.core.rules import Seat
from paravent.server import wire
from paravent.server.jobs import Guest
from paravent.server.lobby import Who
from paravent.server.outlet import Outlet
from paravent.server.refusal import refusal
from paravent.server.sentences import sentence
from paravent.server.session import Reader, Session


@final
class Audience:
    """The guests at one table. What is made here is told when the change is durable, but as it was when it was made."""

    def __init__(self, session: Session) -> None:
        self.guests: Final[list[Guest]] = []
        self.present: set[Seat] = set()  # the seats whose player is connected
        self._session: Final = session

    # Coming and going

    def recognise(self, guest: Guest) -> None:
        """Find out whose token this is; raises a refusal for a token of nobody here."""
        guest.who = self._session.lobby.who(guest.token)

    def add(self, guest: Guest) -> bool:
        """A guest is here; whether this brings a seat's player back."""
        before = self.present
        self.guests.append(guest)
        self._count()
        return self.present != before

    def remove(self, guest: Guest) -> bool:
        """A guest has left; whether a seat's player is away now."""
        before = self.present
        if guest in self.guests:
            self.guests.remove(guest)
            self._count()
        return self.present != before

    def recognise_all(self) -> bool:
        """Seats changed hands: a token may now have a seat, or none; whether this changes whose player is here."""
        before = self.present
        for guest in self.guests:
            try:
                self.recognise(guest)
            except ParaventError:
                guest.who = Who(None, host=False)
        self._count()
        return self.present != before

    def presence(self) -> list[bool]:
        """Which seats have a connected player."""
        return [seat in self.present for seat in range(self._session.lobby.opened.players)]

    def _count(self) -> None:
        self.present = {guest.who.seat for guest in self.guests if guest.who.seat is not None}

    # Telling

    def happened(self, now: int, author: Reader, id: str) -> Callable[[], None]:
        """How to tell each reader the last change; the author's seat is told with it that its message was accepted."""
        common = self._session.common(now)
        told: dict[Reader, bytes] = {}
        letters: list[tuple[Outlet, bytes]] = []
        for guest in self.guests:
            reader = guest.who.seat
            if reader not in told:
                accepted = id if reader is not None and reader == author else None
                told[reader] = wire.encode(self._session.happened(reader, common, accepted))
            letters.append((guest.outlet, told[reader]))
        return lambda: deliver(letters)

    def tell_lobby(self) -> None:
        """The table or its seats changed."""
        info = self._session.lobby.info()
        for guest in self.guests:
            guest.outlet.push(wire.encode(wire.Lobby(info, guest.who.seat, guest.who.host)))

    def tell_presence(self) -> None:
        """Someone came or went."""
        self.to_all(wire.encode(wire.Presence(self.presence())))

    def to_all(self, text: bytes) -> None:
        """The same to everyone."""
        for guest in self.guests:
            guest.outlet.push(text)

    def to_seat_of(self, guest: Guest, text: bytes) -> None:
        """To this guest, on all devices of their seat."""
        for other in self.guests:
            if other is guest or (guest.who.seat is not None and other.who.seat == guest.who.seat):
                other.outlet.push(text)

    def refused(self, guest: Guest, id: str, error: ParaventError) -> bytes:
        """A refusal, in the guest's language."""
        lobby = self._session.lobby
        words = sentence(error, lobby.opened.game, guest.language, lobby.names())
        return wire.encode(wire.Refused(id, error.code, words))

    def dismiss(self, guest: Guest, error: ParaventError, *, again: bool) -> None:
        """Say goodbye to one."""
        words = sentence(error, self._session.lobby.opened.game, guest.language, [])
        guest.outlet.close(wire.encode(wire.Goodbye(error.code, words, again=again)))

    def dismiss_all(self, code: str) -> None:
        """Say goodbye to everyone; they may come back."""
        for guest in self.guests:
            self.dismiss(guest, refusal(code), again=True)
        self.guests.clear()
        self._count()


def deliver(letters: list[tuple[Outlet, bytes]]) -> None:
    """To each what is theirs."""
    for outlet, text in letters:
        outlet.push(text)
