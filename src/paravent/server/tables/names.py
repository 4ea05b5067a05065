"""What players may be called at a table: names that can be seen, each another, and none that a bot has."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final

from paravent.company import COMPANY

LONGEST_NAME: Final = 24
BOT: Final = re.compile(r"(ro)?b[o0]t[0-9]*")
# Letters of other scripts that nobody can tell from ours, folded as `casefold` leaves them.
ALIKE: Final = str.maketrans("авекмнорстухіјѕԁɑοαικντρυχ", "abekmhopctyxijsdaoaikvtpux")


def visible(text: str) -> str:
    """The text on one line, without control and formatting characters."""
    kept = "".join(" " if unicodedata.category(sign) in {"Cc", "Zl", "Zp"} else sign for sign in text)
    return " ".join("".join(sign for sign in kept if unicodedata.category(sign) not in {"Cf", "Cs", "Co"}).split())


def bot_name(seat: int) -> str:
    """What a bot without a character is called at this seat."""
    return f"Bot {seat + 1}"


def look(name: str) -> str:
    """The same for two names that look the same: in capitals or not, in other alphabets, with other spaces."""
    return "".join(unicodedata.normalize("NFKC", name).casefold().translate(ALIKE).split())


def is_like_a_bots(name: str) -> bool:
    """Whether somebody of this name could be taken for a bot, accents and signs aside."""
    plain = bare(name)
    return BOT.fullmatch(plain) is not None or plain.rstrip("i") in company_names()


def bare(name: str) -> str:
    """The letters and digits of a name, without accents."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", look(name).replace("œ", "oe")) if sign.isalnum())


@cache
def company_names() -> frozenset[str]:
    """The names of the bots' characters, to be compared: a second one of a name is called II."""
    return frozenset(bare(character.name).rstrip("i") for character in COMPANY)
