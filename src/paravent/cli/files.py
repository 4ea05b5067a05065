"""Files: reading what may be anything, and never losing a game."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Final

import click

from paravent.cli.command_group import Stop
from paravent.core.rules import Json
from paravent.texts import Catalogue

LARGEST: Final = 16_000_000  # bytes; the longest game of any kind stays under one


def read_text(name: str, text: Catalogue) -> str:
    """The text of a file (`-` is standard input), or a sentence that says why there is none."""
    try:
        with click.open_file(name, "rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise unreadable(name, error, text) from None
    if len(data) > LARGEST:
        raise Stop(text.say("file-too-large", file=name))
    try:
        return bytes(data).decode()
    except UnicodeDecodeError:
        raise Stop(text.say("file-not-text", file=name)) from None


def read_json(name: str, text: Catalogue) -> Json:
    """The data of a JSON file, or a sentence that says why there is none."""
    try:
        data: Json = json.loads(read_text(name, text))
    except (ValueError, RecursionError):  # not JSON; or a number or a nesting beyond what Python reads
        raise Stop(text.say("file-not-json", file=name)) from None
    return data


def unreadable(name: str, error: OSError | ValueError, text: Catalogue) -> Stop:
    match error:
        case FileNotFoundError():
            return Stop(text.say("file-missing", file=name))
        case IsADirectoryError():
            return Stop(text.say("file-is-folder", file=name))
        case PermissionError():
            return Stop(text.say("file-forbidden", file=name))
    return Stop(text.say("file-unreadable", file=name, reason=str(error)))


def data_folder(environ: Mapping[str, str], platform: str = sys.platform) -> Path:
    """Where this person's programs keep their data."""
    home = Path(environ.get("HOME") or environ.get("USERPROFILE") or ".")
    if environ.get("XDG_DATA_HOME"):
        return Path(environ["XDG_DATA_HOME"]) / "paravent"
    if platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "paravent"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "paravent"
    return home / ".local" / "share" / "paravent"


def write_record(record: str, file: Path) -> None:
    """Put the record there whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, draft = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
    try:
        with open(handle, "w", encoding="utf-8", errors="replace") as out:
            out.write(record)
        os.replace(draft, file)
    except BaseException:
        os.unlink(draft)
        raise


def rescue(record: str, game: str, wanted: Path | None) -> Path:
    """Keep the record where it was wanted, else in the data folder, else wherever there is room; says where."""
    name = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}-{os.getpid()}.txt"
    folders = [data_folder(os.environ) / "games", Path.cwd(), Path(tempfile.gettempdir())]
    places = [folder / name for folder in folders]
    for place in [wanted, *places] if wanted else places:
        try:
            write_record(record, place)
        except OSError:
            continue
        return place
    raise OSError(f"no place to keep the record of {game}")
