"""How a check says that a law does not hold."""

from __future__ import annotations


class Broken(AssertionError):
    """A law does not hold."""

    def __init__(self, law: int, what: str) -> None:
        super().__init__(f"law {law}: {what}")
        self.law = law


def hold(law: int, fact: bool, what: str) -> None:
    if not fact:
        raise Broken(law, what)
