"""The rules of Aura Poku, one function per paragraph of RULES.md."""

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
from paravent.games.aura_poku.board import BOARDS, COURT, ROUND, SHIPPED, VILLAGE
from paravent.games.aura_poku.events import (
    Accepted,
    Carried,
    Counted,
    Crossed,
    Demanded,
    Drew,
    Ended,
    Given,
    Housed,
    Left,
    NotOffered,
    Offered,
    PersecutorStepped,
    Ringed,
    Rolled,
    SourcePassed,
    Stayed,
    Stepped,
    TurnBegan,
    Walked,
)
from paravent.games.aura_poku.moves import (
    ACCEPT,
    CROSS,
    DEMANDS,
    DONE,
    MOST_PLAYERS,
    OFFER,
    OFFER_NONE,
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
from paravent.games.aura_poku.state import AFTER, BEFORE, MOVE, SIDES, AuraPokuState, load_state, stand, stand_all
from paravent.games.aura_poku.view import AuraPokuView, huts_of, look

PRICE_TO_LEAVE: Final = 3


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


def sacrificer(s: AuraPokuState, seat: Seat) -> int | None:
    """A-7 The player's one pawn on an altar, if there is one."""
    village, pawns = s.board.village, s.pawns[seat]
    for pawn in range(PAWNS):
        if pawns[pawn] > village:
            return pawn
    return None


def may_step(s: AuraPokuState, place: int) -> bool:
    """A-16 Whether this is a court with a free altar."""
    board = s.board
    return place < board.village and board.kinds[place] == COURT and not s.taken[board.beside[place]]


def price(s: AuraPokuState, seat: Seat, altar: int) -> int:
    """What this player's card asks at this altar."""
    card = s.cards[seat]
    assert card is not None
    return card.upper if s.board.is_upper[altar - s.board.village - 1] else card.lower


def company(s: AuraPokuState, seat: Seat, court: int) -> list[Seat]:
    """A-12 The opponents with pawns in this court."""
    return [k for k in range(len(s.pawns)) if k != seat and court in s.pawns[k]]


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


def advance(s: AuraPokuState, tell: Tell) -> None:
    """The persecutor goes a step; in the village he ends the game."""
    s.persecutor += 1
    if tell.on:
        tell(PersecutorStepped(s.persecutor))
    if s.persecutor == s.board.steps:
        end(s, "persecutor", tell)


# The move


def walks(s: AuraPokuState, seat: Seat, die: int) -> list[Move]:
    """A-4 A-5 A-8 Where each pawn can go; `stay` when the only one outside the village stands on an altar."""
    found: list[Move] = []
    on_altar = sacrificer(s, seat)
    for pawn in range(PAWNS):
        if s.pawns[seat][pawn] == s.board.village:
            continue
        if pawn != on_altar:
            add_walks(s, s.pawns[seat][pawn], die, s.board.walks[pawn], found, altars=on_altar is None)
        elif s.purses[seat] >= PRICE_TO_LEAVE:
            add_walks(s, s.board.beside[s.pawns[seat][pawn]], die, s.board.walks[pawn], found, altars=True)
    if on_altar is not None and s.pawns[seat].count(s.board.village) == PAWNS - 1:
        found.append(STAY)
    return found


def add_walks(s: AuraPokuState, place: int, die: int, to: Sequence[Move], found: list[Move], *, altars: bool) -> None:
    """A-4 A-5 A-7 Count the roll off along the path, past taken spaces; stop early at courts and in the village."""
    board, taken = s.board, s.taken
    while die > 0:
        place += 1
        kind = board.kinds[place]
        if kind == ROUND and taken[place]:
            continue
        die -= 1
        if die == 0 or kind in (COURT, VILLAGE):
            found.append(to[place])
        if kind == COURT and altars and not taken[board.beside[place]]:
            found.append(to[board.beside[place]])
        if kind == VILLAGE:
            return


def walk(s: AuraPokuState, seat: Seat, pawn: int, place: int, tell: Tell) -> None:
    """Leave, walk, pass the sources on the way, and arrive."""
    board, origin = s.board, s.pawns[seat][pawn]
    start = origin
    if origin > board.village:
        leave(s, seat, pawn, tell)
        start = board.beside[origin]
    put(s, seat, pawn, place)
    if tell.on:
        tell(Walked(seat, pawn, board.nodes[origin], board.nodes[place]))
    reached = board.beside[place] if place > board.village else place
    for source in range(board.before[start], board.before[reached]):
        pass_source(s, seat, pawn, source, tell)
    if place > board.village:
        draw(s, seat, tell)
    elif place == board.village:
        settle(s, seat, pawn, tell)


def put(s: AuraPokuState, seat: Seat, pawn: int, place: int) -> None:
    stand(s, s.pawns[seat][pawn], there=False)
    s.pawns[seat][pawn] = place
    stand(s, place, there=True)


def leave(s: AuraPokuState, seat: Seat, pawn: int, tell: Tell) -> None:
    """A-8 A-9 Leaving an altar on foot costs 3 gold; the card goes back under the pile."""
    s.purses[seat] -= PRICE_TO_LEAVE
    s.bank += PRICE_TO_LEAVE
    put_card_back(s, seat)
    if tell.on:
        tell(Left(seat, pawn, s.board.nodes[s.pawns[seat][pawn]], PRICE_TO_LEAVE))


def put_card_back(s: AuraPokuState, seat: Seat) -> None:
    """A-9 Face down to the bottom of the pile."""
    card = s.cards[seat]
    assert card is not None
    s.pile.append(card)
    s.cards[seat] = None


def draw(s: AuraPokuState, seat: Seat, tell: Tell) -> None:
    """A-9 The top card of the pile, seen by the sacrificer alone."""
    card = s.pile.pop(0)
    s.cards[seat] = card
    if tell.on:
        tell(Drew(seat, card))


def pass_source(s: AuraPokuState, seat: Seat, pawn: int, source: int, tell: Tell) -> None:
    """A-15 A-21 The source pays its top coin, or to the last player, by that option, all that is left."""
    coins = s.sources[source]
    taken = coins if s.last_takes_all and is_last(s, seat, source) else coins[:1]
    s.sources[source] = coins[len(taken) :]
    s.passed[source][seat] = True
    s.purses[seat] += sum(taken)
    if tell.on:
        tell(SourcePassed(seat, pawn, source + 1, tuple(taken)))


def is_last(s: AuraPokuState, seat: Seat, source: int) -> bool:
    """A-21 Every other player has passed the source, or has all pawns beyond it."""
    for other in range(len(s.pawns)):
        if other != seat and not s.passed[source][other] and not all_beyond(s, other, source):
            return False
    return True


def all_beyond(s: AuraPokuState, seat: Seat, source: int) -> bool:
    board = s.board
    for place in s.pawns[seat]:
        reached = board.beside[place] if place > board.village else place
        if board.before[reached] <= source:
            return False
    return True


def settle(s: AuraPokuState, seat: Seat, pawn: int, tell: Tell) -> None:
    """A-6 A-24 The pawn takes the highest free hut; three home or the last hut end the game."""
    s.huts.append(seat)
    if tell.on:
        tell(Housed(seat, pawn, s.board.huts[len(s.huts) - 1]))
    if s.pawns[seat].count(s.board.village) == PAWNS:
        end(s, "three-home", tell)
    elif len(s.huts) == len(s.board.huts):
        end(s, "huts-full", tell)


# Altars, negotiation, crossing


def step(s: AuraPokuState, seat: Seat, pawn: int, tell: Tell) -> None:
    """A-16 From a court onto its free altar, for nothing; the gods are asked at once (A-9)."""
    altar = s.board.beside[s.pawns[seat][pawn]]
    put(s, seat, pawn, altar)
    if tell.on:
        tell(Stepped(seat, pawn, s.board.nodes[altar]))
    draw(s, seat, tell)


def demand(s: AuraPokuState, seat: Seat, gold: int | None, tell: Tell) -> None:
    """A-12 The sacrificer asks; every opponent in the court will answer."""
    s.negotiated = True
    altar = s.board.nodes[altar_of(s, seat)]
    if tell.on:
        tell(Demanded(seat, altar, gold))
    s.phase = state.Offers(seat, altar, gold)


def altar_of(s: AuraPokuState, seat: Seat) -> int:
    """The altar on which this player's pawn stands."""
    pawn = sacrificer(s, seat)
    assert pawn is not None
    return s.pawns[seat][pawn]


def offers(s: AuraPokuState, seat: Seat, altar: int) -> list[Move]:
    """A-12 Up to the whole purse, for any number of one's pawns in the court; or none."""
    pawns = s.pawns[seat].count(s.board.beside[altar])
    found: list[Move] = [OFFER_NONE]
    for gold in range(s.purses[seat] + 1):
        row = OFFER[gold]
        for pawn in range(pawns):
            found.append(row[pawn])
    return found


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


def acceptances(s: AuraPokuState, seat: Seat, altar: int) -> list[Move]:
    """A-12 A-13 None, or any set of offers that with the purse covers the card."""
    found: list[Move] = [ACCEPT[0]]
    lacking = price(s, seat, altar) - s.purses[seat]
    mask = 0
    for k in range(len(s.offers)):
        if s.offers[k] is not None:
            mask |= 1 << k
    for chosen in range(1, mask + 1):
        if chosen & ~mask == 0 and offered_by(s, chosen) >= lacking:
            found.append(ACCEPT[chosen])
    return found


def offered_by(s: AuraPokuState, mask: int) -> int:
    gold = 0
    for k in range(len(s.offers)):
        offer = s.offers[k]
        if offer is not None and mask >> k & 1:
            gold += offer.gold
    return gold


def accept(s: AuraPokuState, seat: Seat, seats: tuple[Seat, ...], tell: Tell) -> None:
    """A-12 Accepting anyone binds the sacrificer to cross; after `accept none` everything is still open."""
    if tell.on:
        tell(Accepted(seat, seats))
    landing = landing_of(s, altar_of(s, seat))
    court = s.board.beside[altar_of(s, seat)]
    for passenger in seats:
        carry(s, seat, passenger, court, landing, tell)
    for k in range(len(s.offers)):
        s.offers[k] = None
    if seats:
        cross(s, seat, tell)


def landing_of(s: AuraPokuState, altar: int) -> int:
    return s.board.landing[altar - s.board.village - 1]


def carry(s: AuraPokuState, seat: Seat, passenger: Seat, court: int, landing: int, tell: Tell) -> None:
    """A-12 The passenger pays the sacrificer and lands with the lowest-numbered pawns."""
    offer = s.offers[passenger]
    assert offer is not None
    pawns = [pawn for pawn in range(PAWNS) if s.pawns[passenger][pawn] == court][: offer.pawns]
    for pawn in pawns:
        s.pawns[passenger][pawn] = landing
    s.purses[passenger] -= offer.gold
    s.purses[seat] += offer.gold
    if tell.on:
        tell(Carried(passenger, seat, offer.gold, tuple(pawns), s.board.nodes[landing]))


def cross(s: AuraPokuState, seat: Seat, tell: Tell) -> None:
    """A-9 A-10 A-11 A-19 Pay the card, land with all own pawns of the court; then the persecutor goes a step."""
    altar = altar_of(s, seat)
    landing, court, paid = landing_of(s, altar), s.board.beside[altar], price(s, seat, altar)
    s.purses[seat] -= paid
    s.bank += paid
    s.sacrificed = True
    put_card_back(s, seat)
    pawns = [pawn for pawn in range(PAWNS) if s.pawns[seat][pawn] == altar or s.pawns[seat][pawn] == court]
    for pawn in pawns:
        put(s, seat, pawn, landing)
    if tell.on:
        tell(Crossed(seat, s.board.nodes[altar], tuple(pawns), s.board.nodes[landing], paid))
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


def end(s: AuraPokuState, ending: str, tell: Tell) -> None:
    """A-20 A-24 The game is over at once; every purse is counted."""
    s.phase = None
    s.ending = ending
    if tell.on:
        for seat in range(len(s.purses)):
            tell(Counted(seat, s.purses[seat], tuple(huts_of(s, seat)), score(s, seat)))
        tell(Ended(ending, winners(s)))


def score(s: AuraPokuState, seat: Seat) -> int:
    """A-20 Gold and huts; pawns elsewhere score nothing."""
    return s.purses[seat] + sum(huts_of(s, seat))


def winners(s: AuraPokuState) -> tuple[Seat, ...]:
    """A-20 Ties share the victory."""
    scores = [score(s, seat) for seat in range(len(s.purses))]
    best = max(scores)
    return tuple([seat for seat in range(len(scores)) if scores[seat] == best])


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
