"""The table of Guru in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from paravent.core.rules import Seat, View
from paravent.games.guru.cards import COLOURS, Follower, Preacher
from paravent.games.guru.state import Act, Conversion, Layer, Penance
from paravent.games.guru.view import GuruView, PileView, Secrets, SectView
from paravent.screens.pieces import panel, pips, table, who
from paravent.texts.catalogue import Catalogue, Seats

ACCENT: Final = "magenta"
HUES: Final = dict(zip(COLOURS, ("green", "dark_orange", "bold", "hot_pink", "medium_purple1"), strict=True))


def draw(view: View, seats: Seats, text: Catalogue) -> RenderableType:
    """Passers-by, sects, and what the reader alone may know."""
    assert isinstance(view, GuruView)
    board = [passers_by(view, text), "", sects(view, seats, text), "", stages(view, seats, text)]
    parts: list[RenderableType] = [panel(heading(view, text), *board, accent=ACCENT)]
    for seat, sect in enumerate(view.sects):
        if sect.secrets is not None:
            parts.append(secrets(view, seat, sect, sect.secrets, seats, text))
        elif sect.memory:
            parts.append(panel(seats[seat], layers(sect.memory, text)))
    return Group(*parts)


def heading(view: GuruView, text: Catalogue) -> str:
    """The game, the round, and whether the end is near."""
    words = [text.title(), text.word("round", round=view.round, rounds=view.max_rounds)]
    words += [text.word("last-turn")] * view.last_turn + [text.word("last-round")] * view.last_round
    return " · ".join(words)


def passers_by(view: GuruView, text: Catalogue) -> RenderableType:
    """The four piles and the skeptics: what lies on top, and how many cards there are."""
    made = table(text.word("pile"), text.word("cards"), text.word("top"), right=(1,))
    for number, pile in enumerate(view.piles):
        made.add_row(Text(f" {number}", style="bold"), str(pile.height), top(pile, text))
    made.add_row(f" {text.word('skeptics')}", str(view.skeptics.height), top(view.skeptics, text))
    return made


def top(pile: PileView, text: Catalogue) -> Text:
    return Text("–", style="dim") if pile.top is None else follower(pile.top, text)


def follower(card: Follower, text: Catalogue) -> Text:
    """A follower by name, in the colour of its clothes."""
    return Text(text.name(card), style=Style.parse(HUES[card.name.partition("-")[0]]))


def preacher(who: Preacher, text: Catalogue) -> Text:
    """A preacher by name, with the attribute preached."""
    hue = HUES.get(who.attribute, "")
    return Text.assemble((text.name(who), "bold"), " (", (text.name(who.attribute).lower(), hue), ")")


def sects(view: GuruView, seats: Seats, text: Catalogue) -> RenderableType:
    """One row per guru: money, centre and preachers."""
    headings = [text.word(word) for word in ("guru", "capital", "bounty", "centre", "preachers")]
    made = table(*headings, right=(1, 2, 3))
    active = turn(view)
    for seat, sect in enumerate(view.sects):
        name = who(seat, seats, turn=seat == active, me=seat == view.seat)
        made.add_row(name, str(sect.capital), str(sect.bounty), str(sect.height), shown(sect, text))
    return made


def stages(view: GuruView, seats: Seats, text: Catalogue) -> RenderableType:
    """One row per guru: the listeners."""
    made = table(text.word("guru"), text.word("stage"))
    for seat, sect in enumerate(view.sects):
        listeners = Text(" · ").join(follower(card, text) for card in sect.stage)
        made.add_row(who(seat, seats, turn=seat == turn(view), me=seat == view.seat), listeners if sect.stage else "–")
    return made


def turn(view: GuruView) -> Seat | None:
    """The guru who is asked."""
    return view.phase.seat if isinstance(view.phase, (Act, Penance)) else None


def shown(sect: SectView, text: Catalogue) -> Text:
    """A full dot per active preacher, an empty one per vanished one, and the exposed ones by name."""
    exposed = [Text.assemble("✗ ", preacher(known, text)) for known in sect.exposed]
    return Text("  ").join([Text(pips(sect.active, sect.vanished)), *exposed])


def secrets(view: GuruView, seat: Seat, sect: SectView, known: Secrets, seats: Seats, text: Catalogue) -> RenderableType:
    """Preachers and centre of the reader's own sect; when the game is over, of every sect, with its score (G-18)."""
    title = text.word("own-secrets") if seat == view.seat and sect.score is None else seats[seat]
    lines = [row(text.word("active"), [preacher(one, text) for one in known.active])]
    lines += [row(text.word("vanished"), [preacher(one, text) for one in known.vanished])] * bool(known.vanished)
    lines += [row(text.word("exposed"), [preacher(one, text) for one in sect.exposed])] * bool(sect.exposed)
    lines += [layers(known.centre, text)] * bool(known.centre)
    if sect.score is not None:
        lines.append(row(text.word("score"), [Text(verdict(sect, text), style="bold")]))
    return panel(title, *lines, accent=ACCENT if seat == view.seat else "none")


def row(label: str, items: list[Text]) -> Text:
    """A label and what belongs to it."""
    return Text.assemble((f"{label}  ", "italic"), Text(", ").join(items) if items else Text("–"))


def layers(centre: Sequence[Layer], text: Catalogue) -> Text:
    """A centre, bottom first; the memory of another's is shown with `open_memory` (G-11)."""
    return row(text.word("centre-layers"), [layer(one, text) for one in centre])


def layer(one: Layer, text: Catalogue) -> Text:
    """A conversion in brackets, a vanished preacher by name."""
    if isinstance(one, Conversion):
        return Text.assemble("[", Text(", ").join(follower(card, text) for card in one.members), "]")
    return Text("?") if one.preacher is None else preacher(one.preacher, text)


def verdict(sect: SectView, text: Catalogue) -> str:
    """The score, and what the table thinks of it (G-16, G-17)."""
    words = [text.word("millions", millions=sect.score)]
    if sect.disqualified:
        words.append(text.word("disqualified"))
    elif sect.score is not None and sect.score < 12:
        words.append(text.word("another-trade"))
    return " – ".join(words)
