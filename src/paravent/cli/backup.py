"""`paravent backup` and `paravent restore`: a server's tables as one file, and back."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING

import click

from paravent.cli.command_group import Stop, lang_option
from paravent.cli.files import data_folder, unreadable
from paravent.cli.host import DATABASES
from paravent.texts import Catalogue

if TYPE_CHECKING:
    from paravent.server.storage.backup import Counted


@click.command()
@click.argument("file")
@click.option("--data", help="The SQLite file or PostgreSQL URL to read; else the file in the data folder.")
@lang_option
@click.pass_obj
def backup(language: str, file: str, data: str | None) -> None:
    """Write all tables, talk and notes to FILE, while the server goes on."""
    from paravent.server.storage.backup import back_up  # noqa: PLC0415  (the server's libraries take a second to load)

    text = Catalogue(None, language)
    counted = done(back_up(place_of(data, text), Path(file)), file, text)
    click.echo(text.say("cli-backed-up", file=file, tables=counted.rows["tables"], lines=counted.rows["log"]))
    for id, (read, lines) in counted.damaged.items():
        click.echo(text.say("cli-damaged", table=id, read=read, lines=lines), err=True)


@click.command()
@click.argument("file")
@click.option("--data", help="The SQLite file or PostgreSQL URL to write; else the file in the data folder.")
@click.option("--replace", is_flag=True, help="Delete the tables that are there already.")
@lang_option
@click.pass_obj
def restore(language: str, file: str, data: str | None, replace: bool) -> None:
    """Bring back what `paravent backup` has written to FILE; into SQLite or PostgreSQL, whichever it came from."""
    from paravent.server.storage import backup  # noqa: PLC0415  (see above)

    text = Catalogue(None, language)
    counted = done(backup.restore(place_of(data, text), Path(file), replace=replace), file, text)
    click.echo(text.say("cli-restored", file=file, tables=counted.rows["tables"], lines=counted.rows["log"]))


def place_of(data: str | None, text: Catalogue) -> str:
    """Where the tables are kept."""
    place = data or str(data_folder(os.environ) / "tables.db")
    if "://" in place and not place.startswith(DATABASES):
        raise Stop(text.say("cli-bad-database", known=", ".join(DATABASES)))
    return place


def done(work: Coroutine[None, None, Counted], file: str, text: Catalogue) -> Counted:
    """What came of it, or a sentence that says why nothing did."""
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415  (see above)

    from paravent.server.storage.backup import BadBackup  # noqa: PLC0415  (see above)

    try:
        return asyncio.run(work)
    except BadBackup as error:
        raise Stop(text.say(f"cli-backup-{error}", file=file)) from None
    except ModuleNotFoundError as error:
        raise Stop(text.say("cli-no-driver", module=error.name or "")) from None
    except SQLAlchemyError as error:
        raise Stop(
            text.say("cli-no-store", reason=str(error).partition("\n")[0])
        ) from None  # never the place: it may hold a password
    except (OSError, ValueError) as error:
        raise unreadable(file, error, text) from None
