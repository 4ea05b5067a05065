"""Tables left in the middle of a game: their logs are put into the store, as a server that stopped leaves them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from sqlalchemy import create_engine

import paravent
from paravent import Json, Move, Table
from paravent.core.chance import Chance
from paravent.server import deal, entries
from paravent.server.deadlines import milliseconds
from paravent.server.entries import BotSeated, Entry, Opened, Played, Seated, Started
from paravent.server.house import new_id
from paravent.server.ledger import Append, Line, write_all
from paravent.server.lobby import hashed, new_token

Wanted: TypeAlias = Callable[[Table], bool]
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
    ) -> Laid:
        """A table of this game that has come to a position as wanted; the seats without people are bots'."""
        keys = [new_token() for _ in range(people)]
        secret, salt, plays = walk(game, players, wanted, options or {})
        id, version = new_id(), paravent.games()[game].version
        log: list[Entry] = [Opened(id, "", game, version, players, {**(options or {})}, secret, salt, hashed(keys[0]), None)]
        log += [Seated(seat, names[seat], hashed(key), "") for seat, key in enumerate(keys)]
        log += [BotSeated(seat, "simple") for seat in range(people, players)]
        log += [Started(), *(Played(seat, move) for seat, move in plays)]
        now = milliseconds()
        with self._engine.begin() as connection:
            write_all(connection, [Append(id, [Line(n, now, entries.write(entry)) for n, entry in enumerate(log)])])
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
            for seat in table.owed():
                move = any_kind(table.legal(seat), chance)
                table.play(seat, move)
                plays.append((seat, str(move)))
        else:
            return secret, salt, plays
    raise AssertionError(f"no such position in {TRIES} games of {game}")


def any_kind(moves: list[Move], chance: Chance) -> Move:
    """Every kind of move alike."""
    kind = chance.choice(sorted({type(move).__name__ for move in moves}))
    return chance.choice([move for move in moves if type(move).__name__ == kind])


def may(kind: str, seat: int = 0) -> Wanted:
    """That this seat may make a move of this kind."""
    return lambda table: any(type(move).__name__ == kind for move in table.legal(seat))


def over(table: Table) -> bool:
    """That the game is over."""
    return table.over


def dealt(_: Table) -> bool:
    """That the cards are dealt: the beginning."""
    return True
