"""Aids are true, come from what a seat may know, and can be said in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest

import paravent
from paravent import Seat, Table
from paravent.aids import Aid, aids_for
from paravent.bots.bot import prompt_for
from paravent.bots.parts import simple_bot
from paravent.core.chance import Chance
from paravent.core.pack import Unpacker, pack
from paravent.games import find, found
from paravent.games.commandments.state import CommandmentsState
from paravent.games.guru.cards import preachers_in
from paravent.games.guru.state import GuruState
from paravent.games.overseers.state import OverseersState
from paravent.games.sultans.state import SultansState
from paravent.texts import LANGUAGES, Catalogue

MOST = 400


def positions(game: str, seed: int) -> Iterator[Table]:
    """A table along a game of simple bots, who do what people would; looked at now and then."""
    players = find(game).rules.players
    table, chance = paravent.new(game, players=players[min(2, len(players) - 1)], seed=seed), Chance(seed)
    bot = simple_bot(find(game))
    for step in range(MOST):
        if table.over:
            return
        if step % 5 == 0:
            yield table
        for seat in list(table.owed()):
            if seat in table.owed():
                move = bot.choose(table.view(seat), prompt_for(table, seat), table.history(seat), chance)
                table.play(seat, move)


def aids_of(table: Table, seat: Seat | None) -> list[Aid]:
    return aids_for(find(table.rules.name), table.view(seat), table.history(seat))


@pytest.mark.parametrize("game", sorted(found()))
def test_every_aid_can_be_said_in_both_languages(game: str) -> None:
    """Each line has a message, and its variables are those that the message asks for."""
    seen = set()
    for table in positions(game, 1):
        for seat in range(table.players):
            for line in aids_of(table, seat):
                seen.add(line.key)
                for language in LANGUAGES:
                    said = Catalogue(game, language).say(f"aid-{line.key}", **dict(line.values))
                    assert said and "{" not in said and f"aid-{line.key}" not in said
    assert seen


@pytest.mark.parametrize("game", sorted(found()))
def test_a_spectator_has_no_aids(game: str) -> None:
    """They are what a player would keep."""
    assert all(not aids_of(table, None) for table in positions(game, 2))


@pytest.mark.parametrize("game", sorted(found()))
def test_aids_are_made_of_what_a_seat_is_sent(game: str) -> None:
    """From the view and the events as they go over the wire the same lines come out."""
    unpack = Unpacker(find(game).package)
    for table in positions(game, 3):
        view = unpack.view(pack(table.view(0)))
        history = [unpack.event(pack(event)) for event in table.history(0)]
        assert aids_for(find(game), view, history) == aids_of(table, 0)


def said(line: Aid, name: str) -> list[str]:
    return str(dict(line.values)[name]).split()


def test_the_true_preachers_are_among_those_that_may_be() -> None:
    """Guru: who is sure is there, and who is there is sure or possible."""
    for table in positions("guru", 4):
        state = cast("GuruState", table.state)
        for line in aids_of(table, 0):
            if line.key in {"sure", "perhaps"}:
                assert line.about is not None
                sect = state.sects[line.about]
                there = {str(preacher) for preacher in preachers_in(sect.active | sect.vanished)}
                assert line.key == "perhaps" or set(said(line, "preachers")) <= there
        for guru in range(1, table.players):
            named = {name for line in aids_of(table, 0) if line.about == guru and line.key in {"sure", "perhaps"}
                     for name in said(line, "preachers")}  # fmt: skip
            assert {str(preacher) for preacher in preachers_in(state.sects[guru].active)} <= named


def test_a_row_is_worth_something_within_its_bounds() -> None:
    """Overseers: the true worth lies between the least and the most."""
    checked = 0
    for table in positions("overseers", 5):
        state = cast("OverseersState", table.state)
        for line in aids_of(table, 0):
            least, most = dict(line.values)["least"], dict(line.values)["most"]
            assert line.about is not None
            assert cast("int", least) <= state.overseers[line.about].round_score() <= cast("int", most)
            checked += 1
    assert checked


@pytest.mark.parametrize("seed", range(6))
def test_a_card_that_i_saw_is_where_it_is_said_to_be(seed: int) -> None:
    """Sultans: unless somebody hid in the dark, it is there; after that it is only said to have been there."""
    for table in positions("sultans", seed):
        state = cast("SultansState", table.state)
        for line in aids_of(table, 0):
            if line.key == "seen":
                assert line.about is not None
                assert str(state.cards[line.about]) == dict(line.values)["card"]
            elif line.key == "spare-seen":
                assert str(state.spare) == dict(line.values)["card"]


def candidates(lines: list[Aid]) -> list[tuple[int, list[object]]]:
    """By place, the cards that are listed for it; places with many are left out."""
    found_so_far: list[tuple[int, list[object]]] = []
    for line in lines:
        if line.key == "left":
            found_so_far.append((cast("int", dict(line.values)["place"]) - 1, []))
        elif line.key == "candidate":
            found_so_far[-1][1].append(dict(line.values)["en"])
    return [(place, listed) for place, listed in found_so_far if listed]


def test_the_true_cards_are_never_ruled_out() -> None:
    """The 3 Commandments: where few cards are left in a place, the one that lies there is among them."""
    checked = 0
    for seed in range(3):
        for table in positions("commandments", seed):
            state = cast("CommandmentsState", table.state)
            for seat in range(table.players):
                for place, listed in candidates(aids_of(table, seat)):
                    assert state.places[place].face.en in listed
                    checked += 1
    assert checked
