"""The rules of Sultans of Karaya, one function per paragraph of RULES.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast, final

from paravent.core.chance import Chance
from paravent.core.rules import (
    Answers,
    Choice,
    Event,
    Flag,
    Json,
    Move,
    Number,
    Option,
    Options,
    Outcome,
    Rules,
    Seat,
    Tell,
    View,
    unknown,
)
from paravent.games.sultans import moves, worlds
from paravent.games.sultans.actions import act, avoid, close_window, interrupt, lose_powers
from paravent.games.sultans.cards import SULTAN
from paravent.games.sultans.course import MOST_ROUNDS, call_time, deal, end_turn, is_won, last_round
from paravent.games.sultans.events import (
    Exchanged,
    EyesOpened,
    Hid,
    Looked,
    Swapped,
    TokenRemoved,
)
from paravent.games.sultans.legal import calls, default_move, legal, standing
from paravent.games.sultans.moves import (
    Exchange,
    Hide,
    Look,
    Swap,
)
from paravent.games.sultans.score import outcome
from paravent.games.sultans.seating import asked
from paravent.games.sultans.state import (
    DARK,
    AvoidWindow,
    Dark,
    Forced,
    GuardWindow,
    Hunting,
    HuntWindow,
    Prediction,
    RevoltWindow,
    SultansState,
    Turn,
    has,
    load_state,
    seats_in,
)
from paravent.games.sultans.view import SultansView, look

# Looking, swapping, hiding


def look_at_card(s: SultansState, seat: Seat, target: Seat, chance: Chance, tell: Tell) -> None:
    """S-2 Only the looker learns the card."""
    if tell.on:
        tell(Looked(seat, target, s.cards[target]))
    end_turn(s, chance, tell)


def swap(s: SultansState, seat: Seat, partner: Seat | None, chance: Chance, tell: Tell) -> None:
    """S-3 The cards change places; the partner may not swap back on their next turn."""
    gave = s.cards[seat]
    trade(s, seat, partner)
    if partner is not None:
        s.barred[partner] |= 1 << seat
    if tell.on:
        tell(Swapped(seat, partner, gave, s.cards[seat]))
    end_turn(s, chance, tell)


def trade(s: SultansState, seat: Seat, partner: Seat | None) -> None:
    card = s.cards[seat]
    if partner is None:
        s.cards[seat] = s.spare
        s.spare = card
    else:
        s.cards[seat] = s.cards[partner]
        s.cards[partner] = card


def hide(s: SultansState, seat: Seat, chance: Chance, tell: Tell) -> None:
    """S-4 The card goes down, its tokens are removed, captives are freed, wins are tested; then all eyes close."""
    s.visible &= ~(1 << seat)
    s.hidden |= 1 << seat
    if tell.on:
        tell(Hid(seat))
    if s.cards[seat] is SULTAN and s.white is not None:
        if tell.on:
            tell(TokenRemoved(s.white))
        s.white = None
    lose_powers(s, seat, tell)
    if not is_won(s, chance, tell):
        s.phase = DARK[seat]


def choose_in_the_dark(s: SultansState, seat: Seat, move: Move, chance: Chance, tell: Tell) -> None:
    """S-3 S-4 Keep or exchange, unseen; a partner is barred only if the face of their card changed."""
    if isinstance(move, Exchange):
        gave = s.cards[seat]
        trade(s, seat, move.target)
        if move.target is not None and s.cards[seat] is not gave:
            s.barred[move.target] |= 1 << seat
        if tell.on:
            tell(Exchanged(seat, move.target, gave, s.cards[seat]))
    if tell.on:
        tell(EyesOpened(seat))
    end_turn(s, chance, tell)


def take_turn(s: SultansState, seat: Seat, move: Move, chance: Chance, tell: Tell) -> None:
    """Exactly one of: look, swap or hide, act."""
    if isinstance(move, Look):
        look_at_card(s, seat, move.target, chance, tell)
    elif isinstance(move, Swap):
        swap(s, seat, move.target, chance, tell)
    elif isinstance(move, Hide):
        hide(s, seat, chance, tell)
    else:
        act(s, seat, move, chance, tell)


@final
class Sultans(Rules[SultansState]):
    """Sultans of Karaya, by Alex Weldon."""

    def __init__(self) -> None:
        self.name = "sultans"
        self.version = 2
        self.players = range(5, 16)
        options: dict[str, Option] = {
            "end": Choice(default="rounds", among=("rounds", "points", "time")),
            "rounds": Number(default=5, least=1, most=MOST_ROUNDS, when=("end", "rounds")),
            "target": Number(default=8, least=1, most=2 * MOST_ROUNDS, when=("end", "points")),
            "minutes": Number(default=45, least=10, most=240, when=("end", "time")),
            "hunt_revolts": Flag(default=False),
            "max_laps": Number(default=15, least=1, most=1000),
        }
        self.options = options
        self.endings = ("rounds", "points", "time")

    def new_game(self, players: int, options: Options, chance: Chance) -> SultansState:
        return deal(players, options, chance)

    def ask(self, s: SultansState) -> list[Seat]:
        return seats_in(asked(s, s.phase))

    def legal(self, s: SultansState, seat: Seat) -> list[Move]:
        return legal(s, seat)

    def standing(self, s: SultansState, seat: Seat) -> list[Move]:
        return standing(s, seat)

    def may_talk(self, s: SultansState, seat: Seat) -> bool:
        """S-24 The dead watch and keep silent until the round is over."""
        return s.phase is None or has(s.hidden | s.visible, seat)

    def resolve(self, s: SultansState, answers: Answers, chance: Chance, tell: Tell) -> None:
        phase = s.phase
        if isinstance(phase, Turn):
            take_turn(s, phase.seat, answers[phase.seat], chance, tell)
        elif isinstance(phase, (GuardWindow, RevoltWindow, HuntWindow)):
            close_window(s, phase, answers, chance, tell)
        elif isinstance(phase, AvoidWindow):
            avoid(s, phase.target, answers[phase.target], chance, tell)
        elif isinstance(phase, Dark):
            choose_in_the_dark(s, phase.seat, answers[phase.seat], chance, tell)
        elif isinstance(phase, (Forced, Hunting, Prediction)):
            act(s, phase.seat, answers[phase.seat], chance, tell)
        else:
            raise unknown(phase)

    def interrupt(self, s: SultansState, seat: Seat, move: Move, chance: Chance, tell: Tell) -> None:
        interrupt(s, seat, chance, tell)

    def calls(self, s: SultansState) -> list[Move]:
        return calls(s)

    def call(self, s: SultansState, move: Move, chance: Chance, tell: Tell) -> None:
        call_time(s, tell)

    def minutes(self, options: Options) -> int | None:
        return cast("int", options["minutes"]) if options["end"] == "time" else None

    def view(self, s: SultansState, seat: Seat | None) -> SultansView:
        return look(s, seat)

    def outcome(self, s: SultansState) -> Outcome:
        return outcome(s)

    def default_move(self, s: SultansState, seat: Seat, chance: Chance) -> Move:
        return default_move(s, seat, chance)

    def bound(self, players: int, options: Options) -> int:
        # A turn: the move, a forced action, at most five hits of a hunt, a window, which the sultan may have answered twice;
        # with S-30 a window after each hit. And the keeper's one word.
        turn = 10 + 2 * players * (6 if options["hunt_revolts"] else 1)
        rounds = last_round(cast("str", options["end"]), cast("int", options["rounds"]))
        return 1 + rounds * cast("int", options["max_laps"]) * players * turn

    def parse(self, text: str) -> Move:
        return moves.parse(text)

    def load(self, data: dict[str, Json]) -> SultansState:
        return load_state(data)

    def sample(self, view: View, history: Sequence[Event], chance: Chance) -> SultansState:
        assert isinstance(view, SultansView)
        return worlds.sample(view, history, chance)


SULTANS: Final = Sultans()
