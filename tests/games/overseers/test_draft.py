"""Deal, draft and placement."""

from __future__ import annotations

import pytest

import paravent
from paravent import Chance, IllegalMove, Seat, Table
from paravent.games.overseers import phases
from paravent.games.overseers.cards import CHARACTER, POSITION, TRAITS, bundle, count, deck, size
from paravent.games.overseers.contract import named_cards
from paravent.games.overseers.draft import in_order
from paravent.games.overseers.events import (
    Announced,
    Became,
    CandidatesSeen,
    Chosen,
    Discarded,
    LaidOut,
    PackReceived,
    PacksDealt,
    PacksPassed,
    Picked,
    Placed,
    RoundBegan,
)
from tests.games.overseers.positions import card, cards, characters, heap, look, position, rows, truth
from tests.games.playing import legal, phase, play

THREE = ("*xie | pack: mu b ma h p t", "tao | pack: h2 p2 t ma", "suyin | pack: mu2 b2 ma2")
PICK = phases.PICK[1]


def to_next_round(**options: bool) -> Table:
    """A table whose second round has just begun."""
    table = paravent.new("overseers", players=4, seed=21, options=dict(options))
    while truth(table).round == 1:
        for seat in table.owed():
            table.play(seat, table.default_move(seat, Chance(seat)))
    return table


# The deal


@pytest.mark.parametrize(("players", "aside"), [(3, 7), (4, 1), (5, 2), (6, 0)])
def test_six_cards_each_and_the_rest_aside(players: int, aside: int) -> None:
    """O-2 Set-aside cards are not in the discard, and nobody sees more of them than their number."""
    s = truth(paravent.new("overseers", players=players, seed=1))
    packs = [size(overseer.pack) for overseer in s.overseers]
    assert (packs, size(s.aside), s.discard) == ([6] * players, aside, 0)


def test_nobody_sees_what_lies_aside() -> None:
    """O-2 Two deals that differ only in what lies aside look the same to everyone."""
    one = position(*THREE, phase=PICK)
    other = position(*THREE, phase=PICK)
    truth(other).aside += cards("mu")[0].one - cards("p")[0].one
    assert [one.view(seat) for seat in (0, 1, 2, None)] == [other.view(seat) for seat in (0, 1, 2, None)]


def test_the_trait_cards_are_shuffled() -> None:
    """O-2 Over forty deals hardly two of the first packs are the same, and every trait comes up in them."""
    packs = {truth(paravent.new("overseers", players=3, seed=seed)).overseers[0].pack for seed in range(40)}

    assert len(packs) > 25
    assert all(any(count(pack, trait) for pack in packs) for trait in TRAITS)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_all_trait_cards_are_dealt(players: int) -> None:
    """O-1 The deck of the table is the rulebook's for this number of players."""
    s = truth(paravent.new("overseers", players=players, seed=2))
    assert named_cards(s) + s.aside == bundle(deck(players))


def test_every_round_shuffles_everything_again() -> None:
    """O-1 O-2 In round two six new cards each, no discard, no row, new characters."""
    first = paravent.new("overseers", players=4, seed=21)
    table = to_next_round()
    s = truth(table)
    assert (s.round, size(s.aside), s.discard, [overseer.cards for overseer in s.overseers]) == (2, 1, 0, [[]] * 4)
    assert [made.character for made in s.overseers] != [made.character for made in truth(first).overseers]
    assert named_cards(s) + s.aside == bundle(deck(4))


def test_nothing_of_a_round_is_left_in_the_next() -> None:
    """O-1 O-5 Rows, marks and votes are gone, and Wuming's power is unused again; points and having led stay."""
    table = position(
        *("*yanmei | h ma / ma | t0!", "wuming | mu b p / t ma", "nuying | p b / b | t0>t1"), phase=phases.Succession(0, (0, 2)),
        revealed=True, doubled=True, discard="h ma mu", scores=(8, 23, 8), totals=(8, 23, 8),
    )  # fmt: skip
    s = truth(table)
    s.accused, s.peeked, s.peeked_at = 1, 2, (POSITION["b0"], POSITION["b1"])
    for made in s.overseers:
        made.vote = 1
    play(table, "0 lead 2")
    view = look(table, None)
    assert (view.doubled, view.revealed, view.accused, view.peeked, view.peeked_at) == (False, False, None, None, ())
    assert [(made.cards, made.tilt, made.tilted, made.slid, made.above, made.vote) for made in view.overseers] == [
        ((), None, None, None, None, None)
    ] * 3
    assert [(made.score, made.led, truth(table).overseers[seat].total) for seat, made in enumerate(view.overseers)] == [
        (8, True, 8), (23, False, 23), (8, True, 8),
    ]  # fmt: skip


def test_the_first_leader_has_led() -> None:
    """O-24 Of rounds 1 to 3: the first counts too."""
    table = paravent.new("overseers", players=5, seed=3)
    assert [made.led for made in look(table, None).overseers] == [seat == truth(table).leader for seat in range(5)]


def test_the_first_leader_is_random() -> None:
    """O-1 Every seat leads first sometimes."""
    assert {truth(paravent.new("overseers", players=3, seed=seed)).leader for seed in range(30)} == {0, 1, 2}


# Fushen


def fushen() -> Table:
    return position("*fushen | pack: mu b ma h p t", *THREE[1:], phase=phases.BECOMING[0], candidates="wuming gan liang")


def test_fushen_becomes_one_of_three_having_seen_her_cards() -> None:
    """O-3 Only she is asked, before the first pick, and sees the three candidates and her six cards."""
    table = fushen()
    own = look(table, 0)
    assert (table.owed(), legal(table)) == ([0], ["become wuming", "become gan", "become liang"])
    assert (own.candidates, own.overseers[0].pack.cards) == (characters("wuming gan liang"), cards("mu b ma h p t"))
    assert [look(table, seat).candidates for seat in (1, 2, None)] == [None] * 3


def test_who_fushen_becomes_is_announced_and_the_rest_stays_hidden() -> None:
    """O-3 The event names the chosen one only, to everyone alike."""
    table = fushen()
    events = play(table, "0 become gan")
    assert events == [Became(0, CHARACTER["gan"])]
    assert [event.seen_by(None) for event in events] == events
    assert (phase(table), truth(table).candidates) == (PICK, [])


def test_fushen_may_become_wuming() -> None:
    """O-3 O-5 As Wuming she is asked at once, before the first pick."""
    table = fushen()
    play(table, "0 become wuming")
    assert (phase(table), table.owed()) == (phases.DOUBLING[0], [0])


def test_the_candidates_are_characters_that_nobody_has() -> None:
    """O-3 Three of the undealt ones, told to Fushen alone."""
    table = next(
        table for table in (paravent.new("overseers", players=6, seed=seed) for seed in range(99)) if truth(table).candidates
    )
    s = truth(table)
    assert len(s.candidates) == 3 and not set(s.candidates) & {made.character for made in s.overseers}
    laid = [truth(paravent.new("overseers", players=6, seed=seed)).candidates for seed in range(40)]
    assert (
        all(found == in_order(found) for found in laid) and len({tuple(found) for found in laid}) > 4
    )  # their order tells nothing
    event = CandidatesSeen(2, characters("gan tao lan"))
    assert [event.seen_by(seat) for seat in (2, 1, None)] == [event, CandidatesSeen(2, None), CandidatesSeen(2, None)]


# Wuming

WUMING = ("*wuming | pack: mu b ma h p t", "tao | pack: h2 p2 t ma", "suyin | pack: mu2 b2 ma2")


def test_wuming_says_double_or_single_before_anyone_picks() -> None:
    """O-5 Only Wuming is asked; the answer is announced."""
    table = position(*WUMING, phase=phases.DOUBLING[0])
    assert (table.owed(), legal(table)) == ([0], ["double", "single"])
    assert (play(table, "0 double"), phase(table)) == ([Announced(0, 2)], phases.PICK[2])


def test_after_a_double_everyone_takes_two_and_wuming_is_not_asked_again() -> None:
    """O-5 The total stays six: packs of four pass on, and there is one pass fewer."""
    table = position(*WUMING, phase=phases.DOUBLING[0])
    play(table, "0 double", "0 pick murder piety", "1 pick honesty honesty", "2 pick benevolence malice")
    s = truth(table)
    assert (phase(table), s.left, [heap(made.hand) for made in s.overseers]) == (
        PICK, 4, ["murder piety", "honesty honesty", "benevolence malice"],
    )  # fmt: skip


def test_after_a_single_wuming_is_asked_before_the_next_pick() -> None:
    """O-5 Unused, the power is offered again."""
    table = position(*WUMING, phase=phases.DOUBLING[0])
    assert play(table, "0 single") == [Announced(0, 1)]
    play(table, "0 pick murder", "1 pick honesty", "2 pick malice")
    assert phase(table) == phases.DOUBLING[0]


def test_with_one_card_left_wuming_is_not_asked() -> None:
    """O-5 Each pack must hold two cards."""
    table = position("*wuming | pack: mu b", "tao | pack: h2", "suyin | pack: ma2", phase=phases.DOUBLING[0])
    play(table, "0 single", "0 pick murder", "1 pick honesty", "2 pick malice")
    assert phase(table) == PICK


def test_with_two_cards_left_wuming_may_still_double() -> None:
    """O-5 Everyone takes the whole pack, and the draft is over."""
    table = position("*wuming | pack: mu b ma", "tao | pack: h p t", "suyin | pack: b ma p", phase=phases.DOUBLING[0])
    play(table, "0 single", "0 pick malice", "1 pick theft", "2 pick piety")
    assert (phase(table), table.owed()) == (phases.DOUBLING[0], [0])
    play(table, "0 double")
    assert [legal(table, seat) for seat in range(3)] == [
        ["pick benevolence malice"], ["pick murder benevolence"], ["pick honesty piety"],
    ]  # fmt: skip
    play(table, "0 pick benevolence malice", "1 pick murder benevolence", "2 pick honesty piety")
    assert phase(table) == phases.DISCARDING


def test_the_lines_for_two_cards_are_in_trait_order_each_once() -> None:
    """O-5 A pack of two murders and a theft allows two pairs."""
    table = position("*wuming | pack: t mu2", "tao | pack: h3", "suyin | pack: ma3", phase=phases.PICK[2], doubled=True)
    assert [legal(table, seat) for seat in range(3)] == [
        ["pick murder murder", "pick murder theft"], ["pick honesty honesty"], ["pick malice malice"],
    ]  # fmt: skip


# The draft


def test_a_pick_names_each_trait_of_the_pack_once() -> None:
    """Equal cards are alike: one line each, in trait order."""
    table = position(*THREE, phase=PICK)
    assert [legal(table, seat) for seat in (1, 2)] == [
        ["pick malice", "pick honesty", "pick piety", "pick theft"], ["pick murder", "pick benevolence", "pick malice"],
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("round", "alternate", "side", "packs"),
    [
        (1, False, "left", ["murder benevolence benevolence malice malice", "benevolence malice honesty piety theft"]),
        (1, True, "left", ["murder benevolence benevolence malice malice", "benevolence malice honesty piety theft"]),
        (2, False, "left", ["murder benevolence benevolence malice malice", "benevolence malice honesty piety theft"]),
        (2, True, "right", ["malice honesty piety piety theft", "murder benevolence benevolence malice malice"]),
        (3, True, "left", ["murder benevolence benevolence malice malice", "benevolence malice honesty piety theft"]),
    ],
)
def test_packs_pass_to_the_left(round: int, alternate: bool, side: str, packs: list[str]) -> None:
    """O-25 The left of a seat is the next number; with `alternate_pass` round two passes right."""
    table = position(*THREE, phase=PICK, round=round, options={"alternate_pass": alternate})
    events = play(table, "0 pick murder", "1 pick honesty", "2 pick murder")
    assert [heap(made.pack) for made in truth(table).overseers[:2]] == packs
    assert events[3] == PacksPassed(side, 5)


def test_picks_are_told_to_their_owner_and_packs_to_their_receiver() -> None:
    """O-6 What others learn of a pick is that it was made."""
    table = position(*THREE, phase=PICK)
    events = play(table, "0 pick murder", "1 pick honesty", "2 pick murder")
    mine = Picked(0, cards("mu"), cards("b ma h p t"))
    received = PackReceived(1, cards("b ma h p t"))
    assert (events[0], events[5]) == (mine, received)
    assert [mine.seen_by(seat) for seat in (0, 1, None)] == [mine, Picked(0, None, None), Picked(0, None, None)]
    assert [received.seen_by(seat) for seat in (1, 0, None)] == [received, None, None]


def test_the_last_card_of_a_pack_is_picked_too() -> None:
    """O-27 It is asked for although there is one line."""
    table = position("*xie | pack: mu", "tao | pack: h", "suyin | pack: ma", phase=PICK)
    assert [legal(table, seat) for seat in range(3)] == [["pick murder"], ["pick honesty"], ["pick malice"]]
    play(table, "0 pick murder", "1 pick honesty", "2 pick malice")
    assert phase(table) == phases.DISCARDING


SIX = ("*xie | hand: mu b ma h p t", "tao | hand: h2 p2 t ma", "lan | hand: mu2 b2 ma2")


def test_everyone_discards_one_of_six_face_down() -> None:
    """O-6 Only its owner is told which card it was."""
    table = position(*SIX, phase=phases.DISCARDING)
    assert legal(table, 1) == ["discard malice", "discard honesty", "discard piety", "discard theft"]
    events = play(table, "0 discard murder", "1 discard theft", "2 discard malice")
    assert [event.seen_by(1) for event in events] == [Discarded(0, None), Discarded(1, card("t")), Discarded(2, None)]
    assert (heap(truth(table).discard), phase(table)) == ("murder malice theft", phases.PLACEMENT)
    assert look(table, 1).discard.cards is None


@pytest.mark.parametrize(
    ("phase", "lines", "first", "second"),
    [
        (PICK, THREE, "pick murder", "pick theft"),
        (phases.DISCARDING, SIX, "discard murder", "discard theft"),
        (
            phases.PLACEMENT,
            ("*xie | hand: mu b ma h2", "tao | hand: h2 p2 t", "lan | hand: mu2 b2 ma"),
            "place murder benevolence malice / honesty honesty",
            "place benevolence malice honesty / murder honesty",
        ),
        (phases.VOTE, ("*xie | mu b ma / h p", "tao | t h2 / p ma", "suyin | mu b2 / ma ma"), "vote 1", "vote 2"),
    ],
)
def test_a_half_answered_table_tells_nothing(phase: paravent.Phase, lines: tuple[str, ...], first: str, second: str) -> None:
    """O-6 Whatever was answered and whoever has, nobody sees or is told anything before all have."""
    tables = [position(*lines, phase=phase) for _ in range(3)]
    assert [play(tables[0], f"0 {first}"), play(tables[1], f"0 {second}")] == [[], []]
    for seat in (0, 1, 2, None):
        views = [table.view(seat) for table in tables]
        assert views[0] == views[1] == views[2]
    assert [table.asked() for table in tables] == [[0, 1, 2]] * 3


def test_lies_are_free_and_cards_cannot_be_shown() -> None:
    """O-26 Talk goes into the record and changes nothing; what it claims of cards is not checked."""
    table = position(*THREE, phase=PICK)
    before = table.dump()
    table.talk(0, "I have three pieties")
    assert (table.dump(), "> 0 I have three pieties" in table.record()) == (before, True)


# The placement

FIVE = ("*xie | hand: mu b ma h2", "tao | hand: h2 p2 t", "lan | hand: mu2 b2 ma")


def test_three_cards_above_and_two_below() -> None:
    """O-28 Each choice has one line, both rows in trait order."""
    table = position(*FIVE, phase=phases.PLACEMENT, discard="p t ma")
    assert legal(table, 1) == [
        "place honesty honesty piety / piety theft",
        "place honesty honesty theft / piety piety",
        "place honesty piety piety / honesty theft",
        "place honesty piety theft / honesty piety",
        "place piety piety theft / honesty honesty",
    ]


def test_lan_lays_two_above_and_three_below() -> None:
    """Lan's power, compulsory (O-4)."""
    table = position(*FIVE, phase=phases.PLACEMENT, discard="p t ma")
    assert legal(table, 2) == [
        "place murder murder / benevolence benevolence malice",
        "place murder benevolence / murder benevolence malice",
        "place murder malice / murder benevolence benevolence",
        "place benevolence benevolence / murder murder malice",
        "place benevolence malice / murder murder benevolence",
    ]


def placed(seed: int) -> Table:
    table = position(*FIVE, phase=phases.PLACEMENT, discard="p t ma", seed=seed)
    play(table, "0 place benevolence honesty honesty / murder malice", "1 place honesty piety theft / honesty piety")
    play(table, "2 place murder malice / murder benevolence benevolence")
    return table


def test_the_top_row_is_numbered_in_trait_order() -> None:
    """O-7 O-28 t0 is the first trait; Lan has no t2, and bottom numbers begin at b0."""
    table = placed(1)
    assert rows(table, 0).startswith("t0 benevolence, t1 honesty, t2 honesty, b0 ")
    assert rows(table, 2).startswith("t0 murder, t1 malice, b0 ")


def test_the_bottom_row_is_shuffled_before_it_is_numbered() -> None:
    """O-28 Both orders come up, or the position would tell the trait; its owner sees the result."""
    bottoms = {rows(placed(seed), 0).split("t2 honesty, ")[1] for seed in range(20)}
    assert bottoms == {"b0 murder, b1 malice", "b0 malice, b1 murder"}
    own = look(placed(1), 0).overseers[0].cards
    assert ", ".join(f"{card.position} {card.card}" for card in own) == rows(placed(1), 0)


@pytest.mark.parametrize("seat", [0, None])
def test_top_rows_are_revealed_together_and_bottom_rows_stay_hidden(seat: Seat | None) -> None:
    """O-6 O-28 Others are told the top row and see that cards lie below."""
    view = look(placed(1), seat).overseers[1]
    assert [(str(card.position), str(card.card), card.face_up) for card in view.cards] == [
        ("t0", "honesty", True), ("t1", "piety", True), ("t2", "theft", True), ("b0", "None", False), ("b1", "None", False),
    ]  # fmt: skip
    event = Placed(1, cards("h p t"), cards("h p"))
    assert event.seen_by(seat) == Placed(1, cards("h p t"), None)


def test_a_line_out_of_order_is_refused() -> None:
    """O-28 Traits in a line are in trait order."""
    table = position(*FIVE, phase=phases.PLACEMENT, discard="p t ma")
    with pytest.raises(IllegalMove):
        table.play(1, "place piety honesty honesty / piety theft")


# Choosing characters


def choosing(scores: tuple[int, ...], leader: Seat) -> Table:
    lines = ["-", "-", "-", "-"]
    lines[leader] = "*-"
    return position(
        *lines, round=2, scores=scores, laid_out="fushen lan gan tao liang", phase=phases.CHARACTER_CHOICE[leader],
        options={"pick_characters": True},
    )  # fmt: skip


def test_characters_are_laid_out_from_round_two_on_before_trait_cards() -> None:
    """O-25 One more than players, face up; nobody has cards yet."""
    table = to_next_round(pick_characters=True)
    s = truth(table)
    assert (len(s.laid_out), heap(s.aside), table.owed()) == (5, heap(bundle(deck(4))), [s.leader])
    assert look(table, None).laid_out == tuple(s.laid_out)
    assert table.history(None)[-2:] == [RoundBegan(2, s.leader), LaidOut(tuple(s.laid_out))]


def test_the_first_round_deals_characters_even_so() -> None:
    """O-25 The option begins with round two."""
    table = paravent.new("overseers", players=4, seed=1, options={"pick_characters": True})
    assert all(made.character for made in truth(table).overseers)


@pytest.mark.parametrize(
    ("scores", "leader", "order"),
    [
        ((20, 10, 30, 15), 1, [1, 3, 0, 2]),
        ((10, 10, 30, 10), 1, [3, 0, 1, 2]),
        ((9, 9, 9, 9), 2, [3, 0, 1, 2]),
    ],
)
def test_the_poorest_chooses_first(scores: tuple[int, ...], leader: Seat, order: list[Seat]) -> None:
    """O-25 Ascending last scores; ties clockwise from the new Leader's left, the Leader last of them."""
    table = choosing(scores, leader)
    s = truth(table)
    s.phase = phases.CHARACTER_CHOICE[order[0]]
    table = table.clone()
    asked = []
    while isinstance(phase(table), phases.CharacterChoice):
        (seat,) = table.owed()
        asked.append(seat)
        table.play(seat, table.legal(seat)[-1])
    assert asked == order


def test_who_is_as_poor_as_the_new_leader_chooses_before_them() -> None:
    """O-25 The Leader's successor, picked among the tied, is the last of them already when the characters are laid out."""
    table = position(
        *("*gan | h ma / ma", "xie | mu b p / t ma", "suyin | p b / b"), phase=phases.Succession(0, (0, 2)), revealed=True,
        discard="h ma mu", scores=(8, 23, 8), options={"pick_characters": True},
    )  # fmt: skip
    play(table, "0 lead 0")
    assert (truth(table).leader, phase(table)) == (0, phases.CHARACTER_CHOICE[2])


def test_choosing_is_public_and_leaves_one_fewer() -> None:
    """O-25 O-27 `choose` is asked one player after another."""
    table = choosing((20, 10, 30, 15), 1)
    assert legal(table, 1) == ["choose fushen", "choose lan", "choose gan", "choose tao", "choose liang"]
    assert play(table, "1 choose gan") == [Chosen(1, CHARACTER["gan"])]
    assert legal(table, 3) == ["choose fushen", "choose lan", "choose tao", "choose liang"]


def test_after_the_last_choice_cards_are_dealt_and_fushen_draws_from_all_not_taken() -> None:
    """O-25 Her three come from the seven that nobody took, laid out or not."""
    seen = set()
    for seed in range(40):
        table = choosing((20, 10, 30, 15), 1)
        table.chance = Chance(seed)
        events = play(table, "1 choose gan", "3 choose fushen", "0 choose tao", "2 choose lan")
        assert (events[:2], phase(table)) == ([Chosen(2, CHARACTER["lan"]), PacksDealt(1)], phases.BECOMING[3])
        seen |= {str(character) for character in truth(table).candidates}
    assert seen == {"wuming", "yanmei", "meixiu", "nuying", "xie", "suyin", "liang"}


def test_the_character_that_nobody_took_stays_in_sight() -> None:
    """O-25 For all, until the round is over: whoever reads only views knows it too."""
    table = choosing((20, 10, 30, 15), 1)
    play(table, "1 choose gan", "3 choose fushen", "0 choose tao", "2 choose lan")

    for seat in (None, 0, 1, 2, 3):
        assert look(table, seat).laid_out == (CHARACTER["liang"],)


def test_fushen_may_become_the_one_that_nobody_took() -> None:
    """O-3 O-25 Then nothing is left in sight; as another she leaves it there."""
    for seed in range(40):
        table = choosing((20, 10, 30, 15), 1)
        table.chance = Chance(seed)
        play(table, "1 choose gan", "3 choose fushen", "0 choose tao", "2 choose lan")
        chosen = truth(table).candidates[-1]
        play(table, f"3 become {chosen}")
        untaken = () if chosen is CHARACTER["liang"] else (CHARACTER["liang"],)
        assert look(table, None).laid_out == untaken
