"""Styles of Sultans of Karaya: swappers, killers, cowards, sultans who show themselves at once or never."""

from __future__ import annotations

from typing import Final

from bench.fixed.style import Moment, Rule, Style, first, now_and_then, silent
from paravent.bots.bot import Bot
from paravent.bots.random import RandomBot
from paravent.bots.temperament import Temperament
from paravent.core.rules import Move
from paravent.games.sultans.bot import BOT, Notes
from paravent.games.sultans.cards import ASSASSIN, DANCER, DRIVER, GUARD, SLAVE, SULTAN, TELLER, VIZIER, Role
from paravent.games.sultans.moves import (
    Avoid,
    Dance,
    Detain,
    Exchange,
    Execute,
    Force,
    Gaze,
    Hide,
    Hunt,
    Intervene,
    Join,
    Keep,
    Kill,
    Look,
    Reveal,
    Revolt,
    Swap,
)
from paravent.games.sultans.view import SultansView

Sight = Moment[SultansView]
GENTLE: Final = (Kill, Execute, Detain, Revolt, Hunt)


def mine(at: Sight) -> Role | None:
    return at.view.seats[at.seat].card


def swap_while(*roles: Role) -> Rule[SultansView]:
    """Swap blindly while holding one of these."""
    return lambda at: next(iter(at.of(Swap)), None) if mine(at) in roles else None


def swap_for(*wanted: Role) -> Rule[SultansView]:
    """Take a card that was seen and is wanted more than one's own."""

    def rule(at: Sight) -> Move | None:
        if mine(at) in wanted:
            return None
        known = Notes(at.history).cards
        return next((move for move in at.of(Swap) if known.get(move.target) in wanted), None)

    return rule


def kill_unseen(at: Sight) -> Move | None:
    """Strike at somebody whose card is not known to be a rebel's."""
    known = Notes(at.history).cards
    return next((move for move in at.of(Kill) if known.get(move.target) not in (ASSASSIN, SLAVE)), None)


def look_beside(at: Sight) -> Move | None:
    """Look at the neighbours first."""
    players = len(at.view.seats)
    known = Notes(at.history).cards
    near = [move for move in at.of(Look) if (move.target - at.seat) % players in (1, players - 1) and move.target not in known]
    return next(iter(near), None)


def style(*rules: Rule[SultansView], never: tuple[type[Move], ...] = (), standing: Rule[SultansView] | None = None) -> Bot:
    return Style(BOT, *rules, never=never, standing=standing)


STYLES: Final[dict[str, Bot]] = {
    "swaps blindly": style(now_and_then(2, first(Swap))),
    "swaps away what is weak": style(swap_while(DANCER, DRIVER, TELLER, VIZIER)),
    "swaps to the loyal": style(swap_for(SULTAN, GUARD)),
    "swaps to the rebels": style(swap_for(ASSASSIN, SLAVE)),
    "never swaps": style(never=(Swap, Exchange)),
    "strikes at anyone": style(kill_unseen),
    "strikes at anyone, shows himself": style(kill_unseen, standing=first(Reveal)),
    "gentle": style(never=GENTLE),
    "sultan at once": style(standing=first(Reveal)),
    "sultan never": style(standing=silent),
    "revolts at once": style(first(Revolt), first(Join)),
    "joins nobody": style(never=(Join, Intervene)),
    "coward": style(first(Hide), never=(Avoid,)),
    "always elsewhere in the dark": style(first(Hide), first(Exchange)),
    "always the same in the dark": style(first(Hide), first(Keep)),
    "detains anyone": style(first(Execute), first(Detain)),
    "shows off": style(first(Dance), first(Gaze), first(Force), first(Hunt), standing=first(Reveal)),
    "looks beside": style(look_beside),
    "gambler": BOT.tempered(Temperament(bluff=2, patience=-2)),
    "waits": BOT.tempered(Temperament(bluff=-2, patience=2)),
    "anything": RandomBot(),
}
