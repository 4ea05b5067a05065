"""The rules of Skull, one function per paragraph of RULES.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never, cast, final

from paravent.core.chance import Chance
from paravent.core.rules import Answers, Event, Json, Move, Option, Options, Outcome, Rules, Seat, Tell, View
from paravent_skull import legal, moves, score, worlds
from paravent_skull.cards import DISCS, POINTS_TO_WIN, SKULL, Disc
from paravent_skull.events import BidMade, Challenged, Ended, Laid, Left, Lost, Opened, Passed, RoundBegan, Scored, Turned
from paravent_skull.moves import MOST_PLAYERS, Appoint, Bid, Lay, Lose, Pass, Turn
from paravent_skull.state import OPEN, Act, Challenge, Farewell, Forfeit, Open, Raise, SkullState, load_state
from paravent_skull.view import SkullView, look


def begin_round(s: SkullState, first: Seat, tell: Tell) -> None:
    """K-1 Everyone takes their discs back; each lays one face down, all at once."""
    for player in s.players:
        player.hand = sorted([*player.hand, *player.mat], key=lambda disc: disc is SKULL)
        player.mat = []
        player.turned = 0
        player.passed = False
    s.first, s.bid, s.bidder = first, 0, None
    s.phase = OPEN
    if tell.on:
        tell(RoundBegan(first))


def lay(s: SkullState, seat: Seat, disc: Disc, tell: Tell) -> None:
    """K-2 The disc goes face down on top of the mat."""
    player = s.players[seat]
    player.hand.remove(disc)
    player.mat.append(disc)
    if tell.on:
        tell(Laid(seat, disc))


def bid(s: SkullState, seat: Seat, discs: int, tell: Tell) -> None:
    """K-4 A bid is at most the number of discs laid; that many end the bidding at once."""
    s.bid, s.bidder = discs, seat
    if tell.on:
        tell(BidMade(seat, discs))
    next_bidder(s, seat, tell)


def let_go(s: SkullState, seat: Seat, tell: Tell) -> None:
    """K-5 Who passes is out of this round's bidding."""
    s.players[seat].passed = True
    if tell.on:
        tell(Passed(seat))
    next_bidder(s, seat, tell)


def next_bidder(s: SkullState, seat: Seat, tell: Tell) -> None:
    """K-5 The bidding goes round until all others have passed, or nothing higher can be bid."""
    assert s.bidder is not None
    rivals = [other for other in s.remaining() if other != s.bidder and not s.players[other].passed]
    if rivals and s.bid < s.laid():
        s.phase = Raise(s.next_of(seat, rivals))
    else:
        challenge(s, s.bidder, tell)


def challenge(s: SkullState, seat: Seat, tell: Tell) -> None:
    """K-6 The highest bidder turns their own discs first, from the top, as many as the bid or as they have."""
    if tell.on:
        tell(Challenged(seat, s.bid))
    s.phase = Challenge(seat)
    while isinstance(s.phase, Challenge) and s.players[seat].turned < len(s.players[seat].mat):
        s.phase = turn(s, seat, seat, tell)


def turn(s: SkullState, seat: Seat, mat: Seat, tell: Tell) -> Challenge | Forfeit | None:
    """K-7 A flower counts; a skull ends the challenge. Returns the question that follows here, None if none does."""
    owner = s.players[mat]
    owner.turned += 1
    disc = owner.mat[-owner.turned]
    if tell.on:
        tell(Turned(seat, mat, disc))
    if disc is SKULL:
        return Forfeit(seat) if mat == seat else None
    return Challenge(seat) if s.turned() < s.bid else None


def settle(s: SkullState, chance: Chance, tell: Tell) -> None:
    """K-8 K-9 The challenge is over without a question: a point, or a disc lost to another's skull."""
    seat = s.bidder
    assert seat is not None, "only a bidder challenges"
    skulls = [mat for mat, player in enumerate(s.players) if player.turned and player.mat[-player.turned] is SKULL]
    if not skulls:
        give_point(s, seat, tell)
        return
    everything = [*s.players[seat].hand, *s.players[seat].mat]
    lose(s, seat, skulls[0], chance.choice(everything), tell)


def give_point(s: SkullState, seat: Seat, tell: Tell) -> None:
    """K-8 As many flowers as bid are a point; the second point wins."""
    s.players[seat].points += 1
    if tell.on:
        tell(Scored(seat, s.players[seat].points))
    if s.players[seat].points == POINTS_TO_WIN:
        end(s, "points", seat, tell)
    else:
        begin_round(s, seat, tell)


def lose(s: SkullState, seat: Seat, skull_of: Seat, disc: Disc, tell: Tell) -> None:
    """K-9 K-10 The disc is gone for good; without any disc the challenger is out."""
    player = s.players[seat]
    player.hand = [*player.hand, *player.mat]
    player.mat, player.turned = [], 0
    player.hand.remove(disc)
    if tell.on:
        tell(Lost(seat, skull_of, disc))
    if player.hand:
        begin_round(s, seat, tell)
        return
    if tell.on:
        tell(Left(seat))
    if len(s.remaining()) == 1:
        end(s, "alone", s.remaining()[0], tell)
    elif skull_of == seat:
        s.phase = Farewell(seat)
    else:
        begin_round(s, skull_of, tell)


def end(s: SkullState, ending: str, winner: Seat, tell: Tell) -> None:
    """K-11 The game is over, and all discs lie open."""
    s.phase, s.ending = None, ending
    if not tell.on:
        return
    for seat, player in enumerate(s.players):
        tell(Opened(seat, tuple(player.hand), tuple(player.mat)))
    tell(Ended(ending, winner))


def answer(s: SkullState, seat: Seat, move: Move, chance: Chance, tell: Tell) -> None:
    """What the answer of a seat that is asked alone brings about."""
    assert isinstance(move, (Lay, Bid, Pass, Turn, Lose, Appoint))
    match move:
        case Lay(disc):
            lay(s, seat, disc, tell)
            s.phase = Act(s.after(seat))
        case Bid(discs):
            bid(s, seat, discs, tell)
        case Pass():
            let_go(s, seat, tell)
        case Turn(mat):
            s.phase = turn(s, seat, mat, tell)
        case Lose(disc):
            lose(s, seat, seat, disc, tell)
            return
        case Appoint(player):
            begin_round(s, player, tell)
        case _:
            assert_never(move)
    if s.phase is None:
        settle(s, chance, tell)


def reveal_first_discs(s: SkullState, answers: Answers, tell: Tell) -> None:
    """K-2 K-3 Everyone's first disc is down; the first player acts."""
    for seat, move in answers.items():
        assert isinstance(move, Lay)
        lay(s, seat, move.disc, tell)
    s.phase = Act(s.first)


@final
class Skull(Rules[SkullState]):
    """Skull, by Hervé Marly."""

    def __init__(self) -> None:
        self.name = "skull"
        self.version = 1
        self.players = range(3, MOST_PLAYERS + 1)
        options: dict[str, Option] = {}
        self.options = options
        self.endings = ("points", "alone")

    def new_game(self, players: int, options: Options, chance: Chance) -> SkullState:
        s = SkullState(players)
        s.first = chance.below(players)
        return s

    def ask(self, s: SkullState) -> list[Seat]:
        match s.phase:
            case Open():
                return s.remaining()
            case Act(seat) | Raise(seat) | Challenge(seat) | Forfeit(seat) | Farewell(seat):
                return [seat]
        return []

    def legal(self, s: SkullState, seat: Seat) -> list[Move]:
        return legal.legal(s, seat)

    def resolve(self, s: SkullState, answers: Answers, chance: Chance, tell: Tell) -> None:
        if isinstance(s.phase, Open):
            reveal_first_discs(s, answers, tell)
            return
        for seat, move in answers.items():
            answer(s, seat, move, chance, tell)

    def view(self, s: SkullState, seat: Seat | None) -> SkullView:
        return look(s, seat)

    def outcome(self, s: SkullState) -> Outcome:
        return score.outcome(s)

    def default_move(self, s: SkullState, seat: Seat, chance: Chance) -> Move:
        return legal.default_move(s, seat, chance)

    def bound(self, players: int, options: Options) -> int:
        # A round loses a disc or scores a point: at most 4 discs each and a point each before the last.
        rounds = players * DISCS + players + 1
        return rounds * (2 * players * DISCS + players * DISCS + players * DISCS + 2)

    def parse(self, text: str) -> Move:
        return moves.parse(text)

    def load(self, data: dict[str, Json]) -> SkullState:
        return load_state(data)

    def sample(self, view: View, history: Sequence[Event], chance: Chance) -> SkullState:
        return worlds.sample(cast("SkullView", view), history, chance)


SKULL_RULES: Final = Skull()
