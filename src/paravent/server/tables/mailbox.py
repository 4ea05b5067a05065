"""What reaches a table's actor: who comes, goes, asks, answers, and what bots and the clock do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeAlias, final

from paravent.core.errors import ParaventError
from paravent.core.rules import Seat
from paravent.server.messages import wire
from paravent.server.tables.seating import Guest, Who
from paravent.server.tables.session import Session


class Outbox(Protocol):
    """The way out to one client. Neither call waits for the client."""

    def push(self, text: bytes) -> None:
        """Send this after what waits already."""

    def close(self, text: bytes, *, again: bool) -> None:
        """Send a last message and close; `again`: the client shall come back."""

    def cut(self) -> None:
        """End the connection without a word."""


@final
@dataclass(eq=False)
class Subscriber:
    """A connected client, and whom it belongs to."""

    outbox: Outbox
    token: str | None
    language: wire.Language
    who: Who
    device: str = ""  # the word that it keeps for this table, if it told one
    address: str = ""  # the place that it comes from; the bots of its table think at its cost


@final
@dataclass(frozen=True)
class Connected:
    """A client said hello; `seen` is the last version that they know."""

    subscriber: Subscriber
    seen: int | None


@final
@dataclass(frozen=True)
class Disconnected:
    """A client's connection is gone."""

    subscriber: Subscriber


@final
@dataclass(frozen=True)
class Sent:
    """Someone wants something."""

    subscriber: Subscriber
    command: wire.Command


@final
@dataclass(frozen=True)
class JoinRequest:
    """Someone takes a seat; they wait for its number. With an `id`, the same request again is given the same seat."""

    guest: Guest
    wanted: Seat | None
    token: str
    id: str
    done: asyncio.Future[Seat]
    key: str = ""  # to a seat that was handed anew; then nothing else is wanted
    device: str = ""
    address: str = ""

    def answer(self, seat: Seat) -> None:
        """Tell them their seat, unless they have gone."""
        if not self.done.done():
            self.done.set_result(seat)

    def refuse(self, error: ParaventError) -> None:
        """Tell them why there is none for them."""
        if not self.done.done():
            self.done.set_exception(error)


@final
@dataclass(frozen=True)
class BotChose:
    """A bot has chosen; None: it crashed or hung."""

    seat: Seat
    prompt: str
    move: str | None
    standing: bool = False


@final
@dataclass(frozen=True)
class TimeUp:
    """The question's time has run out."""

    prompt: str


@final
@dataclass(frozen=True)
class BotSpoke:
    """A bot has something to say: a line of the catalogue."""

    seat: Seat
    line: str


@final
@dataclass(frozen=True)
class BotsRest:
    """The bots here have to wait: those of the same place have thought as much as they may."""


@final
@dataclass(frozen=True)
class BotClaimed:
    """A bot has something to claim, in the notation of claims."""

    seat: Seat
    claim: str


@final
@dataclass(frozen=True)
class Bell:
    """The time for which the table plays is up."""


@final
@dataclass(frozen=True)
class DealDue:
    """The time for opening the words of this round is over."""

    round: int


@final
@dataclass(frozen=True)
class Tick:
    """The open question's time left shall be stored."""


@final
@dataclass(frozen=True)
class Query:
    """Someone wants to know something of the table."""

    question: Callable[[Session], object]
    answer: Callable[[object], None]
    fail: Callable[[ParaventError], None]
    token: str | None = None  # of the seat that asks; it is told what it has written when that is safe


@final
@dataclass(frozen=True)
class Advised:
    """The coach has answered a client, in JSON; None: it crashed or hung."""

    subscriber: Subscriber
    prompt: str
    advice: str | None


@final
@dataclass(frozen=True)
class Aided:
    """What a client's seat could have written down, in JSON; None: who should say it crashed or hung."""

    subscriber: Subscriber
    version: int
    lines: str | None


Mail: TypeAlias = (
    Query
    | Advised
    | Aided
    | Connected
    | Disconnected
    | Sent
    | JoinRequest
    | BotChose
    | BotSpoke
    | BotClaimed
    | BotsRest
    | TimeUp
    | Bell
    | DealDue
    | Tick
)
