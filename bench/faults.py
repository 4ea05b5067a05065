"""Random faults on three nodes and one PostgreSQL, while people and bots play all games: `python -m bench.faults --rounds 20`.

Each round one thing befalls them (a node killed, stopped, cut off from PostgreSQL or from the others; PostgreSQL or all nodes
restarted). Told is the longest time for which nothing happened at a table that was in play, less the time for which PostgreSQL
was not there at all. At the end every acknowledged move is looked for in the log. Whatever must not be ends the run with a list.
Loopback only.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
from collections import defaultdict

import paravent
from tests.server.cluster import Cluster, cluster, faults
from tests.server.crowd import Crowd

PATIENCE = 60.0  # seconds after which a table counts as stuck, however busy the machine


async def campaign(rounds: int, tables: int, lease: float, seed: int, names: list[str]) -> tuple[Crowd, dict[str, list[float]]]:
    """What the people noticed, and how long each kind of fault kept a table waiting, by round."""
    async with cluster(3, lease, seed) as made:
        crowd = Crowd([node.url for node in made.nodes], random.Random(seed), patience=lease / 2 + 1)
        games = sorted(paravent.games())
        playing = [asyncio.create_task(crowd.one_after_the_other(games[number % len(games)])) for number in range(tables)]
        try:
            waits = await befall(made, crowd, rounds, names)
        finally:
            crowd.closing = True
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        moves = await crowd.check(made.postgres.url())
        print(f"{moves} acknowledged moves at {len(crowd.tables)} tables, {crowd.finished} of them over")
        return crowd, waits


async def befall(made: Cluster, crowd: Crowd, rounds: int, names: list[str]) -> dict[str, list[float]]:
    """One fault after the other, each when the tables have recovered from the last."""
    waits: dict[str, list[float]] = defaultdict(list)
    chance, all_faults = made.chance, faults(made)
    while not crowd.tables or not all(table.id for table in crowd.tables):
        await asyncio.sleep(0.05)
    await crowd.all_go_on(PATIENCE)
    usual = crowd.longest_wait()
    for round in range(rounds):
        name = names[round] if round < len(names) else chance.choice(sorted(all_faults))
        outage = await all_faults[name]()
        after = await crowd.all_go_on(PATIENCE)
        waits[name].append(max(0.0, crowd.longest_wait() - outage))
        print(
            f"{round + 1:4} {name:16} a table waited {waits[name][-1]:5.1f} s; all went on {after:4.1f} s after it was over",
            flush=True,
        )
        if crowd.wrong:
            break
    print(f"before the first fault the longest wait was {usual:.1f} s")
    return waits


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--tables", type=int, default=10, help="at once; the games take turns")
    parser.add_argument("--lease", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", default="", help="names of the first faults, with commas between them")
    wanted = parser.parse_args()
    names = [name for name in wanted.first.split(",") if name]
    crowd, waits = asyncio.run(campaign(wanted.rounds, wanted.tables, wanted.lease, wanted.seed, names))
    for name, seconds in sorted(waits.items()):
        late = sum(each > wanted.lease + 2 for each in seconds)
        print(f"{name:16} {len(seconds):4} times, longest {max(seconds):5.1f} s, {late} beyond the lease and 2 s")
    print(f"people came again {crowd.returns} times")
    if crowd.wrong:
        sys.exit("\n".join(crowd.wrong))


if __name__ == "__main__":
    main()
