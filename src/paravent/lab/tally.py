"""What is counted over many games: whole numbers only, so that sums do not depend on the order of adding."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, TypeAlias, cast, final

from paravent.core.rules import Json

Shares: TypeAlias = dict[str, list[int]]  # label -> [hits, out of]
Numbers: TypeAlias = dict[str, Counter[int]]  # label -> how often each value came up


@final
class Tally:
    """Shares (how often something was so) and numbers (how much there was), each under a title and a label.

    Titles and labels keep the order of their first use: it is the order of the report. They are words parted by spaces, which the
    report looks up (`lab-WORD` in the catalogues) or else shows as they are, hyphens as spaces.
    """

    def __init__(self) -> None:
        self.games: int = 0
        self.shares: Final[dict[str, Shares]] = {}
        self.numbers: Final[dict[str, Numbers]] = {}

    def expect(self, title: str, labels: Sequence[str]) -> None:
        """Have a row for each of these shares, in this order, whether or not a case comes up."""
        for label in labels:
            self.shares.setdefault(title, {}).setdefault(label, [0, 0])

    def share(self, title: str, label: str, *, hit: bool) -> None:
        """One more case of `label`, in which it was so or not."""
        counted = self.shares.setdefault(title, {}).setdefault(label, [0, 0])
        counted[0] += hit
        counted[1] += 1

    def number(self, title: str, label: str, value: int) -> None:
        """One more value of `label`."""
        self.numbers.setdefault(title, {}).setdefault(label, Counter())[value] += 1

    def add(self, other: Tally) -> None:
        """Count in what another tally counted."""
        self.games += other.games
        for title, shares in other.shares.items():
            for label, (hits, out_of) in shares.items():
                counted = self.shares.setdefault(title, {}).setdefault(label, [0, 0])
                counted[0] += hits
                counted[1] += out_of
        for title, numbers in other.numbers.items():
            for label, values in numbers.items():
                self.numbers.setdefault(title, {}).setdefault(label, Counter()).update(values)

    def dump(self) -> dict[str, Json]:
        """The counts as plain JSON data."""
        shares: dict[str, Json] = {title: {label: [*pair] for label, pair in rows.items()} for title, rows in self.shares.items()}
        numbers: dict[str, Json] = {
            title: {label: {str(value): values[value] for value in sorted(values)} for label, values in rows.items()}
            for title, rows in self.numbers.items()
        }
        return {"games": self.games, "shares": shares, "numbers": numbers}


def load_tally(data: dict[str, Json]) -> Tally:
    """The tally that `dump` wrote."""
    tally = Tally()
    tally.games = cast("int", data["games"])
    for title, shares in cast("dict[str, Shares]", data["shares"]).items():
        tally.shares[title] = {label: list(pair) for label, pair in shares.items()}
    for title, numbers in cast("dict[str, dict[str, dict[str, int]]]", data["numbers"]).items():
        tally.numbers[title] = {label: Counter({int(k): n for k, n in values.items()}) for label, values in numbers.items()}
    return tally
