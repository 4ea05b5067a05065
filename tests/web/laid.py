"""Tables left in the middle of a game: their logs are put into the store, as a server that stopped leaves them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain, repeat
from pathlib import Path
from typing import Final, TypeAlias

from sqlalchemy import create_engine

import paravent
from paravent import Event, Json, Move, Table
from paravent.core.chance import Chance
from paravent.server.storage.log import Append, LogLine, write_all
from paravent.server.tables import deal, entries
from paravent.server.tables.deadlines import SteadyClock
from paravent.server.tables.entries import BotSeated, Entry, Opened, Played, Seated, Started
from paravent.server.tables.registry import new_id
from paravent.server.tables.seating import hashed, new_token

Wanted: TypeAlias = Callable[[Table], bool]
Happens: TypeAlias = Callable[[Sequence[Event]], bool]
Plays: TypeAlias = list[tuple[int, str]]
NAMES: Final = ("Ada", "Zoé", "Bob", "Cléo", "Dan", "Eve")
# As long as a name may be, in letters of every kind.
LONG_NAMES: Final = (
    "Maximilienne-Alexandrina", "👩‍👩‍👧‍👦👑 Zoé la Grande", "עבד אל־רחמן אבו־אלקאסם",
    "WWWWWWWWWWWWWWWWWWWWWWWW", "Jean-Baptiste de la Tour", "🦊",
    "محمد بن عبد الله الكبير", "Bob", "Anne-Marie Vandenbroucke",
    "Ada", "Llanfairpwllgwyngyllgogi", "Zoë",
    "Bartholomew Featherstone", "Eve", "Cléopâtre-Bérénice VII",
)  # fmt: skip
TRIES: Final = 3000


@dataclass(frozen=True)
class Laid:
    """A table with the keys of the people at it, who have the first seats."""

    id: str
    keys: list[str]

    def link(self, seat: int) -> str:
        return f"/t/{self.id}#key={self.keys[seat]}"


class Shelf:
    """Where a server finds its tables."""

    def __init__(self, log: Path) -> None:
        self._engine = create_engine(f"sqlite:///{log}")

    def lay(
        self,
        game: str,
        players: int,
        wanted: Wanted,
        *,
        people: int = 1,
        options: dict[str, Json] | None = None,
        names: Sequence[str] = NAMES,
        company: Sequence[str] = (),
    ) -> Laid:
        """A table of this game that has come to a position as wanted; bots have the seats without people."""
        walked = walk(game, players, wanted, options or {})
        return self.put(game, players, walked, people=people, options=options, names=names, company=company)

    def put(
        self,
        game: str,
        players: int,
        walked: tuple[str, str, Plays],
        *,
        people: int,
        options: dict[str, Json] | None = None,
        names: Sequence[str] = NAMES,
        company: Sequence[str] = (),
    ) -> Laid:
        """A table of this deal after these plays."""
        keys = [new_token() for _ in range(people)]
        secret, salt, plays = walked
        id, version = new_id(), paravent.games()[game].version
        log: list[Entry] = [Opened(id, "", game, version, players, {**(options or {})}, secret, salt, hashed(keys[0]), None)]
        log += [Seated(seat, names[seat], hashed(key), "") for seat, key in enumerate(keys)]
        bots = zip(range(people, players), chain(company, repeat("")), strict=False)
        log += [BotSeated(seat, "simple", character) for seat, character in bots]
        log += [Started(), *(Played(seat, move) for seat, move in plays)]
        now = SteadyClock().now()
        with self._engine.begin() as connection:
            write_all(connection, [Append(id, [LogLine(n, now, entries.write(entry)) for n, entry in enumerate(log)])])
        return Laid(id, keys)


def walk(game: str, players: int, wanted: Wanted, options: dict[str, Json]) -> tuple[str, str, Plays]:
    """A deal and plays that lead to a position as wanted, found by trying."""
    for attempt in range(TRIES):
        chance = Chance(f"{game} {attempt}")
        secret, salt = f"{attempt:032x}", "0" * 32
        table = paravent.new(game, players, deal.seed(secret, salt, [""] * players), options, history=False)
        plays: Plays = []
        while not wanted(table):
            if table.over:
                break
            plays += speak(table, chance) or answer(table, chance)
        else:
            return secret, salt, plays
    raise AssertionError(f"no such position in {TRIES} games of {game}")


def eve(game: str, players: int, happens: Happens, options: dict[str, Json]) -> tuple[str, str, Plays]:
    """A deal and plays the last of which brings about what is wanted, found by trying."""
    for attempt in range(TRIES):
        chance = Chance(f"{game} {attempt}")
        secret, salt = f"{attempt:032x}", "0" * 32
        table = paravent.new(game, players, deal.seed(secret, salt, [""] * players), options)
        plays: Plays = []
        while not table.over:
            seat = table.owed()[0]
            move = any_kind(table.legal(seat), chance)
            plays.append((seat, str(move)))
            if happens(table.play(seat, move)):
                return secret, salt, plays
    raise AssertionError(f"nothing such in {TRIES} games of {game}")


def answer(table: Table, chance: Chance) -> Plays:
    """All who owe an answer give one."""
    plays: Plays = []
    for seat in table.owed():
        move = any_kind(table.legal(seat), chance)
        table.play(seat, move)
        plays.append((seat, str(move)))
    return plays


def speak(table: Table, chance: Chance) -> Plays:
    """Often somebody speaks who is not asked, where everyone knows who may."""
    speakers = table.rules.speakers(table.state)
    if not speakers or chance.below(3) == 0:
        return []
    seat = chance.choice(speakers)
    move = any_kind(table.standing(seat), chance)
    table.play(seat, move)
    return [(seat, str(move))]


def any_kind(moves: list[Move], chance: Chance) -> Move:
    """Every kind of move alike."""
    kind = chance.choice(sorted({type(move).__name__ for move in moves}))
    return chance.choice([move for move in moves if type(move).__name__ == kind])


def may(kind: str, seat: int = 0) -> Wanted:
    """That this seat may make a move of this kind, asked or, where everyone knows who may speak, unasked."""

    def wanted(table: Table) -> bool:
        unasked = [] if table.rules.speakers(table.state) is None else table.standing(seat)
        return any(type(move).__name__ == kind for move in [*table.legal(seat), *unasked])

    return wanted


def over(table: Table) -> bool:
    """That the game is over."""
    return table.over


def dealt(_: Table) -> bool:
    """That the cards are dealt: the beginning."""
    return True
