"""A table: who is asked, sealed answers, standing moves, refusals, keeping."""

from __future__ import annotations

import json

import pytest

from paravent import BadNotation, Chance, IllegalMove, NotAsked, Outcome, ParaventError, Table
from paravent.core.table import load_table
from tests.core.toy import BALLOT, NO, ROLL, VETO, YES, BallotView, Rolled, Say, Turn, Vetoed, Vote, Voted, Winked, ballot


def voted(*words: str, seed: int = 1) -> Table:
    """A table at which seats 0, 1, ... have answered so."""
    table = ballot(seed=seed)
    for seat, word in enumerate(words):
        table.play(seat, word)
    return table


# Who is asked


def test_everyone_who_is_asked_owes_an_answer() -> None:
    """A vote asks all, in the order of the seats."""
    table = ballot()

    assert (table.asked(), table.owed()) == ([0, 1, 2], [0, 1, 2])
    assert [table.legal(seat) for seat in range(3)] == [[YES, NO]] * 3


def test_who_has_answered_owes_nothing_and_has_no_move() -> None:
    """The question still asks them all."""
    table = ballot()

    assert table.play(1, YES) == []
    assert (table.asked(), table.owed()) == ([0, 1, 2], [0, 2])
    assert (table.legal(1), table.legal(0)) == ([], [YES, NO])


def test_a_turn_asks_one_seat() -> None:
    """The others have no legal move."""
    table = voted("yes", "yes", "no")

    assert (table.state.phase, table.asked(), table.owed()) == (Turn(0), [0], [0])
    assert (table.legal(0), table.legal(1)) == ([ROLL], [])


def test_lists_that_are_handed_out_are_copies() -> None:
    """Whoever changes them changes nothing."""
    table = ballot()
    for handed in (table.asked(), table.owed(), table.legal(0), table.history(0)):
        handed.clear()

    assert (table.asked(), table.owed(), table.legal(0)) == ([0, 1, 2], [0, 1, 2], [YES, NO])


# Sealed answers


def test_answers_stay_sealed_until_all_are_in() -> None:
    """Nothing that a seat sees or is told depends on them; then they are opened together, in the order of the seats."""
    table = ballot()
    before = [(table.view(seat), table.history(seat), table.asked()) for seat in (None, 0, 2)]
    table.play(1, "no")

    assert [(table.view(seat), table.history(seat), table.asked()) for seat in (None, 0, 2)] == before
    assert (table.sealed(1), table.sealed(0)) == (NO, None)
    assert (table.play(2, "yes"), table.settled) == ([], False)
    assert (table.play(0, "yes"), table.settled) == ([Voted((YES, NO, YES))], True)
    assert [table.sealed(seat) for seat in range(3)] == [None, None, None]


def test_a_sealed_answer_can_be_taken_back_until_the_last_one_is_in() -> None:
    """It is as if it had not been given; the record has the last one only."""
    table, straight = voted("no", "yes"), voted("yes", "yes")
    table.talk(0, "hm")
    table.withdraw(0)

    assert (table.owed(), table.legal(0), table.sealed(0), table.decisions) == ([0, 2], [YES, NO], None, 1)
    table.play(0, "yes")
    straight.talk(0, "hm")
    for each in (table, straight):
        assert each.play(2, "no") == [Voted((YES, YES, NO))]
    assert table.dump() == straight.dump()
    assert sorted(table.record().splitlines()[1:-1]) == sorted(straight.record().splitlines()[1:-1])


def test_only_what_is_sealed_can_be_taken_back() -> None:
    """Not what was never said, nor what was opened, nor by a seat that there is not."""
    opened, twin = voted("yes", "yes", "no"), voted("no")
    for table, seat, code in ((ballot(), 0, "nothing-sealed"), (opened, 0, "nothing-sealed"), (twin, 9, "no-such-seat")):
        with pytest.raises(NotAsked) as refusal:
            table.withdraw(seat)
        assert refusal.value.code == code
    other = twin.clone()
    other.withdraw(0)
    assert (twin.sealed(0), other.sealed(0)) == (NO, None)


def test_the_order_of_arrival_leaves_no_trace() -> None:
    """Answers are resolved in the order in which the phase asked."""
    one, other = ballot(), ballot()
    for seat, word in ((0, "yes"), (1, "no"), (2, "yes")):
        one.play(seat, word)
    for seat, word in ((2, "yes"), (1, "no"), (0, "yes")):
        other.play(seat, word)

    assert one.dump() == other.dump()
    assert one.history(None) == other.history(None)


def test_an_answer_may_not_be_given_twice() -> None:
    """It stays sealed as it was."""
    table = voted("yes")

    with pytest.raises(NotAsked, match=r"^seat 0 may not no: it has already answered Vote\(\)$"):
        table.play(0, "no")
    assert table.sealed(0) == YES


# Standing moves


def test_a_standing_move_is_open_to_seats_that_are_not_asked() -> None:
    """It is applied at once, and the question asked afresh."""
    table = voted("yes", "yes", "yes")

    assert (table.standing(2), table.legal(2)) == ([VETO], [])
    assert table.play(2, "veto") == [Vetoed(2)]
    assert (table.state.phase, table.owed(), table.standing(2)) == (Vote(), [0, 1, 2], [])


def test_a_standing_move_lets_sealed_answers_be_given_again() -> None:
    """Also by a seat that has answered; what was sealed is forgotten unopened."""
    table = voted("yes", "yes")

    assert table.play(0, "veto") == [Vetoed(0)]
    assert (table.owed(), table.sealed(0), table.sealed(1)) == ([0, 1, 2], None, None)


def test_after_the_end_nothing_stands() -> None:
    """Nobody is asked, nobody may interrupt."""
    table = finished()

    assert (table.owed(), table.asked()) == ([], [])
    assert [(table.legal(seat), table.standing(seat)) for seat in range(3)] == [([], [])] * 3


# Views and history


def test_each_seat_sees_its_own_view() -> None:
    """A spectator sees nobody's secrets."""
    table = ballot()
    numbers = table.state.dump()["numbers"]

    assert isinstance(numbers, list) and isinstance(numbers[1], int)
    assert table.view(1) == BallotView(1, Vote(), 0, (True, True, True), numbers[1], 0)
    assert table.view(None) == BallotView(None, Vote(), 0, (True, True, True), None, None)


def test_each_seat_is_told_its_own_history() -> None:
    """Redacted, or not told at all."""
    table = voted("yes", "yes", "yes")
    rolled = table.play(0, "roll")[0]

    assert isinstance(rolled, Rolled) and rolled.points is not None
    assert table.history(0) == [Voted((YES, YES, YES)), rolled, Winked(0)]
    assert table.history(1) == table.history(None) == [Voted((YES, YES, YES)), Rolled(0, None)]


# Refusals


REFUSALS: list[tuple[int, str, type[ParaventError], str, str]] = [
    (1, "yes", NotAsked, "not-asked", "seat 1 may not yes: Turn(seat=0) asks 0"),
    (0, "yes", IllegalMove, "illegal-move", "seat 0 may not yes in Turn(seat=0)"),
    (3, "roll", NotAsked, "no-such-seat", "there is no seat 3 at a table of 3"),
    (-1, "roll", NotAsked, "no-such-seat", "there is no seat -1 at a table of 3"),
    (0, "maybe", BadNotation, "bad-notation", "seat 0: 'maybe' is not a move of this game; the phase is Turn(seat=0)"),
    (0, "veto roll", IllegalMove, "illegal-move", "seat 0 may not veto roll in Turn(seat=0)"),
]


@pytest.mark.parametrize(("seat", "move", "kind", "code", "sentence"), REFUSALS)
def test_a_refusal_says_why_and_changes_nothing(
    seat: int, move: str, kind: type[ParaventError], code: str, sentence: str
) -> None:
    """One sentence with seat, move and phase; of several moves in one line none is made unless all can be."""
    table = voted("yes", "yes", "yes")
    before = (table.dump(), table.record(), table.history(None))

    with pytest.raises(kind) as refusal:
        table.play(seat, move)

    assert (type(refusal.value), refusal.value.code, str(refusal.value)) == (kind, code, sentence)
    assert (table.dump(), table.record(), table.history(None)) == before


def test_a_refusal_does_not_tell_who_has_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whom a phase asks is public; who of them still owes an answer is not."""
    monkeypatch.setattr(BALLOT, "ask", lambda _: [0, 1])
    table, sentences = ballot(), []
    for answer in (None, "yes"):
        if answer is not None:
            table.play(0, answer)
        with pytest.raises(NotAsked) as refusal:
            table.play(2, "yes")
        sentences.append(str(refusal.value))

    assert sentences == ["seat 2 may not yes: Vote() asks 0, 1"] * 2


def test_who_must_keep_silent_is_not_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the rules keep a seat from saying is refused, and stands in no record."""
    monkeypatch.setattr(BALLOT, "may_talk", lambda _, seat: seat != 1)
    table = ballot()
    table.talk(0, "hello")
    with pytest.raises(NotAsked) as refusal:
        table.talk(1, "psst")

    assert refusal.value.code == "silent"
    assert "> 0 hello" in table.record() and "psst" not in table.record()


def test_when_the_game_is_over_every_move_is_refused() -> None:
    """Also a standing one."""
    table = finished()

    for move in ("yes", "veto"):
        with pytest.raises(NotAsked, match=f"^seat 0 may not {move}: the game is over$"):
            table.play(0, move)


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_there_is_refused_everything(seat: int) -> None:
    """Views, histories, moves and talk are for seats of this table."""
    table = ballot()

    for ask in (table.view, table.history, table.legal, table.standing, lambda k: table.talk(k, "hello")):
        with pytest.raises(NotAsked, match=f"^there is no seat {seat} at a table of 3$"):
            ask(seat)


def test_a_move_that_equals_a_legal_one_is_accepted() -> None:
    """Moves are values: another object with the same notation will do."""
    assert ballot().play(0, Say("yes")) == []


def test_a_line_may_stand_for_several_moves() -> None:
    """They are made one after the other."""
    table = voted("yes", "yes", "yes")

    assert table.play(2, "veto yes") == [Vetoed(2)]
    assert (table.sealed(2), table.decisions) == (YES, 5)


# The end


def finished() -> Table:
    table = ballot()
    while not table.over:
        for seat in table.owed():
            table.play(seat, table.legal(seat)[0])
    return table


def test_the_outcome_is_there_when_the_game_is_over() -> None:
    """Not before."""
    assert (ballot().over, ballot().outcome) == (False, None)
    outcome = finished().outcome

    assert finished().over
    assert isinstance(outcome, Outcome) and outcome.ending == "rounds"
    assert all(1 <= score <= 6 for score in outcome.scores)


def test_a_playout_goes_to_the_end_and_counts_its_decisions() -> None:
    """The same seed, the same game."""
    table, twin = ballot(), ballot()

    decisions = table.playout(3)

    assert table.over and decisions == table.decisions > 0
    assert (twin.playout(3), twin.dump()) == (decisions, table.dump())


def test_a_playout_begins_where_the_table_is() -> None:
    """Also between the answers of a phase: what is sealed counts."""
    table = voted("yes", "yes")

    decisions = table.playout(3)

    assert table.over and table.decisions == decisions + 2
    first = table.history(None)[0]
    assert isinstance(first, Voted) and first.votes[:2] == (YES, YES)


def test_the_default_move_is_for_a_seat_that_owes_an_answer() -> None:
    """Its chance is the clock's own: the table's stays untouched, so that records replay."""
    table = voted("yes")
    before = table.chance.dump()

    assert {table.default_move(1, Chance(seed)) for seed in range(20)} == {YES, NO}
    assert table.chance.dump() == before
    with pytest.raises(AssertionError, match="only a seat that owes an answer can be late"):
        table.default_move(0, Chance(1))


# Keeping


def test_a_clone_is_equal_and_independent() -> None:
    """With its sealed answers, its history and its lines; whatever happens to one leaves the other."""
    table = voted("yes", "yes", "yes")
    table.play(0, "roll")
    table.play(1, "no")
    twin = table.clone()
    same = (table.dump(), table.record(), table.history(0), table.owed())

    assert (twin.dump(), twin.record(), twin.history(0), twin.owed()) == same
    twin.play(0, "yes")
    twin.play(2, "veto")
    assert (table.dump(), table.record(), table.history(0), table.owed()) == same


def test_a_clone_rolls_the_same_dice() -> None:
    """Its chance is a copy, not the same stream."""
    table = voted("yes", "yes", "yes")
    twin = table.clone()

    assert twin.play(0, "roll") == table.play(0, "roll")


@pytest.mark.parametrize("words", [(), ("yes",), ("no", "yes"), ("yes", "yes", "no")])
def test_a_dumped_table_goes_on_where_it_was(words: tuple[str, ...]) -> None:
    """Sealed answers included; through JSON; it remembers nothing of the time before."""
    table = voted(*words)
    twin = load_table(BALLOT, json.loads(json.dumps(table.dump())))

    assert twin.dump() == table.dump()
    assert (twin.owed(), twin.history(None)) == (table.owed(), [])
    table.playout(4)
    twin.playout(4)
    assert twin.dump() == table.dump()


def test_a_loaded_table_tells_what_happens_from_there_on() -> None:
    """To each seat what it may know, as at the table that was dumped; only the record, which lacks its beginning, is refused."""
    table = voted("yes", "yes")
    twin, before = load_table(BALLOT, table.dump(), history=True), len(table.history(None))

    assert twin.play(2, "no") == table.play(2, "no") != []
    for seat in (0, 1, 2, None):
        assert twin.history(seat) == table.history(seat)[before:]
    for loaded in (twin, twin.clone()):
        with pytest.raises(AssertionError, match="a loaded table has no record"):
            loaded.record()


def test_a_finished_table_can_be_dumped_and_loaded() -> None:
    """It is over there too, with the same outcome."""
    table = finished()
    twin = load_table(BALLOT, table.dump())

    assert (twin.over, twin.outcome) == (True, table.outcome)


def test_without_history_nothing_is_told_or_kept() -> None:
    """The game goes the same way."""
    silent, table = ballot(history=False), ballot()
    silent.playout(2)
    table.playout(2)

    assert silent.history(0) == []
    assert silent.dump() == table.dump()
    with pytest.raises(AssertionError, match="a table made with history=False keeps no record"):
        silent.record()
