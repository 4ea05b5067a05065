"""A seat at a table on a server, over HTTP with the standard library alone: the other end of what docs/own-bot.md describes."""

from __future__ import annotations

import json
from http.client import HTTPException
from typing import Any, Final, final
from urllib.error import HTTPError
from urllib.parse import urlencode, urlsplit
from urllib.request import Request, urlopen

LONGEST_WAIT: Final = 25.0  # for which the server holds a request
PATIENCE: Final = 60.0  # with a server that does not answer at all


@final
class Turned(Exception):
    """The server refused, or cannot be reached; the sentence says why."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


@final
class RemoteSeat:
    """One player's way to one table, by its link."""

    def __init__(self, link: str, language: str, token: str = "") -> None:
        parts = urlsplit(link)
        self.table: Final = parts.path.rstrip("/").rpartition("/")[2]
        self.language: Final = language
        self.token = token
        self._base: Final = f"{parts.scheme}://{parts.netloc}/api/tables/{self.table}"
        if parts.scheme not in {"http", "https"} or not parts.netloc or not self.table:
            raise Turned("bad-link", link)

    def info(self) -> dict[str, Any]:
        """The table as everybody may know it."""
        return self._ask("")

    def sit_down(self, name: str, seat: int | None = None) -> int:
        """Take a seat, any if none is wished, and be ready; its number."""
        joined = self._ask("/join", {"name": name, "seat": seat})
        self.token = str(joined["token"])
        self.send("ready", ready=True)
        return int(joined["seat"])

    def news(self, *, seen: int = 0, said_after: int = 0, wait: float = 0, rules: str = "none") -> dict[str, Any]:
        """What the seat may know, with the question in words."""
        wish = {"seen": seen, "said_after": said_after, "wait": wait, "words": self.language, "rules": rules}
        return self._ask(f"/seat?{urlencode(wish)}")

    def send(self, act: str, **fields: object) -> None:
        """Answer, interject, say, note …; returns when it cannot be lost."""
        self._ask(f"/seat/{act}", fields)

    def _ask(self, path: str, body: dict[str, object] | None = None) -> dict[str, Any]:
        headers = {"Content-Type": "application/json", "Accept-Language": self.language}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        try:
            with urlopen(Request(self._base + path, data, headers), timeout=PATIENCE) as answer:
                found: dict[str, Any] = json.load(answer)
                return found
        except HTTPError as refused:
            with refused:
                raise turned(refused) from None
        except (OSError, HTTPException, ValueError) as error:
            raise Turned("unreachable", str(error)) from None


def turned(refused: HTTPError) -> Turned:
    """What the server says of it, in the player's language; else what HTTP says."""
    try:
        problem = json.load(refused)
        return Turned(str(problem["code"]), str(problem["sentence"]))
    except (ValueError, KeyError, TypeError):
        return Turned("http", f"{refused.code} {refused.reason}")
