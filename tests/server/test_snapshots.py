"""A table that is taken up from a snapshot is the table that its whole log leads to."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

import paravent
from paravent.server.storage.log import Kept, LogLine
from paravent.server.tables import deal, entries, snapshot
from paravent.server.tables.entries import Entry, Erased, Held, Opened, Played, Seated, Started, Talked, Withdrawn
from paravent.server.tables.loading import rebuilt, taken_up
from paravent.server.tables.session import Session
from tests.server.small import SMALL


def lived(game: str, seed: int) -> tuple[Session, list[LogLine]]:
    """A whole game with talk, held seats and answers that were taken back, and its log."""
    small, dice = SMALL[game], random.Random(seed)
    options = paravent.games()[game].check_setup(small.players, small.options)
    secret, salt = "a" * 32, f"{seed:032x}"
    opened = Opened("0" * 16, "", game, paravent.games()[game].version, small.players, {**options}, secret, salt, "host", 60)
    session, log = Session(opened), [LogLine(0, 0, entries.write(opened))]

    def enter(entry: Entry) -> None:
        at = 1000 * len(log)
        session.enter(entry, at)
        log.append(LogLine(len(log), at, entries.write(entry)))

    for seat in range(small.players):
        enter(Seated(seat, f"Player {seat}", f"token {seat}", "", id=f"join {seat}"))
    enter(Started("begin", "host"))
    for entry in plays(session, dice):
        enter(entry)
    return session, log


def plays(session: Session, dice: random.Random) -> Iterator[Entry]:
    """Random play to the end, and whatever else happens at a table."""
    table = session.table
    assert table is not None
    for n in range(10_000):
        if table.over:
            return
        seat = dice.choice(table.owed())
        if dice.random() < 0.3 and table.rules.may_talk(table.state, seat):
            yield Talked(seat, f"word {n}", f"talk {n}")
        if dice.random() < 0.05:
            yield Held(seat, dice.choice(["simple", None]), f"hold {n}", "host")
        if dice.random() < 0.02:
            yield Erased(seat, f"erase {n}", f"token {seat}")
        yield Played(seat, str(dice.choice(table.legal(seat))), f"play {n}")
        if not table.settled and dice.random() < 0.3 and table.sealed(seat) is not None:
            yield Withdrawn(seat, f"withdraw {n}")
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", sorted(paravent.games()))
def test_a_table_taken_up_from_any_snapshot_is_that_of_the_whole_log(game: str) -> None:
    """At several lines of a game: the same session to the last byte, the same views, prompts and events for every reader."""
    whole, log = lived(game, 7)
    dice = random.Random(1)
    for n in sorted({*dice.sample(range(2, len(log)), min(12, len(log) - 2)), len(log)}):
        early, _ = rebuilt(log[:n])
        from_there = taken_up(Kept(len(log), n, snapshot.taken(early), log[n:], {}, None))
        assert snapshot.taken(from_there) == snapshot.taken(whole)
        for reader in (None, *range(SMALL[game].players)):
            assert from_there.told(reader, 0) == whole.told(reader, 0)
            assert (from_there.view(reader), from_there.prompt(reader)) == (whole.view(reader), whole.prompt(reader))


@pytest.mark.parametrize("game", sorted(paravent.games()))
def test_a_table_goes_on_from_a_snapshot_as_it_would_have_gone_on(game: str) -> None:
    """Taken at every line, in the middle of open questions too; each is followed by one line, to the end."""
    _, log = lived(game, 11)
    before = None
    for one, other in pairwise(range(1, min(len(log), 120))):
        expected, _ = rebuilt(log[:other])
        text = snapshot.taken(rebuilt(log[:one])[0]) if before is None else before
        found = taken_up(Kept(other, one, text, log[one:other], {}, None))
        before = snapshot.taken(found)
        assert before == snapshot.taken(expected)


def test_a_snapshot_of_other_rules_or_another_shape_is_not_read() -> None:
    """Nor one of a game that is not here: then the log alone decides."""
    known = snapshot.kind("guru", paravent.games()["guru"].version)
    assert snapshot.is_known(known)
    for other in (f"{known}9", f"9{known}", known.replace("guru", "poker"), "", "guru"):
        assert not snapshot.is_known(other)


def test_the_commitment_is_that_of_the_deal() -> None:
    """What is published before the start follows from what a snapshot holds, too."""
    session, log = lived("guru", 3)
    again = taken_up(Kept(len(log), len(log), snapshot.taken(session), [], {}, None))
    assert again.seating.info().commitment == deal.commitment("a" * 32, f"{3:032x}")
