"""What the front and its workers say to each other, in MessagePack."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from paravent.server.bots.question import BotQuestion
from paravent.server.monitoring.metrics import Told
from paravent.server.transport.hand_over import Handed
from paravent.server.transport.limits import Act


class Take(Struct, tag=True):
    """To a worker, with a connection: it is yours."""

    handed: Handed


class Answer(Struct, tag=True):
    """To a worker: what became of its question with this number."""

    id: int
    value: bool | str | None


class Stop(Struct, tag=True):
    """To a worker: finish, say goodbye to everyone, and end."""


class Ready(Struct, tag=True):
    """From a worker: its tables are taken up."""


class PassOn(Struct, tag=True):
    """From a worker, with a connection: its next request is for another's table."""

    handed: Handed


class MayThey(Struct, tag=True):
    """From a worker: may this address do this? All workers' connections count together."""

    id: int
    act: Act
    address: str
    cost: float


class Done(Struct, tag=True):
    """From a worker: of this address a connection is closed, a client is gone, or a guess was right."""

    what: Literal["closed", "left", "guessed"]
    address: str


class Think(Struct, tag=True):
    """From a worker: a question to a bot, or with `advises` to the coach."""

    id: int
    question: BotQuestion
    together: int
    advises: bool


class NeverMind(Struct, tag=True):
    """From a worker: nobody waits for this answer any more."""

    id: int


class Counted(Struct, tag=True):
    """From a worker, every second: all that it has counted."""

    told: Told


ToWorker: TypeAlias = Take | Answer | Stop
ToFront: TypeAlias = Ready | PassOn | MayThey | Done | Think | NeverMind | Counted

write: Final = msgspec.msgpack.Encoder().encode
read_as_worker: Final = msgspec.msgpack.Decoder(ToWorker).decode
read_as_front: Final = msgspec.msgpack.Decoder(ToFront).decode
