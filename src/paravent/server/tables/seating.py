"""Who sits where, and what the host may do. Pure state: `decide` functions refuse or give an entry, `apply` follows entries."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Literal, assert_never, cast, final

from msgspec.structs import replace

from paravent.bots.levels import NAMES as STRENGTHS
from paravent.company import character_of, mixed
from paravent.company.people import KEYS, name_beside
from paravent.core.chance import Chance
from paravent.core.rules import Options, Rules, Seat, State
from paravent.games import find
from paravent.server.messages import wire
from paravent.server.messages.refusal import refusal
from paravent.server.tables import deal
from paravent.server.tables.deadlines import must_be_allowed
from paravent.server.tables.entries import (
    BotSeated,
    BrokenOff,
    Dealing,
    Freed,
    Held,
    OfSeats,
    Opened,
    Promised,
    Readied,
    Relaid,
    RematchOpened,
    Seated,
    Shared,
    Started,
    Status,
    WordOpened,
)
from paravent.server.tables.names import LONGEST_NAME, bot_name, is_like_a_bots, look, visible

LOOKS: Final = 15  # colours that there are, and figures
KEYED: Final = "key "  # before the hash of a key to a seat that was handed anew: so it is the hash of no token


def new_token() -> str:
    """A token that nobody can guess; only its hash is kept."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What is stored of a token."""
    return sha256(token.encode()).hexdigest()


def token_made_of(word: str, place: str) -> str:
    """The token that this word stands for at this place: who says it again, because no answer came, is given the same."""
    return urlsafe_b64encode(sha256(f"{place} {word}".encode()).digest()[:24]).decode()


@final
@dataclass(frozen=True)
class Who:
    """A connected reader: at a seat or none, the host or not."""

    seat: Seat | None
    host: bool


@final
@dataclass(frozen=True)
class Guest:
    """How somebody wants to be called and to look."""

    name: str
    colour: int | None = None
    figure: int | None = None


@final
@dataclass
class Chair:
    """A seat. `strength` is the bot's that plays it now; with a `token` it is a player's, whom the bot stands in for.

    `character` is the key of who the bot is, if it is anybody. `promise` is the hash of a word for the
    deal, `contribution` the word.
    """

    name: str = ""
    token: str = ""
    strength: str | None = None
    contribution: str = ""
    colour: int | None = None
    figure: int | None = None
    ready: bool = False
    character: str = ""
    promise: str = ""
    device: str = ""  # the mark of the player's device
    muted: bool = False

    @property
    def owes_word(self) -> bool:
        """Whether it has promised a word and not opened it."""
        return bool(self.promise) and not self.contribution

    def info(self, host: str, colour: int, figure: int, *, dealt: bool) -> wire.SeatInfo:
        """The seat as everybody may know it; words are told when all are open."""
        by: wire.Sitter = "person" if self.token else "bot" if self.strength else "nobody"
        held = bool(self.token) and self.strength is not None
        return wire.SeatInfo(
            by, self.name, self.strength, held, host=bool(self.token) and self.token == host,
            contribution=self.contribution if dealt or not self.promise else "",
            colour=colour, figure=figure, ready=self.ready or by == "bot", character=self.character,
            promise=self.promise, opened=bool(self.promise) and not self.owes_word,
            muted=self.muted, handed=self.token.startswith(KEYED),
        )  # fmt: skip


@final
class Seating:
    """The seats of a table and its standing, from its log."""

    def __init__(self, opened: Opened) -> None:
        self.opened = opened  # as it is laid now: another entry takes its place when the host lays it anew
        self.chairs: Final = [Chair() for _ in range(opened.players)]
        self.status: Status = "open"
        self.rematch: str | None = None
        self.round = 1  # of promises and openings
        self.dealing = False  # the words are being opened
        self.shared = False  # whether whoever has the link may read the record

    # What everybody may know

    def info(self) -> wire.TableInfo:
        """The table as everybody may know it."""
        o = self.opened
        colours, figures = each_another([c.colour for c in self.chairs]), each_another([c.figure for c in self.chairs])
        dealt = self.status != "open"
        seats = [chair.info(o.host, *worn, dealt=dealt) for chair, *worn in zip(self.chairs, colours, figures, strict=True)]
        sealed = self.commitment if o.seed is None else ""
        return wire.TableInfo(
            o.id, o.name, o.game, o.version, o.options, self.status, seats, sealed, o.answer_seconds, self.rematch,
            coach=self.coached, aids=o.aids, lesson=o.lesson, code=o.code, silence=o.silence,
            round=self.round if self.seals else 0, dealing=deal.SECONDS_TO_OPEN if self.dealing else None,
            seal=self.seal() if self.seals and (self.dealing or dealt) else "",
            shared=self.shared,
            talk=o.talk, spectators=o.spectators, grace_seconds=o.grace,
        )  # fmt: skip

    @property
    def seals(self) -> bool:
        """Whether this table deals with sealed words; a lesson's deal is fixed."""
        return self.opened.deal >= deal.NOW and self.opened.seed is None

    def seal(self) -> str:
        """One number for all that was promised in this round."""
        return deal.seal(self.commitment, self.round, [chair.promise for chair in self.chairs])

    @property
    def commitment(self) -> str:
        """What the table has published of its secret."""
        return deal.commitment(self.opened.secret, self.opened.salt)

    def names(self) -> list[str]:
        """What the players are called, by seat."""
        return [chair.name for chair in self.chairs]

    def seed(self) -> int | str:
        """The seed of the deal, with every seat's word; a lesson's is fixed."""
        if self.opened.seed is not None:
            return self.opened.seed
        o, words = self.opened, [chair.contribution for chair in self.chairs]
        return deal.sealed_seed(o.secret, o.salt, words, self.round) if self.seals else deal.seed(o.secret, o.salt, words)

    def who(self, token: str | None) -> Who:
        """Whom a token brings back; raises a refusal for a token of nobody here."""
        if token is None:
            return Who(None, host=False)
        host, seat = hashed(token) == self.opened.host, self.seat_of(token)
        if seat is None and not host:
            raise refusal("banned" if hashed(token) in self.opened.barred else "foreign-token")
        return Who(seat, host)

    def author(self, who: Who) -> str:
        """Under which hash what this reader does is remembered; none for a spectator."""
        if who.seat is not None:
            return self.chairs[who.seat].token
        return self.opened.host if who.host else ""

    def seat_of(self, token: str) -> Seat | None:
        """The seat that a token opens."""
        mark = hashed(token)
        return next((seat for seat, chair in enumerate(self.chairs) if chair.token == mark), None)

    def mark(self, kind: Literal["device", "address"], word: str) -> str:
        """What is stored of a device's word or an address, here and at rematches: they can be compared, and not read."""
        return sha256(f"{self.opened.host} {kind} {word}".encode()).hexdigest()[:32] if word else ""

    def must_not_be_barred(self, marks: Iterable[str]) -> None:
        """Refuse whoever is known again as banned."""
        if any(mark in self.opened.barred for mark in marks):
            raise refusal("banned")

    def must_admit_watchers(self) -> None:
        """Refuse whoever could only watch, if the host wants nobody to; before the start they may still sit down."""
        may_sit = self.status == "open" and any(not chair.name for chair in self.chairs)
        if not self.opened.spectators and not may_sit:
            raise refusal("no-spectators")

    @property
    def coached(self) -> bool:
        """Whether the coach may be asked: freely where nobody else is a person, else if the host has allowed it."""
        return self.opened.coach or sum(bool(chair.token) for chair in self.chairs) <= 1

    @property
    def has_bots(self) -> bool:
        """Whether a bot plays any seat now."""
        return any(chair.strength is not None for chair in self.chairs)

    @property
    def only_bots(self) -> bool:
        """Whether bots play all seats now."""
        return all(chair.strength is not None for chair in self.chairs)

    def by_bot(self, seat: Seat) -> bool:
        """Whether a bot plays this seat now."""
        return self.chairs[seat].strength is not None

    # What may be done

    def join(self, guest: Guest, wanted: Seat | None, token: str, id: str = "", device: str = "") -> Seated:
        """A player takes a seat, the first free one unless another is wanted; or, seated, another name and look."""
        self._must_be_open()
        mine = self.seat_of(token)
        if mine is None and self.round > 1:  # else who kept a word back would come again under another name
            raise refusal("no-newcomers")
        name = self._fit_name(guest.name, mine)
        seat = mine if mine is not None else self._free_seat() if wanted is None else wanted
        if mine is None:
            self._must_be_free(seat)
        others = [chair for k, chair in enumerate(self.chairs) if k != seat]
        colour = free_look(guest.colour, [chair.colour for chair in others])
        figure = free_look(guest.figure, [chair.figure for chair in others])
        return Seated(seat, name, hashed(token), self.chairs[seat].contribution, colour, figure, id, device)

    def _fit_name(self, name: str, mine: Seat | None) -> str:
        """A name that is seen, is nobody else's here, and no bot's."""
        shown = visible(name)
        if not 1 <= len(shown) <= LONGEST_NAME:
            raise refusal("bad-name")
        if is_like_a_bots(shown):
            raise refusal("bots-name")
        if any(seat != mine and look(chair.name) == look(shown) for seat, chair in enumerate(self.chairs)):
            raise refusal("name-taken")
        return shown

    def add_bot(self, who: Who, seat: Seat, strength: str, character: str = "") -> BotSeated:
        """The host puts a bot on an empty seat."""
        must_host(who)
        self._must_be_open()
        return self.bot_at(seat, strength, character)

    def bot_at(self, seat: Seat, strength: str, character: str = "") -> BotSeated:
        """A bot on an empty seat: this one, or, of those who are not here yet, anybody."""
        self._must_be_free(seat)
        must_allow_bots(self.opened)
        here = [chair.character for chair in self.chairs]
        if character and character_of(character) is None:
            raise refusal("no-character")
        if character in here and character:
            raise refusal("character-here")
        return BotSeated(seat, known(strength), character or mixed(here, Chance(f"company {self.opened.id} {seat}")))

    def free(self, who: Who, seat: Seat) -> Freed:
        """The host empties a seat; a player may leave their own."""
        if who.seat != seat:
            must_host(who)
        self._must_be_open()
        if not self.chair(seat).name:
            raise refusal("seat-empty")
        return Freed(seat)

    def lay_anew(self, who: Who, seats: int, options: dict[str, wire.Data], seconds: int | None) -> Relaid:
        """The host changes options, time or the number of seats; every player keeps a seat."""
        must_host(who)
        self._must_be_open()
        checked = rules_of(self.opened).check_setup(seats, options)
        must_be_allowed(seconds)
        if sum(bool(chair.token) for chair in self.chairs) > seats:
            raise refusal("too-few-seats")
        if self.has_bots:
            must_allow_bots(replace(self.opened, options={**checked}))
        return Relaid(seats, {**checked}, seconds)

    def moves_to_fit(self, seats: int) -> dict[Seat, Seat]:
        """Who sits beyond the last seat, and where they go: to an empty seat first, then to a bot's."""
        beyond = [seat for seat, chair in enumerate(self.chairs) if chair.token and seat >= seats]
        empty = [seat for seat, chair in enumerate(self.chairs[:seats]) if not chair.name]
        bots = [seat for seat, chair in enumerate(self.chairs[:seats]) if chair.name and not chair.token]
        return dict(zip(beyond, [*empty, *reversed(bots)], strict=False))

    def ready(self, who: Who, *, ready: bool) -> Readied:
        """A player is ready for the start, or not yet."""
        if who.seat is None:
            raise refusal("no-seat")
        self._must_be_open()
        return Readied(who.seat, ready)

    def give_promise(self, who: Who, round: int, seat: Seat, promise: str) -> Promised:
        """A player's device has drawn a word, perhaps in place of another; bound to seat and round, so that it can be opened."""
        if who.seat is None:
            raise refusal("no-seat")
        self._must_be_open()
        if not self.seals or (round, seat) != (self.round, who.seat) or not deal.PROMISE.fullmatch(promise):
            raise refusal("stale-word")
        return Promised(seat, promise)

    def start(self, who: Who, present: set[Seat]) -> Started | Dealing:
        """The host starts, when every seat is taken and whoever has promised a word is here to open it."""
        must_host(who)
        self._must_be_open()
        if any(not chair.name for chair in self.chairs):
            raise refusal("seats-open")
        promised = [seat for seat, chair in enumerate(self.chairs) if chair.promise]
        for seat in promised:
            if seat not in present:
                raise refusal("word-away", name=self.chairs[seat].name)
        return Dealing() if promised else Started()

    def open_word(self, who: Who, word: str) -> WordOpened | None:
        """A player opens the word that they have promised; None: it is open already."""
        if who.seat is None:
            raise refusal("no-seat")
        chair = self.chairs[who.seat]
        if chair.promise and chair.contribution == word:
            return None
        if not self.dealing:
            raise refusal("stale-word")
        if not deal.WORD.fullmatch(word) or deal.promise(self.commitment, who.seat, word) != chair.promise:
            raise refusal("other-word")
        return WordOpened(who.seat, word)

    def hold(self, who: Who, seat: Seat, strength: str, present: set[Seat], away_ms: int | None = None) -> Held:
        """A bot holds my seat, or, if the host says so, the seat of one who is away; none: for longer than anybody remembers."""
        chair = self.chair(seat)
        if who.seat != seat:
            must_host(who)
            if seat in present:
                raise refusal("present")
            must_have_waited(self.opened.grace, away_ms)
        if self.status != "playing":
            raise refusal("not-playing")
        if not chair.token:
            raise refusal("seat-taken")
        must_allow_bots(self.opened)
        return Held(seat, known(strength))

    def take_back(self, who: Who) -> Held:
        """A player plays again."""
        if who.seat is None:
            raise refusal("no-seat")
        if self.chairs[who.seat].strength is None:
            raise refusal("not-held")
        return Held(who.seat, None)

    def offer_rematch(self, who: Who) -> None:
        """The host offers another game, once."""
        must_host(who)
        self._must_be_over()

    def share(self, who: Who, *, shared: bool) -> Shared:
        """Whoever played, or the host, shows the record of the game to whoever has the link, or to its players only."""
        if who.seat is None:
            must_host(who)
        self._must_be_over()
        return Shared(shared)

    def may_read(self, token: str | None) -> None:
        """Refuse the record of a game to all but those who played it and the host, unless one of them shares it."""
        self._must_be_over()
        if self.shared:
            return
        if token is None or (self.seat_of(token) is None and hashed(token) != self.opened.host):
            raise refusal("not-shared")

    def may_delete(self, token: str) -> None:
        """The host may delete a table whose game is over."""
        must_host(self.who(token))
        self._must_be_over()

    # What has been done

    def apply(self, entry: OfSeats) -> None:
        """Follow an entry of the log."""
        match entry:
            case Seated():
                self._sit(entry)
            case BotSeated(seat, strength, character):
                self.chairs[seat] = self._bot(seat, strength, character)
            case Freed(seat):
                self.chairs[seat] = Chair()
            case Relaid():
                self._lay(entry)
            case Readied(seat, ready):
                self.chairs[seat].ready = ready
            case Held(seat, held_by):
                self.chairs[seat].strength = held_by
            case Promised(seat, promise):
                self.chairs[seat].promise = promise
            case Dealing():
                self.dealing = True
            case WordOpened(seat, word):
                self.chairs[seat].contribution = word
            case BrokenOff():
                self._break_off(entry)
            case Started():
                self.dealing, self.status = False, "playing"
            case RematchOpened(table):
                self.rematch = table
            case Shared(shared):
                self.shared = shared
            case _:
                assert_never(entry)

    def _sit(self, entry: Seated) -> None:
        """Neither another name nor another seat lets somebody speak again who was muted."""
        before = self.chairs[entry.seat]
        again = before.token == entry.token
        device = entry.device or (before.device if again else "")
        muted = before.muted if again else bool(device) and device in self.opened.hushed
        self.chairs[entry.seat] = Chair(
            entry.name, entry.token, None, entry.contribution, entry.colour, entry.figure,
            promise=before.promise if again else "", device=device, muted=muted,
        )  # fmt: skip

    def _bot(self, seat: Seat, strength: str, character: str) -> Chair:
        if character_of(character) is None:
            return Chair(bot_name(seat), "", strength)
        name = name_beside(character, [chair.name for chair in self.chairs], lesson=bool(self.opened.lesson))
        return Chair(name, "", strength, figure=LOOKS + KEYS.index(character), character=character)

    def _lay(self, entry: Relaid) -> None:
        """What was agreed to is another table now: nobody is ready for it yet."""
        for here, there in self.moves_to_fit(entry.players).items():
            self.chairs[there] = self.chairs[here]
            self.chairs[there].promise = ""  # it was bound to the other seat
        del self.chairs[entry.players :]
        self.chairs.extend(Chair() for _ in range(entry.players - len(self.chairs)))
        for chair in self.chairs:
            chair.ready = False
        self.opened = replace(
            self.opened, players=entry.players, options=entry.options, answer_seconds=entry.answer_seconds
        )  # fmt: skip

    def _break_off(self, entry: BrokenOff) -> None:
        """Nothing of this round is used again: neither the secret, nor the words that are known now."""
        self.chairs[:] = [Chair() if chair.owes_word else chair for chair in self.chairs]
        for chair in self.chairs:
            chair.promise, chair.contribution, chair.ready = "", "", False
        self.opened = replace(self.opened, secret=entry.secret, salt=entry.salt)
        self.dealing, self.round = False, self.round + 1

    def chair(self, seat: Seat) -> Chair:
        """What is at this seat; raises a refusal if there is no such one."""
        if not 0 <= seat < len(self.chairs):
            raise refusal("no-such-chair")
        return self.chairs[seat]

    def _free_seat(self) -> Seat:
        for seat, chair in enumerate(self.chairs):
            if not chair.name:
                return seat
        raise refusal("table-full")

    def _must_be_free(self, seat: Seat) -> None:
        if self.chair(seat).name:
            raise refusal("seat-taken")

    def _must_be_over(self) -> None:
        if self.status != "over":
            raise refusal("not-over")

    def _must_be_open(self) -> None:
        if self.status != "open":
            raise refusal("not-open")
        if self.dealing:
            raise refusal("dealing")


def each_another(wanted: Sequence[int | None]) -> list[int]:
    """What was wanted; whoever wanted nothing has their seat's own, or the next that nobody has."""
    taken = {each for each in wanted if each is not None}
    given: list[int] = []
    for seat, want in enumerate(wanted):
        own = [*range(seat % LOOKS, LOOKS), *range(seat % LOOKS)]
        given.append(want if want is not None else next((each for each in own if each not in taken), seat % LOOKS))
        taken.add(given[-1])
    return given


def must_host(who: Who) -> None:
    """Refuse all but the host."""
    if not who.host:
        raise refusal("not-host")


def rules_of(opened: Opened) -> Rules[State]:
    """The rules by which this table was laid, though there be newer ones."""
    return find(opened.game, opened.version).rules


def must_have_waited(grace: int, away_ms: int | None) -> None:
    """Refuse to give a seat away before the table's grace is over."""
    if away_ms is not None and away_ms < 1000 * grace:
        raise refusal("grace", seconds=str(grace), left=str(-(-(1000 * grace - away_ms) // 1000)))


def must_allow_bots(opened: Opened) -> None:
    """Refuse a bot where people do what no bot can."""
    if rules_of(opened).needs_people(cast("Options", opened.options)):
        raise refusal("people-only")


def free_look(wanted: int | None, taken: list[int | None]) -> int | None:
    """The colour or figure that somebody wants, if there is such a one and nobody has it."""
    return wanted if wanted in range(LOOKS) and wanted not in taken else None


def known(strength: str) -> str:
    """A strength that there is."""
    if strength not in STRENGTHS:
        raise refusal("no-strength")
    return strength
