"""What goes over a WebSocket, both ways: JSON objects with a `type`. docs/wire.schema.json is generated from this module."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Annotated, Final, Literal, TypeAlias, final

import msgspec
from msgspec import Meta, Raw, Struct

MOST_TALK: Final = 500
MOST_NOTES: Final = 4000
MOST_COMPLAINT: Final = 300
GRACE_SECONDS: Final = 120  # unless the table says otherwise
MOST_GRACE: Final = 7 * 24 * 3600
MOST_CLAIM: Final = 80
MOST_BYTES: Final = 12 * MOST_NOTES + 1000  # of one message from a client; JSON may need twelve for a character

Id: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=64, description="chosen by the client; a resend carries the same one")
]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=63)]
Notation: TypeAlias = Annotated[str, Meta(min_length=1, max_length=600)]
Strength: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32)]
Character: TypeAlias = Annotated[str, Meta(max_length=32)]
Sitter: TypeAlias = Literal["nobody", "person", "bot"]
Device: TypeAlias = Annotated[
    str, Meta(max_length=64, description="a word that this device keeps for this table, so that a ban is of some worth")
]
Grace: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_GRACE)]
Deed: TypeAlias = Literal[
    "muted", "unmuted", "removed", "banned", "handed", "claimed", "held",
    "talk-closed", "talk-open", "spectators-out", "spectators-in",
]  # fmt: skip
# Any JSON: msgspec knows no recursive alias such as the core's `Json`.
Data: TypeAlias = Annotated[object, Meta(extra_json_schema={"description": "any JSON value"})]
Language: TypeAlias = Literal["en", "fr"]


# From a client


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message: who I am (nobody: a spectator) and the last version I have seen."""

    token: Annotated[str, Meta(max_length=128)] | None = None
    seen: Annotated[int, Meta(ge=0)] | None = None
    language: Language = "en"
    device: Device = ""


class Answer(Struct, tag_field="type", tag="answer", forbid_unknown_fields=True):
    """My answer to the prompt with this id."""

    id: Id
    prompt: Id
    move: Notation


class Withdraw(Struct, tag_field="type", tag="withdraw", forbid_unknown_fields=True):
    """I take back my sealed answer to the prompt with this id, to give another. Nobody else can notice."""

    id: Id
    prompt: Id


class Interject(Struct, tag_field="type", tag="interject", forbid_unknown_fields=True):
    """A standing move, made although I am not asked."""

    id: Id
    move: Notation


class Say(Struct, tag_field="type", tag="say", forbid_unknown_fields=True):
    """Table talk, to everyone."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=MOST_TALK)]


class Claim(Struct, tag_field="type", tag="claim", forbid_unknown_fields=True):
    """Something that I say in the game's own terms, true or not, to everyone: one of the `forms`, as `saw @2 slave`."""

    id: Id
    claim: Annotated[str, Meta(min_length=1, max_length=MOST_CLAIM)]


class Note(Struct, tag_field="type", tag="note", forbid_unknown_fields=True):
    """My private notebook, whole. `after` is the revision that I have seen; none: this one replaces whatever is there."""

    id: Id
    text: Annotated[str, Meta(max_length=MOST_NOTES)]
    after: Annotated[int, Meta(ge=0)] | None = None


class Hold(Struct, tag_field="type", tag="hold", forbid_unknown_fields=True):
    """Let a bot hold a seat: my own, or, for the host, that of a player who is away for longer than the table's grace."""

    id: Id
    seat: Seat
    strength: Strength = "simple"


class TakeBack(Struct, tag_field="type", tag="take-back", forbid_unknown_fields=True):
    """I play my seat myself again."""

    id: Id


class AddBot(Struct, tag_field="type", tag="add-bot", forbid_unknown_fields=True):
    """The host puts a bot on an empty seat: somebody of the company by their key, or anybody who is not here yet."""

    id: Id
    seat: Seat
    strength: Strength = "simple"
    character: Character = ""


class FreeSeat(Struct, tag_field="type", tag="free-seat", forbid_unknown_fields=True):
    """The host empties a seat before the start, a bot's or a player's."""

    id: Id
    seat: Seat


class SetUp(Struct, tag_field="type", tag="set-up", forbid_unknown_fields=True):
    """The host lays the table anew before the start: other options, time or number of seats."""

    id: Id
    seats: Annotated[int, Meta(ge=1, le=64)]
    options: dict[str, Data]
    answer_seconds: int | None = None


class Ready(Struct, tag_field="type", tag="ready", forbid_unknown_fields=True):
    """I am ready for the start, or not yet."""

    id: Id
    ready: bool


class Start(Struct, tag_field="type", tag="start", forbid_unknown_fields=True):
    """The host starts the game; every seat is taken."""

    id: Id


class PromiseWord(Struct, tag_field="type", tag="promise-word", forbid_unknown_fields=True):
    """The hash of my word for the deal: SHA-256 of `deal 2 COMMITMENT SEAT WORD`, in hex. It replaces an earlier one."""

    id: Id
    round: Annotated[int, Meta(ge=0)]
    seat: Seat
    promise: Annotated[str, Meta(max_length=64)]


class OpenWord(Struct, tag_field="type", tag="open-word", forbid_unknown_fields=True):
    """My word for the deal, when all have promised theirs and the host has started."""

    id: Id
    word: Annotated[str, Meta(max_length=64)]


class AskHint(Struct, tag_field="type", tag="ask-hint", forbid_unknown_fields=True):
    """What would you do? Asked of the coach, about the prompt with this id; where the table allows it."""

    id: Id
    prompt: Id


class AskAids(Struct, tag_field="type", tag="ask-aids", forbid_unknown_fields=True):
    """What could I have written down so far? Where the table allows it."""

    id: Id


class Erase(Struct, tag_field="type", tag="erase", forbid_unknown_fields=True):
    """I take back all that I have said and noted at this table: it is deleted, here and in the store."""

    id: Id


class Share(Struct, tag_field="type", tag="share", forbid_unknown_fields=True):
    """The record of our game is for whoever has the link, or for its players only. Every player may say so, and the host."""

    id: Id
    shared: bool


class Rematch(Struct, tag_field="type", tag="rematch", forbid_unknown_fields=True):
    """The host offers another game to the same players."""

    id: Id


class Mute(Struct, tag_field="type", tag="mute", forbid_unknown_fields=True):
    """The host mutes a seat for everybody, or lets it speak again."""

    id: Id
    seat: Seat
    muted: bool


class Remove(Struct, tag_field="type", tag="remove", forbid_unknown_fields=True):
    """The host shows a player out, with `ban` for good: a bot of this strength plays on; before the start the seat is free."""

    id: Id
    seat: Seat
    strength: Strength = "simple"
    ban: bool = False


class HandAnew(Struct, tag_field="type", tag="hand-anew", forbid_unknown_fields=True):
    """The host hands a player's seat anew: its token opens nothing any more, and whoever claims it first with this key has it.

    The key is drawn by the host's client, and is as secret as a token.
    """

    id: Id
    seat: Seat
    key: Annotated[str, Meta(min_length=24, max_length=64, pattern="^[A-Za-z0-9_-]+$")]


class Arrange(Struct, tag_field="type", tag="arrange", forbid_unknown_fields=True):
    """The host opens or closes the talk, lets people watch or not, and before the start sets the grace; none: as it is."""

    id: Id
    talk: bool | None = None
    spectators: bool | None = None
    grace_seconds: Grace | None = None


class Report(Struct, tag_field="type", tag="report", forbid_unknown_fields=True):
    """I complain to the host, and to nobody else: about a seat, or about what it said at the time `line`."""

    id: Id
    seat: Seat
    line: int | None = None
    text: Annotated[str, Meta(max_length=MOST_COMPLAINT)] = ""


Command: TypeAlias = (
    Answer
    | Withdraw
    | Interject
    | Say
    | Claim
    | Note
    | Hold
    | TakeBack
    | AddBot
    | FreeSeat
    | SetUp
    | Ready
    | Start
    | PromiseWord
    | OpenWord
    | AskHint
    | AskAids
    | Erase
    | Share
    | Rematch
    | Mute
    | Remove
    | HandAnew
    | Arrange
    | Report
)
FromClient: TypeAlias = Hello | Command


# To a client


class SeatInfo(Struct, frozen=True):
    """A seat as everybody may know it. `colour` and `figure` are two numbers of fifteen, each another at every seat.

    A bot that is somebody has that `character`'s key, and a figure beyond the fifteen. `promise` is the hash of a word for the
    deal; `contribution` is the word, told when all are open, `opened` whether it is open.
    """

    by: Sitter
    name: str = ""
    strength: str | None = None
    held: bool = False
    host: bool = False
    contribution: str = ""
    colour: int = 0
    figure: int = 0
    ready: bool = False
    character: str = ""
    promise: str = ""
    opened: bool = False
    muted: bool = False  # what this seat says reaches nobody
    handed: bool = False  # the host has handed it anew, and nobody has claimed it yet


class TableInfo(Struct, frozen=True):
    """A table as everybody may know it. `code` is typed to find it, instead of its link."""

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
    coach: bool = False  # whether everybody here may ask what a bot would do
    aids: bool = True  # whether everybody is shown what they could have written down; else all play by memory
    lesson: str = ""  # which of the game's lessons is taught here: its deal is fixed and its bots follow a script
    code: str = ""
    silence: bool = False  # whether nothing is claimed here, and the bots keep their remarks to themselves
    round: int = 0  # of promised words, from 1; 0: none are promised here
    dealing: int | None = None  # the words are being opened, and for how many seconds they are waited for
    seal: str = ""  # of all that was promised, once nothing more can be
    shared: bool = False  # whether whoever has the link may read the record when the game is over
    talk: bool = True  # whether people may speak
    spectators: bool = True  # whether the game may be watched without a seat
    grace_seconds: int = GRACE_SECONDS  # how long somebody is away before a bot may be given their seat


class Clock(Struct, frozen=True):
    """Milliseconds since 1970 by the server's clock: now, when the open question is answered by default, when time is up."""

    now: int
    deadline: int | None
    ends: int | None = None


class LegalMove(Struct, frozen=True):
    """A move that I may make: what to send back, and its parts for the button's text."""

    notation: str
    parts: Raw


class Prompt(Struct, frozen=True):
    """The open question, to me. `answered` is my own sealed answer; nobody learns whether others have answered."""

    id: str
    moves: list[LegalMove]
    standing: list[LegalMove]
    answered: str | None = None


class Result(Struct, frozen=True):
    """How the game ended; and of every claim whether it was true as it was said (null: that cannot be said)."""

    scores: list[int]
    winners: list[int]
    ending: str
    claims: list[bool | None] = []


class ClaimForm(Struct, frozen=True):
    """What anybody may claim: `claim-KIND` of the game's catalogue, with one of the `words`, if there are any.

    `of_another`: the claim names somebody else. Its notation is `KIND`, `@SEAT` if it names one, and the word.
    """

    kind: str
    of_another: bool
    words: list[str]


class Position(Struct, frozen=True):
    """The game as its reader sees it now. `asked` are the seats that the phase asks, whether or not they have answered.

    `made` is how many moves the reader has made. `forms` are what anybody may claim; null: as before.
    """

    version: int
    view: Raw
    phase: Raw
    asked: list[int]
    prompt: Prompt | None
    clock: Clock
    outcome: Result | None
    made: int = 0
    forms: list[ClaimForm] | None = None


class Said(Struct, frozen=True, tag_field="type", tag="said"):
    """Table talk. What a bot says is also named by its message in the catalogue, for readers of other languages."""

    seat: int
    text: str
    at: int
    line: str = ""


class Talk(Struct, frozen=True, tag_field="type", tag="talk"):
    """All table talk as it is now: somebody has taken back what they said."""

    chat: list[Said]


class Noticed(Struct, frozen=True, tag_field="type", tag="noticed"):
    """What the host did about people, to everyone's knowledge; `name` is what the seat's player was called then."""

    deed: Deed
    seat: int | None
    name: str
    at: int


class Reported(Struct, frozen=True, tag_field="type", tag="reported"):
    """Somebody complains about a seat, with what it said if it is about that. Only the host is told."""

    by: int
    seat: int
    text: str
    line: str
    at: int


class Away(Struct, frozen=True):
    """A player who is not connected, and since when as far as the server knows."""

    seat: int
    at: int


class Claimed(Struct, frozen=True, tag_field="type", tag="claimed"):
    """Somebody claimed something at this version, be it true or not. `against` are earlier ones that it contradicts.

    `told` is how many events everybody, a spectator too, had been told by then.
    """

    number: int
    seat: int
    kind: str
    about: int | None
    what: str
    version: int
    told: int
    at: int
    against: list[int]


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
    revision: int = 0  # of the notebook
    away: list[Away] = []
    notices: list[Noticed] = []
    reports: list[Reported] = []  # to the host
    claims: list[Claimed] = []


class Happened(Struct, frozen=True, tag_field="type", tag="happened"):
    """What I am told of the last change, and how the table looks to me now."""

    events: list[Raw]
    position: Position
    accepted: str | None = None  # the id of my own message that brought this about: no `accepted` follows


@final
class Change:
    """A change as its readers are told it: what they have in common is encoded once; with a reader's own it is a `Happened`."""

    __slots__ = ("_after", "_before", "_between")

    def __init__(
        self, version: int, phase: str, asked: list[int], clock: Clock, outcome: Result | None, forms: list[ClaimForm] | None
    ) -> None:
        told, claimable = text_of(outcome), text_of(forms)
        self._before: Final = f'],"position":{{"version":{version},"view":'
        self._between: Final = f',"phase":{phase},"asked":{text_of(asked)},"prompt":'
        self._after: Final = (
            f',"clock":{text_of(clock)},"outcome":{told},"made":',
            f',"forms":{claimable}}},"accepted":',
        )

    def to(self, events: str, view: str, prompt: str, made: int, accepted: str | None) -> bytes:
        """To a reader who is told these events, separated by commas, sees this and is asked this; all of it is JSON already."""
        until_made, from_forms = self._after
        id = "null" if accepted is None else text_of(accepted)
        own = (HAPPENED, events, self._before, view, self._between, prompt, until_made, str(made), from_forms, id, "}")
        return "".join(own).encode()


class Accepted(Struct, frozen=True, tag_field="type", tag="accepted"):
    """Your message took effect, or is sealed until all have answered, and will not be lost. Only its sender's seat is told."""

    id: str


class Noted(Struct, frozen=True, tag_field="type", tag="noted"):
    """My notebook as it is now, and how often it has been written. Only my seat is told, on all devices."""

    text: str
    revision: int


class Asked(Struct, frozen=True, tag_field="type", tag="asked"):
    """My own prompt, after I took an answer back. Only my seat is told."""

    prompt: Prompt


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """Your message changed nothing, and why."""

    id: str | None
    code: str
    sentence: str


class HintMove(Struct, frozen=True):
    """A move that a bot would consider: the part of all imagined games that it wins, and why: `why-…` of the catalogue."""

    notation: str
    value: float | None
    why: str
    values: dict[str, str | int]


class HintBelief(Struct, frozen=True):
    """What may be with somebody, or at a place: names, each with how likely it is."""

    about: int | str
    likely: list[tuple[str, float]]


class Hint(Struct, frozen=True, tag_field="type", tag="hint"):
    """What a bot would do in my place, from what I may know; no moves: nothing came to its mind. Only I am told."""

    prompt: str
    best: list[HintMove]
    beliefs: list[HintBelief]


class AidLine(Struct, frozen=True):
    """What I could have written down: `aid-KEY` of the game's catalogue with its variables, and whom it is about."""

    key: str
    values: dict[str, str | int]
    about: int | None


class Aids(Struct, frozen=True, tag_field="type", tag="aids"):
    """What I could have written down until this version. Only I am told."""

    version: int
    lines: list[AidLine]


class Lobby(Struct, frozen=True, tag_field="type", tag="lobby"):
    """The table or its seats changed."""

    table: TableInfo
    seat: int | None
    host: bool


class Presence(Struct, frozen=True, tag_field="type", tag="presence"):
    """Which seats have a connected player, and since when the others are away."""

    present: list[bool]
    away: list[Away] = []


class Goodbye(Struct, frozen=True, tag_field="type", tag="goodbye"):
    """The server closes this connection; `again` tells whether to come back."""

    code: str
    sentence: str
    again: bool


FromServer: TypeAlias = (
    Welcome
    | Happened
    | Accepted
    | Noted
    | Asked
    | Refused
    | Said
    | Talk
    | Claimed
    | Noticed
    | Reported
    | Hint
    | Aids
    | Lobby
    | Presence
    | Goodbye
)

_decoder: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
_encoder: Final = msgspec.json.Encoder()
HAPPENED: Final = '{"type":"happened","events":['
UNREADABLE: Final = (msgspec.DecodeError, UnicodeError, RecursionError)  # no JSON, not ours, no text, or nested without end


def decode(data: str | bytes) -> FromClient:
    """A client's message; raises one of UNREADABLE."""
    return _decoder.decode(data)


def encode(message: FromServer) -> bytes:
    """A message to a client."""
    return _encoder.encode(message)


def text_of(part: Clock | Result | list[int] | list[ClaimForm] | str | None) -> str:
    """A part of a message, to be put into one or several."""
    return "null" if part is None else _encoder.encode(part).decode()


class _Advice(Struct):
    best: list[HintMove]
    beliefs: list[HintBelief]


def hint(prompt: str, advice: str | None) -> Hint:
    """What a worker's advice says, as it is sent."""
    given = _Advice([], []) if advice is None else msgspec.json.decode(advice, type=_Advice)
    return Hint(prompt, given.best, given.beliefs)


def aids(version: int, lines: str | None) -> Aids:
    """What a worker's lines say, as it is sent."""
    return Aids(version, [] if lines is None else msgspec.json.decode(lines, type=list[AidLine]))


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
