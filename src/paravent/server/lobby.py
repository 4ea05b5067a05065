"""Who sits where, and what the host may do. Pure state: `decide` functions refuse or give an entry, `apply` follows entries."""

from __future__ import annotations

import secrets
import unicodedata
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, final

from paravent.bots.named import NAMES as STRENGTHS
from paravent.core.rules import Seat
from paravent.server import deal, wire
from paravent.server.entries import BotSeated, Entry, Followed, Freed, Held, Opened, Seated, Started, Status
from paravent.server.refusal import refusal

LONGEST_NAME: Final = 24


def new_token() -> str:
    """A token that nobody can guess; only its hash is kept."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What is stored of a token."""
    return sha256(token.encode()).hexdigest()


def visible(text: str) -> str:
    """The text on one line, without control and formatting characters."""
    kept = "".join(" " if unicodedata.category(sign) in {"Cc", "Zl", "Zp"} else sign for sign in text)
    return " ".join("".join(sign for sign in kept if unicodedata.category(sign) not in {"Cf", "Cs", "Co"}).split())


@final
@dataclass(frozen=True)
class Who:
    """A connected reader: at a seat or none, the host or not."""

    seat: Seat | None
    host: bool


@final
@dataclass
class Chair:
    """A seat. `strength` is the bot's that plays it now; with a `token` it is a player's, whom the bot stands in for."""

    name: str = ""
    token: str = ""
    strength: str | None = None
    contribution: str = ""

    def info(self, host: str) -> wire.SeatInfo:
        """The seat as everybody may know it."""
        by: wire.Sitter = "person" if self.token else "bot" if self.strength else "nobody"
        held = bool(self.token) and self.strength is not None
        return wire.SeatInfo(
            by, self.name, self.strength, held, host=bool(self.token) and self.token == host, contribution=self.contribution
        )  # fmt: skip


@final
class Lobby:
    """The seats of a table and its standing, from its log."""

    def __init__(self, opened: Opened) -> None:
        self.opened: Final = opened
        self.chairs: Final = [Chair() for _ in range(opened.players)]
        self.status: Status = "open"
        self.rematch: str | None = None

    # What everybody may know

    def info(self) -> wire.TableInfo:
        """The table as everybody may know it."""
        o = self.opened
        seats = [chair.info(o.host) for chair in self.chairs]
        sealed = deal.commitment(o.secret, o.salt)
        return wire.TableInfo(
            o.id, o.name, o.game, o.version, o.options, self.status, seats, sealed, o.answer_seconds, self.rematch
        )

    def names(self) -> list[str]:
        """What the players are called, by seat."""
        return [chair.name for chair in self.chairs]

    def seed(self) -> str:
        """The seed of the deal, with every seat's word."""
        return deal.seed(self.opened.secret, self.opened.salt, [chair.contribution for chair in self.chairs])

    def who(self, token: str | None) -> Who:
        """Whom a token brings back; raises a refusal for a token of nobody here."""
        if token is None:
            return Who(None, host=False)
        mark = hashed(token)
        for seat, chair in enumerate(self.chairs):
            if chair.token == mark:
                return Who(seat, host=mark == self.opened.host)
        if mark == self.opened.host:
            return Who(None, host=True)
        raise refusal("foreign-token")

    @property
    def has_bots(self) -> bool:
        """Whether a bot plays any seat now."""
        return any(chair.strength is not None for chair in self.chairs)

    def by_bot(self, seat: Seat) -> bool:
        """Whether a bot plays this seat now."""
        return self.chairs[seat].strength is not None

    # What may be done

    def join(self, name: str, contribution: str, wanted: Seat | None, token: str) -> Seated:
        """A player takes a seat, the first free one unless another is wanted."""
        self._must_be_open()
        if any(chair.token == hashed(token) for chair in self.chairs):
            raise refusal("seated")
        shown = visible(name)
        if not 1 <= len(shown) <= LONGEST_NAME:
            raise refusal("bad-name")
        if contribution and not deal.WORD.fullmatch(contribution):
            raise refusal("bad-word")
        seat = self._free_seat() if wanted is None else wanted
        self._must_be_free(seat)
        return Seated(seat, shown, hashed(token), contribution)

    def add_bot(self, who: Who, seat: Seat, strength: str) -> BotSeated:
        """The host puts a bot on an empty seat."""
        must_host(who)
        self._must_be_open()
        self._must_be_free(seat)
        return BotSeated(seat, known(strength))

    def free(self, who: Who, seat: Seat) -> Freed:
        """The host empties a seat; a player may leave their own."""
        if who.seat != seat:
            must_host(who)
        self._must_be_open()
        if not self._chair(seat).name:
            raise refusal("seat-empty")
        return Freed(seat)

    def start(self, who: Who) -> Started:
        """The host starts, when every seat is taken."""
        must_host(who)
        self._must_be_open()
        if any(not chair.name for chair in self.chairs):
            raise refusal("seats-open")
        return Started()

    def hold(self, who: Who, seat: Seat, strength: str, present: set[Seat]) -> Held:
        """A bot holds my seat, or, if the host says so, the seat of one who is away."""
        chair = self._chair(seat)
        if who.seat != seat:
            must_host(who)
            if seat in present:
                raise refusal("present")
        if self.status != "playing":
            raise refusal("not-playing")
        if not chair.token:
            raise refusal("seat-taken")
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
        if self.status != "over":
            raise refusal("not-over")

    # What has been done

    def apply(self, entry: Entry) -> None:
        """Follow an entry of the log."""
        match entry:
            case Seated(seat, name, token, contribution):
                self.chairs[seat] = Chair(name, token, None, contribution)
            case BotSeated(seat, strength):
                self.chairs[seat] = Chair(f"Bot {seat + 1}", "", strength)
            case Freed(seat):
                self.chairs[seat] = Chair()
            case Held(seat, held_by):
                self.chairs[seat].strength = held_by
            case Started():
                self.status = "playing"
            case Followed(table):
                self.rematch = table

    def _chair(self, seat: Seat) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise refusal("no-such-chair")
        return self.chairs[seat]

    def _free_seat(self) -> Seat:
        for seat, chair in enumerate(self.chairs):
            if not chair.name:
                return seat
        raise refusal("table-full")

    def _must_be_free(self, seat: Seat) -> None:
        if self._chair(seat).name:
            raise refusal("seat-taken")

    def _must_be_open(self) -> None:
        if self.status != "open":
            raise refusal("not-open")


def must_host(who: Who) -> None:
    """Refuse all but the host."""
    if not who.host:
        raise refusal("not-host")


def known(strength: str) -> str:
    """A strength that there is."""
    if strength not in STRENGTHS:
        raise refusal("no-strength")
    return strength
