"""Styles of Guru: prophets who preach what they are not, misers, informers, converters of every haste."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Final

from bench.fixed.style import Moment, Rule, Style, first, now_and_then
from paravent.bots.bot import Bot
from paravent.bots.random import RandomBot
from paravent.bots.temperament import Temperament
from paravent.core.rules import Move, Seat
from paravent.games.guru.beliefs import GuruBeliefs
from paravent.games.guru.bot import BOT
from paravent.games.guru.cards import PREACHERS, Follower, mask_of
from paravent.games.guru.events import Accused
from paravent.games.guru.moves import Accuse, Banish, Convert, Discard, Preach, Recruit, Vanish
from paravent.games.guru.view import GuruView

Sight = Moment[GuruView]
CERTAIN: Final = 0.95


def own(at: Sight) -> int:
    """The attributes of my active preachers."""
    secrets = at.view.sects[at.seat].secrets
    assert secrets is not None
    return mask_of(secrets.active)


def whole(at: Sight) -> int:
    """Those of all my preachers."""
    sect = at.view.sects[at.seat]
    assert sect.secrets is not None
    return mask_of(sect.secrets.active + sect.secrets.vanished + sect.exposed)


def part(at: Sight, number: int = 2) -> int:
    """Attributes that I lack, the same for the whole game: the part that a false prophet plays."""
    mine = whole(at)
    lacking = [preacher for preacher in PREACHERS if not preacher.bit & mine]
    parts = list(combinations(lacking, number))
    return mask_of(parts[mine * 31 % len(parts)])


def preach_to(liked: Callable[[Sight], int]) -> Rule[GuruView]:
    """To the passer-by who has most of what is liked."""

    def rule(at: Sight) -> Move | None:
        wanted = liked(at)
        tops = {pile: card.top for pile, card in enumerate(at.view.piles)}
        return max(at.of(Preach), key=lambda move: believes(tops[move.pile], wanted), default=None)

    return rule


def believes(card: Follower | None, wanted: int) -> int:
    return 0 if card is None else (card.mask & wanted).bit_count()


def accuse_if(sure: float, *, of: Callable[[Sight, Seat], bool] = lambda _at, _guru: True) -> Rule[GuruView]:
    """Name the likeliest preacher, if it is as likely as that by what everybody was told."""

    def rule(at: Sight) -> Move | None:
        moves = [move for move in at.of(Accuse) if of(at, move.guru)]
        if not moves:
            return None
        likely = GuruBeliefs(at.view, at.history, uniform=True).suspicion()
        best = max(moves, key=lambda move: likely[move.guru][move.preacher.index])
        return best if likely[best.guru][best.preacher.index] >= sure else None

    return rule


def accuse_any(at: Sight) -> Move | None:
    return next(iter(at.of(Accuse)), None)


def convert_at(number: int) -> Rule[GuruView]:
    """As soon as so many would pay, and at the end whatever does."""

    def rule(at: Sight) -> Move | None:
        mine = own(at)
        paying = sum(card.mask & mine != 0 for card in at.view.sects[at.seat].stage)
        enough = 1 if at.view.last_turn or at.view.last_round else number
        return next(iter(at.of(Convert)), None) if paying >= enough else None

    return rule


def clear(at: Sight) -> Move | None:
    """Send away who does not believe, once there are some who do."""
    mine, stage = whole(at), at.view.sects[at.seat].stage
    strangers = [move for move in at.of(Banish) if not move.card.mask & mine]
    return strangers[0] if strangers and len(stage) > len(strangers) + 3 else None


def entice(liked: Callable[[Sight], int]) -> Rule[GuruView]:
    """Swap a listener of mine who lacks what is liked for one who has it."""

    def rule(at: Sight) -> Move | None:
        wanted = liked(at)
        swaps = [move for move in at.of(Recruit) if believes(move.theirs, wanted) > believes(move.mine, wanted)]
        return max(swaps, key=lambda move: believes(move.theirs, wanted) - believes(move.mine, wanted), default=None)

    return rule


def penance(liked: Callable[[Sight], int]) -> Rule[GuruView]:
    """Who believes least goes first."""
    return lambda at: min(at.of(Discard), key=lambda move: believes(move.card, liked(at)), default=None)


def vanish_first(number: int) -> Rule[GuruView]:
    """Hide preachers until so many have vanished."""
    return lambda at: next(iter(at.of(Vanish)), None) if at.view.sects[at.seat].vanished < number else None


def is_leader(at: Sight, guru: Seat) -> bool:
    """Whether no other guru has more capital and members."""
    wealth = [sect.capital + 2 * sect.height for sect in at.view.sects]
    return wealth[guru] == max(wealth[other] for other in range(len(wealth)) if other != at.seat)


def has_accused_me(at: Sight, guru: Seat) -> bool:
    return any(isinstance(event, Accused) and event.seat == guru and event.guru == at.seat for event in at.history)


def half_true(at: Sight) -> int:
    """One attribute of mine, and one that I lack."""
    mine = [preacher for preacher in PREACHERS if preacher.bit & whole(at)]
    return mine[0].bit | part(at, 1)


def late(at: Sight) -> int:
    """The part until there are a dozen listeners, then the truth."""
    return own(at) if len(at.view.sects[at.seat].stage) > 11 or at.view.last_round else part(at)


def doubling(at: Sight) -> int:
    """The truth at first, a part once somebody has been accused."""
    return part(at) if any(isinstance(event, Accused) for event in at.history) else own(at)


def style(*rules: Rule[GuruView], never: tuple[type[Move], ...] = ()) -> Bot:
    return Style(BOT, *rules, never=never)


FALSE: Final = (penance(part), accuse_if(CERTAIN))
STYLES: Final[dict[str, Bot]] = {
    "false prophet": style(*FALSE, preach_to(part), never=(Convert, Vanish, Recruit, Banish)),
    "false prophet of three": style(*FALSE, preach_to(lambda at: part(at, 3)), never=(Convert, Vanish, Recruit, Banish)),
    "false prophet who swaps": style(*FALSE, entice(part), preach_to(part), never=(Convert, Vanish, Banish)),
    "false prophet who turns": style(*FALSE, convert_at(6), clear, preach_to(late), never=(Vanish, Recruit)),
    "half a prophet": style(*FALSE, convert_at(8), clear, preach_to(half_true), never=(Vanish,)),
    "liar when warned": style(*FALSE, convert_at(8), clear, preach_to(doubling), never=(Vanish, Recruit)),
    "miser": style(accuse_if(CERTAIN), preach_to(part), never=(Convert, Vanish, Recruit)),
    "silent collector": style(convert_at(12), clear, preach_to(own), never=(Accuse, Vanish, Recruit)),
    "hoarder": style(convert_at(8), accuse_if(0.8), clear, preach_to(own), never=(Vanish,)),
    "one by one": style(convert_at(1), preach_to(own), never=(Vanish, Accuse)),
    "informer": style(accuse_if(0.5), convert_at(4), clear, preach_to(own)),
    "witch hunter": style(accuse_if(0.35), preach_to(own), never=(Convert, Vanish)),
    "hunter of the rich": style(accuse_if(0.4, of=is_leader), convert_at(5), clear, preach_to(own)),
    "avenger": style(accuse_if(0.3, of=has_accused_me), convert_at(5), clear, preach_to(own)),
    "hider": style(vanish_first(2), convert_at(6), clear, preach_to(own), never=(Accuse,)),
    "thief of listeners": style(convert_at(6), entice(own), preach_to(own), never=(Vanish,)),
    "slanderer": style(now_and_then(4, accuse_any), convert_at(5), clear, preach_to(own)),
    "loud bluffer": BOT.tempered(Temperament(bluff=2, suspicion=1)),
    "hasty": BOT.tempered(Temperament(greed=2, patience=-2)),
    "anything": Style(RandomBot(), first(Convert)),
}
