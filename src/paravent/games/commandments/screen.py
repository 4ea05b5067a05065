"""The table of The 3 Commandments in a terminal."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from paravent.core.rules import Seat, View
from paravent.games.commandments.pieces import AREAS
from paravent.games.commandments.rules import FATE_CARDS, ROUNDS
from paravent.games.commandments.state import KARMA, PLACES, Perform, Ritual, Turn, Verdict
from paravent.games.commandments.view import CommandmentsView, Heap, Secrets
from paravent.screens.pieces import label, panel, pips, table, who
from paravent.texts.catalogue import Catalogue, Seats

ACCENT: Final = "yellow"
SHORT: Final = {"first": "1", "second": "2", "taboo": "T"}
SIGNS: Final = {"white": "○", "black": "●", "brown": "◐"}


def draw(view: View, seats: Seats, text: Catalogue) -> RenderableType:
    """The circle, the three places, the pad, what was done, and what only the High Priestess knows."""
    assert isinstance(view, CommandmentsView)
    parts: list[RenderableType] = [panel(heading(view, text), pad(view, seats, text), circle(view, text), accent=ACCENT)]
    if view.backs:
        parts.append(panel(text.word("places"), places(view, text)))
    if view.turns or view.performance:
        parts.append(panel(text.word("performance"), turns(view, seats, text)))
    if view.rituals:
        parts.append(panel(text.word("rituals"), *[past(ritual, seats, text) for ritual in view.rituals]))
    if view.blanks:
        parts.append(
            panel(
                text.word("blanks"),
                *[Text(f"{label(face.id, text)}{face.en} / {face.fr} ({face.karma})") for face in view.blanks],
            )
        )
    if view.secrets is not None:
        parts.append(panel(text.word("own-secrets"), *secrets(view.secrets, text), accent=ACCENT))
    return Group(*parts)


def aim(view: View, text: Catalogue) -> str:
    """A novice's, or the High Priestess's."""
    assert isinstance(view, CommandmentsView)
    return text.say("aim-priestess" if view.seat == view.priestess else "aim")


def heading(view: CommandmentsView, text: Catalogue) -> str:
    """The game, the ritual and the round."""
    ritual = min(len(view.rituals) + 1, view.players)
    words = [text.title(), text.word("ritual", ritual=ritual, rituals=view.players)]
    words.append(text.word("round", round=view.round, rounds=ROUNDS[view.players]))
    return " · ".join(words)


def pad(view: CommandmentsView, seats: Seats, text: Catalogue) -> RenderableType:
    """Everyone's karma, and who is High Priestess, with the fate cards before her."""
    made = table(text.word("player"), text.word("karma"), text.word("gains"), "", right=(1, 2))
    asked = turn(view)
    for seat in range(view.players):
        name = who(seat, seats, turn=seat == asked, me=seat == view.seat)
        role = Text()
        if seat == view.priestess:
            role = Text(f"{text.word('priestess')}, {text.word('fate')} {pips(view.fate, FATE_CARDS - view.fate)}")
        made.add_row(name, str(view.karma[seat]), str(view.gains[seat]), role)
    return made


def turn(view: CommandmentsView) -> Seat | None:
    """Who is asked."""
    if view.phase is None:
        return None
    return view.phase.novice if isinstance(view.phase, Perform) else view.priestess


def circle(view: CommandmentsView, text: Catalogue) -> RenderableType:
    """One row per area: signs and words for what lies there."""
    made = table("", text.word("area"), text.word("artefacts"))
    for area in AREAS:
        heaps = [heap for heap in view.board if heap.area is area]
        shown = Text(", ").join([artefacts(heap, text) for heap in heaps]) if heaps else Text("–", style="dim")
        made.add_row(Text(area.name, style="bold"), text.name(area), shown)
    if view.unset:
        made.add_row("", text.word("to-set"), str(view.unset))
    return made


def artefacts(heap: Heap, text: Catalogue) -> Text:
    """So many signs, and the colour in words; lying ones say so."""
    words = [SIGNS[heap.colour.name] * heap.number, text.name(heap.colour)]
    words += [text.name(heap.stance)] * heap.stance.index
    return Text(" ".join(words))


def places(view: CommandmentsView, text: Catalogue) -> RenderableType:
    """The backs of the three cards; for her, the cards."""
    made = table(text.word("place"), text.word("back"), text.word("card"))
    for number, back in enumerate(view.backs):
        card = "?" if view.secrets is None else f"{view.secrets.cards[number]} {text.name(view.secrets.cards[number])}"
        made.add_row(f"{SHORT[PLACES[number]]} {text.name(PLACES[number])}", text.name(back), Text(card))
    return made


def turns(view: CommandmentsView, seats: Seats, text: Catalogue) -> RenderableType:
    """Every move of this ritual with its verdict, and the one under way."""
    made = table(text.word("player"), text.word("verdict"), text.word("move"))
    for done in view.turns:
        made.add_row(seats[done.verdict.novice], verdict(done.verdict, text), steps(done))
    if view.performance:
        now = view.phase.novice if isinstance(view.phase, Perform) else view.priestess
        made.add_row(seats[now], "…", Text("; ".join(str(step) for step in view.performance)))
    return made


def steps(done: Turn) -> Text:
    """A performance in the notation, which is short."""
    return Text("; ".join(str(step) for step in done.performance))


def verdict(given: Verdict, text: Catalogue) -> str:
    """What was announced, and the marked places: 1 and 2 are the commandments, T is the taboo."""
    said = text.word("karma-announced", karma=given.karma) if given.announced == KARMA else text.word(given.announced)
    if given.marks is None:
        return said
    return f"{said} ({' '.join(SHORT[place] for place in given.marks)})" if given.marks else said


def past(ritual: Ritual, seats: Seats, text: Catalogue) -> RenderableType:
    """A finished ritual: its cards and what it brought."""
    cards = " ".join(text.name(card) for card in ritual.commandments)
    fallen = f" ({text.word('fallen')})" if ritual.fallen else ""
    gains = " ".join(str(gain) for gain in ritual.gains)
    priestess, taboo = label(f"{seats[ritual.priestess]}{fallen}", text), label(text.name("taboo"), text)
    return Text(f"{priestess}{cards} – {taboo}{text.name(ritual.taboo)} – {gains}")


def secrets(known: Secrets, text: Catalogue) -> list[Text]:
    """Her hand until she has ordained; then the fourth card, and what the game would mark."""
    lines = [Text(f"{card} {text.name(card)}") for card in known.hand]
    if known.discarded is not None:
        lines.append(Text(label(text.word("discarded"), text) + text.name(known.discarded)))
    if known.suggestion is not None:
        lines.append(Text(label(text.word("suggestion"), text) + text.name(known.suggestion)))
    return lines
