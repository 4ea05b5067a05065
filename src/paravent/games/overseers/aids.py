"""What each row may be worth, by what lies open and by the cards that can still be face down there."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final, cast

from paravent.aids import Aid, Aids, aid
from paravent.core.rules import Event, Seat, View
from paravent.games.overseers.cards import TRAITS, Bundle, Position, Trait, bundle, count, deck
from paravent.games.overseers.view import OverseersView, OverseerView
from paravent.games.overseers.worth import Changes, score


def aids(view: View, history: Sequence[Event]) -> list[Aid]:
    """For every player who has laid cards: the least and the most that they can be worth."""
    seen = cast("OverseersView", view)
    if seen.seat is None or seen.revealed:
        return []
    unseen = unseen_by(seen)
    return [line for seat, overseer in enumerate(seen.overseers) for line in worth(seat, overseer, unseen)]


def unseen_by(view: OverseersView) -> Bundle:
    """The cards of the deck that this seat does not see anywhere."""
    left = bundle(deck(len(view.overseers)))
    for overseer in view.overseers:
        for card in overseer.cards:
            left -= 0 if card.card is None else card.card.one
    return left


def worth(seat: Seat, overseer: OverseerView, unseen: Bundle) -> list[Aid]:
    if not overseer.cards or overseer.character is None:
        return []
    hidden = [card.position for card in overseer.cards if card.card is None]
    worths = [
        score_with(overseer, dict(zip(hidden, guess, strict=True)))
        for guess in product(TRAITS, repeat=len(hidden))
        if all(count(bundle(guess), trait) <= count(unseen, trait) for trait in TRAITS)
    ]
    least, most = min(worths), max(worths)
    key = "worth-known" if least == most else "worth"
    return [aid(key, seat, least=least, most=most)]


def score_with(overseer: OverseerView, guess: dict[Position, Trait]) -> int:
    """O-8 O-11 What the row is worth if these are the cards that lie face down."""
    assert overseer.character is not None
    held = {card.position: card.card or guess[card.position] for card in overseer.cards}
    tilted = overseer.tilted or (None if overseer.tilt is None else held.get(overseer.tilt))
    slid = None if overseer.slid is None else held.get(overseer.slid)
    above = None if overseer.above is None else held.get(overseer.above)
    return score(bundle(list(held.values())), overseer.character, Changes(tilted, slid, above))


AIDS: Final[Aids] = aids
