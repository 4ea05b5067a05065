"""Random games, walked with several policies, because uniform play ends early and misses rare moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from paravent.contract.broken import hold
from paravent.core.chance import Chance
from paravent.core.rules import Event, Json, Move, Rules, Seat, State
from paravent.core.table import Table


@dataclass
class Walker:
    """What a policy may look at: the table, its own dice, and how often each kind of move was made."""

    table: Table
    chance: Chance
    outspoken: int = 20  # one play in so many is a standing move, where there is one
    made: Counter[str] = field(default_factory=Counter)


Policy: TypeAlias = Callable[[Walker, Seat, list[Move]], Move]


def kind(move: Move) -> str:
    """The kind of a move: its class."""
    return type(move).__name__


def of_kind(moves: list[Move], wanted: str) -> list[Move]:
    return [move for move in moves if kind(move) == wanted]


def kinds(moves: list[Move]) -> list[str]:
    return sorted({kind(move) for move in moves})


def uniform(walker: Walker, seat: Seat, moves: list[Move]) -> Move:
    """Every move alike."""
    return walker.chance.choice(moves)


def by_kind(walker: Walker, seat: Seat, moves: list[Move]) -> Move:
    """Every kind of move alike."""
    return walker.chance.choice(of_kind(moves, walker.chance.choice(kinds(moves))))


def curious(walker: Walker, seat: Seat, moves: list[Move]) -> Move:
    """The kind of move made least so far."""
    rarest = min(kinds(moves), key=lambda name: walker.made[name])
    return walker.chance.choice(of_kind(moves, rarest))


def hoarding(walker: Walker, seat: Seat, moves: list[Move]) -> Move:
    """Nearly always the same kind of move, the walk's favourite among those possible."""
    if walker.chance.below(6) == 0:
        return uniform(walker, seat, moves)
    favourite = Chance(f"{walker.table.seed} {kinds(moves)}").choice(kinds(moves))
    return walker.chance.choice(of_kind(moves, favourite))


def shy(walker: Walker, seat: Seat, moves: list[Move]) -> Move:
    """Not a move that ends the game, if another is found soon."""
    for _ in range(6):
        move = walker.chance.choice(moves)
        trial = walker.table.clone()
        trial.play(seat, move)
        if not trial.over:
            break
    return move


POLICIES: tuple[Policy, ...] = (uniform, by_kind, curious, hoarding, shy)


def lay(rules: Rules[State], players: int, options: dict[str, Json], seed: int | str) -> Table:
    """A table of these very rules, which need not be registered."""
    checked = rules.check_setup(players, options)
    chance = Chance(seed)
    return Table(rules, players, checked, seed, chance, rules.new_game(players, checked, chance), history=True)


@dataclass(frozen=True)
class Play:
    """One play of a walk: who (None: the keeper) did what, and whether chance had a part in it."""

    seat: Seat | None
    move: Move
    by_chance: bool


@dataclass
class Step:
    """A position of a walk, and how it came about: the table before, the play and what it told. Before the first play: None."""

    table: Table
    before: Table | None = None
    play: Play | None = None
    events: list[Event] = field(default_factory=list)


def walk(
    rules: Rules[State],
    players: int,
    options: dict[str, Json],
    seed: int,
    policy: Policy,
    plays: list[Play] | None = None,
    outspoken: int = 20,
) -> Iterator[Table]:
    """The same table again and again, at every position from the deal to the end, mid-phase positions included.

    The plays are noted in `plays`, if that is given.
    """
    table = lay(rules, players, options, seed)
    walker = Walker(table, Chance(f"walk {seed} {policy.__name__}"), outspoken)
    yield table
    while not table.over:
        seat, move = next_play(walker, policy)
        walker.made[kind(move)] += 1
        drawn = table.chance.dump()
        table.play(seat, move)
        if plays is not None:
            plays.append(Play(seat, move, table.chance.dump() != drawn))
        hold(6, table.decisions <= rules.bound(players, table.options), f"{table.decisions} plays exceed the game's bound")
        yield table


def retrace(rules: Rules[State], players: int, options: dict[str, Json], seed: int, plays: list[Play]) -> Iterator[Step]:
    """The same game once more, position by position."""
    table = lay(rules, players, options, seed)
    yield Step(table)
    for play in plays:
        before = table.clone()
        events = table.play(play.seat, play.move)
        yield Step(table, before, play, events)


def next_play(walker: Walker, policy: Policy) -> tuple[Seat | None, Move]:
    """Mostly an answer of a seat that owes one, in any order; now and then a standing move, or the keeper's word."""
    table, chance = walker.table, walker.chance
    calls = table.calls()
    if calls and chance.below(100) == 0:
        return None, chance.choice(calls)
    if chance.below(walker.outspoken) == 0:
        seat = chance.below(table.players)
        if standing := table.standing(seat):
            return seat, chance.choice(standing)
    seat = chance.choice(table.owed())
    return seat, policy(walker, seat, table.legal(seat))
