"""A question to a bot, as it goes to a worker process: what a browser gets at that seat, and how long the bot may think."""

from __future__ import annotations

from msgspec import Struct


class BotQuestion(Struct, frozen=True):
    """What a seat knows and is asked. With `interjects` it may make a standing move, or stay quiet."""

    game: str
    strength: str
    seat: int
    view: object  # packed: see core/pack.py
    moves: list[str]
    standing: list[str]
    history: list[object]
    seed: int | str
    seconds: float = 0.0
    interjects: bool = False
    aids: bool = False  # what could one have written down here? The answer is a list of lines, in JSON
    advises: bool = False  # what would the bot do here? The answer is a hint, in JSON
    character: str = ""  # whose temperament it has
    version: int | None = None  # of the rules; none: as they are now
    claims: list[tuple[int, str, int]] = []  # what was claimed: by whom, what, and after how many events of the history
    claiming: bool = False  # is there something to claim? The answer is a claim's notation
