"""Bots in processes of their own: they know what their seat knows, and nobody waits for a bad one."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from subprocess import PIPE
from typing import cast

import httpx
import msgspec
import pytest

import paravent
from paravent import Json, Table
from paravent.bots.levels import NAMES, bot_named
from paravent.bots.parts import thinker
from paravent.bots.search_bot import SearchBot
from paravent.core.chance import Chance
from paravent.core.pack import Unpacker, pack
from paravent.games import find
from paravent.games.commandments.hard import ThoughtfulBot
from paravent.server.app import App
from paravent.server.bots.pool import ADVISING, HASTY, LEAST, THINKING, WorkerPool
from paravent.server.bots.question import BotQuestion
from paravent.server.bots.worker import answer, kept_bot
from paravent.server.tables.autoplay import Autoplay
from paravent.server.tables.deadlines import SteadyClock
from paravent.server.tables.entries import BotSeated, Played, Started
from paravent.server.tables.mailbox import BotChose, Mail
from paravent.server.tables.session import Session
from tests.server.audit import audit
from tests.server.client import Client, Made, open_table
from tests.server.serving import QUICK, serving, serving_app
from tests.server.small import SMALL
from tests.server.test_session import opened

GAMES = sorted(paravent.games())


def sent(value: object) -> Json:
    """As it comes out at the other end of a pipe."""
    read: Json = json.loads(json.dumps(pack(value)))
    return read


def test_whoever_waits_for_the_coach_waits_no_longer_for_that() -> None:
    """A coach that must be started thinks less; who waited for another's hint gets a short one; the next has all the time."""
    seconds: list[float] = []

    async def slow(_worker: object, question: BotQuestion) -> tuple[object, str]:
        seconds.append(question.seconds)
        await asyncio.sleep(ADVISING)
        return "worker", "{}"

    async def ask() -> None:
        pool = WorkerPool()
        pool._ask = slow  # type: ignore[assignment,method-assign]
        question = BotQuestion("guru", "hard", 0, None, [], [], [], 1, seconds=ADVISING, advises=True)
        await asyncio.gather(pool.advise(question), pool.advise(question))
        await pool.advise(question)

    asyncio.run(ask())
    assert seconds[:2] == [HASTY, LEAST]
    assert LEAST < seconds[2] <= ADVISING


def test_the_coach_is_started_with_the_server_and_the_first_who_asks_finds_it() -> None:
    """The one process that advises is running before any question, and that one is asked, with all the time there is."""

    async def ask() -> tuple[object, object, float]:
        pool, asked = WorkerPool(), []
        await pool.start()
        assert pool._readying is not None
        await pool._readying
        (started,) = pool._processes

        async def note(worker: object, question: BotQuestion) -> tuple[object, str]:
            asked.append((worker, question.seconds))
            return worker, "{}"

        pool._ask = note  # type: ignore[assignment,method-assign]
        await pool.advise(BotQuestion("guru", "hard", 0, None, [], [], [], 1, seconds=ADVISING, advises=True))
        await pool.close()
        return started, *asked[0]

    started, asked, seconds = asyncio.run(ask())
    assert asked is started
    assert HASTY < seconds <= ADVISING


def test_a_worker_without_a_question_loads_what_hints_need_of_every_game() -> None:
    """In a process of its own: what a game gives to the coach is not loaded, then a line without a question comes, then it is."""
    parts = sorted(type(part).__module__ for game in GAMES for part in [find(game).part("hard", "THINKER")] if part is not None)
    parts += sorted(f"{find(game).package}.hints" for game in GAMES)
    look = f"print([part for part in {parts} if part not in sys.modules])"
    code = f"import sys; from paravent.server.bots import worker; {look}; worker.reply(None); {look}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=python_path())

    assert done.stdout.splitlines() == [str(parts), "[]"]


def python_path() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


@pytest.mark.parametrize("game", GAMES)
def test_views_and_events_come_back_from_what_is_packed(game: str) -> None:
    """What a worker makes of JSON equals what the table showed, at every position of a random game and for every seat."""
    unpack, rules = Unpacker(find(game).package), find(game).rules
    table = paravent.new(game, rules.players[0], 3)
    chance = Chance(5)
    while not table.over and table.decisions < 400:
        for seat in (*range(table.players), None):
            view = table.view(seat)
            assert unpack.view(sent(view)) == view
        seat = chance.choice(table.owed())
        for event in table.play(seat, chance.choice(table.legal(seat))):
            assert unpack.event(sent(event)) == event


def test_a_card_that_the_players_wrote_comes_back_too() -> None:
    """No module holds a blank card: it is made anew, and equal."""
    blank: Json = {"id": "blank-1", "kind": "action", "karma": 3, "en": "Smile.", "fr": "Souriez.", "test": None}
    view = paravent.new("commandments", 3, 3, {"blanks": [blank]}).view(None)

    assert Unpacker(find("commandments").package).view(sent(view)) == view


def question_to(table: Table, seat: int, game: str, strength: str, seed: int, seconds: float = 0.0) -> BotQuestion:
    """What the server asks a bot at this seat now."""
    moves, standing = [str(move) for move in table.legal(seat)], [str(move) for move in table.standing(seat)]
    view, history = pack(table.view(seat)), [pack(event) for event in table.history(seat)]
    return BotQuestion(game, strength, seat, view, moves, standing, list(history), seed, seconds)


@pytest.mark.parametrize("strength", NAMES)
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_chooses_a_legal_move_from_what_its_seat_knows(game: str, strength: str) -> None:
    """The worker gets a view, the moves and the history as JSON, and answers in notation."""
    table = paravent.new(game, paravent.games()[game].players[0], 4)
    for n in range(12):
        if table.over:
            break
        seat = table.owed()[0]
        question = question_to(table, seat, game, strength, seed=n)
        moves, line = question.moves, answer(question)
        assert line is not None and str(find(game).rules.expand(line)[0]) in moves
        table.play(seat, moves[n % len(moves)])


def test_a_plan_lives_from_one_question_to_the_next() -> None:
    """A novice performs what was planned at the first step, though each step is a question of its own."""
    table, made = paravent.new("commandments", 3, 4), list[str]()
    while len(table.view(None).turns) == 0:  # type: ignore[attr-defined]  # a view of The 3 Commandments
        (seat,) = table.owed()
        made.append(str(answer(question_to(table, seat, "commandments", "hard", len(made), 0.05))))
        table.play(seat, made[-1])
    bot = kept_bot("hard", "commandments", 0.05, "")

    assert isinstance(bot, ThoughtfulBot)
    assert made[2:] in [[str(step) for step in plan] for plan in bot.plans.values()]


@pytest.mark.parametrize("strength", ["easy", "normal", "hard"])
def test_a_bot_lays_the_whole_circle_in_one_act(strength: str) -> None:
    """Fifteen artefacts, one line: nobody watches a High Priestess set one after the other."""
    table = paravent.new("commandments", 3, 4)
    (seat,) = table.owed()
    table.play(seat, table.legal(seat)[0])
    line = answer(question_to(table, seat, "commandments", strength, 1, 0.05))
    assert line is not None
    events = table.play(seat, line)

    assert [type(event).__name__ for event in events] == ["Placed"] * 15 + ["TurnBegan"]


def test_the_worker_that_was_asked_last_is_asked_next() -> None:
    """So it remembers what it planned, although there are others."""

    async def ask() -> list[str | None]:
        pool = WorkerPool(3, module="tests.server.workers.counting")
        answers = [await pool.choose(asking(0)) for _ in range(3)]
        await pool.close()
        return answers

    assert asyncio.run(ask()) == ["0", "1", "2"]


async def watch_to_the_end(client: Client, *, start: bool) -> None:
    await client.come()
    if start:
        await client.command("start")
    answered = 0
    while not client.over:
        if client.moves and client.version > answered:
            answered = client.version
            await client.answer(client.moves[0])
        else:
            await client.next()
    await client.leave()


@pytest.mark.parametrize("game", GAMES)
def test_one_player_and_bots_play_to_the_end(game: str, tmp_path: Path) -> None:
    """The bots answer through the same log as people, and the player receives what the record says they may know."""
    small = SMALL[game]
    with serving(tmp_path / "log.db") as url:
        bots: list[paravent.Json] = [{"seat": seat, "strength": NAMES[seat % 2]} for seat in range(1, small.players)]
        made = open_table(url, game, small.players, players=1, options=small.options, bots=bots)
        client = made.client(0)
        asyncio.run(asyncio.wait_for(watch_to_the_end(client, start=True), 60))
        record = httpx.get(f"{url}/api/tables/{made.id}/record").text
    paravent.verify(record)
    audit([client], 0, record)


@pytest.mark.parametrize("worker", ["crash", "hang", "liar"])
def test_a_bot_that_crashes_hangs_or_lies_is_replaced_by_the_default_move(worker: str, tmp_path: Path) -> None:
    """The game goes on to its end, and the event loop never waits for a bot."""
    patience = 30 if worker == "liar" else 0.05  # a liar must be heard, or it would pass for one that hangs
    settings = replace(QUICK, worker=f"tests.server.workers.{worker}", bot_patience=patience)
    with serving(tmp_path / "log.db", settings) as url:
        made = open_table(url, "guru", 2, players=1, options={"max_rounds": 1}, bots=[{"seat": 1, "strength": "simple"}])
        asyncio.run(asyncio.wait_for(watch_to_the_end(made.client(0), start=True), 60))
        assert httpx.get(f"{url}/api/tables/{made.id}/record").status_code == 200


def test_who_stops_the_server_in_its_terminal_stops_no_bot() -> None:
    """Ctrl-C reaches every process there: a bot that fell silent at it would be replaced by its default move."""
    table = paravent.new("guru", 2, 4)
    seat = table.owed()[0]
    line = msgspec.json.encode(question_to(table, seat, "guru", "simple", 1)) + b"\n"
    with subprocess.Popen([sys.executable, "-m", "paravent.server.bots.worker"], stdin=PIPE, stdout=PIPE) as worker:
        assert worker.stdin is not None and worker.stdout is not None
        chosen = []
        for _ in range(2):
            worker.stdin.write(line)
            worker.stdin.flush()
            chosen.append(worker.stdout.readline())
            worker.send_signal(signal.SIGINT)
        worker.stdin.close()
    assert chosen[0] == chosen[1] != b""
    assert worker.returncode == 0


def test_a_held_seat_is_played_by_a_bot_until_its_player_is_back(tmp_path: Path) -> None:
    """Hold, come back on another device, take back: the game stands still again until the player moves."""

    async def play(app: App, url: str) -> None:
        made = open_table(url, "guru", 2)
        first, second = made.client(0), made.client(1)
        await first.come()
        await second.come()
        await first.command("start")
        await second.command("hold", seat=1)
        await second.leave()
        while first.version < 8:  # the bot takes its turns between mine
            await (first.answer(first.moves[0]) if first.moves else first.until("happened"))
        back = made.client(1)
        back.ids = second.ids  # no id is used twice at a seat
        await back.come()
        assert (await back.command("take-back"))["type"] == "accepted"
        assert (await back.command("take-back"))["code"] == "not-held"
        await to_the_turn_of(back, first)
        await thinking(app, made, begun=False)
        assert (await back.answer(back.moves[0]))["type"] == "accepted"
        await first.leave()
        await back.leave()
        assert not first.over

    with serving_app(tmp_path / "log.db") as (app, url):
        asyncio.run(asyncio.wait_for(play(app, url), 60))


def test_what_a_bot_was_thinking_does_not_count_once_the_seat_is_taken_back(tmp_path: Path) -> None:
    """The question is the player's again, though the bot began to think about it."""

    async def play(app: App, url: str) -> None:
        made = open_table(url, "guru", 2)
        first, second = made.client(0), made.client(1)
        await first.come()
        await second.come()
        await first.command("start")
        await second.until("happened")
        await to_the_turn_of(second, first)
        version = second.version
        await second.command("hold", seat=1)
        await thinking(app, made, begun=True)
        await second.command("take-back")
        await thinking(app, made, begun=False)
        assert (await second.answer(second.moves[0]))["type"] == "accepted"
        assert second.version == version + 1
        await first.leave()
        await second.leave()

    with serving_app(tmp_path / "log.db", replace(QUICK, bot_pause=(0.2, 0.2))) as (app, url):
        asyncio.run(asyncio.wait_for(play(app, url), 60))


async def to_the_turn_of(client: Client, other: Client) -> None:
    """The other plays until this client is asked."""
    while not client.moves:
        while other.version < client.version:
            await other.next()
        if other.moves:
            await other.answer(other.moves[0])
        while client.version < other.version:
            await client.next()


async def thinking(app: App, made: Made, *, begun: bool) -> None:
    """Until a bot or the clock has something under way at this table, or none has."""
    while app.registry.actors[made.id]._autoplay.idle == begun:
        await asyncio.sleep(0.01)


def test_who_does_not_answer_in_time_answers_by_default(tmp_path: Path) -> None:
    """The clock is the server's; the deadline is told with the question, and nobody need be there."""

    async def play(url: str) -> None:
        made = open_table(url, "guru", 2, answer_seconds=5)
        client = made.client(0)
        await client.come()
        await client.command("start")
        position = client.position
        assert position is not None
        clock = position["clock"]
        assert isinstance(clock, dict) and isinstance(clock["deadline"], int) and isinstance(clock["now"], int)
        assert 4900 <= clock["deadline"] - clock["now"] <= 5000
        began = time.monotonic()
        await client.until("happened")
        assert time.monotonic() - began > 4
        assert client.version == 2
        await client.leave()

    with serving(tmp_path / "log.db") as url:
        asyncio.run(asyncio.wait_for(play(url), 60))


# Time tells nothing


def asking(seat: int, seconds: float = 0.0, *, interjects: bool = False) -> BotQuestion:
    """A question to a bot that thinks longer at an odd seat."""
    return BotQuestion("guru", "hard", seat, None, ["pass"], [], [], 0, seconds, interjects=interjects)


def delays(pool: WorkerPool, count: int, together: int = 1, seconds: float = 0.0) -> list[list[float]]:
    """How long bots at even and at odd seats take, by turns, so that whatever else the machine does harms both alike."""

    async def once(seat: int) -> float:
        began = time.monotonic()
        chosen = await asyncio.gather(*(pool.choose_in_time(asking(seat, seconds), together=together) for _ in range(together)))
        assert chosen == ["pass"] * together
        return time.monotonic() - began

    async def all_of_them() -> list[list[float]]:
        await pool.choose(asking(0))  # the process has started
        found = [await once(n % 2) for n in range(2 * count)]
        await pool.close()
        return [found[0::2], found[1::2]]

    return asyncio.run(all_of_them())


def distance(one: list[float], other: list[float]) -> float:
    """Kolmogorov and Smirnov's: the largest gap between two distributions."""
    return max(abs(share(one, at) - share(other, at)) for at in one + other)


def share(values: list[float], at: float) -> float:
    return sum(value <= at for value in values) / len(values)


def test_a_bots_delay_does_not_depend_on_its_thoughts() -> None:
    """A bot that thinks longer over good cards answers no later; the bare bots are told apart by the same test."""
    count, pause = 40, (0.1, 0.2)
    limit = 1.95 * (2 / count) ** 0.5  # one in a thousand equal pairs is farther apart
    masked = delays(WorkerPool(1, pause, module="tests.server.workers.telling"), count)
    bare = delays(WorkerPool(1, (0.0, 0.0), module="tests.server.workers.telling"), count)
    assert distance(*masked) < limit < distance(*bare)


def test_a_bot_does_not_stop_to_think_at_each_step_of_what_it_does() -> None:
    """A novice's first step comes after a whole pause, those that follow after a part of one; the next novice pauses anew."""
    asked: list[tuple[str, bool]] = []

    class Watched:
        """A pool whose bots answer at once."""

        def seconds(self, game: str, strength: str, together: int) -> float:
            return 0.0

        async def choose_in_time(self, question: BotQuestion, *, together: int, onward: bool, after: float) -> str | None:
            asked.append((str(table.state.phase), onward))
            return answer(question)

    session = Session(opened("commandments", 3))
    for seat in range(3):
        session.apply(BotSeated(seat, "normal"), 0)
    session.apply(Started(), 0)
    assert session.table is not None
    table = session.table

    async def play() -> None:
        posted: asyncio.Queue[Mail] = asyncio.Queue()
        autoplay = Autoplay(session, cast("WorkerPool", Watched()), SteadyClock(), posted.put_nowait)
        while len(table.view(None).turns) < 2:  # type: ignore[attr-defined]  # a view of The 3 Commandments
            autoplay.arm()
            choice = await posted.get()
            assert isinstance(choice, BotChose) and choice.move is not None
            autoplay.chose(choice)
            session.apply(Played(choice.seat, choice.move), 0)

    asyncio.run(play())
    onward = {phase: [each for at, each in asked if at == phase] for phase, _ in asked}

    assert [found[0] for found in onward.values()] == [False] * len(onward)
    assert all(all(found[1:]) for found in onward.values()) and any(len(found) > 1 for found in onward.values())


def test_a_step_takes_a_part_of_a_pause() -> None:
    """Three of five."""
    pool = WorkerPool(1, (0.5, 0.5), module="tests.server.workers.telling")

    async def took(*, onward: bool) -> float:
        began = time.monotonic()
        await pool.choose_in_time(asking(0), onward=onward)
        return time.monotonic() - began

    async def both() -> tuple[float, float]:
        await pool.choose(asking(0))
        found = await took(onward=False), await took(onward=True)
        await pool.close()
        return found

    whole, part = asyncio.run(both())
    assert part == pytest.approx(0.6 * whole, abs=0.1)


def test_how_long_bots_take_together_does_not_depend_on_how_many_had_to_think() -> None:
    """Four bots and one worker: counted in pauses, it takes as long if none had to think; without a time for each it does not."""

    def pauses(seconds: float) -> list[int]:
        pool = WorkerPool(1, (0.2, 0.2), module="tests.server.workers.telling")
        return [round(sorted(found)[2] / 0.2) for found in delays(pool, 5, together=4, seconds=seconds)]

    assert (pauses(THINKING * 0.08), pauses(0.0)) == ([2, 2], [1, 2])


def test_a_bot_that_is_asked_alone_keeps_its_worker_no_longer_than_it_thinks() -> None:
    """Bots of other tables need not wait for it; that it had thought enough is still told when its time is over."""

    async def ask() -> tuple[float, float]:
        pool, began = WorkerPool(1, module="tests.server.workers.telling"), 0.0

        async def took(question: BotQuestion) -> float:
            await pool.choose(question)
            return time.monotonic() - began

        await pool.choose(asking(0))
        began = time.monotonic()
        found = await asyncio.gather(took(asking(0, THINKING * 1.0)), took(asking(0)))
        await pool.close()
        return found

    alone, other = asyncio.run(ask())
    assert other < 1.0 <= alone


def test_bots_that_are_asked_together_share_the_time_before_the_first_may_answer() -> None:
    """However many are asked, all have thought before the shortest pause is over; a bot that does not think needs no time."""
    pool = WorkerPool(2, (0.8, 2.4))
    each = [round(pool.seconds("sultans", "hard", bots) / THINKING, 3) for bots in (0, 1, 2, 3, 4, 16)]
    assert each == [0.8, 0.8, 0.8, 0.4, 0.4, 0.1]
    assert pool.seconds("aura_poku", "hard", 1) == thinker(find("aura_poku")).budget.seconds
    assert pool.seconds("sultans", "normal", 4) == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_has_so_long_is_done_by_then_however_busy_the_machine_is(game: str) -> None:
    """Who waits looks at the clock on the wall; elsewhere a bot counts its core's time and plays as well on any machine."""
    at_a_table, elsewhere = bot_named("hard", game, 0.1), bot_named("hard", game)
    assert isinstance(at_a_table, SearchBot | ThoughtfulBot) and isinstance(elsewhere, SearchBot | ThoughtfulBot)
    assert (at_a_table.budget.seconds, at_a_table.clock) == (0.1, time.monotonic)
    assert (elsewhere.budget, elsewhere.clock) == (thinker(find(game)).budget, time.process_time)


def test_a_bot_that_thinks_of_interjecting_keeps_no_worker_from_the_others() -> None:
    """Who has a standing move is a secret, and so is that somebody thinks about one."""

    async def ask() -> list[str]:
        pool, done = WorkerPool(1, module="tests.server.workers.telling"), list[str]()

        async def note(name: str, question: BotQuestion) -> None:
            await pool.choose(question)
            done.append(name)

        await pool.choose(asking(0))
        await pool.choose(asking(0, interjects=True))
        await asyncio.gather(note("interjected", asking(1, interjects=True)), note("answered", asking(0)))
        await pool.close()
        return done

    assert asyncio.run(ask()) == ["answered", "interjected"]
