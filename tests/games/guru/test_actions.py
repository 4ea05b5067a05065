"""Preach, banish, recruit, convert, vanish, pass: when they are open, and what they do."""

from __future__ import annotations

import pytest

from paravent import Chance, IllegalMove
from paravent.games.guru.cards import FOLLOWERS
from paravent.games.guru.events import Banished, Converted, Passed, Preached, Recruited, Refilled, TurnBegan, Vanished
from paravent.games.guru.state import ACT
from tests.games.guru.positions import JOHN, JULIA, card, cards, kinds, position, preacher, sect_now, truth
from tests.games.playing import legal, play

# Preach


def test_preaching_draws_the_top_follower_onto_the_stage() -> None:
    """The top of the pile joins my stage; the card under it shows."""
    table = position(JULIA, JOHN, piles="* | p-h-s v-m-r | * | *")

    assert play(table, "0 preach 1") == [Preached(0, 1, card("v-m-r"), under=card("p-h-s"))]
    assert sect_now(table, 0) == "gunther geimer tom | 12+0 | violet-melons-relaxation"
    assert truth(table).piles[1] == cards("p-h-s")
    assert table.state.phase == ACT[0][2]


def test_an_empty_pile_hears_no_sermon() -> None:
    """One can preach to the piles that are not empty."""
    table = position(JULIA, JOHN, piles="- | p-h-s | - | v-m-r")

    assert [line for line in legal(table) if line.startswith("preach")] == ["preach 1", "preach 3"]


def test_an_emptied_pile_is_replaced_at_once_by_the_shuffled_skeptics() -> None:
    """G-2 All skeptics become the pile in the same slot."""
    table = position(JULIA, JOHN, piles="* | v-m-r | * | *", skeptics="g-m-m g-m-s g-m-a g-m-r g-m-l")

    events = play(table, "0 preach 1")

    s = truth(table)
    assert events == [Preached(0, 1, card("v-m-r"), under=None), Refilled(1, height=5, top=s.piles[1][-1])]
    assert sorted(map(str, s.piles[1])) == sorted(map(str, cards("g-m-m g-m-s g-m-a g-m-r g-m-l")))
    assert s.piles[1] != cards("g-m-m g-m-s g-m-a g-m-r g-m-l")
    assert s.skeptics == []


def test_the_skeptics_come_back_in_any_order() -> None:
    """G-2 Over forty shuffles each of five lies on top now and then, and hardly two orders are the same."""
    orders = set()
    for seed in range(40):
        table = position(JULIA, JOHN, piles="* | v-m-r | * | *", skeptics="g-m-m g-m-s g-m-a g-m-r g-m-l")
        table.chance = Chance(seed)
        play(table, "0 preach 1")
        orders.add(tuple(truth(table).piles[1]))

    assert len(orders) > 25
    assert {order[-1] for order in orders} == set(cards("g-m-m g-m-s g-m-a g-m-r g-m-l"))


def test_an_emptied_pile_stays_empty_for_this_turn_when_there_are_no_skeptics() -> None:
    """G-2 Skeptics who arrive later in the same turn do not fill it."""
    table = position(JULIA, JOHN, piles="- | v-m-r | * | *")

    play(table, "0 preach 1", "0 banish violet-melons-relaxation")

    assert [len(truth(table).piles[pile]) for pile in (0, 1)] == [0, 0]
    assert truth(table).skeptics == cards("v-m-r")


def test_the_next_turn_that_finds_skeptics_refills_the_lowest_empty_slot() -> None:
    """G-2 One slot, the lowest, at the start of the turn."""
    table = position(f"{JULIA} | 12 | g-m-m", JOHN, piles="* | - | - | *", skeptics="v-m-r", phase=ACT[0][1])

    events = play(table, "0 banish green-melons-money")

    s = truth(table)
    assert events == [Banished(0, card("g-m-m")), TurnBegan(1, round=1), Refilled(1, height=2, top=s.piles[1][-1])]
    assert (len(s.piles[1]), s.piles[2], s.skeptics) == (2, [], [])


def test_a_turn_that_finds_no_skeptics_refills_nothing() -> None:
    """G-2 The slot stays empty until a turn begins with skeptics."""
    table = position(JULIA, JOHN, piles="* | - | - | *", phase=ACT[0][1])

    assert play(table, "0 preach 0")[1:] == [TurnBegan(1, round=1)]
    assert truth(table).piles[1:3] == [[], []]


# Banish


def test_a_banished_listener_goes_to_the_skeptics() -> None:
    """It lies on top of them, face up."""
    table = position(f"{JULIA} | 12 | g-m-m b-h-s", JOHN, skeptics="v-m-r")

    assert play(table, "0 banish black-hunks-speed") == [Banished(0, card("b-h-s"))]
    assert truth(table).skeptics == cards("v-m-r b-h-s")
    assert sect_now(table, 0) == "gunther geimer tom | 12+0 | green-melons-money"


def test_only_my_own_listeners_can_be_banished() -> None:
    """In card order (G-20), and nobody else's."""
    table = position(f"{JULIA} | 12 | v-h-s g-m-m", f"{JOHN} | 12 | b-m-a")

    assert [line for line in legal(table) if line.startswith("banish")] == [
        "banish green-melons-money",
        "banish violet-hunks-speed",
    ]


# Recruit


def test_recruiting_swaps_two_listeners() -> None:
    """Theirs comes to my stage, mine goes to theirs, and both stages stay in card order (G-20)."""
    table = position(f"{JULIA} | 12 | v-h-s g-m-m", JOHN, "oronsho barks flurry | 12 | p-p-l o-m-a")

    events = play(table, "0 recruit orange-melons-asceticism for violet-hunks-speed")

    assert events == [Recruited(0, guru=2, theirs=card("o-m-a"), mine=card("v-h-s"))]
    assert truth(table).sects[0].stage == cards("g-m-m o-m-a")
    assert truth(table).sects[2].stage == cards("p-p-l v-h-s")


def test_any_listener_of_any_other_guru_can_be_recruited_for_any_of_mine() -> None:
    """Every pair of theirs and mine, each once."""
    table = position(f"{JULIA} | 12 | g-m-m v-h-s", f"{JOHN} | 12 | b-m-a", "oronsho barks flurry | 12 | o-m-a p-p-l")

    assert [line for line in legal(table) if line.startswith("recruit")] == [
        f"recruit {theirs} for {mine}" for theirs in cards("b-m-a o-m-a p-p-l") for mine in cards("g-m-m v-h-s")
    ]


@pytest.mark.parametrize(("mine", "theirs"), [("", "b-m-a"), ("g-m-m", "")])
def test_without_listeners_on_both_stages_nobody_is_recruited(mine: str, theirs: str) -> None:
    """A swap needs one of theirs and one of mine."""
    assert "recruit" not in kinds(position(f"{JULIA} | 12 | {mine}", f"{JOHN} | 12 | {theirs}"))


def test_the_same_two_listeners_may_be_swapped_back() -> None:
    """G-3 Nothing forbids undoing a swap, nor doing it again."""
    table = position(f"{JULIA} | 12 | g-m-m", f"{JOHN} | 12 | b-m-a")

    play(table, "0 recruit black-melons-asceticism for green-melons-money")
    play(table, "0 recruit green-melons-money for black-melons-asceticism")

    assert sect_now(table, 0) == "gunther geimer tom | 12+0 | green-melons-money"
    assert "recruit black-melons-asceticism for green-melons-money" in legal(table)


def test_a_stage_has_no_size_limit() -> None:
    """G-3 With thirty listeners one can still preach and recruit."""
    crowd = " ".join(f"{colour}-{people}-{virtue}" for colour in "gop" for people in ("m", "p") for virtue in "msarl")
    table = position(f"{JULIA} | 12 | {crowd}", f"{JOHN} | 12 | b-m-a")

    play(table, "0 preach 0")

    assert len(truth(table).sects[0].stage) == 31
    assert {"preach", "recruit"} <= kinds(table)


# Convert


def test_converting_puts_all_listeners_onto_the_centre_for_a_million() -> None:
    """The whole stage is one layer; one million goes from the capital to the bounty. Everyone sees the cards go."""
    table = position(f"{JULIA} | 12 | o-m-m g-h-s | p-p-l", JOHN)

    assert play(table, "0 convert") == [Converted(0, tuple(cards("g-h-s o-m-m")))]
    assert sect_now(table, 0) == "gunther geimer tom | 11+1 |  | pink-pales-laughter / green-hunks-speed orange-melons-money"


@pytest.mark.parametrize(
    ("preachers", "believers"),
    [
        ("tom geimer gunther", "green-melons-money green-cones-speed orange-pales-laughter violet-hunks-money black-pales-speed"),
        ("oronsho smailee rosiella", "orange-melons-money violet-hunks-laughter pink-pales-asceticism orange-cones-laughter"),
    ],
)
def test_a_sect_converts_those_who_have_an_attribute_of_its_preachers(preachers: str, believers: str) -> None:
    """Worked example 1: with Tom, Geimer and Grün exactly those with money, pale or green convert."""
    for follower in cards(believers):
        assert "convert" in legal(position(f"{preachers} | 12 | {follower}", "panthero barks rastaman"))
    assert "convert" in legal(position(f"{preachers} | 12 | {believers}", "panthero barks rastaman"))
    assert "convert" not in legal(position(f"{preachers} | 12 | {believers} violet-melons-speed", "panthero barks rastaman"))


def test_exactly_the_followers_with_an_attribute_of_the_sect_convert() -> None:
    """Worked example 1, over all 125: 5·5·5 less the 4·4·4 that are neither green nor pale nor rich."""
    converts = [str(one) for one in FOLLOWERS if "convert" in legal(position(f"{JULIA} | 12 | {one}", JOHN))]

    assert converts == [str(one) for one in FOLLOWERS if {"money", "pales", "green"} & set(str(one).split("-"))]
    assert len(converts) == 125 - 64


@pytest.mark.parametrize("names", ["tom geimer! gunther", "tom (geimer) gunther", "tom! geimer! gunther!"])
def test_inactive_preachers_still_make_believers(names: str) -> None:
    """Exposed or vanished, a preacher's attribute still lets a listener convert."""
    assert "convert" in legal(position(f"{names} | 12 | o-p-l", JOHN))


def test_an_empty_stage_cannot_convert() -> None:
    """G-4 Convert needs at least one listener."""
    assert "convert" not in legal(position(JULIA, JOHN))
    assert "convert" not in legal(position(JULIA, JOHN, honour=True))


@pytest.mark.parametrize(("capital", "may"), [(0, False), (1, True)])
def test_converting_needs_a_million_of_capital(capital: int, may: bool) -> None:
    """The bounty does not help."""
    assert ("convert" in legal(position(f"{JULIA} | {capital}+9 | g-m-m", JOHN))) is may


def test_a_stage_with_a_single_unbeliever_cannot_convert() -> None:
    """G-10 Off their honour such a Convert is illegal."""
    table = position(f"{JULIA} | 12 | g-m-m b-h-s", JOHN)

    with pytest.raises(IllegalMove, match=r"^seat 0 may not convert in Act\(seat=0, left=3\)$"):
        table.play(0, "convert")


def test_on_their_honour_gurus_may_convert_anyone() -> None:
    """G-10 With `honour` Convert is offered whatever followers are on the stage."""
    table = position(f"{JULIA} | 12 | g-m-m b-h-s", JOHN, honour=True)

    assert play(table, "0 convert") == [Converted(0, tuple(cards("g-m-m b-h-s")))]
    assert sect_now(table, 0) == "gunther geimer tom | 11+1 |  | green-melons-money black-hunks-speed"


# Vanish


def test_a_vanished_preacher_lies_on_the_centre_for_two_millions() -> None:
    """Face down on top of the centre; two millions go from the capital to the bounty."""
    table = position(f"{JULIA} | 12+1 | g-m-m | g-h-s", JOHN)

    assert play(table, "0 vanish geimer") == [Vanished(0, preacher("geimer"))]
    assert sect_now(table, 0) == "gunther (geimer) tom | 10+3 | green-melons-money | green-hunks-speed / (geimer)"


@pytest.mark.parametrize("line", ["tom geimer! bigmama", "tom (geimer) bigmama | 12 | | (geimer)"])
def test_only_active_preachers_vanish(line: str) -> None:
    """Not the exposed, not the vanished, nobody else's; in the order of the preachers (G-20)."""
    table = position(line, "panthero hungryogi rosiella")

    assert [line for line in legal(table) if line.startswith("vanish")] == ["vanish bigmama", "vanish tom"]


@pytest.mark.parametrize(("capital", "may"), [(1, False), (2, True)])
def test_vanishing_needs_two_millions_of_capital(capital: int, may: bool) -> None:
    """The bounty does not help."""
    assert ("vanish" in kinds(position(f"{JULIA} | {capital}+9", JOHN))) is may


# Pass


def test_a_guru_with_nothing_to_do_passes() -> None:
    """G-7 Pass is offered only when there is no other action; it costs the action."""
    table = position(f"{JULIA} | 1", JOHN, piles="- | - | - | -")

    assert legal(table) == ["pass"]
    assert play(table, "0 pass") == [Passed(0)]
    assert table.state.phase == ACT[0][2]


def test_a_guru_whose_only_action_is_vanish_must_vanish() -> None:
    """G-7 No pass beside a vanish."""
    table = position(f"{JULIA} | 2", JOHN, piles="- | - | - | -")

    assert legal(table) == ["vanish gunther", "vanish geimer", "vanish tom"]


@pytest.mark.parametrize("piles", ["* | * | * | *", "- | - | - | v-m-r"])
def test_pass_is_not_offered_beside_another_action(piles: str) -> None:
    """G-7 One pile to preach to is enough to rule it out."""
    table = position(f"{JULIA} | 0", JOHN, piles=piles)

    assert kinds(table) == {"preach"}
