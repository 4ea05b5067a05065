"""A text form for positions of Guru.

A sect is a line `PREACHERS | MONEY | STAGE | CENTRE`, what is left out at its end being as at the start:

    tom geimer! (gunther) | 12+3 | green-melons-money | pink-cones-speed / (gunther)

`name!` is exposed, `(name)` vanished; money is capital+bounty; a centre is listed from the bottom, its layers parted by `/`. The
four piles are parted by `|` and listed from the bottom: `-` is empty, `*` a share of all cards named nowhere else (which stay in
the box if no pile has a `*`). An attribute may be cut short: `g-co-m`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import paravent
from paravent import Chance, Phase, Seat, Table
from paravent.games.guru.cards import (
    COLOURS,
    FOLLOWER,
    FOLLOWERS,
    PEOPLES,
    PREACHER,
    VIRTUES,
    Follower,
    Preacher,
    mask_of,
    preachers_in,
)
from paravent.games.guru.contract import members
from paravent.games.guru.state import ACT, PENANCE, Conversion, GuruState, Layer, Sect, Vanishing, status
from paravent.games.guru.view import GuruView
from tests.games.playing import legal

SEED: Final = 11


def whole(word: str, among: tuple[str, ...]) -> str:
    """The one attribute that a word cut short stands for."""
    (found,) = [name for name in among if name.startswith(word)]
    return found


def card(text: str) -> Follower:
    """The follower that `green-cones-money`, or `g-co-m`, names."""
    colour, people, virtue = text.split("-")
    return FOLLOWER["-".join([whole(colour, COLOURS), whole(people, PEOPLES), whole(virtue, VIRTUES)])]


def cards(text: str) -> list[Follower]:
    return [card(word) for word in text.split()]


def in_order(followers: list[Follower]) -> list[Follower]:
    """The followers in card order (G-20)."""
    return sorted(followers, key=lambda follower: follower.index)


def preacher(word: str) -> Preacher:
    return PREACHER[word.strip("!()")]


def preachers(*words: str) -> tuple[Preacher, ...]:
    return tuple(preacher(word) for word in words)


def layer(text: str) -> Layer:
    return Vanishing(preacher(text.strip())) if "(" in text else Conversion(tuple(in_order(cards(text))))


def sect(line: str) -> Sect:
    """The sect that a line describes."""
    names, money, stage, centre = [part.strip() for part in (line + " | | | ").split("|")[:4]]
    words = names.split()
    made = Sect(mask_of([preacher(word) for word in words]))
    made.active = mask_of([preacher(word) for word in words if word.isalpha()])
    made.exposed = mask_of([preacher(word) for word in words if word.endswith("!")])
    if money:
        capital, _, bounty = money.partition("+")
        made.capital, made.bounty = int(capital), int(bounty or 0)
    made.stage = in_order(cards(stage))
    made.centre = [layer(part) for part in centre.split("/") if part.strip()]
    return made


def deal_piles(text: str, named: list[Follower]) -> list[list[Follower]]:
    """The four piles of a text; the cards that are named nowhere lie under those piles that have a `*`."""
    parts = [part.split() for part in text.split("|")]
    shown = [[card(word) for word in part if word not in "*-"] for part in parts]
    away = named + [follower for pile in shown for follower in pile]
    rest = [follower for follower in FOLLOWERS if follower not in away]
    Chance(SEED).shuffle(rest)
    shares = ["*" in part for part in parts]
    return [(rest[sum(shares[:at]) :: sum(shares)] if shares[at] else []) + pile for at, pile in enumerate(shown)]


def position(
    *lines: str,
    piles: str = "* | * | * | *",
    skeptics: str = "",
    phase: Phase = ACT[0][3],
    first: Seat = 0,
    round: int = 1,
    barred: bool = False,
    last_turn: bool = False,
    last_round: bool = False,
    honour: bool = False,
    open_memory: bool = False,
    max_rounds: int = 30,
) -> Table:
    """A table in this position; its history begins here."""
    sects = [sect(line) for line in lines]
    named = [*cards(skeptics)]
    for made in sects:
        named += made.stage + members(made)
    s = GuruState(sects, deal_piles(piles, named))
    s.skeptics = cards(skeptics)
    s.phase, s.first, s.round = phase, first, round
    s.barred, s.last_turn, s.last_round = barred, last_turn, last_round
    s.honour, s.open_memory, s.max_rounds = honour, open_memory, max_rounds
    rules = paravent.games()["guru"]
    options = rules.check_setup(len(sects), {"honour": honour, "open_memory": open_memory, "max_rounds": max_rounds})
    return Table(rules, len(sects), options, SEED, Chance(SEED), s, history=True)


def truth(table: Table) -> GuruState:
    """The table's state, as what it is."""
    assert isinstance(table.state, GuruState)
    return table.state


def look(table: Table, seat: Seat | None) -> GuruView:
    """What a seat sees, as what it is."""
    view = table.view(seat)
    assert isinstance(view, GuruView)
    return view


def kinds(table: Table, seat: Seat = 0) -> set[str]:
    """The first words of the legal moves."""
    return {line.split()[0] for line in legal(table, seat)}


def sect_now(table: Table, seat: Seat) -> str:
    """A sect written as `position` reads it: preachers, money, stage, centre."""
    made = truth(table).sects[seat]
    marks = {"active": "{}", "exposed": "{}!", "vanished": "({})"}
    names = " ".join(marks[status(made, one)].format(one) for one in preachers_in(made.preachers))
    stage = " ".join(str(follower) for follower in made.stage)
    centre = " / ".join(
        " ".join(map(str, part.members)) if isinstance(part, Conversion) else f"({part.preacher})" for part in made.centre
    )
    return f"{names} | {made.capital}+{made.bounty} | {stage} | {centre}".rstrip(" |")


JULIA: Final = "tom geimer gunther"
JOHN: Final = "panthero bigmama hungryogi"

NAMED: Final[dict[str, Callable[[], Table]]] = {
    "start of two": lambda: paravent.new("guru", players=2, seed=2),
    "start of three": lambda: paravent.new("guru", players=3, seed=3),
    "start of four": lambda: paravent.new("guru", players=4, seed=4),
    "start of five": lambda: paravent.new("guru", players=5, seed=5),
    "every action is open": lambda: position(
        f"{JULIA} | 12 | g-m-m g-co-s o-p-l", f"{JOHN} | 11+1 | b-m-a v-h-a", skeptics="p-h-s"
    ),
    "a false accuser does penance": lambda: position(
        f"{JULIA} | 10 | g-m-m g-co-s o-p-l v-ch-r", f"{JOHN} | 13+1 | b-m-a", phase=PENANCE[0][1][3], barred=True
    ),
    "one exposure from the end": lambda: position(
        "tom geimer! (gunther) | 4+3 | g-m-m g-co-m o-p-m | g-p-s / (gunther)",
        "panthero bigmama! hungryogi | 2+4 | b-m-a",
        phase=ACT[0][2],
    ),
    "the piles run out": lambda: position(
        f"{JULIA} | 1 | g-m-m", f"{JOHN} | 3 | b-m-a", piles="o-p-l | - | - | v-ch-r", skeptics="p-h-s p-h-r", phase=ACT[1][3]
    ),
    "on their honour": lambda: position(
        f"{JULIA} | 6 | b-m-a o-co-l", JOHN, "oronsho barks smailee", honour=True, phase=ACT[0][1]
    ),
}
