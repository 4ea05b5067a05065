"""Every game as a TextArena environment: `register()`, then `textarena.make("Paravent-NAME-v0")`.

A turn of the environment is one question to one seat. Seats that are asked together are asked one after the other, without
knowing each other's answers. Forced moves are made unasked. Where it is public who may speak between two questions (a haggling),
they are asked, too, and may `wait`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import textarena as ta
from textarena.envs.registration import ENV_REGISTRY
from textarena.envs.registration import register as enter

import paravent
from paravent.core.chance import Chance
from paravent.core.errors import ParaventError
from paravent.core.rules import Json, Seat
from paravent.core.table import Table
from paravent.games import found
from paravent.prompts.question import Rules, catalogue, drawn, known_at, question
from paravent.prompts.reply import meant

VERSION: Final = "v0"
WAIT: Final = "wait"
MISTAKES: Final = 2  # sentences that a seat gets for one question, before its default move is made


class ParaventEnv(ta.Env):  # type: ignore[misc]  # TextArena says nothing of its types
    """One game. `rules` are told with a seat's first question; a reply names its move in [brackets] or stands alone."""

    def __init__(
        self, game: str, options: Mapping[str, Json] | None = None, language: str = "en", rules: Rules = "short"
    ) -> None:
        self.game: Final = game
        self.options: Final = dict(options or {})
        self.language: Final = language
        self.rules: Final = rules
        self.state: ta.State

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Deal; raises a ParaventError where the game is not for so many."""
        self.table: Table = paravent.new(self.game, num_players, seed, self.options)
        self.names = [f"Player {seat}" for seat in range(num_players)]
        self.state = ta.State(num_players)
        self.state.standard_resets(game_state={}, role_mapping=dict(enumerate(self.names)))
        self._chance = Chance(f"{seed} defaults")
        self._read = [0] * num_players  # events that each seat has read
        self._told = [False] * num_players  # the rules
        self._quiet = [-1] * num_players  # the decision after which a seat chose to wait
        self._mistakes = 0
        self._go_on()

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """One reply of the seat that `get_observation` named."""
        seat, wrong = self.state.current_player_id, self._take(self.state.current_player_id, str(action))
        self.state.game_info[seat]["turn_count"] += 1
        if wrong is not None:
            self.state.step_info["invalid"] = wrong
            self.state.game_info[seat]["invalid_move"] = True
            self._mistakes += 1
            if self._mistakes < MISTAKES:
                self.state.add_observation(wrong, ta.ObservationType.GAME_ADMIN, to_id=seat)
                return self._stepped()
            self._default(seat)
        self._mistakes = 0
        self._go_on()
        return self._stepped()

    def get_board_str(self) -> str:
        """What a spectator sees, for TextArena's renderers."""
        return drawn(self.table.view(None), self.game, self.names, catalogue(self.game, self.language))

    def _stepped(self) -> tuple[bool, dict[str, Any]]:
        done, info = self.state.step()
        return bool(done), dict(info)

    def _take(self, seat: Seat, reply: str) -> str | None:
        """Do what the reply says; else the sentence that tells why not."""
        moves = [str(move) for move in (*self.table.legal(seat), *self.table.standing(seat))]
        speaks = seat not in self.table.owed()
        move = meant(reply, [*moves, WAIT] if speaks else moves)
        if speaks and move == WAIT:
            self._quiet[seat] = self.table.decisions
            return None
        try:
            self.table.play(seat, move)
        except ParaventError as error:
            text = catalogue(self.game, self.language)
            return text.say("prompt-wrong", reason=text.refusal(error, self.names))
        return None

    def _default(self, seat: Seat) -> None:
        if seat in self.table.owed():
            self.table.play(seat, self.table.default_move(seat, self._chance))
        else:
            self._quiet[seat] = self.table.decisions

    def _go_on(self) -> None:
        """Make what is forced, then put the next question; or tell how it ended."""
        while not self.table.over:
            speaker = self._speaker()
            if speaker is not None:
                return self._put(speaker)
            seat = self.table.owed()[0]
            known = known_at(self.table, seat)
            if not known.forced:
                return self._put(seat)
            self.table.play(seat, known.moves[0])
        return self._end()

    def _speaker(self) -> Seat | None:
        """Who may have a word before the question is answered, and has not chosen to wait since the last one."""
        owed = self.table.owed()
        speakers = self.table.rules.speakers(self.table.state) or []
        waiting = [seat for seat in speakers if seat not in owed and self.table.standing(seat)]
        return next((seat for seat in waiting if self._quiet[seat] != self.table.decisions), None)

    def _put(self, seat: Seat) -> None:
        known = known_at(self.table, seat, self._read[seat])
        words = question(known, self.names, self.language, "none" if self._told[seat] else self.rules)
        if not known.moves:
            words += f"\n- `{WAIT}`\n"
        kind = ta.ObservationType.GAME_BOARD if self._told[seat] else ta.ObservationType.PROMPT
        self._read[seat], self._told[seat] = len(self.table.history(seat)), True
        self.state.current_player_id = seat
        self.state.add_observation(words, kind, to_id=seat)

    def _end(self) -> None:
        """A win is worth 1, shared or not, and everything else -1, as in TextArena's own games for several."""
        outcome = self.table.outcome
        assert outcome is not None
        self.state.rewards = {seat: 1 if seat in outcome.winners else -1 for seat in range(self.table.players)}
        for seat, points in enumerate(outcome.scores):
            self.state.game_info[seat]["points"] = points
        self.state.done = True


def name_of(game: str) -> str:
    return f"Paravent-{game}-{VERSION}"


def register() -> list[str]:
    """Make TextArena know every game that we find; their names. Calling it twice does no harm."""
    for game in found():
        if name_of(game) not in ENV_REGISTRY:
            enter(id=name_of(game), entry_point=ParaventEnv, game=game)
    return [name_of(game) for game in found()]
