"""Advice for a person: the best moves and what a bot believes, from what that person's seat knows and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from time import process_time

from paravent.bots.bot import Prompt, prompt_for
from paravent.bots.ismcts import Budget
from paravent.bots.parts import thinker, why
from paravent.bots.thinker import RECKONED, Advised, Clock, Hint
from paravent.core.chance import Chance
from paravent.core.game import Game
from paravent.core.rules import Event, Seat, View
from paravent.core.table import Table
from paravent.games import find


def hint(
    game: str | Game,
    view: View,
    prompt: Prompt,
    history: Sequence[Event],
    chance: Chance,
    budget: Budget | None = None,
    clock: Clock = process_time,
) -> Hint:
    """Advice to a seat that is asked; the game by its name, or itself."""
    known = find(game) if isinstance(game, str) else game
    thinks, reason = thinker(known), why(known)
    given = thinks.hint(view, prompt, history, chance, thinks.budget if budget is None else budget, clock)
    told = [Advised(prompt.seat, view, history, advice.move, given.beliefs) for advice in given.best]
    best = [replace(advice, why=reason(each) or RECKONED) for advice, each in zip(given.best, told, strict=True)]
    return replace(given, best=tuple(best))


def hint_at(table: Table, seat: Seat, chance: Chance) -> Hint:
    """The same for a program that keeps a table: advice to one of its seats that is asked, from what that seat sees."""
    return hint(table.rules.name, table.view(seat), prompt_for(table, seat), table.history(seat), chance)
