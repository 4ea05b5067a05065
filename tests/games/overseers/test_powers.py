"""The four powers before the vote."""

from __future__ import annotations

from paravent import Seat, Table
from paravent.games.overseers import phases
from paravent.games.overseers.cards import CHARACTER, POSITION
from paravent.games.overseers.events import Admitted, Drew, Kept, Peeked, Revealed, Slid, Tilted
from paravent.games.overseers.state import load_state
from tests.games.overseers.positions import EXAMPLE, at, card, cards, heap, look, position, rows, scores, spot, truth
from tests.games.playing import legal, phase, play

YANMEI = ("*yanmei | mu ma h / p t", "tao | h2 p / t ma", "suyin | mu b2 / ma ma")
NUYING = ("*nuying | mu p2 / p t", "lan | h b / t h ma", "suyin | mu b2 / ma ma")


def seen_at(table: Table, seat: Seat | None, owner: Seat, name: str) -> tuple[str, bool]:
    """What a seat sees at a position: the trait or None, and whether it lies face up."""
    (card,) = [card for card in look(table, seat).overseers[owner].cards if card.position is POSITION[name]]
    return str(card.card), card.face_up


def test_powers_come_in_the_order_of_their_numbers() -> None:
    """O-4 Yanmei, Gan, Meixiu, Nuying; each is asked once, then everyone votes."""
    table = position(
        "*nuying | h h / ma p", "meixiu | ma p / b ma", "gan | b mu / h h", "yanmei | mu h / p b",
        phase=phases.TILTING[3], discard="t t ma p",
    )  # fmt: skip
    asked = []
    while not isinstance(phase(table), phases.Vote):
        (seat,) = table.owed()
        asked.append((seat, type(phase(table)).__name__))
        table.play(seat, table.legal(seat)[0])
    assert asked == [(3, "Tilting"), (2, "Keeping"), (1, "Peeking"), (0, "Sliding")]
    assert table.owed() == [0, 1, 2, 3]


def test_placement_leads_to_the_first_power_in_play() -> None:
    """O-4 Without Yanmei Gan is first, and has already drawn."""
    table = position(
        "*gan | hand: mu ma h p t", "tao | hand: h2 p t ma", "suyin | hand: mu b2 ma2", phase=phases.PLACEMENT, discard="p p h"
    )
    for seat in range(3):
        table.play(seat, table.legal(seat)[0])
    assert (phase(table), heap(truth(table).drawn) in {"honesty piety", "piety piety"}) == (phases.KEEPING[0], True)


# Yanmei


def test_yanmei_must_tilt_one_of_her_cards() -> None:
    """O-4 O-8 Face up or face down, even at a loss: there is no way to decline."""
    assert legal(position(*YANMEI, phase=phases.TILTING[0], discard="p p h")) == [
        "tilt t0", "tilt t1", "tilt t2", "tilt b0", "tilt b1",
    ]  # fmt: skip


def test_tilting_may_cost_points() -> None:
    """O-4 A tilted murder is worth five instead of six."""
    table = position(*YANMEI, phase=phases.TILTING[0], discard="p p h")
    before = scores(table)[0]
    play(table, "0 tilt t0")
    assert scores(table)[0] == before - 1


def test_the_trait_of_a_tilted_face_up_card_is_known_to_all() -> None:
    """O-8 It lies open anyway."""
    table = position(*YANMEI, phase=phases.TILTING[0], discard="p p h")
    (event,) = play(table, "0 tilt t1")
    assert event.seen_by(None) == Tilted(0, spot("t1"), card("ma"), shown=True)
    assert [look(table, seat).overseers[0].tilted for seat in (0, 1, None)] == list(cards("ma3"))


def test_the_position_of_a_tilted_face_down_card_is_public_and_its_trait_is_not() -> None:
    """O-8 Until Reveal only Yanmei knows it."""
    table = position(*YANMEI, phase=phases.TILTING[0], discard="p p h")
    (event,) = play(table, "0 tilt b1")
    assert (event.seen_by(0), event.seen_by(1)) == (
        Tilted(0, spot("b1"), card("t"), shown=False), Tilted(0, spot("b1"), None, shown=False),
    )  # fmt: skip
    views = [look(table, seat).overseers[0] for seat in (0, 1, None)]
    assert [(str(view.tilt), str(view.tilted)) for view in views] == [("b1", "theft"), ("b1", "None"), ("b1", "None")]


def test_the_tilted_trait_is_announced_at_reveal_even_if_admitted_face_down() -> None:
    """O-8 O-18 The card stays unseen in the discard, but everyone is told the trait."""
    lines = ("*yanmei | mu ma h / t t | b1!", *YANMEI[1:])
    table = position(*lines, phase=phases.JUDGEMENT[0], discard="p p h")
    events = play(table, "0 admit t0 b1")
    assert events[0].seen_by(1) == Admitted(0, at("t0", "b1"), (card("mu"), None), (True, False))
    assert events[1] == Revealed(0, CHARACTER["yanmei"], at("t1", "t2", "b0"), cards("ma h t"), card("t"), 3 + 2 + 5)
    assert look(table, None).overseers[0].tilted == cards("t")[0]


# Gan

GAN = ("*gan | mu ma h / p t", "tao | h2 p / t ma", "suyin | mu b2 / ma ma")


def test_gan_keeps_one_of_two_drawn_cards_face_down() -> None:
    """O-9 O-30 It joins the end of his bottom row, the other goes back; he has six cards."""
    table = position(*GAN, phase=phases.KEEPING[0], discard="h", drawn="p h")
    assert (table.owed(), legal(table)) == ([0], ["keep honesty", "keep piety"])
    events = play(table, "0 keep piety")
    assert (events[0].seen_by(0), events[0].seen_by(1)) == (Kept(0, spot("b2"), card("p")), Kept(0, spot("b2"), None))
    assert (rows(table, 0).split("t2 honesty, ")[1], heap(truth(table).discard)) == (
        "b0 piety, b1 theft, b2 piety",
        "honesty honesty",
    )
    assert [seen_at(table, seat, 0, "b2") for seat in (0, 1, None)] == [("piety", False), ("None", False), ("None", False)]


def test_two_equal_cards_leave_gan_one_line() -> None:
    """O-27 He is asked all the same."""
    assert legal(position(*GAN, phase=phases.KEEPING[0], discard="p", drawn="h2")) == ["keep honesty"]


def test_only_gan_sees_what_he_drew() -> None:
    """O-9 Others see that two cards are out of the discard."""
    table = position(*GAN, phase=phases.KEEPING[0], discard="h", drawn="p h")
    drawn = [look(table, seat).drawn for seat in (0, 1, None)]
    assert [(heap.size, heap.cards) for heap in drawn] == [(2, cards("h p")), (2, None), (2, None)]
    assert Drew(0, cards("h p")).seen_by(1) == Drew(0, None)


def test_gan_draws_from_the_discard_as_it_is() -> None:
    """O-9 Any two of it, his own included: every pair comes up."""
    drawn = set()
    for seed in range(40):
        table = position(*GAN[:1], "yanmei | h2 p / t ma", GAN[2], phase=phases.TILTING[1], discard="h p t", seed=seed)
        play(table, "1 tilt t0")
        drawn.add(heap(truth(table).drawn))
    assert drawn == {"honesty piety", "honesty theft", "piety theft"}


# Meixiu

MEIXIU = ("*meixiu | mu ma h / p t", "lan | h b / t h ma", "gan | mu b2 / ma ma p")


def test_meixiu_names_two_face_down_cards_of_one_other_player() -> None:
    """O-10 Lan's three, Gan's three with the one he kept; never her own, never face-up ones."""
    assert legal(position(*MEIXIU, phase=phases.PEEKING[0], discard="p h")) == [
        "peek 1 b0 b1", "peek 1 b0 b2", "peek 1 b1 b2", "peek 2 b0 b1", "peek 2 b0 b2", "peek 2 b1 b2",
    ]  # fmt: skip


def test_only_meixiu_sees_the_cards_she_looks_at() -> None:
    """O-10 Who was looked at and where is public; the victim is told no more than others."""
    table = position(*MEIXIU, phase=phases.PEEKING[0], discard="p h")
    (event,) = play(table, "0 peek 1 b0 b2")
    hidden = Peeked(0, 1, at("b0", "b2"), None)
    assert [event.seen_by(seat) for seat in (0, 1, 2, None)] == [Peeked(0, 1, at("b0", "b2"), cards("t ma")), *[hidden] * 3]
    assert [seen_at(table, 0, 1, name) for name in ("b0", "b1", "b2")] == [("theft", False), ("None", False), ("malice", False)]
    assert [seen_at(table, seat, 1, "b0") for seat in (2, None)] == [("None", False)] * 2
    assert [table.clone().view(seat) for seat in (0, 1, None)] == [table.view(seat) for seat in (0, 1, None)]


# Nuying


def test_nuying_may_slide_any_card_under_any_other() -> None:
    """O-11 Twenty ways with five cards, face-down ones included."""
    lines = legal(position(*NUYING, phase=phases.SLIDING[0], discard="p p h"))
    names = ("t0", "t1", "t2", "b0", "b1")
    assert lines == [f"slide {slid} under {above}" for slid in names for above in names if slid != above]


def test_a_card_slid_from_the_top_row_turns_face_down_but_stays_known() -> None:
    """O-11 It keeps its position and name; what it copies may be face down."""
    table = position(*NUYING, phase=phases.SLIDING[0], discard="p p h")
    events = play(table, "0 slide t1 under b1")
    assert events == [Slid(0, spot("t1"), spot("b1"))]
    assert [seen_at(table, seat, 0, "t1") for seat in (0, 1, None)] == [("piety", False)] * 3
    view = look(table, None).overseers[0]
    assert (view.slid, view.above, phase(table)) == (spot("t1"), spot("b1"), phases.VOTE)
    assert load_state(table.state.dump()).dump() == table.state.dump()


def test_a_card_slid_from_the_bottom_row_stays_unknown() -> None:
    """O-11 That it lies under the murder is public, what it is is not."""
    table = position(*NUYING, phase=phases.SLIDING[0], discard="p p h")
    play(table, "0 slide b1 under t0")
    assert [seen_at(table, seat, 0, "b1") for seat in (0, 1)] == [("theft", False), ("None", False)]
    assert scores(table)[0] == 33


def test_at_reveal_a_slid_card_lies_face_up_and_still_copies() -> None:
    """O-11 O-18 All cards are shown; what lies under what does not change."""
    table = position("*nuying | mu p2 / p t | b1>t0", *NUYING[1:], phase=phases.JUDGEMENT[2], discard="p p h")
    play(table, "2 deny")
    view = look(table, None).overseers[0]
    assert (seen_at(table, None, 0, "b1"), view.slid, view.above, view.worth) == (("theft", True), spot("b1"), spot("t0"), 33)


def test_a_slid_top_card_that_is_admitted_is_seen() -> None:
    """O-29 It was known to all before."""
    table = position("*nuying | mu p2 / p t | t1>t0", *NUYING[1:], phase=phases.JUDGEMENT[0], discard="p p h")
    events = play(table, "0 admit t1 b0")
    assert events[0].seen_by(None) == Admitted(0, at("t1", "b0"), (card("p"), None), (True, False))


def test_the_worked_example_s_powers_are_all_there() -> None:
    """O-4 The four of the example in their order, from the placement on."""
    table = position(*EXAMPLE, phase=phases.TILTING[0], discard="p t2 ma")
    play(table, "0 tilt b1")
    assert (phase(table), look(table, 1).drawn.size) == (phases.KEEPING[1], 2)
