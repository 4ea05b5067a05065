"""How long somebody waits who asks the coach what to do: `python -m bench.coach [DECISIONS [GAME…]]`.

A server as `paravent host` runs it, tables of bots and one person, who asks at every decision and makes the first move that was
advised. Told are the waits from the question to the answer, at the end of the wire; nobody should wait for two seconds.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import cast

import paravent
from paravent import Json
from paravent.server.app import Settings
from tests.server.client import Client, open_table
from tests.server.serving import serving_app


async def waits(url: str, game: str, seats: int, decisions: int) -> list[float]:
    """The waits for so many hints, or for as many as one game has."""
    bots: list[Json] = [{"seat": seat, "strength": "random"} for seat in range(1, seats)]
    person = open_table(url, game, seats, players=1, bots=bots).client(0)
    await person.come()
    await person.command("start")
    found: list[float] = []
    last = None
    while len(found) < decisions and not person.over:
        if person.moves and person.prompt != last:  # else it is the old question, until the next one comes
            last = person.prompt
            found.append(await asked(person))
        else:
            await person.next()
    await person.leave()
    return sorted(found)


async def asked(person: Client) -> float:
    """Ask, and do as one is told."""
    assert person.prompt is not None
    began = time.monotonic()
    accepted = await person.command("ask-hint", prompt=person.prompt["id"])
    assert accepted["type"] == "accepted", accepted
    hint = await person.until("hint")
    waited = time.monotonic() - began
    best = cast("list[dict[str, str]]", hint["best"])
    await person.answer(best[0]["notation"] if best else person.moves[0])
    return waited


def main() -> None:
    decisions = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "log.db"
        with serving_app(data, replace(Settings(data=""), workers=2)) as (_, url):
            for game in sys.argv[2:] or sorted(paravent.games()):
                rules = paravent.games()[game]
                for seats in (rules.players[0], rules.players[-1]):
                    found = asyncio.run(waits(url, game, seats, decisions))
                    middle, most = found[len(found) // 2], found[int(0.95 * (len(found) - 1))]
                    told = f"median {middle:.2f} s, p95 {most:.2f} s, longest {found[-1]:.2f} s"
                    print(f"{game:14}{seats:3} seats {len(found):4} hints: {told}", flush=True)


if __name__ == "__main__":
    main()
