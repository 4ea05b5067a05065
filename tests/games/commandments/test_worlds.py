"""Other worlds: what a novice can make of the verdicts."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from paravent import Chance, Json, Seat, Table
from paravent.games.commandments.cards import DECK
from paravent.games.commandments.contract import COUNTED, FREE
from paravent.games.commandments.judging import announcement, total
from paravent.games.commandments.moves import Put
from paravent.games.commandments.scene import Scene, Trace, worth
from paravent.games.commandments.state import PLACES, CommandmentsState, Verdict
from paravent.games.commandments.worlds import Posterior, sample
from tests.games.commandments.positions import look, perform, position, truth

MOVES = "gesture dance; take white C; put T0", "take black O; put C", "gesture bow; take brown O; put H1 lying", "forfeit"
HIDDEN: dict[str, Json] = {"no_markers": True}


def played(options: dict[str, Json] | None = None, cards: str = "dancer to-triangle / move-white") -> Table:
    """Three verdicts and a forfeit of a ritual of four players."""
    table = position(cards, players=4, options=options)
    for line in MOVES:
        perform(table, line)
        while table.owed() == [0]:
            table.play(0, table.default_move(0, Chance(1)))
    return table


def scenes_of(table: Table) -> list[Scene]:
    """The completed moves, written down anew while the very same steps are played again."""
    again, scenes, previous = position("statue next-door / hermit", players=4), [], None
    for turn in truth(table).turns:
        for step in turn.performance:
            again.play(again.owed()[0], step)
        if isinstance(turn.performance[-1], Put):
            scenes.append(Scene(truth(again).board.copy(), turn.performance, 4, 0, turn.verdict.novice, previous))
            previous = Trace(turn.performance)
    return scenes


def account(table: Table) -> dict[str, list[int]]:
    """What each card of the deck was worth in each move."""
    scenes = scenes_of(table)
    return {card.id: [worth(card, scene) for scene in scenes] for card in DECK}


def told(table: Table, seat: Seat | None) -> list[Verdict]:
    """The verdicts that a seat was told."""
    return [turn.verdict for turn in look(table, seat).turns if turn.verdict.announced != "forfeited"]


def explains(verdicts: list[Verdict], first: list[int], second: list[int], taboo: list[int]) -> bool:
    """Whether cards worth this much in each move lead to every verdict."""
    for verdict, *found in zip(verdicts, first, second, taboo, strict=True):
        if max(total(found), 0) != verdict.karma or announcement(total(found)) != verdict.announced:
            return False
        if verdict.marks is not None and verdict.marks != tuple(p for p, value in zip(PLACES, found, strict=True) if value):
            return False
    return True


def possible(table: Table, seat: Seat | None) -> set[tuple[str, ...]]:
    """Every triple of an action card and two artefact cards that explains everything, by trying all of them."""
    worths, verdicts = account(table), told(table, seat)
    actions = [card.id for card in DECK if card.kind == "action"]
    artefacts = [card.id for card in DECK if card.kind == "artefact"]
    return {
        (action, first, second)
        for action in actions
        for first, second in permutations(artefacts, 2)
        if explains(verdicts, worths[action], worths[first], worths[second])
    }


@pytest.mark.parametrize("options", [{}, HIDDEN], ids=["markers", "no-markers"])
def test_the_posterior_counts_just_the_triples_that_explain_every_verdict(options: dict[str, Json]) -> None:
    """C-6 C-8 Trying all triples one by one finds the same worlds, the true one among them."""
    table = played(options)
    posterior = Posterior(look(table, 1), "auto")
    found = possible(table, 1)

    assert posterior.worlds == len(found)
    assert ("dancer", "to-triangle", "move-white") in found
    assert sum(posterior.weights(0).values()) == pytest.approx(1)
    assert set(posterior.weights(2)) == {three[2] for three in found}


@pytest.mark.parametrize(
    "options",
    [{}, HIDDEN, {"judge": "priestess"}, {"judge": "priestess", "no_markers": True, "blanks": [FREE, COUNTED]}],
    ids=["markers", "no-markers", "priestess", "everything"],
)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_sampled_world_cannot_be_told_apart(options: dict[str, Json], seat: Seat | None) -> None:
    """C-6 C-12 The same view, and cards that explain every verdict where the game judges alone."""
    table = played(options)
    worths = account(table)
    for seed in range(20):
        world = sample(look(table, seat), Chance(seed))
        assert table.rules.view(world, seat) == table.view(seat)
        if "judge" not in options:
            assert explains(told(table, seat), *(worths[id] for id in ids(world)))


def test_worlds_are_drawn_evenly() -> None:
    """C-8 Of the possible triples each comes up about as often as any other."""
    table = played()
    perform(table, "gesture clap; take black O; put T1; gesture kneel; take brown O; put T1")
    posterior = Posterior(look(table, 1), "auto")
    draws = 40 * posterior.worlds if posterior.worlds < 100 else 4000
    drawn = Counter(ids(sample(look(table, 1), Chance(f"even {k}"))) for k in range(draws))
    expected = draws / posterior.worlds

    assert len(drawn) <= posterior.worlds
    # The sum of squares over an even spread has this mean and spread; six deviations are never seen.
    chi = sum((count - expected) ** 2 / expected for count in drawn.values()) + expected * (posterior.worlds - len(drawn))
    assert abs(chi - posterior.worlds) < 6 * (2 * posterior.worlds) ** 0.5


def ids(world: CommandmentsState) -> tuple[str, ...]:
    return tuple(card.id for card in world.places)


def test_what_she_marks_herself_proves_only_its_karma() -> None:
    """C-12 With `priestess` an unlikely action card stays possible, since she may have departed from the suggestion."""
    table = played({"judge": "priestess"})
    posterior = Posterior(look(table, 1), "priestess")

    assert {card.id for triple in posterior.triples for card in triple.groups[0].cards} >= {"dancer", "zoo", "statue"}
    assert "zoo" not in Posterior(look(table, 1), "auto").weights(0)


def test_her_own_world_has_her_own_cards() -> None:
    """C-17 The High Priestess is uncertain of the decks only."""
    table = played()
    worlds = [sample(look(table, 0), Chance(seed)) for seed in range(5)]

    assert {ids(world) for world in worlds} == {("dancer", "to-triangle", "move-white")}
    assert len({tuple(card.id for card in world.actions) for world in worlds}) == 5


def test_cards_shown_in_earlier_rituals_are_gone() -> None:
    """C-14 Nobody expects again what was shown; the fourth card may still be anything unseen, but for her who saw it."""
    table = position(fate=3)
    fourth = truth(table).discarded
    perform(table, "take brown O; put O")
    assert fourth is not None
    for seat in (0, 2, None):
        worlds = [sample(look(table, seat), Chance(seed)) for seed in range(50)]
        held = {card.id for world in worlds for card in world.hand + world.actions + world.artefacts}
        assert not held & {"dancer", "to-triangle", "move-white"}
        assert (fourth.id in held) == (seat != 0)
        assert all(world.rituals[0].discarded is not None for world in worlds)
