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
)
from paravent.games.aura_poku import moves, state, worlds
from paravent.games.aura_poku.altars import (
    accept,
    acceptances,
    company,
    cross,
    demand,
    may_step,
    offers,
    price,
    sacrificer,
    step,
)
from paravent.games.aura_poku.board import BOARDS, SHIPPED
from paravent.games.aura_poku.ending import advance, end, score, winners
from paravent.games.aura_poku.events import Given, NotOffered, Offered, Ringed, Rolled, Stayed, TurnBegan
from paravent.games.aura_poku.moves import (
    CROSS,
    DEMANDS,
    DONE,
    MOST_PLAYERS,
    PAWNS,
    ROLL,
    STAY,
    STEP,
    Accept,
    Cross,
    Demand,
    Offer,
    Step,
    Walk,
)
from paravent.games.aura_poku.state import AFTER, BEFORE, MOVE, SIDES, AuraPokuState, load_state, stand_all
from paravent.games.aura_poku.view import AuraPokuView, look
from paravent.games.aura_poku.walking import walk, walks


def deal(players: int, options: Options, chance: Chance) -> AuraPokuState:
    """A-1 A-2 A-3 A-17 Everyone at the throne, leftover pawns on the path, cards and coins shuffled, a random first player."""
    s = AuraPokuState(BOARDS[cast("str", options["board"])], players)
    s.pile = s.board.cards.copy()
    chance.shuffle(s.pile)
    for value, count in s.board.bag(players).items():
        s.bag += [value] * count
    chance.shuffle(s.bag)
    places = s.board.rounds.copy()
    chance.shuffle(places)
    s.obstacles = sorted(places[: PAWNS * (MOST_PLAYERS - players)])
    stand_all(s)
    s.rings_to_move = cast("int", options["rings_to_move"])
    s.last_takes_all = cast("bool", options["last_takes_all"])
    s.max_rounds = cast("int", options["max_rounds"])
    s.first = chance.below(players)
    s.phase = BEFORE[s.first]
    return s


# What a player may do before the roll and after the move


def choices(s: AuraPokuState, seat: Seat) -> list[Move]:
    """A-10 A-12 A-13 A-16 Go on; step onto a free altar; from an altar cross alone or ask for offers."""
    found: list[Move] = [DONE if s.moved else ROLL]
    pawn = sacrificer(s, seat)
    if pawn is None:
        for stepper in range(PAWNS):
            if may_step(s, s.pawns[seat][stepper]):
                found.append(STEP[stepper])
    elif not s.sacrificed:
        altar = s.pawns[seat][pawn]
        if price(s, seat, altar) <= s.purses[seat]:
            found.append(CROSS)
        if not s.negotiated and company(s, seat, s.board.beside[altar]):
            found += DEMANDS
    return found


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
    else:
        next_turn(s, seat, tell)


def move_pawn(s: AuraPokuState, seat: Seat, move: Move, tell: Tell) -> None:
    """A walk, or staying on the altar; then what may follow the move."""
    s.moved = True
    if isinstance(move, Walk):
        walk(s, seat, move.pawn, s.board.place[move.node.index], tell)
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
        self.version = 1
        self.players = range(3, MOST_PLAYERS + 1)
        options: dict[str, Option] = {
            "board": Choice(default=SHIPPED[0], among=SHIPPED),
            "rings_to_move": Number(default=4, least=3, most=4),
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
        if isinstance(phase, (state.Before, state.Move, state.After, state.Accept)):
            return [phase.seat]
        return []

    def legal(self, s: AuraPokuState, seat: Seat) -> list[Move]:
        phase = s.phase
        if isinstance(phase, state.Move):
            return walks(s, seat, phase.die)
        if isinstance(phase, state.Offers):
            return offers(s, seat, s.board.place[phase.altar.index])
        if isinstance(phase, state.Accept):
            return acceptances(s, seat, s.board.place[phase.altar.index])
        return choices(s, seat)

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

    def view(self, s: AuraPokuState, seat: Seat | None) -> AuraPokuView:
        return look(s, seat)

    def outcome(self, s: AuraPokuState) -> Outcome:
        return Outcome(tuple([score(s, seat) for seat in range(len(s.purses))]), winners(s), s.ending)

    def default_move(self, s: AuraPokuState, seat: Seat, chance: Chance) -> Move:
        """Roll, be done, offer and accept nothing, stay; else the first walk of a pawn that is on no altar."""
        legal = self.legal(s, seat)
        if not isinstance(s.phase, state.Move):
            return legal[0]
        if legal[-1] is STAY:
            return STAY
        on_altar = sacrificer(s, seat)
        return next(move for move in legal if isinstance(move, Walk) and move.pawn != on_altar)

    def bound(self, players: int, options: Options) -> int:
        # A turn has at most a roll, a move, a demand, an acceptance, a crossing, four steps and a `done`, and the others' offers.
        return players * cast("int", options["max_rounds"]) * (players + 9)

    def parse(self, text: str) -> Move:
        return moves.parse(text)

    def load(self, data: dict[str, Json]) -> AuraPokuState:
        return load_state(data)

    def sample(self, view: View, history: Sequence[Event], chance: Chance) -> AuraPokuState:
        assert isinstance(view, AuraPokuView)
        return worlds.sample(view, history, chance)


AURA_POKU: Final = AuraPoku()
