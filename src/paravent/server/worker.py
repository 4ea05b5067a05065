"""The process in which bots think. It reads a question per line and writes a move per line, all JSON; it never sees a state.

`python -m paravent.server.worker`
"""

from __future__ import annotations

import logging
import signal
import sys
from functools import cache
from typing import Final, cast

import msgspec

from paravent.bots.bot import Prompt
from paravent.bots.named import named
from paravent.core.chance import Chance
from paravent.core.rules import Json, Move
from paravent.games import GAMES
from paravent.server import logs
from paravent.server.revive import reviver

LOGGER: Final = logging.getLogger("paravent.worker")


class Question(msgspec.Struct):
    """What a seat knows and is asked, and how long it may think. With `interjects` it may make a standing move, or stay quiet."""

    game: str
    strength: str
    seat: int
    view: object
    moves: list[str]
    standing: list[str]
    history: list[object]
    seed: int
    seconds: float | None = None
    interjects: bool = False


# Kept from question to question: a bot may have a plan of several moves.
bot_named = cache(named)


def answer(question: Question) -> Move | None:
    """The bot's choice."""
    revive, rules = reviver(question.game), GAMES[question.game]
    bot = bot_named(question.strength, question.game, question.seconds)
    moves, standing = [rules.parse(text) for text in question.moves], [rules.parse(text) for text in question.standing]
    prompt = Prompt(question.seat, moves, standing)
    history = [revive.event(cast("Json", event)) for event in question.history]
    choose = bot.interject if question.interjects else bot.choose
    return choose(revive.view(cast("Json", question.view)), prompt, history, Chance(question.seed))


def main() -> int:
    """Answer until the server hangs up; a failure is logged as the server logs its own, without a word of what the seat knows."""
    logs.set_up()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server; a bot that fell silent would be played for
    try:
        serve()
    except Exception:  # whatever it is, Python would print its text
        LOGGER.exception("a bot failed")
        return 1
    return 0


def serve() -> None:
    """A line in, a line out."""
    decoder = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        move = answer(decoder.decode(line))
        sys.stdout.buffer.write(msgspec.json.encode(None if move is None else str(move)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    sys.exit(main())
