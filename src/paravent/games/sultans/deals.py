"""Counting deals: in how many ways the cards of a table can lie, given which roles each place may hold."""

from __future__ import annotations

from math import comb, factorial
from typing import Final, final

from paravent.core.chance import Chance
from paravent.games.sultans.cards import CAST, NEUTRALS, ROLES, SIDED, Role

ANY: Final = (1 << len(ROLES)) - 1
NO_SLAVE: Final = ANY & ~ROLES[3].bit
# ROLE_OF[d] is the only role of a set that has just one.
ROLE_OF: Final = {role.bit: role for role in ROLES}


@final
class Deck:
    """The cards of a table of so many players: a fixed cast, and some of the four neutrals, nobody knows which.

    A place is a set of roles, as a byte with their bits; places are `bytes`, one for each seat and the last for the spare.
    """

    def __init__(self, players: int) -> None:
        self._cast: Final = list(CAST[players])
        self._ways: dict[bytes, int] = {}

    def ways(self, places: bytes) -> int:
        """In how many ways cards of this deck can lie in these places. Shuffled, all of them are equally likely."""
        key = bytes(sorted(places))
        known = self._ways.get(key)
        if known is None:
            left = self._cast[: len(SIDED)] + [1] * len(NEUTRALS)
            known = count(key, 0, left, self._cast[len(SIDED)])
            self._ways[key] = known
        return known

    def draw(self, places: bytes, chance: Chance) -> list[Role]:
        """One of these ways, each as likely as the others."""
        for at in range(len(places)):
            narrowed = [narrow(places, at, role.bit) for role in ROLES]
            chosen = narrowed[chance.counted([0 if each is None else self.ways(each) for each in narrowed])]
            assert chosen is not None
            places = chosen
        return [ROLE_OF[place] for place in places]


def narrow(places: bytes, at: int, roles: int) -> bytes | None:
    """The places, with one of these roles at this one; None if that cannot be."""
    left = places[at] & roles
    if left == places[at]:
        return places
    return None if left == 0 else places[:at] + bytes([left]) + places[at + 1 :]


def count(places: bytes, at: int, left: list[int], neutrals: int) -> int:
    """The ways for the places from `at` on, which are sorted, with so many cards left of each role and of neutrals in all."""
    if at == len(places):
        return 1
    if places[at] == ANY:
        return count_unknown(len(places) - at, left, neutrals)
    total = 0
    for role in ROLES:
        if places[at] & role.bit and left[role.index] > 0 and (role.index < len(SIDED) or neutrals > 0):
            left[role.index] -= 1
            total += count(places, at + 1, left, neutrals - (role.index >= len(SIDED)))
            left[role.index] += 1
    return total


def count_unknown(places: int, left: list[int], neutrals: int) -> int:
    """The ways for places that may hold anything: places for the neutrals, which ones they are, and the cast in the rest."""
    ways = comb(places, neutrals) * factorial(neutrals) * comb(sum(left[len(SIDED) :]), neutrals)
    places -= neutrals
    for cards in left[: len(SIDED)]:
        ways *= comb(places, cards)
        places -= cards
    return ways
