"""The course of a ritual: ordaining, placing, the end, and what goes with it."""

from __future__ import annotations

import pytest

import paravent
from paravent import Chance, NotAsked, Table
from paravent.core.rules import Tell
from paravent.games.commandments.cards import DECK, DECK_CARD
from paravent.games.commandments.contract import COUNTED, FREE
from paravent.games.commandments.events import Drawn, Ended, Ordained, RitualBegan, RitualEnded
from paravent.games.commandments.pieces import AREA, COLOURS, STANCES
from paravent.games.commandments.rules import end_ritual
from paravent.games.commandments.state import JUDGE, ORDAIN, PERFORM, SET, Ritual, Verdict
from paravent.games.commandments.view import Heap
from tests.games.commandments.positions import (
    EXAMPLE_4,
    WHITE_IN,
    legal,
    look,
    ordained,
    perform,
    phase,
    position,
    truth,
    undecided,
)

HAND = "dancer zoo to-triangle move-white"
NOTHING = "take brown O; put O"
THREE = "take black O; put T0"


# She ordains


def test_there_are_twelve_ways_to_ordain() -> None:
    """C-17 Any card is discarded, any other the taboo; the commandments are named in the order drawn."""
    table = undecided(HAND)

    assert phase(table) == ORDAIN
    assert table.owed() == [0]
    assert legal(table, 0) == [
        "ordain to-triangle move-white / zoo",
        "ordain zoo move-white / to-triangle",
        "ordain zoo to-triangle / move-white",
        "ordain to-triangle move-white / dancer",
        "ordain dancer move-white / to-triangle",
        "ordain dancer to-triangle / move-white",
        "ordain zoo move-white / dancer",
        "ordain dancer move-white / zoo",
        "ordain dancer zoo / move-white",
        "ordain zoo to-triangle / dancer",
        "ordain dancer to-triangle / zoo",
        "ordain dancer zoo / to-triangle",
    ]


def test_commandments_out_of_order_are_refused() -> None:
    """C-17 A place tells nothing but the kind: she may not sort her cards."""
    table = undecided(HAND)

    with pytest.raises(paravent.IllegalMove):
        table.play(0, "ordain to-triangle dancer / move-white")


def test_others_see_the_backs_of_the_three_places() -> None:
    """C-17 The kinds by place, in the event and in the view; the cards and the fourth are hers alone."""
    table = undecided(HAND)
    (event,) = table.play(0, "ordain dancer to-triangle / move-white")

    assert event.seen_by(0) == Ordained(0, ("action", "artefact", "artefact"), ("dancer", "to-triangle", "move-white"), "zoo")
    assert event.seen_by(1) == event.seen_by(None) == Ordained(0, ("action", "artefact", "artefact"), None, None)
    assert look(table, 2).backs == ("action", "artefact", "artefact")
    assert [look(table, seat).secrets for seat in (1, 2, None)] == [None, None, None]
    mine = look(table, 0).secrets
    assert mine is not None and (mine.cards, mine.discarded) == (("dancer", "to-triangle", "move-white"), "zoo")


# She places


def test_fifteen_artefacts_are_set_one_by_one() -> None:
    """C-2 C-3 Five white, five black, five brown, anywhere, standing or lying."""
    table = ordained()

    assert phase(table) == SET
    assert legal(table, 0) == [f"set {area}{stance}" for area in AREA for stance in ("", " lying")]
    perform(table, "set C; " * 4 + "set C lying; " + "set O; " * 5 + "set H4 lying; " * 4 + "set C")
    assert look(table, None).board == (
        Heap(AREA["C"], COLOURS[0], STANCES[0], 4),
        Heap(AREA["C"], COLOURS[0], STANCES[1], 1),
        Heap(AREA["C"], COLOURS[2], STANCES[0], 1),
        Heap(AREA["H4"], COLOURS[2], STANCES[1], 4),
        Heap(AREA["O"], COLOURS[1], STANCES[0], 5),
    )
    assert phase(table) == PERFORM[1]


def test_a_whole_placement_can_be_sent_as_one_line() -> None:
    """C-2 `arrange` stands for fifteen sets and leaves only those in the record."""
    table, twin = ordained(), ordained()
    table.play(0, "arrange C C C C C lying O O O O O H4 H4 H4 H4 C lying")
    perform(twin, "set C; " * 4 + "set C lying; " + "set O; " * 5 + "set H4; " * 4 + "set C lying")

    assert table.record() == twin.record()


def test_the_rest_of_a_placement_can_be_sent_as_one_line() -> None:
    """C-2 Who has set some artefacts one by one may lay the others in one act."""
    table, twin = ordained(), ordained()
    perform(table, "; ".join(["set C"] * 13))
    table.play(0, "arrange O H2 lying")
    perform(twin, "set C; " * 13 + "set O; set H2 lying")

    assert table.record() == twin.record()


def test_an_arrangement_is_read_back_from_its_moves() -> None:
    """C-2 The line that stands for some sets, and the one for a single set."""
    line = "arrange C H4 lying O"
    rules = paravent.games()["commandments"]

    assert rules.abridge(rules.expand(line)) == line
    assert rules.abridge(rules.expand("arrange T0 lying")) == "set T0 lying"


@pytest.mark.parametrize("line", ["arrange", "arrange " + "C " * 16, "arrange lying " + "C " * 15, "arrange " + "X " * 15])
def test_nothing_and_more_than_fifteen_are_no_arrangement(line: str) -> None:
    """C-2 One area to fifteen, and nothing changes if they are not."""
    table = ordained()
    before = table.dump()

    with pytest.raises(paravent.BadNotation):
        table.play(0, line)
    assert table.dump() == before


@pytest.mark.parametrize(
    ("seat", "refusal", "sentence"),
    [
        (0, paravent.IllegalMove, f"seat 0 may not arrange{' C' * 15} in Set()"),
        (1, NotAsked, f"seat 1 may not arrange{' C' * 15}: Set() asks 0"),
    ],
)
def test_more_than_is_left_cannot_be_sent_as_one_line(seat: int, refusal: type[paravent.ParaventError], sentence: str) -> None:
    """C-2 All of them or none: the refusal names the line and the open phase, and nothing changes."""
    table = ordained()
    table.play(0, "set O")
    before = table.dump()

    with pytest.raises(refusal) as told:
        table.play(seat, "arrange " + "C " * 15)
    assert (str(told.value), table.dump()) == (sentence, before)


def test_a_record_has_no_abbreviations() -> None:
    """C-2 One line, one play: `arrange` is for clients, and a record that holds it is refused at that line."""
    table = paravent.new("commandments", players=3, seed=3)
    (seat,) = table.owed()
    table.play(seat, table.legal(seat)[0])
    cut = table.record().partition("\nend:")[0]

    with pytest.raises(paravent.BadRecord, match=r"^line 9: .*'arrange C C"):
        paravent.replay(f"{cut}{seat} arrange{' C' * 15}\n")


# The end of a ritual


def test_the_fourth_fate_card_ends_the_ritual_at_once() -> None:
    """C-9 C-10 Twenty on top for every novice, nothing for her, whose earlier karma stays."""
    table = position(players=4)
    truth(table).karma = [7, 1, 0, 0]
    events = [perform(table, THREE)] + [perform(table, NOTHING) for _ in range(4)]

    assert events[-1][2:] == [
        RitualEnded(0, ("dancer", "to-triangle"), "move-white", (("second",), (), (), (), ()), (0, 23, 20, 20), fallen=True),
        RitualBegan(1, 2),
        Drawn(1, tuple(card.id for card in truth(table).hand)),
    ]
    assert look(table, None).karma == (7, 24, 20, 20)


def test_the_fourth_fate_card_on_the_last_move_costs_her_powers() -> None:
    """C-10 A ritual cut short by its last move is not completed."""
    table = position()
    perform(table, "; ".join([THREE] * 4 + [NOTHING] * 4))

    (ritual,) = look(table, None).rituals
    assert (ritual.fallen, ritual.gains) == (True, (0, 26, 26))


def test_otherwise_she_gets_as_much_as_the_best_novice() -> None:
    """C-14 C-22 Three fate cards are not four; all cards and marks of the ritual are shown, the fourth card is not."""
    table = position()
    perform(table, "; ".join([THREE, "gesture dance; take black O; put T0"] + [THREE] * 3 + [NOTHING] * 3))

    verdicts = [Verdict(1 + turn % 2, "karma", 6 if turn == 1 else 3, ("second",)) for turn in range(5)]
    verdicts[1] = Verdict(2, "karma", 6, ("first", "second"))
    verdicts += [Verdict(1 + turn % 2, "no-karma", 0, ()) for turn in range(5, 8)]
    shown = Ritual(0, ("dancer", "to-triangle"), "move-white", None, tuple(verdicts), (9, 9, 9), fallen=False)
    assert look(table, 1).rituals == look(table, None).rituals == (shown,)


def test_the_fourth_card_stays_hidden_for_good() -> None:
    """C-14 Only she who discarded it knows it, later and after the game."""
    table = position()
    fourth = truth(table).discarded
    assert fourth is not None
    while not table.over:
        (seat,) = table.owed()
        table.play(seat, table.default_move(seat, Chance(1)))

    assert look(table, 0).rituals[0].discarded == fourth.id
    assert [look(table, seat).rituals[0].discarded for seat in (1, 2, None)] == [None, None, None]


def test_a_ritual_without_karma_gives_her_nothing() -> None:
    """C-22 As much as the best novice is 0 if nobody has any; failing on purpose is allowed."""
    table = position()
    assert "forfeit" in legal(table, 1)
    end_ritual(truth(table), fallen=False, tell=Tell(on=False))

    assert truth(table).rituals[0].gains == (0, 0, 0)


def test_the_next_priestess_sits_to_the_left_and_places_anew() -> None:
    """C-2 C-14 C-16 The circle is cleared, the used cards are gone, fate is neutral, the next seat draws two and two."""
    table = position(priestess=2, fate=3)
    used = truth(table).places
    perform(table, NOTHING)
    s, view = truth(table), look(table, 0)

    assert (view.priestess, view.phase, view.board, view.unset, view.fate, view.backs) == (0, ORDAIN, (), 15, 0, ())
    assert [card.kind for card in s.hand] == ["action", "action", "artefact", "artefact"]
    assert not {card.id for card in used} & {card.id for card in s.hand + s.actions + s.artefacts}
    assert table.owed() == [0]


def test_a_new_hand_is_told_to_its_owner_only() -> None:
    """C-17 Others hear that she drew."""
    table = position(fate=3)
    drawn = perform(table, NOTHING)[-1]

    assert drawn.seen_by(1) == Drawn(1, tuple(card.id for card in truth(table).hand))
    assert drawn.seen_by(0) == drawn.seen_by(None) == Drawn(1, None)


def test_everyone_is_priestess_once_and_most_karma_wins() -> None:
    """C-16 From a random first one to the left; ties share."""
    table = paravent.new("commandments", players=5, seed=5)
    first = look(table, None).priestess
    while not table.over:
        (seat,) = table.owed()
        table.play(seat, table.default_move(seat, Chance(1)))

    assert [ritual.priestess for ritual in look(table, None).rituals] == [(first + k) % 5 for k in range(5)]
    assert table.outcome == paravent.Outcome((90, 90, 90, 90, 90), (0, 1, 2, 3, 4), "rituals")
    assert table.history(None)[-1] == Ended("rituals", (0, 1, 2, 3, 4))


def test_the_first_priestess_is_random() -> None:
    """C-16 Any seat may begin."""
    assert {look(paravent.new("commandments", players=3, seed=seed), None).priestess for seed in range(30)} == {0, 1, 2}


def test_the_decks_hold_every_card_once() -> None:
    """C-20 Two of each kind per player are drawn from decks with the blank cards in them; nothing is reshuffled."""
    table = paravent.new("commandments", players=3, seed=3, options={"blanks": [FREE, COUNTED]})
    s = truth(table)

    assert sorted(card.id for card in s.hand + s.actions + s.artefacts) == sorted([*DECK_CARD, "blank-1", "blank-2"])
    assert (look(table, None).actions, look(table, None).artefacts) == (36, 62)


# Time, talk and reading


def test_out_of_time() -> None:
    """C-21 Artefacts as commandments and the first action as taboo; k mod 12; forfeit; the suggestion."""
    table = undecided(HAND, options={"judge": "priestess"})
    assert late(table) == "ordain to-triangle move-white / dancer"
    assert [late(table) for _ in range(15)] == [f"set {area}" for area in [*AREA, "C", "H0", "H1"]]
    assert late(table) == "forfeit"
    perform(table, "take white C; gesture dance; put T0")
    assert phase(table) == JUDGE
    assert late(table) == "mark to-triangle move-white dancer"


def late(table: Table) -> str:
    """Play for the one who is asked, as when time runs out."""
    (seat,) = table.owed()
    move = table.default_move(seat, Chance(1))
    table.play(seat, move)
    return str(move)


def test_the_priestess_may_not_chat() -> None:
    """C-13 Novices may, she may not while her ritual runs."""
    table = position()
    table.talk(1, "what does she want?")

    with pytest.raises(NotAsked, match=r"seat 0 may not talk in Perform\(novice=1\)"):
        table.talk(0, "warmer")
    assert table.record().count("\n> ") == 1


def test_after_the_last_ritual_everyone_may_chat() -> None:
    """C-13 Also the last High Priestess: no ritual runs."""
    table = position()
    while not table.over:
        late(table)
    for seat in range(3):
        table.talk(seat, "so that was it")

    assert table.record().count("\n> ") == 3


def test_anyone_may_read_every_card() -> None:
    """C-15 The blank cards are in every view, karma and test included; which cards are in play is not."""
    table = position(options={"blanks": [FREE, COUNTED]})
    faces = look(table, None).blanks

    assert [(face.id, face.karma, face.test) for face in faces] == [
        ("blank-1", 4, None),
        ("blank-2", "?", '["artefacts", "start", "white"]'),
    ]
    assert look(table, 1).blanks == look(table, 0).blanks == faces
    assert len(DECK) == 100


def test_a_priestess_sees_no_other_hand() -> None:
    """C-7 C-15 No view but hers names a card in play before the ritual ends."""
    table = position(EXAMPLE_4, WHITE_IN)
    for seat in (1, 2, None):
        assert not [card for card in DECK_CARD if f"'{card}'" in repr(paravent.plain(look(table, seat)))]
