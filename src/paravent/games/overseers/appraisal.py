"""What cards promise, as the rule-based overseer sees it: its bot goes by it, and the search plays on by it."""

from __future__ import annotations

from typing import Final

from paravent.games.overseers.cards import CHARACTER, HONESTY, PIETY, Bundle, Character, count
from paravent.games.overseers.worth import score

# Whom to be, if there is a choice: best first.
RANKED: Final = ("yanmei", "nuying", "liang", "gan", "meixiu", "suyin", "xie", "tao", "wuming", "lan", "fushen")
LIKED: Final = [CHARACTER[name] for name in RANKED]
SET: Final = 3
# Of finding the cards that a set still lacks, by their number: 0.45 for each.
HOPE: Final = [1.0, 0.45, 0.45**2]
HIDDEN: Final = 4.0  # what an unknown card is worth, on the average
GOOD_PAIR: Final = 12.0  # worth taking two cards at once
MARGIN: Final = 8.0  # how much poorer all others must look before an overseer admits; found by play against other margins


def hope(cards: Bundle, character: Character, picks: int) -> float:
    """Points now, and a share of what a set still to be finished would bring."""
    now = score(cards, character)
    points = float(now)
    for trait in (HONESTY, PIETY):
        lacking = SET - count(cards, trait)
        if 0 < lacking < SET and picks > lacking:
            points += (score(cards + lacking * trait.one, character) - now) * HOPE[lacking]
    return points


def promise(cards: Bundle, character: Character, unknown: int) -> float:
    """What these cards may come to with so many more that nobody has seen: their points, and the sets they may belong to."""
    now = score(cards, character)
    points = now + HIDDEN * unknown
    for trait in (HONESTY, PIETY):
        lacking = SET - count(cards, trait)
        if 0 < lacking < SET and lacking <= unknown:
            points += (score(cards + lacking * trait.one, character) - now) * HOPE[lacking]
    return points
