"""A claim, and its notation: `am guard`, `saw @2 slave`, `trust @1`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from paravent.core.errors import ParaventError
from paravent.core.rules import Seat

AT: Final = "@"  # before the seat that a claim is about: words may be numbers, too


@final
@dataclass(frozen=True)
class Claim:
    """A kind of claim, whom it is about besides its speaker, and the word of the game that it holds, if any."""

    kind: str
    about: Seat | None = None
    what: str = ""

    def __str__(self) -> str:
        whom = "" if self.about is None else f"{AT}{self.about}"
        return " ".join([part for part in (self.kind, whom, self.what) if part])


@final
@dataclass(frozen=True)
class Form:
    """What may be said: `claim-KIND` of the catalogue. `of_another`: it speaks of somebody else; `words` that it may hold."""

    kind: str
    of_another: bool = False
    words: tuple[str, ...] = ()

    def allows(self, claim: Claim, speaker: Seat, players: int) -> bool:
        """Whether this seat may say that, at a table of so many."""
        if claim.kind != self.kind or (claim.what not in self.words if self.words else claim.what != ""):
            return False
        if claim.about is None:
            return not self.of_another
        return self.of_another and claim.about != speaker and 0 <= claim.about < players


def read(text: str) -> Claim:
    """The claim that a line says, be it of any game or of none."""
    kind, *rest = text.split() or [""]
    about: Seat | None = None
    if rest and rest[0].startswith(AT) and rest[0][1:].isascii() and rest[0][1:].isdecimal() and len(rest[0]) <= 3:
        about = int(rest.pop(0)[1:])
    return Claim(kind, about, " ".join(rest))


def sayable(forms: Sequence[Form], speaker: Seat, players: int) -> list[Claim]:
    """Everything that a seat may say, in a fixed order."""
    found: list[Claim] = []
    for form in forms:
        whom: list[Seat | None] = [None]
        if form.of_another:
            whom = [seat for seat in range(players) if seat != speaker]
        found += [Claim(form.kind, about, word) for word in form.words or ("",) for about in whom]
    return found


def unsayable(text: str) -> ParaventError:
    """The refusal of what cannot be claimed in this game."""
    shown = text if len(text) <= 60 else text[:57] + "..."
    return ParaventError("no-such-claim", f"{shown!r} is nothing that one may claim in this game", {"claim": shown})
