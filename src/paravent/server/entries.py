"""The log of a table: what happened to it, in order. A table is nothing but its log applied from the start."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from paravent.server.wire import Data


class Opened(Struct, frozen=True, tag_field="e", tag="opened"):
    """A table was laid out. Holds the deal's secret: never for a client."""

    id: str
    name: str
    game: str
    version: int
    players: int
    options: dict[str, Data]
    secret: str
    salt: str
    host: str  # the hash of the host's token
    answer_seconds: int | None


class Seated(Struct, frozen=True, tag_field="e", tag="seated"):
    """A player took a seat; `token` is a hash."""

    seat: int
    name: str
    token: str
    contribution: str


class BotSeated(Struct, frozen=True, tag_field="e", tag="bot-seated"):
    """A bot took a seat."""

    seat: int
    strength: str


class Freed(Struct, frozen=True, tag_field="e", tag="freed"):
    """A seat is empty again."""

    seat: int


class Started(Struct, frozen=True, tag_field="e", tag="started"):
    """The cards are dealt."""


class Played(Struct, frozen=True, tag_field="e", tag="played"):
    """A seat answered or made a standing move; `id` is its client's, empty for bots and the clock."""

    seat: int
    move: str
    id: str = ""


class Talked(Struct, frozen=True, tag_field="e", tag="talked"):
    """A seat said something."""

    seat: int
    text: str
    id: str = ""


class Held(Struct, frozen=True, tag_field="e", tag="held"):
    """A bot holds a player's seat; none: the player took it back."""

    seat: int
    strength: str | None


class Followed(Struct, frozen=True, tag_field="e", tag="followed"):
    """There is a rematch, at this table."""

    table: str


Entry: TypeAlias = Opened | Seated | BotSeated | Freed | Started | Played | Talked | Held | Followed
Status: TypeAlias = Literal["open", "playing", "over"]

_decoder: Final[msgspec.json.Decoder[Entry]] = msgspec.json.Decoder(Entry)
_encoder: Final = msgspec.json.Encoder()


def write(entry: Entry) -> str:
    """The entry as it is stored."""
    return _encoder.encode(entry).decode()


def read(text: str) -> Entry:
    """The entry that `write` wrote."""
    return _decoder.decode(text)
