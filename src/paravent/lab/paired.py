"""Two rules on the same deals: by how much they differ, how sure that is, and how many more games would settle it.

A row of a tally is a ratio: hits to cases, or the sum of the values to their number. Of every game its amount and its cases under
both rules are kept as sums of whole numbers and of their products, so that nothing depends on the order of adding. The error of
the difference comes from there by linearising both ratios (the delta method), game by game: what two rules owe to the same deal,
and what several cases owe to the same game, is taken into account. With one case a game it is the plain paired difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, sqrt
from typing import Final, TypeAlias, cast, final

from paravent.core.rules import Json
from paravent.lab.report import Z95
from paravent.lab.tally import Tally

Z80: Final = 0.8416212335729143  # four of five draws of a normal distribution lie below so many spreads
FEWEST: Final = 5  # games without which nothing is said of the error
SIDES: Final = 4  # amount and cases under the first rule, then under the second
Row: TypeAlias = tuple[str, str]  # title and label
Amounts: TypeAlias = dict[Row, tuple[int, int]]


@final
@dataclass(frozen=True)
class Difference:
    """The second rule's ratio less the first one's; `margin` is half of its 95 % interval, None if nothing can be said of it.

    `more` games would make the interval leave zero out, four times in five, if the difference is what it looks like; 0: it
    does already; None: nothing differs so far. `worth`: so many times as many games would be needed on deals of their own.
    """

    first: float
    second: float
    margin: float | None
    more: int | None
    worth: float | None

    @property
    def value(self) -> float:
        return self.second - self.first


def amounts(tally: Tally) -> Amounts:
    """Every row of a tally as its amount and its cases. A title may be of shares and of numbers: they keep apart."""
    shares = {
        (f"share {title}", label): (pair[0], pair[1]) for title, rows in tally.shares.items() for label, pair in rows.items()
    }
    numbers = {
        (f"number {title}", label): (sum(value * times for value, times in values.items()), values.total())
        for title, rows in tally.numbers.items()
        for label, values in rows.items()
    }
    return shares | numbers


@final
class Paired:
    """What two rules gave, game by game, as sums."""

    def __init__(self) -> None:
        self.games = 0
        self.sums: Final[dict[Row, list[int]]] = {}  # four sums, then the sums of their products, row by row of a triangle

    def count(self, first: Tally, second: Tally) -> None:
        """One deal, played by both rules."""
        self.games += 1
        one, other = amounts(first), amounts(second)
        for row in [*one, *(row for row in other if row not in one)]:
            found = [*one.get(row, (0, 0)), *other.get(row, (0, 0))]
            self._add(row, [*found, *(found[i] * found[j] for i in range(SIDES) for j in range(i, SIDES))])

    def add(self, other: Paired) -> None:
        self.games += other.games
        for row, sums in other.sums.items():
            self._add(row, sums)

    def _add(self, row: Row, sums: Sequence[int]) -> None:
        before = self.sums.get(row)
        self.sums[row] = list(sums) if before is None else [a + b for a, b in zip(before, sums, strict=True)]

    def difference(self, row: Row) -> Difference | None:
        """None if one of the rules had no such case."""
        sums = self.sums.get(row)
        if sums is None or not sums[1] or not sums[3]:
            return None
        return difference(sums, self.games)

    def dump(self) -> dict[str, Json]:
        return {"games": self.games, "sums": [[*row, *sums] for row, sums in self.sums.items()]}


def load_paired(data: dict[str, Json]) -> Paired:
    """The sums that `dump` wrote."""
    paired = Paired()
    paired.games = cast("int", data["games"])
    for title, label, *sums in cast("list[list[Json]]", data["sums"]):
        paired.sums[cast("str", title), cast("str", label)] = [cast("int", number) for number in sums]
    return paired


def difference(sums: Sequence[int], games: int) -> Difference:
    """Exact until the last root: rounding must not make a settled question of an open one."""
    first, second = Fraction(sums[0], sums[1]), Fraction(sums[2], sums[3])
    slope_of_first, slope_of_second = Fraction(games, sums[1]), Fraction(games, sums[3])
    slopes = [-slope_of_first, first * slope_of_first, slope_of_second, -second * slope_of_second]
    squares = form(slopes, sums[SIDES:])
    apart = form([*slopes[:2], 0, 0], sums[SIDES:]) + form([0, 0, *slopes[2:]], sums[SIDES:])
    if games < FEWEST:
        return Difference(float(first), float(second), None, None, None)
    spread = sqrt(squares / (games - 1))
    margin = student(games - 1) * spread / sqrt(games)
    gap = abs(float(second - first))
    return Difference(float(first), float(second), margin, more(gap, spread, margin, games), worth(squares, apart))


def form(slopes: Sequence[Fraction | int], products: Sequence[int]) -> Fraction:
    """The sum of the squares of what the slopes make of each game, from the sums of products."""
    pairs = [(i, j) for i in range(SIDES) for j in range(i, SIDES)]
    parts = [slopes[i] * slopes[j] * product * (1 if i == j else 2) for (i, j), product in zip(pairs, products, strict=True)]
    return Fraction(sum(parts))


def more(gap: float, spread: float, margin: float, games: int) -> int | None:
    if gap > margin:
        return 0
    if gap == 0:
        return None
    return max(1, ceil(((Z95 + Z80) * spread / gap) ** 2) - games)


def worth(squares: Fraction, apart: Fraction) -> float | None:
    return float(apart / squares) if squares else None


def student(freedom: int) -> float:
    """So many spreads to either side hold 95 % of Student's distribution: Cornish and Fisher's expansion."""
    z, v = Z95, float(freedom)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    return z + first / v + second / v**2 + third / v**3 + fourth / v**4
