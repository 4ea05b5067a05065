"""How many connections there is room for: a process may hold so many files and sockets, and some are kept for ourselves."""

from __future__ import annotations

import resource
from typing import Final

RESERVE: Final = 64  # for the store, the bots' pipes, the files of pages, the logs, and for answering who is turned away
LEAST: Final = 16  # connections, however little there is


def room() -> int:
    """So many connections, after we have asked for as many descriptors as we may have."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return 10**9 if soft == resource.RLIM_INFINITY else max(LEAST, soft - RESERVE)
