"""`paravent nodes`: the servers that share a PostgreSQL, and what each of them keeps."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from paravent.cli.command_group import Stop, lang_option
from paravent.cli.host import DATABASES, try_store
from paravent.texts import Catalogue

if TYPE_CHECKING:
    from paravent.server.storage.ledger import NodeLine


@click.command()
@click.option("--data", required=True, help="The PostgreSQL URL that the nodes share.")
@click.option("--json", "as_json", is_flag=True, help="For other programs.")
@lang_option
@click.pass_obj
def nodes(language: str, data: str, as_json: bool) -> None:
    """Show the servers that share a PostgreSQL, their tables and their load."""
    text = Catalogue(None, language)
    if not data.startswith(DATABASES):
        raise Stop(text.say("cli-nodes-need-postgresql"))
    try_store(data, text)
    lines, unfinished, resting = asyncio.run(read(data))
    if as_json:
        click.echo(json.dumps({"nodes": [vars_of(line) for line in lines], "tables": unfinished, "resting": resting}, indent=1))
        return
    console = Console()
    console.print(shown(lines, text), text.say("cli-nodes-tables", tables=unfinished, resting=resting))


async def read(data: str) -> tuple[list[NodeLine], int, int]:
    """What the ledger says now."""
    from paravent.server.storage.place import ledger_at  # noqa: PLC0415  (the server's libraries take a second to load)

    ledger = ledger_at(data, 20.0)
    try:
        return await ledger.show()
    finally:
        await ledger.close()


def vars_of(line: NodeLine) -> dict[str, object]:
    """A node, as plain values."""
    return {name: getattr(line, name) for name in line.__dataclass_fields__}


def shown(lines: list[NodeLine], text: Catalogue) -> Table:
    """A row for each node; those who are dead and whose tables nobody has taken over yet come last."""
    grid = Table(box=SIMPLE_HEAD, pad_edge=False)
    for column in ("node", "lease", "since", "tables-head", "connections", "load", "rules"):
        grid.add_column(text.say(f"cli-nodes-{column}"), justify="left" if column in {"node", "rules"} else "right")
    for line in lines:
        lease = f"{line.left:.1f} s" if line.left > 0 else text.say("cli-nodes-dead")
        hours, minutes = divmod(int(line.age) // 60, 60)
        grid.add_row(
            line.url, lease, f"{hours}:{minutes:02} h", str(line.tables), str(line.connections), f"{line.busy:.0%}", line.plays
        )
    return grid
