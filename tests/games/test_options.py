"""A sweep over option sets: every option changes what it should and nothing else, and games end within their bound."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any, Final, cast

import pytest

import paravent
from paravent import Json, Table
from paravent.core.chance import Chance
from paravent.core.plain import plain
from paravent.core.rules import Choice, Flag, Number

Chosen = dict[str, Json]
# Ends and limits that keep games short; else everything that may be chosen, numbers by their least and their default.
SHORT: Final[dict[str, Chosen]] = {
    "guru": {"max_rounds": 4},
    "overseers": {},
    "sultans": {"rounds": 2, "target": 3, "max_laps": 2},
    "aura_poku": {"max_rounds": 6},
    "commandments": {"gestures": 2},
}
SEED: Final = 4


def values(game: str, word: str) -> list[Json]:
    """What is tried of an option."""
    match paravent.games()[game].options[word]:
        case Flag():
            return [False, True]
        case Choice() as choice:
            return list(choice.among)
        case Number() as number:
            return [number.least, number.default] if word not in SHORT[game] else [SHORT[game][word]]
    return [paravent.games()[game].options[word].default]


def sets(game: str) -> list[Chosen]:
    """Every combination."""
    words = list(paravent.games()[game].options)
    return [dict(zip(words, chosen, strict=True)) for chosen in product(*(values(game, word) for word in words))]


def played(game: str, options: Chosen) -> Table:
    """A game with random moves; the keeper speaks when there is something to say."""
    table = paravent.new(game, paravent.games()[game].players[0], SEED, options)
    chance = Chance(SEED)
    while not table.over:
        for call in table.calls():
            table.play(None, call)
        seat = table.owed()[0]
        table.play(seat, chance.choice(table.legal(seat)))
    return table


@pytest.mark.parametrize("game", SHORT)
def test_games_end_within_their_bound_with_every_combination(game: str) -> None:
    """And in one of the ways that the game knows."""
    rules = paravent.games()[game]
    for options in sets(game):
        table = played(game, options)
        assert table.decisions <= rules.bound(table.players, table.options), options
        assert table.outcome is not None and table.outcome.ending in rules.endings, options


@pytest.mark.parametrize("game", SHORT)
def test_an_option_that_means_nothing_changes_nothing(game: str) -> None:
    """Where `when` names another choice, whatever is chosen leads through the same game."""
    rules = paravent.games()[game]
    for word, option in rules.options.items():
        if option.when is None:
            continue
        other, needed = option.when
        for elsewhere in [value for value in values(game, other) if value != needed]:
            base: Chosen = {**SHORT[game], other: elsewhere}
            games = [played(game, {**base, word: value}) for value in values_of(option)]
            assert len({"\n".join(map(repr, table.history(None))) for table in games}) == 1, (word, elsewhere)


def values_of(option: object) -> list[Json]:
    match option:
        case Number():
            return [option.least, option.default]
        case Choice():
            return list(option.among)
    return [False, True]


@pytest.mark.parametrize("game", SHORT)
def test_the_deal_is_the_same_whatever_is_chosen(game: str) -> None:
    """Options of course and screen change no card: the same seed deals the same, but for what the option itself lays out."""
    deals = {"aura_poku": {"obstacles", "board"}, "commandments": {"blanks"}}.get(game, set())
    rules = paravent.games()[game]
    first = paravent.new(game, rules.players[0], SEED, SHORT[game]).state.dump()
    for word in rules.options.keys() - deals:
        for value in values(game, word):
            state = paravent.new(game, rules.players[0], SEED, {**SHORT[game], word: value}).state.dump()
            known = set(rules.options) | {"per_card", "asks_judge", "haggling"}
            assert {key: item for key, item in state.items() if key not in known} == {
                key: item for key, item in first.items() if key not in known
            }, (word, value)


# What each option changes. Two games are played with the same deal and the same chance, one with the option's default and one
# with another value; up to where they part everything is the same: who is asked, what is legal, what is told. So what is named
# here is what the option changes, and all that it changes by itself. A view's fields are looked at where the course never parts.

SEEDS: Final = range(8)


@dataclass(frozen=True)
class Effect:
    """Another value of an option, with what else is chosen, and how games with it part from the usual ones."""

    game: str
    word: str
    value: Json
    parts: frozenset[str]
    base: Chosen = field(default_factory=dict)
    players: int | None = None
    seeds: range = SEEDS
    views: frozenset[str] = frozenset()  # fields of a view that differ while the course is the same


def effect(game: str, word: str, value: Json, *parts: str, views: str = "", **more: Any) -> Effect:
    return Effect(game, word, value, frozenset(parts), views=frozenset(views.split()), **more)


CREEK: Final[Chosen] = {"board": "creek"}
EFFECTS: Final = (
    effect("guru", "honour", True, "moves: Convert"),
    effect("guru", "open_memory", True, views="sects"),
    effect("guru", "max_rounds", 1, "events: Ended TurnBegan Unmasked"),
    effect("overseers", "alternate_pass", True, "events: PackReceived PacksPassed"),
    effect(
        "overseers", "pick_characters", True,
        "events: CharactersDealt LaidOut PackReceived PacksDealt",
        "events: CandidatesSeen CharactersDealt LaidOut PackReceived PacksDealt",
    ),
    effect("overseers", "liang", "per_card", "events: Counted Drained"),
    effect("overseers", "open_totals", True, views="overseers"),
    effect("sultans", "end", "points", "events: Dealt Ended RoundBegan TurnBegan", base={"rounds": 2}),
    effect("sultans", "end", "time", "calls", base={"rounds": 2}),
    effect("sultans", "rounds", 1, "events: Dealt Ended RoundBegan TurnBegan"),
    effect("sultans", "target", 1, "events: Dealt Ended RoundBegan TurnBegan", base={"end": "points"}),
    effect("sultans", "minutes", 10, base={"end": "time"}, views=""),
    effect("sultans", "hunt_revolts", True, "events: Captured Revolted", base={"rounds": 3}, players=8, seeds=range(30)),
    effect("sultans", "max_laps", 1, "events: Dealt RoundBegan RoundEnded TurnBegan", base={"rounds": 2}),
    # Another board is another layout, of which chance is asked for other things, too: who begins, what is rolled.
    effect(
        "aura_poku", "board", "creek", "asked", "events: Rolled",
        views="bag free obstacles passed pile players sources steps",
    ),
    effect("aura_poku", "bargaining", "sealed", "moves: Call Demand", views="haggling"),
    effect("aura_poku", "obstacles", "placed", "asked"),
    effect("aura_poku", "rings_to_move", 3, "events: PersecutorStepped Ringed"),
    effect("aura_poku", "first_pays", 3, "standing", "events: Counted", "moves: Cross", base=CREEK, views="players"),
    effect("aura_poku", "last_takes_all", True, "events: SourcePassed", base=CREEK, seeds=range(24)),
    effect("aura_poku", "max_rounds", 1, "events: Counted Ended TurnBegan"),
    effect("commandments", "setting", "room", "moves: Gesture Say", views="judge"),
    effect("commandments", "gestures", 1, "moves: Gesture Say"),
    effect("commandments", "judge", "priestess", "events: Judged TurnBegan"),
    effect("commandments", "no_markers", True, "events: Judged", views="turns"),
)  # fmt: skip
DATA: Final = {("commandments", "blanks")}  # cards that somebody wrote: tests/games/commandments has them


def test_every_option_is_swept() -> None:
    """A new one must say here what it changes."""
    options = {(name, word) for name, rules in paravent.games().items() for word in rules.options}
    assert {(each.game, each.word) for each in EFFECTS} == options - DATA


@pytest.mark.parametrize("each", EFFECTS, ids=lambda each: f"{each.game}-{each.word}-{each.value}")
def test_an_option_changes_what_it_should_and_nothing_else(each: Effect) -> None:
    """In some game the course parts, and never at anything else than what the option is about."""
    default = paravent.games()[each.game].options[each.word].default
    fields: set[str] = set()
    found = {course(each, {**each.base, each.word: default}, {**each.base, each.word: each.value}, s, fields) for s in each.seeds}

    assert found - {None} == each.parts
    assert fields == each.views


def course(each: Effect, usual: Chosen, other: Chosen, seed: int, fields: set[str]) -> str | None:
    """Where two games with the same chance first part; None: nowhere. What differs in views before that is added to `fields`."""
    players = each.players or paravent.games()[each.game].players[0]
    ours, theirs = (paravent.new(each.game, players, seed, options) for options in (usual, other))
    chance = Chance(seed)
    while not (ours.over and theirs.over):
        parted = parting(ours, theirs)
        if parted is not None:
            return parted
        if ours.calls():
            return None  # the time is up when its keeper says so, in both
        fields.update(differing(ours, theirs) - {each.word})
        seat = ours.owed()[0]
        move = chance.choice([str(move) for move in ours.legal(seat)])
        told = [table.play(seat, move) for table in (ours, theirs)]
        if told[0] != told[1]:
            return f"events: {kinds(only_one(*told))}"
    return None if ours.outcome == theirs.outcome else "outcome"


def parting(ours: Table, theirs: Table) -> str | None:
    """Whether other seats are asked, another question is open, or other moves may be made."""
    if ours.owed() != theirs.owed() or type(ours.state.phase) is not type(theirs.state.phase):
        return "asked"
    if ours.calls() != theirs.calls():
        return "calls"
    seat = ours.owed()[0]
    if ours.legal(seat) != theirs.legal(seat):
        return f"moves: {kinds(only_one(ours.legal(seat), theirs.legal(seat)))}"
    seats = range(ours.players)
    return None if [ours.standing(k) for k in seats] == [theirs.standing(k) for k in seats] else "standing"


def only_one(some: Sequence[object], others: Sequence[object]) -> list[object]:
    return [*(each for each in some if each not in others), *(each for each in others if each not in some)]


def kinds(some: Sequence[object]) -> str:
    return " ".join(sorted({type(each).__name__ for each in some}))


def differing(ours: Table, theirs: Table) -> set[str]:
    """The fields of views that differ, for the first seat and for a spectator."""
    found: set[str] = set()
    for eyes in (0, None):
        mine, other = cast("dict[str, Json]", plain(ours.view(eyes))), cast("dict[str, Json]", plain(theirs.view(eyes)))
        found |= {name for name in mine if mine[name] != other[name]}
    return found
