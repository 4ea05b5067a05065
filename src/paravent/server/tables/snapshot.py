"""A table as it stands after so many lines of its log, so that a long log need not be played again from its beginning.

It is used only by the same game, rules and shape of session that wrote it; else the log alone decides, as it always can.
"""

from __future__ import annotations

from typing import Final, cast

import msgspec
from msgspec import Raw, Struct

from paravent.claims.ledger import Noted
from paravent.core.rules import Json
from paravent.core.table import load_table
from paravent.games import find, found
from paravent.server.messages.wire import Claimed, ClaimForm, Noticed, Reported, Said
from paravent.server.tables.entries import Opened, Status
from paravent.server.tables.seating import Chair
from paravent.server.tables.session import Session, Word

SHAPE: Final = 2  # of what is written here; raised with every change of it
EVERY: Final = 200  # changes that everybody saw: counting others' secret lines would tell of them


class Snapshot(Struct):
    """All that a session is, but for the record, which needs the whole log."""

    lines: int
    opened: Opened
    chairs: list[Chair]
    status: Status
    rematch: str | None
    shared: bool
    round: int
    dealing: bool
    version: int
    due: int | None
    ends: int | None
    chat: list[Said]
    claims: list[Claimed]
    ledger: list[Noted]
    claimable: list[ClaimForm]
    notices: list[Noticed]
    reports: list[Reported]
    heard: list[int]
    made: list[int]
    told: list[str]
    done: list[tuple[str, list[str]]]
    words: list[tuple[str, list[Word]]]
    spoken: dict[str, int]
    table: Raw  # null before the start


_decoder: Final = msgspec.json.Decoder(Snapshot)


def kind(game: str, version: int) -> str:
    """Who can read a snapshot of this game, played by the rules of this version."""
    return f"{SHAPE} {game} {version}"


def is_known(other: str) -> bool:
    """Whether a snapshot of this kind can be read here: the game is, and its rules of that version are kept."""
    match other.split(" "):
        case [shape, game, version] if shape == str(SHAPE) and game in found() and version.isdecimal():
            return found()[game].plays(int(version))
        case _:
            return False


def taken(session: Session) -> str:
    """The session as it stands."""
    seating, table = session.seating, session.table
    whole = Snapshot(
        session.lines, seating.opened, seating.chairs, seating.status, seating.rematch, seating.shared, seating.round,
        seating.dealing, session.version, session.due, session.ends_at, session.chat, session.claims,
        session.ledger.dump(), session.claimable, session.notices,
        session.reports.kept, session.heard, session.made,
        session.happenings.dump(), session.done.dump(), list(session.words.items()), session.spoken,
        Raw(msgspec.json.encode(None if table is None else table.dump())),
    )  # fmt: skip
    return msgspec.json.encode(whole).decode()


def restored(text: str) -> Session:
    """The session that a snapshot was taken of."""
    whole = _decoder.decode(text)
    session = Session(whole.opened)
    seating = session.seating
    seating.chairs[:] = whole.chairs
    seating.status, seating.rematch, seating.shared = whole.status, whole.rematch, whole.shared
    seating.round, seating.dealing = whole.round, whole.dealing
    session.lines, session.version, session.due, session.ends_at = whole.lines, whole.version, whole.due, whole.ends
    session.chat[:], session.heard[:], session.made[:] = whole.chat, whole.heard, whole.made
    session.claims[:], session.claimable = whole.claims, whole.claimable
    session.ledger.load(whole.ledger)
    session.notices[:], session.reports.kept[:] = whole.notices, whole.reports
    session.happenings.load(whole.told)
    session.done.load(whole.done)
    session.words.update(whole.words)
    session.spoken.update(whole.spoken)
    dumped = cast("dict[str, Json] | None", msgspec.json.decode(whole.table))
    if dumped is not None:
        session.table = load_table(find(whole.opened.game, whole.opened.version).rules, dumped, history=True)
    return session
