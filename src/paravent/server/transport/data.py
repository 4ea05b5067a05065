"""What people may do with what is kept of them: read how long, take it with them, delete it."""

from __future__ import annotations

from typing import Final

from litestar import get, post
from msgspec import Raw, Struct

from paravent.server.messages import wire
from paravent.server.messages.refusal import refusal
from paravent.server.tables.session import Session
from paravent.server.transport.http import Authorization, HttpRequest, TableId, Tables, bearer, problems
from paravent.server.transport.seats import FAILURES, SeatDesks, at_desk


class KeptFor(Struct):
    """How long things are kept here: days after the last thing happened at a table (none: until somebody deletes it)."""

    days: int | None
    unbegun_hours: int


class Export(Struct):
    """All that this server keeps for a reader: what their seat may know, talk and notes; of a game that is over, the record."""

    table: wire.TableInfo
    seat: int | None
    host: bool
    events: list[Raw]
    position: wire.Position | None
    chat: list[wire.Said]
    notebook: str
    record: str | None


@get("/api/keeping", sync_to_thread=False, summary="How long tables, talk and notes are kept here")
def show_keeping(registry: Tables) -> KeptFor:
    return KeptFor(registry.keeping.days, registry.keeping.unbegun_hours)


@get("/api/tables/{table:str}/export", responses=FAILURES, summary="All that is kept for me at this table")
async def export(
    table: TableId, request: HttpRequest, registry: Tables, desks: SeatDesks, authorization: Authorization = None
) -> Export:
    async with at_desk(desks, table, request, authorization) as (seated, token):

        def known(session: Session) -> wire.Welcome:
            who = session.seating.who(token)
            return session.welcome(who, None, [], seated.actor.notebook(who.seat), registry.clock.now())

        w = await registry.ask(table, known, token)
        record = (await registry.story(table, token)).text if w.table.status == "over" else None
        return Export(w.table, w.seat, w.host, w.events, w.position, w.chat, w.notebook, record)


@post(
    "/api/tables/{table:str}/delete",
    status_code=204,
    responses=problems(400, 401, 403, 404, 409, 429, 503),
    summary="Delete a table, as its host, when it is over",
)
async def delete_table(table: TableId, registry: Tables, authorization: Authorization = None) -> None:
    token = bearer(authorization)
    if token is None:
        raise refusal("no-token")
    await registry.delete(table, token)


HANDLERS: Final = (show_keeping, export, delete_table)
