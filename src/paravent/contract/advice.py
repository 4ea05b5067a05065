"""Law 3 for what a seat is told about its own knowledge: hints, their words, and what it could have written down."""

from __future__ import annotations

from typing import Final, final

from paravent.aids import aids_for
from paravent.bots.bot import prompt_for
from paravent.bots.hints import hint
from paravent.bots.ismcts import Budget
from paravent.bots.parts import why
from paravent.bots.thinker import Advised, Hint, Reason
from paravent.contract.broken import same
from paravent.contract.looks import in_world, sampled, who
from paravent.core.chance import Chance
from paravent.core.game import Game
from paravent.core.rules import Move, Seat
from paravent.core.table import Table

FEW: Final = Budget(iterations=2, seconds=1.5, worlds=4)
ENOUGH: Final = 12  # moves whose reasons are compared
TRIES: Final = 20  # samples among which one differs from the truth, wherever there is another world


def another_world(table: Table, seat: Seat, chance: Chance) -> Table:
    """A table that the seat cannot tell from this one, though the truth is another if there is one."""
    world = sampled(table, seat, chance)
    for _ in range(TRIES):
        if world.dump() != table.state.dump():
            break
        world = sampled(table, seat, chance)
    return in_world(table, world)


@final
class Ticking:
    """A clock that shows a second more whenever it is read: how much is thought is never a matter of the machine."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


def advised_alike(game: Game, table: Table, seat: Seat, chance: Chance) -> None:
    """The same moves, worths, words and beliefs in both worlds, and the same words for whatever else may be done."""
    twin = another_world(table, seat, chance)
    ours, theirs = (advised(game, world, table, seat) for world in (table, twin))
    same(3, ours, theirs, f"a hint to {who(seat)} tells a secret")
    moves = table.legal(seat)
    chance.shuffle(moves)
    for move in moves[:ENOUGH]:
        said, there = (reason(game, world, table, seat, move, ours) for world in (table, twin))
        same(3, said, there, f"what a hint to {who(seat)} says of {move} tells a secret")


def advised(game: Game, world: Table, told: Table, seat: Seat) -> Hint:
    """A hint in this world, to somebody who was told what they were told at the true table."""
    return hint(game, world.view(seat), prompt_for(world, seat), told.history(seat), Chance(1), FEW, Ticking())


def reason(game: Game, world: Table, told: Table, seat: Seat, move: Move, given: Hint) -> Reason | None:
    """What would speak for a move in this world."""
    return why(game)(Advised(seat, world.view(seat), told.history(seat), move, given.beliefs))


def noted_alike(game: Game, table: Table, seat: Seat, chance: Chance) -> None:
    """The same lines on a player's paper in both worlds."""
    twin = another_world(table, seat, chance)
    ours, theirs = (aids_for(game, world.view(seat), table.history(seat)) for world in (table, twin))
    same(3, ours, theirs, f"the notes of {who(seat)} tell a secret")
