"""S-6 Reaction windows ask by public knowledge: over thousands of them, hidden cards make no difference that others could see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import paravent
from paravent import Chance, Phase, Seat, Table
from paravent.games.sultans.moves import PASS
from paravent.games.sultans.state import AvoidWindow, GuardWindow, RevoltWindow, SultansState, has, seats_in
from tests.games.sultans.positions import truth

WINDOWS = (GuardWindow, RevoltWindow, AvoidWindow)
ENOUGH = 400  # windows for each player count; eleven player counts


def windows(players: int, enough: int) -> Iterator[Table]:
    """Tables at which a window has just opened, in random games that like to act."""
    chance = Chance(f"windows of {players}")
    found = 0
    while True:
        table = paravent.new("sultans", players, chance.below(1 << 30), {"rounds": 2})
        last: Phase | None = None
        while not table.over:
            if isinstance(table.state.phase, WINDOWS) and table.state.phase is not last:
                yield table
                found += 1
                if found == enough:
                    return
            last = table.state.phase
            seat = chance.choice(table.owed())
            moves = table.legal(seat)
            acts = [move for move in moves if not str(move).startswith(("look", "swap", "hide"))]
            table.play(seat, chance.choice(acts if acts and chance.below(3) else moves))


def with_other_cards(table: Table, keep: Seat | None, chance: Chance) -> Table:
    """The same table, the hidden cards and the spare shuffled; one seat, the onlooker, keeps its own."""
    s = truth(table).copy()
    places = [seat for seat in seats_in(s.hidden) if seat != keep]
    cards = [s.cards[seat] for seat in places] + [s.spare]
    chance.shuffle(cards)
    for seat in places:
        s.cards[seat] = cards.pop()
    s.spare = cards.pop()
    return Table(table.rules, table.players, table.options, table.seed, Chance(table.chance), s, history=True)


def fresh(table: Table) -> Table:
    """The same table with its history beginning here."""
    return Table(table.rules, table.players, table.options, table.seed, Chance(table.chance), truth(table).copy(), history=True)


def look_alike(ours: Table, theirs: Table, seat: Seat | None) -> bool:
    """Whether everything this onlooker can see is the same at both tables."""
    same = ours.view(seat) == theirs.view(seat) and ours.asked() == theirs.asked() and ours.history(seat) == theirs.history(seat)
    return same and (seat is None or (ours.legal(seat), ours.standing(seat)) == (theirs.legal(seat), theirs.standing(seat)))


def answer_both(ours: Table, theirs: Table, onlooker: Seat | None, chance: Chance) -> tuple[int, int]:
    """Answer both windows seat by seat, each as its cards allow; how many decisions each takes until it closes."""
    window = ours.state.phase
    order = ours.owed()
    chance.shuffle(order)
    taken = [0, 0]
    for seat in order:
        for number, table in enumerate((ours, theirs)):
            assert table.state.phase is window
            assert PASS in table.legal(seat)
            table.play(seat, PASS if seat == onlooker else chance.choice(table.legal(seat)))
            taken[number] += 1
        if seat != order[-1]:
            assert look_alike(ours, theirs, onlooker)
    assert ours.state.phase is not window and theirs.state.phase is not window
    return taken[0], taken[1]


@pytest.mark.parametrize("players", range(5, 16))
def test_hidden_cards_change_nothing_that_others_see_of_a_window(players: int) -> None:
    """S-6 Who is asked, what others see while it is open, and its length in decisions are the same whatever the cards."""
    chance = Chance(players)
    met: Counter[str] = Counter()
    for table in windows(players, ENOUGH):
        onlooker = chance.choice([*range(players), None])
        ours, theirs = fresh(table), with_other_cards(table, onlooker, chance)
        assert look_alike(ours, theirs, onlooker)
        asked = ours.asked()
        assert answer_both(ours, theirs, onlooker, chance) == (len(asked), len(asked))
        met[type(table.state.phase).__name__] += 1

    assert set(met) == {window.__name__ for window in WINDOWS}


def test_a_window_in_which_all_pass_ends_alike_whatever_the_cards() -> None:
    """S-6 Passing when one could react and passing because one must are told alike, unless a death shows a card."""
    chance = Chance("all pass")
    for table in windows(9, ENOUGH):
        phase = table.state.phase
        ours, theirs = fresh(table), with_other_cards(table, None, chance)
        if isinstance(phase, GuardWindow) and has(truth(table).hidden, phase.victim):
            continue
        for twin in (ours, theirs):
            for seat in twin.owed():
                twin.play(seat, PASS)
        if truth(ours).round == truth(table).round and not ours.over:
            assert look_alike(ours, theirs, None)


def test_who_lacks_the_reaction_has_one_answer() -> None:
    """S-6 Pass; who has it may still pass."""
    words = {GuardWindow: "intervene", RevoltWindow: "join", AvoidWindow: "avoid"}
    lists: Counter[tuple[str, ...]] = Counter()
    for table in windows(12, ENOUGH):
        for seat in table.owed():
            lines = tuple(str(move) for move in table.legal(seat))
            assert lines in {("pass",), (words[type(table.state.phase)], "pass")}
            lists[lines] += 1

    assert len(lists) == 4


def test_asking_depends_on_public_facts_only() -> None:
    """S-6 The same public table asks the same seats under every deal of its hidden cards, in every phase."""
    chance = Chance("asks")
    for seed in range(40):
        table = paravent.new("sultans", 5 + seed % 11, seed, {"rounds": 1})
        while not table.over:
            assert with_other_cards(table, None, chance).asked() == table.asked()
            seat = chance.choice(table.owed())
            table.play(seat, chance.choice(table.legal(seat)))
    assert isinstance(table.state, SultansState)
