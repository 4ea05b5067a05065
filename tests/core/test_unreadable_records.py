"""Records whose header no JSON reader takes."""

from __future__ import annotations

import pytest

import paravent
from paravent.core.errors import BadRecord

HEADER = "paravent record 1\ngame: guru\nversion: 1\nplayers: {players}\noptions: {options}\nseed: {seed}\n"


@pytest.mark.parametrize(
    ("players", "options", "seed"),
    [("2", "[" * 100_000, "7"), ("2", "{}", "9" * 5_000), ("9" * 5_000, "{}", "7"), ("2", "{}", "NaN"), ("2", "[]", "7")],
    ids=["nested too deeply", "a seed too long", "too many players to read", "no number", "options in a list"],
)
def test_a_header_that_cannot_be_read_is_a_bad_record(players: str, options: str, seed: str) -> None:
    """Whatever stands in the header, the refusal names its line; numbers and nestings beyond Python's limits too."""
    with pytest.raises(BadRecord) as refusal:
        paravent.replay(HEADER.format(players=players, options=options, seed=seed))
    assert refusal.value.code == "bad-line"


def test_an_end_line_that_counts_beyond_reason_is_unreadable() -> None:
    """A count of thousands of digits is no count."""
    record = paravent.new("guru", 2, seed=7).record().replace("end: 0 plays", f"end: {'9' * 5_000} plays")
    with pytest.raises(BadRecord) as refusal:
        paravent.verify(record)
    assert refusal.value.code == "bad-end"
