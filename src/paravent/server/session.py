"""A table in play, without any input or output: messages go in, entries for the log and messages for each seat come out.

Everything that a table is follows from its entries: `apply` is the one way in which a session changes, live and on resuming. So a
server that is killed and started again is where it was.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias, cast, final

from msgspec import Raw

import paravent
from paravent.core.chance import Chance
from paravent.core.plain import plain_text
from paravent.core.rules import Event, Move, Options, Seat
from paravent.core.table import Table, seen
from paravent.server import wire
from paravent.server.deadlines import deadline
from paravent.server.entries import BotSeated, Entry, Followed, Freed, Held, Opened, Played, Seated, Started, Talked
from paravent.server.lobby import Lobby, Who, visible
from paravent.server.refusal import refusal

Reader: TypeAlias = Seat | None  # a seat, or the spectators
KEPT_IDS: Final = 256  # client ids remembered at a table; a resend comes within seconds
KEPT_TALK: Final = 200


@final
@dataclass
class Effect:
    """What a message or an entry brought about: which readers must be told what."""

    entries: list[Entry] = field(default_factory=list)
    settled: bool = False
    lobby: bool = False
    said: wire.Said | None = None


@final
class Common:
    """What a message about one change has in common for all its readers."""

    def __init__(self, table: Table, deadline: int | None, now: int) -> None:
        self.table: Final = table
        self.phase: Final = Raw(plain_text(table.state.phase).encode())
        self.asked: Final = table.asked()
        self.clock: Final = wire.Clock(now, deadline)
        self.outcome: Final = result(table)
        self._texts: Final[dict[int, tuple[Event, Raw]]] = {}  # most events are told to all alike

    def text(self, event: Event) -> Raw:
        """The event as it is sent."""
        known = self._texts.get(id(event))
        if known is None:
            known = self._texts[id(event)] = (event, Raw(plain_text(event).encode()))
        return known[1]


@final
class Session:
    """One table: its lobby and, once started, its game."""

    def __init__(self, opened: Opened) -> None:
        self.lobby: Final = Lobby(opened)
        self.table: Table | None = None
        self.version = 0
        self.asked_at = 0  # when the open question was asked, in milliseconds
        self.chat: Final[list[wire.Said]] = []
        self._told: Final[list[Sequence[Event]]] = []  # what each version brought
        self._ids: Final[OrderedDict[tuple[Reader, str], None]] = OrderedDict()  # by author; without a seat that is the host

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table is not None and self.table.over

    @property
    def prompt_id(self) -> str:
        """The open question's name: the same for everyone, and another after every change."""
        return str(self.version)

    # Messages in

    def receive(self, who: Who, command: wire.Command, now: int, present: set[Seat]) -> Effect:
        """Do what a player asks; a refusal changes nothing. What was done before under the same id is not done again."""
        if (who.seat, command.id) in self._ids:
            return Effect()
        entry = self._decide(who, command, present)
        effect = Effect() if entry is None else self.enter(entry, now)
        self._remember(who.seat, command.id)
        return effect

    def enter(self, entry: Entry, now: int) -> Effect:
        """Apply a new entry and hand it over for the log."""
        effect = self.apply(entry, now)
        effect.entries.append(entry)
        return effect

    def _decide(self, who: Who, command: wire.Command, present: set[Seat]) -> Entry | None:
        match command:
            case wire.Answer():
                return self._answer(who, command)
            case wire.Interject(id, move):
                return self._interject(who, move, id)
            case wire.Say(id, text):
                return self._say(who, text, id)
            case wire.Hold(_, seat, strength):
                return self.lobby.hold(who, seat, strength, present)
            case wire.TakeBack():
                return self.lobby.take_back(who)
            case wire.AddBot(_, seat, strength):
                return self.lobby.add_bot(who, seat, strength)
            case wire.FreeSeat(_, seat):
                return self.lobby.free(who, seat)
            case wire.Start():
                return self.lobby.start(who)
            case wire.Note() | wire.Rematch():
                raise AssertionError("the room keeps notebooks and opens tables")

    def _answer(self, who: Who, answer: wire.Answer) -> Played:
        seat = self._seat_in_play(who)
        if answer.prompt != self.prompt_id:
            raise refusal("stale-prompt")
        return Played(seat, answer.move, answer.id)

    def _interject(self, who: Who, move: str, id: str) -> Played:
        seat, table = self._seat_in_play(who), self._playing()
        if table.rules.parse(move) not in table.standing(seat):
            raise refusal("not-standing")
        return Played(seat, move, id)

    def _say(self, who: Who, text: str, id: str) -> Talked | None:
        if who.seat is None:
            raise refusal("no-seat")
        shown = visible(text)
        return Talked(who.seat, shown, id) if shown else None

    def _seat_in_play(self, who: Who) -> Seat:
        if who.seat is None:
            raise refusal("no-seat")
        if self.table is None:
            raise refusal("not-playing")
        return who.seat

    # Entries applied, live and on resuming

    def apply(self, entry: Entry, at: int) -> Effect:
        """Follow an entry of the log; raises a refusal for a play that is not allowed, and then nothing has changed."""
        match entry:
            case Played(seat, move, id):
                return self._play(seat, move, id, at)
            case Talked(seat, text, id):
                return self._talk(seat, text, id, at)
            case Started():
                return self._start(entry, at)
            case Seated() | BotSeated() | Freed() | Held() | Followed():
                self.lobby.apply(entry)
                return Effect(lobby=True)
            case Opened():
                raise AssertionError("a table is opened once")

    def _start(self, entry: Started, at: int) -> Effect:
        o = self.lobby.opened
        self.lobby.apply(entry)
        self.table = paravent.new(o.game, o.players, self.lobby.seed(), cast("Options", o.options))
        return self._settle([], at, lobby=True)

    def _play(self, seat: Seat, move: str, id: str, at: int) -> Effect:
        table = self._playing()
        events = table.play(seat, move)
        self._remember(seat, id)
        if not events and table.sealed(seat) is not None:
            return Effect()  # nobody may notice
        return self._settle(events, at, lobby=table.over)

    def _settle(self, events: Sequence[Event], at: int, *, lobby: bool) -> Effect:
        self.version += 1
        self.asked_at = at
        self._told.append(events)
        if self.over:
            self.lobby.status = "over"
        return Effect(settled=True, lobby=lobby)

    def _talk(self, seat: Seat, text: str, id: str, at: int) -> Effect:
        if self.table is not None:
            self.table.talk(seat, text)  # first, because a game may ask for silence
        said = wire.Said(seat, text, at)
        self.chat.append(said)
        del self.chat[:-KEPT_TALK]
        self._remember(seat, id)
        return Effect(said=said)

    def _playing(self) -> Table:
        if self.table is None:
            raise refusal("not-playing")
        return self.table

    def _remember(self, seat: Reader, id: str) -> None:
        if id:
            self._ids[seat, id] = None
            if len(self._ids) > KEPT_IDS:
                self._ids.popitem(last=False)

    # What bots and the clock do

    def owed_by_bots(self) -> list[Seat]:
        """The seats that owe an answer and are played by a bot."""
        return [] if self.table is None else [seat for seat in self.table.owed() if self.lobby.by_bot(seat)]

    def bots_asked(self) -> int:
        """How many bots the open question asks, whether or not they have answered: everybody may know it."""
        return 0 if self.table is None else sum(self.lobby.by_bot(seat) for seat in self.table.asked())

    def standing_by_bots(self) -> list[Seat]:
        """The seats with standing moves that are played by a bot."""
        table = self.table
        if table is None or table.over:
            return []
        return [seat for seat in range(table.players) if self.lobby.by_bot(seat) and table.standing(seat)]

    def default_move(self, seat: Seat) -> Move:
        """What the seat answers when its time, or its bot's, has run out; the chance is not the table's."""
        return self._playing().default_move(seat, Chance(secrets.randbits(64)))

    def deadline(self) -> int | None:
        """When the open question is answered by default, in milliseconds."""
        return None if self.table is None or self.over else deadline(self.asked_at, self.lobby.opened.answer_seconds)

    # Messages out

    def events(self, reader: Reader, since: int) -> list[Raw]:
        """What this reader was told after a version."""
        told: list[Raw] = []
        for events in self._told[since:]:
            told += [Raw(plain_text(event).encode()) for event in seen(events, reader)]
        return told

    def common(self, now: int) -> Common:
        """What all readers are told of the game alike."""
        return Common(self._playing(), self.deadline(), now)

    def view(self, reader: Reader) -> Raw:
        """What this reader sees."""
        return Raw(plain_text(self._playing().view(reader)).encode())

    def position(self, reader: Reader, common: Common) -> wire.Position:
        """The game as this reader sees it."""
        prompt = self.prompt(reader)
        return wire.Position(
            self.version, self.view(reader), common.phase, common.asked, prompt, common.clock, common.outcome
        )  # fmt: skip

    def prompt(self, reader: Reader) -> wire.Prompt | None:
        """What this seat may do now; none if it is not asked and has nothing to say."""
        table = self.table
        if table is None or reader is None:
            return None
        moves, standing, sealed = table.legal(reader), table.standing(reader), table.sealed(reader)
        if not moves and not standing and sealed is None:
            return None
        answered = None if sealed is None else str(sealed)
        return wire.Prompt(self.prompt_id, choices(moves), choices(standing), answered)

    def happened(self, reader: Reader, common: Common, accepted: str | None = None) -> wire.Happened:
        """The last change, to this reader; with the id of the reader's own message that brought it about."""
        told = [common.text(event) for event in seen(self._told[-1], reader)]
        return wire.Happened(told, self.position(reader, common), accepted)

    def welcome(self, who: Who, seen: int | None, present: list[bool], notebook: str, now: int) -> wire.Welcome:
        """Everything that a reader who comes, or comes back, has missed."""
        since = seen if seen is not None and seen <= self.version else 0
        events = self.events(who.seat, since)
        position = None if self.table is None else self.position(who.seat, self.common(now))
        return wire.Welcome(self.lobby.info(), who.seat, who.host, present, since, events, position, self.chat, notebook)

    def record(self) -> str:
        """The whole game, for everyone to read once it is over."""
        if self.table is None or not self.table.over:
            raise refusal("not-over")
        return self.table.record()


def result(table: Table) -> wire.Result | None:
    """How the game ended, if it has."""
    outcome = table.outcome
    return None if outcome is None else wire.Result(list(outcome.scores), list(outcome.winners), outcome.ending)


_choices: Final[dict[int, tuple[Move, Raw]]] = {}  # games share their moves, so each is written once
MOST_CHOICES: Final = 100_000


def choices(moves: Sequence[Move]) -> list[wire.Choice]:
    """The moves as their buttons need them, already encoded."""
    return cast("list[wire.Choice]", [_choice(move) for move in moves])


def _choice(move: Move) -> Raw:
    known = _choices.get(id(move))
    if known is not None and known[0] is move:
        return known[1]
    if len(_choices) >= MOST_CHOICES:
        _choices.clear()
    made = Raw(wire.encode(wire.Choice(str(move), Raw(plain_text(move).encode()))))
    _choices[id(move)] = (move, made)
    return made
