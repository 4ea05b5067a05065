"""What a browser is told of the games, and given of each: its texts, its rules pages, the table that its package may ship.

A game's files lie under an address that holds a digest of them all, so that a browser may keep them for good: a game with other
files has another address. They are read when the server starts, so no path that anybody thinks up is looked for on a disk.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Final, Literal, final

import msgspec
from litestar import Response, get
from litestar.concurrency import sync_to_thread
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter
from litestar.types import ControllerRouterHandler
from msgspec import Struct, field

from paravent.bots.levels import NAMES as STRENGTHS
from paravent.core.colours import Colours
from paravent.core.game import Game
from paravent.core.ornament import Ornament
from paravent.core.rules import Choice, Flag, Number, Option
from paravent.games import find, found
from paravent.lessons import lessons_of
from paravent.server.messages import wire
from paravent.server.tables.layout import Layout, layout_of
from paravent.server.transport.http import HttpRequest, problems
from paravent.server.transport.pages import FOREVER

ADDRESS: Final = "/games"
BROWSER: Final = "browser"  # the folder of a package whose files are served whatever they are
PAGE: Final = re.compile(r"(RULES|SUMMARY)(\.[a-z]+)?\.md")
TYPES: Final = {
    ".ftl": "text/plain", ".md": "text/markdown", ".js": "text/javascript",
    ".css": "text/css", ".svg": "image/svg+xml", ".png": "image/png", ".webp": "image/webp", ".jpg": "image/jpeg",
    ".woff2": "font/woff2", ".json": "application/json", ".txt": "text/plain",
}  # fmt: skip


class OptionInfo(Struct):
    """An option of a game: what it may be, and what it is unless somebody says otherwise."""

    name: str
    kind: Literal["flag", "number", "choice", "data"]
    default: wire.Data
    least: int | None = None
    most: int | None = None
    among: list[str] = field(default_factory=list)
    when: tuple[str, str] | None = None  # it means something only where that option is this word
    people: list[str] = field(default_factory=list)  # the words with which no bot may sit down


class GameInfo(Struct):
    """A game that can be played here: how it is set up, how it looks, and its files, which lie under `folder`."""

    name: str
    version: int
    fewest: int
    most: int
    options: list[OptionInfo]
    strengths: list[str]
    lessons: list[str]
    roles: list[str]
    colours: Colours
    ornament: Ornament
    folder: str
    files: list[str]


@final
@dataclass(frozen=True)
class Folder:
    """A game's files by their paths, and the address under which they are served."""

    address: str
    files: dict[str, bytes]


def folder_of(game: Game) -> Folder:
    """What is served of a game; its address is the same as long as nothing of that has changed."""
    kept = dict(sorted(served(game)))
    digest = blake2b(digest_size=8)
    for path, content in kept.items():
        digest.update(f"{path}\n{len(content)}\n".encode() + content)
    return Folder(f"{ADDRESS}/{game.name}/{digest.hexdigest()}", kept)


def served(game: Game) -> Iterator[tuple[str, bytes]]:
    """Catalogues, pages, and whatever is in the package's folder `browser`."""
    if not game.package:
        return
    for item in files(game.package).iterdir():
        if item.name == "locale":
            yield from ((path, content) for path, content in inside(item, "locale/") if path.endswith(".ftl"))
        elif item.name == BROWSER:
            yield from inside(item, f"{BROWSER}/")
        elif PAGE.fullmatch(item.name):
            yield item.name, item.read_bytes()


def inside(place: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    """Every file of a folder, and of those in it, that is of a type we know."""
    for item in place.iterdir():
        if item.is_dir():
            yield from inside(item, f"{path}{item.name}/")
        elif suffix(item.name) in TYPES:
            yield path + item.name, item.read_bytes()


def suffix(name: str) -> str:
    return "." + name.rpartition(".")[2]


def option_info(name: str, option: Option) -> OptionInfo:
    """An option as a form needs it."""
    match option:
        case Flag():
            return OptionInfo(name, "flag", option.default, when=option.when)
        case Number():
            return OptionInfo(name, "number", option.default, option.least, option.most, when=option.when)
        case Choice():
            return OptionInfo(name, "choice", option.default, among=list(option.among), when=option.when)
    return OptionInfo(name, "data", option.default, when=option.when)


def game_info(game: Game, folder: Folder) -> GameInfo:
    """A game as a browser needs it."""
    rules = game.rules
    options = [option_info(word, option) for word, option in rules.options.items()]
    usual = {word: option.default for word, option in rules.options.items()}
    for option in options:
        option.people = [word for word in option.among if rules.needs_people({**usual, option.name: word})]
    return GameInfo(
        game.name, rules.version, rules.players[0], rules.players[-1], options, list(STRENGTHS),
        list(lessons_of(game)), list(game.roles), game.colours, game.ornament, folder.address, list(folder.files),
    )  # fmt: skip


def games() -> list[ControllerRouterHandler]:
    """Everything about the games that are found now."""
    kept = {name: folder_of(game) for name, game in sorted(found().items())}
    return [catalogue([game_info(find(name), folder) for name, folder in kept.items()]), game_layout, game_files(kept)]


def catalogue(games: list[GameInfo]) -> HTTPRouteHandler:
    """The list of games. A browser asks each time, and is told if it has it already."""
    text = msgspec.json.encode(games)
    tag = f'"{blake2b(text, digest_size=8).hexdigest()}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}

    @get("/api/games", sync_to_thread=False, summary="The games that can be played here")
    def show(request: HttpRequest) -> Response[list[GameInfo]]:
        if tag in request.headers.get("if-none-match", ""):
            return Response(None, status_code=304, headers=headers)  # type: ignore[arg-type]
        return Response(games, headers=headers)

    return show


@get("/api/games/{game:str}/layout", responses=problems(400, 409), summary="What a game's views, events and moves are made of")
async def game_layout(game: Annotated[str, PathParameter(max_length=32)]) -> Response[Layout]:
    find(game)
    return Response(await sync_to_thread(layout_of, game), headers={"Cache-Control": "no-cache"})


def game_files(folders: dict[str, Folder]) -> HTTPRouteHandler:
    """The files of all games, kept by browsers for good."""
    known = {f"{folder.address}/{path}": content for folder in folders.values() for path, content in folder.files.items()}

    @get(f"{ADDRESS}/{{file:path}}", sync_to_thread=False, include_in_schema=False, cache_control=FOREVER)
    def show(file: Annotated[str, PathParameter()]) -> Response[bytes]:
        content = known.get(ADDRESS + file)
        if content is None:
            raise NotFoundException
        return Response(content, media_type=TYPES[suffix(file)])

    return show
