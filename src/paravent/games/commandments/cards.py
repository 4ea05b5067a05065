"""The cards: data with a test, read once. 63 artefact cards and 37 action cards lie in deck.json; a table may add blank ones."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from importlib.resources import files
from typing import Final, cast, final

from paravent.core.rules import Json, Piece
from paravent.games.commandments.reading import bad, is_count, read_condition, read_count, shown
from paravent.games.commandments.vocabulary import Condition, Count, mentions_previous
from paravent.games.commandments.words import is_safe

ACTION: Final = "action"
ARTEFACT: Final = "artefact"
KEYS: Final = ("id", "kind", "karma", "en", "fr", "test")
ID: Final = re.compile("[a-z0-9-]+")
BLANK_ID: Final = re.compile("blank-([1-9]|1[0-5])")
MOST_TEXT: Final = 200
DEEPEST_DATA: Final = 20  # a test may be nested 12 deep, and counts and gestures take some levels more
MOST_BLANKS: Final = {ARTEFACT: 8, ACTION: 7}


@final
@dataclass(frozen=True)
class Face:
    """What anyone may read of a card (C-15): its karma is `?` if it is a count; the test is JSON text, None for free text."""

    id: str
    kind: str
    karma: int | str
    en: str
    fr: str
    test: str | None


@final
class Card(Piece):
    """A card that can be judged: by a condition, by a count, or (neither) by the High Priestess alone."""

    def __init__(self, face: Face, condition: Condition | None, count: Count | None) -> None:
        self.face: Final = face
        self.id: Final = face.id
        self.kind: Final = face.kind
        self.karma: Final = face.karma if isinstance(face.karma, int) else 0
        self.condition: Final = condition
        self.count: Final = count
        self.is_free: Final = condition is None and count is None
        self.needs_previous: Final = condition is not None and mentions_previous(condition)

    def data(self) -> dict[str, Json]:
        """The object that wrote it."""
        face = self.face
        test: Json = None if face.test is None else json.loads(face.test)
        return {"id": face.id, "kind": face.kind, "karma": face.karma, "en": face.en, "fr": face.fr, "test": test}

    def __str__(self) -> str:
        return self.id


def read_card(data: object, *, blank: bool) -> Card:
    """The card that an object writes; raises BadCard with what is wrong. Only a blank card may be free text."""
    if not is_data(data, 0):
        raise bad(f"a card is JSON data without fractions, nested {DEEPEST_DATA} deep at most")
    return read_data(cast("Json", data), blank=blank)


def is_data(value: object, depth: int) -> bool:
    """Whether this is JSON without fractions, which compiled code would trip over."""
    if value is None or isinstance(value, (bool, int, str)):
        return True
    if depth == DEEPEST_DATA or not isinstance(value, (list, dict)):
        return False
    inside: list[object] = list(value) if isinstance(value, list) else [*value.keys(), *value.values()]
    for item in inside:
        if not is_data(item, depth + 1):
            return False
    return True


def read_data(data: Json, *, blank: bool) -> Card:
    if not isinstance(data, dict) or sorted(data) != sorted(KEYS):
        raise bad(f"a card is an object with {', '.join(KEYS)}, not {shown(data)}")
    id, kind, karma = data["id"], data["kind"], data["karma"]
    if not isinstance(id, str) or (BLANK_ID if blank else ID).fullmatch(id) is None or id == "none":
        raise bad(f"the id of a card is {'blank-1 to blank-15' if blank else 'a word in a-z, 0-9 and -'}, not {shown(id)}")
    if kind not in {ACTION, ARTEFACT}:
        raise bad(f"{id}: kind is action or artefact, not {shown(kind)}")
    en, fr = read_text(id, "en", data["en"]), read_text(id, "fr", data["fr"])
    test = data["test"]
    counts = is_count(test)
    check_karma(id, kind, karma, counts=counts)
    if test is None and not blank:
        raise bad(f"{id}: only a blank card may be without a test")
    face = Face(id, kind, karma, en, fr, None if test is None else json.dumps(test))  # type: ignore[arg-type]
    return Card(face, None if counts or test is None else read_condition(test), read_count(test) if counts else None)


def read_text(id: str, language: str, text: Json) -> str:
    if not isinstance(text, str) or not text.strip() or len(text) > MOST_TEXT or not is_safe(text):
        raise bad(f"{id}: {language} is a line of 1 to {MOST_TEXT} characters, not {shown(text)}")
    return text


def check_karma(id: str, kind: Json, karma: Json, *, counts: bool) -> None:
    """A count is worth "?" and only artefact cards count; all else is worth 2, 3 or 4."""
    if counts and kind != ARTEFACT:
        raise bad(f"{id}: only an artefact card may count")
    if counts and karma != "?":
        raise bad(f'{id}: the karma of a count is "?", not {shown(karma)}')
    if not counts and (not isinstance(karma, int) or isinstance(karma, bool) or karma not in {2, 3, 4}):
        raise bad(f"{id}: the karma of a condition is 2, 3 or 4, not {shown(karma)}")


def card_of(face: Face) -> Card:
    """The blank card with this face."""
    return read_card(Card(face, None, None).data(), blank=True)


def read_deck() -> list[Card]:
    text = files("paravent.games.commandments").joinpath("deck.json").read_text(encoding="utf-8")
    return [read_card(data, blank=False) for data in json.loads(text)]


DECK: Final = read_deck()
DECK_CARD: Final = {card.id: card for card in DECK}
