"""What tells two tables apart for one who sits at them."""

from __future__ import annotations

from collections.abc import Iterable

from paravent.contract.broken import Broken, hold, same
from paravent.contract.enrolment import Enrolment
from paravent.core.chance import Chance
from paravent.core.errors import IllegalMove, NotAsked, ParaventError
from paravent.core.rules import Event, Move, Seat, State
from paravent.core.table import Table, seen


def eyes(table: Table) -> list[Seat | None]:
    """Everyone who looks on, spectators included."""
    return [*range(table.players), None]


def who(seat: Seat | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def words(moves: list[Move]) -> list[str]:
    return [str(move) for move in moves]


def look_alike(law: int, ours: Table, theirs: Table, seat: Seat | None, why: str, *, moves: bool = True) -> None:
    """Nothing that this seat can see tells the two tables apart."""
    same(law, ours.view(seat), theirs.view(seat), f"{who(seat)} sees two tables that should look alike ({why})")
    phases, asked = (ours.state.phase, theirs.state.phase), (ours.asked(), theirs.asked())
    hold(
        max(law, 5),
        phases[0] == phases[1],
        f"{who(seat)} could tell two worlds apart ({why})\n  phase: {phases[0]} != {phases[1]}",
    )
    hold(max(law, 5), asked[0] == asked[1], f"{who(seat)} could tell two worlds apart ({why})\n  asked: {asked[0]} != {asked[1]}")
    if seat is not None and moves:
        same(law, words(ours.legal(seat)), words(theirs.legal(seat)), f"the legal moves of {who(seat)} tell a secret ({why})")
        same(
            law,
            words(ours.standing(seat)),
            words(theirs.standing(seat)),
            f"the standing moves of {who(seat)} tell a secret ({why})",
        )


def refused_alike(ours: Table, theirs: Table, seat: Seat, moves: Iterable[Move], why: str) -> None:
    """Law 5: what the seat may not do it is refused in the same words."""
    for move in moves:
        one, other = (str(refused(table, seat, move)) for table in (ours, theirs))
        hold(5, one == other, f"{who(seat)} is refused in two ways ({why})\n  {move}: {one!r} != {other!r}")


def refused(table: Table, seat: Seat, move: Move | str) -> ParaventError | None:
    """The refusal of a move, on a clone; None if it is accepted."""
    try:
        table.clone().play(seat, move)
    except (IllegalMove, NotAsked) as error:
        return error
    return None


def refusal(table: Table, seat: Seat, move: Move) -> str:
    """The sentence with which the table itself refuses."""
    try:
        events: list[Event] = table.play(seat, move)
    except (IllegalMove, NotAsked) as error:
        return str(error)
    raise Broken(1, f"seat {seat} was allowed {move}, which is not legal: {events}")


def in_world(table: Table, world: State) -> Table:
    """The same table, with the same answers sealed, in another world."""
    twin = Table(table.rules, table.players, dict(table.options), table.seed, Chance(table.chance), world, history=True)
    for seat in table.asked():
        if (answer := table.sealed(seat)) is not None and answer in twin.legal(seat):
            twin.play(seat, answer)
    return twin


def sampled(table: Table, seat: Seat | None, chance: Chance) -> State:
    """Another world for this seat. There is always one: the true one."""
    try:
        return table.rules.sample(table.view(seat), table.history(seat), chance)
    except Exception as error:
        raise Broken(8, f"no world can be sampled for {who(seat)}: {type(error).__name__}: {error}") from error


def told_alike(enrolment: Enrolment, told: tuple[list[Event], list[Event]], seat: Seat | None, why: str) -> bool:
    """Whether a seat is told the same in two worlds. What differs first must not be an event that follows from those before."""
    ours, theirs = seen(told[0], seat), seen(told[1], seat)
    if ours == theirs:
        return True
    for at in range(max(len(ours), len(theirs))):
        pair = [events[at] if at < len(events) else None for events in (ours, theirs)]
        if pair[0] != pair[1]:
            kinds = {type(event).__name__ for event in pair if event is not None}
            what = f"{who(seat)} is told a secret by an event that should follow from what was told before ({why})"
            hold(3, not kinds <= enrolment.follows, f"{what}\n  {pair[0]} != {pair[1]}")
            return False
    return False


def in_step(
    enrolment: Enrolment, law: int, ours: Table, theirs: Table, watchers: list[Seat | None], chance: Chance, steps: int, why: str
) -> None:
    """The same moves in both worlds: as long as a watcher is told the same, it sees the same."""
    for _ in range(steps):
        both = [(k, m) for k in ours.owed() if k in theirs.owed() for m in ours.legal(k) if m in theirs.legal(k)]
        if not both or not watchers:
            return
        mover, move = both[chance.below(len(both))]
        told = (ours.play(mover, move), theirs.play(mover, move))
        why += f", then seat {mover} {move}"
        watchers = [seat for seat in watchers if told_alike(enrolment, told, seat, why)]
        for seat in watchers:
            look_alike(law, ours, theirs, seat, why)
