"""Numbered work on the machines of a cluster, and its results in their order.

Every machine has the same Paravent and the same games installed; between them go JSON texts, as between processes.
"""

from __future__ import annotations

import importlib
import logging
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, Final, TypeAlias

from paravent.core.errors import ParaventError

Work: TypeAlias = Callable[[str, int], str]
Runner: TypeAlias = Callable[[Work, str, int, str], Iterator[str]]  # the work, what is planned, how many numbers, and where

AHEAD: Final = 2  # numbers given out for each core: one to work at, one to go on with
RETRIES: Final = 5  # of what a machine did not finish because it died


class NoCluster(ParaventError):
    """There is no cluster at that address, or no way to get there."""


def on_cluster(do: Work, plan: str, count: int, address: str) -> Iterator[str]:
    """`do(plan, 0)`, `do(plan, 1)` ... on the machines at an address such as `ray://10.0.0.5:10001`."""
    scheme = address.partition("://")[0]
    runner = RUNNERS.get(scheme)
    if runner is None or "://" not in address:
        known = ", ".join(f"{scheme}://…" for scheme in RUNNERS)
        raise NoCluster("bad-cluster", f"{address!r} is no address of a cluster; there is {known}", {"address": address})
    return runner(do, plan, count, address)


def on_ray(do: Work, plan: str, count: int, address: str) -> Iterator[str]:
    """On Ray (https://docs.ray.io). `ray://local` starts one on this machine, `ray://auto` finds the one that it belongs to."""
    ray = ray_at(address)
    try:
        yield from in_order_on_ray(ray, do, plan, count)
    finally:
        ray.shutdown()


def ray_at(address: str) -> Any:
    """The library, connected."""
    try:
        ray = importlib.import_module("ray")
    except ImportError:
        raise NoCluster("no-ray", "Ray is not installed here: pip install 'paravent[ray]'") from None
    where = {"ray://local": "local", "ray://auto": "auto"}.get(address, address)
    try:
        ray.init(where, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, TimeoutError, ValueError) as error:
        raise NoCluster("no-cluster", f"no cluster answers at {address}: {error}", {"address": address}) from None
    return ray


def in_order_on_ray(ray: Any, do: Work, plan: str, count: int) -> Iterator[str]:
    """Few numbers are given out at a time, so that whoever stops early has stopped soon; what a lost worker had is done again."""
    task, window = ray.remote(max_retries=RETRIES)(do), max(1, AHEAD * int(ray.cluster_resources().get("CPU", 1)))
    given: deque[Any] = deque()
    for number in range(count):
        given.append(task.remote(plan, number))
        if len(given) == window:
            yield result(ray, given.popleft())
    while given:
        yield result(ray, given.popleft())


def result(ray: Any, given: Any) -> str:
    """What came of a number; an error of ours is raised as it was there."""
    try:
        return str(ray.get(given))
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, ParaventError):
            raise error.cause from None
        raise


RUNNERS: Final[dict[str, Runner]] = {"ray": on_ray}
