"""The table of Overseers in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from paravent.core.rules import View
from paravent.games.overseers.cards import Trait
from paravent.games.overseers.phases import CharacterChoice, asked
from paravent.games.overseers.view import CardView, OverseersView, OverseerView
from paravent.screens.pieces import label, panel, table, who
from paravent.texts.catalogue import Catalogue, Seats

ACCENT: Final = "cyan"


def draw(view: View, seats: Seats, text: Catalogue) -> RenderableType:
    """The players with their rows, the heaps, and what the reader alone may know."""
    assert isinstance(view, OverseersView)
    board: list[RenderableType] = [players(view, seats, text), "", all_rows(view, seats, text), "", heaps(view, text)]
    parts: list[RenderableType] = [panel(heading(view, seats, text), *board, accent=ACCENT)]
    secrets = own(view, text)
    if secrets:
        parts.append(panel(text.word("own-secrets"), *secrets, accent=ACCENT))
    return Group(*parts)


def heading(view: OverseersView, seats: Seats, text: Catalogue) -> str:
    """The game, the round, the Leader, and who is accused."""
    words = [text.title(), text.word("round", round=view.round), label(text.word("leader"), text) + seats[view.leader]]
    if view.accused is not None:
        words.append(label(text.word("accused"), text) + seats[view.accused])
    return " · ".join(words)


def players(view: OverseersView, seats: Seats, text: Catalogue) -> RenderableType:
    """One row per player: character, points and vote; ★ is the Leader."""
    made = table(*[text.word(word) for word in ("player", "score", "total", "votes-for", "character")], right=(1, 2, 3))
    turn = asked(view.phase, [])
    for seat, overseer in enumerate(view.overseers):
        name = who(seat, seats, turn=seat in turn, me=seat == view.seat)
        if seat == view.leader:
            name.append(" ★")
        character = "–" if overseer.character is None else text.name(overseer.character)
        made.add_row(name, number(overseer.score), number(overseer.total), number(overseer.vote), character)
    return made


def all_rows(view: OverseersView, seats: Seats, text: Catalogue) -> RenderableType:
    """One line, or two, per player: the cards laid out."""
    made = table(text.word("player"), text.word("rows"))
    for seat, overseer in enumerate(view.overseers):
        made.add_row(who(seat, seats, turn=False, me=seat == view.seat), rows(overseer, text))
    return made


def number(value: int | None) -> str:
    return "–" if value is None else str(value)


def rows(overseer: OverseerView, text: Catalogue) -> Text:
    """Top row, bottom row, and what powers have done to them; before placement how many cards there are."""
    if not overseer.cards:
        return Text(text.word("cards", cards=overseer.pack.size + overseer.hand.size), style="dim")
    lines = [row([card for card in overseer.cards if card.position.is_top == top], overseer, text) for top in (True, False)]
    if overseer.worth is not None:
        lines.append(Text(text.word("worth", points=overseer.worth), style="bold"))
    return Text("\n").join(lines)


def row(cards: Sequence[CardView], overseer: OverseerView, text: Catalogue) -> Text:
    return Text(", ").join([shown(card, overseer, text) for card in cards]) if cards else Text("–")


def shown(card: CardView, overseer: OverseerView, text: Catalogue) -> Text:
    """A card by its position, as the notation calls it; ↷ is tilted, ↳ lies under another, [brackets] are face down."""
    name = "?" if card.card is None else text.name(card.card)
    name = name if card.face_up else f"[{name}]"
    made = Text.assemble((f"{card.position}", "dim"), " ", (name, "bold" if card.face_up else ""))
    if card.position is overseer.tilt:
        made.append(" ↷")
    if card.position is overseer.slid:
        made.append(f" ↳{overseer.above}")
    return made


def heaps(view: OverseersView, text: Catalogue) -> Text:
    """How many cards lie in the discard and aside, and the characters on offer, or the one that nobody took."""
    parts = [f"{label(text.word('discard'), text)}{view.discard.size}", f"{label(text.word('aside'), text)}{view.aside}"]
    if view.laid_out:
        word = "laid-out" if isinstance(view.phase, CharacterChoice) else "untaken"
        parts.append(label(text.word(word), text) + text.name(view.laid_out))
    return Text(" · ".join(parts))


def own(view: OverseersView, text: Catalogue) -> list[RenderableType]:
    """The reader's pack, hand, power, and what a power lets them see."""
    if view.seat is None:
        return []
    mine = view.overseers[view.seat]
    known = (
        ("pack", mine.pack.cards), ("hand", mine.hand.cards), ("drawn", view.drawn.cards), ("discard", view.discard.cards),
    )  # fmt: skip
    lines = [line(word, names(cards, text), text) for word, cards in known if cards]
    if view.candidates is not None:
        lines.append(line("candidates", text.name(view.candidates), text))
    if mine.character is not None:
        lines.append(line("power", text.say(f"power-{mine.character}"), text))
    return list(lines)


def names(cards: Sequence[Trait], text: Catalogue) -> str:
    return ", ".join([text.name(card) for card in cards])


def line(word: str, what: str, text: Catalogue) -> Text:
    return Text.assemble((label(text.word(word), text), "dim"), what)
