"""Law 8: sampled worlds reach the true one, and come as often as they should.

**Blind play.** A sampler that takes every world that agrees with the history to be equally likely is right exactly if the
others' moves do not depend on what is hidden from the observer. So games are played *blindly*: for each question a world is
sampled for the observer, each seat's move is drawn from what would be legal there, and if the seat cannot make it in the true
world the whole game is thrown away. How likely a move is then depends only on what the observer knows. Moves that name what
only the mover knows (which card of a hidden hand) cannot be proposed by a stranger: of these the mover draws one of the kind
proposed, by `Enrolment.ways`. The observer may play as it likes, for its own moves tell it nothing.

**Frequencies.** In each of many blind games, stopped after a number of questions set beforehand, the observer's seat gets some
sampled worlds. If the sampler is right, the true world and the sampled ones are alike: any of them might be the true one. So for
each fact about the state (a path and its value in `State.dump`, also counted over all seats, that is without the first index) the
number of games in which it is true, less the number expected from all these worlds, is a sum of independent differences with
mean nought, bounded and with a known variance. Bernstein's inequality bounds the chance that it is as far off as it is, for any
number of games; times the number of facts looked at, that is an upper bound for the chance of a false alarm. A sampler is refused
if this bound is below `FALSE_ALARM`. Facts are also taken together with what the observer was told last (an event that tells more
than the sampler knows makes the sampler wrong there), and worlds are ranked by how common their facts are (a world that is never
sampled is rare).

**Reach.** At positions of all walks the true value of each fact must turn up among sampled worlds. Facts that take so many
values that many have been seen but once are not judged; for the others up to `REACH` worlds are drawn before the truth counts as
out of reach.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from math import exp, log
from typing import TypeAlias

from paravent.contract.broken import Broken
from paravent.contract.found import Enrolled
from paravent.contract.looks import sampled, who
from paravent.contract.walks import kind, lay
from paravent.core.chance import Chance
from paravent.core.rules import Json, Move, Seat, State
from paravent.core.table import Table

FALSE_ALARM = 1e-4  # for each game
WORLDS = 5  # sampled beside the true one
FEW = 60  # facts that are also taken together with what was told
FIRST_LOOK = 60
REACH = 1000

INDEX = re.compile(r"\[\d+\]")

Fact: TypeAlias = tuple[str, Json]


def facts(data: Json, path: str = "") -> Iterator[Fact]:
    """Every innermost value of a dump, by its path."""
    if isinstance(data, dict):
        for key, inside in data.items():
            yield from facts(inside, f"{path}.{key}" if path else key)
    elif isinstance(data, list):
        yield f"{path}.length", len(data)
        for at, inside in enumerate(data):
            yield from facts(inside, f"{path}[{at}]")
    else:
        yield path, data


def facts_of(state: State) -> frozenset[Fact]:
    return frozenset(facts(state.dump()))


# Blind play


def blind_game(
    game: Enrolled, players: int, options: dict[str, Json], seed: int | str, questions: int
) -> tuple[Table, Seat] | None:
    """A game after so many questions, and who observes it; None if somebody could not make a blind move."""
    table = lay(game.rules, players, options, seed)
    chance = Chance(f"blind {seed}")
    observer = chance.below(players)
    for _ in range(questions):
        if table.over:
            break
        if not speak_blindly(game, table, observer, chance):
            return None
        believed = sampled(table, observer, chance)
        for mover in table.owed():
            move = blind_move(game, table, mover, believed, chance) if mover != observer else chance.choice(table.legal(mover))
            if move is None:
                return None
            table.play(mover, move)
    return table, observer


def speak_blindly(game: Enrolled, table: Table, observer: Seat, chance: Chance) -> bool:
    """Now and then a standing move of a seat that, as everyone knows, has some; False if it cannot make it."""
    speakers = game.rules.speakers(table.state)
    if not speakers or chance.below(2) == 0:
        return True
    seat = chance.choice(speakers)
    believed = table.state if seat == observer else sampled(table, observer, chance)
    move = chance.choice(game.rules.standing(believed, seat))
    possible = move in table.standing(seat)
    if possible:
        table.play(seat, move)
    return possible


def blind_move(game: Enrolled, table: Table, mover: Seat, believed: State, chance: Chance) -> Move | None:
    """A move whose likelihood tells nothing about what is hidden; None if the mover cannot make it."""
    proposed = chance.choice(game.rules.legal(believed, mover))
    legal = table.legal(mover)
    if kind(proposed) not in game.enrolment.unnamed:
        return proposed if proposed in legal else None
    moves = [move for move in legal if kind(move) == kind(proposed)]
    return weighed(moves, [game.enrolment.ways(table.state, mover, move) for move in moves], chance) if moves else None


def weighed(moves: list[Move], weights: list[int], chance: Chance) -> Move:
    ticket = chance.below(sum(weights))
    for move, weight in zip(moves, weights, strict=True):
        ticket -= weight
        if ticket < 0:
            return move
    raise AssertionError("a ticket below the sum finds its move")


# Frequencies


@dataclass
class Balance:
    """How often something was true, less how often it should have been; the variance of that, and the most that a game adds."""

    excess: float = 0.0
    variance: float = 0.0
    most: float = 0.0
    true: float = 0.0
    expected: float = 0.0

    def add(self, values: list[float]) -> None:
        """One game: the value in the true world, which comes first, and in sampled ones."""
        mean = sum(values) / len(values)
        self.excess += values[0] - mean
        self.variance += sum((value - mean) ** 2 for value in values) / len(values)
        self.most = max(self.most, *[abs(value - mean) for value in values])
        self.true += values[0]
        self.expected += mean

    def chance(self) -> float:
        """Bernstein: at most this likely for a sampler that is right."""
        off = abs(self.excess)
        spread = 2 * (self.variance + self.most * off / 3)
        return 1.0 if spread == 0 else min(1.0, 2 * exp(-off * off / spread))


class Balances:
    """The account of many games."""

    def __init__(self) -> None:
        self.games = 0
        self.by_fact: defaultdict[str, Balance] = defaultdict(Balance)

    def add(self, worlds: list[frozenset[Fact]], last: list[str]) -> None:
        """One game: the facts of the true world, which comes first, and of sampled ones; and what the observer was told last."""
        self.games += 1
        common: Counter[Fact] = Counter(fact for world in worlds for fact in world)
        varying = sorted((fact for fact, times in common.items() if times < len(worlds)), key=repr)
        pooled: defaultdict[str, list[float]] = defaultdict(lambda: [0.0] * len(worlds))
        for at, fact in enumerate(varying):
            values = [float(fact in world) for world in worlds]
            together = pooled[INDEX.sub("[]", said(fact), count=1)]
            for world, value in enumerate(values):
                together[world] += value
            for name in [said(fact), *[f"{said(fact)} when told {told}" for told in last if at < FEW]]:
                self.by_fact[name].add(values)
        for name, together in pooled.items():
            if "[]" in name and len(set(together)) > 1:
                self.by_fact[name].add(together)
        self.add_rank(worlds, common)

    def add_rank(self, worlds: list[frozenset[Fact]], common: Counter[Fact]) -> None:
        """How common each world's facts are, by rank among all, from 0 to 1."""
        scores = [sum(log(common[fact]) for fact in world) for world in worlds]
        ranks = [(sum(other < score for other in scores) + (scores.count(score) - 1) / 2) / (len(scores) - 1) for score in scores]
        self.by_fact["the rank of the true world, by how common its facts are,"].add(ranks)

    def judge(self) -> None:
        """Refuse a sampler that is as far off as a right one hardly ever is."""
        found = sorted(((balance.chance(), name) for name, balance in self.by_fact.items()))
        if found and found[0][0] * len(found) < FALSE_ALARM:
            name, balance = found[0][1], self.by_fact[found[0][1]]
            raise Broken(
                8,
                f"sampled worlds come too often or too seldom, or something told more than the sampler knows\n"
                f"  {name}: true in {balance.true:g} != {balance.expected:.1f} expected, of {self.games} games "
                f"(a right sampler is as far off with a chance below {found[0][0] * len(found):.1g})",
            )


def said(fact: Fact) -> str:
    return f"{fact[0]} = {fact[1]}"


def told_last(table: Table, seat: Seat | None, before: int) -> list[str]:
    """What the seat was told last, event by event."""
    return sorted({repr(event) for event in table.history(seat)[-before:]})


def frequencies(game: Enrolled, seeds: range, most_questions: int) -> int:
    """Play blindly, with all player counts and options in turn, and judge the sampler by all these games together.

    Fewer games than seeds are counted: those in which all blind moves could be made. Returns how many.
    """
    balances = Balances()
    counts = game.enrolment.counts or tuple(game.rules.players)
    for seed in seeds:
        options = game.enrolment.options[seed // len(counts) % len(game.enrolment.options)]
        players = counts[seed % len(counts)]
        questions = stop(Chance(f"stop {seed}"), min(most_questions, length(game, players, options)))
        found = blind_game(game, players, options, f"deal {seed}", questions)
        if found is not None and not found[0].over:
            compare(balances, *found, Chance(f"sample {seed}"))
    balances.judge()
    return balances.games


def length(game: Enrolled, players: int, options: dict[str, Json]) -> int:
    """How many questions one random game takes, so that few blind games are over before they stop."""
    table = lay(game.rules, players, options, "length")
    return table.playout(1) // max(1, len(game.rules.ask(lay(game.rules, players, options, "length").state)))


def stop(chance: Chance, most: int) -> int:
    """After how many questions a blind game stops: often early, because long blind games are often thrown away."""
    return min(chance.below(most + 1), chance.below(most + 1))


def compare(balances: Balances, table: Table, observer: Seat, chance: Chance) -> None:
    """Enter one game into the account."""
    worlds = [facts_of(sampled(table, observer, chance)) for _ in range(WORLDS)]
    balances.add([facts_of(table.state), *worlds], told_last(table, observer, 2))


# Reach


def reaches_truth(table: Table, seat: Seat | None, chance: Chance) -> None:
    """Every fact of the true world turns up among sampled ones, unless it is one of very many."""
    truth, seen = facts_of(table.state), Counter[Fact]()
    for _ in range(FIRST_LOOK):
        seen.update(facts_of(sampled(table, seat, chance)))
    once = Counter(path for (path, _), times in seen.items() if times == 1)
    missing = {fact for fact in truth if fact not in seen and not once[fact[0]]}
    for _ in range(REACH if missing else 0):
        missing -= facts_of(sampled(table, seat, chance))
        if not missing:
            return
    if missing:
        lines = "\n".join(f"  {said(fact)} in the true world, never sampled" for fact in sorted(missing, key=repr)[:8])
        raise Broken(8, f"{who(seat)} cannot reach the true world in {FIRST_LOOK + REACH} samples\n{lines}")
