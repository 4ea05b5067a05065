"""What is asked over HTTP: open a table, join one, read a record, and the pages."""

from __future__ import annotations

import logging
from typing import Annotated, Final, Literal, TypeAlias, cast

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct, field
from msgspec.structs import replace

from paravent.core.errors import ParaventError
from paravent.core.rules import Options
from paravent.games import find
from paravent.lessons import Step, lesson_named
from paravent.server.messages import wire
from paravent.server.messages.refusal import refusal
from paravent.server.messages.sentences import sentence
from paravent.server.monitoring.metrics import METRICS
from paravent.server.tables.registry import Registry, id_made_of, new_id
from paravent.server.tables.replay import MOST_RECORD, Replay
from paravent.server.tables.seating import Guest, hashed, new_token, token_made_of
from paravent.server.tables.teller import Retold
from paravent.server.tables.telling import Teller
from paravent.server.transport.limits import Admission, block

LOGGER: Final = logging.getLogger("paravent.http")
MOST_BODY: Final = 64 * 1024
MOST_UPLOAD: Final = 6 * MOST_RECORD  # JSON may need six bytes for a character
HttpRequest: TypeAlias = Request[object, object, State]
Tables: TypeAlias = NamedDependency[Registry]
Doors: TypeAlias = NamedDependency[Admission]
Tellers: TypeAlias = NamedDependency[Teller]
TableId: TypeAlias = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$", description="the table's name in its link")]
LessonWord: TypeAlias = Annotated[str, PathParameter(max_length=32)]
STATUS: Final = {  # 409 for whatever is well-formed but cannot be done; 400 is for requests that cannot be read
    "not-shared": 403, "no-table": 404, "no-code": 404, "no-token": 401, "foreign-token": 403, "no-seat": 403, "not-host": 403,
    "banned": 403, "no-spectators": 403, "removed": 403, "handed-on": 403,
    "other-origin": 403, "other-host": 421, "too-fast": 429, "guesses": 429, "too-many": 429, "too-many-tables": 429,
    "stopping": 503, "trouble": 503, "no-store": 503,
}  # fmt: skip


Authorization: TypeAlias = Annotated[
    str | None, HeaderParameter(name="authorization", description="Bearer, a space, and the seat's token")
]
LONGEST_TOKEN: Final = 128


def bearer(authorization: str | None) -> str | None:
    """The token that a request brings, if it brings one."""
    kind, _, token = (authorization or "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token.strip() and len(token) <= LONGEST_TOKEN else None


Word: TypeAlias = Annotated[
    str,
    Meta(
        min_length=16,
        max_length=64,
        description="a word of your own that nobody can guess: sent again, because no answer came, it is given the same",
    ),
]


class BotSeat(Struct):
    """A bot at a seat."""

    seat: wire.Seat
    strength: wire.Strength
    character: wire.Character = ""


class NewTable(Struct):
    """A table to open, with the bots that sit there from the start."""

    game: Annotated[str, Meta(min_length=1, max_length=32)]
    seats: Annotated[int, Meta(ge=1, le=64)]
    name: Annotated[str, Meta(max_length=200)] = ""
    options: dict[str, wire.Data] = field(default_factory=dict)
    bots: list[BotSeat] = field(default_factory=list)
    answer_seconds: int | None = None
    coach: bool = False
    aids: bool = True
    silence: bool = False
    grace_seconds: wire.Grace = wire.GRACE_SECONDS
    word: Word | None = None


class OpenedTable(Struct):
    """The table, and the token that makes its bearer the host. Keep the token to yourself: it is in no link."""

    table: wire.TableInfo
    token: str


class TypedCode(Struct):
    """A table's code, as somebody typed it."""

    code: Annotated[str, Meta(max_length=32)]


class FoundTable(Struct):
    """The table that has the code: a place to sit down or to watch, and nobody's seat."""

    table: str


class Joining(Struct):
    """Who joins. `token` is the host's, who may sit too, or a seat's, to change it."""

    name: Annotated[str, Meta(max_length=200)]
    seat: int | None = None
    token: str | None = None
    colour: int | None = None  # one of the looks there are; any other leaves the choice to us
    figure: int | None = None
    word: Word | None = None
    device: wire.Device = ""


class Reclaiming(Struct):
    """The key to a seat that the host has handed anew."""

    key: Annotated[str, Meta(min_length=1, max_length=64)]
    word: Word | None = None
    device: wire.Device = ""


class JoinedTable(Struct):
    """The seat, and the token that brings its player back."""

    seat: int
    token: str


class NewLesson(Struct):
    """A lesson to be taught, and what the learner is called."""

    game: Annotated[str, Meta(min_length=1, max_length=32)]
    lesson: Annotated[str, Meta(min_length=1, max_length=32)]
    name: Annotated[str, Meta(max_length=200)]
    word: Word | None = None


class Retelling(Struct):
    """A record to be told: through whose eyes (none: a spectator's), from which step on, or with all cards open."""

    record: Annotated[str, Meta(max_length=MOST_RECORD)]
    seat: int | None = None
    first: Annotated[int, Meta(ge=0, le=10**6)] = 0
    open: bool = False


class Problem(Struct):
    """Why a request was refused."""

    code: str
    sentence: str


class Health(Struct):
    """The server is well, and what happens at its tables can be stored."""

    status: Literal["ok"] = "ok"


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals that a request may meet, for the OpenAPI description."""
    return {status: ResponseSpec(Problem, description="Refused", generate_examples=False) for status in statuses}


@post("/api/tables", responses=problems(400, 403, 409, 413, 429, 503), summary="Open a table")
async def open_table(data: JSONBody[NewTable], request: HttpRequest, registry: Tables, admission: Doors) -> OpenedTable:
    await must_have_room(request, admission)
    id, token = named(data.word, "table")
    bots = {bot.seat: (bot.strength, bot.character) for bot in data.bots}
    name, seconds, options = data.name, data.answer_seconds, cast("Options", data.options)
    table = await registry.create(
        data.game, data.seats, options, name, bots, seconds, token, id=id, coach=data.coach, aids=data.aids, silence=data.silence,
        grace=data.grace_seconds,
    )  # fmt: skip
    return OpenedTable(table, token)


async def must_have_room(request: HttpRequest, admission: Admission) -> None:
    """Refuse another table to an address that has opened many lately."""
    if not await admission.allowed("lay", request.client.host if request.client else ""):
        raise refusal("too-many-tables")


def named(word: str | None, what: str) -> tuple[str, str]:
    """The name and the host's token of a table to be opened: made of the client's word, if there is one."""
    if word is None:
        return new_id(), new_token()
    return id_made_of(word, what), token_made_of(word, what)


@get("/api/lessons/{game:str}/{lesson:str}", sync_to_thread=False, responses=problems(400, 409), summary="The steps of a lesson")
def show_lesson(game: LessonWord, lesson: LessonWord) -> list[Step]:
    return list(lesson_named(find(game), lesson).steps)


@post("/api/lessons", responses=problems(400, 403, 409, 413, 429, 503), summary="Begin a lesson, at a table of its own")
async def begin_lesson(data: JSONBody[NewLesson], request: HttpRequest, registry: Tables, admission: Doors) -> OpenedTable:
    await must_have_room(request, admission)
    id, token = named(data.word, "lesson")
    return OpenedTable(await registry.teach(data.game, data.lesson, data.name, token, id), token)


@get("/api/tables/{table:str}", responses=problems(400, 404, 503), summary="A table, as everybody may know it")
async def show_table(table: TableId, registry: Tables) -> wire.TableInfo:
    return await registry.ask(table, lambda session: session.seating.info())


@post("/api/tables/{table:str}/join", responses=problems(400, 403, 404, 409, 413, 429, 503), summary="Take a seat")
async def join_table(table: TableId, data: JSONBody[Joining], request: HttpRequest, registry: Tables) -> JoinedTable:
    if data.token is not None:
        await registry.ask(table, lambda session: session.seating.who(data.token))
    word, guest = data.word or new_token(), Guest(data.name, data.colour, data.figure)
    token = data.token or token_made_of(word, f"seat {table}")
    seat = await registry.join(table, guest, data.seat, token, hashed(word), device=data.device, address=place_of(request))
    return JoinedTable(seat, token)


@post(
    "/api/tables/{table:str}/reclaim",
    responses=problems(400, 403, 404, 409, 413, 429, 503),
    summary="Take the seat that the host has handed anew",
)
async def reclaim_seat(table: TableId, data: JSONBody[Reclaiming], request: HttpRequest, registry: Tables) -> JoinedTable:
    word = data.word or new_token()
    token = token_made_of(word, f"claim {table}")
    seat = await registry.reclaim(table, data.key, token, hashed(word), device=data.device, address=place_of(request))
    return JoinedTable(seat, token)


def place_of(request: HttpRequest) -> str:
    """The address, or the network, from which somebody asks."""
    return block(request.client.host) if request.client else ""


@post("/api/codes", status_code=200, responses=problems(400, 403, 404, 413, 429), summary="Find a table by its code")
async def find_table(data: JSONBody[TypedCode], request: HttpRequest, registry: Tables, admission: Doors) -> FoundTable:
    address = request.client.host if request.client else ""
    if not await admission.allowed("guess", address):
        raise refusal("guesses")
    table = await registry.table_of(data.code)
    if table is None:
        raise refusal("no-code")
    admission.guessed_right(address)
    return FoundTable(table)


@get(
    "/api/tables/{table:str}/record",
    responses=problems(400, 403, 404, 409, 503),
    media_type=MediaType.TEXT,
    summary="The record of a game that is over, with the proof of its deal",
)
async def show_record(table: TableId, registry: Tables, authorization: Authorization = None) -> str:
    return (await registry.story(table, bearer(authorization))).text


@get(
    "/api/tables/{table:str}/replay",
    responses=problems(400, 403, 404, 409, 503),
    summary="A game that is over, step by step, as a seat or a spectator saw it",
)
async def show_replay(
    table: TableId,
    registry: Tables,
    teller: Tellers,
    request: HttpRequest,
    seat: Annotated[int | None, QueryParameter(description="whose eyes; none: a spectator's")] = None,
    first: Annotated[int, QueryParameter(ge=0, le=10**6, description="the first step wanted")] = 0,
    open: Annotated[bool, QueryParameter(description="with all cards open")] = False,
    authorization: Authorization = None,
) -> Response[Replay]:
    story = await registry.story(table, bearer(authorization))
    return await retold(teller, request, Retold(story.text, seat, first, open, story.table))


@post(
    "/api/replay",
    status_code=200,
    request_max_body_size=MOST_UPLOAD,
    responses=problems(400, 403, 409, 413, 429),
    summary="A record, checked and told step by step, as a seat or a spectator saw it or with all cards open",
)
async def replay_record(data: JSONBody[Retelling], teller: Tellers, request: HttpRequest) -> Response[Replay]:
    return await retold(teller, request, Retold(data.record, data.seat, data.first, data.open))


async def retold(teller: Teller, request: HttpRequest, question: Retold) -> Response[Replay]:
    """The story as its teller wrote it: to read it here, or to zip it, would keep players waiting."""
    zipped = "gzip" in request.headers.get("accept-encoding", "")
    place = block(request.client.host if request.client else "")
    text = await teller.tell(replace(question, zipped=zipped), place)
    headers = {"vary": "accept-encoding", **({"content-encoding": "gzip"} if zipped else {})}
    return Response(cast("Replay", text), media_type=MediaType.JSON, headers=headers)


@get("/healthz", responses=problems(503), summary="Whether the server is well and its store can be written")
async def healthz(registry: Tables) -> Health:
    if registry.stopping:
        raise refusal("stopping")
    registry.claims.check()
    if not await registry.can_store():
        raise refusal("no-store")
    return Health()


def refused(request: HttpRequest, error: ParaventError) -> Response[Problem]:
    """A refusal, in the language that the browser asks for."""
    METRICS.refused.add(error.code)
    language = "fr" if request.headers.get("accept-language", "").lower().startswith("fr") else "en"
    problem = Problem(error.code, sentence(error, None, language, []))
    return Response(problem, status_code=STATUS.get(error.code, 409), media_type=MediaType.JSON)


def failed(_: HttpRequest, error: HTTPException) -> Response[Problem]:
    """A request that is none; nothing of it is repeated."""
    code = "malformed" if error.status_code == 400 else "http"
    problem = Problem(code, refusal("malformed").args[0])
    return Response(problem, status_code=error.status_code, media_type=MediaType.JSON, headers=error.headers)


def unkept(request: HttpRequest, error: Exception) -> Response[Problem]:
    """No disk, no memory or no descriptors: a sentence, and what is at hand again serves the next."""
    LOGGER.error("a request failed", extra={"why": type(error).__name__})
    return refused(request, refusal("no-store"))


def unreadable(request: HttpRequest, _: Exception) -> Response[Problem]:
    """JSON that is nested beyond what can be read, or whose bytes are no text."""
    return failed(request, HTTPException(status_code=400))


HANDLERS: Final = (
    show_lesson,
    begin_lesson,
    open_table,
    show_table,
    join_table,
    reclaim_seat,
    find_table,
    show_record,
    show_replay,
    replay_record,
    healthz,
)
