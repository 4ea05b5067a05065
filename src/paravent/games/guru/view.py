"""What a guru, or a spectator, sees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from paravent.core.plain import NULL, flag, listed, number, number_if, plain_text
from paravent.core.rules import Phase, Seat, View
from paravent.games.guru.cards import Follower, Preacher, preachers_in
from paravent.games.guru.score import is_disqualified, score
from paravent.games.guru.state import GuruState, Layer, Sect, Vanishing, height


@final
@dataclass(init=False)
class PileView:
    """A pile of which only the top card shows."""

    top: Follower | None
    height: int

    def __init__(self, top: Follower | None, height: int) -> None:  # by tools/fields.py
        self.top = top
        self.height = height

    def as_json(self) -> str:  # by tools/fields.py
        return f'{{"kind":"PileView","top":{plain_text(self.top)},"height":{number(self.height)}}}'


@final
@dataclass(init=False)
class Secrets:
    """What a guru knows of their own sect, and everyone when the game is over: preachers, and the centre, bottom first."""

    active: tuple[Preacher, ...]
    vanished: tuple[Preacher, ...]
    centre: tuple[Layer, ...]

    def __init__(
        self,
        active: tuple[Preacher, ...],
        vanished: tuple[Preacher, ...],
        centre: tuple[Layer, ...],
    ) -> None:  # by tools/fields.py
        self.active = active
        self.vanished = vanished
        self.centre = centre

    def as_json(self) -> str:  # by tools/fields.py
        return (
            f'{{"kind":"Secrets","active":{plain_text(self.active)}'
            f',"vanished":{plain_text(self.vanished)}'
            f',"centre":{plain_text(self.centre)}'
            "}"
        )


@final
@dataclass(init=False)
class SectView:
    """A sect from outside, with its secrets for those who may know them. `memory` is there with `open_memory` (G-11)."""

    stage: tuple[Follower, ...]
    capital: int
    bounty: int
    active: int
    vanished: int
    exposed: tuple[Preacher, ...]
    height: int
    memory: tuple[Layer, ...] | None
    secrets: Secrets | None
    score: int | None
    disqualified: bool | None

    def __init__(
        self,
        *,
        stage: tuple[Follower, ...],
        capital: int,
        bounty: int,
        active: int,
        vanished: int,
        exposed: tuple[Preacher, ...],
        height: int,
        memory: tuple[Layer, ...] | None,
        secrets: Secrets | None,
        score: int | None,
        disqualified: bool | None,
    ) -> None:  # by tools/fields.py
        self.stage = stage
        self.capital = capital
        self.bounty = bounty
        self.active = active
        self.vanished = vanished
        self.exposed = exposed
        self.height = height
        self.memory = memory
        self.secrets = secrets
        self.score = score
        self.disqualified = disqualified

    def as_json(self) -> str:  # by tools/fields.py
        return (
            f'{{"kind":"SectView","stage":{plain_text(self.stage)}'
            f',"capital":{number(self.capital)}'
            f',"bounty":{number(self.bounty)}'
            f',"active":{number(self.active)}'
            f',"vanished":{number(self.vanished)}'
            f',"exposed":{plain_text(self.exposed)}'
            f',"height":{number(self.height)}'
            f',"memory":{plain_text(self.memory)}'
            f',"secrets":{NULL if self.secrets is None else self.secrets.as_json()}'
            f',"score":{number_if(self.score)}'
            f',"disqualified":{plain_text(self.disqualified)}'
            "}"
        )


@final
@dataclass(init=False)
class GuruView(View):
    """The table as one seat sees it."""

    seat: Seat | None
    phase: Phase | None
    round: int
    first: Seat
    piles: tuple[PileView, ...]
    skeptics: PileView
    sects: tuple[SectView, ...]
    barred: bool
    last_turn: bool
    last_round: bool
    ending: str
    honour: bool
    open_memory: bool
    max_rounds: int

    def __init__(
        self,
        *,
        seat: Seat | None,
        phase: Phase | None,
        round: int,
        first: Seat,
        piles: tuple[PileView, ...],
        skeptics: PileView,
        sects: tuple[SectView, ...],
        barred: bool,
        last_turn: bool,
        last_round: bool,
        ending: str,
        honour: bool,
        open_memory: bool,
        max_rounds: int,
    ) -> None:  # by tools/fields.py
        self.seat = seat
        self.phase = phase
        self.round = round
        self.first = first
        self.piles = piles
        self.skeptics = skeptics
        self.sects = sects
        self.barred = barred
        self.last_turn = last_turn
        self.last_round = last_round
        self.ending = ending
        self.honour = honour
        self.open_memory = open_memory
        self.max_rounds = max_rounds

    def as_json(self) -> str:  # by tools/fields.py
        return (
            f'{{"kind":"GuruView","seat":{number_if(self.seat)}'
            f',"phase":{plain_text(self.phase)}'
            f',"round":{number(self.round)}'
            f',"first":{number(self.first)}'
            f',"piles":{listed([each.as_json() for each in self.piles])}'
            f',"skeptics":{self.skeptics.as_json()}'
            f',"sects":{listed([each.as_json() for each in self.sects])}'
            f',"barred":{flag(self.barred)}'
            f',"last_turn":{flag(self.last_turn)}'
            f',"last_round":{flag(self.last_round)}'
            f',"ending":{plain_text(self.ending)}'
            f',"honour":{flag(self.honour)}'
            f',"open_memory":{flag(self.open_memory)}'
            f',"max_rounds":{number(self.max_rounds)}'
            "}"
        )


def look(s: GuruState, seat: Seat | None) -> GuruView:
    """G-11 G-18 The table through this seat's eyes."""
    over = s.phase is None
    sects = [look_at_sect(s.sects[k], own=k == seat, over=over, open_memory=s.open_memory) for k in range(len(s.sects))]
    return GuruView(
        seat=seat,
        phase=s.phase,
        round=s.round,
        first=s.first,
        piles=tuple([look_at_pile(pile) for pile in s.piles]),
        skeptics=look_at_pile(s.skeptics),
        sects=tuple(sects),
        barred=s.barred,
        last_turn=s.last_turn,
        last_round=s.last_round,
        ending=s.ending,
        honour=s.honour,
        open_memory=s.open_memory,
        max_rounds=s.max_rounds,
    )


def look_at_pile(pile: list[Follower]) -> PileView:
    return PileView(pile[-1] if pile else None, len(pile))


def look_at_sect(sect: Sect, *, own: bool, over: bool, open_memory: bool) -> SectView:
    active, vanished = preachers_in(sect.active), preachers_in(sect.vanished)
    return SectView(
        stage=tuple(sect.stage),
        capital=sect.capital,
        bounty=sect.bounty,
        active=len(active),
        vanished=len(vanished),
        exposed=preachers_in(sect.exposed),
        height=height(sect.centre),
        memory=tuple([veiled(layer) for layer in sect.centre]) if open_memory else None,
        secrets=Secrets(active, vanished, tuple(sect.centre)) if own or over else None,
        score=score(sect) if over else None,
        disqualified=is_disqualified(sect) if over else None,
    )


def veiled(layer: Layer) -> Layer:
    """The layer as others remember it: not which preacher vanished."""
    return Vanishing(None) if isinstance(layer, Vanishing) else layer
