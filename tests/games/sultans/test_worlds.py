"""Sampled worlds against a brute-force list of all of them, made by playing the rules themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

import pytest

import paravent
from paravent import Chance, Event, IllegalMove, Move, NotAsked, Seat, Table
from paravent.core.record import read
from paravent.games.sultans.cards import CAST, NEUTRALS, SIDED, SULTAN, Role
from paravent.games.sultans.deals import ANY, NO_SLAVE, Deck
from paravent.games.sultans.events import EyesOpened
from paravent.games.sultans.moves import PASS
from paravent.games.sultans.state import Dark, SultansState
from paravent.games.sultans.worlds import Beliefs, believe, first_card, is_possible, this_round
from tests.games.sultans.positions import look, truth

World = tuple[tuple[Role, ...], tuple[int, ...]]  # the cards, the spare's last; the bars


def every_deal(players: int) -> set[tuple[Role, ...]]:
    """Every way the cards can be dealt, by listing them."""
    cast = [one for one in SIDED for _ in range(CAST[players][one.index])]
    return {deal for some in combinations(NEUTRALS, CAST[players][4]) for deal in permutations([*cast, *some])}


def world_of(s: SultansState) -> World:
    return (*s.cards, s.spare), tuple(s.barred)


class Lister:
    """Plays a record again from every deal and with every secret choice, as far as one seat is told the same."""

    def __init__(self, table: Table, seat: Seat | None) -> None:
        self.seat = seat
        self.plays = [(mover, text) for _, mover, text, _ in read(table.record()).lines]
        self.told = table.history(seat)
        self.view = table.view(seat)
        self.start = paravent.new("sultans", table.players, table.seed, table.options)
        self.found: Counter[World] = Counter()

    def list_all(self, deals: set[tuple[Role, ...]]) -> Counter[World]:
        for deal in sorted(deals, key=str):
            world = truth(self.start).copy()
            world.cards, world.spare = list(deal[:-1]), deal[-1]
            start = self.start
            self.go_on(Table(start.rules, start.players, start.options, start.seed, Chance(1), world, history=True), 0)
        return self.found

    def go_on(self, table: Table, at: int) -> None:
        told = table.history(self.seat)
        if told != self.told[: len(told)]:
            return
        if at == len(self.plays):
            if told == self.told and table.view(self.seat) == self.view:
                self.found[world_of(truth(table))] += 1
            return
        mover, text = self.plays[at]
        for move in self.choices(table, mover, text):
            twin = table.clone()
            try:
                twin.play(mover, move)
            except (IllegalMove, NotAsked):
                continue
            self.go_on(twin, at + 1)

    def choices(self, table: Table, mover: Seat | None, text: str) -> list[Move]:
        """What was played; in the dark, anything that another may have chosen; in a window a pass for what is not possible."""
        if isinstance(table.state.phase, Dark) and mover is not None and mover != self.seat:
            return table.legal(mover)
        move = table.rules.parse(text)
        legal = [] if mover is None else table.legal(mover)
        return [move] if move in legal or PASS not in legal else [PASS]


def games(players: int, secrets: int, enough: int) -> Iterator[Table]:
    """Positions of first rounds in which so many secret choices have been made, in games that like to look and to hide."""
    chance = Chance(f"worlds {players} {secrets}")
    found = 0
    while found < enough:
        table = paravent.new("sultans", players, chance.below(1 << 30), {"rounds": 2})
        while truth(table).round == 1 and not table.over:
            if sum(isinstance(event, EyesOpened) for event in table.history(None)) == secrets and chance.below(4) == 0:
                found += 1
                yield table
                break
            seat = chance.choice(table.owed())
            moves = table.legal(seat)
            liked = [move for move in moves if str(move).startswith(("hide", "exchange", "look", "hunt", "dance", "revolt"))]
            table.play(seat, chance.choice(liked if liked and chance.below(2) else moves))


def beliefs(table: Table, seat: Seat | None, limit: int, chance: Chance) -> Beliefs:
    return believe(look(table, seat), this_round(table.history(seat)), limit, chance)


CASES = [(5, 0, 4), (5, 1, 6), (5, 2, 5), (6, 1, 2)]


@pytest.mark.parametrize(("players", "secrets", "enough"), CASES)
def test_all_worlds_are_counted(players: int, secrets: int, enough: int) -> None:
    """S-3 Deals and secret choices that agree with all that was told are counted exactly, bars too; the truth is among them."""
    deals = every_deal(players)
    for number, table in enumerate(games(players, secrets, enough)):
        seat = None if number == 0 else number % players
        listed = Lister(table, seat).list_all(deals)
        assert world_of(truth(table)) in listed
        assert sum(beliefs(table, seat, 10**9, Chance(0)).shares()) == listed.total()


@pytest.mark.parametrize("limit", [10**9, 12])
def test_worlds_are_drawn_as_often_as_they_should(limit: int) -> None:
    """S-3 Samples follow the brute-force list, exactly weighed or thinned to a dozen hypotheses."""
    chance, draws = Chance("draws"), 1500
    for table in games(5, 2, 3):
        seat = chance.below(5)
        listed = Lister(table, seat).list_all(every_deal(5))
        drawn: Counter[World] = Counter()
        while drawn.total() < draws:
            world = beliefs(table, seat, limit, chance).draw()
            if world is not None:
                drawn[(tuple(world[0]), tuple(world[1]))] += 1
        assert set(drawn) <= set(listed)
        distance = sum(abs(drawn[one] / draws - listed[one] / listed.total()) for one in listed) / 2
        assert distance < 0.5 * (len(listed) / draws) ** 0.5 + 0.02


@pytest.mark.parametrize("players", [7, 10, 13, 15])
def test_the_truth_is_among_the_hypotheses(players: int) -> None:
    """S-3 For every seat and for spectators some hypothesis allows the cards as they lie."""
    for table in games(players, 2, 3):
        cards = (*truth(table).cards, truth(table).spare)
        for seat in [*range(players), None]:
            held = beliefs(table, seat, 10**9, Chance(0))
            assert any(all(place & card.bit for place, card in zip(places, cards, strict=True)) for places, _ in held.weights)


def test_deals_are_counted_as_listed() -> None:
    """The closed form for unknown places agrees with the list, whatever some places may hold."""
    for players in (5, 6):
        deals = every_deal(players)
        deck, chance = Deck(players), Chance(players)
        assert deck.ways(bytes([ANY] * (players + 1))) == len(deals)
        for _ in range(60):
            places = bytes(
                [chance.choice([ANY, ANY, NO_SLAVE, 1 << chance.below(8), 1 + chance.below(255)]) for _ in range(players + 1)]
            )
            fits = [deal for deal in deals if all(place & card.bit for place, card in zip(places, deal, strict=True))]
            assert deck.ways(places) == len(fits)
            if fits:
                assert tuple(deck.draw(places, chance)) in fits


def test_hypotheses_that_no_deal_leads_to_are_no_worlds() -> None:
    """S-3 Where thinning has left only such, none is drawn: the beliefs are formed once more, wider."""
    formed = Beliefs(5, None, None, 0, 300, Chance(1))
    formed.weights = {(bytes([SULTAN.bit, SULTAN.bit, ANY, ANY, ANY, ANY]), ()): 1.0}

    assert formed.draw() is None


def test_hypotheses_that_will_last_are_kept() -> None:
    """S-3 S-4 After many secret exchanges thinning leaves worlds, because it looks ahead at what will be seen where."""
    lasted = blind = 0
    for table in games(9, 6, 20):
        events = this_round(table.history(0))
        formed = believe(look(table, 0), events, 10, Chance(2))
        lasted += is_possible(formed.shares())
        without = believe_blindly(table, events, 10)
        blind += is_possible(without.shares())
    assert lasted > blind + 3
    assert lasted >= 16


def believe_blindly(table: Table, events: Sequence[Event], limit: int) -> Beliefs:
    """The same without a look ahead."""
    view = look(table, 0)
    formed = Beliefs(len(view.seats), 0, first_card(view, events), view.first, limit, Chance(2))
    for event in events:
        formed.learn(event)
    for seat, shown in enumerate(view.seats):
        formed.observe(seat, shown.card)
    return formed
