"""Styles of Overseers: collectors of one trait, poor rows in front of rich ones, votes that go by other things than riches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bench.fixed.style import Moment, Rule, Style, first, now_and_then
from paravent.bots.bot import Bot
from paravent.bots.random import RandomBot
from paravent.bots.temperament import Temperament
from paravent.core.rules import Move, Seat
from paravent.games.overseers.appraisal import promise
from paravent.games.overseers.bot import BOT, SeatedMind, known
from paravent.games.overseers.cards import BENEVOLENCE, HONESTY, MALICE, MURDER, PIETY, THEFT, Trait, bundle
from paravent.games.overseers.events import Voted
from paravent.games.overseers.moves import Admit, Deny, Double, Drain, Name, Pick, Place, Rob, Single, Vote
from paravent.games.overseers.policy import pairs
from paravent.games.overseers.view import OverseersView

Sight = Moment[OverseersView]


def collect(*liked: Trait) -> Rule[OverseersView]:
    """Pick these, the first the most gladly; else what a rule-based overseer picks."""

    def rule(at: Sight) -> Move | None:
        def liking(move: Pick) -> int:
            return sum(len(liked) - liked.index(card) for card in move.cards if card in liked)

        best = max(at.of(Pick), key=liking, default=None)
        return best if best is not None and liking(best) else None

    return rule


def at_seat(worth: Callable[[Sight, Seat], float], *kinds: type[Move]) -> Rule[OverseersView]:
    """Vote, name, rob or drain whoever is worth most by this."""

    def rule(at: Sight) -> Move | None:
        aimed = [move for kind in kinds for move in at.of(kind)]
        return max(aimed, key=lambda move: worth(at, target(move)), default=None)

    return rule


def target(move: Move) -> Seat:
    assert isinstance(move, (Vote, Name, Rob, Drain))
    return move.seat


def total(at: Sight, seat: Seat) -> float:
    return at.view.overseers[seat].total or 0.0


def looks(at: Sight, seat: Seat) -> float:
    return SeatedMind(at.view, at.seat).looks(seat)


def voted_against_me(at: Sight, seat: Seat) -> float:
    votes = [event.votes for event in at.history if isinstance(event, Voted)]
    return float(sum(each[seat] == at.seat for each in votes))


def next_seat(at: Sight, seat: Seat) -> float:
    return -float((seat - at.seat) % len(at.view.overseers))


def show(sign: int) -> Rule[OverseersView]:
    """Lay the most (or least) promising cards on top."""

    def rule(at: Sight) -> Move | None:
        character = SeatedMind(at.view, at.seat).character
        return max(at.of(Place), key=lambda move: sign * promise(bundle(move.top), character, 2), default=None)

    return rule


def admit(at: Sight) -> Move | None:
    """Give up what costs least, whoever is richest."""
    return max(pairs(at.of(Admit)), key=SeatedMind(at.view, at.seat).worth_of, default=None)


def admit_when_rich(at: Sight) -> Move | None:
    """Admit with anything in hand that looks richer than the others show."""
    mind = SeatedMind(at.view, at.seat)
    if not at.of(Deny):
        return None
    return admit(at) if mind.is_richest_by(-4.0) else at.of(Deny)[0]


def stay_second(at: Sight) -> Move | None:
    """Take the second best card: riches draw votes."""
    mind = SeatedMind(at.view, at.seat)
    ranked = sorted(at.of(Pick), key=mind.worth_of)
    return ranked[-2] if len(ranked) > 1 else None


def known_wealth(at: Sight, seat: Seat) -> float:
    """The number of cards that lie open."""
    return float(known(at.view.overseers[seat]).bit_length())


def style(*rules: Rule[OverseersView]) -> Bot:
    return Style(BOT, *rules)


STYLES: Final[dict[str, Bot]] = {
    "denies": style(first(Deny)),
    "admits": style(admit),
    "admits soon": style(admit_when_rich),
    "shows riches": style(show(1)),
    "shows poverty": style(show(-1)),
    "shows poverty and denies": style(show(-1), first(Deny)),
    "votes against the leader": style(at_seat(total, Vote, Name, Rob, Drain)),
    "votes against the poorest": style(at_seat(lambda at, seat: -looks(at, seat), Vote, Name)),
    "votes in turn": style(at_seat(next_seat, Vote, Name)),
    "votes in revenge": style(at_seat(voted_against_me, Vote, Name, Rob, Drain)),
    "robs who shows most": style(at_seat(known_wealth, Rob, Drain, Vote)),
    "murderer": style(collect(MURDER, BENEVOLENCE)),
    "saint": style(collect(PIETY, HONESTY)),
    "honest": style(collect(HONESTY, MURDER, BENEVOLENCE)),
    "pious": style(collect(PIETY, MURDER)),
    "thief": style(collect(THEFT, MURDER)),
    "plain": style(collect(BENEVOLENCE, MALICE)),
    "stays second": style(stay_second),
    "stays second and denies": style(stay_second, show(1), first(Deny)),
    "takes two": style(first(Double)),
    "takes one": style(first(Single)),
    "moody": style(now_and_then(3, first(Pick)), now_and_then(2, first(Vote))),
    "liar": BOT.tempered(Temperament(bluff=2, greed=1)),
    "frank": BOT.tempered(Temperament(bluff=-2, grudge=2)),
    "anything": RandomBot(),
}
