"""Advice for a person: the best moves and what a bot believes, from what that person's seat knows and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias, final

from paravent.bots.beliefs.commandments import CommandmentsBeliefs
from paravent.bots.bot import Prompt, prompt_for
from paravent.bots.levels import HARD
from paravent.bots.search import Pool
from paravent.bots.searching import Budget, SearchBot
from paravent.bots.simple import SIMPLE
from paravent.bots.thoughtful import ThoughtfulBot
from paravent.core.chance import Chance
from paravent.core.rules import Event, Move, Seat, State, View
from paravent.core.table import Table
from paravent.games.aura_poku.state import AuraPokuState
from paravent.games.commandments.moves import SET, Ordain
from paravent.games.commandments.state import PLACES, Judge, Perform, Set
from paravent.games.commandments.view import CommandmentsView
from paravent.games.guru.cards import preachers_in
from paravent.games.guru.state import GuruState
from paravent.games.overseers.cards import traits_in
from paravent.games.overseers.state import OverseersState
from paravent.games.sultans.state import SultansState, seats_in

BEST: Final = 3  # moves that are advised
LIKELIEST: Final = 4  # beliefs about one player
FAINT: Final = 0.1  # a belief that is not worth words
BAND: Final = 3  # sums of gold that are told as one
Fact: TypeAlias = tuple[Seat | str, str]  # of whom, or of what place; and the name of what is there
Facts: TypeAlias = Callable[[State, Seat], list[Fact]]  # what is secret in a world, and not mine


@final
@dataclass(frozen=True)
class Advice:
    """A move, and the part of all imagined games, from 0 to 1, that it would win; None if nothing was reckoned."""

    move: Move
    value: float | None


@final
@dataclass(frozen=True)
class Belief:
    """Of somebody (or a place on the table): names of pieces or sums, each with how likely it is there, the likeliest first."""

    about: Seat | str
    likely: tuple[tuple[str, float], ...]


@final
@dataclass(frozen=True)
class Hint:
    """What a bot would tell the person whose seat it shares."""

    best: tuple[Advice, ...]
    beliefs: tuple[Belief, ...]


def hint(game: str, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance, budget: Budget | None = None) -> Hint:
    """Advice to a seat that is asked."""
    spent = HARD[game] if budget is None else budget
    if isinstance(view, CommandmentsView):
        return Hint(of_rituals(view, prompt, spent, chance), of_places(view, chance))
    thought = SearchBot(game, spent).think(view, prompt, history, chance)
    best = tuple([Advice(arm.move, arm.value()) for arm in thought.ranking[:BEST] if arm.visits])
    best = best or by_rule(game, view, prompt, history, chance)
    return Hint(best, tuple([belief for facts in FACTS[game] for belief in believed(thought.pool, prompt.seat, facts)]))


def by_rule(game: str, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> tuple[Advice, ...]:
    """Where nothing could be reckoned: what the rule-based bot would do."""
    return (Advice(SIMPLE[game].choose(view, prompt, history, chance), None),)


def hint_at(table: Table, seat: Seat, chance: Chance) -> Hint:
    """The same for a program that keeps a table: advice to one of its seats that is asked, from what that seat sees."""
    return hint(table.rules.name, table.view(seat), prompt_for(table, seat), table.history(seat), chance)


def believed(pool: Pool, me: Seat, facts: Facts) -> tuple[Belief, ...]:
    """How often each fact holds in the imagined worlds, by their weights."""
    found: dict[Seat | str, dict[str, float]] = {}
    before = 0.0
    for world, reached in zip(pool.worlds, pool.reached, strict=True):
        for about, name in dict.fromkeys(facts(world, me)):
            names = found.setdefault(about, {})
            names[name] = names.get(name, 0.0) + (reached - before) / pool.reached[-1]
        before = reached
    return tuple([Belief(about, likeliest(names)) for about, names in found.items()])


def likeliest(names: dict[str, float]) -> tuple[tuple[str, float], ...]:
    ranked = sorted(names.items(), key=lambda item: -item[1])[:LIKELIEST]
    return tuple([(name, likely) for name, likely in ranked if likely >= FAINT])


# What is secret in each game


def active_preachers(s: State, me: Seat) -> list[Fact]:
    assert isinstance(s, GuruState)
    others = [guru for guru in range(len(s.sects)) if guru != me]
    return [(guru, str(preacher)) for guru in others for preacher in preachers_in(s.sects[guru].active)]


def hidden_roles(s: State, me: Seat) -> list[Fact]:
    assert isinstance(s, SultansState)
    return [(seat, str(s.cards[seat])) for seat in seats_in(s.hidden) if seat != me]


def hidden_traits(s: State, me: Seat) -> list[Fact]:
    """What lies face down before the others, or is in their hands."""
    assert isinstance(s, OverseersState)
    found: list[Fact] = []
    for seat, overseer in enumerate(s.overseers):
        down = [card for at, card in enumerate(overseer.cards) if card is not None and not overseer.shown >> at & 1]
        if seat != me:
            found += [(seat, str(card)) for card in (*traits_in(overseer.hand), *down)]
    return found


def prices(s: State, me: Seat) -> list[Fact]:
    """The sacrifices that the others drew."""
    assert isinstance(s, AuraPokuState)
    return [(seat, str(card)) for seat, card in enumerate(s.cards) if card is not None and seat != me]


def purses(s: State, me: Seat) -> list[Fact]:
    """What the others have behind their screens, roughly."""
    assert isinstance(s, AuraPokuState)
    return [(seat, band(purse)) for seat, purse in enumerate(s.purses) if seat != me]


def band(gold: int) -> str:
    """The name of a sum, with its neighbours: `9–11-gold`."""
    least = gold // BAND * BAND
    return f"{least}–{least + BAND - 1}-gold"


FACTS: Final[dict[str, tuple[Facts, ...]]] = {
    "aura_poku": (prices, purses),
    "guru": (active_preachers,),
    "overseers": (hidden_traits,),
    "sultans": (hidden_roles,),
}


def of_rituals(view: CommandmentsView, prompt: Prompt, budget: Budget, chance: Chance) -> tuple[Advice, ...]:
    """The next steps of the best performances or circles, the best ordinations, or the verdict that the game suggests."""
    best: dict[Move, Advice] = {}
    for move, value in steps_of(ThoughtfulBot(budget), view, prompt, chance):
        best.setdefault(move, Advice(move, value))
    return tuple(best.values())[:BEST]


def steps_of(bot: ThoughtfulBot, view: CommandmentsView, prompt: Prompt, chance: Chance) -> list[tuple[Move, float | None]]:
    """What comes next by each of the bot's plans, the best first, with what it is worth."""
    match view.phase:
        case Perform():
            return [(arm.deed[len(view.performance)], arm.chances()) for arm in bot.think(view, chance)]
        case Set():
            return [(SET[arm.deed.lines[0]], arm.chances()) for arm in bot.settle(view, None, chance)]
        case Judge():
            return [(arm.deed, arm.chances()) for arm in bot.judge(view, chance)]
    ways = [move for move in prompt.moves if isinstance(move, Ordain)]
    return [(arm.deed.way, arm.chances()) for arm in bot.rehearse(view, ways, chance)]


def of_places(view: CommandmentsView, chance: Chance) -> tuple[Belief, ...]:
    """What may lie in the three places, for a novice who trusts the High Priestess."""
    if not isinstance(view.phase, Perform):
        return ()
    beliefs = CommandmentsBeliefs(view, chance)
    return tuple([Belief(place, likeliest(beliefs.of_place(at))) for at, place in enumerate(PLACES)])
