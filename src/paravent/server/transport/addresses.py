"""Under which names this server answers, and whose pages may use it.

A browser tells the name that was asked for (Host) and whose page asks (Origin). A name that is not ours but leads here is DNS
rebinding: a foreign page that wants to be taken for this server's own. A bare IP address can be no such name.
"""

from __future__ import annotations

import re
import socket
from ipaddress import ip_address
from typing import Final, final
from urllib.parse import urlsplit

HOST: Final = re.compile(r"(?:\[(?P<six>[0-9a-f:.]+)\]|(?P<name>[^\s:\[\]/@]+))(?::[0-9]{1,5})?", re.IGNORECASE)


@final
class Addresses:
    """The names of this server: any IP address, this machine's name, and the public address if it has one."""

    def __init__(self, public: str | None = None) -> None:
        machine = socket.gethostname().lower()
        self._public: Final = netloc(public or "")
        self._names: Final = {"localhost", machine, f"{machine}.local", name_of(self._public)} - {""}

    def serve(self, host: str | None) -> bool:
        """Whether a request for this Host is meant for us. No browser leaves it out."""
        return host is None or is_address(name_of(host)) or name_of(host) in self._names

    def may_come_from(self, origin: str | None, host: str | None) -> bool:
        """Whether a page of this Origin may use this server: only its own pages may. Programs send no Origin."""
        return origin is None or netloc(origin) in {(host or "").lower(), self._public} - {""}


def name_of(host: str) -> str:
    """A Host header without its port, in lower case; empty for what is none."""
    match = HOST.fullmatch(host)
    return "" if match is None else (match["six"] or match["name"]).lower().rstrip(".")


def netloc(url: str) -> str:
    """The name and port of an address, in lower case; empty for what is none."""
    try:
        return urlsplit(url).netloc.lower()
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    """Whether this is an IP address."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
