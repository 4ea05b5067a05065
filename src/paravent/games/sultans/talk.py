"""What a bot claims in Karaya: it tells its side what it saw, and of itself what its card gains by, true or not."""

from __future__ import annotations

from typing import Final, cast

from paravent.bots.speaking import Speaker, Talk
from paravent.claims import Claim
from paravent.core.chance import Chance
from paravent.games.sultans.aids import Memory
from paravent.games.sultans.cards import ASSASSIN, GUARD, SLAVE, SULTAN, Role
from paravent.games.sultans.claims import AM, SAW
from paravent.games.sultans.view import SultansView

HUNTED: Final = {SULTAN: ASSASSIN, GUARD: ASSASSIN, ASSASSIN: SULTAN, SLAVE: SULTAN}  # whom one's own side wants to know
COVERS: Final = {SULTAN: (GUARD, SLAVE), ASSASSIN: (SLAVE, GUARD), GUARD: (SLAVE,), SLAVE: (GUARD,)}
OPENLY: Final = (GUARD, SLAVE)  # who find each other by telling the truth


def claim(speaker: Speaker, chance: Chance) -> Claim | None:
    """A sighting that helps, first; else who one is, or would be taken for."""
    view = cast("SultansView", speaker.view)
    card = view.seats[speaker.seat].card
    if card is None or view.seats[speaker.seat].face != "hidden":
        return None
    return sighting(speaker, view, card) or of_myself(speaker, card, chance)


def sighting(speaker: Speaker, view: SultansView, card: Role) -> Claim | None:
    """Somebody hidden whom one's side looks for, and who sits there for sure."""
    wanted = HUNTED.get(card)
    for place, seen in Memory(speaker.seat, speaker.history).at.items():
        if place is not None and place != speaker.seat and not seen.doubtful and seen.card is wanted:
            found = Claim(SAW, place, seen.card.name)
            if view.seats[place].face == "hidden" and not speaker.has_said(found):
                return found
    return None


def of_myself(speaker: Speaker, card: Role, chance: Chance) -> Claim | None:
    """The sultan and the assassins hide behind another card; guards and slaves tell the truth, unless they bluff."""
    lies = speaker.would_lie(chance)
    if card in OPENLY and not lies:
        return Claim(AM, None, card.name)
    covers = COVERS.get(card)
    if covers is None:
        return Claim(AM, None, SLAVE.name if lies else card.name)
    return Claim(AM, None, chance.choice(covers).name) if lies or card not in OPENLY else None


TALK: Final[Talk] = claim
