"""What is asked over HTTP: open a table, join one, read a record, and the pages."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias, cast

from litestar import MediaType, Request, Response, get, post
from litestar.concurrency import sync_to_thread
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct, field

from paravent.bots.named import NAMES as STRENGTHS
from paravent.core.errors import ParaventError, UnknownGame
from paravent.core.rules import Choice, Flag, Number, Option, Options
from paravent.games import GAMES
from paravent.server import wire
from paravent.server.house import House
from paravent.server.lobby import new_token
from paravent.server.metrics import METRICS
from paravent.server.refusal import refusal
from paravent.server.replay import MOST_RECORD, Replay, Story, brought, kept
from paravent.server.sentences import sentence
from paravent.server.session import Session

MOST_BODY: Final = 64 * 1024
MOST_UPLOAD: Final = 6 * MOST_RECORD  # JSON may need six bytes for a character
Asking: TypeAlias = Request[object, object, State]
Kept: TypeAlias = NamedDependency[House]
TableId: TypeAlias = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$", description="the table's name in its link")]
STATUS: Final = {  # 409 for whatever is well-formed but cannot be done; 400 is for requests that cannot be read
    "no-table": 404, "foreign-token": 403, "not-host": 403, "other-origin": 403, "too-fast": 429, "stopping": 503, "trouble": 503,
}  # fmt: skip


class OptionInfo(Struct):
    """An option of a game: what it may be, and what it is unless somebody says otherwise."""

    name: str
    kind: Literal["flag", "number", "choice", "data"]
    default: wire.Data
    least: int | None = None
    most: int | None = None
    among: list[str] = field(default_factory=list)


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    version: int
    fewest: int
    most: int
    options: list[OptionInfo]
    strengths: list[str]


class BotSeat(Struct):
    """A bot at a seat."""

    seat: wire.Seat
    strength: wire.Strength


class NewTable(Struct):
    """A table to open, with the bots that sit there from the start."""

    game: Annotated[str, Meta(min_length=1, max_length=32)]
    seats: Annotated[int, Meta(ge=1, le=64)]
    name: Annotated[str, Meta(max_length=200)] = ""
    options: dict[str, wire.Data] = field(default_factory=dict)
    bots: list[BotSeat] = field(default_factory=list)
    answer_seconds: int | None = None


class OpenedTable(Struct):
    """The table, and the token that makes its bearer the host. Keep the token to yourself: it is in no link."""

    table: wire.TableInfo
    token: str


class Joining(Struct):
    """Who joins. `contribution` is mixed into the deal; `token` is the host's, who may sit down too."""

    name: Annotated[str, Meta(max_length=200)]
    contribution: Annotated[str, Meta(max_length=64)] = ""
    seat: int | None = None
    token: str | None = None


class JoinedTable(Struct):
    """The seat, and the token that brings its player back."""

    seat: int
    token: str


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
    """The server is well."""

    status: Literal["ok"] = "ok"


def option_info(name: str, option: Option) -> OptionInfo:
    """An option as a form needs it."""
    match option:
        case Flag():
            return OptionInfo(name, "flag", option.default)
        case Number():
            return OptionInfo(name, "number", option.default, option.least, option.most)
        case Choice():
            return OptionInfo(name, "choice", option.default, among=list(option.among))
    return OptionInfo(name, "data", option.default)


def game_info(name: str) -> GameInfo:
    """A game as a form needs it."""
    rules = GAMES[name]
    options = [option_info(word, option) for word, option in rules.options.items()]
    return GameInfo(name, rules.version, rules.players[0], rules.players[-1], options, list(STRENGTHS))


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals that a request may meet, for the OpenAPI description."""
    return {status: ResponseSpec(Problem, description="Refused", generate_examples=False) for status in statuses}


@get("/api/games", sync_to_thread=False, summary="The games that can be played here")
def games() -> list[GameInfo]:
    return [game_info(name) for name in sorted(GAMES)]


@post("/api/tables", responses=problems(400, 403, 409, 413, 429, 503), summary="Open a table")
async def open_table(data: JSONBody[NewTable], house: Kept) -> OpenedTable:
    if data.game not in GAMES:
        raise UnknownGame(
            "unknown-game", f"there is no game {data.game!r}", {"game": data.game, "known": ", ".join(sorted(GAMES))}
        )
    token = new_token()
    bots = {bot.seat: bot.strength for bot in data.bots}
    table = await house.create(data.game, data.seats, cast("Options", data.options), data.name, bots, data.answer_seconds, token)
    return OpenedTable(table, token)


@get("/api/tables/{table:str}", responses=problems(400, 404, 503), summary="A table, as everybody may know it")
async def show_table(table: TableId, house: Kept) -> wire.TableInfo:
    return await house.ask(table, lambda session: session.lobby.info())


@post("/api/tables/{table:str}/join", responses=problems(400, 403, 404, 409, 413, 429, 503), summary="Take a seat")
async def join_table(table: TableId, data: JSONBody[Joining], house: Kept) -> JoinedTable:
    if data.token is not None:
        await house.ask(table, lambda session: session.lobby.who(data.token))
    token = data.token or new_token()
    return JoinedTable(await house.join(table, data.name, data.contribution, data.seat, token), token)


@get(
    "/api/tables/{table:str}/record",
    responses=problems(400, 404, 409, 503),
    media_type=MediaType.TEXT,
    summary="The record of a game that is over, with the proof of its deal",
)
async def show_record(table: TableId, house: Kept) -> str:
    return await house.ask(table, Session.record)


@get(
    "/api/tables/{table:str}/replay",
    responses=problems(400, 404, 409, 503),
    summary="A game that is over, step by step, as a seat or a spectator saw it",
)
async def show_replay(
    table: TableId,
    house: Kept,
    seat: Annotated[int | None, QueryParameter(description="whose eyes; none: a spectator's")] = None,
    first: Annotated[int, QueryParameter(ge=0, le=10**6, description="the first step wanted")] = 0,
    open: Annotated[bool, QueryParameter(description="with all cards open")] = False,
) -> Replay:
    return await sync_to_thread(retell, await house.ask(table, kept), seat, first, all_open=open)


@post(
    "/api/replay",
    status_code=200,
    request_max_body_size=MOST_UPLOAD,
    responses=problems(400, 403, 409, 413, 429),
    summary="A record, checked and told step by step, as a seat or a spectator saw it or with all cards open",
)
async def replay_record(data: JSONBody[Retelling]) -> Replay:
    story = await sync_to_thread(brought, data.record)
    return await sync_to_thread(retell, story, data.seat, data.first, all_open=data.open)


def retell(story: Story, seat: int | None, first: int, *, all_open: bool) -> Replay:
    """The story through these eyes, if they are somebody's at the table."""
    if seat is not None and not 0 <= seat < len(story.table.seats):
        raise refusal("no-such-chair")
    return story.tell(None if all_open else seat, first, all_open=all_open)


@get("/healthz", sync_to_thread=False, responses=problems(503), summary="Whether the server is well")
def healthz(house: Kept) -> Health:
    if house.stopping:
        raise refusal("stopping")
    return Health()


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False, include_in_schema=False)
def metrics(request: Asking) -> str:
    """Only for this machine: how much is stored, and when, is nobody else's business."""
    if request.client is None or request.client.host not in {"127.0.0.1", "::1"}:
        raise HTTPException(status_code=404)
    return METRICS.text()


def refused(request: Asking, error: ParaventError) -> Response[Problem]:
    """A refusal, in the language that the browser asks for."""
    METRICS.refused.add(error.code)
    language = "fr" if request.headers.get("accept-language", "").lower().startswith("fr") else "en"
    problem = Problem(error.code, sentence(error, None, language, []))
    return Response(problem, status_code=STATUS.get(error.code, 409), media_type=MediaType.JSON)


def failed(_: Asking, error: HTTPException) -> Response[Problem]:
    """A request that is none; nothing of it is repeated."""
    code = "malformed" if error.status_code == 400 else "http"
    problem = Problem(code, refusal("malformed").args[0])
    return Response(problem, status_code=error.status_code, media_type=MediaType.JSON, headers=error.headers)


def too_deep(request: Asking, _: RecursionError) -> Response[Problem]:
    """JSON that is nested beyond what can be read."""
    return failed(request, HTTPException(status_code=400))


HANDLERS: Final = (games, open_table, show_table, join_table, show_record, show_replay, replay_record, healthz, metrics)
