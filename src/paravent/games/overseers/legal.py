"""What may be answered to each question."""

from __future__ import annotations

from collections.abc import Sequence

from paravent.core.chance import Chance
from paravent.core.rules import Move, Seat
from paravent.games.overseers import draft, moves, phases, powers, trial
from paravent.games.overseers.cards import TRAITS, Bundle
from paravent.games.overseers.state import Overseer, OverseersState


def of_each(heap: Bundle, line: Sequence[Move]) -> list[Move]:
    """One move for each trait in the heap."""
    return [line[trait.index] for trait in TRAITS if heap >> trait.shift & 15]


def legal(s: OverseersState, seat: Seat) -> list[Move]:
    """O-26 Every answer to the open question, each choice once; none shows a card to somebody."""
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


def default_move(s: OverseersState, seat: Seat, chance: Chance) -> Move:
    """No doubling, a denial, a pardon; anything else by chance, so that being late tells nothing."""
    found = legal(s, seat)
    last = found[-1]
    return last if last in (moves.SINGLE, moves.DENY, moves.PARDON) else chance.choice(found)
