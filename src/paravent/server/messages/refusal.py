"""What the server itself refuses, each by its code; the sentences are in locale/*.ftl."""

from __future__ import annotations

from typing import Final

from paravent.core.errors import ParaventError

# The codes, with the English sentence for logs and programs. tests/server/test_description.py holds both catalogues to this list.
CODES: Final = {
    "malformed": "this is not a message of Paravent's wire",
    "no-hello": "the first message must be a hello",
    "said-hello": "you have already said hello",
    "no-table": "there is no such table",
    "foreign-token": "this token belongs to nobody at this table",
    "no-token": "a seat's token is missing: Authorization: Bearer TOKEN",
    "no-seat": "you have no seat at this table",
    "not-host": "only the table's host may do this",
    "not-open": "the game has already started",
    "not-playing": "the game is not being played",
    "not-over": "the game is not over yet",
    "seat-taken": "this seat is taken",
    "seat-empty": "this seat is empty",
    "no-such-chair": "there is no such seat at this table",
    "table-full": "every seat is taken",
    "seats-open": "some seats are still empty",
    "bad-name": "a name has 1 to 24 visible characters",
    "name-taken": "somebody at this table has that name already",
    "no-character": "nobody of the company is called that",
    "character-here": "they already sit at this table",
    "bots-name": "only bots have such names",
    "too-few-seats": "there are more players than seats",
    "no-code": "no table has this code",
    "guesses": "too many codes that were none; wait a little",
    "stale-word": "words for the deal are not promised or opened like this now",
    "other-word": "this is not the word that was promised for the deal",
    "word-away": "somebody who has promised a word for the deal is away",
    "dealing": "the words for the deal are being opened",
    "no-newcomers": "a word was kept back here: nobody new sits down at this table",
    "bad-time": "the time for an answer is between 5 seconds and 14 days",
    "no-strength": "there is no such bot",
    "people-only": "only people play at this table",
    "not-held": "no bot holds this seat",
    "present": "this player is here",
    "grace": "this player has not been away for long enough",
    "own-seat": "this is your own seat",
    "no-player": "no player has this seat",
    "muted": "the host has muted you",
    "talk-closed": "the host has closed the talk",
    "no-spectators": "the host lets nobody watch this table",
    "removed": "the host has shown you out of your seat",
    "banned": "the host has banned you from this table",
    "handed-on": "the host has handed your seat anew",
    "no-key": "this key to a seat is used up",
    "no-line": "nobody said this, or it is too long ago",
    "reports": "too many reports; wait a little",
    "no-aids": "at this table everybody plays by memory",
    "no-coach": "the coach may not be asked at this table",
    "stale-prompt": "this question is no longer open",
    "stale-note": "this notebook has been written in meanwhile",
    "not-standing": "this move is not open to you between two questions",
    "said-enough": "you have said as much at this table as one player may",
    "not-shared": "only those who played may read this, unless one of them shares it",
    "deleted": "this table has been deleted",
    "damaged": "a part of this table is lost",
    "no-record": "this is not a record of Paravent",
    "bad-record-line": "a line of the record cannot be played",
    "too-fast": "too many messages; slow down",
    "too-many": "too many connections from one place",
    "too-many-tables": "too many tables were opened from one place; wait a little",
    "too-many-devices": "this seat is open on too many devices",
    "bots-rest": "the bots of one place have thought as much as they may; they go on in a moment",
    "changed-enough": "an answer can be taken back only so often",
    "other-origin": "this page may not open tables here",
    "other-host": "this server does not answer under that name",
    "stopping": "the server is restarting; come back in a moment",
    "no-store": "nothing can be stored at the moment; try again later",
    "trouble": "the table could not be kept safe; try again",
}


def refusal(code: str, **details: str) -> ParaventError:
    """The refusal with this code."""
    return ParaventError(code, CODES[code], details)
