"""`paravent host`: tables for friends, from this machine."""

from __future__ import annotations

import asyncio
import os
import socket
import webbrowser
from contextlib import closing
from io import StringIO
from typing import Final

import click
import segno

from paravent.cli.files import data_folder
from paravent.cli.front import Stop, lang_option
from paravent.texts import Catalogue

WEB: Final = ("http://", "https://")
DATABASES: Final = ("postgresql://", "postgres://")


@click.command()
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="The port to listen on.")
@click.option("--data", help="A SQLite file or a PostgreSQL URL; else a file in the data folder.")
@click.option("--public-url", help="The address under which others reach this server.")
@click.option("--open", "open_browser", is_flag=True, help="Open a browser here.")
@lang_option
@click.pass_obj
def host(language: str, port: int, data: str | None, public_url: str | None, open_browser: bool) -> None:
    """Host tables on this machine; friends join by link or QR code."""
    from paravent.server import logs  # noqa: PLC0415  (the server's libraries take a second to load; other commands need none)
    from paravent.server.app import App, Server, Settings  # noqa: PLC0415

    text = Catalogue(None, language)
    if public_url is not None and not public_url.startswith(WEB):
        raise Stop(text.say("cli-bad-url", url=public_url))
    place = data or str(data_folder(os.environ) / "tables.db")
    try_store(place, text)
    listener = listen(port, text)
    url = (public_url or f"http://{own_address()}:{listener.getsockname()[1]}").rstrip("/")
    logs.set_up()
    server = Server(App(Settings(place, public_url)))
    click.echo(invitation(url, text))
    if open_browser:
        webbrowser.open(url)
    server.run([listener])


def try_store(place: str, text: Catalogue) -> None:
    """Open the store and close it again, before anything is promised; a sentence if it cannot be had."""
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415  (see above)

    if "://" in place and not place.startswith(DATABASES):
        raise Stop(text.say("cli-bad-database", known=", ".join(DATABASES)))
    try:
        asyncio.run(open_and_close(place))
    except ModuleNotFoundError as error:
        raise Stop(text.say("cli-no-driver", module=error.name or "")) from None
    except (OSError, SQLAlchemyError, ValueError) as error:
        # Never the place itself: a URL may hold a password.
        raise Stop(text.say("cli-no-store", reason=str(error).partition("\n")[0])) from None


async def open_and_close(place: str) -> None:
    from paravent.server.store import store_at  # noqa: PLC0415  (see above)

    store = store_at(place)
    await store.open()
    await store.close()


def listen(port: int, text: Catalogue) -> socket.socket:
    """The port, taken before anything is promised; a sentence if it is another's."""
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(("0.0.0.0", port))
    except OSError as error:
        listener.close()
        raise Stop(text.say("cli-port-taken", port=str(port), reason=error.strerror or str(error))) from None
    return listener


def own_address() -> str:
    """The address of this machine in its network; nothing is sent to find out."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def invitation(url: str, text: Catalogue) -> str:
    """The link, and the same as a QR code."""
    code = StringIO()
    segno.make(url, error="l").terminal(code, compact=True)
    return f"{code.getvalue()}\n{text.say('cli-hosting', url=url)}"
