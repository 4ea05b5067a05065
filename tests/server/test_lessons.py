"""A lesson at a server's table: a fixed deal, bots that follow their script, and a table like any other in the store."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

import paravent
from paravent.core.rules import Move
from paravent.games import find, found
from paravent.lessons import Lesson, lesson_named, lessons_of
from paravent.server.tables.entries import BotSeated, Opened, Played, Seated, Started
from paravent.server.tables.session import Session
from tests.server.client import Client
from tests.server.serving import Process, serving

LESSONS = [lesson for game in found().values() for lesson in lessons_of(game).values()]


def begin(url: str, lesson: Lesson) -> Client:
    """Somebody who begins a lesson."""
    wanted = {"game": lesson.game, "lesson": lesson.name, "name": "Ada"}
    made = httpx.post(f"{url}/api/lessons", json=wanted).raise_for_status().json()
    return Client(url, made["table"]["id"], made["token"])


async def learn(client: Client, moves: list[str], expand: Callable[[str], list[Move]]) -> None:
    """Make these moves, each as soon as it is offered."""
    await client.come()
    answered = 0  # the version to whose question an answer is sealed
    for move in moves:
        first = str(expand(move)[0])  # a line may stand for several moves
        while client.version == answered or first not in [*client.moves, *client.standing]:
            await client.next()
        asked, version = first in client.moves, client.version
        told = await (client.answer(move) if asked else client.command("interject", move=move))
        assert told["type"] == "accepted"
        answered = version if client.version == version else 0
    while not client.moves and not client.over:
        await client.next()
    await client.leave()


@pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.game for lesson in LESSONS])
def test_the_bots_follow_the_script_to_the_end_of_the_lesson(lesson: Lesson, tmp_path: Path) -> None:
    """The learner's moves lead to the same table as in the terminal, and everybody may know that it is a lesson."""
    moves = [step.move for step in lesson.steps if step.move]
    with serving(tmp_path / "log.db") as url:
        ada = begin(url, lesson)
        asyncio.run(learn(ada, moves, find(lesson.game).rules.expand))
        info = httpx.get(f"{url}/api/tables/{ada.table}").json()

    assert (info["lesson"], info["commitment"]) == (lesson.name, "")
    assert [seat["by"] for seat in info["seats"]] == ["person" if k == lesson.learner else "bot" for k in range(lesson.players)]
    assert ada.position is not None
    assert ada.position["made"] == len(moves)


@pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.game for lesson in LESSONS])
def test_the_company_of_a_lesson_is_always_the_same_and_has_short_names(lesson: Lesson, tmp_path: Path) -> None:
    """One name each that no table cuts off, with another initial than anybody else's; the learner may be called alike."""
    with serving(tmp_path / "log.db") as url:
        wanted = {"game": lesson.game, "lesson": lesson.name, "name": "Vasco"}
        seats = httpx.post(f"{url}/api/lessons", json=wanted).raise_for_status().json()["table"]["seats"]

    names = [seat["name"] for seat in seats]
    assert names[1:] == ["Wren", "Vasco II", "Pépin", "Zélie"][: lesson.players - 1]
    assert all(seat["character"] for seat in seats[1:])


def test_a_lesson_outlives_the_server(tmp_path: Path) -> None:
    """Half a lesson, a killed server, the other half."""
    lesson = lesson_named(find("guru"), "first")
    moves = [step.move for step in lesson.steps if step.move]
    server = Process(tmp_path / "log.db")
    ada = begin(server.url, lesson)
    asyncio.run(learn(ada, moves[:4], find(lesson.game).rules.expand))
    server.kill()
    server = Process(tmp_path / "log.db")
    again = Client(server.url, ada.table, ada.token, ids=ada.ids)
    asyncio.run(learn(again, moves[4:], find(lesson.game).rules.expand))
    server.kill()

    assert again.position is not None
    assert again.position["made"] == len(moves)


def test_the_steps_can_be_read_and_what_is_no_lesson_is_refused(tmp_path: Path) -> None:
    """A game says which lessons it has; another name is refused in one sentence."""
    with serving(tmp_path / "log.db") as url:
        games = {game["name"]: game["lessons"] for game in httpx.get(f"{url}/api/games").json()}
        steps = httpx.get(f"{url}/api/lessons/guru/first").json()
        refused = httpx.get(f"{url}/api/lessons/guru/second")
        never = httpx.post(f"{url}/api/lessons", json={"game": "guru", "lesson": "second", "name": "Ada"})

    assert games == {name: list(lessons_of(game)) for name, game in found().items()}
    assert [step["id"] for step in steps][:2] == ["hello", "preachers"]
    assert (refused.status_code, refused.json()["code"], never.json()["code"]) == (409, "no-lesson", "no-lesson")


def test_a_scripted_move_that_is_not_legal_is_complained_of(caplog: pytest.LogCaptureFixture) -> None:
    """The rules have changed under the lesson: the log says so, and the bot thinks for itself."""
    rules = paravent.games()["guru"]
    session = Session(Opened("t1", "", "guru", rules.version, 3, {}, "a" * 32, "b" * 32, "", None, "first", 775))
    for entry in (Seated(0, "Ada", "x", ""), BotSeated(1, "normal"), BotSeated(2, "normal"), Started()):
        session.apply(entry, 0)
    for move in ("preach 0", "preach 0", "preach 0"):
        session.apply(Played(0, move), 0)
    session.made[1] = 3  # as if it had preached three times: it would convert an empty stage

    with caplog.at_level(logging.ERROR):
        assert session.scripted(1) is None
    assert "a lesson's script is not legal" in caplog.text
