"""Numbered work in one process, several, or on a cluster, and its results in their order.

Worker k does the numbers k, k + jobs, k + 2 jobs ... Between processes go JSON texts, never objects.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import TypeAlias

from paravent.core.errors import ParaventError
from paravent.lab.cluster import on_cluster

Work: TypeAlias = Callable[[str, int], str]  # what is planned, and a number; a function of a module, which processes can find
Where: TypeAlias = int | str  # so many processes of this machine, or the address of a cluster


class WorkerDied(ParaventError):
    """A process ended before its games did."""


def in_order(do: Work, plan: str, count: int, where: Where) -> Iterator[str]:
    """`do(plan, 0)`, `do(plan, 1)` ... `do(plan, count - 1)`, the same wherever it is done."""
    if isinstance(where, str):
        yield from on_cluster(do, plan, count, where)
        return
    jobs = min(where, count)
    if jobs == 1:
        for number in range(count):
            yield do(plan, number)
        return
    with workers(do, plan, count, jobs) as results:
        for number in range(count):
            yield receive(results[number % jobs])


@contextmanager
def workers(do: Work, plan: str, count: int, jobs: int) -> Iterator[list[Connection]]:
    """The ends at which the workers' results arrive; on leaving, whatever still runs is stopped."""
    context = get_context("spawn")
    pipes = [context.Pipe(duplex=False) for _ in range(jobs)]
    processes = [
        context.Process(target=work, args=(do, plan, range(k, count, jobs), pipes[k][1]), daemon=True) for k in range(jobs)
    ]
    with uninterrupted():
        for process in processes:
            process.start()
    for _, sender in pipes:
        sender.close()
    try:
        yield [receiver for receiver, _ in pipes]
    finally:
        for process in processes:
            process.terminate()
            process.join()


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Processes started here ignore Ctrl-C: whoever started them stops them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def work(do: Work, plan: str, numbers: range, results: Connection) -> None:
    """A worker's life."""
    with closing(results):
        for number in numbers:
            try:
                results.send_bytes(do(plan, number).encode())
            except BrokenPipeError:
                return  # nobody counts any more


def receive(results: Connection) -> str:
    try:
        return results.recv_bytes().decode()
    except EOFError:
        raise WorkerDied("worker-died", "a simulating process ended before its games did") from None
