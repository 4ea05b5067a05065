"""The process in which bots think. It reads a question per line and writes a move per line, all JSON; it never sees a state.

`python -m paravent.server.worker`
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final

import msgspec

from paravent.bots.bot import Bot, Prompt
from paravent.bots.random import RandomBot
from paravent.bots.simple import SIMPLE
from paravent.core.chance import Chance
from paravent.core.rules import Json, Move
from paravent.games import GAMES
from paravent.server.revive import reviver


class Question(msgspec.Struct):
    """What a seat knows and is asked. With `interjects` it may make a standing move, or stay quiet."""

    game: str
    strength: str
    seat: int
    view: Json
    moves: list[str]
    standing: list[str]
    history: list[Json]
    seed: int
    interjects: bool = False


BOTS: Final[dict[str, Callable[[str], Bot]]] = {
    "random": lambda _: RandomBot(),
    "simple": lambda game: SIMPLE.get(game) or RandomBot(),
}


def answer(question: Question) -> Move | None:
    """The bot's choice."""
    revive, rules = reviver(question.game), GAMES[question.game]
    bot = BOTS[question.strength](question.game)
    moves, standing = [rules.parse(text) for text in question.moves], [rules.parse(text) for text in question.standing]
    prompt = Prompt(question.seat, moves, standing)
    history = [revive.event(event) for event in question.history]
    choose = bot.interject if question.interjects else bot.choose
    return choose(revive.view(question.view), prompt, history, Chance(question.seed))


def main() -> None:
    """Answer until the server hangs up."""
    decoder = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        move = answer(decoder.decode(line))
        sys.stdout.buffer.write(msgspec.json.encode(None if move is None else str(move)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
