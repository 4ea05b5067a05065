"""How large what a guru sees can be."""

from __future__ import annotations

from typing import Final, cast

from paravent.core.bounds import Bounds, Counts, Exactly, Fields, Fixed, Spelled, Whole, Words
from paravent.core.rules import Move, Options
from paravent.games.guru.cards import FOLLOWERS, PREACHERS
from paravent.games.guru.moves import ACCUSE, BANISH, CONVERT, DISCARD, PASS, PILES, PREACH, RECRUIT, VANISH
from paravent.games.guru.rules import ACTIONS, GURU, SECT_SIZE
from paravent.games.guru.score import PER_MEMBER
from paravent.games.guru.state import START_CAPITAL, Conversion, Layer

CARDS: Final = len(FOLLOWERS)
LAYERS: Final = CARDS + SECT_SIZE
SPELLED: Final = 1 + CARDS + len(PREACHERS)


def spell_centre(value: object) -> list[int]:
    """How many layers, then the layer, from 1 on, in which each follower and each preacher lies.

    A layer in which nobody is known to lie is a preacher whom others saw vanish.
    """
    centre = cast("tuple[Layer, ...]", value)
    spelled = [0] * SPELLED
    spelled[0] = len(centre)
    for number, layer in enumerate(centre, start=1):
        if isinstance(layer, Conversion):
            for card in layer.members:
                spelled[1 + card.index] = number
        elif layer.preacher is not None:
            spelled[1 + CARDS + layer.preacher.index] = number
    return spelled


def fields(players: int, options: Options) -> Fields:
    """Gold only changes hands; a card is in one place."""
    gold, rounds = Whole(0, START_CAPITAL * players), cast("int", options["max_rounds"])
    centre = Spelled(spell_centre, SPELLED, 0, LAYERS)
    return {
        "Act.left": Whole(0, ACTIONS),
        "Penance.left": Whole(0, ACTIONS),
        "Penance.owed": Whole(0, 3),
        "Preach.pile": Whole(0, PILES - 1),
        "GuruView.round": Whole(1, rounds),
        "GuruView.piles": Exactly(PILES),
        "GuruView.sects": Exactly(players),
        "GuruView.ending": Words(("", *GURU.endings)),
        "GuruView.max_rounds": Whole(1, 1000),
        "PileView.height": Whole(0, CARDS),
        "SectView.stage": Counts(1),
        "SectView.capital": gold,
        "SectView.bounty": gold,
        "SectView.active": Whole(0, SECT_SIZE),
        "SectView.vanished": Whole(0, SECT_SIZE),
        "SectView.exposed": Counts(1),
        "SectView.height": Whole(0, LAYERS),
        "SectView.memory": centre if options["open_memory"] else Fixed(),
        "SectView.score": Whole(0, START_CAPITAL * players + PER_MEMBER * CARDS),
        "Secrets.active": Counts(1),
        "Secrets.vanished": Counts(1),
        "Secrets.centre": centre,
    }


def choices(players: int, options: Options) -> int:
    """A pile; one of m listeners to banish, or to swap for one of the others' at most 125 - m; convert; accuse; vanish."""
    swaps = max([mine + mine * (CARDS - mine) for mine in range(CARDS + 1)])
    return PILES + swaps + 1 + len(PREACHERS) * (players - 1) + SECT_SIZE


def moves() -> list[Move]:
    """Every move; nobody is swapped for themselves."""
    found: list[Move] = [*PREACH, CONVERT, PASS, *BANISH, *DISCARD, *VANISH]
    for accusations in ACCUSE:
        found += accusations
    for theirs, row in enumerate(RECRUIT):
        found += [*row[:theirs], *row[theirs + 1 :]]
    return found


BOUNDS: Final = Bounds(fields, choices, moves)
