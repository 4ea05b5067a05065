"""Claims over the network: durable, done once, from those who play, and not at a table that plays in silence."""

from __future__ import annotations

import msgspec
import pytest

import paravent
from paravent.server.messages import wire
from paravent.server.storage.log import LogLine, Notebook
from paravent.server.tables import entries
from paravent.server.tables.entries import Claimed, Entry, Seated, Started
from paravent.server.tables.loading import rebuilt
from paravent.server.tables.replay import brought, told_again
from paravent.server.tables.seating import Who, hashed
from paravent.server.tables.session import MOST_AT_ONCE, Session
from tests.server.test_session import (
    GUEST,
    HOST,
    WATCHER,
    an_answer,
    first_play,
    happened,
    mover,
    opened,
    playing,
    refused,
    seated,
)


def say(session: Session, who: Who, text: str, id: str) -> wire.Claimed | None:
    return session.receive(who, wire.Claim(id, text), 7, set()).claimed


def finished(session: Session) -> Session:
    while not session.over:
        session.apply(entries.Played(*first_play(session)), 0)
    return session


def test_everybody_is_told_a_claim_and_what_it_contradicts() -> None:
    """With its parts, so that everybody reads it in their language; the question that is open stays so."""
    session = playing()
    asked, version, told = session.prompt_id, session.version, len(session.told(None, 0))

    assert say(session, HOST, "have tom", "a") == wire.Claimed(0, 0, "have", None, "tom", version, told, 7, [])
    assert say(session, HOST, "lack  tom", "b") == wire.Claimed(1, 0, "lack", None, "tom", version, told, 7, [0])
    assert say(session, GUEST, "suspect @0 tom", "a") == wire.Claimed(2, 1, "suspect", 0, "tom", version, told, 7, [])
    assert session.prompt_id == asked
    assert session.welcome(WATCHER, None, [], Notebook(), 0).claims == session.claims


def test_a_claim_that_is_sent_again_is_said_once() -> None:
    """Under the same id, whatever happened meanwhile."""
    session = playing()
    say(session, GUEST, "have tom", "a")
    session.receive(mover(session), an_answer(session, "x"), 0, set())

    assert say(session, GUEST, "have tom", "a") is None
    assert len(session.claims) == 1


def test_who_may_claim() -> None:
    """Nobody who watches, nobody before the start or after the end; and only what the game declares."""
    assert refused(seated(), GUEST, wire.Claim("a", "have tom")) == "not-playing"
    session = playing()
    assert refused(session, WATCHER, wire.Claim("a", "have tom")) == "no-seat"
    assert refused(session, GUEST, wire.Claim("a", "have the moon")) == "no-such-claim"
    assert refused(session, GUEST, wire.Claim("a", "spare @1")) == "no-such-claim"
    assert refused(finished(session), GUEST, wire.Claim("a", "have tom")) == "game-over"


def test_nobody_claims_without_end() -> None:
    """A few words between two changes; then the game goes on first, and others may still speak."""
    session = playing()
    for number in range(MOST_AT_ONCE):
        say(session, GUEST, "have tom", f"g{number}")
    assert refused(session, GUEST, wire.Claim("more", "have tom")) == "enough-said"
    assert say(session, HOST, "have tom", "h") is not None
    session.receive(mover(session), an_answer(session, "x"), 0, set())
    assert say(session, GUEST, "have tom", "more") is not None


def test_a_table_in_silence_hears_no_claims() -> None:
    """The host's wish, by an option of the table; then nothing is offered either."""
    session = Session(msgspec.structs.replace(opened(), silence=True))
    for seat in range(2):
        session.apply(Seated(seat, f"P{seat}", hashed(str(seat)), ""), 0)
    session.apply(Started(), 0)

    assert refused(session, GUEST, wire.Claim("a", "have tom")) == "silence"
    assert session.position(0, session.common(0), session.forms()).forms == []


def test_what_may_be_claimed_is_told_once() -> None:
    """With the deal and to whoever comes, the same to everybody; not with every move."""
    session = playing("sultans", 5)
    told = [happened(session, reader).position.forms for reader in (0, 1, None)]
    assert told[0] and told[0] == told[1] == told[2]
    session.receive(mover(session), an_answer(session), 0, set())

    assert happened(session, 0).position.forms is None
    welcome = session.welcome(WATCHER, None, [], Notebook(), 0)
    assert welcome.position is not None and welcome.position.forms == told[0]


def test_claims_follow_from_the_log_and_what_was_true_is_told_at_the_end() -> None:
    """Resumed in the middle, the same claims stand; nobody is told a verdict before the game is over."""
    log: list[Entry] = [opened(), *(Seated(k, f"P{k}", hashed(str(k)), "") for k in range(2)), Started()]
    log += [Claimed(0, "have tom", "a"), Claimed(0, "lack tom", "b"), Claimed(1, "spare @0", "a")]
    session, _ = rebuilt([LogLine(n, n, entries.write(entry)) for n, entry in enumerate(log)])
    assert [(claim.kind, claim.against) for claim in session.claims] == [("have", []), ("lack", [0]), ("spare", [])]
    assert session.result() is None
    finished(session)

    result = session.result()
    assert result is not None and result.claims[2] is None and sorted(map(bool, result.claims[:2])) == [False, True]
    assert [claim.text for claim in paravent.verify(session.record()).claims(None)] == ["have tom", "lack tom", "spare @0"]


def test_a_replay_tells_claims_where_they_were_said() -> None:
    """After the step that they followed, with what was true of them; from a brought record just so."""
    session = playing()
    say(session, HOST, "have tom", "a")
    session.receive(mover(session), an_answer(session, "x"), 0, set())
    say(session, GUEST, "lack tom", "b")
    finished(session)
    for story in (told_again(session), brought(session.record())):
        told = story.tell(None, 0)
        said = [(at, claim.number, claim.kind) for at, step in enumerate(told.shown) for claim in step.claims]
        assert said == [(0, 0, "have"), (1, 1, "lack")]
        assert [verdict is not None for verdict in told.verdicts] == [True, True]
        later = story.tell(None, 1)
        assert [claim.number for claim in later.shown[0].claims] == [1]


@pytest.mark.parametrize("text", ["", "x" * 81])
def test_what_is_no_claim_at_all_is_not_read(text: str) -> None:
    """Too short or too long for any game."""
    with pytest.raises(wire.UNREADABLE):
        wire.decode(msgspec.json.encode({"type": "claim", "id": "a", "claim": text}))
