"""The process in which bots think. It reads a question per line and writes a move per line, all JSON; it never sees a state.

`python -m paravent.server.bots.worker`
"""

from __future__ import annotations

import logging
import signal
import sys
from dataclasses import replace
from functools import cache
from time import monotonic
from typing import Final, cast

import msgspec

from paravent.aids import aids_for
from paravent.bots import bot
from paravent.bots.hints import hint
from paravent.bots.parts import thinker, why
from paravent.company import bot_of
from paravent.core.chance import Chance
from paravent.core.pack import Unpacker
from paravent.core.rules import Event, Json, View
from paravent.games import find, found
from paravent.server.bots.question import BotQuestion
from paravent.server.monitoring import logs

LOGGER: Final = logging.getLogger("paravent.worker")


# Kept from question to question: a bot may have a plan of several moves.
kept_bot = cache(bot_of)


@cache
def unpacker(game: str) -> Unpacker:
    """What makes a game's views and events from what the server sends."""
    return Unpacker(find(game).package)


def answer(question: BotQuestion) -> str | None:
    """The bot's choice as a line, which may stand for several moves of one act."""
    rules, unpack = find(question.game).rules, unpacker(question.game)
    moves, standing = [rules.parse(text) for text in question.moves], [rules.parse(text) for text in question.standing]
    prompt = bot.Prompt(question.seat, moves, standing)
    history = [unpack.event(cast("Json", event)) for event in question.history]
    view, chance = unpack.view(cast("Json", question.view)), Chance(question.seed)
    if question.aids:
        return aid_lines(question, view, history)
    if question.advises:
        return advice(question, view, prompt, history, chance)
    player = kept_bot(question.strength, question.game, question.seconds, question.character)
    if not question.interjects:
        return rules.abridge(player.act(view, prompt, history, chance))
    move = player.interject(view, prompt, history, chance)
    return None if move is None else str(move)


def advice(question: BotQuestion, view: View, prompt: bot.Prompt, history: list[Event], chance: Chance) -> str:
    """What the bot would tell the person whose seat it shares."""
    budget = replace(thinker(find(question.game)).budget, seconds=question.seconds)
    given = hint(question.game, view, prompt, history, chance, budget, monotonic)
    best = [
        {"notation": str(each.move), "value": each.value, "why": each.why.key, "values": dict(each.why.values)}
        for each in given.best
    ]
    beliefs = [{"about": belief.about, "likely": belief.likely} for belief in given.beliefs]
    return msgspec.json.encode({"best": best, "beliefs": beliefs}).decode()


def aid_lines(question: BotQuestion, view: View, history: list[Event]) -> str:
    """What the person at this seat could have written down."""
    lines = [
        {"key": line.key, "values": dict(line.values), "about": line.about}
        for line in aids_for(find(question.game), view, history)
    ]
    return msgspec.json.encode(lines).decode()


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


def make_ready() -> None:
    """Load what the coach needs of every game, before anybody waits for it."""
    for game in found().values():
        unpacker(game.name)
        thinker(game)
        why(game)


def reply(question: BotQuestion | None) -> str | None:
    """The answer; without a question, nothing, as soon as everything is loaded."""
    if question is not None:
        return answer(question)
    make_ready()
    return None


def serve() -> None:
    """A line in, a line out."""
    decoder = msgspec.json.Decoder(BotQuestion | None)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(reply(decoder.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    sys.exit(main())
