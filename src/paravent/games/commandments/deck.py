"""Whether a deck, or a table's blank cards, can be used, and what is wrong if not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from paravent.core.chance import Chance
from paravent.games.commandments.cards import ACTION, ARTEFACT, MOST_BLANKS, Card, read_card
from paravent.games.commandments.moves import MOST_PLAYERS
from paravent.games.commandments.reading import BadCard
from paravent.games.commandments.rehearsal import random_scenes, worths_in
from paravent.games.commandments.scene import Scene

TRIALS: Final = 2000
CARDS_PER_PLAYER: Final = 2
FEWEST_PLAYERS: Final = 3


def wrong_with_blanks(value: object) -> str | None:
    """What the option `blanks` should have been; None if it may be used."""
    if not isinstance(value, list):
        return "a list of cards"
    cards: list[Card] = []
    for data in cast("list[object]", value):
        try:
            cards.append(read_card(data, blank=True))
        except BadCard as problem:
            return f"a list of blank cards ({problem})"
    for kind, most in MOST_BLANKS.items():
        if number_of(cards, kind) > most:
            return f"a list of at most {most} {kind} cards"
    twice = repeated_ids(cards)
    return f"a list of cards with different ids ({twice[0]} comes twice)" if twice else None


def wrong_with_deck(value: object) -> list[str]:
    """Everything that is wrong with a deck that someone wrote, a sentence each."""
    if not isinstance(value, list):
        return ["a deck is a JSON array of cards"]
    cards: list[Card] = []
    problems: list[str] = []
    for number, data in enumerate(cast("list[object]", value), start=1):
        try:
            cards.append(read_card(data, blank=False))
        except BadCard as problem:
            problems.append(f"card {number}: {problem}")
    problems += [f"the id {id} comes twice" for id in repeated_ids(cards)]
    problems += too_few(cards)
    problems += [f"{one} and {other} coincide: they are worth the same on {TRIALS} moves" for one, other in coinciding(cards)]
    return problems


def too_few(cards: Sequence[Card]) -> list[str]:
    """C-20 Two cards of each kind per player; three players at least."""
    least = CARDS_PER_PLAYER * FEWEST_PLAYERS
    return [
        f"{FEWEST_PLAYERS} players need {least} {kind} cards; there are {number_of(cards, kind)}"
        for kind in (ARTEFACT, ACTION)
        if number_of(cards, kind) < least
    ]


def most_players(cards: Sequence[Card]) -> int:
    """C-20 For how many players the deck is large enough."""
    return min(number_of(cards, ARTEFACT) // CARDS_PER_PLAYER, number_of(cards, ACTION) // CARDS_PER_PLAYER, MOST_PLAYERS)


def number_of(cards: Sequence[Card], kind: str) -> int:
    return sum([card.kind == kind for card in cards])


def repeated_ids(cards: Sequence[Card]) -> list[str]:
    ids = [card.id for card in cards]
    return sorted({id for id in ids if ids.count(id) > 1})


def coinciding(cards: Sequence[Card], scenes: list[Scene] | None = None) -> list[tuple[str, str]]:
    """Pairs of cards that are worth the same on every one of many random moves."""
    tried = random_scenes(TRIALS, Chance("coincidence")) if scenes is None else scenes
    first_with: dict[str, str] = {}
    pairs: list[tuple[str, str]] = []
    for card in cards:
        picture = str(worths_in(card, tried))
        if picture in first_with:
            pairs.append((first_with[picture], card.id))
        else:
            first_with[picture] = card.id
    return pairs
