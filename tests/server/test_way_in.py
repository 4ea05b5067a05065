"""The way in: names, pages of others, proxies, TLS, counters, close codes, odd requests."""

from __future__ import annotations

import asyncio
import json
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from paravent.server.transport.addresses import Addresses
from paravent.server.transport.certificate import Certificate
from paravent.server.transport.limits import Limits
from tests.server.client import Made, open_table
from tests.server.serving import QUICK, Process, free_port, serving

TABLE = "0123456789abcdef"
UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)  # fmt: skip


@pytest.fixture(scope="module")
def static(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A client that was built."""
    folder = tmp_path_factory.mktemp("static")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "assets" / "a.js").write_text("let a = 1;")
    return folder


@pytest.fixture(scope="module")
def url(static: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("way in") / "log.db", replace(QUICK, static=static)) as address:
        yield address


def answer(url: str, request: str) -> str:
    """The first line of what the server answers to these very bytes."""
    port = int(url.rpartition(":")[2])
    with closing(socket.create_connection(("127.0.0.1", port), timeout=10)) as connection:
        connection.sendall(request.encode("latin-1"))
        return connection.recv(4096).split(b"\r\n")[0].decode("latin-1")


# Names


@pytest.mark.parametrize("path", ["/", "/assets/a.js", "/api/games", f"/api/tables/{TABLE}", "/healthz", "/schema/openapi.json"])
def test_under_a_name_that_is_not_ours_nothing_is_told(url: str, path: str) -> None:
    """A foreign page whose name was made to lead here (DNS rebinding) is no page of ours, and reads nothing."""
    foreign = httpx.get(url + path, headers={"Host": "evil.example"})
    assert (foreign.status_code, foreign.json()["code"]) == (421, "other-host")
    assert httpx.get(url + path).status_code in {200, 404}


def test_a_socket_under_a_name_that_is_not_ours_is_not_opened(url: str) -> None:
    """Though the page's Origin is that same name."""
    evil = "Host: evil.example\r\nOrigin: http://evil.example\r\n"
    assert answer(url, f"GET /ws/{TABLE} HTTP/1.1\r\n{evil}{UPGRADE}\r\n").startswith("HTTP/1.1 403")
    assert answer(url, f"GET /ws/{TABLE} HTTP/1.1\r\nHost: localhost\r\n{UPGRADE}\r\n").startswith("HTTP/1.1 101")


@pytest.mark.parametrize(
    ("host", "served"),
    [
        ("127.0.0.1:8000", True), ("192.168.1.7", True), ("[::1]:8000", True), ("[fe80::1]", True), ("localhost:8000", True),
        ("LocalHost.", True), (socket.gethostname(), True), (f"{socket.gethostname()}.local:80", True),
        ("play.example.org", True), ("play.example.org:8443", True), (None, True),
        ("evil.example", False), ("evil.example:8000", False), ("play.example.org.evil.example", False), ("", False),
        ("localhost@evil.example", False), ("127.0.0.1.evil.example", False), ("[::1", False), ("a b", False),
        ("2130706433", False),
    ],
)  # fmt: skip
def test_we_answer_under_addresses_this_machines_name_and_the_public_one(host: str | None, served: bool) -> None:
    """A bare address can be no rebound name."""
    assert Addresses("https://Play.example.org/").serve(host) is served


@pytest.mark.parametrize(
    "origin", ["http://[::", "http://", "null", "evil", "http://evil.example", "https://play.example.org.evil"]
)
def test_an_origin_that_is_none_is_a_foreign_one(url: str, origin: str) -> None:
    """However it is written, it is refused and not stumbled over."""
    refused = httpx.post(f"{url}/api/tables", json={"game": "guru", "seats": 2}, headers={"Origin": origin})
    assert (refused.status_code, refused.json()["code"]) == (403, "other-origin")
    head = f"Host: 127.0.0.1\r\nOrigin: {origin}\r\n"
    assert answer(url, f"GET /ws/{TABLE} HTTP/1.1\r\n{head}{UPGRADE}\r\n").startswith("HTTP/1.1 403")


# Odd requests

ODD = [
    "/%00", "/assets/%00", "/assets/a%00.js", "/assets/" + "a" * 300, "/assets/" + "a/" * 3000, "/assets/" + "%F0%9F%92%A9" * 80,
    "/assets/a.js/x", "/assets/../../etc/passwd", "/assets/%2e%2e/%2e%2e/x", "/assets/%ff", "/assets", "/assets/", "/assets/.",
    "//",
    "/t/%ff", "/t/%00", "/t/" + "x" * 9000, "/api/tables/%00", f"/api/tables/{TABLE}/replay?seat=%00",
    f"/api/tables/{TABLE}/replay?seat=99999999999999999999", "/%", "/%zz", "/?%00", "/*", "*", "http://other/", "/ws/%00", "/ws/",
    "/ws/" + "x" * 9000, "/\xe9",
]  # fmt: skip


@pytest.mark.parametrize("upgrade", ["", UPGRADE], ids=["page", "socket"])
@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "OPTIONS", "TRACE"])
def test_no_path_makes_the_server_fail(url: str, method: str, upgrade: str) -> None:
    """Whatever is asked for is answered, and never with a failure of ours."""
    head = "Host: 127.0.0.1\r\n" + (upgrade or "Connection: close\r\n")
    found = {path[:40]: answer(url, f"{method} {path} HTTP/1.1\r\n{head}\r\n") for path in ODD}
    good = ("HTTP/1.1 1", "HTTP/1.1 2", "HTTP/1.1 4")
    assert {path: line for path, line in found.items() if not line.startswith(good)} == {}


def test_built_files_are_served_and_only_those(url: str, static: Path) -> None:
    """A file that was not there at the start is not looked for."""
    (static / "assets" / "late.js").write_text("let b = 2;")
    found = [httpx.get(f"{url}/assets/{name}") for name in ("a.js", "late.js")]
    assert [(page.status_code, page.headers["content-type"].split(";")[0]) for page in found] == [
        (200, "text/javascript"), (404, "application/json"),
    ]  # fmt: skip
    assert found[0].text == "let a = 1;" and found[0].headers["x-content-type-options"] == "nosniff"


# Proxies


@pytest.mark.parametrize(("trusted", "statuses"), [((), [201, 201, 429]), (("127.0.0.0/8",), [201, 201, 201])])
def test_only_a_trusted_proxy_says_for_whom_it_asks(trusted: tuple[str, ...], statuses: list[int], tmp_path: Path) -> None:
    """Else anybody could ask under as many addresses as they like."""
    limits = Limits(requests_per_second=0.01, request_burst=2)
    with serving(tmp_path / "log.db", replace(QUICK, limits=limits, trusted_proxies=trusted)) as url:
        found = [
            httpx.post(f"{url}/api/tables", json={"game": "guru", "seats": 2}, headers={"X-Forwarded-For": f"192.0.2.{n}"})
            for n in range(3)
        ]
    assert [one.status_code for one in found] == statuses


# Counters


def test_counters_are_told_at_an_address_of_their_own_and_nowhere_else(tmp_path: Path) -> None:
    """A relay in front of the tables relays nothing of them, and a rebound name reads none."""
    port = free_port()
    with serving(tmp_path / "log.db", replace(QUICK, metrics=("127.0.0.1", port))) as url:
        page = httpx.get(f"http://127.0.0.1:{port}/metrics")
        lines = {
            "the tables' address": answer(url, "GET /metrics HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"),
            "a relayed one": answer(url, "GET /metrics HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: 127.0.0.1\r\n\r\n"),
            "another page": answer(f":{port}", "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"),
            "a rebound name": answer(f":{port}", "GET /metrics HTTP/1.1\r\nHost: evil.example\r\n\r\n"),
            "no request": answer(f":{port}", "\r\n\r\n"),
        }
    assert page.status_code == 200 and "# TYPE paravent_store_seconds histogram" in page.text
    assert {name: line.split(" ")[1] for name, line in lines.items()} == dict.fromkeys(lines, "404")


# How connections end


async def ending(
    made: Made, token: str | None, *messages: str, welcomed: Callable[[], None] = lambda: None
) -> tuple[str, int | None]:
    """The code of the goodbye and that of the close, to one who says this."""
    async with connect(made.url.replace("http", "ws") + f"/ws/{made.id}", compression=None) as connection:
        said = ""
        try:
            for message in (json.dumps({"type": "hello", "token": token}), *messages):
                await connection.send(message)
            while True:
                last = json.loads(await connection.recv())
                if last["type"] == "welcome":
                    welcomed()
                said = last["code"] if last["type"] == "goodbye" else said
        except ConnectionClosed:
            return said, connection.close_code


def test_who_broke_the_rules_is_told_not_to_come_back(tmp_path: Path) -> None:
    """1008, the close code for that (RFC 6455, 7.4.1)."""
    with serving(tmp_path / "log.db", replace(QUICK, limits=Limits(burst=20))) as url:
        made = open_table(url, "guru", 2)
        found = [
            asyncio.run(ending(made, "nobody's")),
            asyncio.run(ending(made, made.tokens[0], *["{"] * 6)),
            asyncio.run(ending(made, made.tokens[0], *['{"type":"take-back","id":"a"}'] * 40)),
            asyncio.run(ending(replace(made, id=TABLE), None)),
        ]
    assert found == [("foreign-token", 1008), ("malformed", 1008), ("too-fast", 1008), ("no-table", 1008)]


def test_who_shall_come_back_is_told_so(tmp_path: Path) -> None:
    """1012, service restart."""
    server = Process(tmp_path / "log.db")
    made = open_table(server.url, "guru", 2)
    stopped = ending(made, made.tokens[0], welcomed=server.process.terminate)
    assert asyncio.run(asyncio.wait_for(stopped, 20)) == ("stopping", 1012)
    server.process.join(10)


# TLS

needs_openssl = pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl, which makes the certificates, is not here")


def certified(folder: Path, name: str) -> Certificate:
    """A certificate of our own for 127.0.0.1."""
    folder.mkdir(exist_ok=True)
    made = Certificate(str(folder / "cert.pem"), str(folder / "key.pem"))
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    command += ["-subj", f"/CN={name}", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", made.key, "-out", made.certificate]
    subprocess.run(command, check=True, capture_output=True)
    return made


def name_shown(port: int) -> str:
    """Whose certificate a server shows."""
    anybody = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    anybody.check_hostname, anybody.verify_mode = False, ssl.CERT_NONE
    with socket.create_connection(("127.0.0.1", port), timeout=10) as plain, anybody.wrap_socket(plain) as connection:
        shown = connection.getpeercert(binary_form=True)
    assert shown is not None
    return "first" if b"first" in shown else "second" if b"second" in shown else "another"


@needs_openssl
@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_server_with_a_certificate_is_reached_over_https_and_shows_a_new_one_after_sighup(workers: str, tmp_path: Path) -> None:
    """Pages and sockets; the strict header is sent; nobody is thrown out when the certificate is renewed, nor by a bad one."""
    files = certified(tmp_path / "tls", "first")
    command = [sys.executable, "-m", "paravent", "host", "--bind", "127.0.0.1", "--port", "0", "--data", str(tmp_path / "log.db")]
    command += ["--tls-cert", files.certificate, "--tls-key", files.key, "--workers", workers]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None and server.stderr is not None
        line = next(line for line in server.stdout if "https://127.0.0.1:" in line)
        port = int(line.partition("https://127.0.0.1:")[2].split()[0].rstrip("./"))
        trusting = ssl.create_default_context(cafile=files.certificate)
        asyncio.run(asyncio.wait_for(renewed_while_connected(port, trusting, tmp_path, server), 60))
        server.terminate()
        server.communicate(timeout=20)


async def renewed_while_connected(port: int, trusting: ssl.SSLContext, folder: Path, server: subprocess.Popen[str]) -> None:
    page = await asyncio.to_thread(patiently, f"https://127.0.0.1:{port}/", trusting)
    assert "max-age" in page.headers["strict-transport-security"]
    assert server.stderr is not None
    async with connect(f"wss://127.0.0.1:{port}/ws/{TABLE}", ssl=trusting):
        assert name_shown(port) == "first"
        (folder / "tls" / "key.pem").rename(folder / "key.pem")
        server.send_signal(signal.SIGHUP)
        assert "could not be reloaded" in await asyncio.to_thread(server.stderr.readline)
        assert name_shown(port) == "first"
        certified(folder / "tls", "second")
        server.send_signal(signal.SIGHUP)
        assert "was reloaded" in await asyncio.to_thread(server.stderr.readline)
        assert name_shown(port) == "second"


def patiently(url: str, trusting: ssl.SSLContext) -> httpx.Response:
    """The page, once the server is up."""
    with httpx.Client(verify=trusting, transport=httpx.HTTPTransport(verify=trusting, retries=5)) as client:
        return client.get(url, timeout=20)


@needs_openssl
def test_half_a_certificate_never_replaces_a_whole_one(tmp_path: Path) -> None:
    """The files of a pair are renewed one after the other: between the two nothing may be loaded."""
    one, two = certified(tmp_path / "one", "first"), certified(tmp_path / "two", "second")
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    one.load(context)
    mixed = Certificate(two.certificate, one.key)
    with pytest.raises(ssl.SSLError):
        mixed.check()
    mixed.reload(context)
    port, server = serve_once(context)
    assert name_shown(port) == "first"
    server.close()


def serve_once(context: ssl.SSLContext) -> tuple[int, socket.socket]:
    """A socket that greets one client with this context."""
    listener = socket.create_server(("127.0.0.1", 0))

    def greet() -> None:
        plain, _ = listener.accept()
        with context.wrap_socket(plain, server_side=True) as connection:
            connection.recv(1)

    threading.Thread(target=greet, daemon=True).start()
    return int(listener.getsockname()[1]), listener


def test_a_refused_handshake_is_no_failure(url: str) -> None:
    """A socket where there are none is refused like any other."""

    async def come() -> int:
        with pytest.raises(InvalidStatus) as error:
            await connect(url.replace("http", "ws") + "/elsewhere")
        return error.value.response.status_code

    assert asyncio.run(come()) == 403
