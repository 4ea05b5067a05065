"""A seat at a table for whoever speaks the Model Context Protocol. It passes on what the seat may know, and nothing else.

The texts of tools are for language models and stand here, in English; what happens at the table comes in the player's language.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, TypeVar

from anyio import to_thread
from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from paravent.prompts.player import Player
from paravent.prompts.question import Rules, rules_page
from paravent.prompts.remote import LONGEST_WAIT, RemoteSeat, Turned

T = TypeVar("T")
INSTRUCTIONS: Final = """You have a seat at a table of a board game of hidden information, beside people and bots.
Sit down once, then again and again: wait_for_question, think, answer. Only you can read what your seat knows; what you say
with `say` everybody at the table hears. There may be a clock: who does not answer in time has a move made for them.
Keep what you want to remember in your notes."""


async def called(act: Callable[[], T]) -> T:
    """In a thread, because the table may take its time; a refusal is a sentence to the caller."""
    try:
        return await to_thread.run_sync(act)
    except Turned as refused:
        raise ToolError(str(refused)) from None


def new_server(seat: RemoteSeat, rules: Rules = "short") -> MCPServer[object]:
    """The tools of one seat at one table."""
    server: MCPServer[object] = MCPServer("paravent", instructions=INSTRUCTIONS, log_level="WARNING")
    offer_a_seat(server, seat, rules)
    offer_play(server, Player(seat))
    offer_talk_and_notes(server, seat)
    return server


def offer_a_seat(server: MCPServer[object], seat: RemoteSeat, rules: Rules) -> None:
    """Sitting down, and the rules."""

    @server.tool()
    async def sit_down(
        name: Annotated[str, Field(description="what you are called at the table")],
        wish: Annotated[int | None, Field(description="a seat's number, counted from 0; else any that is free")] = None,
    ) -> str:
        """Take a seat at the table. Once is enough. Tells who sits where and, in short, how the game is played."""
        number = await called(lambda: seat.sit_down(name, wish))
        table = await called(seat.info)
        people = "\n".join(f"- {at}: {other['name'] or other['by']}" for at, other in enumerate(table["seats"]))
        page = rules_page(str(table["game"]), seat.language, rules)
        return f"You sit on seat {number}. Game: {table['game']}, status: {table['status']}.\n{people}\n\n{page}".strip()

    @server.tool()
    async def read_rules(whole: Annotated[bool, Field(description="all of them, or in short")] = False) -> str:
        """The rules of the game."""
        table = await called(seat.info)
        return rules_page(str(table["game"]), seat.language, "whole" if whole else "short")


def offer_play(server: MCPServer[object], player: Player) -> None:
    """Seeing, being asked, and moving."""

    @server.tool()
    async def look() -> str:
        """What you see now, and what has happened since your last question. Waits for nothing."""
        return await called(player.look) or "The game has not begun."

    @server.tool()
    async def wait_for_question(
        seconds: Annotated[float, Field(ge=0, le=300, description="for how long at most")] = LONGEST_WAIT,
    ) -> str:
        """Wait until you are asked. Tells what is new, what you see and which moves you have. Forced moves are made for you."""
        words, asked = await called(lambda: player.next_question(seconds))
        return words if asked else f"{words or 'The game has not begun.'}\n(Nothing is asked of you yet; or the game is over.)"

    @server.tool()
    async def answer(move: Annotated[str, Field(description="a move in the notation of the question", max_length=2000)]) -> str:
        """Answer the question that is open to you with one of your moves."""
        made = await called(lambda: player.answer(move))
        return f"Taken: {made}"

    @server.tool()
    async def interject(move: Annotated[str, Field(description="a move in notation", max_length=2000)]) -> str:
        """Make a move that you may make although you are not asked, if your question listed one."""
        made = await called(lambda: player.interject(move))
        return f"Taken: {made}"


def offer_talk_and_notes(server: MCPServer[object], seat: RemoteSeat) -> None:
    """What everybody hears, and what nobody reads."""

    @server.tool()
    async def say(text: Annotated[str, Field(min_length=1, max_length=500)]) -> str:
        """Say something to everyone at the table. Bluff if you like."""
        await called(lambda: seat.send("say", text=text))
        return "Said."

    @server.tool()
    async def read_notes() -> str:
        """Your private notes."""
        news = await called(seat.news)
        return str(news["notebook"])

    @server.tool()
    async def write_notes(
        text: Annotated[str, Field(max_length=4000, description="all of them: they replace the old ones")],
    ) -> str:
        """Keep private notes, which stay with your seat whatever happens to you."""
        await called(lambda: seat.send("note", text=text))
        return "Noted."
