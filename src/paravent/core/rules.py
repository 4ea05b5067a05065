"""What a game is made of, and what it must give.

A phase asks some seats one question each. When the answers are in, `resolve` changes the state and tells events. A seat sees
the state only through `view`, and events only through `seen_by`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Final, Generic, TypeAlias, TypeVar, Union, cast, final

from mypy_extensions import mypyc_attr

from paravent.core.chance import Chance
from paravent.core.errors import BadSetup

Seat: TypeAlias = int
Json: TypeAlias = Union[None, bool, int, str, list["Json"], dict[str, "Json"]]
Options: TypeAlias = dict[str, Json]

T = TypeVar("T")
OPEN: Final = "open"
# A field of a view that is the same for everybody, spectators too: `points: Open[int]`. The table for any game shows what is
# declared so, and keeps everything else behind the screen; the contract sees to it that it is true.
Open: TypeAlias = Annotated[T, OPEN]


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece:
    """A card, a role, a place: made once, shared, compared by identity, printed as its word in the notation."""

    def __repr__(self) -> str:
        return str(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """An answer. Frozen, made once and shared; `str(move)` is its notation."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase:
    """A question that is open, and to whom. It holds no secret."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        """The event as this seat (or a spectator) is told it; None if it is told nothing."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What one seat, or a spectator, sees of a state: a fresh value, compared by value.

    Views are not frozen: each is made for one reader, so nothing is shared that could be changed, and a frozen one takes four
    times as long to make. Their `__init__` is written out, because the one that `dataclass` makes is not compiled.
    """

    def as_json(self) -> str:
        """What `paravent.core.plain` would write, where `tools/fields.py` has written it out; else nothing."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The whole truth. Only `resolve`, `interrupt` and what they call change it."""

    phase: Phase | None  # None: the game is over

    @abstractmethod
    def copy(self) -> State:
        """An equal state that shares nothing mutable with this one."""

    @abstractmethod
    def dump(self) -> dict[str, Json]:
        """The state as plain JSON data, pieces by their notation."""


def unknown(value: object) -> AssertionError:
    """A move or a phase that a game does not know has reached its rules: a mistake, which must not pass silently.

    Moves and phases are open classes, so that no type checker can tell that all were thought of, as with `assert_never`.
    """
    return AssertionError(f"{value!r} is not known here")


Answers: TypeAlias = dict[Seat, Move]  # in the order in which the phase asked, never in the order of arrival


@final
class Tell:
    """Where events go. With `on` false nobody listens, and no event need be built: `if tell.on: tell(Died(seat))`."""

    def __init__(self, *, on: bool) -> None:
        self.on: bool = on
        self.events: list[Event] = []

    def __call__(self, event: Event) -> None:
        if self.on:
            self.events.append(event)


@final
@dataclass(frozen=True)
class Outcome:
    """How a game ended: points by seat, who won (perhaps nobody), and the ending's name (one of `Rules.endings`)."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    ending: str


When: TypeAlias = tuple[str, str]  # another option, and what must be chosen there


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """A rule that a table may choose, with its default. `when` names the choice without which it means nothing."""

    default: Json
    when: When | None

    @abstractmethod
    def wants(self, value: object) -> str | None:
        """What the value should have been; None if it is allowed."""


@final
class Flag(Option):
    """On or off."""

    def __init__(self, *, default: bool, when: When | None = None) -> None:
        self.default = default
        self.when = when

    def wants(self, value: object) -> str | None:
        return None if isinstance(value, bool) else "true or false"


@final
class Number(Option):
    """A whole number between two bounds."""

    def __init__(self, *, default: int, least: int, most: int, when: When | None = None) -> None:
        self.default = default
        self.when = when
        self.least: Final = least
        self.most: Final = most

    def wants(self, value: object) -> str | None:
        if isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most:
            return None
        return f"a whole number from {self.least} to {self.most}"


@final
class Choice(Option):
    """One of a few words."""

    def __init__(self, *, default: str, among: tuple[str, ...], when: When | None = None) -> None:
        self.default = default
        self.when = when
        self.among: Final = among

    def wants(self, value: object) -> str | None:
        return None if value in self.among else " or ".join(self.among)


@final
class Checked(Option):
    """Data that the game itself checks: `check` says what is wrong with it."""

    def __init__(self, *, default: Json, check: Callable[[Json], str | None], when: When | None = None) -> None:
        self.default = default
        self.when = when
        self.check: Final = check

    def wants(self, value: object) -> str | None:
        return "JSON data without fractions" if isinstance(value, float) else self.check(cast("Json", value))


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S]):
    """A game. One instance each, without any state of its own."""

    name: str
    version: int  # raised when a record's meaning changes
    players: range
    options: dict[str, Option]
    endings: tuple[str, ...]

    @abstractmethod
    def new_game(self, players: int, options: Options, chance: Chance) -> S:
        """The table laid and dealt; `options` holds every option, checked."""

    @abstractmethod
    def ask(self, s: S) -> list[Seat]:
        """Who must answer in this phase: by public facts only, ascending; empty when the game is over."""

    @abstractmethod
    def legal(self, s: S, seat: Seat) -> list[Move]:
        """Every move of a seat that is asked, in a fixed order; called only for seats that `ask` names."""

    def standing(self, s: S, seat: Seat) -> list[Move]:
        """Moves open to a seat that need not be asked."""
        return []

    def speakers(self, s: S) -> list[Seat] | None:
        """The seats that have standing moves now, where that is public: a bot that is asked waits for them. None: a secret."""
        return None

    def accepts(self, s: S, seat: Seat, move: Move) -> bool:
        """Whether an asked seat may make this move although `legal` does not list it (free text)."""
        return False

    def may_talk(self, s: S, seat: Seat) -> bool:
        """Whether this seat may chat now: by public facts only."""
        return True

    @abstractmethod
    def resolve(self, s: S, answers: Answers, chance: Chance, tell: Tell) -> None:
        """All answers are in: change the state, up to the next question or the end. The answers are only lent."""

    def interrupt(self, s: S, seat: Seat, move: Move, chance: Chance, tell: Tell) -> None:
        """Apply a standing move; the open question is then asked afresh."""
        raise AssertionError("a game with standing moves says what they do")

    def calls(self, s: S) -> list[Move]:
        """What the keeper of the table may say now: moves that belong to no seat, such as that time is up."""
        return []

    def call(self, s: S, move: Move, chance: Chance, tell: Tell) -> None:
        """Apply what the keeper said. The open question stays open, and is the same."""
        raise AssertionError("a game whose keeper may say something says what that does")

    def minutes(self, options: Options) -> int | None:
        """How long is played before the keeper says so; None: the game needs no clock."""
        return None

    def needs_people(self, options: Options) -> bool:
        """Whether every seat must be a person's, because bots cannot do what is asked there."""
        return False

    @abstractmethod
    def view(self, s: S, seat: Seat | None) -> View:
        """What the seat (None: a spectator) sees."""

    @abstractmethod
    def outcome(self, s: S) -> Outcome:
        """The result; called only when the game is over."""

    @abstractmethod
    def default_move(self, s: S, seat: Seat, chance: Chance) -> Move:
        """The move of an asked seat whose time has run out."""

    @abstractmethod
    def bound(self, players: int, options: Options) -> int:
        """A number of plays that no game exceeds."""

    @abstractmethod
    def parse(self, text: str) -> Move:
        """The move that a line of notation names; raises BadNotation."""

    def expand(self, text: str) -> list[Move]:
        """The moves that a line stands for: one, unless the game has an abbreviation for several."""
        return [self.parse(text)]

    def abridge(self, moves: Sequence[Move]) -> str:
        """The line that `expand` reads as these moves; a game without an abbreviation has one for a single move."""
        assert len(moves) == 1, f"{self.name} has no line for {len(moves)} moves"
        return str(moves[0])

    @abstractmethod
    def load(self, data: dict[str, Json]) -> S:
        """The state that `State.dump` wrote."""

    @abstractmethod
    def sample(self, view: View, history: Sequence[Event], chance: Chance) -> S:
        """Another world that the view's seat, having been told this history, cannot tell from the true one."""

    def check_setup(self, players: int, options: Mapping[str, object]) -> Options:
        """Every option with its value, defaults filled in; raises BadSetup."""
        self._check_players(players)
        for key in options:
            if key not in self.options:
                known = ", ".join(sorted(self.options)) or "none"
                raise BadSetup("unknown-option", f"{self.name} has no option {key!r}; it has: {known}", {"option": key})
        checked: Options = {}
        for key, option in self.options.items():
            value: object = options.get(key, option.default)
            wanted = option.wants(value)
            if wanted is not None:
                sentence = f"option {key} of {self.name} must be {wanted}, not {value!r}"
                raise BadSetup("bad-option", sentence, {"option": key, "wanted": wanted})
            checked[key] = cast("Json", value)
        return checked

    def check_bots(self, options: Options) -> None:
        """Refuse bots at a table of these options if only people can play there; raises BadSetup."""
        if self.needs_people(options):
            raise BadSetup("people-only", f"{self.name} with these options is for people only: what is asked there no bot can do")

    def _check_players(self, players: int) -> None:
        if isinstance(players, bool) or players not in self.players:
            fewest, most = self.players[0], self.players[-1]
            sentence = f"{self.name} is for {fewest} to {most} players, not {players}"
            details = {"players": str(players), "fewest": str(fewest), "most": str(most)}
            raise BadSetup("bad-players", sentence, details)
