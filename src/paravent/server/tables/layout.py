"""What a game's views, events and moves are made of, for a browser that knows nothing else of the game.

What may stand openly on a screen is what the game declares (`core/declared.py`): fields of a view that are `Open`, and of events
what `seen_by` tells a spectator. The rest is learnt by playing some games at random, for the fewest and for the most players:
which lists go by seat, and which kinds of move depend on no secret. Whatever is not known to be open is not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from time import thread_time
from typing import Final

from msgspec import Struct

from paravent import new
from paravent.core.chance import Chance
from paravent.core.declared import Openness, is_seat, joined, kinds, seats_in, veil
from paravent.core.plain import plain
from paravent.core.rules import Event, Json, Move, Rules, Seat, State
from paravent.core.table import Table
from paravent.games import find

GAMES: Final = 2  # with the fewest players, and as many with the most
QUESTIONS: Final = 80  # after which a game is left, if it is not over
WORLDS: Final = 2  # that a spectator could be looking at
OFTEN: Final = 8  # so often a kind of move is looked at before it is taken to tell nothing
LOOKED_AT: Final = 6  # moves of a seat that are tried out
PATIENCE: Final = 0.5  # seconds of thought, after which no further world is imagined


class Layout(Struct):
    """Paths as `players[].hand`: a field of every item of a list.

    `by_seat` are lists with an item for each player, `seats` numbers that are seats. `open` is what everybody sees, with all that
    is in it; `veiled`: there is more than that. `told` has every kind of event, with the fields that a spectator is not told;
    None: they are told nothing, or other things. `who` are an event's fields that are seats. `secret_moves` are the kinds of move
    whose list may tell something hidden.
    """

    by_seat: list[str]
    seats: list[str]
    open: list[str]
    veiled: bool
    told: dict[str, list[str] | None]
    who: dict[str, list[str]]
    secret_moves: list[str]


@cache
def layout_of(name: str) -> Layout:
    """A game's layout; it takes a moment, once."""
    surveyor = Surveyor(find(name).rules)
    for number in range(GAMES):
        for players in sorted({surveyor.rules.players[0], surveyor.rules.players[-1]}):
            surveyor.walk(players, number)
    return surveyor.layout()


class Surveyor:
    """Looks at a game that is played at random, and notes what it sees."""

    def __init__(self, rules: Rules[State]) -> None:
        self.rules: Final = rules
        self.lists: Final[dict[str, bool]] = {}  # whether each had an item for each player whenever it was seen
        self.seats: Final[set[str]] = set()
        self.differ: Final[set[str]] = set()  # what a seat was shown otherwise than a spectator
        self.looked_at: Final[Counter[str]] = Counter()  # kinds of move
        self.telling: Final[set[str]] = set()
        self.began: Final = thread_time()

    def walk(self, players: int, number: int) -> None:
        """One game."""
        table, chance = new(self.rules.name, players, number), Chance(f"layout {number}")
        for _ in range(QUESTIONS):
            self.look(table, chance)
            if table.over:
                return
            for seat in table.owed():
                table.play(seat, chance.choice(table.legal(seat)))
                if table.over or seat not in table.asked():
                    break

    def look(self, table: Table, chance: Chance) -> None:
        """At one position."""
        public = table.view(None)
        self.note_lists(plain(public), table.players)
        self.seats.update(seats_in(public, ""))
        for seat in range(table.players):
            self.differ.update(differing(plain(table.view(seat)), plain(public), ""))
        for seat in table.owed():
            if thread_time() - self.began < PATIENCE:
                self.compare_worlds(table, seat, chance)
                self.compare_choices(table, seat)

    def note_lists(self, view: Json, players: int) -> None:
        for path, length in lists_in(view, ""):
            self.lists[path] = self.lists.get(path, True) and length == players

    def compare_worlds(self, table: Table, seat: Seat, chance: Chance) -> None:
        """Note the kinds of move of which a seat has others in another world that looks the same to a spectator."""
        mine = self.by_kind(table.state, seat)
        try:
            worlds = [self.rules.sample(table.view(None), table.history(None), chance) for _ in range(WORLDS)]
            others = [self.by_kind(world, seat) for world in worlds]
        except Exception:  # a game that imagines no worlds for a spectator: whatever is offered may tell
            self.telling.update(mine)
            return
        self.looked_at.update(mine.keys())
        self.telling.update(kind for other in others for kind in {*mine, *other} if mine.get(kind) != other.get(kind))

    def compare_choices(self, table: Table, seat: Seat) -> None:
        """Note the kinds of move of which a spectator is never told which it was: nobody should see it being chosen either."""
        if len(table.owed()) > 1:
            return  # sealed for now, and told in the end
        first: dict[str, Sequence[Event | None]] = {}
        for move in table.legal(seat)[:LOOKED_AT]:
            told = [event.seen_by(None) for event in table.clone().play(seat, move)]
            if first.setdefault(type(move).__name__, told) is not told and first[type(move).__name__] == told:
                self.telling.add(type(move).__name__)

    def by_kind(self, state: State, seat: Seat) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        for move in self.rules.legal(state, seat):
            found.setdefault(type(move).__name__, set()).add(str(move))
        return found

    def layout(self) -> Layout:
        by_seat = [path for path, always in self.lists.items() if always]
        declared, events = Openness(self.rules), kinds(Event, self.rules)
        open = [path for path in declared.open if not any(is_within(each, path) for each in self.differ)]
        told, who = {made.__name__: not_told(made) for made in events}, {made.__name__: seats_of(made) for made in events}
        mute = {kind for kind, count in self.looked_at.items() if count >= OFTEN and kind not in self.telling}
        moves = {*[made.__name__ for made in kinds(Move, self.rules)], *self.looked_at, *self.telling} - mute
        veiled = declared.veiled or open != declared.open
        return Layout(sorted(by_seat), sorted(self.seats), sorted(open), veiled, told, who, sorted(moves))


def is_within(path: str, whole: str) -> bool:
    """Whether this is the place, or something in it."""
    return path == whole or path.startswith((f"{whole}.", f"{whole}["))


def not_told(made: type[Event]) -> list[str] | None:
    """The fields of such an event that a spectator is not told; None: nothing of it, or what cannot be said by fields."""
    try:
        found = veil(made)
    except Exception:  # an event that cannot be made up: it is not shown openly
        return None
    return None if found is None else list(found.hides)


def seats_of(event: type[Event]) -> list[str]:
    """The fields of such an event that are declared to be a seat."""
    return [field.name for field in fields(event) if is_seat(str(field.type))] if is_dataclass(event) else []


def lists_in(value: Json, path: str) -> Iterator[tuple[str, int]]:
    """Every list in a view, with its length."""
    if isinstance(value, list):
        yield path, len(value)
        for item in value:
            yield from lists_in(item, f"{path}[]")
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from lists_in(item, joined(path, key))


def differing(mine: Json, public: Json, path: str) -> Iterator[str]:
    """The paths at which two views differ; whose view it is does not count."""
    if isinstance(mine, dict) and isinstance(public, dict) and mine.keys() == public.keys():
        for key, item in mine.items():
            if path or key != "seat":
                yield from differing(item, public[key], joined(path, key))
    elif isinstance(mine, list) and isinstance(public, list) and len(mine) == len(public):
        for item, other in zip(mine, public, strict=True):
            yield from differing(item, other, f"{path}[]")
    elif mine != public:
        yield path
