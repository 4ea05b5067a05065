"""OpenSpiel: every game as one of theirs, decided one decision after the other.

What is answered at the same time is answered in turn, sealed; a player's information state is all that the seat has been told.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, cast, final

import numpy as np
import pyspiel

from paravent.core.chance import Chance
from paravent.core.game import Game
from paravent.core.plain import plain_text
from paravent.core.rules import Checked, Json, Seat
from paravent.core.table import Table
from paravent.envs.decisions import Decisions
from paravent.envs.lens import Lens, win_shares
from paravent.games import found

if TYPE_CHECKING:
    from numpy.typing import NDArray

SEEDS: Final = 1 << 20  # deals among which a sampled one is drawn; OpenSpiel makes lists as long as that
PREFIX: Final = "paravent_"


def register_openspiel() -> list[str]:
    """Make every game known to OpenSpiel; then `pyspiel.load_game("paravent_NAME(players=4)")`. Returns their names.

    Parameters are `players`, the game's options, and `deals`: with 0, the default, the deal is sampled; with K there are K deals,
    each as likely, behind a chance node, so that trees can be built and states written and read. All that is drawn later in the
    game follows from the deal.
    """
    known = set(pyspiel.registered_names())
    for game in found().values():
        if PREFIX + game.name not in known:
            pyspiel.register_game(type_of(game, deals=0), class_of(game))
    return [PREFIX + name for name in found()]


def class_of(game: Game) -> type[ParaventGame]:
    """A class of its own for each game: OpenSpiel keeps it until after Python's end, which no other callable survives."""

    class Registered(ParaventGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, params)

    return Registered


def type_of(game: Game, deals: int) -> pyspiel.GameType:
    """What OpenSpiel is told of a game."""
    modes = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Paravent: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if deals else modes.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.rules.players[-1],
        min_num_players=game.rules.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.rules.players[0], "deals": 0, **plain_options(game)},
    )


def plain_options(game: Game) -> dict[str, Json]:
    """The options that are a flag, a number or a word, with their defaults; others stay at theirs."""
    return {name: option.default for name, option in game.rules.options.items() if not isinstance(option, Checked)}


class ParaventGame(pyspiel.Game):
    """A game with a number of players and options."""

    def __init__(self, game: Game, params: Mapping[str, Any] | None = None) -> None:
        given = {"players": game.rules.players[0], "deals": 0, **plain_options(game), **(params or {})}
        options = {name: given[name] for name in plain_options(game)}
        self.deals: Final = int(given["deals"])
        self.lens: Final = Lens(game.name, int(given["players"]), options, "slots", "raise")
        # Every play is a decision, and so is every silence of a seat that has standing moves, before each of them.
        plays = game.rules.bound(self.lens.players, self.lens.layout.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.lens.actions,
            max_chance_outcomes=self.deals or SEEDS,
            num_players=self.lens.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=plays * self.lens.players,
        )
        self.chance = Chance(f"openspiel {game.name}")
        super().__init__(type_of(game, self.deals), info, given)

    def new_initial_state(self) -> ParaventState:
        """Before the deal."""
        return ParaventState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a player observes; with perfect recall, in words, the information state."""
        return Observer(self.lens, perfect_recall=iig_obs_type is not None and iig_obs_type.perfect_recall)

    def seed(self, seed: int | str) -> None:
        """From which sampled deals are drawn from now on."""
        self.chance = Chance(seed)


@final
class Held:
    """A table that OpenSpiel's clones share nothing with."""

    def __init__(self, decisions: Decisions | None = None) -> None:
        self.decisions = decisions

    def __deepcopy__(self, memo: object) -> Held:
        return Held(None if self.decisions is None else self.decisions.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        return (Held, ()) if self.decisions is None else (held_again, (self.decisions.table, self.decisions.heard))


def held_again(table: Table, heard: int) -> Held:
    """What was pickled."""
    return Held(Decisions(table, heard=heard))


class ParaventState(pyspiel.State):
    """A table at a decision; at first nothing is dealt."""

    def __init__(self, game: ParaventGame) -> None:
        super().__init__(game)
        self.held = Held()
        self.deal = 0 if game.deals else game.chance.below(SEEDS)

    @property
    def lens(self) -> Lens:
        return cast("ParaventGame", self.get_game()).lens

    @property
    def decisions(self) -> Decisions:
        """The table, dealt."""
        assert self.held.decisions is not None, "nothing is dealt yet"
        return self.held.decisions

    def current_player(self) -> int:
        """Who decides."""
        if self.held.decisions is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.decisions.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals that are listed, or the one that was drawn."""
        deals = cast("ParaventGame", self.get_game()).deals
        return [(deal, 1.0 / deals) for deal in range(deals)] if deals else [(self.deal, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.decisions.choices))) if player == self.decisions.seat else []

    def _apply_action(self, action: int) -> None:
        if self.held.decisions is None:
            self.held = Held(Decisions(self.lens.new_table(f"deal {action}")))
        else:
            self.decisions.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        choice = self.decisions.choices[action]
        return "silence" if choice is None else str(choice)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.held.decisions is not None and self.decisions.table.over

    def returns(self) -> list[float]:
        """The share of the win."""
        return win_shares(self.decisions.table) if self.held.decisions is not None else [0.0] * self.lens.players

    def __str__(self) -> str:
        if self.held.decisions is None:
            return "not dealt"
        return f"seat {self.decisions.seat} decides\n{plain_text(self.decisions.table.view(None))}"

    def resample(self, player: int, seed: int | str) -> ParaventState:
        """The same state in another world, which this player cannot tell from the true one: by the game's `sample`."""
        twin = self.clone()
        twin.held = Held(resampled(self.decisions, player, Chance(seed)))
        return cast("ParaventState", twin)


def resampled(decisions: Decisions, seat: Seat, chance: Chance) -> Decisions:
    """The same decision in another world. What others have sealed there is drawn from what they could have answered."""
    table = decisions.table
    world = table.rules.sample(table.view(seat), table.history(seat), chance)
    twin = Table(table.rules, table.players, table.options, table.seed, chance.fork("later"), world, history=True)
    twin.recall(table.history(seat))
    for other in table.asked():
        if table.sealed(other) is not None:
            own = table.sealed(other) if other == seat else None
            twin.play(other, own or chance.choice(twin.legal(other)))
    return decisions.at(twin)


@final
class Observer:
    """A view as numbers, and as words; with perfect recall the words are all that the seat has been told."""

    def __init__(self, lens: Lens, *, perfect_recall: bool) -> None:
        self.lens: Final = lens
        self.perfect_recall: Final = perfect_recall
        self.tensor: Final[NDArray[np.float32]] = np.zeros(len(lens.low), np.float32)
        self.dict: Final = {"observation": self.tensor}

    def set_from(self, state: ParaventState, player: int) -> None:
        """Fill `tensor` with what the player sees."""
        if state.held.decisions is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.lens.observation(state.decisions.table, player)

    def string_from(self, state: ParaventState, player: int) -> str:
        """The view; before it, with perfect recall, the events. Whether the player decides is part of both."""
        if state.held.decisions is None:
            return "not dealt"
        table = state.decisions.table
        said = [plain_text(table.view(player)), "decides" if state.decisions.seat == player else ""]
        sealed = table.sealed(player)
        said.append("" if sealed is None else str(sealed))
        return "\n".join([*[plain_text(event) for event in table.history(player)], *said] if self.perfect_recall else said)
