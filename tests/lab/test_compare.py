"""Rules against each other: which are played, and on which deals."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from paravent.core.errors import BadSetup
from paravent.core.rules import Json
from paravent.lab.compare import Compared, compare, variants
from paravent.lab.simulate import Plan, simulate
from tests.lab.test_simulate import total

PLAN = Plan("guru", ["random"] * 3, 5, {})


def test_every_way_to_choose_is_a_rule() -> None:
    """In the order of the command line; what is named once holds for all."""
    made = variants(PLAN, [("max_rounds", 2), ("honour", True), ("max_rounds", 3), ("open_memory", False), ("open_memory", True)])

    assert [str(variant) for variant in made] == [
        "max_rounds=2 open_memory=false", "max_rounds=2 open_memory=true",
        "max_rounds=3 open_memory=false", "max_rounds=3 open_memory=true",
    ]  # fmt: skip
    assert made[1].plan.options == {"max_rounds": 2, "honour": True, "open_memory": True}


@pytest.mark.parametrize(
    "chosen",
    [[], [("honour", True)], [("max_rounds", 2), ("max_rounds", 2)], [("max_rounds", number) for number in range(1, 18)]],
)
def test_what_cannot_be_compared_is_refused(chosen: list[tuple[str, Json]]) -> None:
    """One rule alone, the same rule twice, or more than anybody would read."""
    with pytest.raises(BadSetup, match="name an option at least twice"):
        variants(PLAN, chosen)


def summed(batches: Iterable[Compared]) -> Compared:
    sum = Compared(2)
    for batch in batches:
        sum.add(batch)
    return sum


def test_each_rule_is_played_as_a_simulation_would_and_jobs_do_not_matter() -> None:
    """The same deals, the same luck: what `sim` counts of either rule; and the same sums from two processes."""
    plans = [variant.plan for variant in variants(PLAN, [("max_rounds", 2), ("max_rounds", 3)])]
    alone = summed(compare(plans, 22, 1))

    assert [tally.dump() for tally in alone.tallies] == [total(simulate(plan, 22, 1)).dump() for plan in plans]
    assert repr(summed(compare(plans, 22, 2)).dump()) == repr(alone.dump())


def test_a_rule_against_itself_differs_nowhere() -> None:
    """Whatever is said of two rules is theirs and not the luck's."""
    [paired] = summed(compare([PLAN, PLAN], 10, 1)).paired

    assert len(paired.sums) > 10
    for row in paired.sums:
        gap = paired.difference(row)
        assert gap is None or (gap.value, gap.margin, gap.more) == (0, 0, None)
