"""How well the bots' beliefs are calibrated: what they hold likely, against the truth, over games between rule-based bots.

    python -m bench.beliefs [--games guru,sultans,overseers,commandments,aura_poku,aura_poku:purses] [--number 30] [--first 0]
                            [--mixed] [--json FILE]

At every fourth decision of a game (in Overseers, at every vote) the asked seat says how likely each secret fact is: by the rules
alone (all worlds that agree with what it was told being alike), and also by what the others did. The log score is the mean
logarithm (base 2) of the probability given to what turned out true; higher is better. Statements of one game hang together, so
what deeds add is also told as a mean over games, with its 95 % interval. The reliability curve sorts all statements by their
probability: in a calibrated bin, facts held to be 60 to 70 % likely are true that often. With `--mixed` every second seat plays a
fixed style of bench/fixed, another one in every game, among rule-based bots.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from math import log2, sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Final, TypeAlias, final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

import paravent
from bench.styles import styles_of
from paravent.bots.bot import Bot, prompt_for
from paravent.bots.ismcts import Pool
from paravent.bots.parts import simple_bot
from paravent.core.chance import Chance
from paravent.core.rules import Event, Seat, View
from paravent.core.table import Table
from paravent.games import find
from paravent.games.aura_poku.beliefs import AuraPokuBeliefs
from paravent.games.aura_poku.cards import Sacrifice
from paravent.games.aura_poku.hints import BAND
from paravent.games.aura_poku.state import AuraPokuState
from paravent.games.commandments.beliefs import CommandmentsBeliefs
from paravent.games.commandments.state import CommandmentsState, Perform
from paravent.games.commandments.view import CommandmentsView
from paravent.games.commandments.worlds import Posterior
from paravent.games.guru.beliefs import GuruBeliefs
from paravent.games.guru.cards import PREACHERS
from paravent.games.guru.state import GuruState
from paravent.games.overseers.phases import Vote
from paravent.games.overseers.playbook import OverseersBook
from paravent.games.overseers.state import OverseersState
from paravent.games.sultans.beliefs import SultansBeliefs
from paravent.games.sultans.cards import ROLES
from paravent.games.sultans.state import SultansState, seats_in

BINS: Final = 10
EVERY: Final = 4
LEAST: Final = 0.005  # nothing is held to be less likely, or one surprise would decide the score
WORLDS: Final = 150
Z: Final = 1.96
PLAYERS: Final = {"sultans": 8}
Secret: TypeAlias = Sacrifice | int
Statement: TypeAlias = tuple[float, float, bool]  # how likely by the rules alone, how likely by deeds too, whether it is true


@final
class Curve:
    """How often statements of each probability are true."""

    def __init__(self) -> None:
        self.said = [0.0] * BINS
        self.true = [0] * BINS
        self.number = [0] * BINS
        self.score = 0.0

    def add(self, likely: float, *, true: bool) -> None:
        at = min(int(likely * BINS), BINS - 1)
        self.said[at] += likely
        self.true[at] += true
        self.number[at] += 1
        held = min(max(likely, LEAST), 1 - LEAST)
        self.score += log2(held if true else 1 - held)

    def mean_score(self) -> float:
        return self.score / max(sum(self.number), 1)


@final
class Measured:
    """What was said by the rules alone and by deeds too, and game by game how much the deeds added to a statement's score."""

    def __init__(self) -> None:
        self.rules = Curve()
        self.deeds = Curve()
        self.gains: list[float] = []

    def add_game(self, said: Sequence[Statement]) -> None:
        before = self.deeds.score - self.rules.score
        for prior, likely, true in said:
            self.rules.add(prior, true=true)
            self.deeds.add(likely, true=true)
        if said:
            self.gains.append((self.deeds.score - self.rules.score - before) / len(said))

    def gain(self) -> str:
        if len(self.gains) < 2:
            return ""
        half = Z * stdev(self.gains) / sqrt(len(self.gains))
        return f"; deeds add {mean(self.gains):.4f} ± {half:.4f} in a game ({len(self.gains)} games)"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how well beliefs are calibrated.")
    parser.add_argument("--games", default=",".join(ASKED), help="names joined by commas")
    parser.add_argument("--number", type=int, default=30, help="games of each")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--mixed", action="store_true", help="at tables of mixed styles")
    parser.add_argument("--json", default="", help="also write the curves to this file")
    arguments = parser.parse_args()
    found: dict[str, Measured] = {}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("playing", total=len(arguments.games.split(",")) * arguments.number)
        for game in arguments.games.split(","):
            found[game] = Measured()
            for number in range(arguments.first, arguments.first + arguments.number):
                found[game].add_game(play_one(game, number, mixed=arguments.mixed))
                progress.advance(bar)
    for game, measured in found.items():
        Console().print(table(game, measured))
    if arguments.json:
        curves = {game: [vars(measured.rules), vars(measured.deeds)] for game, measured in found.items()}
        Path(arguments.json).write_text(json.dumps(curves, indent=1) + "\n")


def play_one(asked: str, number: int, *, mixed: bool = False) -> list[Statement]:
    """One game between rule-based bots, or of mixed styles; at every fourth decision the asked seat says what it believes."""
    game = asked.partition(":")[0]
    said: list[Statement] = []
    table = paravent.new(game, PLAYERS.get(game, 4), f"beliefs {number}")
    chance = Chance(f"beliefs {number}")
    bots = seated(game, table.players, number, mixed=mixed)
    while not table.over:
        for seat in table.owed():
            view, history = table.view(seat), table.history(seat)
            if table.decisions % EVERY == 0 or game == "overseers":
                said += ASKED[asked](table, seat, view, history, chance)
            table.play(seat, bots[seat].choose(view, prompt_for(table, seat), history, chance))
    return said


def seated(game: str, players: int, number: int, *, mixed: bool) -> list[Bot]:
    """Rule-based bots; if mixed, on every second seat the next of the game's styles."""
    simple, styles = simple_bot(find(game)), list(styles_of(game).values())
    first = number * ((players + 1) // 2)
    return [styles[(first + seat // 2) % len(styles)] if mixed and seat % 2 == number % 2 else simple for seat in range(players)]


def of_guru(table: Table, seat: Seat, view: View, history: Sequence[Event], _: Chance) -> list[Statement]:
    """Statements: this preacher is active in that sect."""
    prior, likely = GuruBeliefs(view, history, uniform=True).suspicion(), GuruBeliefs(view, history).suspicion()
    state = table.state
    assert isinstance(state, GuruState)
    return [
        (prior[guru][p.index], likely[guru][p.index], bool(sect.active & p.bit))
        for guru, sect in enumerate(state.sects)
        for p in PREACHERS
        if guru != seat
    ]


def of_sultans(table: Table, seat: Seat, view: View, history: Sequence[Event], chance: Chance) -> list[Statement]:
    """Statements: this hidden player is of that role."""
    beliefs = SultansBeliefs(view, history, chance)
    prior, likely = beliefs.roles(chance, uniform=True), beliefs.roles(chance)
    state = table.state
    assert isinstance(state, SultansState)
    others = [other for other in seats_in(state.hidden) if other != seat]
    return [(prior[k][role.index], likely[k][role.index], state.cards[k] is role) for k in others for role in ROLES]


def of_overseers(table: Table, seat: Seat, view: View, history: Sequence[Event], chance: Chance) -> list[Statement]:
    """Statements, at the vote: that player is the richest."""
    state = table.state
    assert isinstance(state, OverseersState)
    if not isinstance(state.phase, Vote):
        return []
    pool = Pool(OverseersBook(view, history), WORLDS)
    for _ in range(WORLDS):
        pool.grow(chance)
    prior, likely, before = [0.0] * state.players, [0.0] * state.players, 0.0
    for world, reached in zip(pool.worlds, pool.reached, strict=True):
        assert isinstance(world, OverseersState)
        for rich in richest(world):
            prior[rich] += 1 / WORLDS
            likely[rich] += (reached - before) / pool.reached[-1]
        before = reached
    return [(prior[k], likely[k], k in richest(state)) for k in range(state.players) if k != seat]


def richest(s: OverseersState) -> list[Seat]:
    worths = [overseer.round_score() for overseer in s.overseers]
    return [seat for seat, worth in enumerate(worths) if worth == max(worths)]


def of_commandments(table: Table, seat: Seat, view: View, history: Sequence[Event], chance: Chance) -> list[Statement]:  # noqa: ARG001  (asked like all)
    """Statements of a novice: this card, which explains the verdicts, lies in that place."""
    state = table.state
    assert isinstance(state, CommandmentsState) and isinstance(view, CommandmentsView)
    if not isinstance(state.phase, Perform):
        return []
    posterior, beliefs = Posterior(view, view.judge), CommandmentsBeliefs(view, chance)
    found: list[Statement] = []
    for place, card in enumerate(state.places):
        likely = beliefs.of_place(place)
        found += [(prior, likely.get(id, 0.0), card.id == id) for id, prior in posterior.weights(place).items()]
    return found


def of_aura_poku(table: Table, seat: Seat, view: View, history: Sequence[Event], chance: Chance) -> list[Statement]:
    """Statements: that player on an altar has drawn this card."""
    state = table.state
    assert isinstance(state, AuraPokuState)
    kinds = list(dict.fromkeys(state.board.cards))
    found: list[Statement] = []
    prior, likely = imagined(view, history, chance)
    for k, card in enumerate(state.cards):
        if card is not None and k != seat:
            found += compare([s.cards[k] for s in prior], [s.cards[k] for s in likely], card, kinds)
    return found


def of_purses(table: Table, seat: Seat, view: View, history: Sequence[Event], chance: Chance) -> list[Statement]:
    """Statements: that player has 0 to 2, 3 to 5, 6 to 8… gold."""
    state = table.state
    assert isinstance(state, AuraPokuState)
    found: list[Statement] = []
    prior, likely = imagined(view, history, chance)
    for k, purse in enumerate(state.purses):
        if k != seat:
            one, other, truth = [s.purses[k] // BAND for s in prior], [s.purses[k] // BAND for s in likely], purse // BAND
            found += compare(one, other, truth, sorted({*one, *other, truth}))
    return found


def imagined(view: View, history: Sequence[Event], chance: Chance) -> tuple[list[AuraPokuState], list[AuraPokuState]]:
    """Worlds by the rules alone, and by deeds too."""
    two = AuraPokuBeliefs(view, history, uniform=True), AuraPokuBeliefs(view, history)
    prior, likely = ([beliefs.draw(chance) for _ in range(WORLDS)] for beliefs in two)
    return prior, likely


def compare(
    prior: Sequence[Secret | None], likely: Sequence[Secret | None], truth: Secret, secrets: Sequence[Secret]
) -> list[Statement]:
    """How often each secret comes up in worlds of both kinds."""
    return [(prior.count(secret) / WORLDS, likely.count(secret) / WORLDS, secret == truth) for secret in secrets]


ASKED: Final[dict[str, Callable[[Table, Seat, View, Sequence[Event], Chance], list[Statement]]]] = {
    "aura_poku": of_aura_poku,
    "aura_poku:purses": of_purses,
    "commandments": of_commandments,
    "guru": of_guru,
    "overseers": of_overseers,
    "sultans": of_sultans,
}


def table(game: str, measured: Measured) -> Grid:
    curves = (measured.rules, measured.deeds)
    scores = f"log score by the rules alone {curves[0].mean_score():.4f}, by deeds too {curves[1].mean_score():.4f}"
    title = f"{game}: {sum(curves[0].number)} statements; {scores}{measured.gain()}"
    grid = Grid(title=title, title_justify="left", box=SIMPLE_HEAD)
    for column in ("said", "rules alone: true", "n", "deeds too: true", "n"):
        grid.add_column(column, justify="right")
    for at in range(BINS):
        cells = [f"{100 * at // BINS}–{100 * (at + 1) // BINS} %"]
        for curve in curves:
            number = curve.number[at]
            cells += [f"{100 * curve.true[at] / number:.1f} %" if number else "–", str(number)]
        grid.add_row(*cells)
    return grid


if __name__ == "__main__":
    main()
