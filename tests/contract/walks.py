"""Random games, walked with several policies, because uniform play ends early and misses rare moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from paravent import Json, Move, Rules, Seat, State, Table
from paravent.core.chance import Chance
from tests.contract.broken import hold


@dataclass
class Walker:
    """What a policy may look at: the table, its own dice, and how often each kind of move was made."""

    table: Table
    chance: Chance
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


def walk(rules: Rules[State], players: int, options: dict[str, Json], seed: int, policy: Policy) -> Iterator[Table]:
    """The same table again and again, at every position from the deal to the end, mid-phase positions included."""
    table = lay(rules, players, options, seed)
    walker = Walker(table, Chance(f"walk {seed} {policy.__name__}"))
    yield table
    while not table.over:
        seat, move = next_play(walker, policy)
        walker.made[kind(move)] += 1
        table.play(seat, move)
        hold(6, table.decisions <= rules.bound(players, table.options), f"{table.decisions} plays exceed the game's bound")
        yield table


def next_play(walker: Walker, policy: Policy) -> tuple[Seat, Move]:
    """Mostly an answer of a seat that owes one, in any order; now and then a standing move of a seat that has one."""
    table, chance = walker.table, walker.chance
    if chance.below(20) == 0:
        seat = chance.below(table.players)
        if standing := table.standing(seat):
            return seat, chance.choice(standing)
    seat = chance.choice(table.owed())
    return seat, policy(walker, seat, table.legal(seat))
