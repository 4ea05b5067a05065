"""A text form for positions of Sultans of Karaya: `A^ g s S s g s a`, one word for each seat.

The letter is the role: `S` sultan, `g` guard, `a` assassin, `s` slave, `D` slave driver, `d` belly dancer, `v` vizier, `t`
fortune teller (for g, a, v, t a capital means the same). Marks follow: `^` visible, `+` dead, `!` detained, `#` captive, `*`
marked by the vizier, `o` the white token before the seat. The spare is the card that is missing from the cast; where a neutral
is missing it must be named. A visible vizier or fortune teller is for the rebels unless `side` says otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import paravent
from paravent import Chance, Event, Json, Phase, Seat, Table
from paravent.games.sultans.cards import (
    ASSASSIN,
    CAST,
    DANCER,
    DRIVER,
    GUARD,
    NEUTRALS,
    REBELS,
    SIDED,
    SLAVE,
    SULTAN,
    TELLER,
    VIZIER,
    Role,
    Side,
)
from paravent.games.sultans.events import Dealt, RoundBegan, RoundEnded, TurnBegan
from paravent.games.sultans.state import (
    AVOID_WINDOW,
    DARK,
    FORCED,
    GUARD_WINDOW,
    HUNT_WINDOW,
    HUNTING,
    PREDICTION,
    REVOLT_WINDOW,
    TURN,
    SultansState,
    face,
    has,
    mask_of,
)
from paravent.games.sultans.view import SultansView

SEED: Final = 11
LETTERS: Final = {"g": GUARD, "a": ASSASSIN, "s": SLAVE, "S": SULTAN, "d": DANCER, "D": DRIVER, "v": VIZIER, "t": TELLER}
LETTER: Final = {role: letter for letter, role in LETTERS.items()}


def role(word: str) -> Role:
    return LETTERS.get(word[0]) or LETTERS[word[0].lower()]


def missing(cards: list[Role]) -> Role:
    """The only card of the cast that is not among these."""
    cast = CAST[len(cards)]
    (found,) = [one for one in SIDED if cards.count(one) == cast[one.index] - 1]
    return found


def check_cast(cards: list[Role], spare: Role) -> None:
    """A position must be one that the deck of so many players can come to."""
    everywhere = [*cards, spare]
    counted = [everywhere.count(one) for one in SIDED]
    neutrals = [one for one in everywhere if one in NEUTRALS]
    assert (*counted, len(neutrals)) == CAST[len(cards)], f"{counted} and {neutrals} are not the cast for {len(cards)}"
    assert len(set(neutrals)) == len(neutrals), "there is only one of each neutral"


def marked(words: list[str], mark: str) -> int:
    """The seats whose words carry this mark."""
    return mask_of([seat for seat, word in enumerate(words) if mark in word[1:]])


def position(
    text: str,
    *,
    spare: str = "",
    phase: Phase | None = None,
    active: Seat = 0,
    side: Side = REBELS,
    first: Seat | None = None,
    lap: int = 1,
    round: int = 1,
    barred: Mapping[Seat, list[Seat]] | None = None,
    points: list[int] | None = None,
    last_two: list[int] | None = None,
    options: dict[str, Json] | None = None,
) -> Table:
    """A table in this position, its history beginning here; without a phase it is the turn of the active seat."""
    words = text.split()
    cards = [role(word) for word in words]
    s = SultansState(cards, role(spare) if spare else missing(cards))
    check_cast(cards, s.spare)
    everyone = s.hidden
    s.visible, dead = marked(words, "^"), marked(words, "+")
    s.hidden = everyone & ~s.visible & ~dead
    s.detained, s.captive, s.marked = marked(words, "!"), marked(words, "#"), marked(words, "*")
    s.white = next((seat for seat, word in enumerate(words) if "o" in word), None)
    s.side = side if has(visible(s, VIZIER), 0) else None
    s.prediction = side if has(visible(s, TELLER), 0) else None
    for seat, others in (barred or {}).items():
        s.barred[seat] = mask_of(others)
    s.active, s.first, s.lap, s.round = active, active if first is None else first, lap, round
    s.phase = phase or TURN[active]
    s.points, s.last_two = points or s.points, last_two or s.last_two
    rules = paravent.games()["sultans"]
    checked = rules.check_setup(len(words), options or {})
    given = paravent.new("sultans", len(words), SEED, checked).state
    assert isinstance(given, SultansState)
    s.end, s.rounds, s.target, s.minutes = given.end, given.rounds, given.target, given.minutes
    s.max_laps, s.hunt_revolts = given.max_laps, given.hunt_revolts
    return Table(rules, len(words), checked, SEED, Chance(SEED), s, history=True)


def visible(s: SultansState, one: Role) -> int:
    """1 if this role is visible somewhere, else 0."""
    return int(any(s.cards[seat] is one and has(s.visible, seat) for seat in range(s.players)))


def truth(table: Table) -> SultansState:
    """The table's state, as what it is."""
    assert isinstance(table.state, SultansState)
    return table.state


def look(table: Table, seat: Seat | None) -> SultansView:
    """What a seat sees, as what it is."""
    view = table.view(seat)
    assert isinstance(view, SultansView)
    return view


def answer(table: Table, answers: Mapping[Seat, str] | None = None) -> list[Event]:
    """Answer an open window; those who are not named pass. What happened when it closed."""
    events: list[Event] = []
    for seat in table.owed():
        events = table.play(seat, (answers or {}).get(seat, "pass"))
    return events


def legal(table: Table, seat: Seat = 0) -> list[str]:
    """The notation of every legal move."""
    return [str(move) for move in table.legal(seat)]


def kinds(table: Table, seat: Seat = 0) -> set[str]:
    """The first words of the legal moves."""
    return {line.split()[0] for line in legal(table, seat)}


def targets(table: Table, word: str, seat: Seat = 0) -> list[str]:
    """What follows this word in the legal moves."""
    return [line.removeprefix(word).strip() for line in legal(table, seat) if line.split()[0] == word]


def seats_now(table: Table) -> str:
    """The table written as `position` reads it."""
    s = truth(table)
    return " ".join(word(s, seat) for seat in range(s.players))


def word(s: SultansState, seat: Seat) -> str:
    marks = {"hidden": "", "visible": "^", "dead": "+"}[face(s, seat)]
    for mark, mask in (("!", s.detained), ("#", s.captive), ("*", s.marked)):
        marks += mark if has(mask, seat) else ""
    return LETTER[s.cards[seat]] + marks + ("o" if s.white == seat else "")


def without_turns(events: list[Event]) -> list[Event]:
    """What happened, but for the beginning of the next turn."""
    return [event for event in events if not isinstance(event, TurnBegan)]


def result(events: list[Event]) -> tuple[Side | None, str, tuple[int, ...]] | None:
    """Who won the round that these events end, how, and what everyone scored; None if it goes on."""
    for event in events:
        if isinstance(event, RoundEnded):
            return event.side, event.how, event.points
    return None


def of_this_round(events: list[Event]) -> list[Event]:
    """What happened before the next round began."""
    return [event for event in events[: ends_at(events)] if not isinstance(event, (RoundBegan, Dealt))]


def ends_at(events: list[Event]) -> int:
    return next((at for at, event in enumerate(events) if isinstance(event, RoundBegan)), len(events))


NAMED: Final[dict[str, Callable[[], Table]]] = {
    "start of five": lambda: paravent.new("sultans", players=5, seed=5),
    "start of eight": lambda: paravent.new("sultans", players=8, seed=8),
    "start of eleven": lambda: paravent.new("sultans", players=11, seed=11),
    "start of fifteen": lambda: paravent.new("sultans", players=15, seed=15),
    "a visible sultan among rebels": lambda: position("S^o s^ a^ g s", active=0),
    "a guard, hidden": lambda: position("g s^ a^ S s! s v a", spare="g", active=0),
    "an assassin, hidden": lambda: position("a g s S s g s a", spare="t", active=0),
    "guards may intervene": lambda: position("A^ g s S s g s a", spare="v", phase=GUARD_WINDOW[0][3]),
    "slaves may join": lambda: position("s^ s g S s a g a v", spare="D", phase=REVOLT_WINDOW[0]),
    "a hidden target may avoid": lambda: position("g^ S s s a", phase=AVOID_WINDOW[0][1]),
    "eyes closed": lambda: position("a s^ g S s s", spare="t", phase=DARK[0]),
    "a driver on the hunt": lambda: position("D^ s^# s S s a g", spare="t", phase=HUNTING[0]),
    "slaves may revolt at a hunt": lambda: position(
        "D^ s^ s S s a g", spare="t", phase=HUNT_WINDOW[0][1], options={"hunt_revolts": True}
    ),
    "a vizier chooses": lambda: position("v s s S s a g", spare="t"),
    "a forced assassin": lambda: position("v^ s s S s a^* g", spare="t", phase=FORCED[5]),
    "a fortune teller": lambda: position("t s s S s a g", spare="v"),
    "a fortune teller predicts": lambda: position("t^ s s S s a g", spare="v", phase=PREDICTION[0]),
    "a barred swap": lambda: position("s a s S g s d", spare="D", barred={0: [1]}),
}
