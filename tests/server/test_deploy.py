"""What is in deploy/ works: three nodes behind nginx as Debian has it, on loopback."""

from __future__ import annotations

import asyncio
import random
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.cluster import cluster, until
from tests.server.conftest import NONE
from tests.server.crowd import Crowd
from tests.server.postgres import binaries
from tests.server.serving import free_port, healthy

DEPLOY = Path(__file__).parents[2] / "deploy"
NGINX = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")


def configured(nodes: list[str], port: int, folder: Path) -> Path:
    """Our configuration, but for the addresses and without the certificate."""
    text = (DEPLOY / "nginx.conf").read_text()
    for number, node in enumerate(nodes):
        text = text.replace(f"10.0.0.{5 + number}:8000", node)
    lines = [line for line in text.splitlines() if not line.strip().startswith("ssl_")]
    text = "\n".join(lines).replace("listen 443 ssl;", f"listen 127.0.0.1:{port};").replace("play.example.org", "localhost")
    (folder / "paravent.conf").write_text(text)
    temporary = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    whole = f"daemon off; pid {folder}/pid; error_log {folder}/errors; events {{}}\n"
    whole += f"http {{ access_log off; {temporary} include {folder}/paravent.conf; }}\n"
    (folder / "nginx.conf").write_text(whole)
    return folder / "nginx.conf"


@contextmanager
def proxy(configuration: Path) -> Iterator[None]:
    assert NGINX is not None
    server = subprocess.Popen([NGINX, "-c", str(configuration)], stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        server.terminate()
        server.wait(20)


@pytest.mark.skipif(binaries() is None, reason=NONE)
@pytest.mark.skipif(NGINX is None, reason="nginx is not here: the proxy's configuration is untested in this run")
def test_people_behind_the_proxy_play_on_when_a_node_dies_and_all_are_restarted(tmp_path: Path) -> None:
    """Nothing is sticky: whoever is told to come again comes by another node, and nothing is lost."""

    async def play() -> None:
        async with cluster(3, lease=2.0, seed=5) as made:
            port = free_port()
            for node in made.nodes:  # what stands in the unit file
                node.settings = replace(node.settings, trusted_proxies=("127.0.0.1",), public=f"http://localhost:{port}")
            await made.roll()
            with proxy(configured([node.url.removeprefix("http://") for node in made.nodes], port, tmp_path)):
                url = f"http://localhost:{port}"
                await until(lambda: healthy(url), "no proxy")
                crowd = Crowd([url], random.Random(5), patience=3.0)
                playing = [asyncio.create_task(crowd.one_after_the_other(game)) for game in ("guru", "overseers")]
                for fault in (made.kill, made.roll):
                    while len(crowd.playing()) < 2:
                        await asyncio.sleep(0.05)
                    await fault()
                    await crowd.all_go_on(60)
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)
                await crowd.check(made.postgres.url())
                assert crowd.wrong == []

    asyncio.run(play())
