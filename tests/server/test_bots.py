"""Bots in processes of their own: they know what their seat knows, and nobody waits for a bad one."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from subprocess import PIPE

import httpx
import msgspec
import pytest
from msgspec import Raw

import paravent
from paravent import Json, plain
from paravent.bots.levels import HARD
from paravent.bots.named import NAMES, named
from paravent.bots.searching import SearchBot
from paravent.bots.thoughtful import ThoughtfulBot
from paravent.core.chance import Chance
from paravent.core.plain import plain_text
from paravent.server.holder import THINKING, Asking, Holder
from paravent.server.revive import reviver
from paravent.server.worker import Question, answer, bot_named
from tests.server.audit import audit
from tests.server.client import Client, open_table
from tests.server.serving import QUICK, serving
from tests.server.small import SMALL

GAMES = sorted(paravent.games())


@pytest.mark.parametrize("game", GAMES)
def test_views_and_events_come_back_from_plain_data(game: str) -> None:
    """What a worker makes of JSON equals what the table showed, at every position of a random game and for every seat."""
    revive, rules = reviver(game), paravent.games()[game]
    table = paravent.new(game, rules.players[0], 3)
    chance = Chance(5)
    while not table.over and table.decisions < 400:
        for seat in (*range(table.players), None):
            view = table.view(seat)
            assert json.loads(plain_text(view)) == plain(view)
            assert revive.view(plain(view)) == view
        seat = chance.choice(table.owed())
        for event in table.play(seat, chance.choice(table.legal(seat))):
            assert revive.event(plain(event)) == event


def test_a_card_that_the_players_wrote_comes_back_from_plain_data() -> None:
    """A blank card has a kind of its own, which is not its class's name."""
    blank: Json = {"id": "blank-1", "kind": "action", "karma": 3, "en": "Smile.", "fr": "Souriez.", "test": None}
    view = paravent.new("commandments", 3, 3, {"blanks": [blank]}).view(None)

    assert reviver("commandments").view(plain(view)) == view


@pytest.mark.parametrize("strength", NAMES)
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_chooses_a_legal_move_from_what_its_seat_knows(game: str, strength: str) -> None:
    """The worker gets a view, the moves and the history as JSON, and answers in notation."""
    table = paravent.new(game, paravent.games()[game].players[0], 4)
    for n in range(12):
        if table.over:
            break
        seat = table.owed()[0]
        moves, standing = [str(move) for move in table.legal(seat)], [str(move) for move in table.standing(seat)]
        history = [plain(event) for event in table.history(seat)]
        question = Question(game, strength, seat, plain(table.view(seat)), moves, standing, list(history), n)
        assert str(answer(question)) in moves
        table.play(seat, moves[n % len(moves)])


def test_a_plan_lives_from_one_question_to_the_next() -> None:
    """A High Priestess sets the fifteen artefacts of one circle, though each is a question of its own."""
    table, made = paravent.new("commandments", 3, 4), list[str]()
    (seat,) = table.owed()
    while len(made) < 16:
        moves, view = [str(move) for move in table.legal(seat)], plain(table.view(seat))
        made.append(str(answer(Question("commandments", "hard", seat, view, moves, [], [], len(made), 0.05))))
        table.play(seat, made[-1])
    bot = bot_named("hard", "commandments", 0.05)

    assert isinstance(bot, ThoughtfulBot)
    assert made[1:] in [[str(step) for step in plan] for plan in bot.plans.values()]


def test_the_worker_that_was_asked_last_is_asked_next() -> None:
    """So it remembers what it planned, although there are others."""

    async def ask() -> list[str | None]:
        holder = Holder(3, module="tests.server.workers.counting")
        answers = [await holder.choose(asking(0)) for _ in range(3)]
        await holder.close()
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
    audit(client, 0, record)


@pytest.mark.parametrize("worker", ["crash", "hang", "liar"])
def test_a_bot_that_crashes_hangs_or_lies_is_replaced_by_the_default_move(worker: str, tmp_path: Path) -> None:
    """The game goes on to its end, and the event loop never waits for a bot."""
    settings = replace(QUICK, worker=f"tests.server.workers.{worker}", bot_patience=0.05)
    with serving(tmp_path / "log.db", settings) as url:
        made = open_table(url, "guru", 2, players=1, options={"max_rounds": 1}, bots=[{"seat": 1, "strength": "simple"}])
        asyncio.run(asyncio.wait_for(watch_to_the_end(made.client(0), start=True), 60))
        assert httpx.get(f"{url}/api/tables/{made.id}/record").status_code == 200


def test_who_stops_the_server_in_its_terminal_stops_no_bot() -> None:
    """Ctrl-C reaches every process there: a bot that fell silent at it would be replaced by its default move."""
    table = paravent.new("guru", 2, 4)
    seat = table.owed()[0]
    question = Question("guru", "simple", seat, plain(table.view(seat)), [str(move) for move in table.legal(seat)], [], [], 1)
    line = msgspec.json.encode(question) + b"\n"
    with subprocess.Popen([sys.executable, "-m", "paravent.server.worker"], stdin=PIPE, stdout=PIPE) as worker:
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

    async def play(url: str) -> None:
        made = open_table(url, "guru", 2)
        first, second = made.client(0), made.client(1)
        await first.come()
        await second.come()
        await first.command("start")
        await second.command("hold", seat=1)
        await second.leave()
        for _ in range(40):  # the bot takes its turns between mine
            if first.over:
                return
            if first.moves:
                await first.answer(first.moves[0])
            else:
                await first.until("happened")
        back = made.client(1)
        back.ids = second.ids  # no id is used twice at a seat
        await back.come()
        assert (await back.command("take-back"))["type"] == "accepted"
        assert (await back.command("take-back"))["code"] == "not-held"
        await first.leave()
        await back.leave()

    with serving(tmp_path / "log.db") as url:
        asyncio.run(asyncio.wait_for(play(url), 60))


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


def asking(seat: int, seconds: float = 0.0, together: int = 1, *, interjects: bool = False) -> Asking:
    """A question to a bot that thinks longer at an odd seat."""
    return Asking("guru", "hard", seat, Raw(b"{}"), ["pass"], [], [], 0, seconds, together, interjects=interjects)


def delays(holder: Holder, count: int, together: int = 1, seconds: float = 0.0) -> list[list[float]]:
    """How long bots at even and at odd seats take, by turns, so that whatever else the machine does harms both alike."""

    async def once(seat: int) -> float:
        began = time.monotonic()
        chosen = await asyncio.gather(*(holder.choose_in_time(asking(seat, seconds, together)) for _ in range(together)))
        assert chosen == ["pass"] * together
        return time.monotonic() - began

    async def all_of_them() -> list[list[float]]:
        await holder.choose(asking(0))  # the process has started
        found = [await once(n % 2) for n in range(2 * count)]
        await holder.close()
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
    masked = delays(Holder(1, pause, module="tests.server.workers.telling"), count)
    bare = delays(Holder(1, (0.0, 0.0), module="tests.server.workers.telling"), count)
    assert distance(*masked) < limit < distance(*bare)


def test_how_long_bots_take_together_does_not_depend_on_how_many_had_to_think() -> None:
    """Four bots and one worker: counted in pauses, it takes as long if none had to think; without a time for each it does not."""

    def pauses(seconds: float) -> list[int]:
        holder = Holder(1, (0.2, 0.2), module="tests.server.workers.telling")
        return [round(sorted(found)[2] / 0.2) for found in delays(holder, 5, together=4, seconds=seconds)]

    assert (pauses(THINKING * 0.08), pauses(0.0)) == ([2, 2], [1, 2])


def test_a_bot_that_is_asked_alone_keeps_its_worker_no_longer_than_it_thinks() -> None:
    """Bots of other tables need not wait for it; that it had thought enough is still told when its time is over."""

    async def ask() -> tuple[float, float]:
        holder, began = Holder(1, module="tests.server.workers.telling"), 0.0

        async def took(question: Asking) -> float:
            await holder.choose(question)
            return time.monotonic() - began

        await holder.choose(asking(0))
        began = time.monotonic()
        found = await asyncio.gather(took(asking(0, THINKING * 1.0)), took(asking(0)))
        await holder.close()
        return found

    alone, other = asyncio.run(ask())
    assert other < 1.0 <= alone


def test_bots_that_are_asked_together_share_the_time_before_the_first_may_answer() -> None:
    """However many are asked, all have thought before the shortest pause is over; a bot that does not think needs no time."""
    holder = Holder(2, (0.8, 2.4))
    each = [round(holder.seconds("sultans", "hard", bots) / THINKING, 3) for bots in (0, 1, 2, 3, 4, 16)]
    assert each == [0.8, 0.8, 0.8, 0.4, 0.4, 0.1]
    assert holder.seconds("aura_poku", "hard", 1) == HARD["aura_poku"].seconds
    assert holder.seconds("sultans", "normal", 4) == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_has_so_long_is_done_by_then_however_busy_the_machine_is(game: str) -> None:
    """Who waits looks at the clock on the wall; elsewhere a bot counts its core's time and plays as well on any machine."""
    at_a_table, elsewhere = named("hard", game, 0.1), named("hard", game)
    assert isinstance(at_a_table, SearchBot | ThoughtfulBot) and isinstance(elsewhere, SearchBot | ThoughtfulBot)
    assert (at_a_table.budget.seconds, at_a_table.clock) == (0.1, time.monotonic)
    assert (elsewhere.budget, elsewhere.clock) == (HARD[game], time.process_time)


def test_a_bot_that_thinks_of_interjecting_keeps_no_worker_from_the_others() -> None:
    """Who has a standing move is a secret, and so is that somebody thinks about one."""

    async def ask() -> list[str]:
        holder, done = Holder(1, module="tests.server.workers.telling"), list[str]()

        async def note(name: str, question: Asking) -> None:
            await holder.choose(question)
            done.append(name)

        await holder.choose(asking(0))
        await holder.choose(asking(0, interjects=True))
        await asyncio.gather(note("interjected", asking(1, interjects=True)), note("answered", asking(0)))
        await holder.close()
        return done

    assert asyncio.run(ask()) == ["answered", "interjected"]
