"""Everyone who is connected to a table, and what they are told."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final, TypeAlias, final

from paravent.core.errors import ParaventError
from paravent.core.rules import Seat
from paravent.server.messages import wire
from paravent.server.messages.refusal import refusal
from paravent.server.messages.sentences import sentence
from paravent.server.tables.guestbook import Guestbook
from paravent.server.tables.mailbox import Outbox, Subscriber
from paravent.server.tables.seating import Who
from paravent.server.tables.session import Reader, Session

LOGGER: Final = logging.getLogger("paravent.tables")
Tell: TypeAlias = Callable[[], None]


@final
class Broadcaster:
    """The subscribers at one table. What is made here is told when the change is durable, but as it was when it was made."""

    def __init__(self, session: Session, now: Callable[[], int]) -> None:
        self.subscribers: Final[list[Subscriber]] = []
        self.present: set[Seat] = set()  # the seats whose player is connected
        self.guestbook: Final = Guestbook()
        self._leaving: Final[list[Subscriber]] = []  # shown out, and not yet told
        self._session: Final = session
        self._now: Final = now
        self._count()

    # Coming and going

    def recognise(self, subscriber: Subscriber) -> None:
        """Find out whose token this is; raises a refusal for a token of nobody here, and for whoever may not watch."""
        seating = self._session.seating
        subscriber.who = seating.who(subscriber.token)
        marks = self.marks(subscriber.device, subscriber.address)
        if subscriber.who.seat is None and not subscriber.who.host:
            seating.must_not_be_barred(marks)
            return
        here = {seating.opened.host, *(chair.token for chair in seating.chairs)}
        self.guestbook.came(seating.author(subscriber.who), marks, here)

    def marks(self, device: str, address: str) -> list[str]:
        """By what somebody may be known again."""
        mark = self._session.seating.mark
        return [each for each in (mark("device", device), mark("address", address)) if each]

    def add(self, subscriber: Subscriber) -> bool:
        """A subscriber is here; whether this brings a seat's player back."""
        before = self.present
        self.subscribers.append(subscriber)
        self._count()
        return self.present != before

    def remove(self, subscriber: Subscriber) -> bool:
        """A subscriber has left; whether a seat's player is away now."""
        before = self.present
        if subscriber in self.subscribers:
            self.subscribers.remove(subscriber)
            self._count()
        return self.present != before

    def recognise_all(self) -> bool:
        """Seats changed hands: a token may now have a seat, or none; whether this changes whose player is here."""
        before = self.present
        for subscriber in self.subscribers:
            try:
                self.recognise(subscriber)
            except ParaventError:
                subscriber.who = Who(None, host=False)
        self._count()
        return self.present != before

    def presence(self) -> list[bool]:
        """Which seats have a connected player."""
        return [seat in self.present for seat in range(self._session.seating.opened.players)]

    def away(self) -> list[wire.Away]:
        """Since when each player who is not here is away."""
        chairs = self._session.seating.chairs
        return [wire.Away(seat, at) for seat, at in sorted(self.guestbook.left.items()) if chairs[seat].token]

    def _count(self) -> None:
        self.present = {subscriber.who.seat for subscriber in self.subscribers if subscriber.who.seat is not None}
        self.guestbook.count(self.present, self._session.seating.opened.players, self._now())

    # Showing out

    def show_out(self, seat: Seat, code: str) -> Tell:
        """Whoever is at this seat is told nothing any more, and how to tell them why."""
        return self._part_with([each for each in self.subscribers if each.who.seat == seat], code)

    def show_watchers_out(self) -> Tell:
        """The same of everybody who only watches."""
        return self._part_with(self._watchers(), "no-spectators")

    def show_barred_out(self) -> Tell:
        """The same of whoever watches and is known as banned: in another window, say."""
        barred = self._session.seating.opened.barred
        known = [each for each in self._watchers() if any(mark in barred for mark in self.marks(each.device, each.address))]
        return self._part_with(known, "banned")

    def _watchers(self) -> list[Subscriber]:
        return [each for each in self.subscribers if each.who.seat is None and not each.who.host]

    def _part_with(self, leaving: list[Subscriber], code: str) -> Tell:
        for subscriber in leaving:
            self.subscribers.remove(subscriber)
            subscriber.who = Who(None, host=False)  # whatever it still sends
        self._leaving.extend(leaving)
        self._count()

        def goodbye() -> None:
            for subscriber in leaving:
                self._leaving.remove(subscriber)
                self.dismiss(subscriber, refusal(code), again=False)

        return goodbye

    # Telling

    def happened(self, now: int, author: Reader, id: str) -> Tell:
        """How to tell each reader the last change; the author's seat is told with it that its message was accepted."""
        common = self._session.common(now)
        told: dict[Reader, bytes] = {}
        letters: list[tuple[Outbox, bytes]] = []
        for subscriber in self.subscribers:
            reader = subscriber.who.seat
            if reader not in told:
                accepted = id if reader is not None and reader == author else None
                told[reader] = self._session.happened(reader, common, accepted)
            letters.append((subscriber.outbox, told[reader]))
        return lambda: deliver(letters)

    def lobby(self) -> Tell:
        """How to tell that the table or its seats changed."""
        info = self._session.seating.info()
        letters = [(each.outbox, wire.encode(wire.Lobby(info, each.who.seat, each.who.host))) for each in self.subscribers]
        return lambda: deliver(letters)

    def presence_told(self) -> Tell:
        """How to tell that someone came or went."""
        return self.to_all(wire.encode(wire.Presence(self.presence(), self.away())))

    def to_all(self, text: bytes) -> Tell:
        """The same to everyone who is here; whoever comes later is told it with the welcome."""
        letters = [(subscriber.outbox, text) for subscriber in self.subscribers]
        return lambda: deliver(letters)

    def to_seat_of(self, subscriber: Subscriber, text: bytes) -> Tell:
        """To this subscriber, on all devices of their seat."""
        if subscriber.who.seat is not None:
            return self.to_seat(subscriber.who.seat, text)
        return lambda: subscriber.outbox.push(text)

    def to_seat(self, seat: Seat, text: bytes) -> Tell:
        """To all devices of a seat."""
        letters = [(subscriber.outbox, text) for subscriber in self.subscribers if subscriber.who.seat == seat]
        return lambda: deliver(letters)

    def to_host(self, text: bytes) -> Tell:
        """To all devices of the host."""
        letters = [(subscriber.outbox, text) for subscriber in self.subscribers if subscriber.who.host]
        return lambda: deliver(letters)

    def refused(self, subscriber: Subscriber, id: str | None, error: ParaventError) -> bytes:
        """A refusal, in the subscriber's language."""
        seating = self._session.seating
        words = sentence(error, seating.opened.game, subscriber.language, seating.names())
        return wire.encode(wire.Refused(id, error.code, words))

    def dismiss(self, subscriber: Subscriber, error: ParaventError, *, again: bool) -> None:
        """Say goodbye to one. It cannot fail: whoever is not told must at least notice that the connection is gone."""
        try:
            words = sentence(error, self._session.seating.opened.game, subscriber.language, [])
            subscriber.outbox.close(wire.encode(wire.Goodbye(error.code, words, again=again)), again=again)
        except Exception:  # no memory, no descriptor: nobody else shall suffer for it
            LOGGER.exception("a goodbye could not be said")
            subscriber.outbox.cut()

    def dismiss_all(self, code: str, *, again: bool = True) -> None:
        """Say goodbye to everyone; they may come back `again`."""
        for subscriber in (*self.subscribers, *self._leaving):  # what was decided about these could not be kept
            self.dismiss(subscriber, refusal(code), again=again)
        self.subscribers.clear()
        self._leaving.clear()
        self._count()


def deliver(letters: list[tuple[Outbox, bytes]]) -> None:
    """To each what is theirs."""
    for outbox, text in letters:
        outbox.push(text)
