"""The rules of Aura Poku: setup and the course of a turn. Walking, altars and the ending have files of their own."""

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
from paravent.games.aura_poku import moves, state, worlds
from paravent.games.aura_poku.altars import (
    accept,
    company,
    cross,
    demand,
    may_step,
    sacrificer,
    step,
)
from paravent.games.aura_poku.board import BOARDS, SHIPPED
from paravent.games.aura_poku.cards import Node
from paravent.games.aura_poku.ending import advance, end
from paravent.games.aura_poku.events import Given, NotOffered, Offered, Placed, Ringed, Rolled, Stayed, TurnBegan
from paravent.games.aura_poku.haggling import WORDS, ask, call, speak, speakers, words
from paravent.games.aura_poku.legal import default_move, legal
from paravent.games.aura_poku.moves import (
    DONE,
    MOST_PLAYERS,
    PAWNS,
    ROLL,
    Accept,
    Ask,
    Call,
    Cross,
    Demand,
    Offer,
    Place,
    Step,
    Walk,
)
from paravent.games.aura_poku.score import outcome
from paravent.games.aura_poku.state import AFTER, BEFORE, MOVE, PLACING, SIDES, AuraPokuState, load_state, stand_all
from paravent.games.aura_poku.view import AuraPokuView, look
from paravent.games.aura_poku.walking import walk


def deal(players: int, options: Options, chance: Chance) -> AuraPokuState:
    """A-1 A-2 A-3 A-17 A-26 All at the throne, leftover pawns on the path, cards and coins shuffled, a random first player."""
    s = AuraPokuState(BOARDS[cast("str", options["board"])], players)
    s.pile = s.board.cards.copy()
    chance.shuffle(s.pile)
    for value, count in s.board.bag(players).items():
        s.bag += [value] * count
    chance.shuffle(s.bag)
    s.leftover = PAWNS * (MOST_PLAYERS - players)
    if options["obstacles"] == "random":
        scatter(s, chance)
    stand_all(s)
    s.haggling = options["bargaining"] == "open"
    s.rings_to_move = cast("int", options["rings_to_move"])
    s.last_takes_all = cast("bool", options["last_takes_all"])
    s.max_rounds = cast("int", options["max_rounds"])
    s.first = chance.below(players)
    s.first_pays = min(cast("int", options["first_pays"]), s.purses[s.first])
    s.purses[s.first] -= s.first_pays
    s.bank = s.first_pays
    s.phase = PLACING[s.first] if s.leftover > 0 else BEFORE[s.first]
    return s


def scatter(s: AuraPokuState, chance: Chance) -> None:
    """A-2 The leftover pawns on random round spaces."""
    places = s.board.rounds.copy()
    chance.shuffle(places)
    s.obstacles, s.leftover = sorted(places[: s.leftover]), 0


def place(s: AuraPokuState, seat: Seat, node: Node, tell: Tell) -> None:
    """A-26 A leftover pawn onto the path; then the next player's, until none is left and the first turn begins."""
    where = s.board.place[node.index]
    s.obstacles = sorted([*s.obstacles, where])
    s.taken[where] = True
    s.leftover -= 1
    if tell.on:
        tell(Placed(seat, node))
    if s.leftover > 0:
        s.phase = PLACING[(seat + 1) % len(s.pawns)]
        return
    s.phase = BEFORE[s.first]
    if tell.on:
        tell(TurnBegan(s.first, s.round))


# The roll


def roll(s: AuraPokuState, seat: Seat, chance: Chance, tell: Tell) -> None:
    """A-19 The die; a 1 brings a gift and a ring, which may end the game before the move."""
    die = 1 + chance.below(SIDES)
    if tell.on:
        tell(Rolled(seat, die))
    s.phase = MOVE[seat][die]
    if die == 1:
        give(s, seat, tell)
        ring(s, tell)


def give(s: AuraPokuState, seat: Seat, tell: Tell) -> None:
    """A-17 The next coin of the bag, unseen by others; nothing if it is empty."""
    if s.bag:
        coin = s.bag.pop()
        s.purses[seat] += coin
        if tell.on:
            tell(Given(seat, coin))


def ring(s: AuraPokuState, tell: Tell) -> None:
    """A-18 A ring for each 1; the one too many takes them all off and moves the persecutor."""
    s.rings = (s.rings + 1) % s.rings_to_move
    if tell.on:
        tell(Ringed(s.rings))
    if s.rings == 0:
        advance(s, tell)


# The course of the game


def choose(s: AuraPokuState, seat: Seat, move: Move, chance: Chance, tell: Tell) -> None:
    """One choice before the roll or after the move."""
    if move is ROLL:
        roll(s, seat, chance, tell)
    elif isinstance(move, Step):
        step(s, seat, move.pawn, tell)
        resume(s, seat, tell)
    elif isinstance(move, Cross):
        cross(s, seat, tell)
        resume(s, seat, tell)
    elif isinstance(move, Demand):
        demand(s, seat, move.gold, tell)
    elif isinstance(move, Call):
        call(s, seat, move.gold, tell)
    elif move is DONE:
        next_turn(s, seat, tell)
    else:
        raise unknown(move)


def move_pawn(s: AuraPokuState, seat: Seat, move: Move, tell: Tell) -> None:
    """A walk, or staying on the altar; then what may follow the move."""
    s.moved = True
    if isinstance(move, Walk):
        walk(s, seat, move, tell)
    elif tell.on:
        tell(Stayed(seat))
    resume(s, seat, tell)


def open_offers(s: AuraPokuState, phase: state.Offers, answers: Answers, tell: Tell) -> None:
    """A-12 All offers are opened at once; if there are none, nothing is asked of the sacrificer."""
    offered = False
    for seat, answer in answers.items():
        if isinstance(answer, Offer):
            s.offers[seat] = answer
            offered = True
            if tell.on:
                tell(Offered(seat, answer.gold, answer.pawns))
        elif tell.on:
            tell(NotOffered(seat))
    if offered:
        s.phase = state.Accept(phase.seat, phase.altar, phase.demand)
    else:
        resume(s, phase.seat, tell)


def reply(s: AuraPokuState, phase: state.Haggle, move: Move, tell: Tell) -> None:
    """A-27 The caller asks anew, or ends the haggling by choosing."""
    if isinstance(move, Ask):
        ask(s, phase, move.gold, tell)
    elif isinstance(move, Accept):
        accept(s, phase.seat, move.seats, tell)
        resume(s, phase.seat, tell)
    else:
        raise unknown(move)


def resume(s: AuraPokuState, seat: Seat, tell: Tell) -> None:
    """A-23 Back to the turn; after the move only for a public reason, else the turn passes."""
    if s.phase is None:
        return
    if not s.moved:
        s.phase = BEFORE[seat]
    elif has_reason(s, seat):
        s.phase = AFTER[seat]
    else:
        next_turn(s, seat, tell)


def has_reason(s: AuraPokuState, seat: Seat) -> bool:
    """A-23 On an altar without a sacrifice this turn; or in a court whose altar is free and on none."""
    if sacrificer(s, seat) is not None:
        return not s.sacrificed
    for place in s.pawns[seat]:
        if may_step(s, place):
            return True
    return False


def next_turn(s: AuraPokuState, seat: Seat, tell: Tell) -> None:
    """A-1 A-22 Clockwise; the last round ends the game."""
    s.moved = s.sacrificed = s.negotiated = False
    after = (seat + 1) % len(s.pawns)
    if after == s.first:
        if s.round >= s.max_rounds:
            end(s, "rounds", tell)
            return
        s.round += 1
    s.phase = BEFORE[after]
    if tell.on:
        tell(TurnBegan(after, s.round))


@final
class AuraPoku(Rules[AuraPokuState]):
    """Aura Poku, by Reinhold Wittig."""

    def __init__(self) -> None:
        self.name = "aura_poku"
        self.version = 2
        self.players = range(3, MOST_PLAYERS + 1)
        options: dict[str, Option] = {
            "board": Choice(default=SHIPPED[0], among=SHIPPED),
            "bargaining": Choice(default="open", among=("open", "sealed")),
            "obstacles": Choice(default="random", among=("random", "placed")),
            "rings_to_move": Number(default=4, least=3, most=4),
            "first_pays": Number(default=0, least=0, most=10),
            "last_takes_all": Flag(default=False),
            "max_rounds": Number(default=60, least=1, most=1000),
        }
        self.options = options
        self.endings = ("three-home", "huts-full", "persecutor", "rounds")

    def new_game(self, players: int, options: Options, chance: Chance) -> AuraPokuState:
        return deal(players, options, chance)

    def ask(self, s: AuraPokuState) -> list[Seat]:
        phase = s.phase
        if isinstance(phase, state.Offers):
            return company(s, phase.seat, s.board.beside[s.board.place[phase.altar.index]])
        if isinstance(phase, (state.Before, state.Move, state.After, state.Haggle, state.Accept, state.Placing)):
            return [phase.seat]
        return []

    def legal(self, s: AuraPokuState, seat: Seat) -> list[Move]:
        return legal(s, seat)

    def standing(self, s: AuraPokuState, seat: Seat) -> list[Move]:
        return words(s, seat)

    def speakers(self, s: AuraPokuState) -> list[Seat] | None:
        return speakers(s)

    def resolve(self, s: AuraPokuState, answers: Answers, chance: Chance, tell: Tell) -> None:
        phase = s.phase
        if isinstance(phase, (state.Before, state.After)):
            choose(s, phase.seat, answers[phase.seat], chance, tell)
        elif isinstance(phase, state.Move):
            move_pawn(s, phase.seat, answers[phase.seat], tell)
        elif isinstance(phase, state.Offers):
            open_offers(s, phase, answers, tell)
        elif isinstance(phase, state.Accept):
            move = answers[phase.seat]
            assert isinstance(move, Accept)
            accept(s, phase.seat, move.seats, tell)
            resume(s, phase.seat, tell)
        elif isinstance(phase, state.Haggle):
            reply(s, phase, answers[phase.seat], tell)
        elif isinstance(phase, state.Placing):
            move = answers[phase.seat]
            assert isinstance(move, Place)
            place(s, phase.seat, move.node, tell)
        else:
            raise unknown(phase)

    def interrupt(self, s: AuraPokuState, seat: Seat, move: Move, chance: Chance, tell: Tell) -> None:
        speak(s, seat, move, tell)

    def view(self, s: AuraPokuState, seat: Seat | None) -> AuraPokuView:
        return look(s, seat)

    def outcome(self, s: AuraPokuState) -> Outcome:
        return outcome(s)

    def default_move(self, s: AuraPokuState, seat: Seat, chance: Chance) -> Move:
        return default_move(s, seat, chance)

    def bound(self, players: int, options: Options) -> int:
        # A turn has at most a roll, a move, a call, an acceptance, a crossing, four steps and a `done`, and what all say.
        placed = PAWNS * (MOST_PLAYERS - players)
        return placed + players * cast("int", options["max_rounds"]) * (players * WORDS + 10)

    def parse(self, text: str) -> Move:
        return moves.parse(text)

    def load(self, data: dict[str, Json]) -> AuraPokuState:
        return load_state(data)

    def sample(self, view: View, history: Sequence[Event], chance: Chance) -> AuraPokuState:
        assert isinstance(view, AuraPokuView)
        return worlds.sample(view, history, chance)


AURA_POKU: Final = AuraPoku()
