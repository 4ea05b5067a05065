"""PettingZoo's agent-environment cycle: one decision after the other."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from gymnasium import spaces
from pettingzoo import AECEnv

from paravent.core.chance import Chance
from paravent.core.rules import Json, Seat
from paravent.envs.decisions import Decisions, choices_of
from paravent.envs.lens import Actions, Illegal, Lens, refusal, win_shares
from paravent.envs.parallel import infos
from paravent.envs.render import MODES, render


def aec_env(
    game: str,
    players: int,
    options: Mapping[str, Json] | None = None,
    *,
    actions: Actions = "slots",
    illegal: Illegal = "raise",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    render_seat: Seat | None = None,
) -> ParaventAECEnv:
    """A game in which the agents decide in turn; what is answered at the same time stays sealed meanwhile.

    An agent that is not asked but has standing moves is heard once before each question is answered. `illegal` is as in
    `parallel_env`; `max_cycles` decisions, if it is given, cut the game.
    """
    lens = Lens(game, players, options, actions, illegal)
    return ParaventAECEnv(lens, max_cycles, render_mode, render_seat)


@final
class ParaventAECEnv(AECEnv[str, Any, Any]):
    """A table as PettingZoo's AEC API has it. `decisions.table` is the truth, for whoever inspects."""

    metadata: ClassVar[dict[str, Any]] = {"name": "paravent", "render_modes": list(MODES), "is_parallelizable": False}

    def __init__(self, lens: Lens, max_cycles: int | None, render_mode: str | None, render_seat: Seat | None) -> None:
        super().__init__()
        self.lens: Final = lens
        self.metadata = {**self.metadata, "name": f"paravent_{lens.game.name}"}  # type: ignore[misc]
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.render_seat = render_seat
        self.possible_agents = [f"player_{seat}" for seat in range(lens.players)]
        self.agents: list[str] = []
        self.decisions: Decisions | None = None
        self._cycles = 0
        self._chance = Chance(secrets.randbits(62))
        self.observation_spaces = {agent: lens.masked_space() for agent in self.possible_agents}
        self.action_spaces = {agent: lens.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal: with a seed always the same one, else one drawn from the last seed."""
        if seed is not None:
            self._chance = Chance(seed)
        self.agents = self.possible_agents.copy()
        self.decisions = Decisions(self.lens.new_table(self._chance.below(1 << 62)))
        self._cycles = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.decisions.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent sees now, and what it may do: nothing but silence, unless it is its turn or it has standing moves."""
        decisions = self.decisions
        assert decisions is not None, "reset comes first"
        seat = self.possible_agents.index(agent)
        mine = seat == decisions.seat and not decisions.table.over
        return self.lens.observe(decisions.table, seat, decisions.choices if mine else choices_of(decisions.table, seat))

    def step(self, action: Any) -> None:
        """The selected agent's decision."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        decisions = self.decisions
        assert decisions is not None, "reset comes first"
        self._cumulative_rewards[self.agent_selection] = 0.0
        place = None if action is None else self.lens.place(decisions.choices, action)
        if place is None and self.lens.illegal == "raise":
            raise refusal(decisions.seat, action, decisions.choices)
        self._clear_rewards()
        if place is None and self.lens.illegal == "terminate":
            self._end([-1.0 if seat == decisions.seat else 0.0 for seat in range(self.lens.players)], cut=False)
        else:
            self._choose(decisions, place)
        self._accumulate_rewards()
        self._deads_step_first()

    def _choose(self, decisions: Decisions, place: int | None) -> None:
        if place is None:
            place = self.lens.default(decisions.table, decisions.seat, decisions.choices, self._chance)
        decisions.choose(place)
        self._cycles += 1
        if decisions.table.over:
            self._end(win_shares(decisions.table), cut=False)
        elif self.max_cycles is not None and self._cycles >= self.max_cycles:
            self._end([0.0] * self.lens.players, cut=True)
        else:
            self.agent_selection = self.possible_agents[decisions.seat]

    def _end(self, rewards: list[float], *, cut: bool) -> None:
        assert self.decisions is not None
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self.infos = dict(zip(self.possible_agents, infos(self.decisions.table), strict=True))
        ended = self.truncations if cut else self.terminations
        ended.update(dict.fromkeys(self.agents, True))

    def notation(self) -> list[str]:
        """What the selected agent may do now, in the game's notation; silence is an empty line."""
        assert self.decisions is not None
        return ["" if choice is None else str(choice) for choice in self.decisions.choices]

    def render(self) -> Any:
        """The game's screen as the seat `render_seat` sees it, or a spectator."""
        return render(self.render_mode, self.lens.game, self.decisions and self.decisions.table, self.render_seat)

    def close(self) -> None:
        """Nothing is left open."""
