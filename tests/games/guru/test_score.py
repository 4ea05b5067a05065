"""The final count."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paravent import Outcome, Table
from paravent.games.guru.cards import FOLLOWERS, PREACHERS, Follower, Preacher, mask_of
from paravent.games.guru.score import member_money
from paravent.games.guru.state import ACT, Conversion, Sect, Vanishing
from tests.games.guru.positions import JOHN, look, position
from tests.games.playing import play

IDLE = "oronsho barks flurry | 0"


def ended(*lines: str, honour: bool = False) -> Table:
    """The table after the last action of the last round."""
    table = position(*lines, phase=ACT[len(lines) - 1][1], max_rounds=1, honour=honour)
    play(table, f"{len(lines) - 1} preach 0")
    return table


def outcome(*lines: str, honour: bool = False) -> Outcome:
    found = ended(*lines, honour=honour).outcome
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("line", "score"),
    [
        ("tom geimer gunther | 7", 7),
        ("tom geimer gunther | 7+9", 7),
        ("tom geimer gunther | 7+9 | g-m-m g-m-s", 7),
        ("tom geimer gunther | 7 | | g-m-m o-p-l", 11),
        ("tom geimer gunther | 7 | | g-p-m", 9),
        ("tom! geimer gunther | 7 | | o-m-m g-m-m", 9),
        ("tom! geimer! gunther! | 7 | | g-m-m o-p-l", 7),
        ("tom (geimer) gunther | 7 | | o-p-l / (geimer)", 9),
        ("tom (geimer) gunther | 7 | | (geimer) / o-p-l", 7),
        ("tom (geimer) gunther | 7 | | (geimer) / o-p-m", 9),
        ("(tom) (geimer) gunther | 7 | | o-p-l o-h-m / (tom) / v-p-l v-h-m / (geimer) / p-p-l g-m-s", 15),
    ],
)
def test_a_score_is_the_capital_and_two_millions_for_each_member_that_counts(line: str, score: int) -> None:
    """Bounties and stages are worth nothing; exposed preachers never count; a vanished one protects what lies under it."""
    assert outcome(line, IDLE).scores == (score, 0)


def test_john_turns_over_his_centre() -> None:
    """Worked example 3: D (+2), C (0), Hungryogi becomes active, B (+2), A (+2): six millions."""
    centre = "v-co-a / b-h-s / (hungryogi) / p-co-a / b-co-r"

    assert outcome(f"panthero bigmama! (hungryogi) | 0 | | {centre}", IDLE).scores == (6, 0)


def test_the_winner_has_the_most_millions() -> None:
    """Members count as much as capital."""
    assert outcome("tom geimer gunther | 5 | | g-m-m g-m-s", f"{JOHN} | 8", IDLE) == Outcome((9, 8, 0), (0,), "rounds")


def test_ties_share_the_victory() -> None:
    """G-9 Everyone with the most money wins."""
    assert outcome("tom geimer gunther | 6 | | g-m-m", f"{JOHN} | 8", IDLE).winners == (0, 1)


def test_a_guru_with_an_unbeliever_in_the_centre_cannot_win() -> None:
    """G-10 G-17 The score stays, the unbeliever is worth nothing, the victory goes to the best of the others."""
    assert outcome("tom geimer gunther | 20 | | g-m-m b-h-s", f"{JOHN} | 8", IDLE, honour=True) == Outcome(
        (22, 8, 0), (1,), "rounds"
    )


def test_a_member_of_an_inactive_preacher_is_a_believer() -> None:
    """G-10 Disqualified is who has a member that matches none of the three, active or not."""
    assert outcome("tom! geimer! gunther! | 20 | | g-m-m", f"{JOHN} | 8", IDLE, honour=True).winners == (0,)


def test_if_all_are_disqualified_nobody_wins() -> None:
    """G-17 No winners at all."""
    found = outcome("tom geimer gunther | 20 | | b-h-s", f"{JOHN} | 8 | | g-co-m", honour=True)

    assert found == Outcome((20, 8), (), "rounds")


def test_the_result_says_who_is_disqualified() -> None:
    """G-18 In everyone's view once the game is over."""
    table = ended("tom geimer gunther | 20 | | b-h-s", f"{JOHN} | 8", honour=True)

    assert [sect.disqualified for sect in look(table, None).sects] == [True, False]
    assert [sect.score for sect in look(table, None).sects] == [20, 8]


@st.composite
def sects(draw: st.DrawFn) -> Sect:
    """A sect with any history of conversions and vanishings, and perhaps an exposure."""
    three = draw(st.lists(st.sampled_from(PREACHERS), min_size=3, max_size=3, unique=True))
    statuses = draw(st.lists(st.sampled_from(["active", "exposed", "vanished"]), min_size=3, max_size=3))
    sect = Sect(mask_of(three))
    sect.exposed = mask_of([one for one, status in zip(three, statuses, strict=True) if status == "exposed"])
    hidden = [one for one, status in zip(three, statuses, strict=True) if status == "vanished"]
    sect.active &= ~sect.exposed & ~mask_of(hidden)
    deck = draw(st.lists(st.sampled_from(FOLLOWERS), max_size=24, unique=True))
    layers: list[Conversion | Vanishing] = [Conversion(tuple(deck[at : at + 3])) for at in range(0, len(deck), 3)]
    sect.centre = draw(st.permutations([*layers, *[Vanishing(one) for one in hidden]]))
    return sect


def scores_by_closed_form(sect: Sect, member: Follower, time: int) -> bool:
    """G-13 It matches a preacher still active at the end, or one that vanished after its conversion."""
    later: list[Preacher] = [
        layer.preacher for layer in sect.centre[time + 1 :] if isinstance(layer, Vanishing) and layer.preacher is not None
    ]
    return bool(member.mask & (sect.active | mask_of(later)))


@given(sects())
def test_turning_the_centre_over_gives_the_closed_form(sect: Sect) -> None:
    """G-13 A member converted at time s scores iff it matches an active preacher, or one that vanished at a time t > s."""
    expected = 0
    for time, layer in enumerate(sect.centre):
        if isinstance(layer, Conversion):
            expected += sum(2 for member in layer.members if scores_by_closed_form(sect, member, time))

    assert member_money(sect) == expected


@given(sects())
def test_the_order_inside_a_conversion_means_nothing(sect: Sect) -> None:
    """G-13 The members of one conversion share one moment."""
    turned = sect.copy()
    turned.centre = [Conversion(layer.members[::-1]) if isinstance(layer, Conversion) else layer for layer in sect.centre]

    assert member_money(turned) == member_money(sect)
