"""The truth of a game of Aura Poku."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias, cast, final

from paravent.core.rules import Json, Phase, Seat, State
from paravent.games.aura_poku.board import BOARDS, Board
from paravent.games.aura_poku.cards import NODE, SACRIFICES, Node, Sacrifice
from paravent.games.aura_poku.moves import MOST_PLAYERS, OFFER, PAWNS, Offer

SIDES: Final = 6


@final
@dataclass(frozen=True)
class Placing(Phase):
    """Before the first turn: a leftover pawn is put on the path (A-26)."""

    seat: Seat


@final
@dataclass(frozen=True)
class Before(Phase):
    """A turn before its roll."""

    seat: Seat


@final
@dataclass(frozen=True)
class Move(Phase):
    """The die is cast: which pawn goes where."""

    seat: Seat
    die: int


@final
@dataclass(frozen=True)
class After(Phase):
    """A turn after its move."""

    seat: Seat


@final
@dataclass(frozen=True)
class Offers(Phase):
    """The sacrificer on this altar asks gold per pawn (None: what one likes); those in its court answer, sealed."""

    seat: Seat
    altar: Node
    demand: int | None


@final
@dataclass(frozen=True)
class Accept(Phase):
    """The sacrificer chooses among the offers."""

    seat: Seat
    altar: Node
    demand: int | None


@final
@dataclass(frozen=True)
class Haggle(Phase):
    """Open bargaining (A-27): the caller chooses or asks anew, while those in the court may speak at any time."""

    seat: Seat
    altar: Node
    demand: int | None


Dumped: TypeAlias = dict[str, Json]
Place: TypeAlias = int  # where a pawn may stand: an index into the board's nodes

PLACING: Final = [Placing(seat) for seat in range(MOST_PLAYERS)]
BEFORE: Final = [Before(seat) for seat in range(MOST_PLAYERS)]
MOVE: Final = [[Move(seat, die) for die in range(SIDES + 1)] for seat in range(MOST_PLAYERS)]
AFTER: Final = [After(seat) for seat in range(MOST_PLAYERS)]


@final
class AuraPokuState(State):
    """Everything on the board, behind the screens, in the pile and in the bag. Pawns stand on places of `board`."""

    def __init__(self, board: Board, players: int) -> None:
        self.board: Board = board
        self.pawns: list[list[Place]] = [[0] * PAWNS for _ in range(players)]
        self.purses: list[int] = [sum(board.purse)] * players
        self.cards: list[Sacrifice | None] = [None] * players
        self.obstacles: list[Place] = []
        self.taken: list[bool] = [False] * len(
            board.nodes
        )  # round spaces and altars that are full; follows from pawns and obstacles
        self.pile: list[Sacrifice] = []  # top first
        self.bag: list[int] = []  # the next coin last
        self.bank: int = 0  # the gold that was paid to it
        self.sources: list[list[int]] = [board.source.copy() for _ in range(board.sources)]  # top first
        self.passed: list[list[bool]] = [[False] * players for _ in range(board.sources)]  # who has passed it
        self.huts: list[Seat] = []  # who took them, highest first
        self.persecutor: int = board.start[players]
        self.rings: int = 0
        self.first: Seat = 0
        self.round: int = 1
        self.moved: bool = False  # this turn's roll and move are over
        self.sacrificed: bool = False  # this turn's sacrifice is made
        self.negotiated: bool = False  # this turn's negotiation is over
        self.offers: list[Offer | None] = [None] * players  # on the table while the sacrificer chooses
        self.words: list[int] = [0] * players  # that each may still say in this haggling
        self.leftover: int = 0  # pawns that the players have still to place
        self.haggling: bool = False  # bargaining is open, not sealed
        self.first_pays: int = 0  # gold that the first player gives up at the start
        self.rings_to_move: int = 4
        self.last_takes_all: bool = False
        self.max_rounds: int = 60
        self.ending: str = ""
        self.phase: Phase | None = None

    @property
    def players(self) -> int:
        return len(self.purses)

    def copy(self) -> AuraPokuState:  # by tools/fields.py
        twin = AuraPokuState(self.board, self.players)
        twin.pawns = [each.copy() for each in self.pawns]
        twin.purses = self.purses.copy()
        twin.cards = self.cards.copy()
        twin.obstacles = self.obstacles.copy()
        twin.taken = self.taken.copy()
        twin.pile = self.pile.copy()
        twin.bag = self.bag.copy()
        twin.bank = self.bank
        twin.sources = [each.copy() for each in self.sources]
        twin.passed = [each.copy() for each in self.passed]
        twin.huts = self.huts.copy()
        twin.persecutor = self.persecutor
        twin.rings = self.rings
        twin.first = self.first
        twin.round = self.round
        twin.moved = self.moved
        twin.sacrificed = self.sacrificed
        twin.negotiated = self.negotiated
        twin.offers = self.offers.copy()
        twin.words = self.words.copy()
        twin.leftover = self.leftover
        twin.haggling = self.haggling
        twin.first_pays = self.first_pays
        twin.rings_to_move = self.rings_to_move
        twin.last_takes_all = self.last_takes_all
        twin.max_rounds = self.max_rounds
        twin.ending = self.ending
        twin.phase = self.phase
        return twin

    def dump_plain(self) -> dict[str, Json]:  # by tools/fields.py
        return {
            "purses": [*self.purses],
            "bag": [*self.bag],
            "bank": self.bank,
            "huts": [*self.huts],
            "persecutor": self.persecutor,
            "rings": self.rings,
            "first": self.first,
            "round": self.round,
            "moved": self.moved,
            "sacrificed": self.sacrificed,
            "negotiated": self.negotiated,
            "words": [*self.words],
            "leftover": self.leftover,
            "haggling": self.haggling,
            "first_pays": self.first_pays,
            "rings_to_move": self.rings_to_move,
            "last_takes_all": self.last_takes_all,
            "max_rounds": self.max_rounds,
            "ending": self.ending,
        }

    def load_plain(self, data: dict[str, Json]) -> None:  # by tools/fields.py
        self.purses = cast("list[int]", data["purses"]).copy()
        self.bag = cast("list[int]", data["bag"]).copy()
        self.bank = cast("int", data["bank"])
        self.huts = cast("list[int]", data["huts"]).copy()
        self.persecutor = cast("int", data["persecutor"])
        self.rings = cast("int", data["rings"])
        self.first = cast("int", data["first"])
        self.round = cast("int", data["round"])
        self.moved = cast("bool", data["moved"])
        self.sacrificed = cast("bool", data["sacrificed"])
        self.negotiated = cast("bool", data["negotiated"])
        self.words = cast("list[int]", data["words"]).copy()
        self.leftover = cast("int", data["leftover"])
        self.haggling = cast("bool", data["haggling"])
        self.first_pays = cast("int", data["first_pays"])
        self.rings_to_move = cast("int", data["rings_to_move"])
        self.last_takes_all = cast("bool", data["last_takes_all"])
        self.max_rounds = cast("int", data["max_rounds"])
        self.ending = cast("str", data["ending"])

    def dump(self) -> Dumped:
        return {
            "phase": dump_phase(self.phase),
            "board": self.board.name,
            "players": [dump_player(self, seat) for seat in range(self.players)],
            "obstacles": [self.board.nodes[place].name for place in self.obstacles],
            "sources": [[*coins] for coins in self.sources],
            "passed": [[seat for seat, has in enumerate(seats) if has] for seats in self.passed],
            "pile": [card.name for card in self.pile],
            **self.dump_plain(),
        }


def stand_all(s: AuraPokuState) -> None:
    """Note which round spaces and altars are taken, from where the pawns and obstacles stand."""
    for place in s.obstacles:
        s.taken[place] = True
    for pawns in s.pawns:
        for place in pawns:
            stand(s, place, there=True)


def stand(s: AuraPokuState, place: int, *, there: bool) -> None:
    """A pawn comes to or leaves a place; only round spaces and altars are ever full."""
    board = s.board
    if place > board.village or (place > 0 and board.kinds[place] == 0):
        s.taken[place] = there


def put(s: AuraPokuState, seat: Seat, pawn: int, place: int) -> None:
    """Move a pawn."""
    stand(s, s.pawns[seat][pawn], there=False)
    s.pawns[seat][pawn] = place
    stand(s, place, there=True)


def dump_phase(phase: Phase | None) -> Json:
    match phase:
        case Placing(seat):
            return ["Placing", seat]
        case Before(seat):
            return ["Before", seat]
        case Move(seat, die):
            return ["Move", seat, die]
        case After(seat):
            return ["After", seat]
        case Offers(seat, altar, demand):
            return ["Offers", seat, altar.name, demand]
        case Accept(seat, altar, demand):
            return ["Accept", seat, altar.name, demand]
        case Haggle(seat, altar, demand):
            return ["Haggle", seat, altar.name, demand]
    return None


def load_phase(data: list[Json] | None) -> Phase | None:
    if data is None:
        return None
    seat = cast("int", data[1])
    match data[0]:
        case "Placing":
            return PLACING[seat]
        case "Before":
            return BEFORE[seat]
        case "Move":
            return MOVE[seat][cast("int", data[2])]
        case "After":
            return AFTER[seat]
        case "Offers":
            return Offers(seat, NODE[cast("str", data[2])], cast("int | None", data[3]))
        case "Accept":
            return Accept(seat, NODE[cast("str", data[2])], cast("int | None", data[3]))
        case _:
            return Haggle(seat, NODE[cast("str", data[2])], cast("int | None", data[3]))


def dump_player(s: AuraPokuState, seat: Seat) -> Dumped:
    card, offer = s.cards[seat], s.offers[seat]
    return {
        "pawns": [s.board.nodes[place].name for place in s.pawns[seat]],
        "card": None if card is None else card.name,
        "offer": None if offer is None else [offer.gold, offer.pawns],
    }


def load_state(data: Dumped) -> AuraPokuState:
    """The state that `dump` wrote."""
    players = cast("list[Dumped]", data["players"])
    s = AuraPokuState(BOARDS[cast("str", data["board"])], len(players))
    for seat, player in enumerate(players):
        load_player(s, seat, player)
    s.obstacles = [place_named(s, name) for name in cast("list[str]", data["obstacles"])]
    stand_all(s)
    s.sources = [coins.copy() for coins in cast("list[list[int]]", data["sources"])]
    for seats, written in zip(s.passed, cast("list[list[int]]", data["passed"]), strict=True):
        for seat in written:
            seats[seat] = True
    s.pile = [SACRIFICES[name] for name in cast("list[str]", data["pile"])]
    s.load_plain(data)
    s.phase = load_phase(cast("list[Json] | None", data["phase"]))
    return s


def load_player(s: AuraPokuState, seat: Seat, player: Dumped) -> None:
    s.pawns[seat] = [place_named(s, name) for name in cast("list[str]", player["pawns"])]
    card, offer = cast("str | None", player["card"]), cast("list[int] | None", player["offer"])
    s.cards[seat] = None if card is None else SACRIFICES[card]
    s.offers[seat] = None if offer is None else OFFER[offer[0]][offer[1] - 1]


def place_named(s: AuraPokuState, name: str) -> Place:
    return s.board.place[NODE[name].index]
