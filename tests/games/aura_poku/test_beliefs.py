"""Beliefs in Aura Poku: what others did with a card that they drew says which one it may be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import paravent
from paravent.bots.bot import prompt_for
from paravent.core.chance import Chance
from paravent.core.rules import Event, Seat
from paravent.core.table import Table
from paravent.games.aura_poku.beliefs import AuraPokuBeliefs
from paravent.games.aura_poku.cards import NODE
from paravent.games.aura_poku.deeds import SLIP, Deeds, sets_of
from paravent.games.aura_poku.events import (
    Accepted,
    Carried,
    Crossed,
    Demanded,
    Drew,
    Housed,
    Left,
    Offered,
    Rolled,
    Stayed,
    Stepped,
    TurnBegan,
    Walked,
)
from paravent.games.aura_poku.playbook import AuraPokuBook
from paravent.games.aura_poku.state import MOVE, AuraPokuState
from tests.bots.players import simple
from tests.games.aura_poku.positions import START, look, position, truth
from tests.games.aura_poku.test_worlds import explains

THRONE, A1L, A1U, L1L, C1U = (NODE[name] for name in ("throne", "a1l", "a1u", "l1l", "c1u"))
CHEAP, DEAR = "1-2", "3-6"


def onto(altar: str, *home: int) -> list[Event]:
    """Seat 1 comes onto an altar and draws, unseen; of its other pawns some are in the village, the rest at the throne."""
    housed: list[Event] = [event for k in home for event in (Walked(1, k, THRONE, NODE["village"]), Housed(1, k, 24))]
    return [*housed, TurnBegan(1, 1), Rolled(1, 4), Walked(1, 0, THRONE, NODE[altar]), Drew(1, None)]


def fits(told: list[Event], seat: Seat = 0, slot: int = 0) -> dict[str, float]:
    """For a card of the pile, the first by default, how well each kind fits what was told to this seat, of three."""
    deeds = Deeds(look(position(START, START, START), seat))
    for event in told:
        deeds.learn(event)
    return {card.name: fit for card, fit in zip(deeds.kinds, deeds.fits[slot], strict=True)}


WITH_COMPANY = [*onto("a1u"), Walked(2, 0, THRONE, C1U), Demanded(1, A1U, 4), Offered(2, 4, 1)]


@pytest.mark.parametrize(
    ("before", "deed", "odd", "fitting"),
    [
        (onto("a1l"), TurnBegan(2, 1), CHEAP, DEAR),
        (onto("a1l"), Rolled(1, 3), CHEAP, DEAR),
        (onto("a1l"), Crossed(1, A1L, (0,), L1L, None), DEAR, CHEAP),
        (WITH_COMPANY, Accepted(1, (2,)), DEAR, CHEAP),
        (WITH_COMPANY, Accepted(1, ()), CHEAP, DEAR),
        ([*onto("a1l", 1, 2), Rolled(1, 2)], Left(1, 0, A1L, 3), CHEAP, DEAR),
        ([*onto("a1l", 1, 2), Rolled(1, 2)], Stayed(1), DEAR, CHEAP),
    ],
    ids=["ends its turn", "rolls", "crosses", "takes an offer", "takes none", "walks off", "stays"],
)
def test_a_deed_speaks_against_some_cards(before: list[Event], deed: Event, odd: str, fitting: str) -> None:
    """To cross or to take somebody along speaks against dear cards, to wait, to refuse or to walk off against cheap ones."""
    assert fits([*before, deed])[odd] < fits(before)[odd]
    assert fits([*before, deed])[fitting] == fits(before)[fitting]


def test_nothing_is_held_to_be_impossible() -> None:
    """A deed may be a bluff."""
    assert SLIP <= min(fits([*onto("a1l"), TurnBegan(2, 1)]).values()) < 2 * SLIP


def test_who_waits_once_may_wait_again() -> None:
    """The same patience twice does not count twice."""
    once = [*onto("a1l"), TurnBegan(2, 1)]

    assert fits([*once, TurnBegan(0, 1), TurnBegan(1, 2), Rolled(1, 3)]) == fits(once)


def test_what_no_card_explains_says_nothing_of_the_card() -> None:
    """Alone on the last altar everybody crosses, whatever it costs; who does not has other reasons."""
    assert min(fits([*onto("a3l"), TurnBegan(2, 1)]).values()) > 0.9


def test_a_crossing_with_passengers_is_judged_when_they_are_accepted() -> None:
    """A-12 Accepting binds: the crossing itself is no further choice."""
    taken = [*WITH_COMPANY, Accepted(1, (2,))]

    assert fits([*taken, Carried(2, 1, 4, (0,), NODE["l1u"]), Crossed(1, A1U, (0,), NODE["l1u"], None)]) == fits(taken)


def test_after_a_sacrifice_waiting_is_no_choice() -> None:
    """A-10 One sacrifice a turn: who has crossed and stepped onto another altar cannot cross from there before the next turn."""
    crossed = [*onto("a2l"), Crossed(1, NODE["a2l"], (0,), NODE["l2l"], None), Stepped(1, 1, A1L), Drew(1, None)]
    waited = [*crossed, TurnBegan(2, 1)]

    assert set(fits(waited, slot=1).values()) == {1.0}
    assert set(fits([*waited, TurnBegan(1, 2), Rolled(1, 3)], slot=1).values()) != {1.0}


def test_my_own_deeds_tell_me_nothing() -> None:
    """I know my card."""
    assert set(fits([*onto("a1l"), TurnBegan(2, 1)], seat=1).values()) == {1.0}


def test_sets_of_offers_are_all_looked_at() -> None:
    """A-12 Any subset may be accepted."""
    assert sets_of([0, 2, 3]) == [[0], [2], [0, 2], [3], [0, 3], [2, 3], [0, 2, 3]]


def waiting(top: str) -> Table:
    """Seat 1 has stepped onto the first altar, drawn this card, and not crossed."""
    table = position(START, "p4 throne throne", START, first=1, phase=MOVE[1][3], pile=top)
    table.play(1, "move 0 to a1l")
    table.play(1, "done")
    return table


def held(beliefs: AuraPokuBeliefs, number: int) -> Counter[str]:
    worlds = [beliefs.draw(Chance(seed)) for seed in range(number)]
    return Counter(str(world.cards[1]) for world in worlds)


def test_beliefs_do_not_depend_on_what_a_seat_cannot_see() -> None:
    """A-14 The same deeds with a cheap card and with a dear one look the same, and are believed to be the same."""
    cheap, dear = (AuraPokuBeliefs(table.view(0), table.history(0)) for table in (waiting(CHEAP), waiting(DEAR)))

    assert cheap.deeds.fits == dear.deeds.fits
    assert held(cheap, 50) == held(dear, 50)


def test_worlds_come_up_as_often_as_they_fit() -> None:
    """With one card judged, a kind is as likely as there are cards of it, times its fit."""
    table = waiting(CHEAP)
    beliefs = AuraPokuBeliefs(table.view(0), table.history(0))
    weights = [
        beliefs.worlds.board.cards.count(card) * fit for card, fit in zip(beliefs.kinds, beliefs.deeds.fits[0], strict=True)
    ]
    drawn = held(beliefs, 2000)

    for card, weight in zip(beliefs.kinds, weights, strict=True):
        assert drawn[card.name] / 2000 == pytest.approx(weight / sum(weights), abs=0.03)


def test_by_the_rules_alone_all_cards_are_alike() -> None:
    """Of twelve cards two are the cheapest."""
    table = waiting(DEAR)

    assert held(AuraPokuBeliefs(table.view(0), table.history(0), uniform=True), 1200)[CHEAP] == pytest.approx(200, abs=40)


def test_a_hard_bot_imagines_worlds_that_fit() -> None:
    """Who did not cross has hardly drawn the cheapest card."""
    table = waiting(CHEAP)
    book = AuraPokuBook(table.view(0), table.history(0))
    worlds = [book.world(Chance(seed)) for seed in range(300)]

    assert sum(isinstance(world, AuraPokuState) and str(world.cards[1]) == CHEAP for world in worlds) < 15


def greedy_game(players: int, seed: int) -> Iterator[Table]:
    """A game between rule-based bots, one table at its every twelfth decision."""
    table, chance = paravent.new("aura_poku", players, seed), Chance(seed)
    while not table.over:
        seat = table.owed()[0]
        if table.decisions % 12 == 0:
            yield table
        table.play(seat, simple("aura_poku").choose(table.view(seat), prompt_for(table, seat), table.history(seat), chance))


def test_imagined_worlds_agree_with_all_that_was_seen() -> None:
    """What fits the deeds also agrees with the view and the history."""
    for table in greedy_game(3, 5):
        seat = table.owed()[0]
        world = AuraPokuBeliefs(table.view(seat), table.history(seat)).draw(Chance(table.decisions))

        assert table.rules.view(world, seat) == table.view(seat)
        assert explains(world, table.history(seat))


@pytest.mark.parametrize("players", [3, 6])
def test_the_game_is_followed_to_where_it_stands(players: int) -> None:
    """All that lies open follows from what was told."""
    for table in greedy_game(players, 5):
        s, t = AuraPokuBeliefs(table.view(0), table.history(0)).deeds.s, truth(table)

        assert (s.pawns, s.taken, s.huts, s.sources) == (t.pawns, t.taken, t.huts, t.sources)
        assert (s.persecutor, s.rings, s.round, s.offers) == (t.persecutor, t.rings, t.round, t.offers)
