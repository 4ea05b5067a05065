"""Sessions, without sockets: what each message does, and what each reader may know of it."""

from __future__ import annotations

import json
from typing import cast

import msgspec
import pytest
from msgspec import Raw

import paravent
from paravent.core.chance import Chance
from paravent.core.errors import ParaventError
from paravent.core.plain import plain_text
from paravent.core.table import seen
from paravent.server.messages import wire
from paravent.server.storage.log import LogLine, Notebook
from paravent.server.tables import deal, entries
from paravent.server.tables.deadlines import deadline
from paravent.server.tables.entries import BotSeated, Entry, Opened, Played, Readied, Seated, Started, Talked, Withdrawn
from paravent.server.tables.loading import rebuilt
from paravent.server.tables.names import visible
from paravent.server.tables.seating import Guest, Seating, Who, each_another, hashed
from paravent.server.tables.session import Effect, Session
from tests.sealed import SEALED

HOST = Who(0, host=True)
GUEST = Who(1, host=False)
WATCHER = Who(None, host=False)


def opened(game: str = "guru", players: int = 2, answer_seconds: int | None = None) -> Opened:
    rules = paravent.games()[game]
    options = dict(rules.check_setup(players, {}))
    return Opened("t1", "", game, rules.version, players, {**options}, "a" * 32, "b" * 32, hashed("0"), answer_seconds)


def seated(game: str = "guru", players: int = 2, **fields: int) -> Session:
    session = Session(opened(game, players, **fields))
    for seat in range(players):
        session.apply(Seated(seat, f"P{seat}", hashed(str(seat)), f"w{seat}"), 0)
    return session


def playing(game: str = "guru", players: int = 2, **fields: int) -> Session:
    session = seated(game, players, **fields)
    session.apply(Started(), 1000)
    return session


def refused(session: Session, who: Who, command: wire.Command) -> str:
    """The code with which a command is refused; and then nothing has changed."""
    before = session.table.dump() if session.table else None, session.version
    with pytest.raises(ParaventError) as error:
        session.receive(who, command, 0, set())
    assert (session.table.dump() if session.table else None, session.version) == before
    return error.value.code


def mover(session: Session) -> Who:
    assert session.table is not None
    seat = session.table.owed()[0]
    return Who(seat, host=False)


def an_answer(session: Session, id: str = "a", **fields: str) -> wire.Answer:
    assert session.table is not None
    move = str(session.table.legal(session.table.owed()[0])[0])
    return wire.Answer(**({"id": id, "prompt": session.prompt_id, "move": move} | fields))


def happened(session: Session, reader: int | None) -> wire.Happened:
    """The last change, as this reader reads it."""
    return msgspec.json.decode(session.happened(reader, session.common(2000)), type=wire.Happened)


@pytest.mark.parametrize("game", sorted(paravent.games()))
def test_what_is_put_together_of_shared_parts_is_a_message_of_the_wire(game: str) -> None:
    """To players and spectators, asked or not, until the end: byte for byte what the declared message is as JSON."""
    session = playing(game, paravent.games()[game].players[0])
    table, chance = session.table, Chance(7)
    assert table is not None
    for n in range(400):
        common = session.common(n)
        for reader in (None, *range(table.players)):
            told = [Raw(plain_text(event).encode()) for event in seen(session.happenings.last(), reader)]
            sent = session.happened(reader, common, f"é{n}")
            forms = msgspec.json.decode(sent, type=wire.Happened).position.forms  # not always told
            assert sent == wire.encode(wire.Happened(told, session.position(reader, common, forms), f"é{n}"))
        if table.over:
            break
        seat = table.owed()[0]
        moves = table.legal(seat)
        answer = wire.Answer(str(n), session.prompt_id, str(moves[chance.below(len(moves))]))
        session.receive(Who(seat, host=False), answer, n, set())
    assert n > 5


def test_an_answer_brings_the_next_version() -> None:
    """What happened is told with the new view, and the question has a new name."""
    session = playing()
    effect = session.receive(mover(session), an_answer(session), 2000, set())
    assert (session.version, effect.settled, len(effect.entries)) == (2, True, 1)
    assert happened(session, 0).position.version == 2


def test_a_resent_answer_is_done_once() -> None:
    """The same client id is accepted again and changes nothing, whatever question is open by then."""
    session = playing()
    who, answer = mover(session), an_answer(session)
    session.receive(who, answer, 0, set())
    before = session.table.dump() if session.table else None
    assert session.receive(who, answer, 0, set()).entries == []
    assert (session.table.dump() if session.table else None) == before


@pytest.mark.parametrize("host", [HOST, Who(None, host=True)])
def test_a_resent_command_of_the_host_is_done_once(host: Who) -> None:
    """Whoever sat down meanwhile keeps the seat that the host had emptied for them."""
    session = seated()
    command = wire.FreeSeat("a", 1)
    assert session.receive(host, command, 0, set()).lobby
    session.apply(Seated(1, "Next", hashed("next"), ""), 0)
    assert session.receive(host, command, 0, set()) == Effect()
    assert session.seating.names() == ["P0", "Next"]


def test_an_answer_never_lands_in_the_next_question() -> None:
    """A late or doubled answer under another id names a question that is closed."""
    session = playing()
    who, stale = mover(session), session.prompt_id
    session.receive(who, an_answer(session), 0, set())
    assert refused(session, who, an_answer(session, "b", prompt=stale)) == "stale-prompt"


def test_only_who_is_asked_may_answer() -> None:
    """Out of turn, watching, before the start: each is refused by name."""
    session = playing()
    other = Who(1 - cast("int", mover(session).seat), host=False)
    assert refused(session, other, an_answer(session)) == "not-asked"
    assert refused(session, WATCHER, an_answer(session)) == "no-seat"
    assert refused(seated(), HOST, wire.Answer("a", "0", "pass")) == "not-playing"
    assert refused(session, mover(session), an_answer(session, move="nonsense")) == "bad-notation"


def test_a_move_that_is_no_standing_one_cannot_be_interjected() -> None:
    """An interjection needs no prompt id, so it must never be taken for an answer."""
    session = playing()
    answer = an_answer(session)
    assert refused(session, mover(session), wire.Interject("i", answer.move)) == "not-standing"


def test_a_half_answered_question_looks_the_same_to_everyone_else() -> None:
    """A sealed answer changes no version, prompt, clock or view but that its own seat sees its answer."""
    with SEALED.registered():
        session = playing(SEALED.name, 3)
        before = {reader: session.happened(reader, session.common(5)) for reader in (0, 1, 2, None)}
        effect = session.receive(Who(1, host=False), wire.Answer("a", session.prompt_id, "vote 2"), 5, set())
        after = {reader: session.happened(reader, session.common(5)) for reader in (0, 1, 2, None)}

    assert (effect.settled, effect.lobby, effect.said, len(effect.entries)) == (False, False, None, 1)
    assert {reader for reader in before if before[reader] != after[reader]} == {1}
    assert json.loads(after[1])["position"]["prompt"]["answered"] == "vote 2"


def test_two_seats_answer_one_question_in_any_order() -> None:
    """Answers to one question never conflict: all name the same prompt, and the last one settles it."""
    ends = []
    for order in ((0, 1, 2), (2, 0, 1)):
        with SEALED.registered():
            session = playing(SEALED.name, 3)
            prompt = session.prompt_id
            effects = [session.receive(Who(k, host=False), wire.Answer("a", prompt, f"vote {k}"), 5, set()) for k in order]
            ends.append(([effect.settled for effect in effects], session.happened(None, session.common(5))))
    assert ends[0] == ends[1] and ends[0][0] == [False, False, True]


def test_an_answer_can_be_taken_back_while_others_owe_theirs() -> None:
    """Its seat alone is told its prompt again; when the question is settled it is too late, and said twice it is done once."""
    with SEALED.registered():
        session = playing(SEALED.name, 3)
        me, prompt = Who(1, host=False), session.prompt_id
        session.receive(me, wire.Answer("a", prompt, "vote 2"), 5, set())
        before = {reader: session.happened(reader, session.common(5)) for reader in (0, 2, None)}
        effect = session.receive(me, wire.Withdraw("w", prompt), 5, set())
        assert effect == Effect([Withdrawn(1, "w")], asked=1)
        assert before == {reader: session.happened(reader, session.common(5)) for reader in before}
        asked = session.prompt(1)
        assert asked is not None and (asked.answered, len(asked.moves)) == (None, 3)
        assert refused(session, me, wire.Withdraw("x", prompt)) == "stale-prompt"
        session.receive(me, wire.Answer("b", prompt, "vote 0"), 5, set())
        assert session.receive(me, wire.Withdraw("w", prompt), 5, set()) == Effect()
        for seat in (0, 2):
            session.receive(Who(seat, host=False), wire.Answer("a", prompt, "vote 0"), 5, set())
        assert refused(session, me, wire.Withdraw("y", prompt)) == "stale-prompt"
        assert session.table is not None and session.table.state.dump()["votes"] == [3, 0, 0]
    assert refused(playing(), HOST, wire.Withdraw("w", "1")) == "stale-prompt"


def test_what_is_said_where_silence_is_asked_for_reaches_nobody() -> None:
    """A game may forbid talk; refused talk is in no chat."""
    with SEALED.registered():
        session = playing(SEALED.name, 2)
        session.receive(GUEST, wire.Say("s1", "hm"), 0, set())
        for who in (HOST, GUEST):
            session.receive(who, wire.Answer("a", "1", "vote 0"), 0, set())
        assert refused(session, GUEST, wire.Say("s2", "psst")) == "silent"
    assert [said.text for said in session.chat] == ["hm"]


def test_a_reader_who_comes_back_gets_what_was_missed() -> None:
    """From the last version seen; from the start for a newcomer or one who names a version that there is not."""
    session = playing()
    first, told = session.version, []  # what those who stayed were told of each change
    for n in range(4):
        session.receive(mover(session), an_answer(session, str(n)), 0, set())
        told.append(happened(session, HOST.seat).events)
    for missed in range(5):
        later = [event for events in told[4 - missed :] for event in events]
        assert session.welcome(HOST, first + 4 - missed, [], Notebook(), 0).events == later
    for version in (None, 99):
        assert session.welcome(HOST, version, [], Notebook(), 0).events == [event for events in told for event in events]


def test_a_reader_who_is_up_to_date_is_told_nothing_again() -> None:
    """Every event reaches a reader once, also one whose connection was lost between two changes."""
    session = playing()
    for n in range(4):
        session.receive(mover(session), an_answer(session, str(n)), 0, set())
    for version in range(session.version + 1):
        welcome = session.welcome(HOST, version, [], Notebook(), 0)
        assert (welcome.since, welcome.events) == (version, session.events(0, version))
    assert session.welcome(HOST, session.version, [], Notebook(), 0).events == []


def test_nobody_reads_the_record_of_a_game_that_goes_on() -> None:
    """It holds the seed, and so every card: not before the start, nor at any position before the end."""
    session = seated()
    while not session.over:
        with pytest.raises(ParaventError, match="not over"):
            session.record()
        session.apply(Started() if session.table is None else Played(*first_play(session)), 0)
    assert paravent.verify(session.record()).over


def first_play(session: Session) -> tuple[int, str]:
    assert session.table is not None
    seat = session.table.owed()[0]
    return seat, str(session.table.legal(seat)[0])


def test_a_session_follows_from_its_log() -> None:
    """Resuming applies the same entries in the same way."""
    log: list[Entry] = [opened(), BotSeated(0, "simple"), Seated(1, "P", hashed("x"), ""), Started()]
    session, _ = rebuilt([LogLine(n, n, entries.write(entry)) for n, entry in enumerate(log)])
    log.append(Played(cast("int", mover(session).seat), an_answer(session).move, "c"))
    log.append(Talked(1, "hm", "d"))
    for entry in log[4:]:
        session.apply(entry, 9)
    again, lines = rebuilt([LogLine(n, n if n < 4 else 9, entries.write(entry)) for n, entry in enumerate(log)])
    assert lines == 6
    told, told_again = (each.welcome(WATCHER, None, [], Notebook(), 0) for each in (session, again))
    assert wire.encode(told_again) == wire.encode(told)


def test_a_table_of_other_rules_is_not_played_on_by_these() -> None:
    """A rules change raises the version: what an old log's moves would do now is not what they did then."""
    old = msgspec.structs.replace(opened(), version=99)
    with pytest.raises(ParaventError) as error:
        rebuilt([LogLine(0, 0, entries.write(old))])
    assert (error.value.code, error.value.details) == ("other-version", {"version": "99"})


def test_a_question_is_due_its_time_after_it_was_asked() -> None:
    """Days or seconds; and never, where the table sets no time."""
    assert playing(answer_seconds=60).deadline() == 61_000
    assert playing().deadline() is None and seated(answer_seconds=60).deadline() is None
    assert deadline(5, 3 * 86_400) == 259_200_005


# The lobby


def test_the_host_fills_frees_and_starts() -> None:
    """Bots are added and seats freed only by the host, only before the start; the game starts when every seat is taken."""
    session = Session(opened())
    session.apply(Seated(0, "P0", hashed("0"), ""), 0)
    assert refused(session, HOST, wire.Start("s")) == "seats-open"
    assert refused(session, GUEST, wire.AddBot("b", 1)) == "not-host"
    assert refused(session, HOST, wire.AddBot("b", 0)) == "seat-taken"
    assert refused(session, HOST, wire.AddBot("b", 7)) == "no-such-chair"
    assert refused(session, HOST, wire.AddBot("b", 1, "genius")) == "no-strength"
    session.receive(HOST, wire.AddBot("b1", 1), 0, set())
    session.receive(HOST, wire.FreeSeat("f1", 1), 0, set())
    assert refused(session, HOST, wire.FreeSeat("f", 1)) == "seat-empty"
    session.receive(HOST, wire.AddBot("b2", 1, "random"), 0, set())
    session.receive(HOST, wire.Start("s2"), 0, set())
    assert [refused(session, HOST, c) for c in (wire.Start("s3"), wire.AddBot("b3", 1), wire.FreeSeat("f3", 1))] == [
        "not-open"
    ] * 3
    assert refused(session, GUEST, wire.Start("s4")) == "not-host"


def test_a_bot_holds_a_seat_until_its_player_takes_it_back() -> None:
    """One's own seat at will; an absent player's if the host says so; never that of one who is here."""
    session = playing()
    assert refused(session, GUEST, wire.TakeBack("t")) == "not-held"
    assert refused(session, GUEST, wire.Hold("h", 0)) == "not-host"
    with pytest.raises(ParaventError, match="here"):
        session.receive(HOST, wire.Hold("h", 1), 0, {0, 1})
    session.receive(HOST, wire.Hold("h1", 1), 0, {0})
    assert session.seating.info().seats[1] == wire.SeatInfo(
        "person", "P1", "simple", held=True, contribution="w1", colour=1, figure=1
    )
    assert session.seating.by_bot(1)
    session.receive(GUEST, wire.TakeBack("t1"), 0, set())
    assert not session.seating.by_bot(1)


def test_a_token_brings_its_player_back_and_no_other() -> None:
    """Only hashes are kept; a token of nobody here is refused."""
    session = seated()
    assert (session.seating.who("1"), session.seating.who("0"), session.seating.who(None)) == (GUEST, HOST, WATCHER)
    with pytest.raises(ParaventError, match="nobody"):
        session.seating.who("2")
    assert b'"0"' not in wire.encode(wire.Lobby(session.seating.info(), None, host=False))
    assert "guess-me" not in entries.write(Seating(opened()).join(Guest("Ann"), None, "guess-me"))


@pytest.mark.parametrize(("name", "code"), [("", "bad-name"), ("\u202e\u200b", "bad-name"), ("x" * 25, "bad-name")])
def test_a_name_is_short_and_visible(name: str, code: str) -> None:
    """Names are other people's text: one line, nothing invisible."""
    with pytest.raises(ParaventError) as error:
        Seating(opened()).join(Guest(name), None, "t")
    assert error.value.code == code


@pytest.mark.parametrize("name", ["Bot 2", "bot", "BOT 17", "B0t 2", "Bót 2", "Ｂｏｔ ２", "Воt 2", "robot 3", "Bot-2."])
def test_nobody_is_called_as_a_bot_is(name: str) -> None:
    """In whatever letters."""
    with pytest.raises(ParaventError) as error:
        Seating(opened()).join(Guest(name), None, "t")
    assert error.value.code == "bots-name"
    assert Seating(opened()).join(Guest("Botho"), None, "t").name == "Botho"


@pytest.mark.parametrize("name", ["P1", "p1", "P 1", "Ｐ1", "Р1"])
def test_two_players_have_two_names(name: str) -> None:
    """Names that look the same are the same; one may keep one's own."""
    session = Session(opened(players=3))
    session.apply(Seated(1, "P1", hashed("1"), ""), 0)
    with pytest.raises(ParaventError) as error:
        session.seating.join(Guest(name), None, "t")
    assert error.value.code == "name-taken"
    assert session.seating.join(Guest(name), None, "1").name == name


def test_who_is_seated_may_change_name_and_look() -> None:
    """The seat stays theirs, wherever they say that they want to sit; colour and figure are each another at every seat."""
    session = Session(opened(players=3))
    for name, colour in (("Ada", 7), ("Bob", None)):
        session.apply(session.seating.join(Guest(name, colour, 2), None, name), 0)
    session.apply(session.seating.join(Guest("Bea", 7, 9), 2, "Bob"), 0)

    seats = session.seating.info().seats
    assert [(seat.name, seat.colour, seat.figure) for seat in seats] == [("Ada", 7, 2), ("Bea", 1, 9), ("", 2, 3)]


def test_fifteen_seats_have_fifteen_looks() -> None:
    """Whatever some of them have chosen; a table of more has some twice."""
    assert sorted(each_another([14, None, 3, 0, *[None] * 11])) == list(range(15))
    assert each_another([None, None, 0]) == [1, 2, 0]
    assert len(each_another([None] * 20)) == 20


def test_text_is_kept_as_written_but_on_one_line() -> None:
    """Markup stays text; it is the client's to show it as text."""
    assert visible(" <b>hi</b>\n\tyou\u202e ") == "<b>hi</b> you"


def test_seats_are_checked() -> None:
    """A seat is taken once, by one who has none."""
    seating = seated().seating
    free = Seating(opened())
    cases = [
        (seating, ("X", None, "t"), "table-full"), (seating, ("X", 0, "t"), "seat-taken"),
        (free, ("X", 9, "t"), "no-such-chair"),
    ]  # fmt: skip
    found = []
    for table, (name, seat, token), _ in cases:
        with pytest.raises(ParaventError) as error:
            table.join(Guest(name), seat, token)
        found.append(error.value.code)
    assert found == [code for _, _, code in cases]


# Before the start


def test_the_host_lays_the_table_anew() -> None:
    """Options, time and seats; whoever sits beyond the last one moves to an empty seat, else to a bot's, with all they have."""
    session = Session(opened("overseers", 5))
    for seat, name in ((0, "Ada"), (3, "Bob"), (4, "Cy")):
        session.apply(Seated(seat, name, hashed(str(seat)), ""), 0)
        session.apply(Readied(seat, ready=True), 0)
    session.apply(BotSeated(2, "easy"), 0)
    effect = session.receive(HOST, wire.SetUp("a", 3, {}, 60), 0, set())

    info = session.seating.info()
    assert (info.answer_seconds, [seat.name for seat in info.seats]) == (60, ["Ada", "Bob", "Cy"])
    assert (effect.lobby, effect.moved) == (True, {3: 1, 4: 2})
    assert [seat.ready for seat in info.seats] == [False] * 3
    assert session.seating.who("4").seat == 2
    session.receive(HOST, wire.SetUp("b", 6, {}, None), 0, set())
    assert session.seating.names() == ["Ada", "Bob", "Cy", "", "", ""]


def test_a_table_that_cannot_be_is_not_laid() -> None:
    """Nor by anybody but the host, nor once it has begun."""
    session = Session(opened("overseers", 5))
    for seat in range(5):
        session.apply(Seated(seat, f"P{seat}", hashed(str(seat)), ""), 0)
    cases: list[tuple[Who, wire.Command, str]] = [
        (GUEST, wire.SetUp("a", 4, {}), "not-host"), (HOST, wire.SetUp("a", 4, {}), "too-few-seats"),
        (HOST, wire.SetUp("a", 40, {}), "bad-players"), (HOST, wire.SetUp("a", 5, {"no such": 1}), "unknown-option"),
        (HOST, wire.SetUp("a", 5, {}, 1), "bad-time"), (WATCHER, wire.Ready("a", ready=True), "no-seat"),
    ]  # fmt: skip
    assert [refused(session, who, command) for who, command, _ in cases] == [code for _, _, code in cases]
    assert refused(playing(), HOST, wire.SetUp("a", 3, {})) == "not-open"
    assert refused(playing(), HOST, wire.Ready("a", ready=True)) == "not-open"


def test_players_say_that_they_are_ready() -> None:
    """Bots are; whoever says so may take it back."""
    session = Session(opened(players=3))
    session.apply(Seated(1, "Bob", hashed("1"), ""), 0)
    session.apply(BotSeated(2, "easy"), 0)
    found = []
    for ready in (True, False):
        session.receive(GUEST, wire.Ready(f"r{ready}", ready), 0, set())
        found.append([seat.ready for seat in session.seating.info().seats])
    assert found == [[False, True, True], [False, False, True]]


# The deal


def test_a_seed_proves_its_commitment_and_holds_every_word() -> None:
    """Anyone can check afterwards what was published before."""
    session = playing()
    assert session.table is not None
    published = session.seating.info().commitment
    assert deal.proof(session.table.seed) == deal.Proof(published, ["w0", "w1"], [], "", 0)
    deal.check(session.table.seed, published.upper())


def test_another_deal_is_not_passed_off_as_the_one_that_was_committed() -> None:
    """Another secret, another salt, or a seed that is no deal at all."""
    published = deal.commitment("a" * 32, "b" * 32)
    for seed in (deal.seed("c" * 32, "b" * 32, ["x"]), deal.seed("a" * 32, "c" * 32, ["x"]), 7, "deal 1"):
        with pytest.raises(paravent.BadRecord):
            deal.check(seed, published)


def test_the_commitment_and_the_words_each_change_the_deal() -> None:
    """Nobody alone chooses the cards."""
    deals = {json.dumps(paravent.new("guru", 2, deal.seed(s * 32, "b" * 32, [w])).dump()["state"]) for s in "ac" for w in "xy"}
    assert len(deals) == 4


# The wire


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{}", '{"type":"answer"}', '{"type":"fly"}', '{"type":"hello","seen":-1}', '{"type":"say","id":"","text":"x"}',
     '{"type":"say","id":"a","text":"' + "x" * 501 + '"}',
     '{"type":"start","id":"a","more":1}', '{"type":"hold","id":"a","seat":1e3}'],
)  # fmt: skip
def test_what_is_not_of_the_wire_is_not_read(text: str) -> None:
    """Unknown types and fields, missing, empty and oversized values."""
    with pytest.raises(msgspec.DecodeError):
        wire.decode(text)


def test_bots_are_refused_where_only_people_play() -> None:
    """C-24 Neither may one sit down, nor hold the seat of somebody who is away."""
    made = opened("commandments", 3)
    room = msgspec.structs.replace(made, options={**made.options, "setting": "room"})
    session = Session(room)
    assert refused(session, HOST, wire.AddBot("a", 1, "easy")) == "people-only"
    for seat in range(3):
        session.apply(Seated(seat, f"P{seat}", hashed(str(seat)), f"w{seat}"), 0)
    session.apply(Started(), 1000)
    assert refused(session, HOST, wire.Hold("b", 1, "easy")) == "people-only"
