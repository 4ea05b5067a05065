"""A text form for positions of Overseers.

A player is a line `CHARACTER | ROWS`, the rows in the order of their positions, parted by `/`:

    *yanmei | murder malice honesty / murder theft | t0!

`*` marks the Leader. A card may be cut short (`mu`, `b`, `ma`, `h`, `p`, `t`); several alike may be counted (`h3`); `-` is an
empty place. After a second `|` come marks: `t0!` is tilted, `b1>t0` slid under. Before placement a line is
`CHARACTER | pack: CARDS | hand: CARDS`. Cards that are named nowhere lie aside.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import paravent
from paravent import Chance, Json, Phase, Seat, Table
from paravent.games.overseers import phases
from paravent.games.overseers.cards import (
    CHARACTER,
    POSITION,
    TOP,
    TRAITS,
    Bundle,
    Character,
    Position,
    Trait,
    bundle,
    count,
    deck,
    size,
    traits_in,
)
from paravent.games.overseers.contract import named_cards
from paravent.games.overseers.state import Overseer, OverseersState
from paravent.games.overseers.view import OverseersView

SEED: Final = 11


def cards(text: str) -> tuple[Trait, ...]:
    """The cards that a text names, in its order."""
    found: list[Trait] = []
    for word in text.split():
        name = word.rstrip("0123456789")
        (trait,) = [trait for trait in TRAITS if trait.name.startswith(name)]
        found += [trait] * int(word[len(name) :] or 1)
    return tuple(found)


def card(text: str) -> Trait:
    (trait,) = cards(text)
    return trait


def row(text: str) -> list[Trait | None]:
    return [one for word in text.split() for one in ([None] if word == "-" else cards(word))]


def spot(name: str) -> Position:
    return POSITION[name]


def at(*names: str) -> tuple[Position, ...]:
    return tuple(POSITION[name] for name in names)


def characters(text: str) -> tuple[Character, ...]:
    return tuple(CHARACTER[name] for name in text.split())


def overseer(line: str) -> Overseer:
    """The player that a line describes."""
    name, *parts = [part.strip() for part in line.split("|")]
    made = Overseer()
    made.character = CHARACTER.get(name.strip("* "))
    for part in parts:
        if part.startswith("pack:"):
            made.pack = bundle(cards(part[5:]))
        elif part.startswith("hand:"):
            made.hand = bundle(cards(part[5:]))
        elif "/" in part:
            lay(made, *part.split("/"))
        else:
            mark(made, part)
    return made


def lay(made: Overseer, top: str, bottom: str) -> None:
    above = row(top)
    made.cards = above + [None] * (TOP - len(above)) + row(bottom)
    made.shown = sum(1 << place for place in made.places() if place < TOP)


def mark(made: Overseer, text: str) -> None:
    for word in text.split():
        if word.endswith("!"):
            made.tilt = POSITION[word[:-1]]
            made.tilted, made.tilt_shown = made.at(made.tilt), made.tilt.is_top
        else:
            slid, above = word.split(">")
            made.slid, made.above = POSITION[slid], POSITION[above]


def position(
    *lines: str,
    phase: Phase = phases.VOTE,
    discard: str = "",
    round: int = 1,
    laid_out: str = "",
    candidates: str = "",
    drawn: str = "",
    doubled: bool = False,
    revealed: bool = False,
    scores: tuple[int, ...] = (),
    totals: tuple[int, ...] = (),
    led: tuple[Seat, ...] = (),
    seed: int | str = SEED,
    options: dict[str, Json] | None = None,
) -> Table:
    """A table in this position; its history begins here."""
    s = OverseersState([overseer(line) for line in lines])
    s.leader = next((seat for seat, line in enumerate(lines) if line.startswith("*")), 0)
    s.phase, s.round, s.doubled, s.revealed = phase, round, doubled, revealed
    s.left = size(s.overseers[0].pack)
    s.discard, s.drawn = bundle(cards(discard)), bundle(cards(drawn))
    s.laid_out, s.candidates = list(characters(laid_out)), list(characters(candidates))
    s.aside = bundle(deck(len(lines))) - named_cards(s)
    assert all(count(bundle(deck(len(lines))), trait) >= count(named_cards(s), trait) for trait in TRAITS), "too many cards"
    for seat, made in enumerate(s.overseers):
        made.led = seat == s.leader or seat in led
        made.score = scores[seat] if scores else None
        made.total = totals[seat] if totals else 0
    return table_of(s, seed, options or {})


def table_of(s: OverseersState, seed: int | str, options: dict[str, Json]) -> Table:
    rules = paravent.games()["overseers"]
    checked = rules.check_setup(s.players, options)
    s.alternate_pass, s.pick_characters = checked["alternate_pass"] is True, checked["pick_characters"] is True
    s.per_card, s.open_totals = checked["liang"] == "per_card", checked["open_totals"] is True
    return Table(rules, s.players, checked, seed, Chance(seed), s, history=True)


def truth(table: Table) -> OverseersState:
    """The table's state, as what it is."""
    assert isinstance(table.state, OverseersState)
    return table.state


def look(table: Table, seat: Seat | None) -> OverseersView:
    """What a seat sees, as what it is."""
    view = table.view(seat)
    assert isinstance(view, OverseersView)
    return view


def rows(table: Table, seat: Seat) -> str:
    """A player's rows: `t0 murder, b1 theft`."""
    made = truth(table).overseers[seat]
    return ", ".join(f"{name} {made.cards[POSITION[name].index]}" for name in POSITION if POSITION[name].index in made.places())


def heap(held: Bundle) -> str:
    """A heap's cards, in trait order."""
    return " ".join(map(str, traits_in(held)))


def scores(table: Table) -> list[int]:
    """Every player's round score now."""
    return [made.round_score() for made in truth(table).overseers]


EXAMPLE: Final = (
    "*yanmei | mu ma h / mu t",
    "gan | ma b2 / mu p",
    "meixiu | p3 / b h",
    "suyin | b ma h / h2",
)

NAMED: Final[dict[str, Callable[[], Table]]] = {
    "start of three": lambda: paravent.new("overseers", players=3, seed=3),
    "start of four": lambda: paravent.new("overseers", players=4, seed=4),
    "start of five": lambda: paravent.new("overseers", players=5, seed=5),
    "start of six": lambda: paravent.new("overseers", players=6, seed=6),
    "everyone picks two": lambda: position(
        "*wuming | pack: mu b ma h", "xie | pack: h2 p2", "tao | pack: t2 p ma", phase=phases.PICK[2], doubled=True
    ),
    "Wuming may double": lambda: position(
        "*wuming | pack: mu b | hand: ma", "xie | pack: h2 | hand: p", "tao | pack: t2 | hand: p", phase=phases.DOUBLING[0]
    ),
    "five different cards, and Lan": lambda: position(
        "*lan | hand: mu b ma h p", "xie | hand: h2 p t ma", "tao | hand: t2 p mu b", phase=phases.PLACEMENT, discard="p p h"
    ),
    "the four powers": lambda: position(*EXAMPLE, phase=phases.TILTING[0], discard="p t2 ma"),
    "Nuying slides": lambda: position(
        "*nuying | mu p2 / p t", "xie | h3 / p b", "tao | t ma2 / b b", phase=phases.SLIDING[0], discard="ma ma h"
    ),
    "the accused": lambda: position(*EXAMPLE, phase=phases.JUDGEMENT[2], discard="p t2 ma"),
    "the Leader judges": lambda: position(
        "*xie | mu2 b / b ma", "gan | mu b ma / b h", "liang | ma2 t / h p", phase=phases.MERCY[0][0],
        revealed=True, discard="t p h",
    ),
    "a theft among thieves": lambda: position(
        "*liang | mu2 b / b t", "gan | mu b ma / b t p", "tao | ma2 t / h p", phase=phases.TheftTie(0, (0, 1, 2)),
        revealed=True, discard="p h",
    ),
}  # fmt: skip
