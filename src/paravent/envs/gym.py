"""Gymnasium's environment: one seat, against bots."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final, final

import gymnasium as gym

from paravent.bots.bot import Bot, prompt_for
from paravent.bots.levels import bot_named
from paravent.core.chance import Chance
from paravent.core.errors import BadSetup
from paravent.core.rules import Event, Json, Move, Seat
from paravent.core.table import Table, seen
from paravent.envs.decisions import Choice, choices_of
from paravent.envs.lens import Actions, Illegal, Lens, refusal, win_shares
from paravent.envs.parallel import infos
from paravent.envs.render import MODES, render


def gym_env(
    game: str,
    players: int,
    seat: Seat = 0,
    bots: str | Sequence[str] = "easy",
    options: Mapping[str, Json] | None = None,
    *,
    actions: Actions = "slots",
    illegal: Illegal = "default",
    render_mode: str | None = None,
) -> ParaventGymEnv:
    """A seat at a table whose other seats are bots: of one name, or of one name each, from the seat after mine on, clockwise.

    Observations are what the seat sees; `action_masks()`, and `info["action_mask"]`, say what it may do. The reward is the share
    of the win. An illegal action is replaced by the rules' default move, because Gymnasium knows no masks, unless told otherwise.
    """
    lens = Lens(game, players, options, actions, illegal)
    if not 0 <= seat < players:
        raise BadSetup("bad-seat", f"there is no seat {seat} at a table of {players}")
    names = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
    if len(names) != players - 1:
        raise BadSetup("bad-bots", f"{players} players need {players - 1} bots, not {len(names)}")
    lens.game.rules.check_bots(lens.layout.options)
    return ParaventGymEnv(lens, seat, [bot_named(name, game) for name in names], render_mode)


@final
class ParaventGymEnv(gym.Env[Any, Any]):
    """A table as Gymnasium has it. `table` is the truth, for whoever inspects."""

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(self, lens: Lens, seat: Seat, bots: list[Bot], render_mode: str | None) -> None:
        self.lens: Final = lens
        self.seat: Final = seat
        self.render_mode = render_mode
        self.observation_space = lens.observation_space()
        self.action_space = lens.action_space()
        self.table: Table | None = None
        self._bots: Final = {(seat + 1 + number) % lens.players: bot for number, bot in enumerate(bots)}
        self._chance = Chance(secrets.randbits(62))
        self._choices: list[Choice] = []

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new deal: with a seed always the same one, and the same chance for the bots."""
        super().reset(seed=seed)
        if seed is not None:
            self._chance = Chance(seed)
        while True:  # a game that ends before my first decision is dealt again
            self.table = self.lens.new_table(self._chance.below(1 << 62))
            self._heard = False
            self._histories: dict[Seat, list[Event]] = {seat: self.table.history(seat) for seat in self._bots}
            self._chances = {seat: self._chance.fork(f"bot {seat}") for seat in self._bots}
            self._go_on(self.table)
            if not self.table.over:
                return self._observed()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """My decision, and all that the bots do before my next one."""
        table = self.table
        assert table is not None and not table.over, "reset comes first"
        place = self.lens.place(self._choices, action)
        if place is None and self.lens.illegal == "raise":
            raise refusal(self.seat, action, self._choices)
        if place is None and self.lens.illegal == "terminate":
            return *self._seen(-1.0, over=True), {"action_mask": self.action_masks()}
        if place is None:
            place = self.lens.default(table, self.seat, self._choices, self._chance)
        move = self._choices[place]
        if move is None:
            self._heard = True
        else:
            self._play(table, self.seat, move)
        self._go_on(table)
        return *self._seen(win_shares(table)[self.seat], over=table.over), self._info()

    def _seen(self, reward: float, *, over: bool) -> tuple[Any, float, bool, bool]:
        return self._observed()[0], reward, over, False

    def _observed(self) -> tuple[Any, dict[str, Any]]:
        assert self.table is not None
        return self.lens.observation(self.table, self.seat), self._info()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), **infos(self.table)[self.seat]}

    def action_masks(self) -> Any:
        """A flag for each action, as sb3-contrib's MaskablePPO asks for it."""
        assert self.table is not None
        return self.lens.mask(self._choices)

    def _go_on(self, table: Table) -> None:
        """Let the bots play until it is for me to decide, or the game is over."""
        while not table.over:
            if not self._heard and self._interjected(table):
                continue
            self._choices = choices_of(table, self.seat)
            if self._choices[0] is not None or (len(self._choices) > 1 and not self._heard):
                return
            self._ask(table)
        self._choices = [None]

    def _interjected(self, table: Table) -> bool:
        """Whether a bot made a standing move before the question was answered."""
        for seat, bot in self._bots.items():
            if table.standing(seat):
                prompt = prompt_for(table, seat)
                move = bot.interject(table.view(seat), prompt, self._histories[seat], self._chances[seat])
                if move is not None:
                    self._play(table, seat, move)
                    return True
        return False

    def _ask(self, table: Table) -> None:
        for seat in table.owed():
            prompt = prompt_for(table, seat)
            move = self._bots[seat].choose(table.view(seat), prompt, self._histories[seat], self._chances[seat])
            self._play(table, seat, move)

    def _play(self, table: Table, seat: Seat, move: Move) -> None:
        events = table.play(seat, move)
        if table.settled:
            self._heard = False
            for told, history in self._histories.items():
                history.extend(seen(events, told))

    def notation(self) -> list[str]:
        """What I may do now, in the game's notation; silence is an empty line."""
        return ["" if choice is None else str(choice) for choice in self._choices]

    def render(self) -> Any:
        """The game's screen as I see it."""
        return render(self.render_mode, self.lens.game, self.table, self.seat)
