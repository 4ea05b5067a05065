"""A seat for somebody who reads and writes: one question at a time in words, and answers however they are worded."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import SystemRandom
from typing import Any, Final, Protocol, final

from paravent.prompts.remote import LONGEST_WAIT
from paravent.prompts.reply import meant

FIRST_PAUSE: Final = 2.0  # seconds for a forced answer before any other was given
KEPT: Final = 20  # answers whose time is remembered


class Link(Protocol):
    """The way to a seat, as RemoteSeat is one."""

    def news(self, *, seen: int = 0, said_after: int = 0, wait: float = 0, rules: str = "none") -> dict[str, Any]:
        """What the seat may know, with the question in words."""

    def send(self, act: str, **fields: object) -> None:
        """Answer, interject, say, note."""


@final
class Player:
    """What was asked last, what was read, and how long answers take."""

    def __init__(
        self, seat: Link, clock: Callable[[], float] = time.monotonic, sleep: Callable[[float], None] = time.sleep
    ) -> None:
        self.seat: Final = seat
        self._clock: Final = clock
        self._sleep: Final = sleep
        self._dice: Final = SystemRandom()
        self._seen = 0
        self._heard = 0
        self._asked: tuple[str, float] | None = None  # the last question that was put into words, and when
        self._taken: Final[list[float]] = []

    def look(self) -> str:
        """The table now, with what is new since the last question."""
        return str(self._news(wait=0)["words"])

    def next_question(self, seconds: float, rules: str = "none") -> tuple[str, bool]:
        """The next question in words, or the table as it is when the time is up; and whether something is asked."""
        end = self._clock() + seconds
        while True:
            left = max(0.0, end - self._clock())
            news = self._news(wait=min(left, LONGEST_WAIT), rules=rules)
            position = news["position"]
            if position is not None and news["asked"]:
                if self._forced(position["prompt"]):
                    self._make_forced(position)
                    continue
                self._put(news)
                return str(news["words"]), True
            if (position is not None and position["outcome"] is not None) or self._clock() >= end:
                return str(news["words"]), False

    def answer(self, reply: str) -> str:
        """Answer the open question; the move that was made. Raises Turned, and then nothing has changed."""
        prompt = self._prompt(self.seat.news(seen=self._seen))
        move = meant(reply, [choice["notation"] for choice in prompt["moves"]])
        self.seat.send("answer", prompt=prompt["id"], move=move)
        if self._asked is not None and self._asked[0] == prompt["id"]:
            self._taken.append(self._clock() - self._asked[1])
            del self._taken[:-KEPT]
        return move

    def interject(self, reply: str) -> str:
        """Make a standing move."""
        prompt = self._prompt(self.seat.news(seen=self._seen))
        move = meant(reply, [choice["notation"] for choice in prompt["standing"]])
        self.seat.send("interject", move=move)
        return move

    def _news(self, *, wait: float, rules: str = "none") -> dict[str, Any]:
        return self.seat.news(seen=self._seen, said_after=self._heard, wait=wait, rules=rules)

    def _put(self, news: dict[str, Any]) -> None:
        """A question is being read: what it tells is not new any more."""
        position = news["position"]
        self._asked = (position["prompt"]["id"], self._clock())
        self._seen = position["version"]
        self._heard = max([self._heard, *(said["at"] for said in news["chat"])])

    def _forced(self, prompt: dict[str, Any]) -> bool:
        return len(prompt["moves"]) == 1 and not prompt["standing"]

    def _make_forced(self, position: dict[str, Any]) -> None:
        """After as long as one of the last answers took: nobody shall know by the time that there was nothing to choose."""
        pause = self._dice.choice(self._taken) if self._taken else FIRST_PAUSE
        clock = position["clock"]
        if clock["deadline"] is not None:
            pause = min(pause, max(0.0, (clock["deadline"] - clock["now"]) / 2000))
        self._sleep(pause)
        self.seat.send("answer", prompt=position["prompt"]["id"], move=position["prompt"]["moves"][0]["notation"])

    def _prompt(self, news: dict[str, Any]) -> dict[str, Any]:
        position = news["position"]
        prompt = None if position is None else position["prompt"]
        return {"id": "0", "moves": [], "standing": []} if prompt is None else dict(prompt)
