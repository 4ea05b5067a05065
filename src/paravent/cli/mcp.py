"""`paravent mcp --table LINK`: a seat for a language model, over the Model Context Protocol."""

from __future__ import annotations

from importlib.util import find_spec

import click

from paravent.cli.command_group import Stop, lang_option
from paravent.prompts.remote import RemoteSeat, Turned
from paravent.texts import Catalogue


@click.command()
@click.option("--table", required=True, metavar="LINK", help="The table's link, as the host shares it.")
@click.option("--token", envvar="PARAVENT_TOKEN", default="", help="The key of a seat that was taken before.")
@click.option("--rules", type=click.Choice(("none", "short", "whole")), default="short", show_default=True, help="The rules.")
@click.option("--http", metavar="ADDRESS:PORT", help="Serve over HTTP there; else over standard input and output.")
@lang_option
@click.pass_obj
def mcp(language: str, table: str, token: str, rules: str, http: str | None) -> None:
    """Let a language model sit at a table (Model Context Protocol)."""
    text = Catalogue(None, language)
    address = http_address(http, text)
    if find_spec("mcp") is None:
        raise Stop(text.say("cli-no-mcp", module="mcp"))
    try:
        seat = RemoteSeat(table, language, token)
        seat.info()
    except Turned as refused:
        raise Stop(text.say("cli-no-table", link=table, reason=str(refused))) from None
    from paravent.prompts.mcp_server import new_server  # noqa: PLC0415  (an extra, which takes its time to load)

    server = new_server(seat, "none" if rules == "none" else "whole" if rules == "whole" else "short")
    if address is None:
        server.run("stdio")
    else:
        click.echo(text.say("cli-mcp-here", url=f"http://{http}/mcp"), err=True)
        server.run("streamable-http", host=address[0], port=address[1])


def http_address(given: str | None, text: Catalogue) -> tuple[str, int] | None:
    if given is None:
        return None
    name, _, port = given.rpartition(":")
    if not name or not port.isdecimal() or not 0 < int(port) < 65536:
        raise Stop(text.say("cli-bad-address", address=given))
    return name.strip("[]"), int(port)
