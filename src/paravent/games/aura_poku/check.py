"""What is wrong with a board that someone wrote: every fault in one exact sentence."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import Final, cast

from paravent.core.rules import Json
from paravent.games.aura_poku.cards import DEAREST, MOST_RIVERS, MOST_ROUND
from paravent.games.aura_poku.moves import MOST_GOLD, MOST_PLAYERS, PAWNS

FIELDS: Final = ("name", "path", "huts", "cards", "persecutor", "coins", "source", "purse")
COUNTS: Final = ("3", "4", "5", "6")
FEWEST_PLAYERS: Final = 3
MOST: Final = 99
BANKS: Final = ("c{}l", "c{}u", "s{}", "l{}u", "l{}l")


def file_faults(text: str) -> list[str]:
    """Everything that is wrong with the text of a board file."""
    try:
        return faults(cast("Json", json.loads(text)))
    except json.JSONDecodeError as error:
        return [f"not JSON: {error}"]


def faults(data: Json) -> list[str]:
    """Everything that is wrong with a board file's data; nothing: it can be played on."""
    if not isinstance(data, dict):
        return ["a board is a JSON object"]
    found = [f"{field} is missing" for field in FIELDS if field not in data]
    found += [f"{field} is not a field of a board; these are: {', '.join(FIELDS)}" for field in data if field not in FIELDS]
    if found:
        return found
    found += name_faults(data["name"]) + path_faults(data["path"]) + hut_faults(data["huts"])
    found += card_faults(data["cards"]) + persecutor_faults(data["persecutor"])
    found += coin_faults(data["coins"]) + numbers_faults("source", data["source"]) + numbers_faults("purse", data["purse"])
    return found or supply_faults(data)


def is_number(value: Json, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def name_faults(name: Json) -> list[str]:
    if isinstance(name, str) and re.fullmatch(r"[a-z][a-z_]*", name):
        return []
    return [f"name must be a word of lower-case letters and _, not {name!r}"]


def words_of(path: Json) -> list[str] | None:
    """The words of the path in order; None if it is no list of texts."""
    if not isinstance(path, list):
        return None
    words: list[str] = []
    for row in path:
        if not isinstance(row, str):
            return None
        words += row.split()
    return words


def path_faults(path: Json) -> list[str]:
    words = words_of(path)
    if words is None:
        return ["path must be a list of texts, each with places in order"]
    rounds = rivers = 0
    landmarks = ["throne"]  # what is still to come before the next river
    for at, word in enumerate(words, start=1):
        expected = expected_words(landmarks, rounds, rivers)
        if word not in expected:
            return [f"path: word {at} is {word}; here belongs {' or '.join(expected)}"]
        if word == "village":
            return path_end_faults(words, at, rounds)
        if word.startswith("p"):
            rounds += 1
            continue
        if not landmarks:
            rivers += 1
            landmarks = [bank.format(rivers) for bank in BANKS]
        landmarks = landmarks[1:]
    return [f"path ends after word {len(words)}; here belongs {' or '.join(expected_words(landmarks, rounds, rivers))}"]


def expected_words(landmarks: list[str], rounds: int, rivers: int) -> list[str]:
    """The words that may stand next: a round space, the next landmark of this river, the next river, the village."""
    if landmarks == ["throne"]:
        return landmarks
    expected = [f"p{rounds + 1}"] if rounds < MOST_ROUND else []
    if landmarks:
        return [*expected, landmarks[0]]
    if rivers < MOST_RIVERS:
        expected.append(f"c{rivers + 1}l")
    if rivers > 0:
        expected.append("village")
    return expected


def path_end_faults(words: list[str], at: int, rounds: int) -> list[str]:
    if at < len(words):
        return [f"path: word {at + 1} is {words[at]}; nothing comes after the village"]
    obstacles = PAWNS * (MOST_PLAYERS - FEWEST_PLAYERS)
    if rounds < obstacles:
        return [f"path has {rounds} round spaces; the leftover pawns of three players need {obstacles}"]
    return []


def numbers_faults(field: str, value: Json, least: int = 1) -> list[str]:
    if isinstance(value, list) and all(is_number(item, least, MOST) for item in value):
        return []
    return [f"{field} must be a list of whole numbers from {least} to {MOST}"]


def hut_faults(huts: Json) -> list[str]:
    found = numbers_faults("huts", huts, 0)
    if found or not isinstance(huts, list):
        return found
    if len(huts) < PAWNS:
        return [f"huts must be at least {PAWNS}, not {len(huts)}"]
    values = [hut for hut in huts if isinstance(hut, int)]
    for before, after in pairwise(values):
        if after > before:
            return [f"huts must be in falling order: {before} stands before {after}"]
    return []


def card_faults(cards: Json) -> list[str]:
    if not isinstance(cards, list):
        return ["cards must be a list of pairs [upper, lower]"]
    return [f"cards: card {at} must be [upper, lower], two whole numbers from 1 to {DEAREST}"
            for at, card in enumerate(cards, start=1) if not is_card(card)]  # fmt: skip


def is_card(card: Json) -> bool:
    return isinstance(card, list) and len(card) == 2 and is_number(card[0], 1, DEAREST) and is_number(card[1], 1, DEAREST)


def persecutor_faults(persecutor: Json) -> list[str]:
    if not isinstance(persecutor, dict) or sorted(persecutor) != ["start", "steps"]:
        return ["persecutor must have the fields steps and start, and no others"]
    steps, start = persecutor["steps"], persecutor["start"]
    if not isinstance(steps, int) or not is_number(steps, 1, MOST):
        return [f"persecutor: steps must be a whole number from 1 to {MOST}"]
    if not isinstance(start, dict) or sorted(start) != list(COUNTS):
        return ["persecutor: start must have the fields 3, 4, 5 and 6, and no others"]
    return [f"persecutor: with {count} players he must start on a step from 0 to {steps - 1}, not {start[count]!r}"
            for count in COUNTS if not is_number(start[count], 0, steps - 1)]  # fmt: skip


def coin_faults(coins: Json) -> list[str]:
    if not isinstance(coins, dict) or not coins:
        return ["coins must say how many there are of each value"]
    found = [f"coins: {value} is not a value from 1 to {MOST}" for value in coins if not re.fullmatch(r"[1-9]\d?", value)]
    return found + [f"coins: the number of coins of {value} must be from 1 to {MOST}, not {count!r}"
                    for value, count in coins.items() if not is_number(count, 1, MOST)]  # fmt: skip


def supply_faults(board: dict[str, Json]) -> list[str]:
    """Cards for every altar, coins for every source and purse, and no more gold than the notation can write."""
    words, cards, coins = words_of(board["path"]), board["cards"], board["coins"]
    assert words is not None and isinstance(cards, list) and isinstance(coins, dict)
    rivers = sum([word.startswith("s") for word in words])
    found: list[str] = []
    needed = min(2 * rivers, MOST_PLAYERS)
    if len(cards) < needed:
        found.append(f"cards: there are {len(cards)}; {2 * rivers} altars and {MOST_PLAYERS} players need {needed}")
    laid = numbers(board["source"]) * rivers + numbers(board["purse"]) * MOST_PLAYERS
    for value in sorted(set(laid)):
        there = coins.get(str(value), 0)
        assert isinstance(there, int)
        if laid.count(value) > there:
            found.append(f"coins: sources and {MOST_PLAYERS} purses need {laid.count(value)} coins of {value}, there are {there}")
    gold = sum([int(value) * count for value, count in coins.items() if isinstance(count, int)])
    if gold > MOST_GOLD:
        found.append(f"coins: all together are worth {gold}, more than {MOST_GOLD}")
    return found


def numbers(value: Json) -> list[int]:
    assert isinstance(value, list)
    return [item for item in value if isinstance(item, int)]
