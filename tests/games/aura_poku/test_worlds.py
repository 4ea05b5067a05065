"""Sampled worlds agree with everything that a seat has seen, and none is favoured."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

import paravent
from paravent import Chance, Event, Json, Seat, Table
from paravent.games.aura_poku.board import BOARDS
from paravent.games.aura_poku.cards import NODE, SACRIFICES, Sacrifice
from paravent.games.aura_poku.events import Carried, Crossed, Drew, Given, Left, Offered, SourcePassed
from paravent.games.aura_poku.ledger import Past
from paravent.games.aura_poku.state import AuraPokuState
from paravent.games.aura_poku.worlds import sample
from tests.games.aura_poku.positions import START, look, position, truth

GAMES: list[tuple[int, dict[str, Json]]] = [
    (3, {}), (4, {"board": "creek"}), (5, {"board": "creek", "last_takes_all": True}), (6, {"board": "creek", "max_rounds": 5}),
]  # fmt: skip


def walked(players: int, options: dict[str, Json], seed: int) -> Iterator[Table]:
    """A random game, one table at its every tenth decision and at its end."""
    table, chance = paravent.new("aura_poku", players, seed, options), Chance(seed)
    while not table.over:
        seat = table.owed()[0]
        table.play(seat, chance.choice(table.legal(seat)))
        if table.decisions % 10 == 0 or table.over:
            yield table


def explains(s: AuraPokuState, history: Sequence[Event]) -> bool:
    """Whether some order of the coins that left the bag makes this world's past agree with this history.

    Written apart from the sampler: the history is played forward, with this world's cards, trying every coin for every gift.
    """
    board, players = s.board, len(s.purses)
    slots = first_shuffle(s, history)
    left = Counter(board.bag(players))
    left.subtract(s.bag)
    return tries(list(history), 0, slots, [], [None] * players, [sum(board.purse)] * players, left, s)


def first_shuffle(s: AuraPokuState, history: Sequence[Event]) -> list[Sacrifice]:
    """The pile as it was shuffled at the start, from where its cards are now."""
    past = Past(s.board, len(s.purses), history)
    slots: dict[int, Sacrifice] = dict(zip(past.queue, s.pile, strict=True))
    for slot, card in zip(past.held, s.cards, strict=True):
        if slot is not None and card is not None:
            slots[slot] = card
    return [slots[slot] for slot in range(len(s.board.cards))]


def tries(
    events: list[Event], at: int, pile: list[Sacrifice], under: list[Sacrifice], held: list[Sacrifice | None], purses: list[int],
    left: Counter[int], s: AuraPokuState,
) -> bool:  # fmt: skip
    """Go on from the event at `at`; `under` are the cards put back, below those of `pile`."""
    pile, under, held, purses = pile.copy(), under.copy(), held.copy(), purses.copy()
    while at < len(events):
        event = events[at]
        at += 1
        match event:
            case Given(k, told):
                coins = [coin for coin, count in left.items() if count > 0 and told in (None, coin)]
                return any(
                    tries(events, at, pile, under, held, with_gold(purses, k, coin), left - Counter([coin]), s) for coin in coins
                )
            case Drew(k, card):
                held[k] = (pile or under).pop(0)
                if card is not None and card is not held[k]:
                    return False
            case SourcePassed(k, _, _, taken):
                purses[k] += sum(taken)
            case Offered(k, gold, _):
                if purses[k] < gold:
                    return False
            case Carried(k, sacrificer, gold, _, _):
                purses[k] -= gold
                purses[sacrificer] += gold
            case Left(k, _, _, paid):
                purses[k] -= paid
                under.append(put_back(held, k))
            case Crossed(k, altar, _, _, _):
                paid_card = put_back(held, k)
                purses[k] -= paid_card.upper if altar.name[-1] == "u" else paid_card.lower
                under.append(paid_card)
        if min(purses) < 0:
            return False
    return (purses, held, pile + under) == (s.purses, s.cards, s.pile) and not +left


def with_gold(purses: list[int], seat: Seat, gold: int) -> list[int]:
    return [purse + gold if k == seat else purse for k, purse in enumerate(purses)]


def put_back(held: list[Sacrifice | None], seat: Seat) -> Sacrifice:
    card = held[seat]
    assert card is not None
    held[seat] = None
    return card


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_sampled_worlds_agree_with_all_that_was_seen(players: int, options: dict[str, Json]) -> None:
    """A-9 A-13 A-17 For every seat and spectators, during the game and after it; and the truth passes the same check."""
    for seed in range(2):
        for table in walked(players, options, seed):
            for seat in [None, table.decisions % players]:
                assert explains(truth(table), table.history(seat))
                world = sample(look(table, seat), table.history(seat), Chance(seed))
                assert table.rules.view(world, seat) == table.view(seat)
                assert explains(world, table.history(seat))


def test_the_check_itself_bites() -> None:
    """A world with a coin moved, two cards swapped or a purse changed explains nothing."""
    *_, table = walked(3, {}, 1)
    for spoil in (spoil_purse, spoil_card, spoil_bag):
        world = truth(table).copy()
        spoil(world)
        assert not explains(world, table.history(None))


def spoil_purse(s: AuraPokuState) -> None:
    s.purses[0] += 7


def spoil_card(s: AuraPokuState) -> None:
    s.pile = [SACRIFICES["9-9"] for _ in s.pile]


def spoil_bag(s: AuraPokuState) -> None:
    s.bag.pop()


def test_the_truth_is_among_the_sampled_worlds() -> None:
    """In a short game the true cards and purses come up."""
    table = paravent.new("aura_poku", 3, 5, {"board": "creek"})
    chance = Chance(5)
    while not any(isinstance(event, Drew) for event in table.history(None)):
        seat = table.owed()[0]
        table.play(seat, chance.choice(table.legal(seat)))
    true = truth(table)
    found = {
        (tuple(w.purses), tuple(w.cards)) for w in (sample(look(table, None), table.history(None), chance) for _ in range(300))
    }

    assert (tuple(true.purses), tuple(true.cards)) in found


A1L, L1L = NODE["a1l"], NODE["l1l"]
PAID_NINE: list[Event] = [Offered(1, 9, 1), Carried(1, 2, 9, (0,), L1L)]
GIFT_AND_CROSSING: list[Event] = [Given(1, None), Drew(1, None), Crossed(1, A1L, (1,), L1L, None)]


def deals(purse: int | None) -> Counter[tuple[str, int]]:
    """Every card and coin with which seat 1, who had one gold and one gift, could cross at a1l; by physical cards and coins."""
    board = BOARDS["gold_coast"]
    found: Counter[tuple[str, int]] = Counter()
    for card in board.cards:
        for coin, count in board.bag(3).items():
            rest = 1 + coin - card.lower
            if rest >= 0 and purse in (None, rest):
                found[card.name, rest] += count
    return found


@pytest.mark.parametrize("purse", [None, 0, 2])
def test_every_deal_that_agrees_is_equally_likely(purse: int | None) -> None:
    """A-13 A-17 Seat 1 paid nine of ten, got a gift and crossed alone; at the end, when purses are counted, the sum is known."""
    table = position("throne p20 p21", f"l1l l1l throne | {purse or 0}", START)
    if purse is not None:
        truth(table).phase = None
        truth(table).purses[2] = 19
    view, chance, drawn = look(table, 0), Chance(3), 3000
    seen: Counter[tuple[str, int]] = Counter()
    for _ in range(drawn):
        world = sample(view, PAID_NINE + GIFT_AND_CROSSING, chance)
        seen[world.pile[-1].name, world.purses[1]] += 1
    expected = deals(purse)

    assert set(seen) <= set(expected)
    for key, ways in expected.items():
        share = ways / expected.total()
        assert abs(seen[key] / drawn - share) < 4 * (share / drawn) ** 0.5 + 0.001


def test_who_offered_gold_had_it() -> None:
    """A-27 Seat 1 had one gold, got a gift and offered five: it was a four or a six."""
    view = look(position("throne p20 p21", "l1l c1l throne | 5", START), 0)
    history: list[Event] = [*PAID_NINE, Given(1, None), Offered(1, 5, 1)]
    chance = Chance(4)

    assert {sample(view, history, chance).purses[1] for _ in range(60)} == {5, 7}
    assert {sample(view, history[:-1], chance).purses[1] for _ in range(200)} == {2, 3, 5, 7}


def test_who_put_a_card_back_knows_it_when_it_comes_up_again() -> None:
    """A-9 The creek has six cards: seat 0's comes up at the sixth draw after it."""
    card = SACRIFICES["3-5"]
    mine: list[Event] = [Drew(0, card), Crossed(0, A1L, (0,), L1L, 5)]
    others = [
        event for k in (1, 2, 1, 2, 1) for event in (Drew(k, None), SourcePassed(k, 0, 1, (9,)), Crossed(k, A1L, (0,), L1L, None))
    ]
    table = position("l1l throne throne | 3", "a1l throne throne | 9 | 1-2", START, board="creek")
    for seed in range(20):
        world = sample(look(table, 0), [*mine, *others, Drew(1, None)], Chance(seed))
        assert world.cards == [None, card, None]
        world = sample(look(table, 0), [*mine, *others[:3], Drew(1, None)], Chance(seed))
        assert world.cards[1] is not card
