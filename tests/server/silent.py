"""An outbox to nobody."""

from __future__ import annotations


class SilentOutbox:
    """Takes what an outbox takes and sends nothing."""

    def push(self, text: bytes) -> None:
        assert text

    def cut(self) -> None:
        pass

    def close(self, text: bytes, *, again: bool) -> None:
        assert text and again

    def abandon(self) -> None:
        pass
