"""The lab's pages: whole, self-contained, and saying what was counted."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from paravent.lab.charts import Scale, histogram, share_scale
from paravent.lab.compare import Compared, compare, variants
from paravent.lab.page import compare_page, rounded, sim_page
from paravent.lab.simulate import Plan, simulate
from paravent.lab.tally import Tally
from paravent.texts import Catalogue
from tests.lab.test_tally import counted

PLAN = Plan("guru", ["random"] * 3, "<5 & 6>", {"honour": True})
VARIANTS = variants(Plan("guru", ["random"] * 2, 5, {}), [("max_rounds", 1), ("max_rounds", 2), ("honour", True)])
VOID = {"meta", "col"}


class Reader(HTMLParser):
    """Reads a page, and sees to it that every element is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()
        self.addresses: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        self.addresses += [value or "" for name, value in attrs if name in {"src", "href", "xlink:href", "data", "action"}]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    return reader


def total(batches: list[Compared]) -> Compared:
    sum = Compared(2)
    for batch in batches:
        sum.add(batch)
    return sum


def pages() -> list[str]:
    [tally] = list(simulate(PLAN, 6, 1))
    compared = total(list(compare([variant.plan for variant in VARIANTS], 6, 1)))
    return [
        page
        for language in ("en", "fr")
        for text in [Catalogue("guru", language)]
        for page in (sim_page(PLAN, tally, text), compare_page(VARIANTS, compared, text))
    ]


def test_a_page_needs_nothing_from_anywhere() -> None:
    """No script, no address of anything, and a policy that forbids both; whatever is in it is text."""
    for page in pages():
        reader = read(page)
        assert "script" not in reader.seen and reader.addresses == []
        assert "url(" not in page and "@import" not in page
        assert "default-src 'none'" in page
        assert "report-" not in "".join(reader.words)  # every word is in the catalogues
    assert "<5 & 6>" in read(pages()[0]).words


def test_the_page_says_what_was_counted() -> None:
    """Shares with their intervals and cases; numbers with mean, interval, spread and median; a drawing for each."""
    page = sim_page(PLAN, counted(), Catalogue("guru", "en"))
    words = " ".join(read(page).words)

    for said in ("seat 1", "50.0 %", "9.5 % – 90.5 %", "1 / 2", "4.33", "± 4.27", "3.77"):
        assert said in words
    assert page.count("<svg") == 3  # of a row without a case there is nothing to draw
    assert page.count('class="fair"') == 2  # among the wins: where all would be alike


def test_the_page_of_nothing_is_a_page() -> None:
    """An interruption before the first game."""
    read(sim_page(PLAN, Tally(), Catalogue("guru", "en")))
    read(compare_page(VARIANTS, Compared(2), Catalogue("guru", "en")))


def test_a_comparison_tells_both_values_the_difference_and_what_would_settle_it() -> None:
    """Games of one round and of two, six deals long: that is settled."""
    compared = Compared(2)
    for _ in range(6):
        compared.count([lasting(1), lasting(2)])
    words = read(compare_page(VARIANTS, compared, Catalogue("guru", "en"))).words

    at = words.index("rounds")
    assert words[at : at + 6] == ["rounds", "+1.00", "± 0.00", "settled", "1.00", "2.00"]


def lasting(rounds: int) -> Tally:
    tally = Tally()
    tally.number("length", "rounds", rounds)
    return tally


def test_histograms_hold_all_values() -> None:
    """Many values share a bar; the highest bar is as high as the drawing."""
    few = histogram({0: 1, 3: 4}, Scale(0, 3))
    many = histogram(dict.fromkeys(range(400), 2), Scale(0, 399))

    assert len(few) == 2 and 'height="28"' in few[1] and 'height="7"' in few[0]
    assert len(many) == 40 and all(re.search('height="28"', bar) for bar in many)


@pytest.mark.parametrize(("highest", "end"), [(0.0, 0.1), (0.31, 0.4), (0.3, 0.3), (0.95, 1.0), (1.0, 1.0)])
def test_a_scale_of_shares_ends_at_a_tenth(highest: float, end: float) -> None:
    """The next one above the highest share."""
    assert share_scale(highest).high == end


@pytest.mark.parametrize(("games", "said"), [(1, 1), (99, 99), (101, 110), (4701, 4800), (12345, 13000)])
def test_estimates_are_rounded_upwards(games: int, said: int) -> None:
    """To two figures."""
    assert rounded(games) == said
