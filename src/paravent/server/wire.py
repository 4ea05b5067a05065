"""What goes over a WebSocket, both ways: JSON objects with a `type`. docs/wire.schema.json is generated from this module."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct

MOST_TALK: Final = 500
MOST_NOTES: Final = 4000
MOST_BYTES: Final = 12 * MOST_NOTES + 1000  # of one message from a client; JSON may need twelve for a character

Id: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=64, description="chosen by the client; a resend carries the same one")
]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=63)]
Notation: TypeAlias = Annotated[str, Meta(min_length=1, max_length=600)]
Strength: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32)]
Sitter: TypeAlias = Literal["nobody", "person", "bot"]
# Any JSON: msgspec knows no recursive alias such as the core's `Json`.
Data: TypeAlias = Annotated[object, Meta(extra_json_schema={"description": "any JSON value"})]
Language: TypeAlias = Literal["en", "fr"]


# From a client


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message: who I am (nobody: a spectator) and the last version I have seen."""

    token: Annotated[str, Meta(max_length=128)] | None = None
    seen: Annotated[int, Meta(ge=0)] | None = None
    language: Language = "en"


class Answer(Struct, tag_field="type", tag="answer", forbid_unknown_fields=True):
    """My answer to the prompt with this id."""

    id: Id
    prompt: Id
    move: Notation


class Interject(Struct, tag_field="type", tag="interject", forbid_unknown_fields=True):
    """A standing move, made although I am not asked."""

    id: Id
    move: Notation


class Say(Struct, tag_field="type", tag="say", forbid_unknown_fields=True):
    """Table talk, to everyone."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=MOST_TALK)]


class Note(Struct, tag_field="type", tag="note", forbid_unknown_fields=True):
    """My private notebook, whole."""

    id: Id
    text: Annotated[str, Meta(max_length=MOST_NOTES)]


class Hold(Struct, tag_field="type", tag="hold", forbid_unknown_fields=True):
    """Let a bot hold a seat: my own, or, for the host, an absent player's."""

    id: Id
    seat: Seat
    strength: Strength = "simple"


class TakeBack(Struct, tag_field="type", tag="take-back", forbid_unknown_fields=True):
    """I play my seat myself again."""

    id: Id


class AddBot(Struct, tag_field="type", tag="add-bot", forbid_unknown_fields=True):
    """The host puts a bot on an empty seat."""

    id: Id
    seat: Seat
    strength: Strength = "simple"


class FreeSeat(Struct, tag_field="type", tag="free-seat", forbid_unknown_fields=True):
    """The host empties a seat before the start, a bot's or a player's."""

    id: Id
    seat: Seat


class Start(Struct, tag_field="type", tag="start", forbid_unknown_fields=True):
    """The host starts the game; every seat is taken."""

    id: Id


class Rematch(Struct, tag_field="type", tag="rematch", forbid_unknown_fields=True):
    """The host offers another game to the same players."""

    id: Id


Command: TypeAlias = Answer | Interject | Say | Note | Hold | TakeBack | AddBot | FreeSeat | Start | Rematch
FromClient: TypeAlias = Hello | Command


# To a client


class SeatInfo(Struct, frozen=True):
    """A seat as everybody may know it."""

    by: Sitter
    name: str = ""
    strength: str | None = None
    held: bool = False
    host: bool = False
    contribution: str = ""


class TableInfo(Struct, frozen=True):
    """A table as everybody may know it."""

    id: str
    name: str
    game: str
    version: int
    options: Mapping[str, Data]
    status: Literal["open", "playing", "over"]
    seats: list[SeatInfo]
    commitment: str
    answer_seconds: int | None
    rematch: str | None = None


class Clock(Struct, frozen=True):
    """Milliseconds since 1970 by the server's clock: now, and when the open question is answered by default."""

    now: int
    deadline: int | None


class Choice(Struct, frozen=True):
    """A move that I may make: what to send back, and its parts for the button's text."""

    notation: str
    parts: Raw


class Prompt(Struct, frozen=True):
    """The open question, to me. `answered` is my own sealed answer; nobody learns whether others have answered."""

    id: str
    moves: list[Choice]
    standing: list[Choice]
    answered: str | None = None


class Result(Struct, frozen=True):
    """How the game ended."""

    scores: list[int]
    winners: list[int]
    ending: str


class Position(Struct, frozen=True):
    """The game as its reader sees it now. `asked` are the seats that the phase asks, whether or not they have answered."""

    version: int
    view: Raw
    phase: Raw
    asked: list[int]
    prompt: Prompt | None
    clock: Clock
    outcome: Result | None


class Said(Struct, frozen=True, tag_field="type", tag="said"):
    """Table talk."""

    seat: int
    text: str
    at: int


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """The answer to a hello: everything that a reader who has seen version `since` needs."""

    table: TableInfo
    seat: int | None
    host: bool
    present: list[bool]
    since: int
    events: list[Raw]
    position: Position | None
    chat: list[Said]
    notebook: str


class Happened(Struct, frozen=True, tag_field="type", tag="happened"):
    """What I am told of the last change, and how the table looks to me now."""

    events: list[Raw]
    position: Position
    accepted: str | None = None  # the id of my own message that brought this about: no `accepted` follows


class Accepted(Struct, frozen=True, tag_field="type", tag="accepted"):
    """Your message took effect, or is sealed until all have answered, and will not be lost. Only its sender's seat is told."""

    id: str


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """Your message changed nothing, and why."""

    id: str | None
    code: str
    sentence: str


class Lobby(Struct, frozen=True, tag_field="type", tag="lobby"):
    """The table or its seats changed."""

    table: TableInfo
    seat: int | None
    host: bool


class Presence(Struct, frozen=True, tag_field="type", tag="presence"):
    """Which seats have a connected player."""

    present: list[bool]


class Goodbye(Struct, frozen=True, tag_field="type", tag="goodbye"):
    """The server closes this connection; `again` tells whether to come back."""

    code: str
    sentence: str
    again: bool


FromServer: TypeAlias = Welcome | Happened | Accepted | Refused | Said | Lobby | Presence | Goodbye

_decoder: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
_encoder: Final = msgspec.json.Encoder()
UNREADABLE: Final = (msgspec.DecodeError, UnicodeError, RecursionError)  # no JSON, not ours, no text, or nested without end


def decode(data: str | bytes) -> FromClient:
    """A client's message; raises one of UNREADABLE."""
    return _decoder.decode(data)


def encode(message: FromServer | Choice) -> bytes:
    """A message to a client, or a part of one that is kept and put into several."""
    return _encoder.encode(message)


def schema() -> str:
    """The JSON Schema of both directions, as the text of docs/wire.schema.json."""
    (client, server), components = msgspec.json.schema_components([FromClient, FromServer], ref_template="#/$defs/{name}")
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Paravent wire",
        "$defs": {**components, "FromClient": client, "FromServer": server},
    }
    return json.dumps(whole, indent=2, sort_keys=True) + "\n"


if __name__ == "__main__":
    print(schema(), end="")
