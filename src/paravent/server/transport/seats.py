"""A seat over plain HTTP, for bots in any language: wait to be asked, answer, talk, keep notes. docs/own-bot.md tells how."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Final, Literal, TypeAlias, final

from litestar import MediaType, Response, get, post
from litestar.concurrency import sync_to_thread
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Raw, Struct

from paravent.core.rules import Seat
from paravent.prompts import Known, Rules, question
from paravent.server.messages import wire
from paravent.server.messages.refusal import refusal
from paravent.server.monitoring.metrics import METRICS
from paravent.server.tables.registry import Registry
from paravent.server.tables.session import Session
from paravent.server.transport.desk import Denied, Desks, Seated
from paravent.server.transport.http import STATUS, Authorization, HttpRequest, Problem, TableId, Tables, bearer, problems

MOST_WAIT: Final = 30.0
SeatDesks: TypeAlias = NamedDependency[Desks]
OwnId: TypeAlias = Annotated[str, Meta(max_length=64, description="of your own; a resend with the same one takes effect once")]
FAILURES: Final = problems(400, 401, 403, 404, 409, 413, 429, 503)


class SeatNews(Struct):
    """What a seat may know: all that it was told after version `since`, and how the table looks to it now.

    `asked`: an answer is owed. `chat` is what was said after the time that was asked for. `words` is the question in words.
    """

    table: wire.TableInfo
    seat: int
    host: bool
    asked: bool
    since: int
    events: list[Raw]
    position: wire.Position | None
    chat: list[wire.Said]
    notebook: str
    words: str


class Answering(Struct):
    """A move, by its notation, as an answer to the prompt with this id."""

    prompt: wire.Id
    move: wire.Notation
    id: OwnId = ""


class Withdrawing(Struct):
    """The prompt whose sealed answer is taken back."""

    prompt: wire.Id
    id: OwnId = ""


class Interjecting(Struct):
    """A standing move, made although nobody asks."""

    move: wire.Notation
    id: OwnId = ""


class Saying(Struct):
    """Table talk, to everyone."""

    text: Annotated[str, Meta(min_length=1, max_length=wire.MOST_TALK)]
    id: OwnId = ""


class Claiming(Struct):
    """Something in the game's own terms, true or not, to everyone: one of the position's `forms`, as `saw @2 slave`."""

    claim: Annotated[str, Meta(min_length=1, max_length=wire.MOST_CLAIM)]
    id: OwnId = ""


class Noting(Struct):
    """The private notebook, whole."""

    text: Annotated[str, Meta(max_length=wire.MOST_NOTES)]
    id: OwnId = ""


class Readying(Struct):
    """Ready for the start, or not yet."""

    ready: bool = True
    id: OwnId = ""


class Promising(Struct):
    """The hash of my word for the deal, for this round and seat: see the wire's `promise-word`."""

    round: Annotated[int, Meta(ge=0)]
    seat: wire.Seat
    promise: Annotated[str, Meta(max_length=64)]
    id: OwnId = ""


class OpeningWord(Struct):
    """My word for the deal."""

    word: Annotated[str, Meta(max_length=64)]
    id: OwnId = ""


class Starting(Struct):
    """The host starts the game."""

    id: OwnId = ""


class Erasing(Struct):
    """All that I have said and noted is deleted."""

    id: OwnId = ""


class Sharing(Struct):
    """The record is for whoever has the link, or for its players only."""

    shared: bool = True
    id: OwnId = ""


class Taken(Struct):
    """It took effect, or is sealed until all have answered, and will not be lost."""

    accepted: str


@final
@dataclass(frozen=True)
class Wish:
    """What a client wants to be told."""

    seen: int
    said_after: int
    until: Literal["asked", "change"]
    words: Literal["", "en", "fr"]
    rules: Rules


@asynccontextmanager
async def at_desk(desks: Desks, table: str, request: HttpRequest, authorization: str | None) -> AsyncIterator[tuple[Seated, str]]:
    """The client's desk and token, for one request."""
    token = bearer(authorization)
    if token is None:
        raise refusal("no-token")
    address = request.client.host if request.client else ""
    seated = await desks.enter(table, token, language_of(request), address)
    try:
        yield seated, token
    finally:
        desks.leave(seated)


def language_of(request: HttpRequest) -> wire.Language:
    return "fr" if request.headers.get("accept-language", "").lower().startswith("fr") else "en"


@get("/api/tables/{table:str}/seat", responses=FAILURES, summary="What my seat may know; waits, if asked to, until it is asked")
async def show_seat(
    table: TableId,
    request: HttpRequest,
    registry: Tables,
    desks: SeatDesks,
    authorization: Authorization = None,
    seen: Annotated[int, QueryParameter(ge=0, le=10**9, description="the last version that I know; 0: none")] = 0,
    said_after: Annotated[int, QueryParameter(ge=0, le=10**15, description="the time of the last talk that I know")] = 0,
    wait: Annotated[float, QueryParameter(ge=0, le=MOST_WAIT, description="for how many seconds at most")] = 0,
    until: Annotated[
        Literal["asked", "change"], QueryParameter(description="what ends the wait: an open question, or any change")
    ] = "asked",
    words: Annotated[Literal["", "en", "fr"], QueryParameter(description="the question in words, in this language")] = "",
    rules: Annotated[Literal["none", "short", "whole"], QueryParameter(description="the rules in the words")] = "none",
) -> SeatNews:
    wish = Wish(seen, said_after, until, words, rules)
    async with at_desk(desks, table, request, authorization) as (seated, token):
        news, known = await waited_for(registry, table, token, seated, wish, wait)
        if known is not None and words:
            names = [chair.name or f"{seat}" for seat, chair in enumerate(news.table.seats)]
            news.words = await sync_to_thread(question, known, names, words, rules)
        return news


async def waited_for(
    registry: Registry, table: str, token: str, seated: Seated, wish: Wish, wait: float
) -> tuple[SeatNews, Known | None]:
    """The news, once what is waited for has come, or the time is up."""
    clock = asyncio.get_running_loop().time
    end = clock() + wait
    while True:
        change, late = seated.desk.change(), clock() >= end
        found = await registry.ask(
            table, partial(news_of, token=token, seated=seated, wish=wish, now=registry.clock.now, late=late), token
        )
        if found is not None:
            return found
        if seated.desk.gone:
            raise refusal("trouble")  # nobody would wake us
        try:
            await asyncio.wait_for(change.wait(), max(0.0, end - clock()))
        except TimeoutError:
            continue


def news_of(
    session: Session, token: str, seated: Seated, wish: Wish, now: Callable[[], int], *, late: bool
) -> tuple[SeatNews, Known | None] | None:
    """What this seat may know; None if what it waits for has not come and it is not yet late. Raises a refusal."""
    who = session.seating.who(token)
    if who.seat is None:
        raise refusal("no-seat")
    asked = session.table is not None and who.seat in session.table.owed()
    since = session.known_version(wish.seen)
    if not late and not asked and not session.over and not (wish.until == "change" and changed(session, wish, since)):
        return None
    welcome = session.welcome(who, since, [], seated.actor.notebook(who.seat), now())
    chat = [said for said in welcome.chat if said.at > wish.said_after]
    news = SeatNews(
        welcome.table, who.seat, who.host, asked, since, welcome.events, welcome.position, chat, welcome.notebook, ""
    )  # fmt: skip
    return news, known(session, who.seat, since, chat) if wish.words else None


def changed(session: Session, wish: Wish, since: int) -> bool:
    return session.version > since or any(said.at > wish.said_after for said in session.chat)


def known(session: Session, seat: Seat, since: int, chat: list[wire.Said]) -> Known | None:
    """The same for whoever puts it into words."""
    table = session.table
    if table is None:
        return None
    said = [(line.seat, line.text) for line in chat]
    return Known(
        table.rules.name, seat, table.view(seat), table.state.phase, table.legal(seat), table.standing(seat),
        session.told(seat, since), said,
    )  # fmt: skip


async def send(desks: Desks, table: str, request: HttpRequest, authorization: str | None, command: wire.Command) -> Taken:
    command.id = command.id or secrets.token_hex(8)
    async with at_desk(desks, table, request, authorization) as (seated, _):
        await seated.send(command)
    return Taken(command.id)


def denied(_: HttpRequest, error: Denied) -> Response[Problem]:
    """What the table itself refused, in its own sentence."""
    METRICS.refused.add(error.code)
    return Response(Problem(error.code, str(error)), status_code=STATUS.get(error.code, 409), media_type=MediaType.JSON)


@post("/api/tables/{table:str}/seat/answer", status_code=200, responses=FAILURES, summary="Answer the open question")
async def answer(
    table: TableId, data: JSONBody[Answering], request: HttpRequest, desks: SeatDesks, authorization: Authorization = None
) -> Taken:
    return await send(desks, table, request, authorization, wire.Answer(data.id, data.prompt, data.move))


@post("/api/tables/{table:str}/seat/withdraw", status_code=200, responses=FAILURES, summary="Take a sealed answer back")
async def withdraw(
    table: TableId, data: JSONBody[Withdrawing], request: HttpRequest, desks: SeatDesks, authorization: Authorization = None
) -> Taken:
    return await send(desks, table, request, authorization, wire.Withdraw(data.id, data.prompt))


@post("/api/tables/{table:str}/seat/interject", status_code=200, responses=FAILURES, summary="Make a standing move")
async def interject(
    table: TableId, data: JSONBody[Interjecting], request: HttpRequest, desks: SeatDesks, authorization: Authorization = None
) -> Taken:
    return await send(desks, table, request, authorization, wire.Interject(data.id, data.move))


@post("/api/tables/{table:str}/seat/say", status_code=200, responses=FAILURES, summary="Say something to everyone")
async def say(
    table: TableId, data: JSONBody[Saying], request: HttpRequest, desks: SeatDesks, authorization: Authorization = None
) -> Taken:
    return await send(desks, table, request, authorization, wire.Say(data.id, data.text))


@post("/api/tables/{table:str}/seat/claim", status_code=200, responses=FAILURES, summary="Claim something in the game's terms")
async def claim(
    table: TableId, data: JSONBody[Claiming], request: HttpRequest, desks: SeatDesks, authorization: Authorization = None
) -> Taken:
    return await send(desks, table, request, authorization, wire.Claim(data.id, data.claim))


@post("/api/tables/{table:str}/seat/note", status_code=200, responses=FAILURES, summary="Keep a private note")
async def note(
    table: TableId, data: JSONBody[Noting], request: HttpRequest, desks: SeatDesks, authorization: Authorization = None
) -> Taken:
    return await send(desks, table, request, authorization, wire.Note(data.id, data.text))


@post("/api/tables/{table:str}/seat/ready", status_code=200, responses=FAILURES, summary="Be ready for the start")
async def ready(
    table: TableId, data: JSONBody[Readying], request: HttpRequest, desks: SeatDesks, authorization: Authorization = None
) -> Taken:
    return await send(desks, table, request, authorization, wire.Ready(data.id, data.ready))


@post("/api/tables/{table:str}/seat/start", status_code=200, responses=FAILURES, summary="Start the game, as its host")
async def start(
    table: TableId, data: JSONBody[Starting], request: HttpRequest, desks: SeatDesks, authorization: Authorization = None
) -> Taken:
    return await send(desks, table, request, authorization, wire.Start(data.id))


@post("/api/tables/{table:str}/seat/promise-word", status_code=200, responses=FAILURES, summary="Promise a word for the deal")
async def promise_word(
    table: TableId, data: JSONBody[Promising], request: HttpRequest, desks: SeatDesks, authorization: Authorization = None
) -> Taken:
    promised = wire.PromiseWord(data.id, data.round, data.seat, data.promise)
    return await send(desks, table, request, authorization, promised)


@post("/api/tables/{table:str}/seat/open-word", status_code=200, responses=FAILURES, summary="Open the word that was promised")
async def open_word(
    table: TableId, data: JSONBody[OpeningWord], request: HttpRequest, desks: SeatDesks, authorization: Authorization = None
) -> Taken:
    return await send(desks, table, request, authorization, wire.OpenWord(data.id, data.word))


@post("/api/tables/{table:str}/seat/erase", status_code=200, responses=FAILURES, summary="Delete what I have said and noted")
async def erase(
    table: TableId, data: JSONBody[Erasing], request: HttpRequest, desks: SeatDesks, authorization: Authorization = None
) -> Taken:
    return await send(desks, table, request, authorization, wire.Erase(data.id))


@post(
    "/api/tables/{table:str}/seat/share", status_code=200, responses=FAILURES, summary="Share the record of a game that is over"
)
async def share(
    table: TableId, data: JSONBody[Sharing], request: HttpRequest, desks: SeatDesks, authorization: Authorization = None
) -> Taken:
    return await send(desks, table, request, authorization, wire.Share(data.id, data.shared))


HANDLERS: Final = (show_seat, answer, withdraw, interject, say, claim, note, ready, start, promise_word, open_word, erase, share)
