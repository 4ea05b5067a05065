"""What reaches a table's writer: who comes, goes, asks, answers, and what bots and the clock do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias, final

from paravent.core.errors import ParaventError
from paravent.core.rules import Seat
from paravent.server import wire
from paravent.server.lobby import Who
from paravent.server.outlet import Outlet
from paravent.server.session import Session


@final
@dataclass(eq=False)
class Guest:
    """A connection, and whom it belongs to."""

    outlet: Outlet
    token: str | None
    language: wire.Language
    who: Who


@final
@dataclass(frozen=True)
class Came:
    """Someone said hello; `seen` is the last version that they know."""

    guest: Guest
    seen: int | None


@final
@dataclass(frozen=True)
class Left:
    """Someone's connection is gone."""

    guest: Guest


@final
@dataclass(frozen=True)
class Sent:
    """Someone wants something."""

    guest: Guest
    command: wire.Command


@final
@dataclass(frozen=True)
class Joined:
    """Someone takes a seat; they wait for its number."""

    name: str
    contribution: str
    wanted: Seat | None
    token: str
    done: asyncio.Future[Seat]


@final
@dataclass(frozen=True)
class Thought:
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
class Asked:
    """Someone wants to know something of the table."""

    answer: Callable[[Session], None]
    fail: Callable[[ParaventError], None]


Job: TypeAlias = Asked | Came | Left | Sent | Joined | Thought | TimeUp
