"""What a player, or a spectator, sees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from paravent.core.plain import NULL, flag, number, number_if, plain_text
from paravent.core.rules import Move, Phase, Seat, View
from paravent.games.commandments.cards import Face
from paravent.games.commandments.judging import suggested
from paravent.games.commandments.pieces import AREAS, COLOURS, PER_COLOUR, STANCES, Area, Colour, Stance
from paravent.games.commandments.state import CommandmentsState, Judge, Ritual, Turn, Verdict


@final
@dataclass(frozen=True)
class Heap:
    """Artefacts in one area that cannot be told apart."""

    area: Area
    colour: Colour
    stance: Stance
    number: int


# By slot and number, made once.
HEAPS: Final = [
    [Heap(area, colour, stance, number) for number in range(PER_COLOUR + 1)]
    for area in AREAS
    for colour in COLOURS
    for stance in STANCES
]


@final
@dataclass(init=False)
class Secrets:
    """What only the High Priestess knows: her hand, then her three cards, the fourth, and the suggested marks."""

    hand: tuple[str, ...]
    cards: tuple[str, ...]
    discarded: str | None
    suggestion: tuple[str, ...] | None

    def __init__(
        self,
        hand: tuple[str, ...],
        cards: tuple[str, ...],
        discarded: str | None,
        suggestion: tuple[str, ...] | None,
    ) -> None:  # by tools/fields.py
        self.hand = hand
        self.cards = cards
        self.discarded = discarded
        self.suggestion = suggestion

    def as_json(self) -> str:  # by tools/fields.py
        return (
            f'{{"kind":"Secrets","hand":{plain_text(self.hand)}'
            f',"cards":{plain_text(self.cards)}'
            f',"discarded":{plain_text(self.discarded)}'
            f',"suggestion":{plain_text(self.suggestion)}'
            "}"
        )


@final
@dataclass(init=False)
class CommandmentsView(View):
    """The table as one seat sees it. `karma` is that of finished rituals, `gains` that of this one."""

    seat: Seat | None
    phase: Phase | None
    players: int
    priestess: Seat
    round: int
    backs: tuple[str, ...]
    secrets: Secrets | None
    board: tuple[Heap, ...]
    unset: int
    performance: tuple[Move, ...]
    turns: tuple[Turn, ...]
    fate: int
    gains: tuple[int, ...]
    karma: tuple[int, ...]
    rituals: tuple[Ritual, ...]
    actions: int
    artefacts: int
    gestures: int
    judge: str
    no_markers: bool
    setting: str
    blanks: tuple[Face, ...]

    def __init__(
        self,
        *,
        seat: Seat | None,
        phase: Phase | None,
        players: int,
        priestess: Seat,
        round: int,
        backs: tuple[str, ...],
        secrets: Secrets | None,
        board: tuple[Heap, ...],
        unset: int,
        performance: tuple[Move, ...],
        turns: tuple[Turn, ...],
        fate: int,
        gains: tuple[int, ...],
        karma: tuple[int, ...],
        rituals: tuple[Ritual, ...],
        actions: int,
        artefacts: int,
        gestures: int,
        judge: str,
        no_markers: bool,
        setting: str,
        blanks: tuple[Face, ...],
    ) -> None:  # by tools/fields.py
        self.seat = seat
        self.phase = phase
        self.players = players
        self.priestess = priestess
        self.round = round
        self.backs = backs
        self.secrets = secrets
        self.board = board
        self.unset = unset
        self.performance = performance
        self.turns = turns
        self.fate = fate
        self.gains = gains
        self.karma = karma
        self.rituals = rituals
        self.actions = actions
        self.artefacts = artefacts
        self.gestures = gestures
        self.judge = judge
        self.no_markers = no_markers
        self.setting = setting
        self.blanks = blanks

    def as_json(self) -> str:  # by tools/fields.py
        return (
            f'{{"kind":"CommandmentsView","seat":{number_if(self.seat)}'
            f',"phase":{plain_text(self.phase)}'
            f',"players":{number(self.players)}'
            f',"priestess":{number(self.priestess)}'
            f',"round":{number(self.round)}'
            f',"backs":{plain_text(self.backs)}'
            f',"secrets":{NULL if self.secrets is None else self.secrets.as_json()}'
            f',"board":{plain_text(self.board)}'
            f',"unset":{number(self.unset)}'
            f',"performance":{plain_text(self.performance)}'
            f',"turns":{plain_text(self.turns)}'
            f',"fate":{number(self.fate)}'
            f',"gains":{plain_text(self.gains)}'
            f',"karma":{plain_text(self.karma)}'
            f',"rituals":{plain_text(self.rituals)}'
            f',"actions":{number(self.actions)}'
            f',"artefacts":{number(self.artefacts)}'
            f',"gestures":{number(self.gestures)}'
            f',"judge":{plain_text(self.judge)}'
            f',"no_markers":{flag(self.no_markers)}'
            f',"setting":{plain_text(self.setting)}'
            f',"blanks":{plain_text(self.blanks)}'
            "}"
        )


def look(s: CommandmentsState, seat: Seat | None) -> CommandmentsView:
    """C-6 C-14 C-15 The table through this seat's eyes."""
    is_hers = seat == s.priestess and s.phase is not None
    veil = s.no_markers and seat != s.priestess
    return CommandmentsView(
        seat=seat,
        phase=s.phase,
        players=s.players,
        priestess=s.priestess,
        round=s.round,
        backs=tuple([card.kind for card in s.places]),
        secrets=secrets_of(s) if is_hers else None,
        board=tuple([HEAPS[slot][height] for slot, height in enumerate(s.board) if height]),
        unset=s.unset,
        performance=tuple(s.performance),
        turns=tuple([veiled(turn) for turn in s.turns] if veil else s.turns),
        fate=s.fate,
        gains=tuple(s.gains),
        karma=tuple(s.karma),
        rituals=tuple([look_at_ritual(s, held, seat) for held in range(len(s.rituals))]),
        actions=len(s.actions),
        artefacts=len(s.artefacts),
        gestures=s.gestures,
        judge=s.judge,
        no_markers=s.no_markers,
        setting=s.setting,
        blanks=tuple([card.face for card in s.blanks]),
    )


def secrets_of(s: CommandmentsState) -> Secrets:
    hand, cards = tuple([card.id for card in s.hand]), tuple([card.id for card in s.places])
    suggestion = suggested(s) if isinstance(s.phase, Judge) else None
    return Secrets(hand, cards, None if s.discarded is None else s.discarded.id, suggestion)


def veiled(turn: Turn) -> Turn:
    """C-6 Without markers nobody sees which cards fired."""
    verdict = turn.verdict
    return Turn(turn.performance, Verdict(verdict.novice, verdict.announced, verdict.karma, None))


def look_at_ritual(s: CommandmentsState, number: int, seat: Seat | None) -> Ritual:
    """C-14 The fourth card stays hidden from all but her who drew it."""
    if seat == s.rituals[number].priestess:
        return s.rituals[number]
    while len(s.told) <= number:  # made once: rituals that are over do not change
        s.told.append(untold(s.rituals[len(s.told)]))
    return s.told[number]


def untold(ritual: Ritual) -> Ritual:
    """A ritual without its fourth card."""
    return Ritual(
        ritual.priestess, ritual.commandments, ritual.taboo, None, ritual.verdicts, ritual.gains, ritual.fallen
    )  # fmt: skip
