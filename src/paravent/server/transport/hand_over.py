"""A connection that another process of ours has accepted: what was read of it, and whose it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias, final

from msgspec import Struct


class Handed(Struct, frozen=True):
    """What was read, who is at the other end, and whether they speak TLS with whom they reached first."""

    said: bytes
    client: tuple[str, int]
    secure: bool


PassOn: TypeAlias = Callable[[int, Handed], None]


@final
@dataclass(frozen=True)
class HandOver:
    """How a connection came to this process, and the way on for one whose next request is not for here.

    `elsewhere` says of the first bytes of a request whether it is; None: that cannot be told yet. `pass_on` is given a descriptor
    of its own.
    """

    handed: Handed
    elsewhere: Callable[[bytes], bool | None]
    pass_on: PassOn
