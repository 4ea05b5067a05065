"""`paravent new-game`: a small game as a package of its own, to begin from."""

from __future__ import annotations

import keyword
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import click

from paravent.cli.command_group import Stop, lang_option
from paravent.games import found
from paravent.texts import Catalogue

TEMPLATE: Final = "newgame"  # the word that stands for the game's name in the template
NAME: Final = re.compile(r"[a-z][a-z0-9_]*")
TAKEN: Final = {"paravent", "tests", "pytest"}
LEFT_OUT: Final = {"__pycache__"}


@click.command("new-game")
@click.argument("name")
@click.option("--into", type=click.Path(file_okay=False, path_type=Path), help="The folder to write into; else one of that name.")
@lang_option
@click.pass_obj
def new_game(language: str, name: str, into: Path | None) -> None:
    """Write a small game that works, as a package of its own, to begin from."""
    text = Catalogue(None, language)
    check(name, text)
    folder = Path(name) if into is None else into
    if folder.exists() and any(folder.iterdir()):
        raise Stop(text.say("cli-folder-not-empty", folder=str(folder)))
    try:
        write(name, folder)
    except OSError as error:
        raise Stop(text.say("cli-folder-unwritable", folder=str(folder), reason=str(error))) from None
    click.echo(text.say("cli-new-game", folder=str(folder), game=title(name)))
    for line in (f"cd {folder}", "pip install -e . pytest", f"paravent play {name}", "pytest", "paravent host"):
        click.echo(f"    {line}")


def check(name: str, text: Catalogue) -> None:
    """Whether a game may be called so."""
    if NAME.fullmatch(name) is None or keyword.iskeyword(name):
        raise Stop(text.say("cli-bad-game-name", name=name))
    if name in found() or name in TAKEN:
        raise Stop(text.say("cli-game-name-taken", name=name))


def title(name: str) -> str:
    """The name as people read it: `blind_auction` is Blind Auction."""
    return " ".join(word.capitalize() for word in name.split("_") if word)


def write(name: str, folder: Path) -> None:
    """The template, with the game's name for the word that stands for it."""
    copy(files("paravent.cli") / "templates" / TEMPLATE, folder, name)


def copy(source: Traversable, target: Path, name: str) -> None:
    if source.is_dir():
        target.mkdir(parents=True, exist_ok=True)
        for inside in source.iterdir():
            if inside.name not in LEFT_OUT:
                copy(inside, target / inside.name.replace(TEMPLATE, name), name)
    else:
        target.write_text(named(source.read_text(encoding="utf-8"), name), encoding="utf-8")


def named(text: str, name: str) -> str:
    """The text about this game: its name in code, in names of classes and constants, and in sentences."""
    words = {TEMPLATE: name, "NewGame": title(name).replace(" ", ""), "NEWGAME": name.upper(), "New Game": title(name)}
    return re.sub("|".join(words), lambda match: words[match[0]], text)
