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
    "bad-word": "a contribution is 1 to 64 letters and digits",
    "bad-time": "the time for an answer is between 5 seconds and 14 days",
    "no-strength": "there is no such bot",
    "people-only": "only people play at this table",
    "not-held": "no bot holds this seat",
    "present": "this player is here",
    "no-aids": "at this table everybody plays by memory",
    "no-coach": "the coach may not be asked at this table",
    "stale-prompt": "this question is no longer open",
    "stale-note": "this notebook has been written in meanwhile",
    "silence": "this table plays in silence: nothing is claimed here",
    "enough-said": "you have claimed enough for now",
    "not-standing": "this move is not open to you between two questions",
    "no-record": "this is not a record of Paravent",
    "bad-record-line": "a line of the record cannot be played",
    "too-fast": "too many messages; slow down",
    "too-many": "too many connections from one place",
    "other-origin": "this page may not open tables here",
    "other-host": "this server does not answer under that name",
    "stopping": "the server is restarting; come back in a moment",
    "no-store": "nothing can be stored at the moment; try again later",
    "trouble": "the table could not be kept safe; try again",
}


def refusal(code: str, **details: str) -> ParaventError:
    """The refusal with this code."""
    return ParaventError(code, CODES[code], details)
