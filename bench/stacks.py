"""WebSocket stacks from Python under the same bare load, to choose one: `python -m bench.stacks [--node-modules DIR]`.

Each serves 100 tables of four sockets: a line in, a kilobyte of JSON out to all four. What is not installed is left out
(pip install aiohttp picows granian wsproto).
"""

from __future__ import annotations

import argparse
import json
import os
import socket
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

from bench.server import PATH, node_modules

HERE = Path(__file__).parent
PORT = 8110

# The same little application for every ASGI server, raw or inside Litestar.
ASGI = """
import msgspec, uvloop
VIEW = {"type": "happened", "view": {"stage": ["violet-cones-money"] * 40}}
TABLES = {}
async def serve(path, receive, send):
    seats = TABLES.setdefault(path, [])
    seats.append(send)
    while (event := await receive())["type"] == "websocket.receive":
        msgspec.json.decode(event["text"])
        text = msgspec.json.encode(VIEW).decode()
        for other in seats:
            await other({"type": "websocket.send", "text": text})
    seats.remove(send)
async def raw(scope, receive, send):
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await serve(scope["path"], receive, send)
"""
LITESTAR = """
from litestar import Litestar, WebSocket
from litestar.handlers import WebsocketRouteHandler
@WebsocketRouteHandler("/ws/{table:str}")
async def handler(socket: WebSocket) -> None:
    await socket.accept()
    await serve(socket.url.path, socket.receive, socket.send)
framed = Litestar([handler], openapi_config=None, logging_config=None)
"""
UVICORN = """
import uvicorn
from paravent.server.transport.frames import Protocol
uvicorn.run({app}, port={port}, ws={ws}, ws_per_message_deflate=False, log_level="error", access_log=False, lifespan="off")
"""
SHORTCUT = ASGI.replace(
    'await other({"type": "websocket.send", "text": text})', "other.__self__.push(text.encode())"
)  # as outlet.py does
AIOHTTP = """
import aiohttp, asyncio, msgspec, uvloop
from aiohttp import web
uvloop.install()
VIEW = {"type": "happened", "view": {"stage": ["violet-cones-money"] * 40}}
TABLES = {}
async def handler(request):
    socket = web.WebSocketResponse(compress=False)
    await socket.prepare(request)
    seats = TABLES.setdefault(request.path, [])
    seats.append(socket)
    async for message in socket:
        msgspec.json.decode(message.data)
        text = msgspec.json.encode(VIEW).decode()
        for other in seats:
            await other.send_str(text)
    return socket
app = web.Application()
app.router.add_get("/ws/{table}", handler)
web.run_app(app, port=%d, print=None, access_log=None)
"""
PICOWS = """
import asyncio, msgspec, uvloop
from picows import WSListener, WSMsgType, ws_create_server
uvloop.install()
VIEW = {"type": "happened", "view": {"stage": ["violet-cones-money"] * 40}}
TABLES = {}
class Seat(WSListener):
    def __init__(self, path): self.seats = TABLES.setdefault(path, [])
    def on_ws_connected(self, transport): self.transport = transport; self.seats.append(transport)
    def on_ws_frame(self, transport, frame):
        if frame.msg_type == WSMsgType.TEXT:
            msgspec.json.decode(frame.get_payload_as_bytes())
            data = msgspec.json.encode(VIEW)
            for other in self.seats: other.send(WSMsgType.TEXT, data)
async def main():
    server = await ws_create_server(lambda request: Seat(request.path), "127.0.0.1", %d)
    await server.serve_forever()
asyncio.run(main())
"""
GRANIAN = """
import sys; sys.modules["stack"] = sys.modules["__main__"]
from granian.server.embed import Server
import asyncio
asyncio.run(Server(raw, port={port}, interface="asgi").serve())
"""


def uvicorn(app: str, ws: str) -> str:
    """A program that serves the application with one of uvicorn's implementations."""
    return UVICORN.format(app=app, ws=ws, port=PORT)


STACKS = {
    "picows (protocol only, no HTTP framework)": PICOWS % PORT,
    "aiohttp": AIOHTTP % PORT,
    "uvicorn `websockets-sansio` with our short cut, raw ASGI": SHORTCUT + uvicorn("raw", "Protocol"),
    "uvicorn `websockets-sansio`, raw ASGI": ASGI + uvicorn("raw", "'websockets-sansio'"),
    "uvicorn `websockets-sansio`, Litestar": ASGI + LITESTAR + uvicorn("framed", "'websockets-sansio'"),
    "uvicorn `wsproto`, raw ASGI": ASGI + uvicorn("raw", "'wsproto'"),
    "uvicorn `websockets`, raw ASGI": ASGI + uvicorn("raw", "'websockets'"),
    "granian (embedded), raw ASGI": ASGI + GRANIAN.format(port=PORT),
}


def listens(server: subprocess.Popen[bytes]) -> bool:
    """Whether the server comes up."""
    for _ in range(300):
        with closing(socket.socket()) as probe:
            if probe.connect_ex(("127.0.0.1", PORT)) == 0:
                return True
        if server.poll() is not None:
            return False
        time.sleep(0.1)
    server.kill()
    return False


def measure(program: str, modules: Path) -> dict[str, float] | None:
    """Start a stack on one core and load it from the other; None if it does not run here."""
    server = subprocess.Popen(["taskset", "-c", "0", sys.executable, "-c", program], stderr=subprocess.DEVNULL)
    if not listens(server):
        return None
    command = ["taskset", "-c", "1", "node", str(HERE / "peers" / "stack_load.js"), str(server.pid), str(PORT)]
    found = subprocess.run(
        command, env=os.environ | {"PATH": PATH, "NODE_PATH": str(modules)}, check=False, capture_output=True, text=True
    )
    server.kill()
    server.wait()
    result: dict[str, float] | None = json.loads(found.stdout) if found.returncode == 0 else None
    return result


def main() -> None:
    """Print the table."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--node-modules", type=Path, help="a folder that has the peers' packages already")
    modules = node_modules(options.parse_args().node_modules).resolve()
    print("| stack | moves/s | CPU ms/move | KB per table |\n|---|---|---|---|")
    for name, program in STACKS.items():
        found = measure(program, modules)
        print(
            f"| {name} | "
            + ("not here | | |" if found is None else f"{found['moves_s']:,} | {found['cpu_ms']} | {found['kb']} |"),
            flush=True,
        )


if __name__ == "__main__":
    main()
