"""Law 3 with other chance: the same play from the same position, but cards are shuffled and dice fall differently.

Whoever is told the same in both worlds must not be able to tell them apart: by the view, by who is asked what, by what they may
do, by how they are refused; nor later, as long as the same moves are made and they go on being told the same.
"""

from __future__ import annotations

from paravent.contract.broken import same
from paravent.contract.enrolment import Enrolment
from paravent.contract.explained import may_know
from paravent.contract.looks import eyes, in_step, look_alike, refused_alike, told_alike, who
from paravent.contract.walks import Step
from paravent.core.chance import Chance
from paravent.core.rules import Event, Move, Seat

FORKS = 4  # other chances that are tried for one play
LATER = 20  # plays that follow the first of them that makes a difference


def forked(enrolment: Enrolment, step: Step, chance: Chance, strange: list[Move]) -> None:
    """The step once more with other chance, and on from there."""
    assert step.before is not None and step.play is not None
    truth, followed = step.table.state.dump(), False
    for number in range(FORKS):
        twin = step.before.clone()
        twin.chance = step.before.chance.fork(f"contract {number}")
        events = twin.play(step.play.seat, step.play.move)
        why = f"the same play with other chance, fork {number}"
        watchers: list[Seat | None] = []
        for seat in eyes(twin):
            keeps_private(enrolment, (step.events, events), seat, why)
            if told_alike(enrolment, (step.events, events), seat, why):
                look_alike(3, step.table, twin, seat, why)
                if seat is not None and step.table.sealed(seat) is None:
                    refused_alike(step.table, twin, seat, strange, why)
                watchers.append(seat)
        if not followed and twin.state.dump() != truth:
            followed = True
            in_step(enrolment, 3, step.table.clone(), twin.clone(), watchers, chance, LATER, why)


def keeps_private(enrolment: Enrolment, told: tuple[list[Event], list[Event]], seat: Seat | None, why: str) -> None:
    """Where all that differs between two tellings is private to others, this seat is told the same."""
    if [type(event) for event in told[0]] != [type(event) for event in told[1]]:
        return
    pairs = [(one, other) for one, other in zip(*told, strict=True) if one != other]
    if all(is_hidden_from(enrolment, seat, one) and is_hidden_from(enrolment, seat, other) for one, other in pairs):
        heard = [[event.seen_by(seat) for event in events] for events in zip(*pairs, strict=True)] or [[], []]
        same(3, heard[0], heard[1], f"{who(seat)} is told what is private to others ({why})")


def is_hidden_from(enrolment: Enrolment, seat: Seat | None, event: Event) -> bool:
    return type(event).__name__ in enrolment.private and not may_know(enrolment, seat, event)
