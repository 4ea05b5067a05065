"""The ledger of several servers on one PostgreSQL: which nodes there are, and which of them keeps which table.

A node lives until its lease runs out, and every time in here is PostgreSQL's own: the nodes' clocks may differ. A table has
one keeper, until that rests the table, leaves or dies; who takes it over counts its epoch up in one conditional UPDATE.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar, final

from sqlalchemy import Connection, text

from paravent.server.storage.postgres import Questions, as_store_error, engine_at, patient

T = TypeVar("T")
MOST_ORPHANS: Final = 20  # that a node takes up at once

ENTER: Final = text("""
    INSERT INTO nodes (id, url, key, since, until)
    VALUES (:node, :url, :key, clock_timestamp(), clock_timestamp() + make_interval(secs => :lease))
""")
PLAY: Final = text("INSERT INTO plays (node, game, version) VALUES (:node, :game, :version)")
LEAVE: Final = text("UPDATE nodes SET until = clock_timestamp() WHERE id = :node AND until > clock_timestamp()")
NOW: Final = text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
# Not at the last moment: who takes a table over must not read the old time while the new one is being committed.
RENEW: Final = text("""
    UPDATE nodes
    SET until = clock_timestamp() + make_interval(secs => :lease), tables = :tables, connections = :connections, busy = :busy
    WHERE id = :node AND until > clock_timestamp() + make_interval(secs => :margin)
""")
LIVING: Final = text("SELECT id, url, key FROM nodes WHERE until > clock_timestamp()")
FORGET: Final = text("""
    DELETE FROM nodes WHERE until < clock_timestamp() - interval '1 hour'
    AND NOT EXISTS (SELECT 1 FROM keepers WHERE keepers.node = nodes.id)
""")
FORGET_PLAYS: Final = text("DELETE FROM plays WHERE node NOT IN (SELECT id FROM nodes)")
# Tables that no node has kept yet, and where a clock runs (stage 2) though nobody be there, are taken up by whoever can.
ADOPT: Final = text("""
    INSERT INTO keepers (table_id, node)
    SELECT id, '' FROM tables WHERE finished = 0 AND stage = 2 AND NOT EXISTS (SELECT 1 FROM keepers WHERE table_id = tables.id)
    ON CONFLICT DO NOTHING
""")
ORPHANS: Final = text("""
    SELECT table_id FROM keepers
    WHERE (node = '' OR node IN (SELECT id FROM nodes WHERE until <= clock_timestamp()))
    AND (game IS NULL OR EXISTS (
        SELECT 1 FROM plays WHERE plays.node = :node AND plays.game = keepers.game AND plays.version = keepers.version))
    ORDER BY random() LIMIT :most
""")
KEPT: Final = text("SELECT node, epoch, game, version FROM keepers WHERE table_id = :table")
DESCRIBE: Final = text("""
    INSERT INTO keepers (table_id, game, version) VALUES (:table, :game, :version)
    ON CONFLICT (table_id) DO UPDATE SET game = :game, version = :version
""")
# The one statement that decides: nobody who lives keeps the table, and I live and play its rules.
CLAIM: Final = text("""
    UPDATE keepers SET node = :node, epoch = epoch + 1
    WHERE table_id = :table AND epoch = :epoch
    AND (node IS NULL OR node = :node OR node NOT IN (SELECT id FROM nodes WHERE until > clock_timestamp()))
    AND EXISTS (SELECT 1 FROM nodes WHERE id = :node AND until > clock_timestamp())
    AND EXISTS (SELECT 1 FROM plays WHERE plays.node = :node AND plays.game = keepers.game AND plays.version = keepers.version)
""")
KEEPER: Final = text("""
    SELECT nodes.id, url, nodes.key FROM keepers JOIN nodes ON nodes.id = keepers.node
    WHERE table_id = :table AND until > clock_timestamp()
""")
ABLE: Final = text("""
    SELECT id, url, key FROM nodes JOIN plays ON plays.node = nodes.id
    WHERE game = :game AND version = :version AND until > clock_timestamp() AND id <> :node ORDER BY tables, id LIMIT 1
""")
REST: Final = text("UPDATE keepers SET node = NULL WHERE node = :node AND table_id = ANY(:tables)")
SHOW: Final = text("""
    SELECT url, extract(epoch FROM until - clock_timestamp())::float, extract(epoch FROM clock_timestamp() - since)::float,
        (SELECT count(*) FROM keepers WHERE keepers.node = nodes.id), connections, busy,
        (SELECT string_agg(game || ' ' || version, ', ' ORDER BY game) FROM plays WHERE plays.node = nodes.id)
    FROM nodes WHERE until > clock_timestamp() OR EXISTS (SELECT 1 FROM keepers WHERE keepers.node = nodes.id)
    ORDER BY until > clock_timestamp() DESC, url, since
""")
COUNT: Final = text("""
    SELECT count(*) FILTER (WHERE finished = 0), count(*) FILTER (WHERE finished = 0 AND keepers.node IS NULL)
    FROM tables LEFT JOIN keepers ON table_id = id
""")


@final
@dataclass(frozen=True)
class Neighbour:
    """Another node: where it is reached, and the key by which it knows a node of its own store."""

    id: str
    url: str
    key: str


@final
@dataclass(frozen=True)
class Claim:
    """A table that is ours. `fence`: whoever kept it before may not have noticed yet."""

    table: str
    epoch: int
    fence: bool


@final
@dataclass(frozen=True)
class Described:
    """What is known of a table's keeper: the node, if any, how often it changed, and by which rules the table is played."""

    node: str | None
    epoch: int
    game: str | None
    version: int | None


@final
@dataclass(frozen=True)
class NodeLine:
    """A node, as its operator is shown it; `left` seconds of its lease, negative if it is dead."""

    url: str
    left: float
    age: float
    tables: int
    connections: int
    busy: float
    plays: str


@final
class Ledger:
    """The ledger, through connections of its own: a node that reads many logs must not miss its beat."""

    def __init__(self, url: str, lease: float) -> None:
        self.lease: Final = lease
        self._engine: Final = engine_at(url, pool_size=4, connect_args=patient(lease / 2))
        self._questions: Final = Questions()

    async def close(self) -> None:
        await self._questions.end()
        await self._engine.dispose()

    async def _do(self, work: Callable[[Connection], T]) -> T:
        return await self._questions.ask(self._answer(work))

    async def _answer(self, work: Callable[[Connection], T]) -> T:
        with as_store_error():
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

    async def enter(self, node: Neighbour, rules: Sequence[tuple[str, int]], before: str | None) -> int:
        """A node lives from now on, in place of the one that it was `before`; gives PostgreSQL's time in milliseconds."""

        def work(connection: Connection) -> int:
            connection.execute(ENTER, {"node": node.id, "url": node.url, "key": node.key, "lease": self.lease})
            connection.execute(PLAY, [{"node": node.id, "game": game, "version": version} for game, version in rules])
            if before is not None:
                connection.execute(LEAVE, {"node": before})
            connection.execute(FORGET)
            connection.execute(FORGET_PLAYS)
            connection.execute(ADOPT)
            return int(connection.execute(NOW).scalar_one())

        return await self._do(work)

    async def leave(self, node: str) -> None:
        """A node says goodbye: others may take its tables over at once."""
        await self._do(lambda connection: connection.execute(LEAVE, {"node": node}))

    async def renew(self, node: str, tables: int, connections: int, busy: float) -> bool:
        """Live on for another lease; false: it ran out before."""
        row = {"node": node, "lease": self.lease, "margin": self.lease / 10}
        row |= {"tables": tables, "connections": connections, "busy": busy}
        return await self._do(lambda connection: connection.execute(RENEW, row).rowcount == 1)

    async def living(self) -> list[Neighbour]:
        """Every node whose lease has not run out."""
        return await self._do(lambda connection: [Neighbour(*row) for row in connection.execute(LIVING)])

    async def orphans(self, node: str) -> list[str]:
        """Some tables whose keeper is dead, and which this node can play."""
        row = {"node": node, "most": MOST_ORPHANS}
        return await self._do(lambda connection: [str(id) for (id,) in connection.execute(ORPHANS, row)])

    async def kept(self, table: str) -> Described | None:
        """What is known of a table's keeper; None: nothing."""

        def work(connection: Connection) -> Described | None:
            row = connection.execute(KEPT, {"table": table}).first()
            return None if row is None else Described(*row)

        return await self._do(work)

    async def describe(self, table: str, game: str, version: int) -> None:
        """By which rules a table is played."""
        row = {"table": table, "game": game, "version": version}
        await self._do(lambda connection: connection.execute(DESCRIBE, row))

    async def claim(self, node: str, table: str, known: Described) -> Claim | None:
        """The table is this node's from now on; None: it is another's, or nobody has its rules here."""
        row = {"node": node, "table": table, "epoch": known.epoch}
        won = await self._do(lambda connection: connection.execute(CLAIM, row).rowcount == 1)
        return Claim(table, known.epoch + 1, known.node not in {None, node}) if won else None

    async def keeper(self, table: str) -> Neighbour | None:
        """The living node that keeps a table."""
        return await self._do(lambda connection: neighbour(connection.execute(KEEPER, {"table": table}).first()))

    async def able(self, node: str, known: Described) -> Neighbour | None:
        """Another living node that plays this table's rules."""
        row = {"node": node, "game": known.game, "version": known.version}
        return await self._do(lambda connection: neighbour(connection.execute(ABLE, row).first()))

    async def rest(self, node: str, tables: Sequence[str]) -> None:
        """These need no keeper until somebody comes."""
        await self._do(lambda connection: connection.execute(REST, {"node": node, "tables": list(tables)}))

    async def show(self) -> tuple[list[NodeLine], int, int]:
        """All nodes; and how many tables are not over, and how many of them rest."""

        def work(connection: Connection) -> tuple[list[NodeLine], int, int]:
            lines = [NodeLine(*row) for row in connection.execute(SHOW)]
            unfinished, resting = connection.execute(COUNT).one()
            return lines, int(unfinished), int(resting)

        return await self._do(work)


def neighbour(row: Sequence[str] | None) -> Neighbour | None:
    """A node, from its row."""
    return None if row is None else Neighbour(*row)
