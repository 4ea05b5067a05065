"""The cards of the hundred that no verdict contradicts, place by place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from paravent.aids import Aid, Aids, aid
from paravent.core.rules import Event, View
from paravent.games.commandments.cards import Card
from paravent.games.commandments.view import CommandmentsView
from paravent.games.commandments.worlds import Posterior, all_cards

FEW: Final = 6  # so many are listed, the likeliest first


def aids(view: View, history: Sequence[Event]) -> list[Aid]:
    """For a novice: how many cards may lie in each place, and which, once they are few."""
    seen = cast("CommandmentsView", view)
    if seen.seat is None or seen.secrets is not None or not seen.turns:
        return []
    possible = Posterior(seen, seen.judge)
    if not possible.worlds:
        return [aid("baffled")]
    cards = {card.id: card for card in all_cards(seen)}
    return [line for place in range(len(seen.backs)) for line in left(place, possible.weights(place), cards)]


def left(place: int, weights: dict[str, float], cards: dict[str, Card]) -> list[Aid]:
    """What may lie in one place."""
    likeliest = sorted(weights, key=lambda card: (-weights[card], card))
    faces = [cards[card].face for card in likeliest] if len(likeliest) <= FEW else []
    listed = [aid("candidate", en=face.en, fr=face.fr, karma=face.karma) for face in faces]
    return [aid("left", place=place + 1, count=len(likeliest)), *listed]


AIDS: Final[Aids] = aids
