"""A text form for positions of The 3 Commandments.

The cards are `FIRST SECOND / TABOO`, ids of the deck or of blank cards. A circle names what lies in its areas,
`C: 5 white; O: 4 black, 1 black lying`. Seat 0 is High Priestess unless said otherwise, so that the first novice is seat 1.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import paravent
from paravent import Chance, Event, Json, Phase, Seat, Table
from paravent.games.commandments.cards import ACTION, DECK, Card, read_card
from paravent.games.commandments.contract import FREE
from paravent.games.commandments.events import Judged
from paravent.games.commandments.pieces import AREAS, SLOTS
from paravent.games.commandments.state import ORDAIN, SET, CommandmentsState, is_judge_asked, load_board
from paravent.games.commandments.view import CommandmentsView

SEED: Final = 11
EXAMPLE_4: Final = "dancer to-triangle / move-white"
WHITE_IN: Final = "C: 5 white; O: 5 black, 5 brown"


def circle(text: str) -> list[int]:
    """The board that a text names."""
    areas: dict[str, Json] = {area.name: [] for area in AREAS}
    for part in filter(None, (part.strip() for part in text.split(";"))):
        area, _, heaps = part.partition(":")
        kept: list[Json] = []
        for heap in heaps.split(","):
            number, kind = heap.split(maxsplit=1)
            kept += [kind] * int(number)
        areas[area] = kept
    return load_board(areas)


def position(
    cards: str = EXAMPLE_4,
    artefacts: str = WHITE_IN,
    *,
    players: int = 3,
    priestess: Seat = 0,
    fate: int = 0,
    deck: list[Card] = DECK,
    options: dict[str, Json] | None = None,
) -> Table:
    """A table whose circle is laid and whose first novice is asked; its history begins here."""
    table = ordained(cards, players=players, priestess=priestess, deck=deck, options=options)
    s = truth(table)
    s.board, s.unset, s.fate = circle(artefacts), 1, fate
    missing = next(slot for slot in range(len(s.board)) if s.board[slot] and slot % SLOTS // 2 == 2)
    s.board[missing] -= 1
    # The last artefact is set by its own move, so that the position is one that play leads to.
    lying = " lying" if missing % 2 else ""
    table.play(priestess, f"set {AREAS[missing // SLOTS]}{lying}")
    return table


def ordained(
    cards: str = EXAMPLE_4,
    *,
    players: int = 3,
    priestess: Seat = 0,
    deck: list[Card] = DECK,
    options: dict[str, Json] | None = None,
) -> Table:
    """A table whose High Priestess has these cards and an empty circle before her."""
    table = undecided(players=players, priestess=priestess, deck=deck, options=options)
    s = truth(table)
    everything = {card.id: card for card in s.hand + s.actions + s.artefacts}
    s.places = [everything[id] for id in cards.replace("/", " ").split()]
    rest = [card for card in everything.values() if card not in s.places]
    fourth = ACTION if sum(card.kind == ACTION for card in s.places) == 1 else "artefact"
    s.discarded = next(card for card in rest if card.kind == fourth)
    s.actions = [card for card in rest if card.kind == ACTION and card is not s.discarded]
    s.artefacts = [card for card in rest if card.kind != ACTION and card is not s.discarded]
    s.hand, s.phase = [], SET
    return Table(table.rules, players, table.options, SEED, Chance(SEED), s, history=True)


def undecided(
    hand: str = "",
    *,
    players: int = 3,
    priestess: Seat = 0,
    deck: list[Card] = DECK,
    options: dict[str, Json] | None = None,
) -> Table:
    """A table whose High Priestess has these four cards in hand; without any, the first of the deck."""
    rules = paravent.games()["commandments"]
    checked = rules.check_setup(players, options or {})
    written = checked["blanks"]
    assert isinstance(written, list)
    blanks = [read_card(data, blank=True) for data in written]
    s = CommandmentsState(players, blanks)
    s.judge, s.no_markers, s.gestures = str(checked["judge"]), bool(checked["no_markers"]), int(str(checked["gestures"]))
    s.setting = str(checked["setting"])
    s.judge = "priestess" if s.setting == "room" else s.judge
    s.asks_judge = is_judge_asked(s.judge, blanks)
    actions = [card for card in deck + blanks if card.kind == ACTION]
    artefacts = [card for card in deck + blanks if card.kind != ACTION]
    named = {card.id: card for card in deck + blanks}
    s.hand = [named[id] for id in hand.split()] or [*actions[:2], *artefacts[:2]]
    s.actions = [card for card in actions if card not in s.hand]
    s.artefacts = [card for card in artefacts if card not in s.hand]
    s.priestess, s.phase = priestess, ORDAIN
    return Table(rules, players, checked, SEED, Chance(SEED), s, history=True)


def truth(table: Table) -> CommandmentsState:
    """The table's state, as what it is."""
    assert isinstance(table.state, CommandmentsState)
    return table.state


def phase(table: Table) -> Phase | None:
    """The open question."""
    return table.state.phase


def look(table: Table, seat: Seat | None) -> CommandmentsView:
    """What a seat sees, as what it is."""
    view = table.view(seat)
    assert isinstance(view, CommandmentsView)
    return view


def perform(table: Table, line: str) -> list[Event]:
    """Play the steps of a move, parted by `;`, for whoever is asked; what happened at the last of them."""
    events: list[Event] = []
    for step in line.split(";"):
        (seat,) = table.owed()
        events = table.play(seat, step.strip())
    return events


def verdict(table: Table, line: str) -> int | str:
    """What is announced after these steps: a number, or in words."""
    (judged,) = [event for event in perform(table, line) if isinstance(event, Judged)]
    return judged.karma or judged.announced


def marks(table: Table, line: str) -> tuple[str, ...] | None:
    """Which places are marked after these steps."""
    (judged,) = [event for event in perform(table, line) if isinstance(event, Judged)]
    return judged.marks


def legal(table: Table, seat: Seat) -> list[str]:
    """The notation of every legal move."""
    return [str(move) for move in table.legal(seat)]


SMALL: Final = DECK[:7] + [card for card in DECK if card.kind == ACTION][:7]

NAMED: Final[dict[str, Callable[[], Table]]] = {
    "start of three": lambda: undecided(deck=SMALL),
    "start of seven": lambda: undecided(players=7),
    "an empty circle": lambda: ordained(deck=SMALL),
    "a novice of three": lambda: position(deck=SMALL),
    "a novice of seven": lambda: position(players=7),
    "one gesture": lambda: position(options={"gestures": 1}),
    "the artefact in hand": lambda: after(position(options={"gestures": 1}), "gesture dance; take white C"),
    "she judges": lambda: after(position(options={"judge": "priestess"}), "take white C; put T0"),
    "free text": lambda: after(position("blank-1 to-triangle / dancer", options={"blanks": [FREE]}), "take white C; put T0"),
    "one move from falling": lambda: after(position(fate=3, options={"gestures": 1}), "gesture clap; take brown O"),
}


def after(table: Table, line: str) -> Table:
    perform(table, line)
    return table
