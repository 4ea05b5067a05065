"""A sect grid: what each rival converted, and who may preach there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from paravent.aids import Aid, Aids, aid, words
from paravent.core.rules import Event, Seat, View
from paravent.games.guru.cards import Follower, preachers_in
from paravent.games.guru.events import Converted
from paravent.games.guru.view import GuruView
from paravent.games.guru.worlds import Past, possible_sects


def aids(view: View, history: Sequence[Event]) -> list[Aid]:
    """For every rival: the conversions in the order in which they happened, then who is sure, and who may be there."""
    seen = cast("GuruView", view)
    if seen.seat is None:
        return []
    past = Past(len(seen.sects), history)
    lines: list[Aid] = []
    for guru in range(len(seen.sects)):
        if guru != seen.seat:
            lines += [converted(guru, event.cards) for event in history if isinstance(event, Converted) and event.seat == guru]
            lines += suspected(seen, past, guru)
    return lines


def converted(guru: Seat, cards: tuple[Follower, ...]) -> Aid:
    """What went into a centre together, and what all of it had in common."""
    shared = cards[0].mask
    for card in cards:
        shared &= card.mask
    common = words([preacher.attribute for preacher in preachers_in(shared)])
    return aid("converted-alike" if common else "converted", guru, cards=words(cards), count=len(cards), common=common)


def suspected(view: GuruView, past: Past, guru: Seat) -> list[Aid]:
    """Whom every sect has that agrees with what was seen, and whom some of them have."""
    masks = [candidate.mask for candidate in possible_sects(view, past, guru)]
    every, some = masks[0] if masks else 0, 0
    for mask in masks:
        every &= mask
        some |= mask
    sure = [preacher for preacher in preachers_in(every) if preacher not in view.sects[guru].exposed]
    perhaps = list(preachers_in(some & ~every))
    lines = [aid("sure", guru, preachers=words(sure))] if sure else []
    return [*lines, aid("perhaps", guru, preachers=words(perhaps), count=len(perhaps))] if perhaps else lines


AIDS: Final[Aids] = aids
