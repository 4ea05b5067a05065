"""Learn to beat bots, with NumPy alone: PPO with masks, one seat against `easy`.

    pip install 'paravent[envs]'
    python examples/learn.py --game overseers --players 3 --minutes 8 --curve curve.svg

The policy never sees more than its seat: an observation, and what each of its choices is. It scores every choice by its features,
so that it needs no list of all moves, and silence and standing moves are choices like others. Whenever it has fallen far below
its best it goes on from there, with smaller steps; the best is what is tried out at the end.
"""

from __future__ import annotations

import argparse
import time
from copy import deepcopy
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from paravent.envs import gym_env
from paravent.tensors.encoders import row

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]
FALL = 0.06  # of the share of the win: four standard errors of a thousand games
WIDE = 24  # a column with more values than this is a number to the network; one with fewer is a flag for each value


class OneHot:
    """Columns of whole numbers as flags, or as numbers between 0 and 1 where there are too many values."""

    def __init__(self, lows: list[int], highs: list[int]) -> None:
        self.lows = np.array(lows)
        self.span = np.array(highs) - self.lows
        self.flags = self.span < WIDE
        sizes = np.where(self.flags, self.span + 1, 1)
        self.starts = np.concatenate([[0], np.cumsum(sizes)])[:-1]
        self.width = int(sizes.sum())

    def __call__(self, numbers: Ints) -> Floats:
        """One row of flags for each row of numbers."""
        flat = numbers.reshape(-1, numbers.shape[-1]) - self.lows
        out = np.zeros((len(flat), self.width), np.float32)
        rows = np.arange(len(flat))[:, None]
        out[rows, self.starts[self.flags] + flat[:, self.flags]] = 1
        out[rows, self.starts[~self.flags]] = flat[:, ~self.flags] / np.maximum(1, self.span[~self.flags])
        return out.reshape(*numbers.shape[:-1], self.width)


class Features:
    """What a choice is: a flag for each value of each column of its move, by their places; the last place is no flag."""

    def __init__(self, lows: list[int], highs: list[int]) -> None:
        self.lows = np.array(lows)
        self.starts = np.concatenate([[0], np.cumsum(np.array(highs) - self.lows + 1)])
        self.columns = len(lows)
        self.none = int(self.starts[-1])
        self.width = self.none + 1

    def __call__(self, numbers: list[int]) -> Ints:
        return self.starts[:-1] + np.array(numbers) - self.lows


class Policy:
    """A hidden layer; from it the worth of the situation, and a taste in features: a choice's score is the sum of its flags'."""

    def __init__(self, inputs: int, features: int, hidden: int, chance: np.random.Generator) -> None:
        def matrix(rows: int, columns: int, scale: float) -> Floats:
            return (chance.standard_normal((rows, columns)) * scale / np.sqrt(rows)).astype(np.float32)

        self.weights = {
            "in": matrix(inputs, hidden, 4.0),
            "bias": np.zeros(hidden, np.float32),
            "taste": matrix(hidden, features, 0.1),
            "plain": np.zeros(features, np.float32),
            "worth": matrix(hidden, 1, 0.1),
        }
        self.first = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.second = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.steps = 0

    def look(self, seen: Floats, choices: Ints, there: Floats) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, how likely each choice is, and the worth."""
        w = self.weights
        hidden = np.tanh(seen @ w["in"] + w["bias"])
        taste = hidden @ w["taste"] + w["plain"]
        scores = taste[np.arange(len(seen))[:, None, None], choices].sum(axis=2)
        scores = np.where(there > 0, scores, -1e9)
        likely = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, likely / likely.sum(axis=1, keepdims=True), (hidden @ w["worth"])[:, 0]

    def learn(self, lesson: dict[str, Any], rate: float, clip: float = 0.2, curious: float = 0.01) -> None:
        """One step of PPO: make what turned out well likelier, but not by much at once."""
        seen, choices, there = lesson["seen"], lesson["choices"], lesson["there"]
        hidden, likely, worth = self.look(seen, choices, there)
        rows = np.arange(len(seen))
        ratio = likely[rows, lesson["chosen"]] / lesson["likely"]
        gain = lesson["gain"]
        active = ~(((gain > 0) & (ratio > 1 + clip)) | ((gain < 0) & (ratio < 1 - clip)))
        picked = np.zeros_like(likely)
        picked[rows, lesson["chosen"]] = 1
        logs = np.log(likely + 1e-9)
        spread = -(likely * logs).sum(axis=1, keepdims=True)
        pull = (active * ratio * gain)[:, None] * (picked - likely) - curious * likely * (logs + spread)
        pull = np.where(there > 0, pull, 0).astype(np.float32) / len(seen)
        error = ((lesson["return"] - worth) / len(seen)).astype(np.float32)
        width = self.weights["plain"].size
        flags = (rows[:, None, None] * width + choices).ravel()
        weights = np.broadcast_to(pull[:, :, None], choices.shape).ravel()
        taste = np.bincount(flags, weights, len(seen) * width).reshape(len(seen), width).astype(np.float32)
        w = self.weights
        back = (taste @ w["taste"].T + error[:, None] @ w["worth"].T) * (1 - hidden**2)
        self.climb(
            {
                "in": seen.T @ back, "bias": back.sum(axis=0), "taste": hidden.T @ taste, "plain": taste.sum(axis=0),
                "worth": hidden.T @ error[:, None],
            },
            rate,
        )  # fmt: skip

    def copy(self) -> Policy:
        """As it is now, with what Adam remembers."""
        return deepcopy(self)

    def climb(self, slopes: dict[str, Floats], rate: float) -> None:
        """Adam."""
        self.steps += 1
        for name, slope in slopes.items():
            self.first[name] = 0.9 * self.first[name] + 0.1 * slope
            self.second[name] = 0.999 * self.second[name] + 0.001 * slope**2
            mean = self.first[name] / (1 - 0.9**self.steps)
            size = np.sqrt(self.second[name] / (1 - 0.999**self.steps))
            self.weights[name] += (rate * mean / (size + 1e-8)).astype(np.float32)


class Players:
    """Some tables, each with the learner in one seat; the seats are taken in turn."""

    def __init__(self, given: argparse.Namespace, tables: int, seed: int) -> None:
        seats = [k % given.players for k in range(tables)]
        self.envs = [gym_env(given.game, given.players, seat=seat, bots=given.bots, options=given.options) for seat in seats]
        layout = self.envs[0].lens.layout
        self.views, self.moves = OneHot(layout.view.lows, layout.view.highs), Features(layout.move.lows, layout.move.highs)
        self.move = layout.move
        self.known: dict[object, Ints] = {None: np.full(self.moves.columns, self.moves.none)}  # silence has no features
        self.seen = [env.reset(seed=seed + k)[0] for k, env in enumerate(self.envs)]

    def features(self, choice: object) -> Ints:
        if choice not in self.known:
            self.known[choice] = self.moves(row(self.move, choice))
        return self.known[choice]

    def situations(self) -> tuple[Floats, Ints, Floats]:
        """What all see, what each choice is, and which are there."""
        lists = [env._choices for env in self.envs]
        most = max(len(choices) for choices in lists)
        features = np.full((len(lists), most, self.moves.columns), self.moves.none)
        there = np.zeros((len(lists), most), np.float32)
        for k, choices in enumerate(lists):
            for c, choice in enumerate(choices):
                features[k, c] = self.features(choice)
            there[k, : len(choices)] = 1
        return self.views(np.array(self.seen, np.int64)), features, there

    def play(
        self, policy: Policy, wanted: int, chance: np.random.Generator, *, greedy: bool = False
    ) -> tuple[list[Any], list[float]]:
        """Play until so many decisions of finished games are there; returns these games and their rewards."""
        games: list[Any] = []
        rewards: list[float] = []
        open_games: list[list[Any]] = [[] for _ in self.envs]
        decided = 0
        while decided < wanted:
            seen, features, there = self.situations()
            _, likely, worth = policy.look(seen, features, there)
            drawn = (likely.cumsum(axis=1) < chance.random((len(likely), 1))).sum(axis=1)
            chosen = likely.argmax(axis=1) if greedy else np.minimum(drawn, there.sum(axis=1).astype(int) - 1)
            for k, env in enumerate(self.envs):
                number = int(there[k].sum())
                step = (seen[k], features[k, :number], int(chosen[k]), float(likely[k, chosen[k]]), float(worth[k]))
                open_games[k].append(step)
                self.seen[k], reward, over, _, _ = env.step(int(chosen[k]))
                if over:
                    games.append((open_games[k], float(reward)))
                    rewards.append(float(reward))
                    decided += len(open_games[k])
                    open_games[k] = []
                    self.seen[k] = env.reset()[0]
        return games, rewards


def lessons(games: list[Any], fade: float = 0.95) -> dict[str, Any]:
    """What was seen and done, and by how much it turned out better than expected (generalised advantages)."""
    steps: list[Any] = []
    gains: list[float] = []
    for game, reward in games:
        worths = [step[4] for step in game] + [reward]
        gain = 0.0
        found = []
        for k in range(len(game) - 1, -1, -1):
            gain = worths[k + 1] - worths[k] + fade * gain
            found.append(gain)
        steps += game
        gains += reversed(found)
    most = max(len(step[1]) for step in steps)
    choices = np.zeros((len(steps), most, steps[0][1].shape[1]), np.int64)
    there = np.zeros((len(steps), most), np.float32)
    for k, step in enumerate(steps):
        choices[k, : len(step[1])] = step[1]
        there[k, : len(step[1])] = 1
    gain_by_step = np.array(gains, np.float32)
    worth = np.array([step[4] for step in steps], np.float32)
    return {
        "seen": np.array([step[0] for step in steps]), "choices": choices, "there": there,
        "chosen": np.array([step[2] for step in steps]), "likely": np.array([step[3] for step in steps], np.float32),
        "gain": (gain_by_step - gain_by_step.mean()) / (gain_by_step.std() + 1e-6), "return": gain_by_step + worth,
    }  # fmt: skip


def learn(given: argparse.Namespace) -> list[tuple[float, float, int]]:
    """The curve: minutes, share of the win since the last point, games."""
    chance = np.random.default_rng(given.seed)
    players = Players(given, given.tables, given.seed)
    policy = Policy(players.views.width, players.moves.width, given.hidden, chance)
    begun, games_played = time.process_time(), 0
    curve: list[tuple[float, float, int]] = []
    since: list[float] = []
    best, kept, pace = 0.0, policy.copy(), 1.0
    while (minutes := (time.process_time() - begun) / 60) < given.minutes:
        games, rewards = players.play(policy, given.decisions, chance)
        games_played += len(games)
        since += rewards
        lesson = lessons(games)
        rate = pace * given.rate * max(0.1, 1 - minutes / given.minutes)
        for _ in range(given.epochs):
            order = chance.permutation(len(lesson["chosen"]))
            for start in range(0, len(order), 1024):
                part = order[start : start + 1024]
                policy.learn({name: value[part] for name, value in lesson.items()}, rate)
        if len(since) >= given.point:
            curve.append((minutes, sum(since) / len(since), games_played))
            print(f"{minutes:5.1f} min  {games_played:7d} games  share of the win {curve[-1][1]:.3f}", flush=True)
            since = []
            if curve[-1][1] > best:
                best, kept = curve[-1][1], policy.copy()
            elif curve[-1][1] < best - FALL:  # plain PPO is not steady: go back to the best, and more carefully from there
                policy, pace = kept.copy(), pace / 2
                print(f"           back to the policy that had {best:.3f}", flush=True)
    policy = kept
    test = Players(given, given.tables, 1_000_000 + given.seed)
    rewards = []
    while len(rewards) < given.test:
        rewards += test.play(policy, given.decisions, chance)[1]
    share, error = float(np.mean(rewards)), float(np.std(rewards) / np.sqrt(len(rewards)))
    even = 1 / given.players
    print(f"after {games_played} games: {share:.3f} +- {1.96 * error:.3f} in {len(rewards)} new games; even is {even:.3f}")
    return curve


def draw(curve: list[tuple[float, float, int]], given: argparse.Namespace) -> str:
    """The curve as a picture."""
    width, height, edge = 640, 320, 44
    end, top = max(point[0] for point in curve), max(0.5, *[point[1] for point in curve])

    def at(minutes: float, share: float) -> str:
        return f"{edge + (width - 2 * edge) * minutes / end:.1f},{height - edge - (height - 2 * edge) * share / top:.1f}"

    even = 1 / given.players
    line = " ".join(at(minutes, share) for minutes, share, _ in curve)
    marks = "".join(
        f'<text x="{edge - 6}" y="{float(at(0, k / 10).split(",")[1]) + 4:.0f}" text-anchor="end">{k * 10} %</text>'
        for k in range(int(top * 10) + 1)
    )
    ticks = "".join(
        f'<text x="{at(k, 0).split(",")[0]}" y="{height - edge + 18}" text-anchor="middle">{k}</text>'
        for k in range(int(end) + 1)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="12">'
        f'<rect width="{width}" height="{height}" fill="#fff"/>{marks}{ticks}'
        f'<text x="{width / 2}" y="18" text-anchor="middle" font-size="14">{given.game}, {given.players} players: '
        f"share of the win against {given.bots}</text>"
        f'<text x="{width / 2}" y="{height - 8}" text-anchor="middle">CPU minutes of learning ({curve[-1][2]} games)</text>'
        f'<polyline points="{at(0, even)} {at(end, even)}" fill="none" stroke="#888" stroke-dasharray="4 4"/>'
        f'<polyline points="{line}" fill="none" stroke="#1b5e9e" stroke-width="2"/></svg>\n'
    )


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="overseers")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--bots", default="easy")
    parser.add_argument("--minutes", type=float, default=8.0, help="of CPU time, so that a busy machine learns as much")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=48, help="played side by side")
    parser.add_argument("--decisions", type=int, default=4096, help="between two lessons")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--hidden", type=int, default=96)
    parser.add_argument("--point", type=int, default=1000, help="games for a point of the curve")
    parser.add_argument("--test", type=int, default=2000, help="new games at the end")
    parser.add_argument("--curve", type=Path, help="where to draw the curve, as SVG")
    given = parser.parse_args()
    given.options = {}
    curve = learn(given)
    if given.curve and curve:
        given.curve.write_text(draw(curve, given), encoding="utf-8")


if __name__ == "__main__":
    main()
