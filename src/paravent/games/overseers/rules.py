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
)
from paravent.games.overseers import draft, moves, phases, powers, trial, worlds
from paravent.games.overseers.cards import TRAITS, Bundle
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


def of_each(heap: Bundle, line: Sequence[Move]) -> list[Move]:
    """One move for each trait in the heap."""
    return [line[trait.index] for trait in TRAITS if heap >> trait.shift & 15]


def legal(s: OverseersState, seat: Seat) -> list[Move]:
    """Every answer to the open question, each choice once."""
    overseer = s.overseers[seat]
    match s.phase:
        case phases.Pick(cards):
            return draft.picks(overseer.pack, cards)
        case phases.Vote():
            return [moves.VOTE[other] for other in s.everyone if other != seat]
        case phases.Discarding():
            return of_each(overseer.hand, moves.DISCARD)
        case phases.Placement():
            return draft.placements(overseer)
        case phases.Doubling():
            return [moves.DOUBLE, moves.SINGLE]
        case phases.CharacterChoice():
            return [moves.CHOOSE[character.index] for character in s.laid_out]
        case phases.Becoming():
            return [moves.BECOME[character.index] for character in s.candidates]
    return legal_in_trial(s, seat, overseer)


def legal_in_trial(s: OverseersState, seat: Seat, overseer: Overseer) -> list[Move]:
    """Every answer to a question between the first power and the count."""
    match s.phase:
        case phases.Judgement():
            return trial.answers_to_charge(overseer)
        case phases.Theft():
            return trial.victims(s, seat)
        case phases.Gift():
            return [moves.GIVE[place] for place in overseer.places()]
        case phases.AccusationTie(_, tied):
            return [moves.NAME[other] for other in tied]
        case phases.TheftTie(_, tied):
            return [moves.THIEF[other] for other in tied]
        case phases.Succession(_, tied):
            return [moves.LEAD[other] for other in tied]
        case phases.Penalty():
            return [moves.LOSE[first][second] for first, second in trial.worst_pairs(overseer)]
        case phases.Compensation():
            return of_each(s.discard, moves.TAKE)
        case phases.Mercy():
            return [moves.PUNISH, moves.PARDON]
        case phases.Draining():
            return [moves.DRAIN[other] for other in s.everyone if other != seat]
    return legal_powers(s, seat, overseer)


def legal_powers(s: OverseersState, seat: Seat, overseer: Overseer) -> list[Move]:
    """Every use of a power before the vote."""
    match s.phase:
        case phases.Tilting():
            return [moves.TILT[place] for place in overseer.places()]
        case phases.Keeping():
            return of_each(s.drawn, moves.KEEP)
        case phases.Peeking():
            return powers.peeks(s, seat)
        case phases.Sliding():
            return powers.slides(overseer)
    raise AssertionError(f"{s.phase} asks nobody")


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
        return Outcome(tuple([overseer.total for overseer in s.overseers]), trial.winners(s), "rounds")

    def default_move(self, s: OverseersState, seat: Seat, chance: Chance) -> Move:
        """No doubling, a denial, a pardon; anything else by chance, so that being late tells nothing."""
        found = legal(s, seat)
        last = found[-1]
        return last if last in (moves.SINGLE, moves.DENY, moves.PARDON) else chance.choice(found)

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
