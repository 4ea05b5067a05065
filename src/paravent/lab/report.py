"""What was counted, as tables to read and as data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Final, final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table as Grid

from paravent.lab.tally import Numbers, Shares, Tally
from paravent.texts import Catalogue

Z95: Final = 1.959963984540054  # the normal distribution has 95 % within so many spreads


def wilson(hits: int, out_of: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share."""
    if out_of == 0:
        return 0.0, 1.0
    share, z2 = hits / out_of, Z95 * Z95
    centre = (share + z2 / (2 * out_of)) / (1 + z2 / out_of)
    half = Z95 / (1 + z2 / out_of) * sqrt(share * (1 - share) / out_of + z2 / (4 * out_of * out_of))
    # With no hit (or only hits) the bound is exactly 0 (or 1); rounding must not leave it beside.
    return 0.0 if hits == 0 else centre - half, 1.0 if hits == out_of else centre + half


@final
@dataclass(frozen=True)
class Summary:
    """What many values have in common; `spread` is their standard deviation."""

    count: int
    mean: float
    spread: float
    least: int
    median: int
    most: int


def summary(values: Mapping[int, int]) -> Summary:
    """The summary of values, each with how often it came up; there must be some."""
    count = sum(values.values())
    mean = sum(value * times for value, times in values.items()) / count
    variance = sum((value - mean) ** 2 * times for value, times in sorted(values.items())) / count
    return Summary(count, mean, sqrt(variance), min(values), median(values, count), max(values))


def median(values: Mapping[int, int], count: int) -> int:
    """The middle value; of the two middle ones the lower."""
    passed = 0
    for value in sorted(values):
        passed += values[value]
        if 2 * passed >= count:
            return value
    raise AssertionError("half of the values lie somewhere")


def render(tally: Tally, text: Catalogue) -> RenderableType:
    """Two tables: shares and numbers, with a section for every title."""
    return Group(shares_table(tally.shares, text), numbers_table(tally.numbers, text))


def shares_table(shares: dict[str, Shares], text: Catalogue) -> Grid:
    grid = new_grid(text, "share", "interval", "cases")
    for title, rows in shares.items():
        begin_section(grid, worded(title, text))
        for label, (hits, out_of) in rows.items():
            low, high = wilson(hits, out_of)
            share = percent(hits / out_of, text) if out_of else "–"
            said = worded_ending(label, text) if title == "endings" else worded(label, text)
            grid.add_row(f"  {said}", share, f"{percent(low, text)} – {percent(high, text)}", f"{hits} / {out_of}")
    return grid


def numbers_table(numbers: dict[str, Numbers], text: Catalogue) -> Grid:
    grid = new_grid(text, "mean", "spread", "least", "median", "most")
    for title, rows in numbers.items():
        begin_section(grid, worded(title, text))
        for label, values in rows.items():
            s = summary(values)
            cells = (decimal(s.mean, 2, text), decimal(s.spread, 2, text), str(s.least), str(s.median), str(s.most))
            grid.add_row(f"  {worded(label, text)}", *cells)
    return grid


def new_grid(text: Catalogue, *columns: str) -> Grid:
    grid = Grid(box=SIMPLE_HEAD, min_width=72)
    grid.add_column("", ratio=1)
    for column in columns:
        grid.add_column(worded(column, text), justify="right", no_wrap=True)
    return grid


def begin_section(grid: Grid, title: str) -> None:
    grid.add_section()
    grid.add_row(title, style="bold")


def worded(label: str, text: Catalogue) -> str:
    """A title or label for the reader: each of its words as the catalogue has it, else as it is."""
    return " ".join(worded_token(token, text) for token in label.split())


def worded_token(token: str, text: Catalogue) -> str:
    for room in ("lab", "name"):
        if text.has(f"{room}-{token}"):
            return text.say(f"{room}-{token}")
    return token.replace("-", " ")


def worded_ending(ending: str, text: Catalogue) -> str:
    """An ending in few words: what the catalogue says of it to players is a whole sentence."""
    return text.say(f"lab-ending-{ending}") if text.has(f"lab-ending-{ending}") else ending


def percent(share: float, text: Catalogue) -> str:
    return f"{decimal(100 * share, 1, text)} %"


def decimal(value: float, places: int, text: Catalogue) -> str:
    """The number with so many places, as the language writes it."""
    return f"{value:.{places}f}".replace(".", text.say("decimal-sign"))


def as_data(tally: Tally) -> dict[str, object]:
    """The report as JSON data: every count with what is made of it."""
    return {
        "games": tally.games,
        "shares": {title: {label: share_data(*pair) for label, pair in rows.items()} for title, rows in tally.shares.items()},
        "numbers": {title: {label: number_data(v) for label, v in rows.items()} for title, rows in tally.numbers.items()},
    }


def share_data(hits: int, out_of: int) -> dict[str, object]:
    low, high = wilson(hits, out_of)
    return {"hits": hits, "out_of": out_of, "share": hits / out_of if out_of else None, "low": low, "high": high}


def number_data(values: Counter[int]) -> dict[str, object]:
    return {**asdict(summary(values)), "values": {str(value): values[value] for value in sorted(values)}}
