"""How much a browser has to load."""

from __future__ import annotations

import gzip
from collections import Counter
from pathlib import Path

import pytest

import paravent
from paravent.server.transport.pages import STATIC
from tests.web.laid import Shelf, dealt
from tests.web.person import People

SHELL_MOST, GAME_MOST = 180_000, 130_000
GAMES = Path(paravent.__file__).parent / "games"
LOADED = "() => performance.getEntriesByType('resource').map((each) => new URL(each.name).pathname)"


def compressed(file: Path) -> int:
    return len(gzip.compress(file.read_bytes()))


def room(file: Path) -> str:
    """The game that a file is for, or the shell: the build names it so."""
    name = file.name.split("-")[0]
    return name if name in paravent.games() else "shell"


def texts(game: str) -> int:
    """A game's catalogues, which come from the server: a language and English."""
    return sum(compressed(file) for file in (GAMES / game / "locale").glob("*.ftl"))


def test_each_game_is_light() -> None:
    """At most 130 kB, compressed: scripts, styles, drawings and words, those of its score sheet, scenes and figures too."""
    found: Counter[str] = Counter()
    for file in STATIC.glob("assets/*"):
        found[room(file)] += compressed(file)
    weights = {game: found[game] + texts(game) for game in paravent.games()}
    assert all(found[game] > 0 for game in paravent.games())
    assert all(weight <= GAME_MOST for weight in weights.values()), weights


@pytest.mark.parametrize("game", list(paravent.games()))
def test_the_shell_is_light(people: People, shelf: Shelf, game: str) -> None:
    """At most 180 kB, compressed, of what home page and table load and no game owns: page, scripts, styles, faces, drawings."""
    laid = shelf.lay(game, min(paravent.games()[game].players), dealt, people=2)
    ada = people.person()
    loaded = {"/index.html"}
    for path in ("/", laid.link(0)):
        ada.come(path)
        ada.page.locator("button.game" if path == "/" else ".proscenium").first.wait_for()
        ada.page.wait_for_load_state("networkidle")
        loaded |= set(ada.page.evaluate(LOADED))
    files = [STATIC / path.lstrip("/") for path in loaded if (STATIC / path.lstrip("/")).is_file()]
    assert {file.suffix for file in files} >= {".html", ".js", ".css", ".woff2"}
    assert sum(compressed(file) for file in files if room(file) == "shell") <= SHELL_MOST
