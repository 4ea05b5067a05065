"""Who is asked what in Overseers, and what an answer does; the paragraphs of RULES.md are in `draft`, `powers` and `trial`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast, final

from paravent.core.chance import Chance
from paravent.core.rules import (
    Answers,
    Choice,
    Event,
    Flag,
    Json,
    Move,
    Option,
    Options,
    Outcome,
    Rules,
    Seat,
    Tell,
    View,
    unknown,
)
from paravent.games.overseers import draft, moves, phases, powers, trial, worlds
from paravent.games.overseers.legal import default_move, legal
from paravent.games.overseers.score import outcome
from paravent.games.overseers.state import Overseer, OverseersState, load_state
from paravent.games.overseers.view import OverseersView, look


def deal(players: int, options: Options, chance: Chance) -> OverseersState:
    """O-1 A random first Leader, and the first round dealt."""
    s = OverseersState([Overseer() for _ in range(players)])
    s.alternate_pass = cast("bool", options["alternate_pass"])
    s.pick_characters = cast("bool", options["pick_characters"])
    s.per_card = options["liang"] == "per_card"
    s.open_totals = cast("bool", options["open_totals"])
    draft.begin_round(s, chance.below(players), chance, Tell(on=False))
    return s


def resolve(s: OverseersState, answers: Answers, chance: Chance, tell: Tell) -> None:
    """Questions to everyone, or the one answer of the seat that was asked."""
    match s.phase:
        case phases.Pick(cards):
            draft.pick(s, cards, answers, tell)
        case phases.Discarding():
            draft.discard(s, answers, tell)
        case phases.Placement():
            draft.place(s, answers, chance, tell)
            powers.next_power(s, 0, chance, tell)
        case phases.Vote():
            trial.vote(s, answers, tell)
        case _:
            for seat, move in answers.items():
                answer(s, seat, move, chance, tell)


def answer(s: OverseersState, seat: Seat, move: Move, chance: Chance, tell: Tell) -> None:
    """One player's answer to a question of their own."""
    match move:
        case moves.Choose(character):
            draft.choose(s, seat, character, chance, tell)
        case moves.Become(character):
            draft.become(s, seat, character, tell)
        case moves.Double() | moves.Single():
            draft.announce(s, seat, move, tell)
        case moves.Tilt(position):
            powers.tilt(s, seat, position, tell)
            powers.next_power(s, 1, chance, tell)
        case moves.Keep(card):
            powers.keep(s, seat, card, tell)
            powers.next_power(s, 2, chance, tell)
        case moves.Peek():
            powers.peek(s, seat, move, tell)
            powers.next_power(s, 3, chance, tell)
        case moves.Slide(position, above):
            powers.slide(s, seat, position, above, tell)
            powers.next_power(s, 4, chance, tell)
        case _:
            answer_in_trial(s, seat, move, chance, tell)


def answer_in_trial(s: OverseersState, seat: Seat, move: Move, chance: Chance, tell: Tell) -> None:
    """One player's answer between the vote and the count."""
    match move:
        case moves.Name(accused):
            trial.accuse(s, accused, tell)
        case moves.Admit(first, second):
            trial.admit(s, seat, first, second, chance, tell)
        case moves.Deny():
            trial.deny(s, seat, chance, tell)
        case moves.Lose(first, second):
            trial.lose(s, seat, first, second, chance, tell)
        case moves.Take(card):
            trial.take(s, seat, card, chance, tell)
        case moves.Thief(thief):
            trial.make_thief(s, thief, tell)
        case moves.Rob(victim):
            trial.rob(s, seat, victim, tell)
        case moves.Give(position):
            assert isinstance(s.phase, phases.Gift)
            trial.give(s, s.phase, position, chance, tell)
        case moves.Drain(victim):
            trial.drain(s, seat, victim, chance, tell)
        case moves.Lead(leader):
            trial.next_round(s, leader, chance, tell)
        case moves.Punish() | moves.Pardon():
            assert isinstance(s.phase, phases.Mercy)
            trial.show_mercy(s, s.phase.accused, move, chance, tell)
        case _:
            raise unknown(move)


@final
class Overseers(Rules[OverseersState]):
    """Overseers, by Guan Chih Huang."""

    def __init__(self) -> None:
        self.name = "overseers"
        self.version = 1
        self.players = range(3, 7)
        options: dict[str, Option] = {
            "alternate_pass": Flag(default=False),
            "pick_characters": Flag(default=False),
            "liang": Choice(default="steal", among=("steal", "per_card")),
            "open_totals": Flag(default=False),
        }
        self.options = options
        self.endings = ("rounds",)

    def new_game(self, players: int, options: Options, chance: Chance) -> OverseersState:
        return deal(players, options, chance)

    def ask(self, s: OverseersState) -> list[Seat]:
        return phases.asked(s.phase, s.everyone)

    def legal(self, s: OverseersState, seat: Seat) -> list[Move]:
        return legal(s, seat)

    def resolve(self, s: OverseersState, answers: Answers, chance: Chance, tell: Tell) -> None:
        resolve(s, answers, chance, tell)

    def view(self, s: OverseersState, seat: Seat | None) -> OverseersView:
        return look(s, seat)

    def outcome(self, s: OverseersState) -> Outcome:
        return outcome(s)

    def default_move(self, s: OverseersState, seat: Seat, chance: Chance) -> Move:
        return default_move(s, seat, chance)

    def bound(self, players: int, options: Options) -> int:
        # Everyone: a character, six picks, a discard, a placement, a vote. One: Fushen, Wuming five times, four powers, the tie
        # of votes, the judgement, mercy, penalty, the tie of thefts, the robbery, the gift, Liang, the succession.
        return trial.ROUNDS * (10 * players + 19)

    def parse(self, text: str) -> Move:
        return moves.parse(text)

    def load(self, data: dict[str, Json]) -> OverseersState:
        return load_state(data)

    def sample(self, view: View, history: Sequence[Event], chance: Chance) -> OverseersState:
        assert isinstance(view, OverseersView)
        return worlds.sample(view, history, chance)


OVERSEERS: Final = Overseers()
