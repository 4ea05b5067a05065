"""What cards are worth."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paravent.games.overseers import phases
from paravent.games.overseers.cards import CHARACTER, CHARACTERS, NUYING, POSITIONS, TRAITS, YANMEI, Character, Trait, bundle
from paravent.games.overseers.state import Overseer
from paravent.games.overseers.trial import worst_pairs
from paravent.games.overseers.worth import UNCHANGED, Changes, score, thefts
from tests.games.overseers.positions import card, cards, heap, overseer, position, scores, truth
from tests.games.playing import phase, play

HANDS = st.lists(st.sampled_from(TRAITS), min_size=3, max_size=7)
PLAIN = CHARACTER["liang"]


@pytest.mark.parametrize(
    ("held", "points"),
    [
        ("mu", 6), ("mu3", 18), ("b", 4), ("b2", 8), ("ma", 3), ("ma5", 15), ("t", 2), ("t3", 6),
        ("h", 2), ("h2", 10), ("h3", 18), ("h4", 18), ("h5", 18),
        ("p", 0), ("p2", 6), ("p3", 21), ("p4", 21), ("p5", 21),
        ("mu b ma h p t", 17),
    ],
)  # fmt: skip
def test_the_table_of_points(held: str, points: int) -> None:
    """The points of the cards page; a fourth honesty or piety adds nothing and starts no set."""
    assert score(bundle(cards(held)), PLAIN) == points


def test_xie_counts_every_honesty_and_piety() -> None:
    """O-14 One point each, surplus beyond three included."""
    assert score(bundle(cards("h4 p")), CHARACTER["xie"]) == 18 + 0 + 5


def test_suyin_counts_every_murder() -> None:
    """O-14 Two points each."""
    assert score(bundle(cards("mu3 h2")), CHARACTER["suyin"]) == 18 + 10 + 6


def test_suyin_without_murder_has_no_bonus() -> None:
    """O-14 The worked example's Suyin has 25."""
    assert score(bundle(cards("b ma h3")), CHARACTER["suyin"]) == 25


def test_meixiu_has_three_points_more() -> None:
    """O-10 O-13 The three points count at Reveal: the worked example's Meixiu has 24."""
    assert score(bundle(cards("p3")), CHARACTER["meixiu"]) == 24


def test_liang_s_points_are_not_in_the_round_score() -> None:
    """O-13 Nor has anyone else a bonus."""
    others = [name for name in CHARACTER if name not in {"meixiu", "xie", "suyin"}]
    assert {name: score(bundle(cards("mu2 h p")), CHARACTER[name]) for name in others} == dict.fromkeys(others, 14)


def test_a_tilted_trait_is_worth_five_each_and_no_set() -> None:
    """O-8 The worked example: honesty x3, theft, piety with honesty tilted has 17."""
    assert score(bundle(cards("h3 t p")), YANMEI, Changes(card("h"))) == 17


def test_a_tilted_theft_is_no_theft() -> None:
    """O-8 The worked example's Yanmei has 22, and no theft counts."""
    held, tilted = bundle(cards("mu ma h mu t")), Changes(card("t"))
    assert (score(held, YANMEI, tilted), thefts(held, tilted)) == (22, 0)


def test_a_copy_counts_as_the_card_above_it() -> None:
    """O-11 The worked example: murder, piety x3 and a theft under the murder has 33."""
    copy = Changes(None, card("t"), card("mu"))
    assert (score(bundle(cards("mu p3 t")), NUYING, copy), thefts(bundle(cards("mu p3 t")), copy)) == (33, 0)


def test_a_copied_theft_is_a_theft() -> None:
    """O-11 The copy counts in every respect, in the count of thefts too."""
    assert thefts(bundle(cards("mu p3 t")), Changes(None, card("mu"), card("t"))) == 2


def test_without_the_card_above_a_copy_is_itself_again() -> None:
    """O-11 The worked example: without the murder 21 + 2."""
    nuying = overseer("nuying | mu p2 / p t | b1>t0")
    before = nuying.round_score()
    nuying.remove(POSITIONS[0])
    assert (before, nuying.round_score(), nuying.slid, nuying.above) == (33, 23, None, None)


def test_a_card_gained_later_is_tilted_too() -> None:
    """O-8 The tilt covers every card of the trait that she holds when anything is evaluated."""
    yanmei = overseer("yanmei | h t p / mu ma | t1!")
    yanmei.gain(card("t"), shown=True)
    assert yanmei.round_score() == 2 + 5 + 0 + 6 + 3 + 5


def test_the_tilt_survives_the_loss_of_the_tilted_card() -> None:
    """O-8 The other thefts stay worth five."""
    yanmei = overseer("yanmei | h t p / mu t | t1!")
    yanmei.remove(POSITIONS[1])
    assert (yanmei.round_score(), yanmei.thefts()) == (2 + 0 + 6 + 5, 0)


def test_a_modified_card_is_itself_in_other_hands() -> None:
    """O-12 A tilted piety that Yanmei gives is worth nothing alone; a copy that Nuying gives is the card it was."""
    table = position(
        "yanmei | p mu b / ma ma | t0!",
        "*tao | t b ma / b h",
        "nuying | mu h p / t h | t0>t2",
        phase=phases.GIFT[0][1],
        revealed=True,
    )
    play(table, "0 give t0")
    nuying = position(
        "yanmei | p mu b / ma ma | t0!",
        "*tao | t b ma / b h",
        "nuying | mu h p / t h | t0>t2",
        phase=phases.GIFT[2][1],
        revealed=True,
    )
    before = scores(nuying)[1]
    play(nuying, "2 give t0")
    assert (before, truth(table).overseers[1].score, truth(nuying).overseers[1].score) == (15, 15, 21)


# Properties


def changes_of(hand: list[Trait], character: Character) -> Changes:
    """What the character's power may have done to the first cards of the hand."""
    if character is YANMEI:
        return Changes(hand[0])
    return Changes(None, hand[0], hand[1]) if character is NUYING else UNCHANGED


@given(HANDS, st.sampled_from(CHARACTERS), st.sampled_from(TRAITS))
def test_a_card_more_never_lowers_a_score(hand: list[Trait], character: Character, card: Trait) -> None:
    """O-13 With the same modifications every added card is worth nothing at least."""
    changes = changes_of(hand, character)
    assert score(bundle([*hand, card]), character, changes) >= score(bundle(hand), character, changes)


@given(HANDS, st.sampled_from(CHARACTERS))
def test_the_order_of_cards_means_nothing(hand: list[Trait], character: Character) -> None:
    """O-7 Neither score nor thefts depend on where cards lie."""
    changes = changes_of(hand, character)
    assert score(bundle(hand), character, changes) == score(bundle(sorted(hand, key=str)), character, changes)


@given(HANDS, st.sampled_from(CHARACTERS), st.data())
def test_the_worst_pairs_are_the_worst(hand: list[Trait], character: Character, data: st.DataObject) -> None:
    """O-15 No other pair costs more, every listed pair costs the same, and pairs that cost the same are all listed."""
    made = Overseer()
    made.character = character
    made.cards = [*hand]
    if character is YANMEI:
        made.tilted = data.draw(st.sampled_from(hand))
    if character is NUYING:
        slid, above = data.draw(st.permutations(range(len(hand))))[:2]
        made.slid, made.above = POSITIONS[slid], POSITIONS[above]
    left = {pair: without(made, *pair) for pair in [(i, j) for j in range(len(hand)) for i in range(j)]}
    assert worst_pairs(made) == sorted(pair for pair in left if left[pair] == min(left.values()))


def without(made: Overseer, first: int, second: int) -> int:
    """The score after really taking two cards away."""
    twin = made.copy()
    twin.remove(POSITIONS[first])
    twin.remove(POSITIONS[second])
    return twin.round_score()


def test_xie_loses_two_of_three_honesties() -> None:
    """O-15 The worked example: 29, then any two honesty, three pairs, and 11 are left."""
    table = position("*xie | h3 / p p", "gan | mu b ma / b h", "liang | ma2 t / h p", phase=phases.JUDGEMENT[0], discard="t p ma")
    before = scores(table)[0]
    play(table, "0 deny")
    lines = [str(move) for move in table.legal(0)]
    assert (before, phase(table), lines) == (29, phases.PENALTY[0], ["lose t0 t1", "lose t0 t2", "lose t1 t2"])
    play(table, "0 lose t0 t2")
    assert (scores(table)[0], heap(truth(table).discard)) == (11, "malice honesty honesty piety theft")
