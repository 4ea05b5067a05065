"""Sampled worlds agree with everything that a seat has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import permutations

import pytest

import paravent
from paravent import Chance, Event, Json, Seat, Table
from paravent.games.guru.cards import PREACHERS, Follower, preachers_in
from paravent.games.guru.contract import tally
from paravent.games.guru.events import Accused, Banished, Converted, Discarded, Preached, Refilled, Vanished
from paravent.games.guru.state import Conversion, GuruState, Vanishing
from paravent.games.guru.view import look
from paravent.games.guru.worlds import Deals, Past
from tests.games.guru.positions import cards, position, truth
from tests.games.guru.positions import look as look_at
from tests.games.playing import play


def sample(table: Table, seat: Seat | None, chance: Chance) -> GuruState:
    world = table.rules.sample(table.view(seat), table.history(seat), chance)
    assert isinstance(world, GuruState)
    return world


# An independent check: let the told events happen again in the sampled world


class Retold:
    """The sampled sects from the start of the game on, as the told events change them."""

    def __init__(self, world: GuruState) -> None:
        self.world = world
        self.active = [sect.preachers for sect in world.sects]
        self.exposed = [0] * len(world.sects)
        self.layers = [list(sect.centre) for sect in world.sects]
        self.skeptics: list[Follower] = []
        self.refilled: dict[int, list[Follower]] = {}

    def happen(self, event: Event) -> None:
        match event:
            case Converted(seat, members):
                assert self.layers[seat].pop(0) == Conversion(members), "the centre holds what was converted, in order"
                if not self.world.honour:
                    assert all(member.mask & self.world.sects[seat].preachers for member in members), "all were believers"
            case Vanished(seat, preacher):
                hidden = self.layers[seat].pop(0)
                assert isinstance(hidden, Vanishing) and hidden.preacher is not None
                assert preacher in (None, hidden.preacher), "what I hid lies where I hid it"
                assert hidden.preacher.bit & self.active[seat], "only an active preacher vanishes"
                self.active[seat] -= hidden.preacher.bit
            case Accused(_, guru, preacher, true, _):
                assert bool(preacher.bit & self.active[guru]) is true, "the answer was truthful"
                if true:
                    self.active[guru] -= preacher.bit
                    self.exposed[guru] += preacher.bit
            case Banished(_, card) | Discarded(_, card):
                self.skeptics.append(card)
            case Refilled(pile, _, _):
                self.refilled[pile] = self.skeptics
                self.skeptics = []
            case Preached(_, pile, card, _) if pile in self.refilled:
                self.refilled[pile].remove(card)

    def check_end(self) -> None:
        assert self.layers == [[] for _ in self.world.sects], "nothing lies in a centre that was not seen to go there"
        assert self.active == [sect.active for sect in self.world.sects]
        assert self.exposed == [sect.exposed for sect in self.world.sects]
        assert self.skeptics == self.world.skeptics, "the skeptics lie in the order in which they came"
        for pile, known in self.refilled.items():
            assert Counter(self.world.piles[pile]) == Counter(known), "a pile of skeptics holds what went into it"


def check(world: GuruState, history: Sequence[Event]) -> None:
    """Every told event could have happened in this world, and leads to it."""
    retold = Retold(world)
    for event in history:
        retold.happen(event)
    retold.check_end()


def preachers_are_dealt_once(world: GuruState) -> bool:
    masks = [sect.preachers for sect in world.sects]
    return all(mask.bit_count() == 3 for mask in masks) and sum(masks).bit_count() == 3 * len(masks)


# Games to look at


def favourite(table: Table, seat: Seat, chance: Chance) -> str:
    """A move of a random kind, so that rare kinds are common; from the lowest pile, so that piles run out; few vanish."""
    lines = [str(move) for move in table.legal(seat)]
    kinds = sorted({line.split()[0] for line in lines})
    if len(kinds) > 1 and chance.below(30):
        kinds = [kind for kind in kinds if kind != "vanish"]
    kind = chance.choice(kinds)
    return lines[0] if kind == "preach" else chance.choice([line for line in lines if line.startswith(kind)])


@cache
def moments(players: int, options: tuple[tuple[str, Json], ...] = ()) -> list[Table]:
    """A game of many conversions, accusations and vanishings, at several of its moments and at its end."""
    table = paravent.new("guru", players, seed=players, options=dict(options))
    chance, kept = Chance(players), []
    while not table.over:
        (seat,) = table.owed()
        table.play(seat, favourite(table, seat, chance))
        if table.decisions % 40 == 0:
            kept.append(table.clone())
    return [*kept, table]


def seats(table: Table) -> list[Seat | None]:
    """All seats, and a spectator where the worlds are few enough to count in a moment."""
    return [*range(table.players), *([None] if table.players < 4 or table.over else [])]


GAMES: list[tuple[int, tuple[tuple[str, Json], ...]]] = [
    (2, ()), (3, ()), (4, ()), (5, ()), (3, (("honour", True),)), (3, (("open_memory", True),)),
]  # fmt: skip


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_a_sampled_world_agrees_with_view_and_history(players: int, options: tuple[tuple[str, Json], ...]) -> None:
    """Believers, denials, exposures, vanishings, piles: every told event could have happened in it (G-10: honour too)."""
    for table in moments(players, options):
        for seat in seats(table):
            world = sample(table, seat, Chance(1))
            assert look(world, seat) == table.view(seat)
            check(world, table.history(seat))
            assert preachers_are_dealt_once(world)
            followers, money, *_ = everything(world)
            assert (followers, money) == (list(range(125)), 12 * players)


def everything(world: GuruState) -> tuple[object, ...]:
    found = tally(world)
    assert isinstance(found, tuple)
    return found


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_the_truth_is_one_of_the_worlds(players: int, options: tuple[tuple[str, Json], ...]) -> None:
    """The true sect of every guru, with the true order of vanishing, is among the candidates."""
    for table in moments(players, options):
        for seat in seats(table):
            check(truth(table), table.history(seat))
            deals = Deals(look_at(table, seat), Past(players, table.history(seat)))
            for guru, sect in enumerate(truth(table).sects):
                order = tuple(layer.preacher for layer in sect.centre if isinstance(layer, Vanishing))
                assert [order in one.orders for one in deals.candidates[guru] if one.mask == sect.preachers] == [True]


def test_the_games_to_look_at_hold_everything_that_worlds_depend_on() -> None:
    """Conversions, vanishings, true and false accusations, discards and refills all happened, or the tests above prove little."""
    told = [event for game in GAMES for event in moments(*game)[-1].history(None)]

    assert {Converted, Vanished, Discarded, Refilled} <= {type(event) for event in told}
    assert {event.true for event in told if isinstance(event, Accused)} == {True, False}


# Small cases, counted by hand


def crowd() -> Table:
    """Two gurus with one unknown preacher each: 1 converts by green, melons or money, 2 by green, cones or speed."""
    table = position(
        "oronsho barks smailee | 12 | o-h-l",
        "panthero! rosiella! tom | 12 | g-m-m",
        "violet! geimer! flurry | 12 | g-co-s",
    )
    play(table, "0 convert", "0 preach 0", "0 preach 0", "1 convert", "1 preach 0", "1 preach 0", "2 convert")
    return table


def unknown(world: GuruState) -> str:
    return " ".join(str(one) for sect in world.sects[1:] for one in preachers_in(sect.preachers & ~sect.exposed))


def test_every_possible_world_is_as_likely_as_any_other() -> None:
    """Eight worlds: three for each guru, less the one in which both had Günther. Each within five deviations of its eighth."""
    table, chance, draws = crowd(), Chance(1), 4000

    drawn = Counter(unknown(sample(table, 0, chance)) for _ in range(draws))

    possible = {f"{one} {two}" for one in ("gunther", "bigmama", "tom") for two in ("gunther", "egghead", "flurry")}
    assert set(drawn) == possible - {"gunther gunther"}
    assert all(abs(count - draws / 8) < 5 * (draws * 7 / 64) ** 0.5 for count in drawn.values())


def test_a_denial_excludes_a_preacher_unless_it_may_have_vanished_by_then() -> None:
    """John hides one, denies Tom, hides another: Tom vanished first or is not his."""
    table = position(
        "oronsho smailee rastaman | 12 | o-m-a o-co-a o-p-a", "barks! bigmama tom | 12 | v-h-r v-h-s v-h-a v-h-l", max_rounds=9
    )
    play(table, "0 preach 0", "0 preach 0", "0 preach 0", "1 vanish tom", "1 preach 1", "1 preach 1", "0 accuse 1 tom")
    while table.owed() == [0]:
        play(table, f"0 {table.legal(0)[0]}")
    play(table, "1 vanish bigmama")

    chance = Chance(3)
    worlds = {hidden_order(sample(table, 0, chance)) for _ in range(3000)}

    free = [str(one) for one in PREACHERS if str(one) not in ("oronsho", "smailee", "rastaman", "barks")]
    assert worlds == {(one, two) for one, two in permutations(free, 2) if two != "tom"}


def hidden_order(world: GuruState) -> tuple[str, ...]:
    return tuple(str(layer.preacher) for layer in world.sects[1].centre if isinstance(layer, Vanishing))


def test_with_five_gurus_exclusion_is_exact() -> None:
    """G-15 All fifteen are dealt: whoever converts a follower that only Flurry can want has Flurry, and nobody else has."""
    table = position(
        "tom geimer gunther | 12",
        "panthero! bigmama! hungryogi | 12",
        "oronsho! barks! flurry | 12 | p-m-s",
        "rosiella! egghead! smailee | 12",
        "violet! orangoutan! rastaman | 12",
    )
    play(table, *["0 preach 0"] * 3, *["1 preach 0"] * 3)
    assert draws_of(table, 400) == {" ".join(order) for order in permutations(["hungryogi", "flurry", "smailee", "rastaman"])}

    play(table, "2 convert")

    three = ["hungryogi", "smailee", "rastaman"]
    assert draws_of(table, 100) == {f"{one} flurry {two} {last}" for one, two, last in permutations(three)}


def draws_of(table: Table, draws: int) -> set[str]:
    chance = Chance(draws)
    return {unknown(sample(table, 0, chance)) for _ in range(draws)}


def test_on_their_honour_a_conversion_proves_nothing() -> None:
    """G-10 Any follower may have been converted by any sect."""
    table = position("oronsho barks smailee | 12", "panthero! rosiella! tom | 12 | g-m-m", honour=True)
    play(table, *["0 preach 0"] * 3, "1 convert")

    taken = ("oronsho", "barks", "smailee", "panthero", "rosiella")
    assert draws_of(table, 300) == {str(one) for one in PREACHERS if str(one) not in taken}


def test_the_cards_under_the_tops_are_drawn_evenly() -> None:
    """Three unseen followers under two tops: each is as often the lowest as any other."""
    table = position("oronsho barks smailee", "panthero rosiella tom", piles="g-m-m g-m-s g-m-a | g-m-r g-m-l | - | -")
    seen = [one for one in look_at(table, 0).piles if one.top is not None]
    assert [one.height for one in seen] == [3, 2]
    chance = Chance(2)

    unseen = [sample(table, 0, chance).piles[0][0].index for _ in range(2000)]

    # The box holds 120 more followers that nobody has seen, so 123 are equally likely here: about 16 of each.
    counts = Counter(unseen)
    assert set(counts) == set(range(125)) - {one.top.index for one in seen if one.top}
    assert max(counts.values()) < 45


def test_a_pile_of_skeptics_is_known_but_for_its_order() -> None:
    """G-2 Everyone saw who went in and who is on top; any order of the others is possible."""
    table = position("oronsho barks smailee | 12 | g-m-m g-m-s", "panthero rosiella tom", piles="o-p-l | * | * | *")
    play(table, "0 banish green-melons-money", "0 banish green-melons-speed", "0 preach 0", "1 preach 1")
    play(table, "1 preach 1", "1 preach 1", "0 banish orange-pales-laughter")
    chance = Chance(2)

    worlds = [sample(table, 1, chance) for _ in range(50)]

    assert all(world.piles[0] == truth(table).piles[0] for world in worlds)
    assert all(world.skeptics == cards("o-p-l") for world in worlds)
    assert len({tuple(world.piles[1][:-1]) for world in worlds}) > 40


def test_a_pile_of_three_skeptics_may_lie_either_way() -> None:
    """G-2 Under the top of three, the two others lie in either order, equally often."""
    table = position("oronsho barks smailee | 12 | g-m-m g-m-s g-m-a", "panthero rosiella tom", piles="o-p-l | * | * | *")
    play(table, "0 banish green-melons-money", "0 banish green-melons-speed", "0 banish green-melons-asceticism", "1 preach 0")
    chance = Chance(2)

    lowest = Counter(str(sample(table, 0, chance).piles[0][0]) for _ in range(400))

    top = truth(table).piles[0][-1]
    assert set(lowest) == {str(one) for one in cards("g-m-m g-m-s g-m-a") if one is not top}
    assert all(150 < count < 250 for count in lowest.values())


def test_once_the_game_is_over_only_the_piles_are_unknown() -> None:
    """G-18 Every sect is public; the cards under the tops are not."""
    table = moments(3)[-1]

    for seat in (0, None):
        world = sample(table, seat, Chance(1))
        assert [sect.preachers for sect in world.sects] == [sect.preachers for sect in truth(table).sects]
        assert [sect.centre for sect in world.sects] == [sect.centre for sect in truth(table).sects]
        assert table.rules.outcome(world) == table.outcome
        assert world.piles != truth(table).piles
