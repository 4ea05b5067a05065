"""What a browser is told of the games, and given of each."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import httpx
import pytest

from paravent import cli
from paravent.core.game import Game
from paravent.games import find, found
from paravent.server.tables.layout import Surveyor, layout_of
from paravent.server.transport.games import folder_of
from tests.bots.test_generic import bare
from tests.server.serving import serving

SKULL = Path(__file__).parents[2] / "examples" / "skull" / "src"
TEMPLATE = Path(cli.__file__).parent / "templates" / "newgame" / "src"


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    with serving(tmp_path / "log.db") as url:
        yield url


def test_every_game_says_how_it_looks_and_where_its_files_are(url: str) -> None:
    """As its descriptor says; texts and rules in both languages are what lies in its package."""
    told = {game["name"]: game for game in httpx.get(f"{url}/api/games").json()}

    assert list(told) == sorted(found())
    for name, game in told.items():
        assert game["colours"]["main"] == find(name).colours.main
        assert game["ornament"]["lines"] == find(name).ornament.lines
        assert game["roles"] == list(find(name).roles)
        assert {"RULES.md", "RULES.fr.md", "locale/en.ftl", "locale/fr.ftl"} <= set(game["files"])
        for file in game["files"]:
            assert httpx.get(f"{url}{game['folder']}/{file}").text == find(name).text(*file.split("/"))


def test_a_games_files_are_kept_for_good_and_no_other_is_given(url: str) -> None:
    """Their address changes with their content; code is not among them, nor is what lies beside the package."""
    game = httpx.get(f"{url}/api/games").json()[0]
    text = httpx.get(f"{url}{game['folder']}/locale/fr.ftl")

    assert text.headers["cache-control"] == "max-age=31536000, public, immutable"
    assert text.headers["content-type"] == "text/plain; charset=utf-8"
    for path in ("rules.py", "../game.py", "%2e%2e/__init__.py", "locale", "", "browser/table.js"):
        assert httpx.get(f"{url}{game['folder']}/{path}").status_code == 404
    assert httpx.get(f"{url}/games/{game['name']}/0123456789abcdef/RULES.md").status_code == 404


def test_who_knows_the_games_already_is_not_told_again(url: str) -> None:
    """The list is asked for each time, but sent only when it has changed."""
    first = httpx.get(f"{url}/api/games")
    again = httpx.get(f"{url}/api/games", headers={"If-None-Match": first.headers["etag"]})

    assert first.headers["cache-control"] == "no-cache"
    assert (again.status_code, again.content) == (304, b"")


def test_another_content_is_another_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And the same content the same one."""
    package = tmp_path / "pebbles"
    (package / "browser").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "browser" / "table.js").write_text("export const version = 1;")
    monkeypatch.syspath_prepend(str(tmp_path))
    game = bare(min(found()))
    game.__dict__["package"] = "pebbles"
    before = folder_of(game)
    (package / "browser" / "table.js").write_text("export const version = 2;")
    after = folder_of(game)

    assert before.files == {"browser/table.js": b"export const version = 1;"}
    assert before.address != after.address
    assert after.address == folder_of(game).address


def test_a_game_of_rules_alone_has_no_files() -> None:
    """It is shown all the same."""
    assert folder_of(bare(min(found()))).files == {}


@pytest.fixture
def newgame(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The game that `paravent new-game` begins with, as if its package were installed."""
    monkeypatch.syspath_prepend(str(TEMPLATE))
    game: Game = import_module("newgame.game").GAME
    monkeypatch.setitem(found(), game.name, game)
    return game


def test_a_layout_tells_what_is_whose_and_what_is_open(newgame: Game, url: str) -> None:
    """What is open is declared; so is what events keep from a spectator; moves whose list depends on secrets are learnt."""
    layout = httpx.get(f"{url}/api/games/{newgame.name}/layout", timeout=120).json()

    assert layout["by_seat"] == ["players"]
    assert "opener" in layout["seats"] and "round" not in layout["seats"]
    assert layout["open"] == [
        "ending", "opener", "players[].has_laid", "players[].left", "players[].points", "round", "rounds",
    ]  # fmt: skip
    assert layout["veiled"] is True
    assert layout["told"]["Laid"] == ["jar"] and layout["told"]["Opened"] == []
    assert layout["who"]["Laid"] == ["seat"]


def test_a_choice_that_nobody_is_told_is_a_secret_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skull: everyone knows that a flower or the skull is given up; which it was only its owner."""
    monkeypatch.syspath_prepend(str(SKULL))
    game: Game = import_module("paravent_skull.game").GAME
    monkeypatch.setitem(found(), game.name, game)

    assert {"Lay", "Lose"} <= set(layout_of(game.name).secret_moves)
    assert not {"Bid", "Pass", "Turn"} & set(layout_of(game.name).secret_moves)


def test_nothing_is_open_that_a_game_does_not_declare(url: str) -> None:
    """However many worlds look alike: a game that declares no field shows none openly; kinds of event are all known."""
    layout = httpx.get(f"{url}/api/games/overseers/layout", timeout=120).json()

    assert layout["open"] == [] and layout["veiled"] is True
    assert layout["told"]["Discarded"] == ["card"] and layout["told"]["Voted"] == [] and layout["told"]["PackReceived"] is None
    assert layout["who"]["Robbed"] == ["thief", "victim"]
    assert "Pick" in layout["secret_moves"] and "Vote" not in layout["secret_moves"]


def test_what_is_declared_open_and_differs_is_not_open(newgame: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """A false declaration shows nothing: what was ever seen to differ stays behind the screen."""
    surveyor = Surveyor(newgame.rules)
    surveyor.differ.add("players[].points")

    assert "players[].points" not in surveyor.layout().open
    assert "players[].left" in surveyor.layout().open


def test_there_is_no_layout_of_a_game_that_there_is_not(url: str) -> None:
    """One sentence."""
    refused = httpx.get(f"{url}/api/games/chess/layout")

    assert (refused.status_code, refused.json()["code"]) == (409, "unknown-game")


def test_a_layout_is_the_same_each_time() -> None:
    """It is learnt from the same games."""
    name = min(found())
    first = layout_of(name)
    layout_of.cache_clear()

    assert layout_of(name).by_seat == first.by_seat
    assert layout_of(name).secret_moves == first.secret_moves
