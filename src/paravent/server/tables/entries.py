"""The entries of a table's write-ahead log: what happened there, in order. A table is its log applied from the start.

What a client asked for holds the client's `id`, so that it is not done again when it is sent again, whatever happened
meanwhile. Who asked is whoever has the entry's seat, or `by`: the hash of a token.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from paravent.server.messages.wire import GRACE_SECONDS, Data


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
    lesson: str = ""  # of the game, if this is one; then `seed` fixes the deal, and everybody may know it
    seed: int | str | None = None
    aids: bool = True  # whether people are shown what they could have written down
    coach: bool = False  # whether people may ask what a bot would do, though others play
    code: str = ""  # none: it was opened before there were codes
    silence: bool = False  # whether nothing is claimed, and the bots keep their remarks to themselves
    deal: int = 1  # how it deals: 1 with words that are open from the beginning, 2 with sealed ones
    talk: bool = True  # whether people may speak
    spectators: bool = True  # whether somebody without a seat may watch the game
    grace: int = GRACE_SECONDS  # how long somebody is away before a bot may be given their seat
    barred: tuple[str, ...] = ()  # the marks of those who may not come again
    hushed: tuple[str, ...] = ()  # the marks of those who may not speak, though they sit down anew


class Seated(Struct, frozen=True, tag_field="e", tag="seated"):
    """A player took a seat, or changed how they are called and look there; `token` is a hash."""

    seat: int
    name: str
    token: str
    contribution: str
    colour: int | None = None
    figure: int | None = None
    id: str = ""  # a hash: the word is as secret as the token that is made of it
    device: str = ""  # the mark of the device from which they came, if it told a word


class BotSeated(Struct, frozen=True, tag_field="e", tag="bot-seated"):
    """A bot took a seat."""

    seat: int
    strength: str
    character: str = ""  # whose key; none: it came before there were any
    id: str = ""
    by: str = ""


class Freed(Struct, frozen=True, tag_field="e", tag="freed"):
    """A seat is empty again."""

    seat: int
    id: str = ""
    by: str = ""


class Relaid(Struct, frozen=True, tag_field="e", tag="relaid"):
    """The host laid the table anew: who sat beyond the last seat moved to a free one."""

    players: int
    options: dict[str, Data]
    answer_seconds: int | None
    id: str = ""
    by: str = ""


class Readied(Struct, frozen=True, tag_field="e", tag="readied"):
    """A player said that they are ready, or not yet."""

    seat: int
    ready: bool
    id: str = ""
    by: str = ""


class Started(Struct, frozen=True, tag_field="e", tag="started"):
    """The cards are dealt."""

    id: str = ""
    by: str = ""


class Promised(Struct, frozen=True, tag_field="e", tag="promised"):
    """A player's device has drawn a word for the deal; this is its hash."""

    seat: int
    promise: str
    id: str = ""
    by: str = ""


class Dealing(Struct, frozen=True, tag_field="e", tag="dealing"):
    """The host started: the words are being opened, and no other can be promised any more."""

    id: str = ""
    by: str = ""


class WordOpened(Struct, frozen=True, tag_field="e", tag="word-opened"):
    """A player's word. With the last of them the cards are dealt."""

    seat: int
    word: str
    id: str = ""
    by: str = ""


class BrokenOff(Struct, frozen=True, tag_field="e", tag="broken-off"):
    """A word was not opened in time: whoever owed it has no seat any more, and the next round has this secret."""

    secret: str
    salt: str


class Played(Struct, frozen=True, tag_field="e", tag="played"):
    """A seat answered or made a standing move; `id` is its client's, empty for bots and the clock."""

    seat: int
    move: str
    id: str = ""


class Withdrawn(Struct, frozen=True, tag_field="e", tag="withdrawn"):
    """A seat took its sealed answer back."""

    seat: int
    id: str = ""


class Called(Struct, frozen=True, tag_field="e", tag="called"):
    """The keeper of the table said something: a line that belongs to no seat."""

    move: str


class Talked(Struct, frozen=True, tag_field="e", tag="talked"):
    """A seat said something; a bot's `line` names the message of the catalogue, so that everybody reads it in their language."""

    seat: int
    text: str
    id: str = ""
    line: str = ""


class Claimed(Struct, frozen=True, tag_field="e", tag="claimed"):
    """A seat claimed something, in the notation of claims; `id` is its client's, empty for bots."""

    seat: int
    claim: str
    id: str = ""


class Held(Struct, frozen=True, tag_field="e", tag="held"):
    """A bot holds a player's seat; none: the player took it back."""

    seat: int
    strength: str | None
    id: str = ""
    by: str = ""


class RematchOpened(Struct, frozen=True, tag_field="e", tag="followed"):
    """There is a rematch, at this table."""

    table: str
    id: str = ""
    by: str = ""


class Shared(Struct, frozen=True, tag_field="e", tag="shared"):
    """Whoever has the link may read the record of the game, or not any more."""

    shared: bool
    id: str = ""
    by: str = ""


class Erased(Struct, frozen=True, tag_field="e", tag="erased"):
    """A seat took back all that it had said; the lines that held it say it no more."""

    seat: int
    id: str = ""
    by: str = ""


class Muted(Struct, frozen=True, tag_field="e", tag="muted"):
    """What a seat says reaches nobody any more; or it does again."""

    seat: int
    muted: bool
    id: str = ""
    by: str = ""


class TakenOver(Struct, frozen=True, tag_field="e", tag="taken-over"):
    """Another server keeps the table from here on: whoever kept it before finds the number of its next line taken."""

    epoch: int


class Removed(Struct, frozen=True, tag_field="e", tag="removed"):
    """A player was shown out: a bot of this strength plays on, or before the start nobody. `marks`: they may not come again."""

    seat: int
    strength: str | None
    marks: tuple[str, ...] = ()
    id: str = ""
    by: str = ""


class Handed(Struct, frozen=True, tag_field="e", tag="handed"):
    """A seat is kept for whoever brings the key of this hash; its token opens nothing any more."""

    seat: int
    key: str
    id: str = ""
    by: str = ""


class Reclaimed(Struct, frozen=True, tag_field="e", tag="reclaimed"):
    """Somebody brought the key to a seat that was handed anew; `token` is a hash."""

    seat: int
    token: str
    id: str = ""  # a hash, as of `Seated`
    device: str = ""


class Arranged(Struct, frozen=True, tag_field="e", tag="arranged"):
    """The host said who may speak and watch, and how long an absent player is waited for."""

    talk: bool
    spectators: bool
    grace: int
    id: str = ""
    by: str = ""


class Reported(Struct, frozen=True, tag_field="e", tag="reported"):
    """A seat complained to the host about another, perhaps of what that one said at a certain time."""

    seat: int
    about: int
    words: str
    line: str = ""
    said: int | None = None
    id: str = ""


OfTable: TypeAlias = (
    BotSeated | Freed | Relaid | Readied | Promised | Dealing | WordOpened | Started | Held | RematchOpened | Shared
)
OfHost: TypeAlias = Muted | Removed | Handed | Arranged
Signed: TypeAlias = OfTable | OfHost | Erased  # by whom, since it may be the host
OfSeats: TypeAlias = Seated | OfTable | BrokenOff
OfPeople: TypeAlias = OfHost | Reclaimed
Entry: TypeAlias = Opened | OfSeats | OfPeople | Played | Withdrawn | Called | Talked | Claimed | Reported | Erased | TakenOver
Status: TypeAlias = Literal["open", "playing", "over"]

_decoder: Final[msgspec.json.Decoder[Entry]] = msgspec.json.Decoder(Entry)
_encoder: Final = msgspec.json.Encoder()


def write(entry: Entry) -> str:
    """The entry as it is stored."""
    return _encoder.encode(entry).decode()


def read(text: str) -> Entry:
    """The entry that `write` wrote."""
    return _decoder.decode(text)
