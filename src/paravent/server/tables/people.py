"""What the host may do about people, at any time: `decide` refuses or gives an entry, `follow` does what it says.

A ban is of the player's token, of the word that their device keeps for this table, and of the address from which they came
unless another player came from there too. Whoever empties the browser's storage and comes from elsewhere is not known again.
"""

from __future__ import annotations

from typing import Final, assert_never

from msgspec.structs import replace

from paravent.core.rules import Seat
from paravent.server.messages import wire
from paravent.server.messages.refusal import refusal
from paravent.server.tables.entries import Arranged, Handed, Muted, OfHost, OfPeople, Reclaimed, Removed
from paravent.server.tables.guestbook import Guestbook
from paravent.server.tables.seating import KEYED, Chair, Seating, Who, hashed, known, must_allow_bots, must_host

HostCommand = wire.Mute | wire.Remove | wire.HandAnew | wire.Arrange
NO_MARK: Final = ""


def decide(seating: Seating, who: Who, command: HostCommand, guestbook: Guestbook) -> OfHost:
    """What the host wants done about somebody. What is so already is an entry too: else, sent again, it might be done later."""
    must_host(who)
    match command:
        case wire.Mute(_, seat, muted):
            return _mute(seating, who, seat, muted=muted)
        case wire.Remove():
            return _remove(seating, who, command, guestbook)
        case wire.HandAnew(_, seat, key):
            return _hand(seating, who, seat, key)
        case wire.Arrange():
            return _arrange(seating, command)
        case _:
            assert_never(command)


def _mute(seating: Seating, who: Who, seat: Seat, *, muted: bool) -> Muted:
    """A bot may be muted too."""
    chair = _another(seating, who, seat)
    if not chair.name:
        raise refusal("seat-empty")
    return Muted(seat, muted)


def _remove(seating: Seating, who: Who, command: wire.Remove, guestbook: Guestbook) -> Removed:
    chair = _player(seating, who, command.seat)
    _must_not_be_dealing(seating)
    marks = _marks(seating, chair, guestbook) if command.ban else ()
    if seating.status == "open":
        return Removed(command.seat, None, marks)
    if seating.status == "playing":
        must_allow_bots(seating.opened)
    return Removed(command.seat, known(command.strength), marks)


def _marks(seating: Seating, chair: Chair, guestbook: Guestbook) -> tuple[str, ...]:
    """By what a player is known again; nothing that another player here, or the host, would be taken for."""
    others = guestbook.marks_beside(chair.token) | {each.device for each in seating.chairs if each is not chair}
    found = {chair.device, *guestbook.marks_of(chair.token)} - others - {NO_MARK}
    return chair.token, *sorted(found)


def _hand(seating: Seating, who: Who, seat: Seat, key: str) -> Handed:
    _player(seating, who, seat)
    _must_not_be_dealing(seating)
    if seating.status == "over":
        raise refusal("not-playing")
    return Handed(seat, hashed(key))


def _arrange(seating: Seating, command: wire.Arrange) -> Arranged:
    """The grace is what players have sat down to: it stays when the game has begun."""
    o = seating.opened
    talk = o.talk if command.talk is None else command.talk
    spectators = o.spectators if command.spectators is None else command.spectators
    grace = o.grace if command.grace_seconds is None else command.grace_seconds
    if grace != o.grace and seating.status != "open":
        raise refusal("not-open")
    return Arranged(talk, spectators, grace)


def reclaim(seating: Seating, key: str, token: str, id: str, device: str) -> Reclaimed:
    """Whoever brings the key first has the seat, as it is."""
    wanted = KEYED + hashed(key)
    for seat, chair in enumerate(seating.chairs):
        if chair.token == wanted:
            return Reclaimed(seat, hashed(token), id, device)
    raise refusal("no-key")


def _must_not_be_dealing(seating: Seating) -> None:
    """While words are opened nobody's seat changes hands: whoever could choose between two deals must not."""
    if seating.dealing:
        raise refusal("dealing")


def _another(seating: Seating, who: Who, seat: Seat) -> Chair:
    chair = seating.chair(seat)
    if seat == who.seat or chair.token == seating.opened.host:
        raise refusal("own-seat")
    return chair


def _player(seating: Seating, who: Who, seat: Seat) -> Chair:
    chair = _another(seating, who, seat)
    if not chair.token:
        raise refusal("no-player")
    return chair


# What has been done


def follow(seating: Seating, entry: OfPeople) -> None:
    """Follow an entry of the log."""
    chairs, o = seating.chairs, seating.opened
    match entry:
        case Muted(seat, muted):
            chairs[seat].muted = muted
            others = tuple(mark for mark in o.hushed if mark != chairs[seat].device)
            seating.opened = replace(o, hushed=(*others, chairs[seat].device) if muted and chairs[seat].device else others)
        case Removed(seat, strength, marks):
            seating.opened = replace(o, barred=(*o.barred, *marks))
            _empty(seating, seat, strength)
        case Handed(seat, key):
            chairs[seat].token, chairs[seat].device, chairs[seat].ready = KEYED + key, "", False
            if seating.status == "open":
                chairs[seat].promise = ""  # the word is on the device that is lost
        case Reclaimed(seat, token, device=device):
            chairs[seat].token, chairs[seat].device, chairs[seat].strength = token, device, None
        case Arranged(talk, spectators, grace):
            seating.opened = replace(o, talk=talk, spectators=spectators, grace=grace)
        case _:
            assert_never(entry)


def _empty(seating: Seating, seat: Seat, strength: str | None) -> None:
    """The bot keeps the name: what was said and done at this seat stands under it."""
    chair = seating.chairs[seat]
    if strength is None:
        seating.chairs[seat] = Chair()
    else:
        chair.token, chair.device, chair.strength = "", "", strength


def noticed(seating: Seating, entry: OfPeople, at: int) -> list[wire.Noticed]:
    """What everybody is told of it; asked before it is done, while the player still has a name."""
    match entry:
        case Muted(seat, muted):
            return [] if seating.chairs[seat].muted == muted else [about(seating, "muted" if muted else "unmuted", seat, at)]
        case Removed(seat, _, marks):
            return [about(seating, "banned" if marks else "removed", seat, at)]
        case Handed(seat):
            return [about(seating, "handed", seat, at)]
        case Reclaimed(seat):
            return [about(seating, "claimed", seat, at)]
        case Arranged(talk, spectators):
            return _rearranged(seating, at, talk=talk, spectators=spectators)
        case _:
            assert_never(entry)


def _rearranged(seating: Seating, at: int, *, talk: bool, spectators: bool) -> list[wire.Noticed]:
    told: list[wire.Noticed] = []
    if talk != seating.opened.talk:
        told.append(wire.Noticed("talk-open" if talk else "talk-closed", None, "", at))
    if spectators != seating.opened.spectators:
        told.append(wire.Noticed("spectators-in" if spectators else "spectators-out", None, "", at))
    return told


def about(seating: Seating, deed: wire.Deed, seat: Seat, at: int) -> wire.Noticed:
    """A notice about somebody."""
    return wire.Noticed(deed, seat, seating.chairs[seat].name, at)
