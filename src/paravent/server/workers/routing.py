"""Where a request belongs: its first line names the table, or none."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import unquote

from paravent.server.tables.share import Share

MOST_LINE: Final = 8192  # bytes: no address of ours is nearly as long
OF_A_TABLE: Final = re.compile(r"/+(?:ws|api/+tables)/+([0-9a-f]{16})(?:/|$)")
BLANK: Final = b"\r\n"


def first_line(said: bytes) -> bytes | None:
    """The request line, once it is whole; blank lines before it are allowed (RFC 9112, 2.2)."""
    line, end, _ = said.lstrip(BLANK).partition(b"\n")
    return line if end else None


def path_in(line: bytes) -> str:
    """The path that a request line asks for, read as the application will read it; empty for what is none."""
    words = line.split(b" ")
    return unquote(words[1].partition(b"?")[0].decode("latin-1")) if len(words) > 1 else ""


def table_in(path: str) -> str | None:
    """The table that a path belongs to."""
    found = OF_A_TABLE.match(path)
    return None if found is None else found[1]


def is_elsewhere(said: bytes, share: Share) -> bool | None:
    """Whether this request is for a table of another worker; None: that cannot be told yet."""
    line = first_line(said)
    if line is None:
        return None if len(said) <= MOST_LINE else False
    table = table_in(path_in(line))
    return table is not None and not share.keeps(table)
