"""What somebody who reads and writes means to play: a move's notation, wherever in the reply it stands out."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

MARKED: Final = re.compile(r"\[([^\[\]\n]+)\]|`([^`\n]+)`|\*\*([^*\n]+)\*\*")
LONGEST: Final = 600


def chosen(reply: str, moves: Sequence[str]) -> str | None:
    """The move that a reply names; None if it names none, or several and none last and alone.

    A reply that is a move is that move. Else what is marked counts, in [brackets], `quotes` or **bold**, and then what stands on
    a line of its own; the last such move, as people think first and answer then.
    """
    whole = normal(reply)
    known = {normal(move): move for move in moves}
    if whole in known:
        return known[whole]
    marked = [normal(next(part for part in found.groups() if part)) for found in MARKED.finditer(reply)]
    alone = [normal(line) for line in reply.splitlines()]
    for words in (marked, alone):
        named = [known[word] for word in words if word in known]
        if named:
            return named[-1]
    return None


def meant(reply: str, moves: Sequence[str]) -> str:
    """The move that a reply names; else the reply itself, on one line, for the table to read or to refuse."""
    move = chosen(reply, moves)
    if move is not None:
        return move
    marked = MARKED.findall(reply)
    last = next((part for part in marked[-1] if part), "") if marked else reply
    return " ".join(last.split())[:LONGEST]


def normal(words: str) -> str:
    """As moves are compared: lower case, single spaces, no stop at the end."""
    return " ".join(words.split()).strip(" .:!\"'").lower()
