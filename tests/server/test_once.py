"""Exactly once, for everything: whatever is lost, repeated, late, or cut short by `kill -9`, it is done once or not at all."""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from unittest.mock import patch

import httpx
import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from paravent.server.messages import wire
from paravent.server.storage.log import Notebook
from paravent.server.storage.store import notebooks, open_tables
from paravent.server.tables import done
from paravent.server.tables.seating import Guest, hashed
from paravent.server.tables.session import Session
from tests.sealed import SEALED
from tests.server.client import Made, open_table
from tests.server.once import Place
from tests.server.serving import Process

SEATS = 3
EXAMPLES = int(os.environ.get("PARAVENT_EXAMPLES", "8"))  # 400 take some ten minutes


@pytest.fixture(autouse=True)
def _game() -> Iterator[None]:
    with SEALED.registered():
        yield


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    made = Place(tmp_path / "log.db")
    yield made
    made.close()


def laid(place: Place, *, players: int = SEATS) -> str:
    """A table with this many players: `host`, `p1`, `p2`; each is their own token."""
    table = place.run(place.registry.create("sealed", SEATS, {}, "", {}, None, "host")).id
    for seat, token in enumerate(TOKENS[:players]):
        assert place.join(table, f"Player {seat}", token, f"join {token}") == seat
    return table


TOKENS = ["host", "p1", "p2"]


def test_a_resent_older_note_does_not_overwrite_a_newer_one(place: Place) -> None:
    """Neither one that was done before, nor one that was lost and comes late; now and after `kill -9`."""
    table = laid(place)
    old, new, late = wire.Note("a", "old", 0), wire.Note("b", "new", 1), wire.Note("c", "late", 0)
    assert [place.send(table, "host", note) for note in (old, new, old, late)] == ["accepted"] * 3 + ["stale-note"]
    place.kill()
    assert [place.send(table, "host", note) for note in (old, new, late)] == ["accepted"] * 2 + ["stale-note"]
    assert place.run(notebooks(place.store, table))[0] == Notebook("new", 2, ("a", "b"))


def test_the_other_device_is_shown_what_was_noted() -> None:
    """And so is one that wrote over what it had not seen; nobody else is told anything."""

    async def work(made: Made) -> None:
        phone, laptop, other = made.client(0), made.client(0), made.client(1)
        for client in (phone, laptop, other):
            await client.come()
        assert (await phone.command("note", text="she bluffs", after=0))["type"] == "accepted"
        told = await laptop.until("noted")
        assert (told["text"], told["revision"]) == ("she bluffs", 1)
        laptop.ids = 100
        assert (await laptop.command("note", text="he bluffs", after=0))["code"] == "stale-note"
        assert (await laptop.command("note", text="both bluff", after=1))["type"] == "accepted"
        assert (await phone.until("noted", where=lambda message: message["revision"] == 2))["text"] == "both bluff"
        await other.command("ready", ready=True)
        assert not any("bluff" in text for text in other.received)
        for client in (phone, laptop, other):
            await client.leave()

    with tempfile.TemporaryDirectory() as folder:
        server = Process(Path(folder) / "log.db")
        try:
            asyncio.run(asyncio.wait_for(work(open_table(server.url, "guru", 2)), 60))
        finally:
            server.stop()


def test_nobody_elses_traffic_makes_my_message_be_forgotten(place: Place) -> None:
    """However much is said meanwhile, what I say again is not said twice."""
    table = laid(place)
    mine = wire.Say("mine", "only once")
    place.send(table, "p1", mine)
    for n in range(done.KEPT_IDS + 1):
        place.send(table, "p2", wire.Say(f"s{n}", "and on"))
    assert place.send(table, "p1", mine) == "accepted"
    chat = place.look(table, lambda session: [said.seat for said in session.chat])
    assert 1 not in chat[-2:] and chat.count(2) + chat.count(1) == len(chat)


def test_another_player_at_my_seat_is_not_taken_for_me(place: Place) -> None:
    """Ids are a player's, not a seat's: the next one's first message is not mistaken for the last one's."""
    table = laid(place)
    assert place.send(table, "p1", wire.Ready("c1", ready=True)) == "accepted"
    assert place.send(table, "host", wire.FreeSeat("c1", 1)) == "accepted"
    assert place.join(table, "Next", "next", "join next") == 1
    assert place.send(table, "next", wire.Ready("c1", ready=True)) == "accepted"
    assert place.look(table, lambda session: session.seating.chairs[1].ready)


@pytest.mark.parametrize("fate", ["lost", "unreported"])
def test_a_command_of_the_lobby_that_a_killed_server_heard_is_done_once(place: Place, fate: str) -> None:
    """The host frees a seat and the server dies; somebody else has sat down when the host's browser says it again."""
    table = laid(place)
    free = wire.FreeSeat("free", 2)
    assert place.send(table, "host", free, fate) is None
    if fate == "lost":
        assert place.send(table, "host", free) == "accepted"
    assert place.join(table, "Next", "next", "join next") == 2
    assert place.send(table, "host", free) == "accepted"
    assert place.look(table, lambda session: session.seating.names()[2]) == "Next"


def test_joining_again_with_the_same_word_gives_the_same_seat(tmp_path: Path) -> None:
    """A lost reply leaves no orphan, before and after the start and `kill -9`; nor does a lost reply to opening the table."""
    server = Process(tmp_path / "log.db")
    try:
        with httpx.Client(base_url=server.url, timeout=20) as http:
            laying = {"game": "guru", "seats": 2, "word": "a table that I thought of"}
            tables = [http.post("/api/tables", json=laying).json() for _ in range(2)]
            assert tables[0] == tables[1]
            id, host = tables[0]["table"]["id"], tables[0]["token"]
            sitting = {"name": "Ada", "word": "a seat that I thought of"}
            first = http.post(f"/api/tables/{id}/join", json=sitting).json()
            assert http.post(f"/api/tables/{id}/join", json=sitting).json() == first
            bob = http.post(f"/api/tables/{id}/join", json={"name": "Bob", "token": host}).json()
            assert {first["seat"], bob["seat"]} == {0, 1}
            server.kill()
            server.start()
            asyncio.run(asyncio.wait_for(start(Made(server.url, id, host, [first["token"], host], {})), 20))
            assert http.post(f"/api/tables/{id}/join", json=sitting).json() == first
            assert http.post("/api/tables", json=laying).json()["token"] == host
    finally:
        server.stop()


async def start(made: Made) -> None:
    client = made.client(1)
    await client.come()
    assert (await client.command("start"))["type"] == "accepted"
    await client.leave()


def test_who_was_asked_to_leave_does_not_come_back_by_a_late_message(place: Place) -> None:
    """The word opened the seat once; it is not the word's any more."""
    table = laid(place)
    place.send(table, "host", wire.FreeSeat("free", 1))
    assert place.join(table, "Player 1", "p1", "join p1") == "no-seat"
    assert place.join(table, "Player 1", "p1", "join once more") == 1


def test_a_table_has_one_rematch_though_the_server_is_killed_between_its_two_lines(place: Place) -> None:
    """The new table is written, the old one has not learned of it: who offers again offers the same."""
    table = laid(place)
    place.send(table, "host", wire.Start("start"))
    for round in "12":
        for token in TOKENS:
            assert place.send(table, token, wire.Answer(f"{token} {round}", round, "vote 0")) == "accepted"
    before = place.run(open_tables(place.store))
    for fate in ("unreported", "unreported", ""):
        place.send(table, "host", wire.Rematch("again"), fate)
    assert place.send(table, "host", wire.Rematch("once more")) == "accepted"
    opened = set(place.run(open_tables(place.store))) - set(before)
    assert opened == {place.look(table, lambda session: session.seating.rematch)}


def test_whoever_comes_as_a_table_is_being_forgotten_is_served(place: Place) -> None:
    """At every step of its way out of memory, which it goes as soon as nothing is on its way to the store."""
    table = laid(place, players=0)

    async def come(turns: int) -> int:
        seat = await place.registry.join(table, Guest(f"Ada {turns}"), None, "host")
        for _ in range(turns):
            await asyncio.sleep(0)
        await place.registry.ask(table, lambda session: session.version)
        return seat

    assert [place.run(come(turns)) for turns in range(12)] == [0] * 12


# All commands at once, against a model


@dataclass
class Model:
    """The table as it must be, by what was granted. It knows no rules: only what each grant changes."""

    seats: dict[int, str] = field(default_factory=dict)  # who sits where: a token, or `bot`
    ready: set[int] = field(default_factory=set)
    held: set[int] = field(default_factory=set)
    said: list[str] = field(default_factory=list)
    notes: dict[int, tuple[str, int]] = field(default_factory=dict)
    seconds: int | None = None
    playing: bool = False
    rematch: bool = False
    rang: bool = False
    votes: int = 0  # that are settled
    sealed: dict[int, str] = field(default_factory=dict)
    muted: set[int] = field(default_factory=set)
    talk: bool = True
    reports: int = 0

    def grant(self, seat: int | None, command: wire.Command) -> None:
        """Follow a command that took effect."""
        match command:
            case wire.Say(text=text):
                self.said.append(text)
            case wire.Note(text=text) if seat is not None:
                self.notes[seat] = (text, self.notes.get(seat, ("", 0))[1] + 1)
            case wire.Ready(ready=ready) if seat is not None:
                (self.ready.add if ready else self.ready.discard)(seat)
            case wire.AddBot(seat=where):
                self.seats[where] = "bot"
                self.muted.discard(where)
            case wire.FreeSeat(seat=where):
                del self.seats[where]
                self.ready.discard(where)
                self.muted.discard(where)
            case wire.SetUp(answer_seconds=seconds):
                self.seconds = seconds
                self.ready.clear()
            case wire.Start():
                self.playing = True
            case wire.Hold(seat=where):
                self.held.add(where)
            case wire.TakeBack() if seat is not None:
                self.held.discard(seat)
            case wire.Interject():
                self.rang = True
            case wire.Mute(seat=where, muted=muted):
                (self.muted.add if muted else self.muted.discard)(where)
            case wire.Arrange(talk=talk):
                self.talk = bool(talk)
            case wire.Report():
                self.reports += 1
            case wire.Remove(seat=where):
                self.remove(where)
            case wire.Rematch():
                self.rematch = True
            case wire.Withdraw() if seat is not None:
                del self.sealed[seat]
            case wire.Answer(move=move) if seat is not None:
                self.vote(seat, move)
            case _:
                raise AssertionError(command)

    def vote(self, seat: int, move: str) -> None:
        self.sealed[seat] = move
        if len(self.sealed) == SEATS:
            self.votes += SEATS
            self.sealed.clear()

    def remove(self, seat: int) -> None:
        """Somebody was shown out, with all that they have noted: in play a bot sits there now."""
        self.notes.pop(seat, None)
        if self.playing:
            self.seats[seat] = "bot"
            self.held.discard(seat)
        else:
            del self.seats[seat]
            self.ready.discard(seat)
            self.muted.discard(seat)

    def sit(self, seat: int, token: str) -> None:
        """Somebody sat down: the notes of whoever sat there before are gone."""
        self.seats[seat] = token
        self.notes.pop(seat, None)
        self.ready.discard(seat)
        self.muted.discard(seat)


def shown(session: Session) -> Model:
    """The table as the server has it, in the model's words."""
    chairs, table = session.seating.chairs, session.table
    tokens = {hashed(token): token for token in TOKENS}
    here = {seat: chair for seat, chair in enumerate(chairs) if chair.name}
    found = Model({seat: tokens.get(chair.token, "bot") for seat, chair in here.items()})
    found.ready = {seat for seat, chair in here.items() if chair.ready}
    found.muted = {seat for seat, chair in here.items() if chair.muted}
    found.talk, found.reports = session.seating.opened.talk, len(session.reports.kept)
    found.held = {seat for seat, chair in here.items() if chair.token and chair.strength}
    found.said = [said.text for said in session.chat]
    found.seconds, found.playing = session.seating.opened.answer_seconds, session.table is not None
    found.rematch = session.seating.rematch is not None
    if table is not None:
        state = table.dump()["state"]
        assert isinstance(state, dict)
        votes = state["votes"]
        assert isinstance(votes, list)
        found.rang, found.votes = bool(state["rang"]), sum(int(str(each)) for each in votes)
        sealed = {seat: table.sealed(seat) for seat in range(SEATS)}
        found.sealed = {seat: str(move) for seat, move in sealed.items() if move is not None}
    return found


KINDS = st.sampled_from([
    "say", "say", "note", "note", "ready", "add-bot", "free", "set-up", "start", "start", "answer", "answer", "answer", "answer",
    "withdraw", "call", "hold", "take-back", "rematch", "mute", "talk", "report", "remove",
])  # fmt: skip
FATES = st.sampled_from(["", "", "", "", "lost", "unreported", "on the way"])
AUTHORS = st.sampled_from(TOKENS)
SEAT = st.integers(0, SEATS - 1)


class Everything(RuleBasedStateMachine):
    """Three players send all that there is to send; messages and replies are lost, repeated and late, and servers are killed."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.few = patch.object(done, "KEPT_IDS", 8)  # so that a forgetful server is soon found out
        self.few.start()
        self.place = Place(self.folder / "log.db")
        self.model = Model()
        self.sent: dict[str, list[wire.Command]] = {token: [] for token in TOKENS}
        self.joins: dict[str, list[str]] = {token: [] for token in TOKENS}
        self.granted: set[tuple[str, str]] = set()
        self.ids = 0

    def teardown(self) -> None:
        self.place.close()
        self.few.stop()
        shutil.rmtree(self.folder)

    @initialize()
    def lay(self) -> None:
        self.table = laid(self.place)
        for seat, token in enumerate(TOKENS):
            self.model.sit(seat, token)
            self.joins[token].append(f"join {token}")
            self.granted.add((token, f"join {token}"))

    def seat_of(self, token: str) -> int | None:
        return next((seat for seat, sitter in self.model.seats.items() if sitter == token), None)

    @rule(token=AUTHORS, kind=KINDS, seat=SEAT, yes=st.booleans(), fate=FATES)
    def first(self, token: str, kind: str, seat: int, yes: bool, fate: str) -> None:
        """Something new."""
        self.ids += 1
        command = self.command(f"{self.ids}", token, kind, seat, yes)
        self.sent[token].append(command)
        self.send(token, command, fate)

    @rule(token=AUTHORS, back=st.integers(1, 6), fate=FATES)
    def again(self, token: str, back: int, fate: str) -> None:
        """One of the last messages once more, in whatever order, whether or not it arrived."""
        if len(self.sent[token]) >= back:
            self.send(token, self.sent[token][-back], fate)

    @rule(token=AUTHORS, anew=st.booleans())
    def join(self, token: str, anew: bool) -> None:
        """Sit down, or say again that one wants to."""
        if anew:
            self.ids += 1
            self.joins[token].append(f"join {self.ids}")
        id, before = self.joins[token][-1], self.seat_of(token)
        found = self.place.join(self.table, f"Called {self.ids}", token, id)
        if (token, id) in self.granted:
            assert found == ("no-seat" if before is None else before)
        elif isinstance(found, int):
            self.granted.add((token, id))
            if before is None:
                self.model.sit(found, token)
            else:
                assert found == before
                self.model.ready.discard(found)

    @rule()
    def vote(self) -> None:
        """All who have not voted do, so that games come to their end."""
        for token in TOKENS:
            if self.model.playing and self.seat_of(token) not in self.model.sealed:
                self.first(token, "answer", 0, True, "")

    @rule()
    def crash(self) -> None:
        """Nothing was being stored."""
        self.place.kill()

    def command(self, id: str, token: str, kind: str, seat: int, yes: bool) -> wire.Command:
        prompt = self.place.look(self.table, lambda session: session.prompt_id)
        seen = self.model.notes.get(self.seat_of(token) or 0, ("", 0))[1]
        every: dict[str, wire.Command] = {
            "say": wire.Say(id, f"word {id}"),
            "note": wire.Note(id, f"note {id}", seen if yes else None),
            "ready": wire.Ready(id, yes),
            "add-bot": wire.AddBot(id, seat),
            "free": wire.FreeSeat(id, seat),
            "set-up": wire.SetUp(id, SEATS, {}, 1000 + int(id)),
            "start": wire.Start(id),
            "answer": wire.Answer(id, prompt, f"vote {seat}"),
            "withdraw": wire.Withdraw(id, prompt),
            "call": wire.Interject(id, "call"),
            "hold": wire.Hold(id, seat),
            "take-back": wire.TakeBack(id),
            "rematch": wire.Rematch(id),
            "mute": wire.Mute(id, seat, yes),
            "talk": wire.Arrange(id, talk=yes),
            "report": wire.Report(id, seat),
            "remove": wire.Remove(id, seat),
        }
        return every[kind]

    def send(self, token: str, command: wire.Command, fate: str) -> None:
        """What was granted is granted again and changes nothing; what is refused changes nothing."""
        if fate == "on the way":
            return
        seat, key = self.seat_of(token), (token, command.id)
        if seat is None and token != "host":  # the table has shown them out
            return
        outcome = self.place.send(self.table, token, command, fate)
        if key in self.granted:
            assert outcome == "accepted"
        elif outcome == "accepted" or (outcome is None and self.is_kept(token, command)):
            self.granted.add(key)
            self.model.grant(seat, command)

    def is_kept(self, token: str, command: wire.Command) -> bool:
        """Whether a killed server had stored this: it says so when it is asked again, and the model must agree."""
        if isinstance(command, wire.Rematch):
            return self.place.look(self.table, lambda session: session.seating.rematch is not None)
        if isinstance(command, wire.Note):
            kept = self.place.run(notebooks(self.place.store, self.table))
            return any(command.id in notebook.ids for notebook in kept.values())
        return self.place.look(self.table, lambda session: session.done.has(hashed(token), command.id))

    @invariant()
    def the_table_is_what_was_granted(self) -> None:
        found = self.place.look(self.table, shown)
        found.notes = {
            seat: (notebook.text, notebook.revision)
            for seat, notebook in self.place.run(notebooks(self.place.store, self.table)).items()
            if notebook != Notebook()
        }
        assert found == self.model
        assert len(self.place.run(open_tables(self.place.store))) <= 2


Everything.TestCase.settings = settings(
    max_examples=EXAMPLES, stateful_step_count=40, deadline=None, database=None, derandomize=EXAMPLES < 20,
    suppress_health_check=list(HealthCheck), phases=[Phase.generate] if EXAMPLES < 20 else list(Phase),
)  # fmt: skip


class TestEverything(Everything.TestCase):  # type: ignore[misc,valid-type]  # made by hypothesis at run time
    """The machine above, as a test."""
