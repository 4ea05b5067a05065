"""How far somebody's word goes: what they claimed is held against what was shown since."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias, final

from paravent.core.record import Heard
from paravent.core.rules import Seat

TRUE: Final = 2.0  # before anything is known, most of what is said at a table is taken to be true, and none of it for sure
FALSE: Final = 1.5
Shown: TypeAlias = Callable[[Heard], bool | None]  # what was shown of a claim since: it was true, it was not, nothing


@final
class Trust:
    """A Beta posterior of how often somebody tells the truth."""

    def __init__(self) -> None:
        self.true: float = TRUE
        self.false: float = FALSE

    def learn(self, *, true: bool) -> None:
        """One of their claims was confirmed or refuted."""
        if true:
            self.true += 1.0
        else:
            self.false += 1.0

    @property
    def honesty(self) -> float:
        """How likely what they say next is true, as far as their past tells."""
        return self.true / (self.true + self.false)


@final
class Word:
    """A claim that nothing was shown of yet, and how often its speaker has told the truth."""

    def __init__(self, heard: Heard, honesty: float) -> None:
        self.heard: Final = heard
        self.honesty: Final = honesty


def weigh_words(claims: Sequence[Heard], me: Seat | None, shown: Shown) -> list[Word]:
    """What others claimed and is still open, each thing once however often it was said, with what its speaker's word is worth."""
    trusts: dict[Seat, Trust] = {}
    still_open: dict[tuple[Seat, str], Heard] = {}
    for heard in claims:
        if heard.seat == me:
            continue
        true = shown(heard)
        if true is None:
            still_open[heard.seat, heard.text] = heard
        else:
            trusts.setdefault(heard.seat, Trust()).learn(true=true)
    return [Word(heard, trusts.get(heard.seat, Trust()).honesty) for heard in still_open.values()]
