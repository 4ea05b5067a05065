"""Rules against each other, on the same deals and with the same luck of the bots.

The first plan is what the others are compared with. As in a simulation, game number n depends on the seed and n alone, and only
whole numbers are added: the result is the same for any number of processes.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import product
from typing import Final, final

from paravent.core.errors import BadSetup
from paravent.core.rules import Json
from paravent.lab.paired import Paired, load_paired
from paravent.lab.simulate import Plan, batch_of, batches_of, play_one
from paravent.lab.tally import Tally, load_tally
from paravent.lab.workers import Where, in_order

MOST: Final = 16  # rules at once; more would be read by nobody


@final
class Compared:
    """What each plan came to, and each but the first beside the first."""

    def __init__(self, plans: int) -> None:
        self.tallies: Final = [Tally() for _ in range(plans)]
        self.paired: Final = [Paired() for _ in range(plans - 1)]

    @property
    def games(self) -> int:
        return self.tallies[0].games

    def add(self, other: Compared) -> None:
        for tally, more in zip(self.tallies, other.tallies, strict=True):
            tally.add(more)
        for paired, further in zip(self.paired, other.paired, strict=True):
            paired.add(further)

    def count(self, played: Sequence[Tally]) -> None:
        """One deal, played by every plan."""
        for tally, game in zip(self.tallies, played, strict=True):
            tally.add(game)
        for paired, game in zip(self.paired, played[1:], strict=True):
            paired.count(played[0], game)

    def dump(self) -> dict[str, Json]:
        return {"tallies": [tally.dump() for tally in self.tallies], "paired": [paired.dump() for paired in self.paired]}


def load_compared(data: dict[str, list[dict[str, Json]]]) -> Compared:
    """What `dump` wrote."""
    compared = Compared(0)
    compared.tallies.extend(load_tally(tally) for tally in data["tallies"])
    compared.paired.extend(load_paired(paired) for paired in data["paired"])
    return compared


@final
@dataclass(frozen=True)
class Variant:
    """A plan, and the options in which it differs from the others."""

    plan: Plan
    differs: dict[str, Json]

    def __str__(self) -> str:
        return " ".join(f"{word}={written(value)}" for word, value in self.differs.items())


def written(value: Json) -> str:
    """A value as an option is typed."""
    return value if isinstance(value, str) else json.dumps(value)


def variants(plan: Plan, chosen: Sequence[tuple[str, Json]]) -> list[Variant]:
    """One plan for every way to choose among the values of options that are named several times; raises BadSetup."""
    values: dict[str, list[Json]] = {}
    for word, value in chosen:
        values.setdefault(word, []).append(value)
    open_words = [word for word, among in values.items() if len(among) > 1]
    fixed = {word: among[0] for word, among in values.items()}
    ways = [dict(zip(open_words, way, strict=True)) for way in product(*[values[word] for word in open_words])]
    made = [Variant(replace(plan, options={**fixed, **way}), way) for way in ways]
    if not 2 <= len(made) <= MOST or len({str(variant) for variant in made}) < len(made):
        sentence = f"name an option at least twice, with different values, for 2 to {MOST} rules in all"
        raise BadSetup("bad-comparison", sentence, {"most": str(MOST)})
    return made


def compare(plans: Sequence[Plan], games: int, where: Where) -> Iterator[Compared]:
    """The deals in their order, a batch at a time."""
    batch = min(batch_of(plan) for plan in plans)
    task = json.dumps({"plans": [asdict(plan) for plan in plans], "games": games, "batch": batch})
    for text in in_order(play_batch, task, batches_of(games, batch), where):
        yield load_compared(json.loads(text))


def play_batch(text: str, number: int) -> str:
    """What some deals came to, perhaps in another process."""
    task = json.loads(text)
    plans, size = [Plan(**plan) for plan in task["plans"]], task["batch"]
    compared = Compared(len(plans))
    for deal in range(number * size, min((number + 1) * size, task["games"])):
        compared.count([played(plan, deal) for plan in plans])
    return json.dumps(compared.dump())


def played(plan: Plan, number: int) -> Tally:
    """One game alone."""
    tally = Tally()
    play_one(plan, number, tally)
    return tally
