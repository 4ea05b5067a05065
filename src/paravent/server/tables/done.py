"""What each player has already been granted: a message that is sent again, because no answer came, is not done again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Iterable
from typing import Final, final

KEPT_IDS: Final = 256  # of one author; a resend comes within seconds
KEPT_AUTHORS: Final = 64  # who have left their seat


@final
class Done:
    """The last ids of every author, by the hash of their token. Nobody's traffic makes another's be forgotten."""

    def __init__(self) -> None:
        self._of: Final[OrderedDict[str, OrderedDict[str, None]]] = OrderedDict()

    def has(self, author: str, id: str) -> bool:
        """Whether this author has been granted what this id asks for."""
        return id in self._of.get(author, ())

    def add(self, author: str, id: str) -> None:
        """Remember it, if somebody asked for it at all."""
        if author and id:
            ids = self._of.setdefault(author, OrderedDict())
            ids[id] = None
            if len(ids) > KEPT_IDS:
                ids.popitem(last=False)

    def dump(self) -> list[tuple[str, list[str]]]:
        """Everything, in its order."""
        return [(author, list(ids)) for author, ids in self._of.items()]

    def load(self, remembered: Iterable[tuple[str, Iterable[str]]]) -> None:
        """What `dump` gave."""
        for author, ids in remembered:
            self._of[author] = OrderedDict.fromkeys(ids)

    def forget(self, here: Collection[str]) -> None:
        """Forget the first who came, if many have left; whoever is here is remembered."""
        gone = [author for author in self._of if author not in here]
        for author in gone[: max(0, len(gone) - KEPT_AUTHORS)]:
            del self._of[author]
