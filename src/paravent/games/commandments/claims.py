"""What novices claim: what the spirits like and what they hate, and what I know by now."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final, cast, final

from paravent.claims import COMMON, Claim, Form, Vocabulary
from paravent.core.rules import Event, Json, Seat, View
from paravent.core.table import Table
from paravent.games.commandments.cards import Card
from paravent.games.commandments.events import RitualBegan
from paravent.games.commandments.state import CommandmentsState
from paravent.games.commandments.view import CommandmentsView
from paravent.games.commandments.worlds import Posterior

LIKE: Final = "like"
HATE: Final = "hate"
KNOW: Final = "know"
PLACES: Final = ("first", "second", "taboo")
MATTERS: Final = ("white", "black", "brown", "centre", "hexagon", "triangle", "ring", "standing", "lying", "gestures")
FORMS: Final = (
    Form(LIKE, words=MATTERS),
    Form(HATE, words=MATTERS),
    Form(KNOW, words=PLACES),
    *COMMON,
    Form("ask-copy", of_another=True),
)


@final
class CommandmentsClaims(Vocabulary):
    """The spirits like what a commandment speaks of, and hate what the taboo does; the High Priestess keeps silent (C-13)."""

    def forms(self, view: View) -> Sequence[Form]:
        return FORMS

    def truth(self, table: Table, speaker: Seat, claim: Claim) -> bool | None:
        s = cast("CommandmentsState", table.state)
        if len(s.places) < len(PLACES):
            return None
        if claim.kind == LIKE:
            return any(speaks_of(card, claim.what) for card in s.places[:2])
        if claim.kind == HATE:
            return speaks_of(s.places[2], claim.what)
        return knows(table, speaker, PLACES.index(claim.what)) if claim.kind == KNOW else None

    def clash(self, speaker: Seat, earlier: Claim, later: Claim, between: Sequence[Event]) -> bool:
        if any(isinstance(event, RitualBegan) for event in between):
            return False
        if earlier.what == later.what != "" and {earlier.kind, later.kind} == {LIKE, HATE}:
            return True
        return super().clash(speaker, earlier, later, between)


def speaks_of(card: Card, matter: str) -> bool:
    """Whether what the card asks has to do with this."""
    test = card.face.test
    return test is not None and matter in words_in(json.loads(test))


def words_in(data: Json) -> set[str]:
    """Every word in a card's test, wherever it stands."""
    match data:
        case str():
            return {data}
        case list():
            return {word for item in data for word in words_in(item)}
        case dict():
            return {word for key, item in data.items() for word in {key} | words_in(item)}
    return set()


def knows(table: Table, seat: Seat, place: int) -> bool:
    """Whether this novice, by all verdicts so far, can tell which card lies in a place."""
    view = cast("CommandmentsView", table.view(seat))
    return view.secrets is not None or (bool(view.turns) and len(Posterior(view, view.judge).weights(place)) == 1)


CLAIMS: Final = CommandmentsClaims()
