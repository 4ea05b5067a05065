"""Counters for Prometheus. They tell how much happens, never at which table, at which seat or with which cards."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final, TypeAlias, final

from msgspec import Struct, field

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Told(Struct):
    """All that a process has counted, by name, for whoever adds up several."""

    counts: dict[str, dict[str, int]] = field(default_factory=dict)
    spans: dict[str, tuple[list[int], float]] = field(default_factory=dict)
    gauges: dict[str, float] = field(default_factory=dict)


@final
class Count:
    """A number that only grows, in total or by a label."""

    def __init__(self, name: str, help: str, label: str = "") -> None:
        self.name: Final = name
        self.help: Final = help
        self.label: Final = label
        self.values: Final[Counter[str]] = Counter()

    def add(self, value: str = "") -> None:
        self.values[value] += 1

    def tell(self, told: Told) -> None:
        told.counts[self.name] = dict(self.values)

    def hear(self, told: Told) -> None:
        self.values.update(told.counts.get(self.name, {}))

    def lines(self) -> list[str]:
        """In Prometheus's text format."""
        head = [f"# HELP {self.name} {self.help}", f"# TYPE {self.name} counter"]
        if not self.label:
            return [*head, f"{self.name} {self.values['']}"]
        return head + [f'{self.name}{{{self.label}="{value}"}} {count}' for value, count in sorted(self.values.items())]


@final
class Span:
    """How long something takes, as a histogram."""

    def __init__(self, name: str, help: str) -> None:
        self.name: Final = name
        self.help: Final = help
        self.buckets: Final = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.total += seconds
        self.buckets[bisect_left(BOUNDS, seconds)] += 1

    def tell(self, told: Told) -> None:
        told.spans[self.name] = (list(self.buckets), self.total)

    def hear(self, told: Told) -> None:
        buckets, total = told.spans.get(self.name, ([0] * len(self.buckets), 0.0))
        self.buckets[:] = [mine + theirs for mine, theirs in zip(self.buckets, buckets, strict=True)]
        self.total += total

    def lines(self) -> list[str]:
        """In Prometheus's text format."""
        head, below = [f"# HELP {self.name} {self.help}", f"# TYPE {self.name} histogram"], 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.buckets, strict=True):
            below += count
            head.append(f'{self.name}_bucket{{le="{bound}"}} {below}')
        return [*head, f"{self.name}_sum {self.total:.6f}", f"{self.name}_count {below}"]


@final
class Gauge:
    """A number that is read when it is asked for."""

    def __init__(self, name: str, help: str) -> None:
        self.name: Final = name
        self.help: Final = help
        self.read: Callable[[], float] = float

    def tell(self, told: Told) -> None:
        told.gauges[self.name] = self.read()

    def hear(self, told: Told) -> None:
        both = self.read() + told.gauges.get(self.name, 0.0)
        self.read = lambda: both

    def lines(self) -> list[str]:
        """In Prometheus's text format."""
        return [f"# HELP {self.name} {self.help}", f"# TYPE {self.name} gauge", f"{self.name} {self.read():g}"]


Part: TypeAlias = Count | Span | Gauge


@final
class Metrics:
    """Everything that is counted."""

    def __init__(self) -> None:
        self.settled: Final = Count("paravent_changes_total", "Changes of a position that were told to the readers")
        self.refused: Final = Count("paravent_refusals_total", "Messages that were refused, by code", "code")
        self.opened: Final = Count("paravent_tables_opened_total", "Tables opened")
        self.replaced: Final = Count(
            "paravent_bots_replaced_total", "Bots that crashed or hung and were replaced by a default move"
        )
        self.storing: Final = Span("paravent_store_seconds", "Time until a write was durable")
        self.tables: Final = Gauge("paravent_tables_in_memory", "Tables in memory")
        self.connections: Final = Gauge("paravent_connections", "Open WebSockets")
        self.tasks: Final = Gauge("paravent_tasks", "Tasks of the event loop")
        self.claimed: Final = Count(
            "paravent_claims_total", "Tables that this node took up, by whether another had kept them", "from"
        )
        self.leases_lost: Final = Count("paravent_leases_lost_total", "Leases that ran out, so that all tables were let go")
        self.relayed: Final = Count("paravent_relayed_total", "Requests and WebSockets passed on to another node", "kind")
        self.kept: Final = Gauge("paravent_tables_kept", "Tables that this node keeps; 0 for a server alone")
        self.neighbours: Final = Gauge(
            "paravent_nodes", "Living nodes that this one knows, itself included; 0 for a server alone"
        )

        self.workers: Final = Count("paravent_workers_replaced_total", "Worker processes that died and were replaced")
        self.others: Callable[[], Iterable[Told]] = tuple  # what other processes of this server have counted

    def parts(self) -> list[Part]:
        """In the order in which they are told."""
        return [
            self.settled,
            self.refused,
            self.opened,
            self.replaced,
            self.storing,
            self.tables,
            self.connections,
            self.tasks,
            self.claimed,
            self.leases_lost,
            self.relayed,
            self.kept,
            self.neighbours,
            self.workers,
        ]

    def told(self) -> Told:
        """What was counted here."""
        told = Told()
        for part in self.parts():
            part.tell(told)
        return told

    def hear(self, told: Told) -> None:
        """Add what was counted elsewhere."""
        for part in self.parts():
            part.hear(told)

    def text(self) -> str:
        """The page that Prometheus reads: of the whole server, however many processes it is."""
        whole = Metrics()
        for told in (self.told(), *self.others()):
            whole.hear(told)
        return "\n".join(line for part in whole.parts() for line in part.lines()) + "\n"


METRICS: Final = Metrics()
