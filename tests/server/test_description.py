"""What is written about the server is true of it."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import cast, get_args

import jsonschema
import pytest
from websockets.exceptions import ConnectionClosed

import paravent
from paravent import Json
from paravent.server.messages import describe, refusal, wire
from paravent.server.messages.sentences import bundle
from paravent.server.tables import deal
from tests.server.client import Client, Made, open_table
from tests.server.serving import serving
from tests.server.small import SMALL, Small

DOCS = Path(__file__).parents[2] / "docs"
SOURCE = Path(refusal.__file__).parent
# Why no answer of these games can be taken back: it is never one of several that lie sealed.
ALONE = {"guru": "who has the turn is asked", "commandments": "a novice or the High Priestess is asked"}
# What else is played so that several are asked at once: Aura Poku's sealed offers, some rounds from the start.
TOGETHER: dict[str, dict[str, Json]] = {"aura_poku": {"bargaining": "sealed", "max_rounds": 12}}
DEALS = 400  # in which one is looked for


def test_the_schema_is_that_of_the_wire() -> None:
    """Stale? `python -m paravent.server.messages.describe docs`."""
    assert (DOCS / "wire.schema.json").read_text(encoding="utf-8") == wire.schema()


def test_the_page_about_the_wire_lists_every_message() -> None:
    """Stale? `python -m paravent.server.messages.describe docs`."""
    assert (DOCS / "wire.md").read_text(encoding="utf-8").partition(describe.BEGIN)[2].strip() == describe.messages().strip()


@pytest.mark.parametrize("game", sorted(paravent.games()))
def test_what_the_server_sends_is_as_the_schema_says(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every message of a whole game, to each seat and a spectator, and each kind of message there is; not a field more."""
    small = Small(SMALL[game].players, SMALL[game].options | TOGETHER.get(game, {}))
    number = 0 if game in ALONE else telling_deal(game, small)
    monkeypatch.setattr(deal, "draw", lambda: drawn(number))
    with serving(tmp_path / "log.db") as url:
        made = open_table(url, game, small.players, options=small.options, answer_seconds=600, coach=True)
        received = asyncio.run(asyncio.wait_for(everything_said(made), 300))

    found = {message["type"] for message in map(json.loads, received)}
    kinds = {message.__struct_config__.tag for message in get_args(wire.FromServer)}
    assert found == (kinds - {"asked"} if game in ALONE else kinds)
    checker = jsonschema.Draft202012Validator(strict_schema())
    wrong = [error for text in received for error in checker.iter_errors(json.loads(text))]
    assert wrong == []


def telling_deal(game: str, small: Small) -> int:
    """A deal in which, as everyone plays here, an answer lies sealed for a while: then it can be taken back."""
    for number in range(DEALS):
        if lies_sealed(game, small, number):
            return number
    raise AssertionError(f"{game}: in none of {DEALS} deals are several asked at once; say in ALONE why, or in TOGETHER how")


def lies_sealed(game: str, small: Small, number: int) -> bool:
    """Whether that happens, if everyone plays as `everything_said` lets them."""
    seats = range(small.players)
    seed = deal.sealed_seed(*drawn(number), [""] * small.players)
    table, made = paravent.new(game, small.players, seed, small.options), [0] * small.players
    while not table.over:
        for seat in seats:
            if seat in table.owed():
                moves = [str(move) for move in table.legal(seat)]
                table.play(seat, chosen(moves, seat, made[seat]))
                made[seat] += 1
                if table.sealed(seat) is not None:
                    return True
    return False


def drawn(number: int) -> tuple[str, str]:
    """A secret and a salt as a table draws them."""
    return f"{number:032x}", f"{number:032x}"


def chosen(moves: list[str], seat: int, made: int) -> str:
    """What a seat plays that has made so many moves: something else each time, and the same in every run."""
    return moves[(seat + 7 * made) % len(moves)]


def strict_schema() -> dict[str, object]:
    """The schema of what a server sends, with no room for what it does not name."""
    schema: dict[str, object] = json.loads(wire.schema())
    parts = cast("dict[str, dict[str, object]]", schema["$defs"])
    for part in parts.values():
        if "properties" in part:
            part["additionalProperties"] = False
    return {**schema, "$ref": "#/$defs/FromServer"}


async def ask_the_coach(clients: list[Client]) -> None:
    """Whoever is asked first wants to know what a bot would do."""
    for client in clients:
        while client.position is None:
            await client.next()
    asked = next(client for client in clients if client.moves)
    assert asked.prompt is not None
    await asked.command("ask-hint", prompt=asked.prompt["id"])
    await asked.until("hint")
    await asked.command("ask-aids")
    await asked.until("aids")


async def everything_said(made: Made) -> list[str]:
    """What everybody receives while a game is played, talked over, refused, left and come back to, and a stranger comes."""
    players = [made.client(seat) for seat in range(len(made.tokens))]
    clients = [*players, made.client(None)]
    for client in clients:
        await client.come()
    await clients[0].command("say", text="hello")
    await clients[0].command("note", text="they all bluff", after=0)
    await clients[0].command("erase")
    await clients[0].command("hold", seat=0)  # refused: there is no game yet
    await clients[1].command("report", seat=0, text="too loud")
    await clients[0].command("mute", seat=1, muted=True)
    await clients[0].command("mute", seat=1, muted=False)
    await clients[0].command("start")
    await ask_the_coach(clients)
    speaker = clients[1]  # in The 3 Commandments the High Priestess, seat 0 or not, keeps silent, and somebody else does not
    for client in (speaker, clients[0]):
        await client.command("claim", claim="trust @2" if len(players) > 2 else f"trust @{0 if client is speaker else 1}")
    made_moves = [0] * len(players)
    while not all(client.over for client in clients):
        for at, client in enumerate(clients):
            while client.version < max(other.version for other in clients):
                await client.next()
            if client.moves and not client.over:
                move, prompt = chosen(client.moves, at, made_moves[at]), client.prompt
                made_moves[at] += 1
                await client.answer(move)
                if client.prompt == prompt:  # sealed: take it back, and give it again
                    await client.withdraw()
                    await client.until("asked")
                    await client.answer(move)
    await clients[1].leave()
    await clients[0].until("presence")
    back, stranger = made.client(1), made.client(None)
    await back.come(seen=1, language="fr")
    stranger.token = "nobody's"
    with pytest.raises(ConnectionClosed):
        await stranger.come()
    for client in (*clients, back):
        await client.leave()
    return [text for client in (*clients, back, stranger) for text in client.received]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_refusal_has_its_sentence_in_both_languages(language: str) -> None:
    """And there is no sentence for a refusal that there is not."""
    text = (SOURCE / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    assert re.findall(r"^refusal-(\S+) = ", text, re.MULTILINE) == list(refusal.CODES)
    assert all(bundle(language).has_message(f"refusal-{code}") for code in refusal.CODES)
