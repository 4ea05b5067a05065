"""A process whose store is slow, and which knows the game of one sealed vote; workers of a front get both by importing this."""

from __future__ import annotations

import asyncio
import os
import time

from paravent.core.game import Game
from paravent.games import found
from paravent.server.storage import sqlite
from paravent.server.storage.postgres import PostgresStore
from tests.sealed import SEALED

SYNC = "BENCH_SYNC"  # seconds more that each commit takes


def be_slow(seconds: float) -> None:
    """From now on, in this process, on either engine."""
    found()[SEALED.name] = Game(SEALED, package="")
    quick, as_quick = sqlite.commit, PostgresStore._commit

    def commit(*args: object) -> object:
        done = quick(*args)  # type: ignore[arg-type]  # whatever it takes
        time.sleep(seconds)
        return done

    async def _commit(*args: object) -> object:
        done = await as_quick(*args)  # type: ignore[arg-type]  # as above
        await asyncio.sleep(seconds)
        return done

    sqlite.commit = commit  # type: ignore[assignment]  # for this process only
    PostgresStore._commit = _commit  # type: ignore[assignment,method-assign]  # as above


if SYNC in os.environ:
    be_slow(float(os.environ[SYNC]))
