"""What a centre is worth at the end, and who wins."""

from __future__ import annotations

from typing import Final

from paravent.core.rules import Outcome, Seat
from paravent.games.guru.state import Conversion, GuruState, Sect

PER_MEMBER: Final = 2


def member_money(sect: Sect) -> int:
    """G-13 Turn the centre over from the top: a member counts if it matches a preacher active at that moment."""
    active, money = sect.active, 0
    for layer in reversed(sect.centre):
        if isinstance(layer, Conversion):
            for card in layer.members:
                if card.mask & active:
                    money += PER_MEMBER
        elif layer.preacher is not None:
            active |= layer.preacher.bit
    return money


def score(sect: Sect) -> int:
    """Capital plus what the members bring; bounties and stages are worth nothing."""
    return sect.capital + member_money(sect)


def is_disqualified(sect: Sect) -> bool:
    """G-10 A centre with a member that matches none of the three preachers."""
    for layer in sect.centre:
        if isinstance(layer, Conversion):
            for card in layer.members:
                if not card.mask & sect.preachers:
                    return True
    return False


def winners(s: GuruState) -> tuple[Seat, ...]:
    """G-9 G-17 Everyone with the most millions; a disqualified guru cannot win."""
    fair = [seat for seat, sect in enumerate(s.sects) if not is_disqualified(sect)]
    best = max([score(s.sects[seat]) for seat in fair], default=0)
    return tuple([seat for seat in fair if score(s.sects[seat]) == best])


def outcome(s: GuruState) -> Outcome:
    """Millions, winners, and how it ended."""
    return Outcome(tuple([score(sect) for sect in s.sects]), winners(s), s.ending)
