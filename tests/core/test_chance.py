"""Chance is the same on every Python, forever."""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paravent import Chance


def test_the_stream_of_a_seed_never_changes() -> None:
    """Records live as long as these numbers do."""
    chance = Chance(7)

    drawn = [chance.below(n) for n in (6, 6, 6, 2, 256, 257, 1000, 10**6, 10**20, 1, 52)]

    assert drawn == [3, 4, 3, 0, 134, 211, 996, 640001, 94828879009291813302, 0, 20]


def test_a_shuffle_never_changes() -> None:
    """Nor does the deal of an old record."""
    items = list(range(10))
    Chance("seven").shuffle(items)

    assert items == [8, 9, 5, 0, 3, 7, 4, 6, 1, 2]


def test_choices_and_forks_never_change() -> None:
    """A choice is one draw; a fork is a stream of its own."""
    fork = Chance(7).fork("clock")

    assert Chance(7).choice("abcdef") == "d"
    assert [fork.below(100) for _ in range(6)] == [85, 13, 96, 88, 12, 34]


def test_the_stream_goes_on_past_a_block() -> None:
    """After 64 bytes comes the next block, after 128 the one after."""
    chance = Chance(7)
    drawn = [chance.below(256) for _ in range(134)]

    assert drawn[130:] == [14, 251, 192, 113]
    assert len(set(map(tuple, (drawn[:32], drawn[64:96])))) == 2


@pytest.mark.parametrize(
    ("seed", "first"),
    [
        (0, 262276159), (1, 679597777), (-1, 166897820), (2**64, 509305001), ("7", 456996486), (7, 106159318), ("é", 817390798),
    ],
)  # fmt: skip
def test_a_seed_is_a_number_or_a_text(seed: int | str, first: int) -> None:
    """The number 7 and the text "7" are different seeds; so are all others."""
    assert Chance(seed).below(10**9) == first


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 100, 255, 256, 257, 300, 65_536, 65_537])
def test_draws_stay_below_their_bound(n: int) -> None:
    """From 0 to n - 1, both ends included where there are few."""
    chance = Chance(n)
    drawn = {chance.below(n) for _ in range(3000)}

    assert min(drawn) >= 0 and max(drawn) < n
    assert n > 300 or {0, n - 1} <= drawn


def test_a_bound_must_be_positive() -> None:
    """There is no number below 0; asking for one is a bug."""
    with pytest.raises(AssertionError, match="below needs a positive bound"):
        Chance(1).below(0)


def test_a_bound_of_one_uses_nothing_up() -> None:
    """What is certain costs no chance."""
    chance = Chance(7)
    before = chance.dump()

    assert (chance.below(1), chance.dump()) == (0, before)


@pytest.mark.parametrize("n", [3, 6, 200, 257])
def test_every_number_is_as_likely_as_the_others(n: int) -> None:
    """Each within five deviations of its share; a modulo would miss that for 200."""
    chance, draws = Chance(5), 300 * n
    counts = Counter(chance.below(n) for _ in range(draws))

    assert all(abs(counts[k] - 300) < 5 * 300**0.5 for k in range(n))


def test_every_order_of_a_shuffle_is_as_likely_as_the_others() -> None:
    """Six orders of three things."""
    chance, counts = Chance(5), Counter[str]()
    for _ in range(6000):
        items = list("abc")
        chance.shuffle(items)
        counts["".join(items)] += 1

    assert set(counts) == {"".join(order) for order in permutations("abc")}
    assert all(abs(count - 1000) < 5 * 1000**0.5 for count in counts.values())


def test_a_copy_goes_on_as_its_original_would() -> None:
    """And neither moves the other."""
    chance = Chance(7)
    chance.below(1000)
    twin = Chance(chance)

    ahead = [twin.below(1000) for _ in range(50)]

    assert [chance.below(1000) for _ in range(50)] == ahead


def test_a_fork_leaves_its_stream_untouched() -> None:
    """Its name and the point of the stream determine it."""
    chance = Chance(7)
    before = chance.dump()
    one, again, other = chance.fork("a"), chance.fork("a"), chance.fork("b")

    assert chance.dump() == before
    assert one.dump() == again.dump() != other.dump()
    chance.below(6)
    assert chance.fork("a").dump() != one.dump()


@given(st.integers() | st.text(), st.lists(st.integers(1, 10**6), max_size=100))
def test_a_dumped_stream_goes_on_where_it_was(seed: int | str, bounds: list[int]) -> None:
    """Through JSON, at any point, also between blocks."""
    chance = Chance(seed)
    for bound in bounds:
        chance.below(bound)
    written = json.loads(json.dumps(chance.dump()))

    twin = Chance.load(written["key"], written["count"], written["at"])

    assert twin.dump() == chance.dump()
    assert [twin.below(256) for _ in range(70)] == [chance.below(256) for _ in range(70)]


def test_counts_are_drawn_as_often_as_they_are_large() -> None:
    """Exactly: over all tickets that `below` may give, each place comes up as often as its count says; never one of 0."""
    chance = Chance(3)
    drawn = [chance.counted([1, 0, 3]) for _ in range(4000)]

    assert set(drawn) == {0, 2}
    assert abs(drawn.count(0) / 4000 - 1 / 4) < 0.03


def test_a_count_takes_of_the_stream_what_its_sum_takes() -> None:
    """One whole number below the sum, so that a draw by counts can stand for a draw of one of so many."""
    one, other = Chance(8), Chance(8)

    assert [one.counted([1] * 300) for _ in range(50)] == [other.below(300) for _ in range(50)]


def test_weights_are_drawn_as_often_as_they_are_large() -> None:
    """Whatever they add up to; a weight of 0 never, not even for rounding at the end."""
    chance = Chance(4)
    drawn = [chance.weighted([0.0, 0.1, 0.0, 0.4, 0.0]) for _ in range(4000)]

    assert set(drawn) == {1, 3}
    assert abs(drawn.count(1) / 4000 - 1 / 5) < 0.03
