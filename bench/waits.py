"""How long somebody who watches bots waits for the next thing to happen: `python -m bench.waits [SECONDS]`.

A server as `paravent host` runs it, tables of bots alone, and a spectator who notes when each change arrives. The longest wait is
told, and how the waits are spread.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import httpx

from paravent.server.app import Settings
from tests.server.client import Client
from tests.server.serving import serving_app

TABLES = [("commandments", 5), ("commandments", 7), ("sultans", 15), ("overseers", 6), ("guru", 5), ("aura_poku", 6)]


async def watched(url: str, game: str, seats: int, seconds: float) -> list[float]:
    """The waits between two changes at a table of bots, within so many seconds."""
    bots = [{"seat": seat, "strength": "normal"} for seat in range(seats)]
    opened = httpx.post(f"{url}/api/tables", json={"game": game, "seats": seats, "bots": bots}).json()
    host = Client(url, opened["table"]["id"], opened["token"])
    await host.come()
    await host.command("start")
    times = [time.monotonic()]
    while not host.over and times[-1] - times[0] < seconds:
        await host.until("happened")
        times.append(time.monotonic())
    await host.leave()
    return sorted(after - before for before, after in pairwise(times))


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 120.0
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "log.db"
        with serving_app(data, replace(Settings(data=""), workers=2)) as (_, url):
            for game, seats in TABLES:
                waits = asyncio.run(watched(url, game, seats, seconds))
                middle, most = waits[len(waits) // 2], waits[int(0.95 * (len(waits) - 1))]
                told = f"median {middle:.1f} s, p95 {most:.1f} s, longest {waits[-1]:.1f} s"
                print(f"{game:14}{seats:3} seats {len(waits):4} changes: {told}", flush=True)


if __name__ == "__main__":
    main()
