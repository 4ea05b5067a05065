"""The table of Sultans of Karaya in a terminal."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from paravent.core.rules import Seat, View
from paravent.games.sultans.cards import ASSASSIN, GUARD, SLAVE, SULTAN, Role
from paravent.games.sultans.view import SeatView, SultansView
from paravent.screens.pieces import label, panel, table, who
from paravent.texts.catalogue import Catalogue, Seats

ACCENT: Final = "yellow"
HUES: Final = {SULTAN: "blue", GUARD: "blue", ASSASSIN: "red", SLAVE: "red"}
NEUTRAL: Final = "green"


def draw(view: View, seats: Seats, text: Catalogue) -> RenderableType:
    """The players around the table, and what the reader alone may know."""
    assert isinstance(view, SultansView)
    parts: list[RenderableType] = [panel(heading(view, text), players(view, seats, text), middle(view, text), accent=ACCENT)]
    if view.seat is not None and view.phase is not None:
        parts.append(own(view, view.seat, seats, text))
    return Group(*parts)


def aim(view: View, text: Catalogue) -> str:
    """By the card that the reader holds now; the dead have none."""
    assert isinstance(view, SultansView) and view.seat is not None
    mine = view.seats[view.seat]
    return text.say("aim" if mine.card is None or mine.face == "dead" else f"aim-{mine.card}")


def heading(view: SultansView, text: Catalogue) -> str:
    """The game, the round and the lap."""
    round = text.word(
        "round", round=view.round, end=view.end, rounds=view.rounds, target=view.target, minutes=view.minutes,
        up="yes" if view.time_up else "no",
    )  # fmt: skip
    lap = text.word("lap", lap=min(view.lap, view.max_laps), laps=view.max_laps)
    return " · ".join([text.title(), round, lap])


def players(view: SultansView, seats: Seats, text: Catalogue) -> RenderableType:
    """One row per seat: who, which card if it may be seen, the tokens and the points."""
    made = table(*[text.word(word) for word in ("player", "card", "tokens", "points")], right=(3,))
    for seat, shown in enumerate(view.seats):
        name = who(seat, seats, turn=seat == view.active and view.phase is not None, me=seat == view.seat)
        made.add_row(name, face(view, shown, text), tokens(view, seat, shown, text), str(shown.points))
    return made


def face(view: SultansView, shown: SeatView, text: Catalogue) -> Text:
    """A visible or dead player's card by name; the reader's own hidden card stays in its own frame until the end."""
    if shown.card is None or (shown.face == "hidden" and view.phase is not None):
        return Text("▒▒", style="dim")
    if shown.face == "dead":
        return Text.assemble("† ", (text.name(shown.card), "dim strike"))
    return Text.assemble("□ " if shown.face == "hidden" else "■ ", role(shown.card, text))


def role(card: Role, text: Catalogue) -> Text:
    return Text(text.name(card), style=HUES.get(card, NEUTRAL))


def tokens(view: SultansView, seat: Seat, shown: SeatView, text: Catalogue) -> str:
    """Every token on or before the seat, in words."""
    words = [text.word("white")] * (view.white == seat)
    for word, there in (("detained", shown.detained), ("captive", shown.captive), ("marked", shown.marked)):
        words += [text.word(word)] * there
    if shown.side is not None:
        words.append(text.word("for", side=str(shown.side)))
    return ", ".join(words)


def middle(view: SultansView, text: Catalogue) -> Text:
    """The spare: face down until the game is over."""
    card = Text(text.word("nobody-knows"), style="dim") if view.spare is None else role(view.spare, text)
    return Text.assemble((label(text.word("spare"), text), "dim"), card)


def own(view: SultansView, seat: Seat, seats: Seats, text: Catalogue) -> RenderableType:
    """The reader's card, and with whom they may not swap (S-3)."""
    card = view.seats[seat].card
    assert card is not None
    lines: list[RenderableType] = [Text.assemble(role(card, text), " · ", text.name(view.seats[seat].face))]
    if view.barred:
        lines.append(Text(text.word("barred", players=", ".join(seats[k] for k in view.barred)), style="dim"))
    return panel(text.word("your-card"), *lines, accent=ACCENT)
