"""How much one client, or one address, may do."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final, Literal, TypeAlias, assert_never, final

LEAST_PIECE: Final = 1024  # bytes for which a piece counts, however small it is
Act: TypeAlias = Literal["come in", "ask", "read", "lay", "guess"]  # what an address is counted for once it is known


@final
@dataclass(frozen=True)
class Limits:
    """Generous for people and programs that play; a flood is stopped. An address is an IPv4 address or an IPv6 /64."""

    messages_per_second: float = 50  # of one WebSocket
    burst: int = 200
    connections_per_address: int = 64  # WebSockets
    requests_per_second: float = 10  # HTTP requests of an address that change something
    request_burst: int = 60
    guesses_per_second: float = 0.1  # codes of tables that there are not
    guess_burst: int = 10
    tables_per_hour: float = 240  # opened by an address, lessons too
    table_burst: int = 120
    seconds_to_hello: float = 10
    # At the door, before anything is understood:
    sockets: int = 4_000  # open at once, in all
    sockets_per_address: int = 256  # a page opens half a dozen, and a whole school may come from one address
    new_sockets_per_second: float = 20  # of an address
    new_socket_burst: int = 300
    seconds_to_request: float = 10  # for the whole of an HTTP request
    frames_per_second: float = 400  # WebSocket frames of every kind, of an address
    frame_burst: int = 1_600
    bytes_per_second: float = 1 << 19  # of an address
    byte_burst: int = 4 << 20
    crumbs_per_second: float = 40  # pieces of a request that are small and not its last, of an address
    crumb_burst: int = 300
    reads_per_second: float = 60  # HTTP requests of an address that change nothing
    read_burst: int = 600


UNLIMITED: Final = Limits(
    messages_per_second=1e9, burst=10**9, connections_per_address=10**9, requests_per_second=1e9, request_burst=10**9,
    sockets=10**9, sockets_per_address=10**9, new_sockets_per_second=1e9, new_socket_burst=10**9, frames_per_second=1e9,
    frame_burst=10**9, bytes_per_second=1e12, byte_burst=10**12, reads_per_second=1e9, read_burst=10**9,
    crumbs_per_second=1e9, crumb_burst=10**9,
    guesses_per_second=1e9, guess_burst=10**9, tables_per_hour=1e12, table_burst=10**9,
)  # fmt: skip


@lru_cache(4096)
def block(address: str) -> str:
    """What counts as one place: an IPv4 address, or the /64 that an IPv6 household is given whole."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    return str(parsed.ipv4_mapped or ip_network((parsed, 64), strict=False))


@final
class TokenBucket:
    """It fills steadily, and each act takes a token; who finds none is too fast."""

    def __init__(self, rate: float, size: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate: Final = rate
        self._size: Final = size
        self._clock: Final = clock
        self._left = size
        self._at = clock()

    def take(self, tokens: float = 1) -> bool:
        """Whether there were so many tokens."""
        now = self._clock()
        self._left = min(self._size, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < tokens:
            return False
        self._left -= tokens
        return True

    def give_back(self) -> None:
        """The last act does not count."""
        self._left = min(self._size, self._left + 1)

    @property
    def full(self) -> bool:
        """Whether this bucket need not be remembered."""
        return self._left + (self._clock() - self._at) * self._rate >= self._size


@final
class Buckets:
    """A token bucket for each address; those that have filled up again are forgotten."""

    MOST: Final = 10_000

    def __init__(self, rate: float, size: float) -> None:
        self._rate: Final = rate
        self._size: Final = size
        self._of: Final[dict[str, TokenBucket]] = {}

    def of(self, address: str) -> TokenBucket:
        """The bucket of an address."""
        bucket = self._of.get(address)
        if bucket is None:
            self._forget()
            bucket = self._of[address] = TokenBucket(self._rate, self._size)
        return bucket

    def _forget(self) -> None:
        if len(self._of) >= self.MOST:
            for address in [address for address, bucket in self._of.items() if bucket.full]:
                del self._of[address]


@final
class Places:
    """How many connections each address has."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._count: Final[Counter[str]] = Counter()

    def __len__(self) -> int:
        return self._count.total()

    def enter(self, address: str) -> bool:
        """Whether this address may have another one; if so it is counted."""
        if self._count[address] >= self._most:
            return False
        self._count[address] += 1
        return True

    def leave(self, address: str) -> None:
        """A connection is gone."""
        self._count[address] -= 1
        if not self._count[address]:
            del self._count[address]


class Admission:
    """Admission control: counts what each address does, and refuses what is too much.

    At the door connections are counted from `accept` on, by whoever is at the other end of the wire; a trusted proxy is let
    through there, and those for whom it asks are counted once it has said who they are.
    """

    def __init__(self, limits: Limits, trusted: Sequence[str] = (), room: int = 10**9) -> None:
        """There is `room` for so many connections in all, whatever the limits say: see `descriptors`."""
        self.limits: Final = limits
        self._room: Final = min(limits.sockets, room)
        self._here = 0  # connections, those of proxies too
        self._trusted: Final = [ip_network(network, strict=False) for network in trusted]
        self.neighbours: frozenset[str] = frozenset()  # addresses of nodes that pass connections on to this one
        self._sockets: Final = Places(limits.sockets_per_address)
        self._tables: Final = Places(limits.connections_per_address)
        self._new: Final = Buckets(limits.new_sockets_per_second, limits.new_socket_burst)
        self._frames: Final = Buckets(limits.frames_per_second, limits.frame_burst)
        self._bytes: Final = Buckets(limits.bytes_per_second, limits.byte_burst)
        self._crumbs: Final = Buckets(limits.crumbs_per_second, limits.crumb_burst)
        self._asked: Final = Buckets(limits.requests_per_second, limits.request_burst)
        self._read: Final = Buckets(limits.reads_per_second, limits.read_burst)
        self._laid: Final = Buckets(limits.tables_per_hour / 3600, limits.table_burst)
        self._guesses: Final = Buckets(limits.guesses_per_second, limits.guess_burst)

    @property
    def connections(self) -> int:
        """How many WebSockets there are."""
        return len(self._tables)

    # At the door

    def trusts(self, address: str) -> bool:
        """Whether this is a proxy of ours, or a node."""
        if address in self.neighbours:
            return True
        try:
            return any(ip_address(address) in network for network in self._trusted)
        except ValueError:
            return False

    def open(self, address: str) -> bool:
        """Whether a connection that was just accepted may stay; if so it is counted."""
        place = block(address)
        trusted = self.trusts(address)
        if self._here >= self._room or not (trusted or (self._new.of(place).take() and self._sockets.enter(place))):
            return False
        self._here += 1
        return True

    def close(self, address: str) -> None:
        """A connection that was let in is gone."""
        self._here -= 1
        if not self.trusts(address):
            self._sockets.leave(block(address))

    def frames(self, address: str) -> TokenBucket:
        """How many frames an address may still send."""
        return self._frames.of(block(address))

    def bytes(self, address: str) -> TokenBucket:
        """How many bytes an address may still send."""
        return self._bytes.of(block(address))

    def crumbs(self, address: str) -> TokenBucket:
        """How many small pieces of requests an address may still send."""
        return self._crumbs.of(block(address))

    # Once it is known who asks

    async def allowed(self, act: Act, address: str, cost: float = 1) -> bool:
        """Whether this address may do this; if so it is counted. It is asked of whoever counts for all."""
        return self.may(act, address, cost)

    def may(self, act: Act, address: str, cost: float = 1) -> bool:
        """The same of whoever is counted here."""
        match act:
            case "come in":
                return self.let_in(address)
            case "ask":
                return self.may_ask(address, cost)
            case "read":
                return self.may_read(address, cost)
            case "lay":
                return self.may_lay(address)
            case "guess":
                return self.may_guess(address)
            case _:
                assert_never(act)

    def let_in(self, address: str) -> bool:
        """Whether this address may open another WebSocket; if so it is counted."""
        return self._tables.enter(block(address))

    def let_out(self, address: str) -> None:
        """A WebSocket is gone."""
        self._tables.leave(block(address))

    def may_ask(self, address: str, cost: float = 1) -> bool:
        """Whether this address may make another request that changes something."""
        return self._asked.of(block(address)).take(cost)

    def may_read(self, address: str, cost: float = 1) -> bool:
        """Whether this address may make another request that changes nothing."""
        return self._read.of(block(address)).take(cost)

    def may_lay(self, address: str) -> bool:
        """Whether this address may open another table."""
        return self._laid.of(block(address)).take()

    def may_guess(self, address: str) -> bool:
        """Whether this address may try another code. One that was right does not count: `guessed_right`."""
        return self._guesses.of(block(address)).take()

    def guessed_right(self, address: str) -> None:
        """That was no guess."""
        self._guesses.of(block(address)).give_back()
