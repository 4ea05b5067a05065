"""Worlds that a seat cannot tell from the true one."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

import paravent
from paravent import Chance, Seat, Table
from paravent.contract.walks import POLICIES, walk
from paravent.games.overseers import phases
from paravent.games.overseers.cards import CHARACTERS, TRAITS, Trait, bundle, count, traits_in
from paravent.games.overseers.deals import Deals, Group, Wanted
from paravent.games.overseers.events import Picked, RoundBegan
from paravent.games.overseers.past import Past
from paravent.games.overseers.state import OverseersState
from paravent.games.overseers.worlds import find_groups, sample
from tests.games.overseers.positions import NAMED, card, cards, look, position, truth
from tests.games.playing import play


def play_until(table: Table, kind: type[paravent.Phase], seed: int) -> Table:
    """The table played at random until this kind of question, or to the end."""
    chance = Chance(seed)
    while not table.over and not isinstance(table.state.phase, kind):
        for seat in table.owed():
            table.play(seat, chance.choice(table.legal(seat)))
    return table


def another(table: Table, seat: Seat | None, seed: int) -> OverseersState:
    return sample(look(table, seat), table.history(seat), Chance(seed))


# Exactness, on a case small enough to list

# Seats 1 and 2 took two cards each of five that I never saw (the fifth lies aside) and one each of two that I passed on.
UNSEEN, PASSED = cards("mu ma ma p t"), cards("h ma")
UNSEEN_TAKERS, PASSED_TAKERS = [1, 1, 2, 2, 6], [1, 2]


def small(past: Past) -> Deals:
    """Seat 1 laid down a malice, seat 2 a honesty; each kept one card face down and discarded one."""
    groups = [Group(bundle(UNSEEN), UNSEEN_TAKERS.copy()), Group(bundle(PASSED), PASSED_TAKERS.copy())]
    wanted = [Wanted(1, card("ma")), Wanted(2, card("h"))]
    if past.knows_of_discard():
        wanted = [wanted[0], Wanted(1, None, discarded=True), wanted[1], Wanted(2, None, discarded=True)]
    return Deals(groups, wanted, past)


def listed(found: Trait | None) -> Counter[tuple[str, ...]]:
    """Every way that the cards were taken, laid down and discarded, equal cards told apart, by what discards 1 and 2 made.

    With `found` a card of that trait was drawn from the discard, in as many ways as it holds such cards.
    """
    worlds: Counter[tuple[str, ...]] = Counter()
    for unseen in permutations(UNSEEN):
        for passed in permutations(PASSED):
            ones, twos = [*unseen[:2], passed[0]], [*unseen[2:4], passed[1]]
            for laid, hidden, gone in permutations(ones):
                for other_laid, other_hidden, other_gone in permutations(twos):
                    if (laid.name, other_laid.name) == ("malice", "honesty"):
                        ways = 1 if found is None else [gone, other_gone].count(found)
                        key = (hidden.name, gone.name, other_hidden.name, other_gone.name, unseen[4].name)
                        worlds[key] += ways
    return +worlds


def past_of(found: Trait | None) -> Past:
    """What a seat knows who laid down nothing itself; perhaps that a card was taken from the discard."""
    past = Past(look(position("xie | /", "tao | /", "lan | /"), None), [])
    past.took = found
    return past


def draws(found: Trait | None, times: int) -> Counter[tuple[str, ...]]:
    """The same worlds as `listed`, as they are drawn."""
    drawn: Counter[tuple[str, ...]] = Counter()
    chance = Chance("even")
    for _ in range(times):
        deals = small(past_of(found))
        taken = deals.draw(chance)
        rest: dict[int, list[Trait]] = {1: [], 2: [], 6: []}
        for group in deals.groups:
            left = list(traits_in(group.cards))
            chance.shuffle(left)
            for taker, spare in zip(group.takers, left, strict=True):
                rest[taker].append(spare)
        for seat in (1, 2):
            chance.shuffle(rest[seat])
        gone = {one.seat: trait for one, trait in zip(deals.wanted, taken, strict=True) if one.discarded and trait}
        key = [name for seat in (1, 2) for name in split(rest[seat], gone.get(seat))]
        drawn[(*key, rest[6][0].name)] += 1
    return drawn


def split(rest: list[Trait], gone: Trait | None) -> list[str]:
    """A player's hidden card and discard."""
    return [rest[0].name, (gone or rest[1]).name]


@pytest.mark.parametrize("found", [None, *cards("ma t p")])
def test_worlds_are_drawn_as_often_as_they_can_come_about(found: Trait | None) -> None:
    """Every world that can be listed is drawn, no other is, and each about as often as it should be."""
    expected, times = listed(found), 6000
    drawn = draws(found, times)
    assert set(drawn) == set(expected)
    total = sum(expected.values())
    deviation = sum((drawn[key] - times * ways / total) ** 2 / (times * ways / total) for key, ways in expected.items())
    assert deviation < 2 * len(expected)  # chi-squared: its mean is the number of worlds less one


# Consistency with what was seen


def test_the_pack_that_i_passed_on_is_known_until_it_is_picked_from() -> None:
    """Then it holds what I passed on less one card; after two passes less two, one of them in the next player's hand."""
    table = position("*xie | pack: mu b ma h p t", "tao | pack: h2 p2 t ma", "suyin | pack: mu2 b2 ma2", phase=phases.PICK[1])
    play(table, "0 pick murder", "1 pick honesty", "2 pick murder")
    passed = bundle(cards("b ma h p t"))
    assert {another(table, 0, number).overseers[1].pack for number in range(10)} == {passed}
    play(table, "0 pick murder", "1 pick piety", "2 pick honesty")
    left = set()
    for number in range(60):
        world = another(table, 0, number)
        (gone,) = traits_in(passed - world.overseers[2].pack)
        left.add(gone)
        assert count(world.overseers[1].hand, gone)
    assert left == set(cards("b ma h p t"))


def drafted_singly(seed: int) -> tuple[paravent.Table, Past]:
    """A draft of three in which nobody picked two cards at once; the first such game from this seed on."""
    table = play_until(paravent.new("overseers", players=3, seed=seed), phases.Discarding, seed)
    past = Past(look(table, 0), table.history(0))
    return (table, past) if past.steps == [1] * 6 else drafted_singly(seed + 100)


@pytest.mark.parametrize("seed", range(8))
def test_what_left_a_pack_between_two_sights_is_in_the_others_hands(seed: int) -> None:
    """Of three players, the other two have all that was gone when a pack came back to me, and all of the last that I passed."""
    table, past = drafted_singly(seed)
    seen = [taken + passed for taken, passed in past.mine]
    gone = [past.mine[step][1] - seen[step + 3] for step in range(3)] + [past.mine[step][1] for step in (3, 4)]
    for number in range(10):
        world = another(table, 0, number)
        held = world.overseers[1].hand + world.overseers[2].hand
        assert all(count(held, trait) >= sum(count(part, trait) for part in gone) for trait in TRAITS)


@pytest.mark.parametrize("kind", [phases.Pick, phases.Discarding, phases.Vote, phases.Judgement, phases.Theft, phases.Gift])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_another_world_looks_the_same_and_may_be_another(kind: type[paravent.Phase], players: int) -> None:
    """The seat's view is the same; over some games at least one world differs from the true one.

    But with six players no card lies aside: once all is revealed, everything is known and only the true world is left.
    """
    rules, others = paravent.games()["overseers"], 0
    for seed in range(4):
        table = play_until(paravent.new("overseers", players=players, seed=seed), kind, seed)
        for seat in (seed % players, None):
            world = another(table, seat, seed)
            assert rules.view(world, seat) == table.view(seat)
            others += world.dump() != table.state.dump()
    all_known = players == 6 and kind in (phases.Theft, phases.Gift)
    assert (others == 0) == all_known


def test_the_truth_is_among_the_worlds() -> None:
    """A game of four, after Reveal: what is left to guess is little, and the true world is drawn in time."""
    table = play_until(paravent.new("overseers", players=4, seed=5), phases.Gift, 5)
    true = (truth(table).aside, truth(table).discard)
    worlds = [another(table, 1, number) for number in range(400)]
    assert true in {(world.aside, world.discard) for world in worlds}


def test_meixiu_s_looks_hold_in_every_world() -> None:
    """O-10 What she saw lies where she saw it."""
    for seed in range(40):
        table = play_until(paravent.new("overseers", players=4, seed=seed), phases.Peeking, seed)
        if table.over:
            continue
        (meixiu,) = table.owed()
        table.play(meixiu, table.legal(meixiu)[0])
        s = truth(table)
        assert s.peeked is not None
        for number in range(5):
            world = another(table, meixiu, number)
            assert [world.overseers[s.peeked].at(spot) for spot in s.peeked_at] == [
                s.overseers[s.peeked].at(spot) for spot in s.peeked_at
            ]
        return
    raise AssertionError("no Meixiu in forty games")


def test_gan_s_card_that_went_back_is_in_the_discard_of_every_world() -> None:
    """O-9 He knows one of the cards in it."""
    for seed in range(40):
        table = play_until(paravent.new("overseers", players=5, seed=seed), phases.Keeping, seed)
        if table.over:
            continue
        (gan,) = table.owed()
        drawn = truth(table).drawn
        kept = table.legal(gan)[0]
        table.play(gan, kept)
        (back,) = traits_in(drawn - card(str(kept).split()[1]).one)
        assert all(count(another(table, gan, number).discard, back) for number in range(20))
        return
    raise AssertionError("no Gan in forty games")


def test_tao_has_left_no_theft_in_the_discard_of_any_world() -> None:
    """O-19 He took them all."""
    found = 0
    for seed in range(30):
        table = play_until(paravent.new("overseers", players=3, seed=seed), phases.Gift, seed)
        if not table.over and any(str(made.character) == "tao" for made in truth(table).overseers):
            found += 1
            for seat in (0, 1, 2, None):
                assert count(another(table, seat, seed).discard, card("t")) == 0
    assert found > 0


def test_a_denier_who_looked_through_the_discard_knows_it() -> None:
    """O-16 In every world it holds what they saw."""
    found = 0
    for seed in range(60):
        table = play_until(paravent.new("overseers", players=4, seed=seed), phases.Compensation, seed)
        if not table.over:
            found += 1
            (accused,) = table.owed()
            assert {another(table, accused, number).discard for number in range(5)} == {truth(table).discard}
            table.play(accused, table.legal(accused)[0])
            if not isinstance(table.state.phase, phases.Pick | phases.Becoming | phases.Doubling):
                assert {another(table, accused, number).discard for number in range(5)} == {truth(table).discard}
    assert found > 0


def test_the_named_start_positions_have_other_worlds() -> None:
    """Before anyone has picked, the others' packs and the cards aside are any of the cards that I do not hold."""
    table = NAMED["start of four"]()
    worlds = [another(table, 0, number) for number in range(20)]
    assert {world.overseers[0].pack for world in worlds} == {truth(table).overseers[0].pack}
    assert len({world.aside for world in worlds}) > 1


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("kind", [phases.Pick, phases.Placement, phases.Vote, phases.Gift])
def test_what_the_others_truly_took_is_possible(players: int, kind: type[paravent.Phase]) -> None:
    """However packs pass, and whoever looks on: the true picks are among those that the groups allow."""
    for seed in range(6):
        options: dict[str, paravent.Json] = {"alternate_pass": seed % 2 == 0, "pick_characters": seed % 3 == 0}
        table = play_until(paravent.new("overseers", players, seed, options), kind, seed)
        for _ in range(seed):
            play_on(table, seed)
        for seat in (seed % players, None):
            view, history = look(table, seat), table.history(seat)
            groups = find_groups(view, Past(view, history))
            wanted = [Wanted(other, one) for other in range(players) if other != seat for one in true_picks(table, other)]
            deals = Deals(groups, wanted, Past(view, []))
            heaps = tuple(group.cards for group in groups)
            assert not wanted or deals.count(0, heaps, deals.slots[wanted[0].seat], 0) > 0


def play_on(table: Table, seed: int) -> None:
    """One question more."""
    for seat in table.owed():
        table.play(seat, Chance(seed).choice(table.legal(seat)))


def true_picks(table: Table, seat: Seat) -> list[Trait]:
    """What a player has picked this round, as that player was told."""
    picked: list[Trait] = []
    for event in table.history(seat):
        if isinstance(event, RoundBegan):
            picked = []
        elif isinstance(event, Picked) and event.cards is not None:
            picked += event.cards
    return picked


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_what_lies_open_is_marked_alike_in_every_world(players: int) -> None:
    """O-18 O-29 After an admission or a reveal a sampled world marks the same places as shown as the true one does."""
    checked = 0
    for seed in range(6):
        for table in walk(paravent.games()["overseers"], players, {}, seed, POLICIES[seed % len(POLICIES)]):
            if truth(table).revealed:
                world = another(table, 0, seed)
                assert [made.shown for made in world.overseers] == [made.shown for made in truth(table).overseers]
                checked += 1
    assert checked > 10


def test_any_three_free_characters_may_be_what_fushen_sees() -> None:
    """O-3 To the others each character that nobody has is among the three in some world; to her they are what she sees."""
    tables = (paravent.new("overseers", players=4, seed=seed) for seed in range(99))
    table = next(table for table in tables if isinstance(table.state.phase, phases.Becoming))
    fushen = table.owed()[0]
    worlds = [another(table, (fushen + 1) % 4, number) for number in range(60)]

    free = set(CHARACTERS) - {overseer.character for overseer in truth(table).overseers}
    assert {character for world in worlds for character in world.candidates} == free
    assert all(len(world.candidates) == 3 for world in worlds)
    assert all(another(table, fushen, number).candidates == truth(table).candidates for number in range(5))
