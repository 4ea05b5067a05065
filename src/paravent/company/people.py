"""Ten recurring people. Who somebody is and how well they play are two things: any of them comes at any level."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, final

from paravent.bots.bot import Bot
from paravent.bots.levels import NAMES, bot_named
from paravent.bots.temperament import EVEN, Temperament
from paravent.core.chance import Chance
from paravent.core.errors import BadSetup
from paravent.core.game import Game

USUAL: Final = "normal"  # the level of who is asked for by name alone


@final
@dataclass(frozen=True)
class Character:
    """Somebody. `character-KEY` in the catalogue says who they are in a few words; `name` is the same in every language."""

    key: str
    name: str
    temper: Temperament


def somebody(
    key: str, name: str, bluff: int, suspicion: int, greed: int, patience: int, grudge: int, talk: int
) -> Character:  # fmt: skip
    """A character whose voice is their own."""
    return Character(key, name, Temperament(bluff, suspicion, greed, patience, grudge, talk, key))


# Each with another initial: it stands in the seat's shape.
COMPANY: Final = (
    #         key          name               bluff  suspicion  greed  patience  grudge  talk
    somebody("ottoline",  "Madame Ottoline",    0,      1,        0,      1,       2,      0),
    somebody("barnabe",   "Barnabé Loup",       2,      0,        1,      0,       0,      2),
    somebody("zelie",     "Tante Zélie",       -1,     -1,        0,      2,       0,      1),
    somebody("vasco",     "Don Vasco",          1,      0,        2,      0,       1,      0),
    somebody("placide",   "Sœur Placide",      -2,     -2,       -1,      1,       0,      0),
    somebody("krolik",    "Kaspar Krolik",      0,      2,        0,      0,       1,     -1),
    somebody("pepin",     "Pépin Laflamme",     0,      1,        0,     -2,       0,      2),
    somebody("wren",      "Lady Wren",          1,      1,        1,      1,       0,     -2),
    somebody("rosalba",   "Rosalba Fini",       0,     -1,       -2,      0,       0,      1),
    somebody("fortunato", "Fortunato Gil",      2,      0,        0,     -1,       0,      1),
)  # fmt: skip
_BY_KEY: Final = {character.key: character for character in COMPANY}
KEYS: Final = tuple(_BY_KEY)
# Who comes to a lesson, in this order, and by which of their names: one that stands whole on the smallest table.
AT_LESSONS: Final = {"wren": "Wren", "vasco": "Vasco", "pepin": "Pépin", "zelie": "Zélie", "krolik": "Kaspar"}


def character_of(key: str) -> Character | None:
    """Who has this key; nobody: a bot without a character."""
    return _BY_KEY.get(key)


def temper_of(key: str) -> Temperament:
    """The temperament of who has this key; an even one if it is nobody's."""
    character = character_of(key)
    return EVEN if character is None else character.temper


def mixed(seated: Sequence[str], chance: Chance) -> str:
    """The key of one who comes to a table where these sit: somebody else, until all are there."""
    fewest = min(seated.count(key) for key in KEYS)
    return chance.choice([key for key in KEYS if seated.count(key) == fewest])


def name_beside(key: str, taken: Collection[str], *, lesson: bool = False) -> str:
    """What somebody is called at a table where these names are taken: a second Lady Wren is Lady Wren II."""
    name, number = _BY_KEY[key].name, 1
    if lesson:
        name = AT_LESSONS.get(key, name)
    while (found := f"{name} {'I' * number}" if number > 1 else name) in taken:
        number += 1
    return found


def bot_called(words: str, game: str, seconds: float | None = None) -> Bot:
    """A level (`hard`), somebody (`ottoline`), or both (`ottoline:hard`); raises BadSetup or UnknownGame."""
    key, level = parsed(words)
    return bot_of(level, game, seconds, key)


def bot_of(level: str, game: str | Game, seconds: float | None = None, key: str = "") -> Bot:
    """The bot of this level with this character's temperament; with nobody's, as it is by itself."""
    return bot_named(level, game, seconds, temper_of(key))


def parsed(words: str) -> tuple[str, str]:
    """Whose key, if anybody's, and the level; raises BadSetup for words that say neither."""
    key, _, level = words.partition(":")
    if key in _BY_KEY and (level or USUAL) in NAMES:
        return key, level or USUAL
    if words in NAMES:
        return "", words
    known = ", ".join((*NAMES, *KEYS))
    raise BadSetup("unknown-bot", f"there is no bot {words!r}; there are: {known}", {"bot": words, "known": known})
