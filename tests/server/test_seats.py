"""A seat over plain HTTP: whole games, what is told, what is refused, and that nobody waits longer than the clock."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from paravent import Json
from paravent.server.transport import desk
from tests.server.client import Made, open_table
from tests.server.serving import serving, serving_app
from tests.server.small import SMALL

EXAMPLES = Path(__file__).parents[2] / "examples"
GURU: dict[str, Json] = {"max_rounds": 1}


OPEN: list[httpx.Client] = []


@pytest.fixture(autouse=True)
def hang_up() -> Iterator[None]:
    """Close what a test has opened."""
    yield
    while OPEN:
        OPEN.pop().close()


class Seat:
    """One seat's client, by HTTP alone."""

    def __init__(self, made: Made, seat: int) -> None:
        self.http = httpx.Client(base_url=f"{made.url}/api/tables/{made.id}/seat", timeout=60)
        self.http.headers["Authorization"] = f"Bearer {made.tokens[seat]}"
        self.seen = 0
        OPEN.append(self.http)

    def news(self, **wish: object) -> dict[str, Any]:
        answer = self.http.get("", params={"seen": self.seen, **{key: str(value) for key, value in wish.items()}})
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def send(self, act: str, **fields: object) -> httpx.Response:
        return self.http.post(f"/{act}", json=fields)

    def answer(self, news: dict[str, Any], number: int = 0) -> httpx.Response:
        prompt = news["position"]["prompt"]
        return self.send("answer", prompt=prompt["id"], move=prompt["moves"][number % len(prompt["moves"])]["notation"])


def started(url: str, game: str = "guru", **fields: Any) -> tuple[Made, list[Seat]]:
    """A table of which everybody sits at by HTTP, and which the host starts in the same way."""
    small = SMALL[game]
    made = open_table(url, game, small.players, options=small.options, **fields)
    seats = [Seat(made, seat) for seat in range(small.players)]
    assert seats[0].send("start").status_code == 200
    return made, seats


def play_on(seat: Seat, number: int) -> dict[str, Any]:
    """Answer whatever is asked until the game is over; the last news."""
    while True:
        news = seat.news(wait=20)
        seat.seen = news["position"]["version"]
        if news["position"]["outcome"] is not None:
            return news
        if news["asked"]:
            assert seat.answer(news, number + seat.seen).status_code == 200


@pytest.mark.parametrize("game", ["guru", "sultans"])
def test_a_whole_game_is_played_by_http_alone(game: str, tmp_path: Path) -> None:
    """Each seat waits until it is asked and answers; all see the same end. Secret questions that ask several included."""
    with serving(tmp_path / "log.db") as url:
        _, seats = started(url, game)
        ends: list[dict[str, Any]] = []
        threads = [threading.Thread(target=lambda s=s, k=k: ends.append(play_on(s, k))) for k, s in enumerate(seats)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(120)

    assert len(ends) == len(seats)
    assert len({json.dumps(end["position"]["outcome"]) for end in ends}) == 1
    assert all(end["table"]["status"] == "over" for end in ends)


@pytest.mark.parametrize(
    "command",
    [
        [sys.executable, "own_bot.py"],
        pytest.param(
            ["sh", "own_bot.sh"],
            marks=pytest.mark.skipif(not (shutil.which("curl") and shutil.which("jq")), reason="needs curl and jq"),
        ),
    ],
)
def test_the_examples_play_a_whole_game(command: list[str], tmp_path: Path) -> None:
    """A program of somebody else's beside a bot of ours, from taking a seat to the result."""
    with serving(tmp_path / "log.db") as url:
        made = open_table(url, "guru", 3, players=1, options=GURU, bots=[{"seat": 2, "strength": "random"}])
        host = Seat(made, 0)
        words = [*command, f"{url}/t/{made.id}", "Ada"]
        with subprocess.Popen(words, cwd=EXAMPLES, stdout=subprocess.PIPE, text=True) as process:
            while host.send("start").status_code == 409:  # until every seat is taken
                host.news(wait=1, until="change")
            end = play_on(host, 0)
            out, _ = process.communicate(timeout=60)

    assert process.returncode == 0
    assert json.loads(out) == end["position"]["outcome"]


def test_what_a_seat_is_told_is_what_its_socket_is_told(tmp_path: Path) -> None:
    """The same events and the same position, byte by byte; nothing of another seat's."""
    with serving(tmp_path / "log.db") as url:
        made, seats = started(url, "overseers")
        for seat in seats * 4:
            now = seat.news()
            assert not now["asked"] or seat.answer(now).status_code == 200
        news = [seat.news(seen=0) for seat in seats]
        welcomes = [asyncio.run(welcomed(made, seat)) for seat in range(len(seats))]

    for told, welcome in zip(news, welcomes, strict=True):
        told["position"]["clock"] = welcome["position"]["clock"]
        assert {key: told[key] for key in ("events", "position", "seat")} == {
            key: welcome[key] for key in ("events", "position", "seat")
        }
    views = [json.dumps(told["position"]["view"]) for told in news]
    assert len(set(views)) == len(views)


async def welcomed(made: Made, seat: int) -> dict[str, Any]:
    client = made.client(seat)
    welcome = dict(await client.come())
    await client.leave()
    return welcome


def test_the_question_comes_in_words(tmp_path: Path) -> None:
    """In the language that is wished, with the rules if wished, and what was said; without a wish, none."""
    with serving(tmp_path / "log.db") as url:
        _, seats = started(url)
        asked = next(seat for seat in seats if seat.news()["asked"])
        other = next(seat for seat in seats if seat is not asked)
        assert other.send("say", text="bonjour").status_code == 200
        french, plain = asked.news(words="fr", rules="short"), asked.news()
        unasked = other.news(words="en")

    assert "## Vos coups" in french["words"] and "## Les règles" in french["words"] and "bonjour" in french["words"]
    assert f"`{french['position']['prompt']['moves'][0]['notation']}`" in french["words"]
    assert plain["words"] == ""
    assert "You are not asked now." in unasked["words"]


def test_a_wait_ends_when_the_seat_is_asked_or_something_changes(tmp_path: Path) -> None:
    """By the move of another: no request is made meanwhile."""
    with serving(tmp_path / "log.db") as url:
        _, seats = started(url)
        asked = next(seat for seat in seats if seat.news()["asked"])
        other = next(seat for seat in seats if seat is not asked)
        other.seen = other.news()["position"]["version"]
        found: list[dict[str, Any]] = []
        waiting = threading.Thread(target=lambda: found.append(other.news(wait=30, until="change")))
        waiting.start()
        assert asked.answer(asked.news()).status_code == 200
        waiting.join(60)

    assert found[0]["position"]["version"] == other.seen + 1
    assert found[0]["since"] == other.seen and found[0]["events"]


def test_nonsense_gets_a_sentence_and_changes_nothing(tmp_path: Path) -> None:
    """No such move, another's turn, an old question, no token, a stranger's, no table, a body that is none."""
    with serving(tmp_path / "log.db") as url:
        _, seats = started(url)
        asked = next(seat for seat in seats if seat.news()["asked"])
        other = next(seat for seat in seats if seat is not asked)
        before = asked.news(seen=0)
        prompt = before["position"]["prompt"]["id"]
        refused = [
            asked.send("answer", prompt=prompt, move="fly away"),
            asked.send("answer", prompt="99", move=before["position"]["prompt"]["moves"][0]["notation"]),
            other.send("answer", prompt=prompt, move="preach 0"),
            asked.send("interject", move="preach 0"),
            seats[1].send("start"),
            asked.http.get("", headers={"Authorization": ""}),
            asked.http.get("", headers={"Authorization": "Bearer nobody"}),
            asked.http.get(f"{url}/api/tables/{'0' * 16}/seat"),
            asked.http.post("/answer", content=b"[[["),
            asked.send("answer", prompt=prompt),
            asked.http.get("", params={"wait": "1000"}),
        ]
        after = asked.news(seen=0)
    before["position"]["clock"] = after["position"]["clock"]

    assert [(answer.status_code, answer.json()["code"]) for answer in refused] == [
        (409, "bad-notation"), (409, "stale-prompt"), (409, "not-asked"), (409, "not-standing"), (403, "not-host"),
        (401, "no-token"), (403, "foreign-token"), (404, "no-table"), (400, "malformed"), (400, "malformed"), (400, "malformed"),
    ]  # fmt: skip
    assert all(answer.json()["sentence"] for answer in refused)
    assert after == before


def test_a_resend_takes_effect_once(tmp_path: Path) -> None:
    """Under the id that its sender chose."""
    with serving(tmp_path / "log.db") as url:
        _, seats = started(url)
        said = [seats[0].send("say", text="once", id="mine") for _ in range(3)]
        chat = seats[1].news()["chat"]

    assert [answer.json() for answer in said] == [{"accepted": "mine"}] * 3
    assert [line["text"] for line in chat] == ["once"]


def test_notes_are_kept_for_their_seat_alone(tmp_path: Path) -> None:
    """And come back with the news."""
    with serving(tmp_path / "log.db") as url:
        _, seats = started(url)
        assert seats[0].send("note", text="Bob bluffs").status_code == 200
        notebooks = [seat.news()["notebook"] for seat in seats]

    assert notebooks == ["Bob bluffs", *[""] * (len(seats) - 1)]


def test_who_stalls_is_played_for_by_the_clock(tmp_path: Path) -> None:
    """A bot that babbles instead of answering gets a sentence each time; then its default move is made, and the others go on."""
    with serving(tmp_path / "log.db") as url:
        _, seats = started(url, answer_seconds=5)
        asked = next(seat for seat in seats if seat.news()["asked"])
        other = next(seat for seat in seats if seat is not asked)
        first = asked.news()["position"]
        for _ in range(3):
            assert asked.send("answer", prompt=first["prompt"]["id"], move="well, let me think").status_code == 409
        other.seen = first["version"]
        news = other.news(wait=30, until="change")

    assert news["position"]["version"] > first["version"]
    assert first["clock"]["deadline"] - first["clock"]["now"] <= 5000


def test_a_client_stays_at_its_table_between_two_requests_and_no_longer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others see its player as present; after a while without a request, as away, and nothing is left of it."""
    with serving_app(tmp_path / "log.db") as (app, url):
        made, seats = started(url)
        before = app.admission.connections
        seats[1].news()
        present = asyncio.run(presence(made))
        monkeypatch.setattr(desk, "SECONDS_TO_COME_BACK", 0.0)
        for seat in seats:
            seat.news()
        away = asyncio.run(presence(made, until=[False] * len(seats)))

    assert present[1]
    assert away == [False] * len(seats)
    assert before >= 1 and app.admission.connections == 0


async def presence(made: Made, until: list[bool] | None = None) -> list[bool]:
    """Who is there, as a spectator is told; with `until` as soon as it is so."""
    client = made.client(None)
    present = (await client.come())["present"]
    while until is not None and present != until:
        present = (await client.until("presence"))["present"]
    await client.leave()
    assert isinstance(present, list)
    return [bool(there) for there in present]


def test_a_claim_is_made_over_http(tmp_path: Path) -> None:
    """Once under one id, and refused in one sentence if it is nothing that may be claimed here."""
    with serving(tmp_path / "log.db") as url:
        made, seats = started(url)
        sent = [seats[0].send("claim", claim="have tom", id="mine").status_code for _ in range(2)]
        refused = seats[0].send("claim", claim="have the moon")
        welcome = asyncio.run(welcomed(made, 1))

    assert sent == [200, 200]
    assert refused.status_code == 409 and "nothing that one may claim" in refused.text
    assert [(claim["seat"], claim["kind"], claim["what"]) for claim in welcome["claims"]] == [(0, "have", "tom")]
