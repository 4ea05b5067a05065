"""Bots around a table: they are asked what they owe, told what their seat is told, and given nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from typing import final

import paravent
from paravent.bots.bot import Bot, Prompt
from paravent.bots.play import play_out
from paravent.bots.random import RandomBot
from paravent.core.chance import Chance
from paravent.core.rules import Event, Move, Seat, State, View
from paravent.core.table import Table
from tests.bots.bell import BellView, Rang, Ring, Said, bell_table


@final
class Listener(Bot):
    """Plays at random, and keeps what it was given; rings a bell in the round it is told to."""

    def __init__(self, ring_in: int = 0) -> None:
        self.ring_in = ring_in
        self.given: list[tuple[Seat, View, list[Event]]] = []
        self.prompts: list[Prompt] = []

    def choose(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move:
        self.given.append((prompt.seat, view, list(history)))
        self.prompts.append(prompt)
        return chance.choice(prompt.moves)

    def interject(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move | None:
        assert isinstance(view, BellView)
        return prompt.standing[0] if view.round == self.ring_in else None


def record_of(seed: int) -> str:
    table = paravent.new("guru", 4, 1)
    play_out(table, [RandomBot()] * 4, Chance(seed))
    return table.record()


def test_the_same_chance_plays_the_same_game() -> None:
    """Bots draw from the stream that they are given and from nothing else."""
    assert record_of(5) == record_of(5)
    assert record_of(5) != record_of(6)


def test_each_bot_is_told_the_history_of_its_seat() -> None:
    """The histories that grow with the game are those that the table would tell."""
    table = paravent.new("guru", 3, 2)
    listener = Listener()
    play_out(table, [listener] * 3, Chance(0))
    told = [table.history(seat) for seat in range(3)]

    assert len(listener.given) == table.decisions
    assert all(history == told[seat][: len(history)] for seat, _, history in listener.given)
    last = {seat: len(history) for seat, _, history in listener.given}
    assert min(last.values()) > 0


def test_a_game_that_has_begun_goes_on_with_its_history() -> None:
    """Bots that take over are told what happened before."""
    table = paravent.new("guru", 2, 2)
    first = table.owed()[0]
    table.play(first, "preach 0")
    listener = Listener()
    play_out(table, [listener] * 2, Chance(0))

    assert len(listener.given[0][2]) == 1


def test_everything_that_happened_is_returned_untold() -> None:
    """Whoever counts gets the whole truth; a seat's part of it is what the seat was told."""
    table = paravent.new("guru", 2, 3)
    events = play_out(table, [RandomBot()] * 2, Chance(1))
    told = [event.seen_by(0) for event in events]

    assert told == table.history(0)


def test_a_standing_move_is_made_between_two_decisions() -> None:
    """The bell is rung in the second round, before its question is answered; everyone is told."""
    table = bell_table(3)
    events = play_out(table, [Listener(ring_in=2) for _ in range(3)], Chance(0))

    kinds = [type(event) for event in events]
    assert kinds == [Said, Rang, Said, Said]
    assert events[1] == Rang(1)


def test_who_has_nothing_to_say_is_not_heard() -> None:
    """A bot without a standing move is not asked for one; the bell is rung once."""
    table = bell_table(2)
    quiet, ringer = Listener(ring_in=1), Listener(ring_in=1)
    events = play_out(table, [quiet, ringer], Chance(0))

    assert events.count(Rang(1)) == 1
    assert all(not prompt.standing for prompt in ringer.prompts)


def test_the_bell_changes_nobodys_luck() -> None:
    """What a seat draws does not depend on whether another one had something to say."""
    words = []
    for ring_in in (0, 2):
        table = bell_table(3)
        events = play_out(table, [Listener(ring_in=ring_in) for _ in range(3)], Chance(7))
        words.append([event for event in events if isinstance(event, Said)])

    assert words[0] == words[1]


def reachable(value: object) -> list[object]:
    """The value and all that its fields and items lead to."""
    inside: list[object] = []
    if is_dataclass(value) and not isinstance(value, type):
        inside = [getattr(value, field.name) for field in fields(value)]
    elif isinstance(value, (list, tuple)):
        inside = list(value)
    return [value] + [leaf for item in inside for leaf in reachable(item)]


def test_no_bot_is_given_a_state() -> None:
    """Through nothing that a bot is handed can it reach the state, the table or the table's chance."""
    table = paravent.new("guru", 2, 4)
    listener = Listener()
    play_out(table, [listener] * 2, Chance(0))
    handed = reachable([*listener.given[::5], *listener.prompts[::5]])

    assert not [thing for thing in handed if isinstance(thing, (State, Table, Chance))]


def test_ringing_is_a_move_of_the_bells_holder_only() -> None:
    """The small game itself: only seat 1 holds the bell."""
    table = bell_table(2)

    assert (table.standing(0), table.standing(1)) == ([], [Ring()])
