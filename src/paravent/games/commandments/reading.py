"""Reading cards' tests from JSON, each refusal naming the word at fault."""

from __future__ import annotations

from typing import Final

from paravent.core.errors import ParaventError
from paravent.core.rules import Json
from paravent.games.commandments.pieces import (
    ADJACENT,
    AREA,
    COLOUR_NAMES,
    EVERYWHERE,
    FAR,
    MOTION,
    MOTIONS,
    SAME,
    STANCE_NAMES,
    TAGS,
)
from paravent.games.commandments.vocabulary import (
    BESIDE_START,
    BESIDE_TARGET,
    FROM_START,
    FROM_TARGET,
    AllOf,
    AnyOf,
    AreasWhere,
    Artefacts,
    AsBefore,
    Between,
    Colours,
    Condition,
    Count,
    EndsIn,
    Fit,
    Gestures,
    Largest,
    Limit,
    More,
    Moved,
    Not,
    Place,
    PutSo,
    SaidOneOf,
    Says,
    StartsIn,
    Stepped,
    WordsSaid,
)
from paravent.games.commandments.words import words_of

DEEPEST: Final = 12
MOST: Final = 999  # no count comes near it
ALL_SLOTS: Final = 0b111111
ALL_MOTIONS: Final = (1 << len(MOTIONS)) - 1

PLACES: Final = {
    "centre": 0b1, "hexagon": 0b111110, "triangle": 0b11111000000, "ring": 1 << 11, "all": EVERYWHERE,
    **{name: area.bit for name, area in AREA.items()},
}  # fmt: skip
RELATIVE: Final = {"start": FROM_START, "target": FROM_TARGET, "beside-start": BESIDE_START, "beside-target": BESIDE_TARGET}
WHAT: Final = {"white": 0b11, "black": 0b1100, "brown": 0b110000, "standing": 0b10101, "lying": 0b101010, "any": ALL_SLOTS}
STEPS: Final = {"same": SAME, "adjacent": ADJACENT, "far": FAR}
PREVIOUS: Final = ("colour", "start", "target", "follow", "refill", "gesture")
WHENS: Final = ("before", "holding")
TOS: Final = ("priestess", "novice", "anyone", "left", "right")
COUNT_WORDS: Final = ("artefacts", "colours", "areas", "largest", "gestures", "different", "says", "words")
CONDITION_WORDS: Final = (
    "all", "any", "not", "moved", "put", "start", "target", "step", "at-least", "at-most", "exactly", "more", "said", "previous",
)  # fmt: skip


class BadCard(ParaventError):
    """A card, a deck or a test that cannot be used, and why."""


def bad(sentence: str) -> BadCard:
    return BadCard("bad-card", sentence)


def read_condition(test: Json, depth: int = 0) -> Condition:
    """The condition that a JSON array writes; raises BadCard with the word at fault."""
    if depth > DEEPEST:
        raise bad(f"a test may be nested {DEEPEST} deep, no deeper")
    word, arguments = split(test, "a condition")
    match word:
        case "all" | "any":
            parts = [read_condition(part, depth + 1) for part in some(word, arguments, "conditions")]
            return AllOf(parts) if word == "all" else AnyOf(parts)
        case "not":
            return Not(read_condition(take(word, arguments, 1, "a condition")[0], depth + 1))
        case "moved":
            return Moved(mask_of(word, arguments, "colours", {name: 1 << k for k, name in enumerate(COLOUR_NAMES)}))
        case "put":
            return PutSo(STANCE_NAMES.index(one_of(word, take(word, arguments, 1, "a stance")[0], STANCE_NAMES)))
        case "start":
            return StartsIn(read_place(word, arguments))
        case "target":
            return EndsIn(read_place(word, arguments))
        case "step":
            return Stepped(mask_of(word, arguments, "steps", STEPS))
        case "at-least" | "at-most" | "exactly":
            number, count = take(word, arguments, 2, "a number and a count")
            return read_bound(word, read_number(word, number), read_count(count))
        case "more":
            more, less = take(word, arguments, 2, "two counts")
            return More(read_count(more), read_count(less))
        case "said":
            return SaidOneOf([read_word(spoken) for spoken in some(word, arguments, "words")])
        case "previous":
            return AsBefore(one_of(word, take(word, arguments, 1, "what is as before")[0], PREVIOUS))
    raise bad(f'"{word}" is no condition; conditions are: {", ".join(CONDITION_WORDS)}')


def read_count(test: Json) -> Count:
    """The count that a JSON array writes; raises BadCard with the word at fault."""
    word, arguments = split(test, "a count")
    match word:
        case "artefacts" | "largest":
            where, what = take(word, arguments, 2, "a place and what to count")
            place, slots = read_place(word, [where]), WHAT[one_of(word, what, tuple(WHAT))]
            return Artefacts(place, slots) if word == "artefacts" else Largest(place, slots)
        case "colours":
            return Colours(read_place(word, take(word, arguments, 1, "a place")))
        case "areas":
            where, limits = take(word, arguments, 2, "a place and limits")
            return AreasWhere(read_place(word, [where]), read_limits(limits))
        case "gestures" | "different":
            return Gestures(read_fit(word, take(word, arguments, 1, "an object")[0]), different=word == "different")
        case "says":
            take(word, arguments, 0, "nothing")
            return Says()
        case "words":
            take(word, arguments, 0, "nothing")
            return WordsSaid()
    raise bad(f'"{word}" is no count; counts are: {", ".join(COUNT_WORDS)}')


def is_count(test: Json) -> bool:
    """Whether the test, if it is one, is a count."""
    return isinstance(test, list) and bool(test) and test[0] in COUNT_WORDS


def split(test: Json, expected: str) -> tuple[str, list[Json]]:
    if not isinstance(test, list) or not test or not isinstance(test[0], str):
        raise bad(f"{shown(test)} is not {expected}: an array that begins with a word")
    return test[0], test[1:]


def take(word: str, arguments: list[Json], number: int, expected: str) -> list[Json]:
    if len(arguments) != number:
        raise bad(f'"{word}" takes {expected}, not {shown(arguments)}')
    return arguments


def some(word: str, arguments: list[Json], expected: str) -> list[Json]:
    if not arguments:
        raise bad(f'"{word}" takes one or more {expected}')
    return arguments


def one_of(word: str, value: Json, among: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in among:
        raise bad(f'"{word}" does not know {shown(value)}; it knows: {", ".join(among)}')
    return value


def mask_of(word: str, values: list[Json], expected: str, bits: dict[str, int]) -> int:
    mask = 0
    for value in some(word, values, expected):
        mask |= bits[one_of(word, value, tuple(bits))]
    return mask


def read_place(word: str, names: list[Json]) -> Place:
    """All of these places together."""
    mask = relative = 0
    for name in some(word, names, "places"):
        known = one_of(word, name, (*PLACES, *RELATIVE))
        mask |= PLACES.get(known, 0)
        relative |= RELATIVE.get(known, 0)
    return Place(mask, relative)


def read_number(word: str, value: Json) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < MOST:
        raise bad(f'"{word}" takes a whole number from 0, not {shown(value)}')
    return value


def read_bound(word: str, number: int, count: Count) -> Between:
    if word == "at-least":
        return Between(number, MOST, count)
    return Between(0 if word == "at-most" else number, number, count)


def read_word(value: Json) -> str:
    """A word of `said`, which must be written folded already."""
    if not isinstance(value, str) or words_of(value) != [value]:
        raise bad(f'"said" takes single words in a-z and 0-9, not {shown(value)}')
    return value


def read_limits(value: Json) -> list[Limit]:
    if not isinstance(value, dict):
        raise bad(f'"areas" takes an object of limits, not {shown(value)}')
    limits: list[Limit] = []
    for key, bounds in value.items():
        one_of("areas", key, ("colours", *WHAT))
        if not isinstance(bounds, list) or len(bounds) != 2:
            raise bad(f'the limits of "{key}" are [least, most], not {shown(bounds)}')
        least, most = read_number(key, bounds[0]), read_number(key, bounds[1])
        if least > most:
            raise bad(f'the limits of "{key}" are [least, most], not {shown(bounds)}')
        limits.append(Limit(None if key == "colours" else WHAT[key], least, most))
    return limits


def read_fit(word: str, value: Json) -> Fit:
    """Which gestures fit; without entries all do."""
    if not isinstance(value, dict):
        raise bad(f'"{word}" takes an object, not {shown(value)}')
    motions, when, to = ALL_MOTIONS, None, None
    for key, entry in value.items():
        match key:
            case "name":
                motions &= mask_of(key, entries(key, entry), "gestures", {name: motion.bit for name, motion in MOTION.items()})
            case "tag":
                motions &= motions_with(mask_of(key, entries(key, entry), "tags", {tag: 1 << k for k, tag in enumerate(TAGS)}))
            case "when":
                when = one_of(key, entry, WHENS)
            case "to":
                to = one_of(key, entry, TOS)
            case _:
                raise bad(f'"{word}" does not know {shown(key)}; it knows: name, tag, when, to')
    return Fit(motions, before=when != "holding", holding=when != "before", to=to)


def entries(key: str, value: Json) -> list[Json]:
    if not isinstance(value, list):
        raise bad(f'"{key}" takes a list, not {shown(value)}')
    return value


def motions_with(tags: int) -> int:
    """The motions that have one of these tags."""
    mask = 0
    for motion in MOTIONS:
        if motion.tags & tags:
            mask |= motion.bit
    return mask


def shown(value: object) -> str:
    """A short picture of what was written."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
