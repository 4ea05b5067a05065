"""`paravent host`: tables for friends, from this machine."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import webbrowser
from contextlib import closing
from io import StringIO
from ipaddress import ip_address, ip_network
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import click
import segno

from paravent.cli.command_group import Stop, lang_option
from paravent.cli.files import data_folder
from paravent.texts import Catalogue

if TYPE_CHECKING:
    from paravent.server.transport.certificate import Certificate

WEB: Final = ("http://", "https://")
DATABASES: Final = ("postgresql://", "postgres://")
MOST_WORKERS: Final = 64
EVERYWHERE: Final = ("0.0.0.0", "::")


@click.command()
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="The port to listen on.")
@click.option("--data", help="A SQLite file or a PostgreSQL URL; else a file in the data folder.")
@click.option("--bind", default="0.0.0.0", show_default=True, help="The address to listen on: 127.0.0.1 is this machine only.")
@click.option("--tls-cert", help="A certificate with its chain, in PEM, for https; read anew on SIGHUP.")
@click.option("--tls-key", help="The certificate's private key, in PEM.")
@click.option("--trusted-proxy", multiple=True, help="An address or network whose X-Forwarded-For is believed; may be repeated.")
@click.option("--workers", default="1", show_default=True, help="How many processes keep the tables; auto: one for each core.")
@click.option("--metrics", help="An address of its own, HOST:PORT, for Prometheus to read /metrics.")
@click.option("--public-url", help="The address under which others reach this server.")
@click.option(
    "--keep-days", type=click.IntRange(1), help="Delete tables, talk and notes so many days after the last thing happened there."
)
@click.option("--node-url", help="The address, http://HOST:PORT, at which other servers on the same PostgreSQL reach this one.")
@click.option(
    "--lease",
    type=click.FloatRange(1, 600),
    default=10.0,
    show_default=True,
    help="Seconds of silence after which others take over.",
)
@click.option("--open", "open_browser", is_flag=True, help="Open a browser here.")
@lang_option
@click.pass_obj
def host(
    language: str,
    port: int,
    data: str | None,
    bind: str,
    tls_cert: str | None,
    tls_key: str | None,
    trusted_proxy: tuple[str, ...],
    workers: str,
    metrics: str | None,
    public_url: str | None,
    keep_days: int | None,
    node_url: str | None,
    lease: float,
    open_browser: bool,
) -> None:
    """Host tables on this machine; friends join by link or QR code."""
    from paravent.server.app import App, Server, Settings  # noqa: PLC0415
    from paravent.server.monitoring import logs  # noqa: PLC0415  (the server's libraries take a second to load; other commands need none)

    text = Catalogue(None, language)
    if public_url is not None and not public_url.startswith(WEB):
        raise Stop(text.say("cli-bad-url", url=public_url))
    place = data or str(data_folder(os.environ) / "tables.db")
    several = worker_count(workers, text)
    if node_url is not None:
        check_node(node_url, place, several, text)
    proxies = tuple(network(proxy, text) for proxy in trusted_proxy)
    files, page = certificate(tls_cert, tls_key, text), metrics_address(metrics, text)
    try_store(place, text)
    listener = listen(bind, port, text)
    scheme = "http" if files is None else "https"
    url = (public_url or f"{scheme}://{shown(bind)}:{listener.getsockname()[1]}").rstrip("/")
    logs.set_up()
    settings = Settings(place, public_url, files, proxies, page, keep_days=keep_days, node_url=node_url, lease=lease)
    server = Server(App(settings)) if several == 1 else None
    click.echo(invitation(url, text))
    if open_browser:
        webbrowser.open(url)
    if server is not None:
        server.run([listener])
    else:
        from paravent.server.workers.front import Front  # noqa: PLC0415

        Front(settings, listener, several).run()


def worker_count(given: str, text: Catalogue) -> int:
    """How many processes keep the tables; `auto` is as many as this process may use cores."""
    if given == "auto":
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if not given.isdecimal() or not 1 <= int(given) <= MOST_WORKERS:
        raise Stop(text.say("cli-bad-workers", most=str(MOST_WORKERS), given=given))
    return int(given)


def check_node(url: str, place: str, workers: int, text: Catalogue) -> None:
    """Nodes are reached by an address of their own, share a PostgreSQL, and are one process each."""
    if workers > 1:
        raise Stop(text.say("cli-node-is-one-worker"))
    if not url.startswith(WEB) or not urlsplit(url).hostname:
        raise Stop(text.say("cli-bad-node-url", url=url))
    if not place.startswith(DATABASES):
        raise Stop(text.say("cli-nodes-need-postgresql"))


def try_store(place: str, text: Catalogue) -> None:
    """Open the store and close it again, before anything is promised; a sentence if it cannot be had."""
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415  (see above)

    from paravent.server.app import prepare_store  # noqa: PLC0415

    if "://" in place and not place.startswith(DATABASES):
        raise Stop(text.say("cli-bad-database", known=", ".join(DATABASES)))
    try:
        asyncio.run(prepare_store(place))
    except ModuleNotFoundError as error:
        raise Stop(text.say("cli-no-driver", module=error.name or "")) from None
    except (OSError, SQLAlchemyError, ValueError) as error:
        # Never the place itself: a URL may hold a password.
        raise Stop(text.say("cli-no-store", reason=str(error).partition("\n")[0])) from None


def listen(address: str, port: int, text: Catalogue) -> socket.socket:
    """The port, taken before anything is promised; a sentence if it is another's, or the address is not this machine's."""
    listener = socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((address, port))
    except OSError as error:
        listener.close()
        reason = error.strerror or str(error)
        if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
            raise Stop(text.say("cli-no-address", address=address, reason=reason)) from None
        raise Stop(text.say("cli-port-taken", port=str(port), reason=reason)) from None
    return listener


def shown(address: str) -> str:
    """The address as it stands in a link; where we listen on all, that of this machine in its network."""
    if address in EVERYWHERE:
        return own_address()
    return f"[{address}]" if ":" in address else address


def certificate(file: str | None, key: str | None, text: Catalogue) -> Certificate | None:
    """The certificate and its key, tried before anything is promised."""
    from paravent.server.transport.certificate import Certificate  # noqa: PLC0415  (see above)

    if file is None and key is None:
        return None
    if file is None or key is None:
        raise Stop(text.say("cli-half-certificate"))
    made = Certificate(file, key)
    try:
        made.check()
    except OSError as error:
        raise Stop(text.say("cli-no-certificate", reason=error.strerror or str(error))) from None
    return made


def network(given: str, text: Catalogue) -> str:
    """A proxy's address, or a network of them."""
    try:
        return str(ip_network(given) if "/" in given else ip_address(given))
    except ValueError:
        raise Stop(text.say("cli-bad-proxy", proxy=given)) from None


def metrics_address(given: str | None, text: Catalogue) -> tuple[str, int] | None:
    """Where the counters are told, tried before anything is promised."""
    if given is None:
        return None
    name, _, port = given.rpartition(":")
    if not name or not port.isdecimal() or not 0 < int(port) < 65536:
        raise Stop(text.say("cli-bad-metrics", address=given))
    address = name.strip("[]")
    listen(address, int(port), text).close()
    return address, int(port)


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
