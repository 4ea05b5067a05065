"""PettingZoo's parallel environment: every seat acts in every tick."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from gymnasium import spaces
from pettingzoo import ParallelEnv

from paravent.core.chance import Chance
from paravent.core.rules import Json, Seat
from paravent.core.table import Table
from paravent.envs.decisions import Choice, choices_of
from paravent.envs.lens import Actions, Illegal, Lens, refusal, win_shares
from paravent.envs.render import MODES, render


def parallel_env(
    game: str,
    players: int,
    options: Mapping[str, Json] | None = None,
    *,
    actions: Actions = "slots",
    illegal: Illegal = "raise",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    render_seat: Seat | None = None,
) -> ParaventParallelEnv:
    """A game for as many agents as there are seats.

    An agent that is not asked has the choice of silence and of its standing moves, so that acting tells nothing. If any agent
    makes a standing move, one of them, drawn by chance, interrupts: it is made, nothing else is, and the question is asked anew.
    An action that is not in the mask is refused (`illegal="raise"`), replaced by the rules' default move (`"default"`), or ends
    the game with one point less for the agent (`"terminate"`).
    """
    lens = Lens(game, players, options, actions, illegal)
    return ParaventParallelEnv(lens, max_cycles, render_mode, render_seat)


@final
class ParaventParallelEnv(ParallelEnv[str, Any, Any]):
    """A table as PettingZoo's parallel API has it. `table` is the truth, for whoever inspects; agents get observations."""

    metadata: ClassVar[dict[str, Any]] = {"name": "paravent", "render_modes": list(MODES), "is_parallelizable": True}

    def __init__(self, lens: Lens, max_cycles: int | None, render_mode: str | None, render_seat: Seat | None) -> None:
        self.lens: Final = lens
        self.metadata = {**self.metadata, "name": f"paravent_{lens.game.name}"}  # type: ignore[misc]
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.render_seat = render_seat
        self.possible_agents = [f"player_{seat}" for seat in range(lens.players)]
        self.agents: list[str] = []
        self.table: Table | None = None
        self._choices: list[list[Choice]] = []
        self._cycles = 0
        self._chance = Chance(secrets.randbits(62))
        self.observation_spaces = {agent: lens.masked_space() for agent in self.possible_agents}
        self.action_spaces = {agent: lens.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new deal: with a seed always the same one, else one drawn from the last seed."""
        if seed is not None:
            self._chance = Chance(seed)
        self.agents = self.possible_agents.copy()
        self.table = self.lens.new_table(self._chance.below(1 << 62))
        self._cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """One tick: all answers to the open question, or one interruption."""
        table = self.table
        assert table is not None, "reset comes first"
        if not self.agents:
            return {}, {}, {}, {}, {}
        offenders: list[Seat] = []
        chosen = [self._chosen(seat, actions.get(agent), offenders) for seat, agent in enumerate(self.possible_agents)]
        if offenders and self.lens.illegal == "terminate":
            return self._end(terminated=True, rewards=[-1.0 if seat in offenders else 0.0 for seat in range(table.players)])
        self._play(table, chosen)
        self._cycles += 1
        if table.over:
            return self._end(terminated=True, rewards=win_shares(table))
        if self.max_cycles is not None and self._cycles >= self.max_cycles:
            return self._end(terminated=False, rewards=[0.0] * table.players)
        return self._results([0.0] * table.players, over=False, cut=False)

    def _chosen(self, seat: Seat, action: object, offenders: list[Seat]) -> Choice:
        assert self.table is not None
        choices = self._choices[seat]
        place = None if action is None else self.lens.place(choices, action)
        if place is None:
            if self.lens.illegal == "raise":
                raise refusal(seat, action, choices)
            offenders.append(seat)
            place = self.lens.default(self.table, seat, choices, self._chance)
        return choices[place]

    def _play(self, table: Table, chosen: list[Choice]) -> None:
        owed = table.owed()
        speakers = [seat for seat, move in enumerate(chosen) if move is not None and move not in table.legal(seat)]
        for seat in [self._chance.choice(speakers)] if speakers else owed:
            move = chosen[seat]
            assert move is not None, "who is asked has no silence to choose"
            table.play(seat, move)

    def _observations(self) -> dict[str, Any]:
        table = self.table
        assert table is not None
        self._choices = [choices_of(table, seat) for seat in range(table.players)]
        return {
            agent: self.lens.observe(table, seat, self._choices[seat]) for seat, agent in enumerate(self.possible_agents)
        }  # fmt: skip

    def _end(self, *, terminated: bool, rewards: list[float]) -> tuple[dict[str, Any], ...]:
        results = self._results(rewards, over=terminated, cut=not terminated)
        self.agents = []
        return results

    def _results(self, rewards: list[float], *, over: bool, cut: bool) -> tuple[dict[str, Any], ...]:
        agents = self.possible_agents
        return (
            self._observations(),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            dict(zip(agents, infos(self.table), strict=True)),
        )

    def notation(self, agent: str) -> list[str]:
        """What the agent may do now, in the game's notation; silence is an empty line."""
        return ["" if choice is None else str(choice) for choice in self._choices[self.possible_agents.index(agent)]]

    def render(self) -> Any:
        """The game's screen as the seat `render_seat` sees it, or a spectator."""
        return render(self.render_mode, self.lens.game, self.table, self.render_seat)

    def close(self) -> None:
        """Nothing is left open."""


def infos(table: Table | None) -> list[dict[str, Any]]:
    """By seat; the points are known when the game is over."""
    assert table is not None
    outcome = table.outcome
    if outcome is None:
        return [{} for _ in range(table.players)]
    return [{"points": outcome.scores[seat], "ending": outcome.ending} for seat in range(table.players)]
