"""From the vote to the count: accusation, judgement, reveal, theft, scoring."""

from __future__ import annotations

from typing import Final

from paravent.core.chance import Chance
from paravent.core.rules import Answers, Move, Seat, Tell
from paravent.games.overseers import moves, phases
from paravent.games.overseers.cards import (
    LIANG,
    POSITIONS,
    TAO,
    THEFT,
    Position,
    Trait,
    count,
    traits_in,
)
from paravent.games.overseers.draft import begin_round
from paravent.games.overseers.events import (
    Accused,
    Admitted,
    Counted,
    Denied,
    DiscardSeen,
    Drained,
    Ended,
    Gave,
    Lost,
    NoThief,
    Pardoned,
    Punished,
    Revealed,
    Robbed,
    TheftsTaken,
    ThiefFound,
    Took,
    Voted,
)
from paravent.games.overseers.score import winners
from paravent.games.overseers.state import Overseer, OverseersState
from paravent.games.overseers.worth import score

ROUNDS: Final = 3
STOLEN: Final = 4  # Liang's points


# The accusation


def vote(s: OverseersState, answers: Answers, tell: Tell) -> None:
    """O-6 O-27 All votes at once; most votes is accused, the Leader names one among several."""
    tally = [0] * s.players
    for seat, move in answers.items():
        assert isinstance(move, moves.Vote)
        s.overseers[seat].vote = move.seat
        tally[move.seat] += 1
    if tell.on:
        tell(Voted(tuple([move.seat for move in answers.values() if isinstance(move, moves.Vote)])))
    tied = those_with(tally, max(tally))
    if len(tied) == 1:
        accuse(s, tied[0], tell)
    else:
        s.phase = phases.AccusationTie(s.leader, tuple(tied))


def those_with(numbers: list[int], wanted: int) -> list[Seat]:
    """The seats that have this number."""
    return [seat for seat in range(len(numbers)) if numbers[seat] == wanted]


def accuse(s: OverseersState, seat: Seat, tell: Tell) -> None:
    """The accused must admit or deny."""
    s.accused = seat
    s.phase = phases.JUDGEMENT[seat]
    if tell.on:
        tell(Accused(seat))


def answers_to_charge(overseer: Overseer) -> list[Move]:
    """Admit with any two cards, or deny."""
    places = overseer.places()
    found: list[Move] = []
    for k in range(len(places)):
        for j in places[k + 1 :]:
            found.append(moves.ADMIT[places[k]][j])
    found.append(moves.DENY)
    return found


def admit(s: OverseersState, seat: Seat, first: Position, second: Position, chance: Chance, tell: Tell) -> None:
    """O-18 O-29 Two cards go to the discard, unseen if they lay face down; then all is revealed, with no comparison."""
    shown = (s.is_shown(seat, first), s.is_shown(seat, second))
    cards = (s.overseers[seat].remove(first), s.overseers[seat].remove(second))
    s.discard += cards[0].one + cards[1].one
    if tell.on:
        tell(Admitted(seat, (first, second), cards, shown))
    reveal(s, tell)
    tao_takes(s, chance, tell)


def deny(s: OverseersState, seat: Seat, chance: Chance, tell: Tell) -> None:
    """O-13 O-16 O-17 All is revealed and compared: penalty, compensation, or the Leader's mercy."""
    if tell.on:
        tell(Denied(seat))
    reveal(s, tell)
    mine = s.overseers[seat].round_score()
    best = max([s.overseers[other].round_score() for other in range(s.players) if other != seat])
    if mine > best:
        punish(s, seat, chance, tell)
    elif mine == best:
        s.phase = phases.MERCY[s.leader][seat]
    else:
        s.phase = phases.COMPENSATION[seat]
        if tell.on:
            tell(DiscardSeen(seat, traits_in(s.discard)))


def reveal(s: OverseersState, tell: Tell) -> None:
    """O-8 O-18 All cards face up, and the tilted trait is announced."""
    s.revealed = True
    for seat, overseer in enumerate(s.overseers):
        overseer.tilt_shown = overseer.tilted is not None
        places = overseer.places()
        for place in places:
            overseer.shown |= 1 << place
        if tell.on:
            positions = tuple([POSITIONS[place] for place in places])
            cards = tuple([overseer.at(position) for position in positions])
            assert overseer.character is not None
            tell(Revealed(seat, overseer.character, positions, cards, overseer.tilted, overseer.round_score()))


# Penalty and compensation


def worst_pairs(overseer: Overseer) -> list[tuple[int, int]]:
    """O-15 The pairs of positions whose removal lowers the round score most."""
    assert overseer.character is not None
    places = overseer.places()
    worst: list[tuple[int, int]] = []
    lowest = -1
    for k in range(len(places)):
        for j in places[k + 1 :]:
            left = score_without(overseer, places[k], j)
            if lowest < 0 or left < lowest:
                lowest = left
                worst = []
            if left == lowest:
                worst.append((places[k], j))
    return worst


def score_without(overseer: Overseer, first: int, second: int) -> int:
    """O-15 What is left without these two, a copy whose card above goes being itself again."""
    character, changes = overseer.character, overseer.changes()
    assert character is not None
    one, two = overseer.cards[first], overseer.cards[second]
    assert one is not None and two is not None
    if changes.slid is not None:
        for position in (overseer.slid, overseer.above):
            if position is not None and position.index in (first, second):
                return score(overseer.held() - one.one - two.one, character)
    return score(overseer.held() - one.one - two.one, character, changes)


def punish(s: OverseersState, seat: Seat, chance: Chance, tell: Tell) -> None:
    """O-15 O-27 The worst pair goes; of several the owner picks."""
    if tell.on:
        tell(Punished(seat))
    pairs = worst_pairs(s.overseers[seat])
    if len(pairs) > 1:
        s.phase = phases.PENALTY[seat]
        return
    lose(s, seat, POSITIONS[pairs[0][0]], POSITIONS[pairs[0][1]], chance, tell)


def lose(s: OverseersState, seat: Seat, first: Position, second: Position, chance: Chance, tell: Tell) -> None:
    """O-29 Lost cards go to the discard, seen by all."""
    cards = (s.overseers[seat].remove(first), s.overseers[seat].remove(second))
    s.discard += cards[0].one + cards[1].one
    if tell.on:
        tell(Lost(seat, (first, second), cards))
    tao_takes(s, chance, tell)


def show_mercy(s: OverseersState, seat: Seat, move: Move, chance: Chance, tell: Tell) -> None:
    """O-17 The Leader decides about a tied denier, even about themselves."""
    if move is moves.PUNISH:
        punish(s, seat, chance, tell)
    else:
        pardon(s, seat, chance, tell)


def pardon(s: OverseersState, seat: Seat, chance: Chance, tell: Tell) -> None:
    """O-17 Nothing happens to the denier: no penalty, no compensation."""
    if tell.on:
        tell(Pardoned(seat))
    tao_takes(s, chance, tell)


def take(s: OverseersState, seat: Seat, card: Trait, chance: Chance, tell: Tell) -> None:
    """O-16 O-30 The wrongly accused adds a card of the discard, face up."""
    s.discard -= card.one
    position = s.overseers[seat].gain(card, shown=True)
    if tell.on:
        tell(Took(seat, card, position))
    tao_takes(s, chance, tell)


# The theft


def tao_takes(s: OverseersState, chance: Chance, tell: Tell) -> None:
    """O-19 Theft begins: Tao takes every theft from the discard, for all to see."""
    tao = s.holder(TAO)
    if tao is not None:
        taken = [s.overseers[tao].gain(THEFT, shown=True) for _ in range(count(s.discard, THEFT))]
        s.discard -= len(taken) * THEFT.one
        if tell.on:
            tell(TheftsTaken(tao, len(taken), tuple(taken)))
    find_thief(s, chance, tell)


def find_thief(s: OverseersState, chance: Chance, tell: Tell) -> None:
    """O-27 Most thefts, at least one; the Leader says who among several."""
    thefts = [overseer.thefts() for overseer in s.overseers]
    most = max(thefts)
    if most == 0:
        if tell.on:
            tell(NoThief())
        ask_liang(s, chance, tell)
        return
    tied = those_with(thefts, most)
    if len(tied) == 1:
        make_thief(s, tied[0], tell)
    else:
        s.phase = phases.TheftTie(s.leader, tuple(tied))


def make_thief(s: OverseersState, seat: Seat, tell: Tell) -> None:
    """The thief must name a victim."""
    s.phase = phases.THEFT[seat]
    if tell.on:
        tell(ThiefFound(seat))


def victims(s: OverseersState, thief: Seat) -> list[Move]:
    """O-20 Anyone but the thief and Tao."""
    tao = s.holder(TAO)
    return [moves.ROB[seat] for seat in range(s.players) if seat not in (thief, tao)]


def rob(s: OverseersState, thief: Seat, victim: Seat, tell: Tell) -> None:
    """The thief chooses the victim, the victim the card."""
    s.phase = phases.GIFT[victim][thief]
    if tell.on:
        tell(Robbed(thief, victim))


def give(s: OverseersState, gift: phases.Gift, position: Position, chance: Chance, tell: Tell) -> None:
    """O-12 O-20 O-30 The card is its original self in the thief's hands."""
    card = s.overseers[gift.victim].remove(position)
    joined = s.overseers[gift.thief].gain(card, shown=True)
    if tell.on:
        tell(Gave(gift.victim, gift.thief, position, card, joined))
    ask_liang(s, chance, tell)


# The scoring


def ask_liang(s: OverseersState, chance: Chance, tell: Tell) -> None:
    """Scoring begins: Liang, if there is one, picks a victim."""
    liang = s.holder(LIANG)
    if liang is None:
        tally_round(s, [overseer.round_score() for overseer in s.overseers], chance, tell)
    else:
        s.phase = phases.DRAINING[liang]


def drain(s: OverseersState, liang: Seat, victim: Seat, chance: Chance, tell: Tell) -> None:
    """O-21 Four points, or all there are; with `per_card` one for each card, which nobody gets."""
    scores = [overseer.round_score() for overseer in s.overseers]
    most = len(s.overseers[victim].places()) if s.per_card else STOLEN
    points = min(most, scores[victim])
    scores[victim] -= points
    if not s.per_card:
        scores[liang] += points
    if tell.on:
        tell(Drained(liang, victim, points, not s.per_card))
    tally_round(s, scores, chance, tell)


def tally_round(s: OverseersState, scores: list[int], chance: Chance, tell: Tell) -> None:
    """O-22 O-23 Points become tokens; the lowest score leads next, the Leader says who among several."""
    for seat, overseer in enumerate(s.overseers):
        overseer.score = scores[seat]
        overseer.total += scores[seat]
    if tell.on:
        tell(Counted(s.round, tuple(scores)))
    if s.round == ROUNDS:
        end(s, tell)
        return
    poorest = those_with(scores, min(scores))
    if len(poorest) == 1:
        next_round(s, poorest[0], chance, tell)
    else:
        s.phase = phases.Succession(s.leader, tuple(poorest))


def next_round(s: OverseersState, leader: Seat, chance: Chance, tell: Tell) -> None:
    """O-1 O-22 The new Leader's round begins with everything shuffled again."""
    s.round += 1
    begin_round(s, leader, chance, tell)


def end(s: OverseersState, tell: Tell) -> None:
    """O-22 After round three there is no successor; all totals are shown."""
    s.phase = None
    if tell.on:
        tell(Ended(tuple([overseer.total for overseer in s.overseers]), winners(s)))
