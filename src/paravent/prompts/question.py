"""One question to one seat, in words: the rules, what is new, what was said, what I see, and the moves with their notation.

It is made of what a browser at that seat gets, and of nothing else: whoever cannot tell two worlds apart reads the same in both.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from io import StringIO
from threading import Lock
from typing import Final, Literal, TypeAlias, final

from rich.console import Console

from paravent.core.rules import Event, Move, Phase, Seat, View
from paravent.core.table import Table
from paravent.games import find
from paravent.screens import screen
from paravent.texts import Catalogue
from paravent.texts.resources import rules_text

Rules: TypeAlias = Literal["none", "short", "whole"]
WIDTH: Final = 80  # no screen is wider
MOST_LISTED: Final = 120  # moves that are told one by one; of more, those kinds are summed up that have many
FEW: Final = 12  # ways to make a kind of move that are told one by one even then
COMMENT: Final = re.compile(r"<!--.*?-->\n*", re.DOTALL)  # figures, which a page shows and a reader of words cannot see
_speaking: Final = Lock()  # a catalogue remembers for whom it speaks


@final
@dataclass(frozen=True)
class Known:
    """What a seat knows when it is asked. `new` and `said` are what happened, and who said what, since it was last asked."""

    game: str
    seat: Seat
    view: View
    phase: Phase | None
    moves: Sequence[Move]
    standing: Sequence[Move]
    new: Sequence[Event]
    said: Sequence[tuple[Seat, str]] = field(default=())

    @property
    def forced(self) -> bool:
        """Whether there is nothing to choose: nobody need be asked."""
        return len(self.moves) == 1 and not self.standing


def known_at(table: Table, seat: Seat, since: int = 0, said: Sequence[tuple[Seat, str]] = ()) -> Known:
    """What the table's keeper tells a seat that has read so many of its events."""
    told = table.history(seat)[since:]
    return Known(
        table.rules.name, seat, table.view(seat), table.state.phase, table.legal(seat), table.standing(seat), told, said
    )  # fmt: skip


def question(known: Known, seats: Sequence[str], language: str, rules: Rules = "none") -> str:
    """The whole prompt, in one language; `seats` are the players' names."""
    text, seats = catalogue(known.game, language), [one_line(name) for name in seats]
    with _speaking:
        head = text.say("prompt-head", game=text.title(), name=seats[known.seat], seat=known.seat, players=len(seats))
        parts = [f"# {head}", rules_part(known.game, language, rules, text)]
        parts.append(section("prompt-new", listed(text.event(event, seats) for event in known.new), text))
        parts.append(section("prompt-said", listed(spoken(seats[seat], words, text) for seat, words in known.said), text))
        parts.append(section("prompt-see", seen(known, seats, text), text))
        parts += asked_parts(known, seats, text)
    return "\n\n".join(part for part in parts if part) + "\n"


def rules_page(game: str, language: str, rules: Rules) -> str:
    """The rules: none, the page that is read in two minutes, or all of them."""
    if rules == "none":
        return ""
    found = find(game)
    short = found.text(f"SUMMARY.{language}.md") or found.text("SUMMARY.md")
    page = short if rules == "short" and short else rules_text(game, language)
    return COMMENT.sub("", page).strip()


@cache
def catalogue(game: str, language: str) -> Catalogue:
    return Catalogue(game, language)


def rules_part(game: str, language: str, rules: Rules, text: Catalogue) -> str:
    """The rules under a heading of ours; their own headings move one level down."""
    page = rules_page(game, language, rules)
    lower = re.sub(r"^#", "##", page, flags=re.MULTILINE)
    return section("prompt-rules", lower, text)


def section(id: str, inside: str, text: Catalogue) -> str:
    return f"## {text.say(id)}\n{inside}" if inside else ""


def listed(lines: Iterable[str]) -> str:
    return "\n".join(f"- {one_line(line)}" for line in lines)


def spoken(name: str, words: str, text: Catalogue) -> str:
    return text.say("prompt-talk", name=name, words=one_line(words))


def one_line(words: str) -> str:
    """Other people's words stay on their line: nobody writes headings into another's prompt."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in words).split())


def seen(known: Known, seats: Sequence[str], text: Catalogue) -> str:
    """The game's screen, as characters."""
    return f"```\n{drawn(known.view, known.game, seats, text)}\n```"


def drawn(view: View, game: str, seats: Sequence[str], text: Catalogue) -> str:
    console = Console(
        file=StringIO(), width=WIDTH, color_system=None, markup=False, highlight=False, emoji=False, force_terminal=False
    )  # fmt: skip
    with console.capture() as shown:
        console.print(screen(game)(view, seats, text))
    return "\n".join(line.rstrip() for line in shown.get().splitlines())


def asked_parts(known: Known, seats: Sequence[str], text: Catalogue) -> list[str]:
    """The question and the moves; whoever is not asked is told so, and what may be said between two questions."""
    asked = section("prompt-question", text.phase(known.phase, seats) if known.phase and known.moves else "", text)
    moves = section("prompt-moves", spelled(known.moves, seats, text), text)
    standing = section("prompt-standing", spelled(known.standing, seats, text), text)
    quiet = "" if known.moves else text.say("prompt-over" if known.phase is None else "prompt-not-asked")
    return [asked, moves, standing, quiet, text.say("prompt-answer") if known.moves else ""]


def spelled(moves: Sequence[Move], seats: Sequence[str], text: Catalogue) -> str:
    """Each move's notation, then its words; where there are very many, a kind that has many ways is summed up."""
    if len(moves) <= MOST_LISTED:
        return "\n".join(in_words(move, seats, text) for move in moves)
    lines: list[str] = []
    for kind, group in by_kind(moves).items():
        lines += [in_words(move, seats, text) for move in group[:FEW]]
        if len(group) > FEW:
            lines.append(summed_up(kind, group, text))
    return "\n".join(lines)


def in_words(move: Move, seats: Sequence[str], text: Catalogue) -> str:
    notation, words = str(move), text.move(move, seats)
    return f"- `{notation}`" if words == notation else f"- `{notation}` – {one_line(words)}"


def by_kind(moves: Sequence[Move]) -> dict[str, list[Move]]:
    kinds: dict[str, list[Move]] = {}
    for move in moves:
        kinds.setdefault(str(move).partition(" ")[0], []).append(move)
    return kinds


def summed_up(kind: str, group: Sequence[Move], text: Catalogue) -> str:
    """How many there are, and which words stand where in their notation."""
    tokens = [str(move).split() for move in group]
    widest = max(len(words) for words in tokens)
    places = [dict.fromkeys(words[at] for words in tokens if at < len(words)) for at in range(1, widest)]
    pattern = " ".join("|".join(place) if len(place) > 1 else next(iter(place)) for place in places)
    return f"- {text.say('prompt-many', count=len(group), pattern=f'{kind} {pattern}')}"
