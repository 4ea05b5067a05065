"""A haggling on the server: people and bots speak between two questions, the clock runs on, and bots listen."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import cast

import msgspec
import pytest

from paravent import Table
from paravent.games.aura_poku.state import Haggle
from paravent.server.bots.pool import WorkerPool
from paravent.server.bots.question import BotQuestion
from paravent.server.bots.spending import Allowance, Spending
from paravent.server.bots.worker import answer
from paravent.server.messages import wire
from paravent.server.tables.autoplay import Autoplay
from paravent.server.tables.deadlines import SteadyClock, kept_deadline
from paravent.server.tables.entries import Held, Played
from paravent.server.tables.mailbox import BotChose, Mail
from paravent.server.tables.seating import Who
from paravent.server.tables.session import Session
from tests.games.aura_poku.positions import position
from tests.server.test_session import playing, refused

SECOND = 1000


def bargain() -> Table:
    """Seat 0 on the altar, both others in its court."""
    return position("a3l p1 p2 | 5 | 1-3", "c3l throne c3l | 9", "c3l throne throne | 6", haggling=True)


def called(**fields: int) -> Session:
    """Seat 0 has called, two seconds after the start."""
    session = playing("aura_poku", 3, **fields)
    session.table = bargain()
    session.apply(Played(0, "call 3"), 2 * SECOND)
    return session


def say(session: Session, seat: int, move: str, at: int) -> None:
    session.receive(Who(seat, host=False), wire.Interject(f"{seat} {move} {at}", move), at, set())


def test_people_speak_between_two_questions() -> None:
    """Whoever waits in the court needs no prompt; the caller's question is asked afresh and has the offer."""
    session = called()
    before = session.prompt_id
    say(session, 1, "offer 4 2", 3 * SECOND)

    assert session.prompt_id != before
    assert '"accept 1"' in msgspec.json.encode(session.prompt(0)).decode()
    spoken = session.prompt(1)
    assert spoken is not None and (spoken.moves, '"withdraw"' in msgspec.json.encode(spoken).decode()) == ([], True)
    assert refused(session, Who(1, host=False), wire.Interject("x", "ask 3")) == "not-standing"


def test_an_offer_counts_as_it_stands_when_it_is_accepted() -> None:
    """A-27 Who accepts what was withdrawn meanwhile answers a question that is closed: nobody is taken for a price not seen."""
    session = called()
    say(session, 1, "offer 4 2", 3 * SECOND)
    stale = session.prompt_id
    say(session, 1, "offer 1 2", 4 * SECOND)

    assert refused(session, Who(0, host=False), wire.Answer("a", stale, "accept 1")) == "stale-prompt"


def test_words_do_not_stretch_the_callers_time() -> None:
    """The clock runs on when somebody speaks, with a quarter of the time at least; a new question has a new one."""
    session = called(answer_seconds=60)
    assert session.deadline() == 62 * SECOND
    say(session, 1, "offer 4 2", 5 * SECOND)
    assert session.deadline() == 62 * SECOND
    say(session, 2, "offer 1 1", 60 * SECOND)
    assert session.deadline() == 75 * SECOND
    session.apply(Played(0, "ask 2"), 61 * SECOND)
    assert session.deadline() == 121 * SECOND


def test_without_a_clock_nobody_is_late() -> None:
    """Neither before nor after a word."""
    session = called()
    say(session, 1, "offer 4 2", 5 * SECOND)
    assert session.deadline() is None
    assert kept_deadline(None, 5, 60) is None


class Listening:
    """A pool whose bots answer at once, and which notes how long each would have listened."""

    spending = Spending(Allowance())

    def __init__(self) -> None:
        self.waited: list[tuple[int, float]] = []

    def seconds(self, game: str, strength: str, together: int) -> float:
        return 0.0

    def patience(self, *, people: bool) -> float:
        return WorkerPool(0, (1.0, 2.0)).patience(people=people)

    async def choose_in_time(self, question: BotQuestion, *, together: int, onward: bool, after: float) -> str | None:
        if not question.interjects:
            self.waited.append((question.seat, after))
            await asyncio.sleep(0.02)  # whoever wishes to speak is quicker
        return answer(question)


def nowhere(_: Mail) -> None:
    """What bots bring about is not heard of."""


def left_to_bots(seats: Sequence[int]) -> Session:
    session = called()
    for seat in seats:
        session.apply(Held(seat, "normal"), 0)
    return session


async def played_by_bots(session: Session, pool: Listening) -> None:
    """Until the haggling is over."""
    posted: asyncio.Queue[Mail] = asyncio.Queue()
    autoplay = Autoplay(session, cast("WorkerPool", pool), SteadyClock(), posted.put_nowait, lambda: ["here"])
    table = session.table
    assert table is not None
    while isinstance(table.state.phase, Haggle):
        autoplay.arm()
        choice = await posted.get()
        assert isinstance(choice, BotChose)
        autoplay.chose(choice)
        if choice.move is not None and choice.prompt == session.prompt_id:
            session.apply(Played(choice.seat, choice.move), 0)
    autoplay.stop()


def test_bots_haggle_to_an_end() -> None:
    """Those in the court offer before the caller chooses; the words that everyone has left see to it that it ends."""
    session, pool = left_to_bots([0, 1, 2]), Listening()
    asyncio.run(asyncio.wait_for(played_by_bots(session, pool), 60))
    assert session.table is not None
    spoken = [type(event).__name__ for event in session.table.history(None)]

    assert spoken.index("Offered") < spoken.index("Accepted")
    assert {after for _, after in pool.waited if after} == {2.0}


@pytest.mark.parametrize(("bots", "patience"), [([0, 1, 2], 2.0), ([0, 1], 8.0), ([0], 8.0)])
def test_a_bot_that_is_asked_listens_longer_to_people(bots: list[int], patience: float) -> None:
    """Who may speak is public here, and who is a bot always is: so the wait tells nothing."""
    session, pool = left_to_bots(bots), Listening()

    async def first() -> None:
        autoplay = Autoplay(session, cast("WorkerPool", pool), SteadyClock(), nowhere, lambda: ["here"])
        autoplay.arm()
        await asyncio.sleep(0)
        autoplay.stop()

    asyncio.run(first())
    assert pool.waited == [(0, patience)]


def test_nobody_listens_where_nobody_may_speak() -> None:
    """Before a roll a bot answers as it always did."""
    session, pool = playing("aura_poku", 3), Listening()
    session.table = position("throne throne throne", "throne throne throne", "throne throne throne", haggling=True)
    session.apply(Held(0, "normal"), 0)

    async def first() -> None:
        autoplay = Autoplay(session, cast("WorkerPool", pool), SteadyClock(), nowhere, lambda: ["here"])
        autoplay.arm()
        await asyncio.sleep(0)
        autoplay.stop()

    asyncio.run(first())
    assert pool.waited == [(0, 0.0)]
