"""What a centre is worth at the end."""

from __future__ import annotations

from typing import Final

from paravent.games.guru.state import Conversion, Sect

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
