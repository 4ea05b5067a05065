"""A deal that can be checked afterwards.

Before anyone sits down the table publishes a commitment: the hash of its secret and a salt. Each player adds a word of their own.
The seed is the text `deal 1 SECRET SALT WORD WORD ...`, one word per seat (`-` for none), so the record of the game, which
holds the seed, holds the whole proof: the server could not choose the deal after it knew the words, nor the players before they
knew the secret.
"""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from typing import Final

from paravent.core.errors import BadRecord

TITLE: Final = "deal 1"
NO_WORD: Final = "-"
WORD: Final = re.compile(r"[0-9A-Za-z_-]{1,64}")
SEED: Final = re.compile(r"deal 1 ([0-9a-f]{32}) ([0-9a-f]{32})((?: [0-9A-Za-z_-]{1,64})+)")


def draw() -> tuple[str, str]:
    """A secret and a salt."""
    return secrets.token_hex(16), secrets.token_hex(16)


def commitment(secret: str, salt: str) -> str:
    """What is published before the start: it binds the secret and tells nothing of it."""
    return sha256(f"{TITLE} {secret} {salt}".encode()).hexdigest()


def seed(secret: str, salt: str, words: list[str]) -> str:
    """The seed of the game, once every seat has given its word (or none)."""
    return " ".join([TITLE, secret, salt, *(word or NO_WORD for word in words)])


def committed(seed: int | str) -> tuple[str, list[str]]:
    """The commitment and the seats' words that a record's seed proves; raises BadRecord for a seed of no such deal."""
    match = SEED.fullmatch(seed) if isinstance(seed, str) else None
    if match is None:
        raise BadRecord("no-deal", "the record's seed holds no committed deal: nobody can tell who chose it")
    return commitment(match[1], match[2]), match[3].split()


def is_committed(seed: int | str) -> bool:
    """Whether this is the seed of a deal that was committed to."""
    return isinstance(seed, str) and SEED.fullmatch(seed) is not None


def check(seed: int | str, published: str) -> None:
    """The record was dealt from what was published before the start; raises BadRecord."""
    found, _ = committed(seed)
    if not secrets.compare_digest(found, published.strip().lower()):
        raise BadRecord("other-deal", f"the deal was committed as {found}, not as {published.strip()[:80]!r}")
