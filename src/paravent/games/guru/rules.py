"""The rules of Guru, one function per paragraph of RULES.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast, final

from paravent.core.chance import Chance
from paravent.core.rules import (
    Answers,
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
from paravent.games.guru import moves, worlds
from paravent.games.guru.actions import (
    COST_TO_VANISH,
    LISTENERS_TO_ACCUSE,
    accuse,
    banish,
    convert,
    discard,
    preach,
    recruit,
    refill,
    vanish,
)
from paravent.games.guru.cards import FOLLOWERS, PREACHERS, Follower, mask_of, preachers_in
from paravent.games.guru.events import (
    Ended,
    LastRound,
    LastTurn,
    Passed,
    TurnBegan,
    Unmasked,
)
from paravent.games.guru.legal import default_move, legal
from paravent.games.guru.moves import PILES, Accuse, Banish, Convert, Discard, Pass, Preach, Recruit, Vanish
from paravent.games.guru.score import is_disqualified, outcome, score, winners
from paravent.games.guru.state import ACT, PENANCE, Act, GuruState, Penance, Sect, load_state
from paravent.games.guru.view import GuruView, look

SECT_SIZE: Final = 3
ACTIONS: Final = 3


def deal(players: int, options: Options, chance: Chance) -> GuruState:
    """G-1 G-15 Three preachers each, four piles of passers-by, a random first guru."""
    preachers = PREACHERS.copy()
    chance.shuffle(preachers)
    followers = FOLLOWERS.copy()
    chance.shuffle(followers)
    sects = [Sect(mask_of(preachers[SECT_SIZE * k : SECT_SIZE * (k + 1)])) for k in range(players)]
    s = GuruState(sects, [followers[pile::PILES] for pile in range(PILES)])
    s.honour = cast("bool", options["honour"])
    s.open_memory = cast("bool", options["open_memory"])
    s.max_rounds = cast("int", options["max_rounds"])
    s.first = chance.below(players)
    s.phase = ACT[s.first][ACTIONS]
    return s


# The course of the game


def act(s: GuruState, phase: Act, move: Move, chance: Chance, tell: Tell) -> None:
    """Take one action, then go on with the turn; a false accuser with a choice does penance first."""
    seat, left = phase.seat, phase.left - 1
    match move:
        case Preach(pile):
            preach(s, seat, pile, chance, tell)
        case Banish(card):
            banish(s, seat, card, tell)
        case Recruit(theirs, mine):
            recruit(s, seat, theirs, mine, tell)
        case Convert():
            convert(s, seat, tell)
        case Accuse(guru, preacher):
            if not accuse(s, seat, guru, preacher, tell) and must_choose(s, seat, tell):
                s.phase = PENANCE[seat][left][LISTENERS_TO_ACCUSE]
                return
        case Vanish(preacher):
            vanish(s, seat, preacher, tell)
        case Pass():
            if tell.on:
                tell(Passed(seat))
        case _:
            raise unknown(move)
    go_on(s, seat, left, chance, tell)


def must_choose(s: GuruState, seat: Seat, tell: Tell) -> bool:
    """G-5 With exactly three listeners there is nothing to choose: they go at once, in card order."""
    stage = s.sects[seat].stage
    if len(stage) > LISTENERS_TO_ACCUSE:
        return True
    for card in stage.copy():
        discard(s, seat, card, tell)
    return False


def do_penance(s: GuruState, phase: Penance, card: Follower, chance: Chance, tell: Tell) -> None:
    """G-5 G-19 One listener at a time; the turn goes on when all three are gone."""
    discard(s, phase.seat, card, tell)
    if phase.owed > 1:
        s.phase = PENANCE[phase.seat][phase.left][phase.owed - 1]
    else:
        go_on(s, phase.seat, phase.left, chance, tell)


def go_on(s: GuruState, seat: Seat, left: int, chance: Chance, tell: Tell) -> None:
    """G-6 The next action, or the end of the turn; few active preachers make this turn the last."""
    if not s.last_turn and active_preachers(s) <= len(s.sects):
        s.last_turn = True
        if tell.on:
            tell(LastTurn(seat))
    if left > 0:
        s.phase = ACT[seat][left]
    elif s.last_turn:
        end(s, "preachers", tell)
    else:
        next_turn(s, (seat + 1) % len(s.sects), chance, tell)


def active_preachers(s: GuruState) -> int:
    """How many preachers are active over all sects: three each, less the exposed and the vanished."""
    inactive = 0
    for sect in s.sects:
        gone = sect.preachers & ~sect.active
        while gone:
            gone &= gone - 1
            inactive += 1
    return SECT_SIZE * len(s.sects) - inactive


def next_turn(s: GuruState, seat: Seat, chance: Chance, tell: Tell) -> None:
    """G-2 G-12 G-21 A new turn, perhaps a new round, perhaps none: the last round is over. The cap is named before poverty."""
    s.barred = False
    if seat == s.first:
        if s.last_round or s.round >= s.max_rounds:
            end(s, "rounds" if s.round >= s.max_rounds else "poverty", tell)
            return
        s.round += 1
    if tell.on:
        tell(TurnBegan(seat, s.round))
    if seat == s.first and is_poor(s):
        s.last_round = True
        if tell.on:
            tell(LastRound(s.round))
    for pile in range(PILES):
        if not s.piles[pile]:
            refill(s, pile, chance, tell)
            break
    s.phase = ACT[seat][ACTIONS]


def is_poor(s: GuruState) -> bool:
    """G-21 No guru has two millions."""
    for sect in s.sects:
        if sect.capital >= COST_TO_VANISH:
            return False
    return True


def end(s: GuruState, ending: str, tell: Tell) -> None:
    """G-18 The game is over; every sect and centre lies open, and nobody is barred from anything any more."""
    s.phase = None
    s.barred = False
    s.ending = ending
    if not tell.on:
        return
    for seat, sect in enumerate(s.sects):
        active, exposed, vanished = preachers_in(sect.active), preachers_in(sect.exposed), preachers_in(sect.vanished)
        centre = tuple(sect.centre)
        tell(Unmasked(seat, active, exposed, vanished, centre, score(sect), is_disqualified(sect)))
    tell(Ended(ending, winners(s)))


@final
class Guru(Rules[GuruState]):
    """Guru, by Helge Ostertag."""

    def __init__(self) -> None:
        self.name = "guru"
        self.version = 1
        self.players = range(2, 6)
        options: dict[str, Option] = {
            "honour": Flag(default=False),
            "open_memory": Flag(default=False),
            "max_rounds": Number(default=30, least=1, most=1000),
        }
        self.options = options
        self.endings = ("preachers", "rounds", "poverty")

    def new_game(self, players: int, options: Options, chance: Chance) -> GuruState:
        return deal(players, options, chance)

    def ask(self, s: GuruState) -> list[Seat]:
        match s.phase:
            case Act(seat, _) | Penance(seat, _, _):
                return [seat]
        return []

    def legal(self, s: GuruState, seat: Seat) -> list[Move]:
        return legal(s, seat)

    def resolve(self, s: GuruState, answers: Answers, chance: Chance, tell: Tell) -> None:
        phase = s.phase
        if isinstance(phase, Act):
            act(s, phase, answers[phase.seat], chance, tell)
        elif isinstance(phase, Penance):
            move = answers[phase.seat]
            assert isinstance(move, Discard)
            do_penance(s, phase, move.card, chance, tell)
        else:
            raise unknown(phase)

    def view(self, s: GuruState, seat: Seat | None) -> GuruView:
        return look(s, seat)

    def outcome(self, s: GuruState) -> Outcome:
        return outcome(s)

    def default_move(self, s: GuruState, seat: Seat, chance: Chance) -> Move:
        return default_move(s, seat, chance)

    def bound(self, players: int, options: Options) -> int:
        # Three actions a turn, one of which may be a false accusation with three discards.
        return players * cast("int", options["max_rounds"]) * (ACTIONS + LISTENERS_TO_ACCUSE)

    def parse(self, text: str) -> Move:
        return moves.parse(text)

    def load(self, data: dict[str, Json]) -> GuruState:
        return load_state(data)

    def sample(self, view: View, history: Sequence[Event], chance: Chance) -> GuruState:
        assert isinstance(view, GuruView)
        return worlds.sample(view, history, chance)


GURU: Final = Guru()
