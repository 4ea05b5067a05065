"""People: what the host may do about them at any time, what each may do for themselves, and what everybody is told of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from paravent.core.errors import ParaventError
from paravent.server.app import App
from paravent.server.messages import wire
from paravent.server.storage.log import LogLine, Notebook
from paravent.server.storage.store import notebooks
from paravent.server.tables import entries
from paravent.server.tables.guestbook import Guestbook
from paravent.server.tables.loading import rebuilt
from paravent.server.tables.mailbox import Connected, Sent
from paravent.server.tables.people import reclaim
from paravent.server.tables.reports import MOST_REPORTS, REPORTING_MS
from paravent.server.tables.seating import Guest, Who, hashed
from paravent.server.tables.session import Effect, Session
from tests.server.client import Client, Made, Message, open_table
from tests.server.once import Device, Place, until
from tests.server.serving import serving
from tests.server.test_session import GUEST, HOST, WATCHER, opened, playing, refused, seated
from tests.server.test_trouble import Disk, dismissed, hold, troubled

KEY = "a-key-that-nobody-can-guess"
HOSTLY: list[wire.Command] = [
    wire.Mute("m", 2, muted=True),
    wire.Remove("r", 2),
    wire.Remove("b", 2, ban=True),
    wire.HandAnew("h", 2, KEY),
    wire.Arrange("t", talk=False),
    wire.Arrange("s", spectators=False),
]


def do(session: Session, who: Who, command: wire.Command, guestbook: Guestbook | None = None, now: int = 0) -> Effect:
    return session.receive(who, command, now, set(), guestbook)


def after(effect: Effect) -> Session:
    """The session that the log of three players and this leads to."""
    sitting = [entries.Seated(seat, f"P{seat}", hashed(str(seat)), f"w{seat}") for seat in range(3)]
    log = [opened("guru", 3), *sitting, *effect.entries]
    return rebuilt([LogLine(n, 0, entries.write(entry)) for n, entry in enumerate(log)])[0]


@pytest.mark.parametrize("command", HOSTLY, ids=lambda command: command.id)
@pytest.mark.parametrize("who", [GUEST, WATCHER])
def test_only_the_host_decides_about_people(who: Who, command: wire.Command) -> None:
    """In the lobby and in play a guest or a spectator is refused, and nothing has changed."""
    for session in (seated("guru", 3), playing("guru", 3)):
        assert refused(session, who, command) == "not-host"


@pytest.mark.parametrize("command", HOSTLY, ids=lambda command: command.id)
def test_what_is_decided_about_people_is_done_once_and_survives(command: wire.Command) -> None:
    """The same id takes effect once, and a session made of the log is the same."""
    session = seated("guru", 3)
    effect = do(session, HOST, command)
    assert len(effect.entries) == 1 and len(effect.notices) == 1
    assert do(session, HOST, command) == Effect()
    resumed = after(effect)
    assert (resumed.seating.chairs, resumed.seating.opened) == (session.seating.chairs, session.seating.opened)
    assert [notice.deed for notice in resumed.notices] == [notice.deed for notice in session.notices]
    assert do(resumed, HOST, command) == Effect()


@pytest.mark.parametrize("command", [wire.Mute("m", 0, muted=True), wire.Remove("r", 0), wire.HandAnew("h", 0, KEY)])
def test_nobody_shows_themselves_out(command: wire.Command) -> None:
    """The host's own seat is not the host's to mute, empty or hand on; nor is a seat without a player, or none at all."""
    assert refused(playing(), HOST, command) == "own-seat"
    assert refused(playing(), Who(None, host=True), command) == "own-seat"
    assert refused(playing(), HOST, wire.Remove("r", 7)) == "no-such-chair"


def test_who_is_muted_is_told_and_reaches_nobody() -> None:
    """Until the host lets them speak again; the others are heard as before, and everybody may know it."""
    session = playing("guru", 3)
    do(session, HOST, wire.Mute("m", 1, muted=True))
    assert refused(session, GUEST, wire.Say("s", "psst")) == "muted"
    assert do(session, HOST, wire.Say("s", "hello")).said is not None
    assert session.seating.info().seats[1].muted
    do(session, HOST, wire.Mute("u", 1, muted=False))
    assert do(session, GUEST, wire.Say("s", "psst")).said is not None
    assert [notice.deed for notice in session.notices] == ["muted", "unmuted"]


def test_neither_another_name_nor_sitting_down_anew_lets_the_muted_speak() -> None:
    """The same token stays muted under another name; the same device in another seat."""
    session = Session(opened("guru", 3))
    mine = session.seating.mark("device", "phone")
    session.apply(session.seating.join(Guest("Ada"), 1, "ada", device=mine), 0)
    do(session, HOST, wire.Mute("m", 1, muted=True))
    session.apply(session.seating.join(Guest("Eda"), None, "ada"), 0)
    assert session.seating.chairs[1].muted
    session.apply(entries.Freed(1), 0)
    session.apply(session.seating.join(Guest("Ida"), 2, "ida", device=mine), 0)
    session.apply(session.seating.join(Guest("Bob"), 1, "bob", device="another"), 0)
    assert [chair.muted for chair in session.seating.chairs] == [False, False, True]


def test_the_talk_is_closed_for_all() -> None:
    """For the host and the bots too, in the lobby and in play."""
    for session in (seated(), playing()):
        do(session, HOST, wire.Arrange("t", talk=False))
        assert [refused(session, who, wire.Say("s", "hm")) for who in (HOST, GUEST)] == ["talk-closed"] * 2
        with pytest.raises(ParaventError, match="closed the talk"):
            session.must_be_heard(1)
        do(session, HOST, wire.Arrange("o", talk=True))
        assert do(session, GUEST, wire.Say("s", "hm")).said is not None


def test_in_play_a_bot_takes_the_seat_with_all_that_it_knows() -> None:
    """View, history and open question are the seat's as before; its token opens nothing, and the name stays."""
    session = playing()
    assert session.table is not None
    before = session.view(1), session.events(1, 0), session.prompt(1)
    effect = do(session, HOST, wire.Remove("r", 1, "easy"))
    assert (session.view(1), session.events(1, 0), session.prompt(1)) == before
    chair = session.seating.info().seats[1]
    assert (chair.by, chair.name, chair.strength, effect.shown_out) == ("bot", "P1", "easy", (1, "removed"))
    with pytest.raises(ParaventError, match="belongs to nobody"):
        session.seating.who("1")


def test_in_the_lobby_the_seat_is_free_again() -> None:
    """Whoever was shown out may sit down again; whoever was banned may not."""
    session = seated()
    do(session, HOST, wire.Remove("r", 1))
    assert session.seating.info().seats[1].by == "nobody"
    session.apply(session.seating.join(Guest("Back"), None, "1"), 0)
    do(session, HOST, wire.Remove("b", 1, ban=True))
    with pytest.raises(ParaventError, match="banned"):
        session.seating.who("1")


def test_a_ban_is_of_device_and_address_unless_others_share_them() -> None:
    """The one who comes again is known; a flatmate, or the host at the same device, is not taken for them."""
    session, guestbook = playing("guru", 3), Guestbook()
    tokens = [chair.token for chair in session.seating.chairs]
    for token, marks in zip(tokens, (["house"], ["house", "phone"], ["cafe"]), strict=True):
        guestbook.came(token, marks, tokens)
    do(session, HOST, wire.Remove("b", 1, ban=True), guestbook)
    do(session, HOST, wire.Remove("c", 2, ban=True), guestbook)
    assert session.seating.opened.barred == (tokens[1], "phone", tokens[2], "cafe")


def test_a_handed_seat_is_whose_key_comes_first() -> None:
    """The old token is nobody's at once; the key works once; the seat stays as it was; all is told to everyone."""
    session = playing()
    view = session.view(1)
    effect = do(session, HOST, wire.HandAnew("h", 1, KEY))
    assert (effect.shown_out, session.seating.info().seats[1].handed) == ((1, "handed-on"), True)
    for dead in ("1", KEY):
        with pytest.raises(ParaventError, match="belongs to nobody"):
            session.seating.who(dead)
    session.apply(reclaim(session.seating, KEY, "new", "i", ""), 0)
    assert session.seating.who("new") == Who(1, host=False)
    assert (session.view(1), session.seating.info().seats[1].handed) == (view, False)
    with pytest.raises(ParaventError, match="used up"):
        reclaim(session.seating, KEY, "other", "i", "")
    assert [notice.deed for notice in session.notices] == ["handed", "claimed"]


def test_a_seat_is_given_away_only_after_the_grace() -> None:
    """Which the table states, and which stays as it was when the game began; my own seat I may give away at once."""
    session = seated()
    do(session, HOST, wire.Arrange("g", grace_seconds=30))
    assert session.seating.info().grace_seconds == 30
    session.apply(entries.Started(), 0)
    assert refused(session, HOST, wire.Arrange("g2", grace_seconds=0)) == "not-open"
    guestbook = Guestbook(left={1: 1000})
    with pytest.raises(ParaventError) as error:
        do(session, HOST, wire.Hold("h", 1), guestbook, 30_999)
    assert (error.value.code, error.value.details) == ("grace", {"seconds": "30", "left": "1"})
    assert [notice.deed for notice in do(session, HOST, wire.Hold("h", 1), guestbook, 31_000).notices] == ["held"]
    own = playing()
    assert do(own, GUEST, wire.Hold("h", 1), Guestbook(left={1: 0}), 0).notices == []


def test_a_guestbook_counts_from_when_somebody_left() -> None:
    """Not from when they were last looked for; whoever is back is not away."""
    book = Guestbook()
    book.count({0}, 3, 10)
    book.count({0}, 3, 20)
    assert book.left == {1: 10, 2: 10}
    book.count({0, 1}, 3, 30)
    book.count({0}, 3, 40)
    assert book.left == {1: 40, 2: 10}


def test_nobody_watches_a_game_that_the_host_has_closed() -> None:
    """Those who watch are shown out, new ones refused; before the start whoever may still sit down comes in."""
    session = Session(opened())
    session.apply(session.seating.join(Guest("Ada"), None, "0"), 0)
    assert do(session, HOST, wire.Arrange("s", spectators=False)).watchers_out
    session.seating.must_admit_watchers()
    session.apply(session.seating.join(Guest("Bob"), None, "1"), 0)
    with pytest.raises(ParaventError, match="lets nobody watch"):
        session.seating.must_admit_watchers()
    assert session.apply(entries.Started(), 0).watchers_out


def test_the_host_alone_is_told_of_a_report() -> None:
    """With the line as it was said; three in ten minutes, and never of what nobody said."""
    session = playing("guru", 3)
    do(session, Who(2, host=False), wire.Say("s", "you fool"), now=500)
    report = wire.Report("r", 2, 500, "he insults me")
    effect = do(session, GUEST, report, now=600)
    told = wire.Reported(1, 2, "he insults me", "you fool", 600)
    assert (effect.reported, effect.lobby, effect.notices) == (told, False, [])
    assert do(session, GUEST, report, now=600) == Effect()
    assert session.welcome(HOST, None, [], Notebook(), 0).reports == [told]
    assert all(session.welcome(who, None, [], Notebook(), 0).reports == [] for who in (GUEST, WATCHER))
    assert refused(session, GUEST, wire.Report("x", 2, 501)) == "no-line"
    assert refused(session, GUEST, wire.Report("x", 1)) == "own-seat"
    assert refused(session, WATCHER, wire.Report("x", 1)) == "no-seat"
    for n in range(1, MOST_REPORTS):
        do(session, GUEST, wire.Report(f"r{n}", 2), now=700)
    with pytest.raises(ParaventError, match="too many reports"):
        do(session, GUEST, wire.Report("last", 2), now=800)
    assert do(session, GUEST, wire.Report("last", 2), now=700 + REPORTING_MS).reported is not None


# With a server, on a store that can be lost


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    made = Place(tmp_path / "log.db")
    yield made
    made.close()


def laid(place: Place, *, start: bool = True) -> str:
    """Three players at a table of Guru, on their devices: `host`, `p1`, `p2`; each is their own token."""
    table = place.run(place.registry.create("guru", 3, {}, "", {}, None, "host")).id
    for seat, token in enumerate(("host", "p1", "p2")):
        assert place.join(table, f"Player {seat}", token, f"join {token}") == seat
        place.device(table, token)
    if start:
        assert place.send(table, "host", wire.Start("start")) == "accepted"
    return table


@pytest.mark.parametrize("fate", ["lost", "unreported"])
@pytest.mark.parametrize("command", HOSTLY, ids=lambda command: command.id)
def test_a_killed_server_has_done_it_once_or_not_at_all(place: Place, command: wire.Command, fate: str) -> None:
    """`kill -9` before and after it is stored; the host's browser says it again and it is so, once."""
    table = laid(place)
    assert place.send(table, "host", command, fate) is None
    assert place.look(table, lambda session: len(session.notices)) == (0 if fate == "lost" else 1)
    assert [place.send(table, "host", command) for _ in range(2)] == ["accepted"] * 2
    place.kill()
    assert place.send(table, "host", command) == "accepted"
    assert place.look(table, lambda session: len(session.notices)) == 1


def come(place: Place, table: str, token: str | None, *, device: str = "", address: str = "") -> Device:
    """Somebody's browser, with what it is told first."""
    made = Device(token or "")
    made.subscriber.token, made.subscriber.device, made.subscriber.address = token, device, address
    place.run(place.registry.post(table, Connected(made.subscriber, None)))
    place.run(until(lambda: bool(made.told)))
    return made


@pytest.mark.parametrize("command", [wire.Remove("r", 1), wire.Remove("b", 1, ban=True), wire.HandAnew("h", 1, KEY)])
def test_who_is_closed_out_is_told_goodbye_and_nothing_more(place: Place, command: wire.Command) -> None:
    """Not a byte after it, however the game goes on; and what that browser still sends is a stranger's."""
    table = laid(place)
    former = place.device(table, "p1")
    former.told.clear()
    place.send(table, "host", command)
    place.send(table, "host", wire.Say("after", "who is next?"))
    assert [message["type"] for message in former.told] == ["goodbye"]
    assert former.told[0]["again"] is False
    place.run(place.registry.post(table, Sent(former.subscriber, wire.Say("still", "me"))))
    place.run(until(lambda: former.outcome("still") is not None))
    assert former.outcome("still") == "no-seat"


def test_a_banned_reader_gets_no_view(place: Place) -> None:
    """By token, device or address: neither to watch nor to sit down; a stranger from elsewhere may watch."""
    table = laid(place, start=False)
    come(place, table, "p1", device="phone", address="192.0.2.7")
    window = come(place, table, None, device="phone", address="192.0.2.7")
    place.send(table, "host", wire.Remove("b", 1, ban=True))
    assert (window.told[-1]["type"], window.told[-1]["code"]) == ("goodbye", "banned")
    for known in ({"token": "p1"}, {"token": None, "device": "phone"}, {"token": None, "address": "192.0.2.7"}):
        told = come(place, table, **known).told
        assert [(message["type"], message["code"]) for message in told] == [("goodbye", "banned")]
    for device, address in (("phone", ""), ("", "192.0.2.7")):
        with pytest.raises(ParaventError, match="banned"):
            place.run(place.registry.join(table, Guest("Again"), None, "new", "i", device=device, address=address))
    assert come(place, table, None, device="tablet", address="192.0.2.8").told[0]["type"] == "welcome"
    place.kill()
    assert come(place, table, None, device="phone").told[0]["code"] == "banned"


def test_who_watches_is_shown_out_with_a_sentence(place: Place) -> None:
    """And new ones are refused with the same; players and the host stay."""
    table = laid(place)
    watcher = come(place, table, None)
    place.send(table, "host", wire.Arrange("s", spectators=False))
    assert (watcher.told[-1]["type"], watcher.told[-1]["sentence"]) == ("goodbye", "The host lets nobody watch this table.")
    assert come(place, table, None).told[0]["code"] == "no-spectators"
    assert come(place, table, "p1").told[0]["type"] == "welcome"


def test_a_removed_players_notes_are_nobodys(place: Place) -> None:
    """Whoever is handed the seat later reads nothing of them; a seat that is handed anew keeps its player's."""
    table = laid(place)
    for token in ("p1", "p2"):
        place.send(table, token, wire.Note("n", f"secret of {token}"))
    place.send(table, "host", wire.Remove("r", 1))
    place.send(table, "host", wire.HandAnew("h", 2, KEY))
    seat = place.run(place.registry.reclaim(table, KEY, "new", "claim"))
    assert place.run(place.registry.reclaim(table, KEY, "new", "claim")) == seat == 2
    assert come(place, table, "new").told[0]["notebook"] == "secret of p2"
    with pytest.raises(ParaventError, match="used up"):
        place.run(place.registry.reclaim(table, KEY, "other", "another"))
    place.kill()
    assert place.run(place.registry.reclaim(table, KEY, "new", "claim")) == 2
    assert "secret of p1" not in json.dumps(place.run(notes(place, table)))


async def notes(place: Place, table: str) -> list[str]:
    return [each.text for each in (await notebooks(place.store, table)).values()]


def test_a_report_reaches_the_hosts_devices_and_no_other(place: Place) -> None:
    """Not a byte to anybody else, the one it is about least of all; the reporter is told that it was heard."""
    table = laid(place)
    for token in ("host", "p2"):
        place.device(table, token).told.clear()
    assert place.send(table, "p1", wire.Report("r", 2, None, "he peeks")) == "accepted"
    assert [message["type"] for message in place.device(table, "host").told] == ["reported"]
    assert place.device(table, "p2").told == []


def test_a_ban_holds_at_the_rematch(place: Place) -> None:
    """What the host has said about people is of the company, not of one game."""
    table = laid(place, start=False)
    come(place, table, "p1", device="phone")
    place.send(table, "host", wire.Remove("b", 1, ban=True))
    place.send(table, "host", wire.Arrange("t", talk=False))
    session = place.run(place.registry.ask(table, lambda session: session))
    rematch = place.run(place.registry.rematch(session, "host"))
    assert come(place, rematch, None, device="phone").told[0]["code"] == "banned"
    assert not place.look(rematch, lambda session: session.seating.info().talk)


# Over real sockets


async def goodbye(client: Client) -> Message:
    """The last thing that a client is told, and then the door is closed for good."""
    told = await client.until("goodbye")
    with pytest.raises(ConnectionClosed) as closed:
        await client.next()
    assert (told["again"], closed.value.rcvd and closed.value.rcvd.code) == (False, 1008)
    return told


async def an_evening(made: Made) -> None:
    """The host mutes one, hands their seat anew, bans another and lets nobody watch."""
    host, bob, eve, watcher = made.client(0), made.client(1), made.client(2), made.client(None)
    for client, device in ((host, "h"), (bob, "b"), (eve, "e"), (watcher, "w")):
        client.device = device
        await client.come()
    await host.command("start")
    await host.command("mute", seat=1, muted=True)
    assert (await bob.command("say", text="psst"))["code"] == "muted"
    assert (await bob.command("mute", seat=2, muted=True))["code"] == "not-host"
    assert (await eve.command("report", seat=1, text="he whispers"))["type"] == "accepted"
    assert (await host.until("reported"))["text"] == "he whispers"
    await host.command("hand-anew", seat=1, key=KEY)
    assert (await goodbye(bob))["code"] == "handed-on"
    assert (await eve.until("noticed", where=lambda told: told["deed"] == "handed"))["name"] == "Player 1"
    async with httpx.AsyncClient(base_url=made.url, timeout=30) as http:
        claiming = {"key": KEY, "word": "a word that nobody guesses", "device": "b2"}
        claims = [await http.post(f"/api/tables/{made.id}/reclaim", json=claiming) for _ in range(2)]
        assert claims[0].json() == claims[1].json() and claims[0].json()["seat"] == 1
        assert (await http.post(f"/api/tables/{made.id}/reclaim", json={"key": KEY})).json()["code"] == "no-key"
        back = Client(made.url, made.id, claims[0].json()["token"])
        assert (await back.come())["seat"] == 1
        await host.command("remove", seat=2, ban=True)
        assert (await goodbye(eve))["code"] == "banned"
        headers = {"Authorization": f"Bearer {made.tokens[2]}"}
        assert (await http.get(f"/api/tables/{made.id}/seat", headers=headers)).status_code == 403
    await host.command("arrange", spectators=False)
    assert (await goodbye(watcher))["code"] == "no-spectators"
    for token, device, code in ((made.tokens[2], "", "banned"), (None, "e", "banned"), (None, "x", "no-spectators")):
        stranger = Client(made.url, made.id, token, device=device)
        with pytest.raises(ConnectionClosed):
            await stranger.come()
        assert [json.loads(text)["code"] for text in stranger.received] == [code]
    assert not any("whispers" in text for client in (bob, eve, watcher, back) for text in client.received)
    for client in (host, back):
        await client.leave()


def test_over_sockets_who_must_go_goes_and_who_is_handed_a_seat_has_it(tmp_path: Path) -> None:
    """Goodbyes close with 1008; a claim that is sent twice gives the same token; a report reaches the host alone."""
    with serving(tmp_path / "log.db") as url:
        asyncio.run(asyncio.wait_for(an_evening(open_table(url, "guru", 3)), 120))


def test_who_is_shown_out_by_what_cannot_be_kept_comes_back(tmp_path: Path) -> None:
    """The disk is full when the host's word is to be stored: nobody is left without an answer, and the seat is theirs."""

    async def work(app: App, made: Made, disk: Disk) -> None:
        players = [made.client(0), made.client(1)]
        for player in players:
            await player.come()
        await hold(app, disk, players[0].send({"type": "remove", "id": "r", "seat": 1, "ban": True}))
        disk.release(full_from=disk.lines())
        await dismissed(*players)
        disk.empty()
        again = made.client(1)
        assert (await again.come())["seat"] == 1
        await again.leave()

    troubled(tmp_path, work)
