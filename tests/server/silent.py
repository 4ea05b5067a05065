"""An outlet to nobody."""

from __future__ import annotations


class SilentOutlet:
    """Takes what an outlet takes and sends nothing."""

    def push(self, text: bytes) -> None:
        assert text

    def close(self, text: bytes) -> None:
        assert text

    def abandon(self) -> None:
        pass
