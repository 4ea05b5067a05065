"""What a hint may tell of Overseers."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from paravent.bots.search_bot import Fact, Facts
from paravent.bots.thinker import Advised, Reason, Why
from paravent.core.rules import Move, Seat, State
from paravent.games.overseers import moves
from paravent.games.overseers.appraisal import SET
from paravent.games.overseers.bot import SeatedMind, known
from paravent.games.overseers.cards import HONESTY, LIANG, PIETY, Position, Trait, bundle, count, size, traits_in
from paravent.games.overseers.state import OverseersState
from paravent.games.overseers.trial import STOLEN
from paravent.games.overseers.view import OverseersView
from paravent.games.overseers.worth import POINTS, UNCHANGED, Changes, score


def hidden_traits(s: State, me: Seat) -> list[Fact]:
    """What lies face down before the others, or is in their hands."""
    assert isinstance(s, OverseersState)
    found: list[Fact] = []
    for seat, overseer in enumerate(s.overseers):
        down = [card for at, card in enumerate(overseer.cards) if card is not None and not overseer.shown >> at & 1]
        if seat != me:
            found += [(seat, str(card)) for card in (*traits_in(overseer.hand), *down)]
    return found


FACTS: Final[tuple[Facts, ...]] = (hidden_traits,)


def why(told: Advised) -> Reason | None:
    """What speaks for a move: what it brings or costs by the cards that the overseer sees."""
    assert isinstance(told.view, OverseersView)
    mind = SeatedMind(told.view, told.seat)
    match told.move:
        case moves.Choose(character) | moves.Become(character):
            return Reason("become", (("character", str(character)),))
        case moves.Double() | moves.Single():
            return doubling(mind, double=isinstance(told.move, moves.Double))
        case moves.Place(top, _):
            shown = score(bundle(top), mind.character)
            return Reason("place", (("shown", shown), ("worth", score(mind.hand, mind.character))))
        case moves.Admit() | moves.Deny() | moves.Punish() | moves.Pardon() | moves.Lose():
            return judging(told.move, mind)
    return of_cards(told.move, mind) or of_somebody(told, mind)


def doubling(mind: SeatedMind, *, double: bool) -> Reason | None:
    """Whether two cards of the pack are worth Wuming's power; what speaks against it speaks for waiting."""
    if mind.wants_two() != double:
        return None
    return Reason("double" if double else "single")


# Moves about my own cards


def of_cards(move: Move, mind: SeatedMind) -> Reason | None:
    """What a card brings, or what giving it up costs."""
    now = score(mind.rows, mind.character, mind.changes)
    match move:
        case moves.Pick(cards):
            return picking(cards, mind)
        case moves.Discard(card):
            return costing("discard", score(mind.hand, mind.character) - score(mind.hand - card.one, mind.character))
        case moves.Keep(card) | moves.Take(card):
            return bringing(score(mind.rows + card.one, mind.character, mind.changes) - now)
        case moves.Tilt(position):
            card = mind.at(position)
            return changing("tilt", card, score(mind.rows, mind.character, Changes(card)) - now)
        case moves.Slide(position, above):
            changed = Changes(None, mind.at(position), mind.at(above))
            return changing("slide", mind.at(above), score(mind.rows, mind.character, changed) - now)
        case moves.Give(position):
            return costing("give", now - round(mind.without(position)))
    return None


def picking(cards: tuple[Trait, ...], mind: SeatedMind) -> Reason:
    """A set that grows or begins, points at once, or a card that the neighbour shall not have."""
    card, held = cards[-1], mind.hand + bundle(cards)
    number, points = count(held, card), score(held, mind.character) - score(mind.hand, mind.character)
    named = (("card", str(card)), ("worth", POINTS[card.index][SET]))
    if card in (HONESTY, PIETY) and 1 < number <= SET:
        grown = (("card", str(card)), ("count", number), ("worth", POINTS[card.index][number]), ("points", points))
        return Reason("set", grown)
    if card in (HONESTY, PIETY) and number == 1 and size(mind.pack) > SET:
        return Reason("set-begun", named)
    return bringing(points)


def bringing(points: int) -> Reason:
    return Reason("bring", (("points", points),)) if points > 0 else Reason("bring-nothing")


def costing(key: str, points: int) -> Reason:
    return Reason(key, (("points", points),))


def changing(key: str, card: Trait, points: int) -> Reason:
    """Yanmei and Nuying must use their powers, even where that costs points."""
    if points < 0:
        return Reason("must", (("points", -points),))
    return Reason(key, (("card", str(card)), ("points", points)))


# The judgement


def judging(move: Move, mind: SeatedMind) -> Reason | None:
    """What an admission leaves and what a denial risks; whom a penalty falls on."""
    worth = score(mind.rows, mind.character, mind.changes)
    match move:
        case moves.Admit(first, second):
            left = round(mind.without(first, second))
            return Reason("admit", (("left", left), ("worth", worth), ("kept", after_penalty(mind))))
        case moves.Deny():
            return denying(worth, mind)
        case moves.Lose(first, second):
            return Reason("lose", (("left", round(mind.without(first, second))),))
        case moves.Punish() if mind.accused is not None and mind.accused != mind.seat:
            return Reason("punish", (("seat", mind.accused),))
        case moves.Pardon() if mind.accused == mind.seat:
            return Reason("pardon")
    return None


def after_penalty(mind: SeatedMind) -> int:
    """What the two cards that earn most would leave."""
    positions: list[Position] = [card.position for card in mind.mine.cards]
    return min([round(mind.without(first, second)) for first, second in combinations(positions, 2)])


def denying(worth: int, mind: SeatedMind) -> Reason:
    """Who looks richest besides me, by the cards that I know."""
    others = [seat for seat in range(mind.players) if seat != mind.seat]
    richest = max(others, key=mind.looks)
    hidden = sum(card.card is None for card in mind.view.overseers[richest].cards)
    return Reason("deny", (("worth", worth), ("seat", richest), ("points", shown_by(mind, richest)), ("count", hidden)))


def shown_by(mind: SeatedMind, seat: Seat) -> int:
    """What the cards that I know of somebody are worth."""
    other = mind.view.overseers[seat]
    return score(known(other), other.character or LIANG, UNCHANGED) if other.worth is None else other.worth


# Moves about somebody


def of_somebody(told: Advised, mind: SeatedMind) -> Reason | None:
    """What lies before them, and what probably lies face down."""
    match told.move:
        case moves.Vote(seat) | moves.Name(seat) if seat != told.seat:
            return suspecting(told, seat, shown_by(mind, seat))
        case moves.Peek(seat, _, _):
            return Reason("peek", (("seat", seat), ("points", shown_by(mind, seat))))
        case moves.Rob(seat):
            return Reason("rob", (("seat", seat), ("points", shown_by(mind, seat))))
        case moves.Drain(seat):
            return draining(mind, seat)
        case moves.Thief(seat):
            return (
                Reason("thief")
                if seat == told.seat
                else Reason("thief-other", (("seat", seat), ("points", shown_by(mind, seat))))
            )
        case moves.Lead(seat):
            return Reason("lead") if seat == told.seat else None
    return None


def suspecting(told: Advised, seat: Seat, points: int) -> Reason:
    """What is open, and the likeliest of what is not."""
    open_cards: tuple[tuple[str, str | int], ...] = (("seat", seat), ("points", points))
    likely = next((belief.likely for belief in told.beliefs if belief.about == seat and belief.likely), ())
    if not likely:
        return Reason("vote", open_cards)
    name, part = likely[0]
    return Reason("vote-likely", (*open_cards, ("card", name), ("percent", round(100 * part))))


def draining(mind: SeatedMind, seat: Seat) -> Reason:
    """Up to four points for me, or a point less for each of their cards."""
    points, cards = shown_by(mind, seat), len(mind.view.overseers[seat].cards)
    if mind.view.liang == "per_card":
        return Reason("drain-cards", (("seat", seat), ("points", points), ("lost", min(cards, points))))
    return Reason("drain", (("seat", seat), ("points", points), ("taken", min(STOLEN, points))))


WHY: Final[Why] = why
