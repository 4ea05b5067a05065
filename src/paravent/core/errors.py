"""What can go wrong, and the one sentence that says so.

Every error carries a `code` and `details`, from which `paravent.texts` makes the sentence in a player's language. A
sentence may only hold what the seat concerned may know.
"""

from __future__ import annotations


class ParaventError(ValueError):
    """The root of all refusals: something asked of Paravent cannot be done."""

    def __init__(self, code: str, sentence: str, details: dict[str, str] | None = None) -> None:
        super().__init__(sentence)
        self.code = code
        self.details: dict[str, str] = {} if details is None else details


class IllegalMove(ParaventError):
    """The seat is asked, but not for this move."""


class BadNotation(IllegalMove):
    """The text is no move of this game."""


class NotAsked(ParaventError):
    """The seat owes no answer now, and the move is not a standing one."""


class UnknownGame(ParaventError):
    """No game has this name."""


class BadSetup(ParaventError):
    """A table cannot be laid with this number of players or these options."""


class BadRecord(ParaventError):
    """The text is not a record, or not a true one."""


def unreadable(text: str) -> BadNotation:
    """The refusal for a text that is no move at all."""
    shown = text if len(text) <= 60 else text[:57] + "..."
    return BadNotation("bad-notation", f"{shown!r} is not a move of this game", {"move": shown})
