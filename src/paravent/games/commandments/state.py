"""The truth of a game of The 3 Commandments."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias, cast, final

from paravent.core.rules import Json, Move, Phase, Seat, State
from paravent.games.commandments.cards import DECK_CARD, Card, read_card
from paravent.games.commandments.moves import Gesture, Put, Say, Take, parse
from paravent.games.commandments.pieces import AREAS, ARTEFACTS, COLOURS, SLOTS, STANCES

Dumped: TypeAlias = dict[str, Json]
Count: TypeAlias = int  # how many artefacts of one colour and stance lie in an area


@final
@dataclass(frozen=True)
class Ordain(Phase):
    """The High Priestess chooses two commandments and a taboo."""


@final
@dataclass(frozen=True)
class Set(Phase):
    """The High Priestess places the next artefact."""


@final
@dataclass(frozen=True)
class Perform(Phase):
    """A novice does whatever they like with one artefact, one small step at a time."""

    novice: Seat


@final
@dataclass(frozen=True)
class Judge(Phase):
    """The High Priestess marks the cards that were complied with."""


ORDAIN: Final = Ordain()
SET: Final = Set()
PERFORM: Final = [Perform(novice) for novice in range(7)]
JUDGE: Final = Judge()

KARMA: Final = "karma"
NO_KARMA: Final = "no-karma"
BAD_KARMA: Final = "bad-karma"
FORFEITED: Final = "forfeited"
ROOM: Final = "room"
PLACES: Final = ("first", "second", "taboo")  # the three places on either side of the sacred border


@final
@dataclass(frozen=True)
class Verdict:
    """What was announced after a move, and which places were marked; None to those who may not know which (C-6)."""

    novice: Seat
    announced: str
    karma: int
    marks: tuple[str, ...] | None


@final
@dataclass(frozen=True)
class Turn:
    """A move of this ritual, all its steps, and the verdict."""

    performance: tuple[Move, ...]
    verdict: Verdict


@final
@dataclass(frozen=True)
class Ritual:
    """A ritual that is over: its cards and every mark lie open (C-14), but only its priestess knows the fourth card."""

    priestess: Seat
    commandments: tuple[str, str]
    taboo: str
    discarded: str | None
    verdicts: tuple[Verdict, ...]
    gains: tuple[int, ...]
    fallen: bool


@final
class CommandmentsState(State):
    """Everything on and under the table. Decks have their top at the end of the list."""

    def __init__(self, players: int, blanks: list[Card]) -> None:
        self.players: int = players
        self.blanks: list[Card] = blanks  # never changed
        self.gestures: int = 4
        self.asks_judge: bool = False  # C-19 follows from `judge` and the blank cards
        self.judge: str = "auto"
        self.no_markers: bool = False
        self.setting: str = "screen"  # or a room, in which novices act with their bodies and voices (C-24)
        self.actions: list[Card] = []
        self.artefacts: list[Card] = []
        self.hand: list[Card] = []  # action, action, artefact, artefact as they came (C-17); empty once ordained
        self.places: list[Card] = []  # first and second commandment, taboo
        self.discarded: Card | None = None
        self.board: list[Count] = [0] * (len(AREAS) * SLOTS)
        self.unset: int = ARTEFACTS
        self.performance: list[Move] = []
        self.taken: Take | None = None  # the artefact in hand
        self.used: int = 0  # gestures and sayings of this move; follows from the performance
        self.turns: list[Turn] = []
        self.gains: list[int] = [0] * players  # in this ritual
        self.karma: list[int] = [0] * players  # of the rituals before
        self.fate: int = 0
        self.priestess: Seat = 0
        self.round: int = 1
        self.rituals: list[Ritual] = []
        self.told: list[Ritual] = []  # the same without the fourth card; follows from `rituals`, when somebody looks
        self.phase: Phase | None = ORDAIN

    def copy(self) -> CommandmentsState:  # by tools/fields.py
        twin = CommandmentsState(self.players, self.blanks)
        twin.gestures = self.gestures
        twin.asks_judge = self.asks_judge
        twin.judge = self.judge
        twin.no_markers = self.no_markers
        twin.setting = self.setting
        twin.actions = self.actions.copy()
        twin.artefacts = self.artefacts.copy()
        twin.hand = self.hand.copy()
        twin.places = self.places.copy()
        twin.discarded = self.discarded
        twin.board = self.board.copy()
        twin.unset = self.unset
        twin.performance = self.performance.copy()
        twin.taken = self.taken
        twin.used = self.used
        twin.turns = self.turns.copy()
        twin.gains = self.gains.copy()
        twin.karma = self.karma.copy()
        twin.fate = self.fate
        twin.priestess = self.priestess
        twin.round = self.round
        twin.rituals = self.rituals.copy()
        twin.told = self.told.copy()
        twin.phase = self.phase
        return twin

    def dump_plain(self) -> dict[str, Json]:  # by tools/fields.py
        return {
            "players": self.players,
            "gestures": self.gestures,
            "judge": self.judge,
            "no_markers": self.no_markers,
            "setting": self.setting,
            "unset": self.unset,
            "gains": [*self.gains],
            "karma": [*self.karma],
            "fate": self.fate,
            "priestess": self.priestess,
            "round": self.round,
        }

    def load_plain(self, data: dict[str, Json]) -> None:  # by tools/fields.py
        self.players = cast("int", data["players"])
        self.gestures = cast("int", data["gestures"])
        self.judge = cast("str", data["judge"])
        self.no_markers = cast("bool", data["no_markers"])
        self.setting = cast("str", data["setting"])
        self.unset = cast("int", data["unset"])
        self.gains = cast("list[int]", data["gains"]).copy()
        self.karma = cast("list[int]", data["karma"]).copy()
        self.fate = cast("int", data["fate"])
        self.priestess = cast("int", data["priestess"])
        self.round = cast("int", data["round"])

    def dump(self) -> Dumped:
        return {
            "phase": dump_phase(self.phase),
            "actions": ids(self.actions),
            "artefacts": ids(self.artefacts),
            "hand": ids(self.hand),
            "commandments": ids(self.places[:2]),
            "taboo": self.places[2].id if self.places else None,
            "discarded": None if self.discarded is None else self.discarded.id,
            "board": dump_board(self.board),
            "performance": [str(step) for step in self.performance],
            "turns": [dump_turn(turn) for turn in self.turns],
            "rituals": [dump_ritual(ritual) for ritual in self.rituals],
            "blanks": [card.data() for card in self.blanks],
            **self.dump_plain(),
        }


def ids(cards: list[Card]) -> list[Json]:
    return [card.id for card in cards]


def dump_phase(phase: Phase | None) -> Json:
    match phase:
        case None:
            return None
        case Perform(novice):
            return ["Perform", novice]
    return [type(phase).__name__]


def dump_board(board: list[int]) -> Dumped:
    """Each area's artefacts, as `take` would name them."""
    areas: Dumped = {}
    for area in AREAS:
        kept: list[Json] = []
        for slot in range(SLOTS):
            kept += [kind_of(slot)] * board[area.index * SLOTS + slot]
        areas[area.name] = kept
    return areas


def kind_of(slot: int) -> str:
    """An artefact's colour, and its stance if it lies."""
    colour, stance = COLOURS[slot // 2], STANCES[slot % 2]
    return f"{colour} {stance}" if stance.index else colour.name


def dump_turn(turn: Turn) -> Dumped:
    return {"performance": [str(step) for step in turn.performance], "verdict": dump_verdict(turn.verdict)}


def dump_verdict(verdict: Verdict) -> Dumped:
    marks: Json = None if verdict.marks is None else list[Json](verdict.marks)
    return {"novice": verdict.novice, "announced": verdict.announced, "karma": verdict.karma, "marks": marks}


def dump_ritual(ritual: Ritual) -> Dumped:
    return {
        "priestess": ritual.priestess,
        "commandments": list[Json](ritual.commandments),
        "taboo": ritual.taboo,
        "discarded": ritual.discarded,
        "verdicts": [dump_verdict(verdict) for verdict in ritual.verdicts],
        "gains": list[Json](ritual.gains),
        "fallen": ritual.fallen,
    }


# Reading back


def load_state(data: Dumped) -> CommandmentsState:
    """The state that `dump` wrote."""
    blanks = [read_card(written, blank=True) for written in cast("list[Json]", data["blanks"])]
    known = DECK_CARD | {card.id: card for card in blanks}
    s = CommandmentsState(cast("int", data["players"]), blanks)
    s.load_plain(data)
    s.asks_judge = is_judge_asked(s.judge, blanks)
    s.actions = load_cards(data["actions"], known)
    s.artefacts = load_cards(data["artefacts"], known)
    s.hand = load_cards(data["hand"], known)
    s.places = load_cards(data["commandments"], known)
    if s.places:
        s.places.append(known[cast("str", data["taboo"])])
    s.discarded = None if data["discarded"] is None else known[cast("str", data["discarded"])]
    s.board = load_board(cast("Dumped", data["board"]))
    for line in cast("list[str]", data["performance"]):
        add_step(s, parse(line))
    s.turns = [load_turn(cast("Dumped", turn)) for turn in cast("list[Json]", data["turns"])]
    s.rituals = [load_ritual(cast("Dumped", ritual)) for ritual in cast("list[Json]", data["rituals"])]
    s.phase = load_phase(cast("list[Json] | None", data["phase"]))
    return s


def is_judge_asked(judge: str, blanks: list[Card]) -> bool:
    """C-19 She is asked after every put if she judges actions or if any card of the table is free text, whatever she holds."""
    for card in blanks:
        if card.is_free:
            return True
    return judge == "priestess"


def add_step(s: CommandmentsState, step: Move) -> None:
    """Take down a step of the performance."""
    s.performance.append(step)
    if isinstance(step, Take):
        s.taken = step
    elif isinstance(step, Put):
        s.taken = None
    elif isinstance(step, (Gesture, Say)):
        s.used += 1


def load_cards(data: Json, known: dict[str, Card]) -> list[Card]:
    return [known[id] for id in cast("list[str]", data)]


def load_board(data: Dumped) -> list[int]:
    board = [0] * (len(AREAS) * SLOTS)
    for area in AREAS:
        kept = cast("list[str]", data[area.name])
        for slot in range(SLOTS):
            board[area.index * SLOTS + slot] = kept.count(kind_of(slot))
    return board


def load_phase(data: list[Json] | None) -> Phase | None:
    if data is None:
        return None
    match data[0]:
        case "Ordain":
            return ORDAIN
        case "Set":
            return SET
        case "Judge":
            return JUDGE
    return PERFORM[cast("int", data[1])]


def load_turn(data: Dumped) -> Turn:
    performance = tuple([parse(line) for line in cast("list[str]", data["performance"])])
    return Turn(performance, load_verdict(cast("Dumped", data["verdict"])))


def load_verdict(data: Dumped) -> Verdict:
    marks = None if data["marks"] is None else tuple(cast("list[str]", data["marks"]))
    return Verdict(cast("int", data["novice"]), cast("str", data["announced"]), cast("int", data["karma"]), marks)


def load_ritual(data: Dumped) -> Ritual:
    first, second = cast("list[str]", data["commandments"])
    return Ritual(
        cast("int", data["priestess"]), (first, second), cast("str", data["taboo"]), cast("str | None", data["discarded"]),
        tuple([load_verdict(cast("Dumped", verdict)) for verdict in cast("list[Json]", data["verdicts"])]),
        tuple(cast("list[int]", data["gains"])), cast("bool", data["fallen"]),
    )  # fmt: skip
