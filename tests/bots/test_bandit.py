"""The search on a game small enough to be worked out by hand: what it tries, what it learns, and what it must not see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast, final

import pytest

from paravent.bots.bot import Prompt
from paravent.bots.ismcts import Arm, Budget, Node, Playbook, Pool, Search
from paravent.bots.random import RandomBot
from paravent.bots.search_bot import SearchBot
from paravent.core.chance import Chance
from paravent.core.errors import unreadable
from paravent.core.rules import Answers, Event, Json, Move, Options, Outcome, Phase, Rules, Seat, State, Tell, View

CUPS = 3
ME = 1  # so that nothing is right by being about seat 0


@final
@dataclass(frozen=True)
class Lift(Move):
    """Say under which cup the pea lies."""

    cup: int

    def __str__(self) -> str:
        return f"lift {self.cup}"


@final
@dataclass(frozen=True)
class Shout(Move):
    """A standing move: it ends the game, for better or worse."""

    def __str__(self) -> str:
        return "shout"


LIFT: list[Move] = [Lift(cup) for cup in range(CUPS)]
SHOUT = Shout()


@final
@dataclass(frozen=True)
class Guess(Phase):
    """Seat 1 guesses; the second guess counts."""

    number: int


@final
@dataclass(frozen=True)
class Lifted(Event):
    """What lay under the first cup is told to seat 0, who moves the peas."""

    cup: int
    pea: int | None

    def seen_by(self, seat: Seat | None) -> Lifted:
        return self if seat == 0 else Lifted(self.cup, None)


@final
@dataclass
class Cups(View):
    """Nothing can be seen."""


@final
class Table(State):
    """Where the pea lies, and what came of it for seat 1."""

    def __init__(self, pea: int) -> None:
        self.players = 2
        self.pea = pea
        self.won = 0.0
        self.phase: Phase | None = Guess(1)

    def copy(self) -> Table:
        twin = Table(self.pea)
        twin.won, twin.phase = self.won, self.phase
        return twin

    def dump(self) -> dict[str, Json]:
        return {"pea": self.pea, "won": int(self.won), "over": self.phase is None}


@final
class ShellGame(Rules[Table]):
    """Two guesses, of which the second counts."""

    def __init__(self) -> None:
        self.name = "cups"
        self.version = 1
        self.players = range(2, 3)
        self.options = {}
        self.endings = ("guess",)

    def new_game(self, players: int, options: Options, chance: Chance) -> Table:
        return Table(chance.below(CUPS))

    def ask(self, s: Table) -> list[Seat]:
        return [] if s.phase is None else [ME]

    def legal(self, s: Table, seat: Seat) -> list[Move]:
        return LIFT

    def standing(self, s: Table, seat: Seat) -> list[Move]:
        return [SHOUT] if seat == ME and s.phase is not None else []

    def resolve(self, s: Table, answers: Answers, chance: Chance, tell: Tell) -> None:
        cup = cast("Lift", answers[ME]).cup
        if s.phase == Guess(1):
            s.phase = Guess(2)
            tell(Lifted(cup, s.pea if tell.on else None))
        else:
            s.phase, s.won = None, float(cup == s.pea)

    def interrupt(self, s: Table, seat: Seat, move: Move, chance: Chance, tell: Tell) -> None:
        s.phase, s.won = None, float(s.pea == 0)

    def view(self, s: Table, seat: Seat | None) -> Cups:
        return Cups()

    def outcome(self, s: Table) -> Outcome:
        return Outcome((0, int(s.won)), (), "guess")

    def default_move(self, s: Table, seat: Seat, chance: Chance) -> Move:
        return LIFT[0]

    def bound(self, players: int, options: Options) -> int:
        return 3

    def parse(self, text: str) -> Move:
        raise unreadable(text)

    def load(self, data: dict[str, Json]) -> Table:
        return Table(cast("int", data["pea"]))

    def sample(self, view: View, history: Sequence[Event], chance: Chance) -> Table:
        return Table(chance.below(CUPS))


RULES = cast("Rules[State]", ShellGame())


class Shells(Playbook):
    """The pea lies under each cup as often as `weights` say."""

    def __init__(self, weights: Sequence[float]) -> None:
        self.weights = weights
        self.dealt = 0

    def world(self, chance: Chance) -> State:
        self.dealt += 1
        return Table(self.dealt % CUPS)

    def plausibility(self, s: State) -> float:
        return self.weights[cast("Table", s).pea]

    def rollout(self, s: State, seat: Seat, chance: Chance) -> Move:
        return LIFT[1]

    def values(self, s: State) -> list[float]:
        return [1.0 - cast("Table", s).won, cast("Table", s).won]


def searched(weights: Sequence[float], *, second: bool, iterations: int = 300) -> tuple[Search, Pool]:
    """A search for seat 1 of its first guess, or of the second."""
    book = Shells(weights)
    search, pool = Search(RULES, book, ME, Chance(1)), Pool(book, CUPS)
    for _ in range(iterations):
        world = cast("Table", pool.draw(search.chance))
        world.phase = Guess(2) if second else Guess(1)
        search.iterate(world)
    return search, pool


@pytest.mark.parametrize("best", range(CUPS))
def test_the_likeliest_cup_is_tried_most_and_every_cup_more_than_once(best: int) -> None:
    """A bandit tries all arms, the one that brings its own seat most by far the most often, and that one is ranked first."""
    weights = [8.0 if cup == best else 1.0 for cup in range(CUPS)]
    ranking = searched(weights, second=True)[0].ranking()

    assert str(ranking[0].move) == f"lift {best}"
    assert ranking[0].visits > 200
    assert all(arm.visits > 1 for arm in ranking) and len(ranking) == CUPS
    assert 0.7 < ranking[0].value() < 0.9  # eight in ten


def test_an_arm_that_was_tried_seldom_is_tried_again() -> None:
    """What is in doubt may be better than it looks."""
    often, seldom, node = Arm(LIFT[0]), Arm(LIFT[1]), Node()
    for number in range(60):
        often.learn(float(number % 2))
    for value in (0.0, 0.5):
        seldom.learn(value)
    node.visits = 62
    search = searched((1.0, 1.0, 1.0), second=True, iterations=1)[0]

    assert search.best_bound(node, [often, seldom]) is seldom


def test_worlds_are_drawn_as_often_as_they_are_plausible_and_never_used_up() -> None:
    """Eight times in ten, and after all that play each world of the pool is as it was dealt."""
    _, pool = searched((1.0, 8.0, 1.0), second=False)
    drawn = [cast("Table", pool.draw(Chance(number))).pea for number in range(1000)]

    assert 750 < drawn.count(1) < 850
    assert [world.dump() for world in pool.worlds] == [{"pea": pea, "won": 0, "over": False} for pea in (1, 2, 0)]


def test_the_tree_branches_only_on_what_its_seat_was_told() -> None:
    """Seat 1 is not told where the pea is, so its second guess is one node behind each first guess, not three."""
    search, _ = searched((1.0, 1.0, 1.0), second=False)

    assert [len(arm.children or {}) for arm in search.root.arms] == [1] * CUPS


@pytest.mark.parametrize(("weights", "made"), [((8.0, 1.0, 1.0), SHOUT), ((1.0, 8.0, 1.0), None)])
def test_a_standing_move_is_made_if_it_clearly_pays(weights: Sequence[float], made: Move | None) -> None:
    """To shout wins if the pea lies under the first cup, to go on if it lies under the second."""
    bot = SearchBot(RULES, lambda _view, _history: Shells(weights), Budget(3000, 60.0, CUPS), RandomBot(), lambda: 0.0)

    assert bot.interject(Cups(), Prompt(ME, (), [SHOUT]), [], Chance(4)) is made
