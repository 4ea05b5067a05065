"""What goes over a page's socket: the position it was last sent, what it answered, what was refused."""

from __future__ import annotations

import json
from typing import TypeAlias, TypedDict, cast

from playwright.sync_api import Page, WebSocket

from paravent import Json
from tests.web.plates import called

Message: TypeAlias = dict[str, Json]


class Choice(TypedDict):
    """A move that is offered: what to send, and its parts with their `kind`."""

    notation: str
    parts: dict[str, Json]


class Wire:
    """A browser's socket, overheard."""

    def __init__(self, page: Page) -> None:
        self.position: Message | None = None
        self.names: list[str] = []
        self.answers: list[str] = []
        self.refusals: list[str] = []
        self._answered = ""
        page.on("websocket", self._listen)

    @property
    def over(self) -> bool:
        return self.position is not None and self.position["outcome"] is not None

    @property
    def phase(self) -> str:
        """The kind of the open question."""
        phase = None if self.position is None else cast("Message | None", self.position["phase"])
        return "" if phase is None else str(phase["kind"])

    @property
    def moves(self) -> list[Choice]:
        """What may be answered now; nothing once it was."""
        prompt = self._prompt
        if prompt is None or prompt["answered"] is not None or prompt["id"] == self._answered:
            return []
        return cast("list[Choice]", prompt["moves"])

    @property
    def standing(self) -> list[Choice]:
        """What may be done without being asked."""
        return [] if self._prompt is None else cast("list[Choice]", self._prompt["standing"])

    @property
    def view(self) -> Message:
        assert self.position is not None
        return cast("Message", self.position["view"])

    @property
    def _prompt(self) -> Message | None:
        return None if self.position is None else cast("Message | None", self.position["prompt"])

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._sent)
        socket.on("framereceived", self._received)

    def _sent(self, frame: str | bytes) -> None:
        message = cast("Message", json.loads(frame))
        if message["type"] in {"answer", "interject"}:
            self.answers.append(str(message["move"]))
            self._answered = str(message.get("prompt", self._answered))

    def _received(self, frame: str | bytes) -> None:
        message = cast("Message", json.loads(frame))
        if "table" in message:
            seats = cast("list[Message]", cast("Message", message["table"])["seats"])
            self.names = [called(str(seat["name"])) for seat in seats]  # as they are called at the table
        if message.get("position") is not None:
            self.position = cast("Message", message["position"])
        if message["type"] == "asked" and self.position is not None:
            self.position = {**self.position, "prompt": message["prompt"]}
            self._answered = ""
        if message["type"] == "refused":
            self.refusals.append(str(message["sentence"]))
