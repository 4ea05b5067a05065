"""The path of Aura Poku in a terminal."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from paravent.core.rules import Seat, View
from paravent.games.aura_poku.board import BOARDS
from paravent.games.aura_poku.state import Accept, After, Before, Haggle, Move, Offers, Placing
from paravent.games.aura_poku.view import AuraPokuView, PlayerView
from paravent.screens.pieces import label, panel, pips, table, who
from paravent.texts.catalogue import Catalogue, Seats

ACCENT: Final = "yellow"
HUES: Final = ("bright_red", "bright_blue", "bright_green", "bright_magenta", "bright_cyan", "bright_yellow")
LETTERS: Final = "ABCDEF"  # a seat's pawns are told apart without colour: B2 is the second pawn of seat 1
OBSTACLE: Final = "✖"


def draw(view: View, seats: Seats, text: Catalogue) -> RenderableType:
    """The path row by row, the persecutor, and the players."""
    assert isinstance(view, AuraPokuView)
    inside: list[RenderableType] = [path(view), Text(), pursuit(view, text), village(view, text), players(view, seats, text)]
    if isinstance(view.phase, Haggle):
        inside.append(call(view.phase, seats, text))
    card = None if view.seat is None else view.players[view.seat].card
    if card is not None:
        prices = text.word("card-prices", upper=card.upper, lower=card.lower)
        inside.append(Text.assemble((label(text.word("card"), text), "dim"), (prices, "bold")))
    return Group(panel(heading(view, text), *inside, accent=ACCENT))


def heading(view: AuraPokuView, text: Catalogue) -> str:
    """The game, the board, the round, and the die if it is cast."""
    words = [text.title(), text.name(view.board), text.word("round", round=view.round, rounds=view.max_rounds)]
    if isinstance(view.phase, Move):
        words.append(text.word("die", die=view.phase.die))
    return " · ".join(words)


def path(view: AuraPokuView) -> Text:
    """The rows of the board's file; each place with who stands there, each court with its altar, each source with its coins."""
    standing = where(view)
    rows = [Text(" ").join(places(word, standing, view)) for word in BOARDS[view.board].rows]
    return Text("\n").join(rows)


def where(view: AuraPokuView) -> dict[str, Text]:
    """The pawns on each place, and the leftover pawns."""
    found: dict[str, Text] = {node.name: Text(OBSTACLE, style="dim") for node in view.obstacles}
    for seat, player in enumerate(view.players):
        for pawn, node in enumerate(player.pawns):
            found.setdefault(node.name, Text()).append(f"{LETTERS[seat]}{pawn + 1}", style=f"bold {HUES[seat]}")
    return found


def places(words: list[str], standing: dict[str, Text], view: AuraPokuView) -> list[Text]:
    """A row's places: round ones by number or by who stands there, the others by name."""
    made: list[Text] = []
    for word in words:
        if word.startswith("s"):
            coins = view.sources[int(word[1:]) - 1]
            made.append(Text(f"≈{'-'.join(map(str, coins)) or '0'}≈", style="cyan"))
        elif word.startswith("p"):
            made.append(standing.get(word, Text(word[1:], style="dim")))
        else:
            made.append(named(word, standing))
        if word.startswith("c"):
            made.append(named(f"a{word[1:]}", standing))
    return made


def named(word: str, standing: dict[str, Text]) -> Text:
    """A place that is called by its name: courts and the like in brackets, altars in round ones."""
    left, right = ("(", ")") if word.startswith("a") else ("[", "]")
    crowd = Text.assemble(":", standing[word]) if word in standing else Text()
    return Text.assemble(left, (word, "bold"), crowd, right)


def call(phase: Haggle, seats: Seats, text: Catalogue) -> Text:
    """A-27 What the caller asks just now."""
    asks = text.word("asks", gold=phase.demand)
    return Text.assemble((label(text.word("call"), text), "dim"), (f"{seats[phase.seat]}: {asks}", "bold"))


def pursuit(view: AuraPokuView, text: Catalogue) -> Text:
    """The persecutor on his track, with his rings."""
    track = pips(view.persecutor, view.steps - view.persecutor)
    rings = text.word("rings", rings=view.rings)
    return Text.assemble((text.word("persecutor", step=view.persecutor, steps=view.steps), "bold red"), f"  {track}  ", rings)


def village(view: AuraPokuView, text: Catalogue) -> Text:
    """The free huts, and how much is left in pile and bag."""
    huts = " ".join(map(str, view.free)) or "–"
    counts = f"{label(text.word('pile'), text)}{view.pile} · {label(text.word('bag'), text)}{view.bag}"
    if view.leftover:
        counts += f" · {label(text.word('leftover'), text)}{view.leftover}"
    return Text.assemble((label(text.word("free-huts"), text), "dim"), (huts, "bold"), (f"  ·  {counts}", "dim"))


def players(view: AuraPokuView, seats: Seats, text: Catalogue) -> RenderableType:
    """One row per player: pawns, huts, the purse for those who may know it; offers while they lie open, scores at the end."""
    last = ["score"] if view.phase is None else ["offer", "words"] if isinstance(view.phase, Haggle) else ["offer"]
    made = table(*[text.word(word) for word in ("player", "pawns", "huts", "purse", *last)], right=(3, 4, 5)[: 1 + len(last)])
    for seat, player in enumerate(view.players):
        name = who(seat, seats, turn=seat == turn(view), me=seat == view.seat)
        purse = "?" if player.purse is None else str(player.purse)
        huts = " ".join(map(str, player.huts))
        cells = [offer(player, text) if player.score is None else str(player.score), pips(player.words, 0)]
        made.add_row(name, pawns(seat, player), huts, purse, *cells[: len(last)])
    return made


def turn(view: AuraPokuView) -> Seat | None:
    """Whose turn it is, also while others make their offers."""
    return view.phase.seat if isinstance(view.phase, (Placing, Before, Move, After, Offers, Accept, Haggle)) else None


def pawns(seat: Seat, player: PlayerView) -> Text:
    """The letter of this player's pawns, and where pawns 0, 1 and 2 stand."""
    return Text.assemble((LETTERS[seat], f"bold {HUES[seat]}"), " ", " ".join(node.name for node in player.pawns))


def offer(player: PlayerView, text: Catalogue) -> str:
    return "" if player.offer is None else text.word("offered", gold=player.offer.gold, pawns=player.offer.pawns)
