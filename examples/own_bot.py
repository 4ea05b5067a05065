"""A bot of one's own at a Paravent table, with nothing but Python's standard library: it plays anything that it may.

python3 own_bot.py http://127.0.0.1:8000/t/0123456789abcdef Ada
"""

from __future__ import annotations

import json
import random
import sys
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import urlsplit

ASKED_FOR = 25  # seconds for which the server holds a request until there is something to answer


def ask(url: str, body: dict[str, Any] | None = None, token: str = "") -> dict[str, Any]:
    """A GET, or with a body a POST; the answer, or the sentence with which the server refused."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    try:
        with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=60) as answer:
            found: dict[str, Any] = json.load(answer)
            return found
    except urllib.error.HTTPError as refused:
        problem = json.load(refused)
        print(problem["sentence"], file=sys.stderr)
        return {"refused": problem["code"]}


def choose(news: dict[str, Any]) -> str:
    """The heart of the bot. `news["position"]["view"]` is what the seat sees; the notations are the moves that it may make."""
    return str(random.choice(news["position"]["prompt"]["moves"])["notation"])


def play(link: str, name: str) -> dict[str, Any]:
    """Take a seat and play until the game is over; the result."""
    parts = urlsplit(link)
    table = f"{parts.scheme}://{parts.netloc}/api/tables/{parts.path.rstrip('/').rpartition('/')[2]}"
    joined = ask(f"{table}/join", {"name": name})
    if "refused" in joined:
        raise SystemExit(1)
    token, seen = joined["token"], 0
    ask(f"{table}/seat/ready", {}, token)
    while True:
        news = ask(f"{table}/seat?wait={ASKED_FOR}&seen={seen}", token=token)
        position = news.get("position")
        if position is None:
            continue  # the game has not begun
        seen = position["version"]
        if position["outcome"] is not None:
            return dict(position["outcome"])
        if news["asked"]:
            ask(f"{table}/seat/answer", {"prompt": position["prompt"]["id"], "move": choose(news)}, token)


if __name__ == "__main__":
    print(json.dumps(play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "Own bot")))
