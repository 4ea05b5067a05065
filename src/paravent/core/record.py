"""Records: a game as a text that people can read and programs can replay.

    paravent record 1
    game: jars
    version: 1
    players: 2
    options: {"rounds": 6}
    seed: 7

    0 lay firefly
    1 lay wasp
    > 1 I would not open that one
    ! 1 accuse @0
    0 leave

    end: 3 plays, 0f3a...; scores 12 9, winners 0, ending rounds

A line is `SEAT MOVE`, or `* MOVE` where the keeper of the table speaks (the time is up), or `> SEAT TALK`, or `! SEAT CLAIM`.
Talk and claims are kept beside the plays and change nothing. The last line counts the plays and holds a digest of everything
before it, so that a cut or an edit shows.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, final

from paravent.core.errors import BadRecord
from paravent.core.rules import Json, Move, Options, Outcome, Seat

TITLE: Final = "paravent record 1"
KEYS: Final = ("game", "version", "players", "options", "seed")
KEEPER: Final = "*"
END: Final = re.compile(r"end: (\d{1,9}) plays, ([0-9a-f]{16}); (.+)")
TALK: Final = ">"
CLAIM: Final = "!"
LINE: Final = re.compile(r"([>!] )?(\d{1,2}|(?<![>!] )\*) (\S.*)")


@final
class Line:
    """One play, or one line of talk or a claim (then `move` is None). Without a seat the keeper of the table said it."""

    def __init__(self, seat: Seat | None, move: Move | None, text: str, mark: str = TALK) -> None:
        self.seat: Seat | None = seat
        self.move: Move | None = move
        self.text: str = text
        self.mark: str = mark

    def __str__(self) -> str:
        author = KEEPER if self.seat is None else str(self.seat)
        return f"{self.mark} {author} {self.text}" if self.move is None else f"{author} {self.move}"


@final
class Heard:
    """A claim as one reader heard it: who said it, in its notation, and how many events that reader had been told by then."""

    def __init__(self, seat: Seat, text: str, at: int) -> None:
        self.seat: Final = seat
        self.text: Final = text
        self.at: Final = at


@final
@dataclass(frozen=True)
class Record:
    """What a table writes: a header and its lines."""

    game: str
    version: int
    players: int
    options: Options
    seed: int | str
    lines: Sequence[Line]
    outcome: Outcome | None

    def __str__(self) -> str:
        head = [TITLE, f"game: {self.game}", f"version: {self.version}", f"players: {self.players}"]
        head += [f"options: {canonical(self.options)}", f"seed: {json.dumps(self.seed)}", ""]
        body = "\n".join(head + [str(line) for line in self.lines]) + "\n"
        plays = sum(line.move is not None for line in self.lines)
        return f"{body}\nend: {plays} plays, {digest(body)}; {result(self.outcome)}\n"


@final
@dataclass(frozen=True)
class Written:
    """A record as read: the plays are still text, and the end line, if there is one, is still unchecked."""

    game: str
    version: int
    players: int
    options: Options
    seed: int | str
    lines: Sequence[tuple[int, Seat | None, str, str]]  # number, seat (None: the keeper), text, `TALK`, `CLAIM` or "" of a play
    end: str | None
    body: str


def result(outcome: Outcome | None) -> str:
    """The end line's words about the result."""
    if outcome is None:
        return "unfinished"
    scores = " ".join(str(score) for score in outcome.scores)
    winners = " ".join(str(seat) for seat in outcome.winners) or "nobody"
    return f"scores {scores}, winners {winners}, ending {outcome.ending}"


def digest(body: str) -> str:
    """Enough of a hash to notice a slip or an edit; it proves nothing against someone who recomputes it."""
    return sha256(body.rstrip("\n").encode()).hexdigest()[:16]


def canonical(value: Json) -> str:
    """JSON that is written one way only."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False)


def read(text: str) -> Written:
    """Read a record's form; raises BadRecord with the line at fault."""
    rows = text.replace("\r\n", "\n").split("\n")
    if rows[0].strip() != TITLE:
        raise bad(1, f"a record begins with {TITLE!r}")
    head = _read_header(rows)
    body, end = _split_end(rows)
    lines: list[tuple[int, Seat | None, str, str]] = []
    for number, row in enumerate(body, start=1):
        if number <= len(KEYS) + 1 or not row.strip():
            continue
        match = LINE.fullmatch(row.strip())
        if match is None:
            raise bad(number, f"expected 'SEAT MOVE', found {row.strip()[:60]!r}")
        seat = None if match[2] == KEEPER else int(match[2])
        lines.append((number, seat, match[3], (match[1] or "").strip()))
    players, version, options, seed = head["players"], head["version"], head["options"], head["seed"]
    if not isinstance(players, int) or not isinstance(version, int) or not isinstance(seed, (int, str)):
        raise bad(4, "version, players and seed must be whole numbers (the seed may be a text in quotes)")
    if not isinstance(options, dict):
        raise bad(5, "options must be a JSON object")
    return Written(str(head["game"]), version, players, options, seed, lines, end, "\n".join(body))


def _read_header(rows: list[str]) -> dict[str, Json]:
    head: dict[str, Json] = {}
    for number, key in enumerate(KEYS, start=2):
        row = rows[number - 1] if number <= len(rows) else ""
        found, colon, value = row.partition(":")
        if found != key or not colon:
            raise bad(number, f"expected '{key}: ...'")
        try:
            head[key] = value.strip() if key == "game" else json.loads(value, parse_float=_fraction, parse_constant=_fraction)
        except (ValueError, RecursionError):  # not JSON; or a number or a nesting beyond what Python reads
            raise bad(number, f"the value of {key} is unreadable") from None
    return head


def _fraction(text: str) -> int:
    raise ValueError(f"{text} is no whole number")


def _split_end(rows: list[str]) -> tuple[list[str], str | None]:
    for number, row in enumerate(rows):
        if row.startswith("end:"):
            for extra, after in enumerate(rows[number + 1 :], start=number + 2):
                if after.strip():
                    raise bad(extra, "nothing may follow the end line")
            return rows[:number], row.strip()
    return rows, None


def check_end(written: Written, outcome: Outcome | None) -> None:
    """Check the end line against the record's text and the replayed result; raises BadRecord."""
    if written.end is None:
        raise BadRecord("no-end", "the record is cut off: it has no end line")
    match = END.fullmatch(written.end)
    if match is None:
        raise BadRecord("bad-end", f"the end line is unreadable: {written.end[:80]!r}")
    plays = sum(not mark for _, _, _, mark in written.lines)
    if int(match[1]) != plays:
        raise BadRecord("plays-missing", f"the end line counts {match[1]} plays, the record has {plays}")
    if match[2] != digest(written.body):
        raise BadRecord("edited", "the record was edited: its text does not match the digest in its end line")
    if match[3] != result(outcome):
        raise BadRecord("wrong-result", f"the end line says {match[3]!r}, the replay gives {result(outcome)!r}")


def bad(number: int, sentence: str) -> BadRecord:
    """The refusal that names a line of the record."""
    return BadRecord("bad-line", f"line {number}: {sentence}", {"line": str(number)})
