"""A table in play, without any input or output: messages go in, entries for the log and messages for each seat come out.

Everything that a table is follows from its entries: `apply` is the one way in which a session changes, live and on resuming. So a
server that is killed and started again is where it was.
"""

from __future__ import annotations

import logging
import secrets
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias, cast, final

from msgspec import Raw
from msgspec.structs import replace

import paravent
from paravent.claims import Entry as Assertion
from paravent.claims import Form, Ledger
from paravent.core.chance import Chance
from paravent.core.plain import plain_text
from paravent.core.rules import Event, Move, Options, Seat
from paravent.core.table import Table, seen
from paravent.games import find
from paravent.lessons import Lesson, answer_of, lessons_of
from paravent.server.messages import wire
from paravent.server.messages.refusal import refusal
from paravent.server.storage.log import KeptClock, Notebook
from paravent.server.tables import people
from paravent.server.tables.deadlines import GRACE_MS, deadline, kept_deadline
from paravent.server.tables.done import Done
from paravent.server.tables.entries import (
    Arranged,
    BotSeated,
    BrokenOff,
    Called,
    Claimed,
    Dealing,
    Entry,
    Erased,
    Freed,
    Handed,
    Held,
    Muted,
    OfPeople,
    Opened,
    Played,
    Promised,
    Readied,
    Reclaimed,
    Relaid,
    RematchOpened,
    Removed,
    Reported,
    Seated,
    Shared,
    Signed,
    Started,
    TakenOver,
    Talked,
    Withdrawn,
    WordOpened,
)
from paravent.server.tables.guestbook import Guestbook
from paravent.server.tables.names import visible
from paravent.server.tables.reports import Reports
from paravent.server.tables.seating import Seating, Who, hashed
from paravent.server.tables.told import Told

Reader: TypeAlias = Seat | None  # a seat, or the spectators
KEPT_TALK: Final = 200
MOST_SPOKEN: Final = 64 * 1024  # bytes of talk of one player at one table: some ten hours of it
MOST_TAKEN_BACK: Final = 2000  # answers to one question, by one seat: each is two lines of the log
BESIDE: Final = 64  # bytes that a line of talk takes beside its words
KEPT_NOTICES: Final = 100
MOST_AT_ONCE: Final = 4  # claims of a seat between two changes
MOST_CLAIMS: Final = 600  # at a table
LOGGER: Final = logging.getLogger("paravent.tables")


@final
@dataclass
class Effect:
    """What a message or an entry brought about: which readers must be told what."""

    entries: list[Entry] = field(default_factory=list)
    settled: bool = False
    lobby: bool = False
    said: wire.Said | None = None
    unsaid: list[tuple[int, Entry]] | None = None  # lines of the log that say less from now on, by their numbers
    claimed: wire.Claimed | None = None
    asked: Seat | None = None  # this seat alone is told its prompt again
    moved: dict[Seat, Seat] = field(default_factory=dict)  # players who sit elsewhere now, by where they sat
    notices: list[wire.Noticed] = field(default_factory=list)
    reported: wire.Reported | None = None  # the host alone is told
    shown_out: tuple[Seat, str] | None = None  # whose devices are closed out, and the code of why
    watchers_out: bool = False  # whoever only watches is shown out
    at: int = field(default=0, compare=False)  # under this time its entries are kept, so that a table is taken up as it was

    @property
    def is_public(self) -> bool:
        """Whether everybody is told of it."""
        return self.settled or self.lobby or self.said is not None or self.unsaid is not None or self.claimed is not None


class Word(NamedTuple):
    """Something that was said: the number of its line in the log, its seat, the id of the message and its size."""

    n: int
    seat: Seat
    id: str
    size: int


@final
class Common:
    """What a message about one change has in common for all its readers."""

    def __init__(
        self, version: int, table: Table, clock: wire.Clock, outcome: wire.Result | None, forms: list[wire.ClaimForm] | None
    ) -> None:
        self.table: Final = table
        self.phase: Final = plain_text(table.state.phase)
        self.asked: Final = table.asked()
        self.clock: Final = clock
        self.outcome: Final = outcome
        self.change: Final = wire.Change(version, self.phase, self.asked, clock, outcome, forms)
        self._texts: Final[dict[int, tuple[Event, str]]] = {}  # most events are told to all alike

    def text(self, event: Event) -> str:
        """The event as it is sent."""
        known = self._texts.get(id(event))
        if known is None:
            known = self._texts[id(event)] = (event, plain_text(event))
        return known[1]


@final
class Session:
    """One table: its lobby and, once started, its game."""

    def __init__(self, opened: Opened) -> None:
        self.seating: Final = Seating(opened)
        self.table: Table | None = None
        self.version = 0
        self.due: int | None = None  # when the open question is answered by default, by the clock of whoever applies entries
        self.ends_at: int | None = None  # when the keeper says that time is up, where a table plays for a time
        self.chat: Final[list[wire.Said]] = []
        self.ledger: Final = Ledger(find(opened.game, opened.version))
        self.claims: Final[list[wire.Claimed]] = []
        self.notices: Final[list[wire.Noticed]] = []
        self.reports: Final = Reports()
        self.made: Final = [0] * opened.players  # moves, by seat
        self._lesson: Final = lesson_at(opened)
        self.happenings: Final = Told(opened.game, opened.version)  # what each version brought
        self.done: Final = Done()
        self._taken_back: Final[Counter[Seat]] = Counter()  # how often each has taken back its answer to the open question
        self.lines = 1  # of its log: the first has opened it
        self.changes = 0  # that everybody saw since the last snapshot
        self.heard: Final[list[int]] = []  # the numbers of the talk's lines in the log
        self.words: Final[dict[str, list[Word]]] = {}  # what players have said, by the hash of their token
        self.spoken: Final[dict[str, int]] = {}  # and how many bytes that was, taken back or not
        self.claimable: list[wire.ClaimForm] = []  # what may be claimed
        self._found_forms: tuple[Form, ...] | None = None  # the same, as it was found; None: that is not known
        self._new_forms: list[wire.ClaimForm] | None = None  # the same, if the last change made it another

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table is not None and self.table.over

    @property
    def prompt_id(self) -> str:
        """The open question's name: the same for everyone, and another after every change."""
        return str(self.version)

    # Messages in

    def receive(
        self, who: Who, command: wire.Command, now: int, present: set[Seat], guestbook: Guestbook | None = None
    ) -> Effect:
        """Do what a player asks; a refusal changes nothing. What was done before under the same id is not done again."""
        author = self.seating.author(who)
        if self.done.has(author, command.id):
            return Effect()
        entry = self._decide(who, command, now, present, guestbook or Guestbook())
        return Effect() if entry is None else self.enter(signed(entry, command.id, author), now)

    def rejoined(self, token: str, id: str) -> Seat | None:
        """The seat that this very request was given before; refused if its player has left it meanwhile."""
        if not self.done.has(hashed(token), id):
            return None
        seat = self.seating.seat_of(token)
        if seat is None:
            raise refusal("no-seat")
        return seat

    def enter(self, entry: Entry, now: int) -> Effect:
        """Apply a new entry and hand it over for the log."""
        effect = self.apply(entry, now)
        effect.entries.append(entry)
        effect.at = now
        return effect

    def _decide(self, who: Who, command: wire.Command, now: int, present: set[Seat], guestbook: Guestbook) -> Entry | None:
        match command:
            case wire.Answer():
                return self._answer(who, command)
            case wire.Withdraw(id, prompt):
                return self._withdraw(who, prompt, id)
            case wire.Interject(id, move):
                return self._interject(who, move, id)
            case wire.Say(id, text):
                return self._say(who, text, id)
            case wire.Claim(id, text):
                return self._claim(who, text, id)
            case wire.Hold(_, seat, strength):
                left = guestbook.left.get(seat)
                return self.seating.hold(who, seat, strength, present, None if left is None else now - left)
            case wire.TakeBack():
                return self.seating.take_back(who)
            case wire.AddBot(_, seat, strength, character):
                return self.seating.add_bot(who, seat, strength, character)
            case wire.FreeSeat(_, seat):
                return self.seating.free(who, seat)
            case wire.SetUp(_, seats, options, seconds):
                return self.seating.lay_anew(who, seats, options, seconds)
            case wire.Ready(_, ready):
                return self.seating.ready(who, ready=ready)
            case wire.Start():
                return self.seating.start(who, present)
            case wire.PromiseWord(_, round, seat, promise):
                return self.seating.give_promise(who, round, seat, promise)
            case wire.OpenWord(_, word):
                return self.seating.open_word(who, word)
            case wire.Share(_, shared):
                return self.seating.share(who, shared=shared)
            case wire.Erase():
                if who.seat is None:
                    raise refusal("no-seat")
                return Erased(who.seat)
            case wire.Mute() | wire.Remove() | wire.HandAnew() | wire.Arrange():
                return people.decide(self.seating, who, command, guestbook)
            case wire.Report() if who.seat is not None:
                return self.reports.decide(self.seating, self.chat, who.seat, command, now)
            case wire.Report():
                raise refusal("no-seat")
            case wire.Note() | wire.Rematch() | wire.AskHint() | wire.AskAids():
                raise AssertionError("the actor keeps notebooks, opens tables and asks the coach")

    def may_be_aided(self, who: Who) -> Seat:
        """The seat that wants to see what it could have written down; raises a refusal."""
        if not self.seating.opened.aids:
            raise refusal("no-aids")
        return self._seat_in_play(who)

    def may_be_advised(self, who: Who, prompt: str) -> Seat:
        """The seat that asks the coach about the open question; raises a refusal."""
        seat = self._seat_in_play(who)
        if not self.seating.coached:
            raise refusal("no-coach")
        if prompt != self.prompt_id or seat not in self._playing().owed():
            raise refusal("stale-prompt")
        return seat

    def _answer(self, who: Who, answer: wire.Answer) -> Played:
        seat = self._seat_in_play(who)
        if answer.prompt != self.prompt_id:
            raise refusal("stale-prompt")
        return Played(seat, answer.move, answer.id)

    def _withdraw(self, who: Who, prompt: str, id: str) -> Withdrawn:
        seat, table = self._seat_in_play(who), self._playing()
        if prompt != self.prompt_id or table.sealed(seat) is None:
            raise refusal("stale-prompt")
        if self._taken_back[seat] >= MOST_TAKEN_BACK:
            raise refusal("changed-enough")
        return Withdrawn(seat, id)

    def _interject(self, who: Who, move: str, id: str) -> Played:
        seat, table = self._seat_in_play(who), self._playing()
        if table.rules.parse(move) not in table.standing(seat):
            raise refusal("not-standing")
        return Played(seat, move, id)

    def _say(self, who: Who, text: str, id: str) -> Talked | None:
        if who.seat is None:
            raise refusal("no-seat")
        self.must_be_heard(who.seat)
        shown = visible(text)
        if self.spoken.get(self.seating.author(who), 0) + size_of(shown) > MOST_SPOKEN:
            raise refusal("said-enough")
        return Talked(who.seat, shown, id) if shown else None

    def must_be_heard(self, seat: Seat) -> None:
        """Refuse whoever may not speak, a person or a bot."""
        if not self.seating.opened.talk:
            raise refusal("talk-closed")
        if self.seating.chairs[seat].muted:
            raise refusal("muted")

    def _claim(self, who: Who, text: str, id: str) -> Claimed:
        return self.claim_of(self._seat_in_play(who), text, id)

    def claim_of(self, seat: Seat, text: str, id: str = "") -> Claimed:
        """What this seat claims now; raises a refusal."""
        table = self._playing()
        self.must_be_heard(seat)
        if self.is_silent:
            raise refusal("silence")
        now = sum(claim.seat == seat and claim.version == self.version for claim in self.claims)
        if now >= MOST_AT_ONCE or len(self.claims) >= MOST_CLAIMS:
            raise refusal("enough-said")
        return Claimed(seat, str(self.ledger.check(table, seat, text)), id)

    @property
    def is_silent(self) -> bool:
        """By the table's wish; or in a lesson, where somebody else is talking."""
        return self.seating.opened.silence or bool(self.seating.opened.lesson)

    def _seat_in_play(self, who: Who) -> Seat:
        if who.seat is None:
            raise refusal("no-seat")
        if self.table is None:
            raise refusal("not-playing")
        return who.seat

    # Entries applied, live and on resuming

    def apply(self, entry: Entry, at: int) -> Effect:
        """Follow an entry of the log; raises a refusal for a play that is not allowed, and then nothing has changed."""
        effect = self._follow(entry, at)
        self.lines += 1
        self.changes += effect.is_public
        match entry:
            case (
                Played(seat, id=id) | Withdrawn(seat, id=id) | Talked(seat, id=id) | Claimed(seat, id=id) | Reported(seat, id=id)
            ):
                self.done.add(self.seating.chairs[seat].token, id)
            case Seated(token=token, id=id) | Reclaimed(token=token, id=id):
                self.done.add(token, id)
                self.done.forget({self.seating.opened.host, *(chair.token for chair in self.seating.chairs)})
            case Opened() | Called() | BrokenOff() | TakenOver():
                pass
            case _:
                self.done.add(entry.by, entry.id)
        return effect

    def _follow(self, entry: Entry, at: int) -> Effect:
        match entry:
            case Played(seat, move):
                return self._play(seat, move, at)
            case Withdrawn(seat):
                return self._take_back(seat)
            case Called(move):
                return self._call(move)
            case Talked(seat, text, line=line):
                return self._talk(wire.Said(seat, text, at, line), entry.id)
            case Erased(seat):
                return self._erase(seat)
            case Claimed(seat, text):
                return self._assert(seat, text, at)
            case Started():
                return self._start(entry, at)
            case WordOpened():
                self.seating.apply(entry)
                owed = any(chair.owes_word for chair in self.seating.chairs)
                return Effect(lobby=True) if owed else self._start(Started(), at)
            case Relaid():
                moved = self.seating.moves_to_fit(entry.players)
                self.seating.apply(entry)
                return Effect(lobby=True, moved=moved)
            case Held():
                self.seating.apply(entry)
                away = entry.strength is not None and entry.by not in {"", self.seating.chairs[entry.seat].token}
                return self._notice([people.about(self.seating, "held", entry.seat, at)] if away else [])
            case Seated() | BotSeated() | Freed() | Readied() | Promised() | Dealing() | BrokenOff() | RematchOpened() | Shared():
                self.seating.apply(entry)
                return Effect(lobby=True)
            case Muted() | Removed() | Handed() | Reclaimed() | Arranged():
                return self._of_people(entry, at)
            case Reported(seat, about, words, line):
                self.reports.add(wire.Reported(seat, about, words, line, at))
                return Effect(reported=self.reports.kept[-1])
            case TakenOver():
                return Effect()
            case Opened():
                raise AssertionError("a table is opened once")

    def _start(self, entry: Started, at: int) -> Effect:
        o = self.seating.opened
        self.seating.apply(entry)
        self.table = paravent.new(o.game, o.players, self.seating.seed(), cast("Options", o.options), version=o.version)
        self.made[:] = [0] * o.players
        minutes = self.table.rules.minutes(self.table.options)
        self.ends_at = None if minutes is None else at + 60_000 * minutes
        effect = self._settle([], at, lobby=True)
        effect.watchers_out = not o.spectators
        return effect

    def _of_people(self, entry: OfPeople, at: int) -> Effect:
        effect = self._notice(people.noticed(self.seating, entry, at))
        people.follow(self.seating, entry)
        match entry:
            case Removed(seat, _, marks):
                effect.shown_out = seat, "banned" if marks else "removed"
            case Handed(seat):
                effect.shown_out = seat, "handed-on"
            case Arranged(_, spectators):
                effect.watchers_out = not spectators
            case Muted() | Reclaimed():
                pass
        return effect

    def _notice(self, notices: list[wire.Noticed]) -> Effect:
        """Everybody is told, now and whenever they come."""
        self.notices.extend(notices)
        del self.notices[:-KEPT_NOTICES]
        return Effect(lobby=True, notices=notices)

    def _play(self, seat: Seat, move: str, at: int) -> Effect:
        table = self._playing()
        before = None if seat in table.owed() else (table.state.phase, table.asked())
        events = table.play(seat, move)
        self.made[seat] += 1
        if not table.settled:
            return Effect()  # nobody may notice
        return self._settle(events, at, lobby=table.over, again=before == (table.state.phase, table.asked()))

    def _take_back(self, seat: Seat) -> Effect:
        self._playing().withdraw(seat)
        self._taken_back[seat] += 1
        return Effect(asked=seat)  # and nobody else may notice

    def _call(self, move: str) -> Effect:
        """Everyone is told; the open question, what is sealed and its time stay as they are."""
        events = self._playing().play(None, move)
        self.version += 1
        self.happenings.append(events)
        self._new_forms = None
        return Effect(settled=True)

    def _settle(self, events: Sequence[Event], at: int, *, lobby: bool, again: bool = False) -> Effect:
        """With `again` somebody spoke who was not asked, and the question is still the same."""
        self.version += 1
        self._taken_back.clear()
        seconds = self.seating.opened.answer_seconds
        self.due = kept_deadline(self.due, at, seconds) if again else deadline(at, seconds)
        self.happenings.append(events)
        if self.over:
            self.seating.status = "over"
        self._look_for_new_forms()
        return Effect(settled=True, lobby=lobby)

    def _talk(self, said: wire.Said, id: str) -> Effect:
        author = self.seating.chairs[said.seat].token
        if not said.text:  # it was taken back
            self.spoken[author] = self.spoken.get(author, 0) + BESIDE
            return Effect()
        if self.table is not None:
            self.table.talk(said.seat, said.text)  # first, because a game may ask for silence
        self.chat.append(said)
        self.heard.append(self.lines)
        del self.chat[:-KEPT_TALK], self.heard[:-KEPT_TALK]
        if author:
            self.words.setdefault(author, []).append(Word(self.lines, said.seat, id, size_of(said.text)))
            self.spoken[author] = self.spoken.get(author, 0) + size_of(said.text)
        return Effect(said=said)

    def _erase(self, seat: Seat) -> Effect:
        """What this player has said is gone: from the talk, from the record, and from the log's lines."""
        author = self.seating.chairs[seat].token
        words = self.words.pop(author, [])
        self.spoken[author] = self.spoken.get(author, 0) - sum(word.size - BESIDE for word in words)
        gone = {word.n for word in words}
        left = [(said, n) for said, n in zip(self.chat, self.heard, strict=True) if n not in gone]
        self.chat[:], self.heard[:] = [said for said, _ in left], [n for _, n in left]
        if self.table is not None:
            self.table.forget_talk(seat)
        return Effect(unsaid=[(word.n, Talked(word.seat, "", word.id)) for word in words])

    def _assert(self, seat: Seat, text: str, at: int) -> Effect:
        """Kept beside the moves, for all to hear; the open question stays open."""
        entry = self.ledger.take(self._playing(), seat, text, self.told(None, 0))
        self.claims.append(asserted(entry, len(self.claims), self.version, at))
        return Effect(claimed=self.claims[-1])

    def forms(self) -> list[wire.ClaimForm]:
        """What anybody may claim now; nothing at a table that plays in silence."""
        return [wire.ClaimForm(form.kind, form.of_another, list(form.words)) for form in self._forms()]

    def _forms(self) -> Sequence[Form]:
        return () if self.is_silent or self.over else self.ledger.forms(self._playing())

    def _look_for_new_forms(self) -> None:
        """Most games always allow the same, and then it is the same tuple."""
        found = self._forms()
        if found is self._found_forms:
            self._new_forms = None
            return
        forms = self.forms()
        self._new_forms, self.claimable = None if forms == self.claimable else forms, forms
        self._found_forms = found if isinstance(found, tuple) else None

    def claims_heard(self, seat: Seat) -> list[tuple[int, str, int]]:
        """What everybody claimed: who, what, and after how many of the events that this seat was told."""
        told = [len(seen(self.happenings.until(claim.version), seat)) for claim in self.claims]
        return [(entry.seat, str(entry.claim), at) for entry, at in zip(self.ledger.entries, told, strict=True)]

    def _playing(self) -> Table:
        if self.table is None:
            raise refusal("not-playing")
        return self.table

    # What bots and the clock do

    def public(self) -> Sequence[Event]:
        """What everybody was told of the last change."""
        return seen(self.happenings.last(), None)

    def owed_by_bots(self) -> list[Seat]:
        """The seats that owe an answer and are played by a bot."""
        return [] if self.table is None else [seat for seat in self.table.owed() if self.seating.by_bot(seat)]

    def bots_asked(self) -> int:
        """How many bots the open question asks, whether or not they have answered: everybody may know it."""
        return 0 if self.table is None else sum(self.seating.by_bot(seat) for seat in self.table.asked())

    def standing_by_bots(self) -> list[Seat]:
        """The seats with standing moves that are played by a bot."""
        table = self.table
        if table is None or table.over:
            return []
        bots = [seat for seat in range(table.players) if self.seating.by_bot(seat)]
        free = [seat for seat in bots if not self.is_scripted(seat) and table.standing(seat)]
        return free + [seat for seat in bots if self.interjection(seat) is not None]

    def is_scripted(self, seat: Seat) -> bool:
        """Whether a lesson still says what this seat does."""
        return self._next_line(seat) is not None

    def interjection(self, seat: Seat) -> str | None:
        """The standing move that comes next in a lesson's script for this bot; None if nothing is written, or an answer."""
        move = self._next_line(seat)
        if move is None:
            return None
        return move if any(str(open_to) == move for open_to in self._playing().standing(seat)) else None

    def scripted(self, seat: Seat) -> str | None:
        """What a lesson lets this bot answer; None, and then it thinks for itself, if nothing is written or it is not allowed."""
        line = self._next_line(seat)
        if line is None:
            return None
        move = answer_of(self._playing(), seat, line)
        if move is not None:
            return move
        o = self.seating.opened
        LOGGER.error("a lesson's script is not legal", extra={"table": o.id, "game": o.game, "lesson": o.lesson, "move": line})
        return None

    def _next_line(self, seat: Seat) -> str | None:
        return None if self._lesson is None else self._lesson.scripted(seat, self.made[seat])

    def default_move(self, seat: Seat) -> Move:
        """What the seat answers when its time, or its bot's, has run out; the chance is not the table's."""
        return self._playing().default_move(seat, Chance(secrets.randbits(64)))

    def deadline(self) -> int | None:
        """When the open question is answered by default, in milliseconds."""
        return None if self.over else self.due

    def ends(self) -> int | None:
        """When the time for which this table plays is up, in milliseconds; None: never, or it has been said."""
        return self.ends_at if self.table is not None and self.table.calls() else None

    def resume(self, now: int, kept: KeptClock | None) -> None:
        """Go on with the time that the open question had left; nobody is late because the server was away."""
        seconds = self.seating.opened.answer_seconds
        if self.table is not None and seconds is not None:
            left = kept.left if kept is not None and kept.version == self.version else 1000 * seconds
            self.due = now + min(1000 * seconds, max(GRACE_MS, left))

    def clock(self, now: int) -> KeptClock | None:
        """How much time the open question has left, to be stored."""
        due = self.deadline()
        return None if due is None else KeptClock(self.seating.opened.id, self.version, max(0, due - now))

    # Messages out

    def told(self, reader: Reader, since: int) -> list[Event]:
        """What this reader was told after a version."""
        return seen(self.happenings.since(since), reader)

    def events(self, reader: Reader, since: int) -> list[Raw]:
        """The same, as it is sent."""
        return [Raw(plain_text(event).encode()) for event in self.told(reader, since)]

    def common(self, now: int) -> Common:
        """What all readers are told of the game alike."""
        table = self._playing()
        clock = wire.Clock(now, self.deadline(), self.ends())
        return Common(self.version, table, clock, self.result(), self._new_forms)

    def view(self, reader: Reader) -> Raw:
        """What this reader sees."""
        return Raw(plain_text(self._playing().view(reader)).encode())

    def result(self) -> wire.Result | None:
        """How the game ended, if it has, and what was true of all that was claimed."""
        found, verdicts = result(self._playing()), self.ledger.verdicts(self._playing())
        return None if found is None else replace(found, claims=verdicts or [])

    def position(self, reader: Reader, common: Common, forms: list[wire.ClaimForm] | None = None) -> wire.Position:
        """The game as this reader sees it; with what may be claimed, where they are not known to know it."""
        prompt = self.prompt(reader)
        made = 0 if reader is None else self.made[reader]
        return wire.Position(
            self.version, self.view(reader), Raw(common.phase.encode()), common.asked, prompt, common.clock, common.outcome,
            made, forms,
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
        return wire.Prompt(self.prompt_id, written(moves), written(standing), answered)

    def happened(self, reader: Reader, common: Common, accepted: str | None = None) -> bytes:
        """The last change, to this reader; with the id of the reader's own message that brought it about."""
        told = ",".join([common.text(event) for event in seen(self.happenings.last(), reader)])
        made = 0 if reader is None else self.made[reader]
        return common.change.to(told, plain_text(common.table.view(reader)), self._prompt_text(reader), made, accepted)

    def _prompt_text(self, reader: Reader) -> str:
        """`prompt`, as it is sent."""
        table = self._playing()
        if reader is None:
            return "null"
        moves, standing, sealed = table.legal(reader), table.standing(reader), table.sealed(reader)
        if not moves and not standing and sealed is None:
            return "null"
        answered = "null" if sealed is None else wire.text_of(str(sealed))
        return f'{{"id":"{self.version}","moves":[{texts_of(moves)}],"standing":[{texts_of(standing)}],"answered":{answered}}}'

    def welcome(
        self, who: Who, seen: int | None, present: list[bool], notebook: Notebook, now: int, away: Sequence[wire.Away] = ()
    ) -> wire.Welcome:
        """Everything that a reader who comes, or comes back, has missed."""
        since = self.known_version(seen)
        events = self.events(who.seat, since)
        position = None if self.table is None else self.position(who.seat, self.common(now), self.forms())
        return wire.Welcome(
            self.seating.info(), who.seat, who.host, present, since, events, position, self.chat, notebook.text,
            notebook.revision, [*away], self.notices, self.reports.kept if who.host else [], self.claims,
        )  # fmt: skip

    def known_version(self, seen: int | None) -> int:
        """The version that a reader says to have seen; 0 if there is no such one, and they must be told everything."""
        return seen if seen is not None and 0 <= seen <= self.version else 0

    def record(self) -> str:
        """The whole game, for everyone to read once it is over."""
        if self.table is None or not self.table.over:
            raise refusal("not-over")
        return self.table.record()

    @property
    def has_record(self) -> bool:
        """Whether the record is at hand; a session that was taken up from a snapshot needs its whole log for it."""
        return self.table is not None and self.table.has_record


def size_of(text: str) -> int:
    """How many bytes this is of what a player may say at a table."""
    return len(text.encode()) + BESIDE


def asserted(entry: Assertion, number: int, version: int, at: int) -> wire.Claimed:
    """A claim as everybody is told it."""
    claim = entry.claim
    return wire.Claimed(number, entry.seat, claim.kind, claim.about, claim.what, version, entry.at, at, list(entry.against))


def signed(entry: Entry, id: str, author: str) -> Entry:
    """The entry with the message that asked for it; the moves and words of a seat hold its id already."""
    return replace(entry, id=id, by=author) if isinstance(entry, Signed) else entry


def lesson_at(opened: Opened) -> Lesson | None:
    """The lesson that is taught at this table; None if it is none, or there is no such lesson any more."""
    return lessons_of(find(opened.game, opened.version)).get(opened.lesson) if opened.lesson else None


def result(table: Table) -> wire.Result | None:
    """How the game ended, if it has."""
    outcome = table.outcome
    return None if outcome is None else wire.Result(list(outcome.scores), list(outcome.winners), outcome.ending)


_written: Final[dict[int, str]] = {}  # games share their moves, so each is written once; by `id`, which
_kept: Final[list[Move]] = []  # no other object has while the move is kept here
MOST_WRITTEN: Final = 100_000


def written(moves: Sequence[Move]) -> list[wire.LegalMove]:
    """The moves as their buttons need them, already encoded."""
    return cast("list[wire.LegalMove]", [Raw(_written_once(move).encode()) for move in moves])


def texts_of(moves: Sequence[Move]) -> str:
    """The same, separated by commas."""
    try:
        return ",".join(map(_written.__getitem__, map(id, moves)))
    except KeyError:
        return ",".join([_written_once(move) for move in moves])


def _written_once(move: Move) -> str:
    known = _written.get(id(move))
    if known is not None:
        return known
    if len(_written) >= MOST_WRITTEN:
        _written.clear()
        _kept.clear()
    _kept.append(move)
    made = _written[id(move)] = f'{{"notation":{wire.text_of(str(move))},"parts":{plain_text(move)}}}'
    return made
