"""TextArena plays every game, through its own wrappers."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
import textarena as ta

import paravent
from paravent.prompts.arena import MISTAKES, WAIT, name_of, register
from tests.server.small import SMALL

GAMES = sorted(paravent.games())


def moves_in(words: str) -> list[str]:
    """What stands in the quotes of the last question."""
    return re.findall(r"^- `([^`]+)`", words[words.rindex("```") :], re.MULTILINE)


def play(
    env: ta.Env, players: int, reply: Callable[[str], str], seed: int = 3
) -> tuple[dict[int, int], dict[int, dict[str, object]]]:
    env.reset(num_players=players, seed=seed)
    done, steps = False, 0
    while not done:
        _, words = env.get_observation()
        done, _ = env.step(action=reply(str(words)))
        steps += 1
        assert steps < 3000
    rewards, info = env.close()
    return rewards, info


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_through_textarenas_wrappers(game: str) -> None:
    """Their observation wrapper gathers what a seat has read; their action wrapper puts replies into brackets."""
    luck = Random(5)
    assert name_of(game) in register()
    env = ta.make(name_of(game), options=SMALL[game].options)
    wrapped = ta.wrappers.ActionFormattingWrapper(ta.wrappers.LLMObservationWrapper(env))
    rewards, info = play(wrapped, SMALL[game].players, lambda words: luck.choice(moves_in(words)))

    assert set(rewards) == set(range(SMALL[game].players))
    assert set(rewards.values()) <= {1, -1} and 1 in rewards.values()
    assert not any(told["invalid_move"] for told in info.values())


def test_nonsense_gets_a_sentence_then_the_default_move() -> None:
    """And the game goes on to its end."""
    register()
    env = ta.make(name_of("guru"), options={"max_rounds": 1})
    env.reset(num_players=2, seed=3)
    seat, _ = env.get_observation()
    before = env.table.decisions
    for _ in range(MISTAKES - 1):
        _, info = env.step("I fly away")
        again, words = env.get_observation()
        assert again == seat and "That is none of your moves" in words[-1][1] and "invalid" in info
    assert env.table.decisions == before
    env.step("and away")

    assert env.table.decisions > before
    assert play(env, 2, lambda _: "nonsense")[0].keys() == {0, 1}


def test_a_seat_reads_only_what_is_its_own() -> None:
    """The two other seats' cards are in nobody's observation but their own."""
    register()
    env = ta.make(name_of("guru"))
    env.reset(num_players=3, seed=3)
    seat, words = env.get_observation()
    others = [other for other in range(3) if other != seat]

    assert words[-1][0] == ta.GAME_ID
    for other in others:
        assert env.state.observations[other] == []


def test_who_may_speak_between_two_questions_is_asked() -> None:
    """In an open haggling everybody who may offer can, and may wait."""
    register()
    env = ta.wrappers.LLMObservationWrapper(ta.make(name_of("aura_poku"), options={"max_rounds": 12, "bargaining": "open"}))
    luck, waited = Random(1), 0

    def reply(words: str) -> str:
        nonlocal waited
        waited += moves_in(words)[-1] == WAIT
        return luck.choice(moves_in(words))

    play(env, 3, reply)
    assert waited
