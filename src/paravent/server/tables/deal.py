"""A deal that nobody can bend, and that can be checked afterwards.

The table publishes a commitment, the hash of its secret and a salt, before anyone sits down. Each player's device draws a word
and sends its hash; only when the host starts, and so no hash can be changed any more, are the words opened. The seed is the text
`deal 2 SECRET SALT ROUND WORD WORD ...`, one word per seat (`-` for none), so the record of the game, which holds the seed,
holds the whole proof: from it every hash can be made again.

Who knows the table's secret (it is in the store) could foresee the deal when all other words are open, and keep theirs back. Then
the cards are not dealt: whoever opened nothing has no seat any more, nobody new may sit down, and the next round begins with
another secret and other words. So each choice between two deals costs its maker the seat that they wanted it for, and the record
says in which round the cards were dealt.

`deal 1` is how it was done before: the words were open from the beginning, and whoever came last could try some.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, final

from paravent.core.errors import BadRecord
from paravent.core.rules import Seat

TITLE: Final = "deal 1"
SEALED: Final = "deal 2"
NOW: Final = 2  # how new tables deal
SECONDS_TO_OPEN: Final = 30  # for which the start waits for a word
NO_WORD: Final = "-"
WORD: Final = re.compile(r"[0-9A-Za-z_-]{16,64}")
PROMISE: Final = re.compile(r"[0-9a-f]{64}")
SEED: Final = re.compile(r"deal 1 ([0-9a-f]{32}) ([0-9a-f]{32})((?: [0-9A-Za-z_-]{1,64})+)")
SEALED_SEED: Final = re.compile(r"deal 2 ([0-9a-f]{32}) ([0-9a-f]{32}) (\d{1,9})((?: (?:-|[0-9A-Za-z_-]{16,64}))+)")


@final
@dataclass(frozen=True)
class Proof:
    """What a record's seed proves: what the table and each seat had published before the words were opened.

    `seal` is made of all of it; of a deal without sealed words there is none, and `round` is 0.
    """

    commitment: str
    words: list[str]
    promises: list[str]
    seal: str
    round: int


def draw() -> tuple[str, str]:
    """A secret and a salt."""
    return secrets.token_hex(16), secrets.token_hex(16)


def commitment(secret: str, salt: str) -> str:
    """What the table publishes before anyone sits down: it binds the secret and tells nothing of it."""
    return sha256(f"{TITLE} {secret} {salt}".encode()).hexdigest()


def promise(commitment: str, seat: Seat, word: str) -> str:
    """What a seat publishes of its word: good for one round at one table, since each has a commitment of its own."""
    return sha256(f"{SEALED} {commitment} {seat} {word}".encode()).hexdigest()


def seal(commitment: str, round: int, promises: Sequence[str]) -> str:
    """One number for everything that was published before the words were opened."""
    return sha256(" ".join([SEALED, commitment, str(round), *(each or NO_WORD for each in promises)]).encode()).hexdigest()


def seed(secret: str, salt: str, words: list[str]) -> str:
    """The seed of a game whose words were open from the beginning."""
    return " ".join([TITLE, secret, salt, *(word or NO_WORD for word in words)])


def sealed_seed(secret: str, salt: str, words: Sequence[str], round: int = 1) -> str:
    """The seed of the game, once every word that was promised is open."""
    return " ".join([SEALED, secret, salt, str(round), *(each or NO_WORD for each in words)])


def proof(seed: int | str) -> Proof:
    """What was published before this deal, made again from its seed; raises BadRecord for a seed of no such deal."""
    match = SEALED_SEED.fullmatch(seed) if isinstance(seed, str) else None
    if match is None:
        return _unsealed(seed)
    published, round, words = commitment(match[1], match[2]), int(match[3]), match[4].split()
    promises = ["" if word == NO_WORD else promise(published, seat, word) for seat, word in enumerate(words)]
    return Proof(published, words, promises, seal(published, round, promises), round)


def _unsealed(seed: int | str) -> Proof:
    match = SEED.fullmatch(seed) if isinstance(seed, str) else None
    if match is None:
        raise BadRecord("no-deal", "the record's seed holds no committed deal: nobody can tell who chose it")
    return Proof(commitment(match[1], match[2]), match[3].split(), [], "", 0)


def is_committed(seed: int | str) -> bool:
    """Whether this is the seed of a deal that was committed to."""
    return isinstance(seed, str) and (SEALED_SEED.fullmatch(seed) or SEED.fullmatch(seed)) is not None


def check(seed: int | str, published: str) -> None:
    """The record was dealt from what was published before: the table's commitment, or the seal of all; raises BadRecord."""
    kept = proof(seed)
    if kept.seal and secrets.compare_digest(kept.seal, published.strip().lower()):
        return
    found = kept.commitment
    if not secrets.compare_digest(found, published.strip().lower()):
        raise BadRecord("other-deal", f"the deal was committed as {found}, not as {published.strip()[:80]!r}")
