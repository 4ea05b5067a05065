"""Styles of The 3 Commandments: novices without gestures or curiosity, imitators, and High Priestesses nobody understands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bench.fixed.style import Moment, Rule, Style, first, now_and_then
from paravent.bots.bot import Bot, Prompt
from paravent.bots.random import RandomBot
from paravent.core.rules import Move
from paravent.games.commandments.bot import BOT, CommandmentsBot, Priestess
from paravent.games.commandments.judging import total
from paravent.games.commandments.moves import Forfeit, Gesture, Ordain, Put, Say, Take
from paravent.games.commandments.rehearsal import random_board
from paravent.games.commandments.scene import Scene, worth
from paravent.games.commandments.state import Perform
from paravent.games.commandments.view import CommandmentsView

Sight = Moment[CommandmentsView]


def performs(at: Sight) -> bool:
    return isinstance(at.view.phase, Perform)


def mute(at: Sight) -> Move | None:
    """Take and put, without a gesture."""
    if not performs(at) or not at.of(Take):
        return None
    wanted = BOT.choose(at.view, prompt(at), at.history, at.chance)
    return at.of(Take)[0] if isinstance(wanted, (Gesture, Say)) else wanted


def prompt(at: Sight) -> Prompt:
    return Prompt(at.seat, at.moves)


def imitate(sign: int) -> Rule[CommandmentsView]:
    """Do again, step by step, what pleased most (or least) in this ritual, where that can be done."""

    def rule(at: Sight) -> Move | None:
        if not performs(at) or not at.view.turns:
            return None
        best = max(at.view.turns, key=lambda turn: sign * turn.verdict.karma)
        done = len(at.view.performance)
        if sign * best.verdict.karma <= 0 or at.view.performance != best.performance[:done]:
            return None
        step = best.performance[done] if done < len(best.performance) else None
        return step if step in at.moves else None

    return rule


def one_colour(at: Sight) -> Move | None:
    """Always take from the first heap."""
    return min((move for move in at.moves if isinstance(move, Take)), key=str, default=None)


def ordain_by(liking: Callable[[float], float]) -> Rule[CommandmentsView]:
    """The cards with which random moves please as often as is liked."""

    def rule(at: Sight) -> Move | None:
        ways = at.of(Ordain)
        if not ways:
            return None
        hers = Priestess(at.view)
        scenes = [scene for _ in range(3) for scene in hers.scenes(random_board(at.chance), at.chance)]
        return max(ways, key=lambda way: liking(luck(hers, way, scenes)))

    return rule


def luck(hers: Priestess, way: Ordain, scenes: Sequence[Scene]) -> float:
    cards = [hers.cards[id] for id in (way.first, way.second, way.taboo)]
    return sum(total([worth(card, scene) for card in cards]) > 0 for scene in scenes) / len(scenes)


def style(*rules: Rule[CommandmentsView], otherwise: Bot = BOT) -> Bot:
    return Style(otherwise, *rules)


EASY_CARDS: Final = ordain_by(lambda share: share)
HARD_CARDS: Final = ordain_by(lambda share: -share)
STYLES: Final[dict[str, Bot]] = {
    "few ideas": CommandmentsBot(3),
    "many ideas": CommandmentsBot(60),
    "without curiosity": CommandmentsBot(40, 0.0),
    "curious": CommandmentsBot(40, 9.0),
    "mute": style(mute),
    "imitates": style(imitate(1)),
    "imitates, many ideas": style(imitate(1), otherwise=CommandmentsBot(60)),
    "tries what failed": style(imitate(-1)),
    "first heap": style(one_colour),
    "ordains what is easy": style(EASY_CARDS),
    "ordains what is hard": style(HARD_CARDS),
    "ordains what is hard, many ideas": style(HARD_CARDS, otherwise=CommandmentsBot(60)),
    "ordains what is easy, many ideas": style(EASY_CARDS, otherwise=CommandmentsBot(60)),
    "ordains anything": style(first(Ordain)),
    "hasty": style(now_and_then(2, first(Put))),
    "gives up": style(now_and_then(6, first(Forfeit))),
    "anything": RandomBot(),
}
