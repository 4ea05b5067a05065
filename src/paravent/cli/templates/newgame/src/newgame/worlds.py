"""Other worlds: what may be in the jars, as far as a seat that has been told a history can know.

A guess says how many wasps each player has on hand and has lost, and what each has on the table; its weight is the number of
ways in which it can have come about if everyone takes a jar at random to lay it. The history is gone through once with all
guesses. Then one is drawn by weight.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import comb, prod
from typing import Final, TypeAlias, final

from newgame.cards import EACH, FIREFLY, WASP, Jar
from newgame.events import Laid, Left, Lost, Opened
from newgame.state import NewGameState
from newgame.view import NewGameView
from paravent.core.chance import Chance
from paravent.core.rules import Event, Seat

FINE: Final = 1 << 53


@final
@dataclass(frozen=True)
class Guess:
    """Wasps on hand and lost, by seat, and what is on the table."""

    wasps: tuple[int, ...]
    lost: tuple[int, ...]
    laid: tuple[Jar | None, ...]


Guesses: TypeAlias = dict[Guess, float]


def sample(view: NewGameView, history: Sequence[Event], chance: Chance) -> NewGameState:
    """A world drawn by weight from all that agree with the view and with everything told."""
    return lay_out(view, draw(guesses(view, history), chance))


def guesses(view: NewGameView, history: Sequence[Event]) -> Guesses:
    """Every guess that agrees with all that was told, and its weight."""
    sizes = [EACH] * len(view.players)
    left = {guess: weight for guess, weight in first_guesses(len(sizes)).items() if is_own_deal(guess, view)}
    for event in history:
        match event:
            case Laid(seat, jar):
                left = laid(left, seat, jar, sizes)
                sizes[seat] -= 1
            case Opened(_, target, jar):
                left = {guess: weight for guess, weight in left.items() if guess.laid[target] is jar}
                left = taken_back(left, sizes)
            case Left(_):
                left = taken_back(left, sizes)
            case Lost(seat, jar):
                left = lost(left, seat, jar, sizes)
                sizes[seat] -= 1
            case _:
                pass
    return {guess: weight for guess, weight in left.items() if agrees(guess, view)}


def first_guesses(players: int) -> Guesses:
    """N-1 Every way to deal the wasps."""
    deals: list[tuple[int, ...]] = [()]
    for _ in range(players):
        deals = [(*deal, wasps) for deal in deals for wasps in range(EACH + 1) if sum(deal) + wasps <= players]
    empty, bare = (0,) * players, (None,) * players
    return {Guess(deal, empty, bare): float(prod([comb(EACH, w) for w in deal])) for deal in deals if sum(deal) == players}


def is_own_deal(guess: Guess, view: NewGameView) -> bool:
    """Whether those whose jars the view shows were dealt what they now have, on hand, on the table and lost."""
    for seat, player in enumerate(view.players):
        known = (*(player.jars or ()), *(player.lost or ()), player.laid)
        if player.jars is not None and guess.wasps[seat] != known.count(WASP):
            return False
    return True


def shares(guess: Guess, seat: Seat, jar: Jar | None, size: int) -> list[tuple[Jar, float]]:
    """How likely each kind of jar is to be the one taken at random; only what was told, if that was told."""
    wasps = guess.wasps[seat]
    both = [(WASP, wasps / size), (FIREFLY, (size - wasps) / size)]
    return [(kind, share) for kind, share in both if share > 0 and (jar is None or jar is kind)]


def laid(left: Guesses, seat: Seat, jar: Jar | None, sizes: list[int]) -> Guesses:
    """N-2 A jar goes on the table."""
    found: Guesses = {}
    for guess, weight in left.items():
        for kind, share in shares(guess, seat, jar, sizes[seat]):
            wasps = put(guess.wasps, seat, guess.wasps[seat] - (kind is WASP))
            on_table = (*guess.laid[:seat], kind, *guess.laid[seat + 1 :])
            add(found, replace(guess, wasps=wasps, laid=on_table), weight * share)
    return found


def lost(left: Guesses, seat: Seat, jar: Jar | None, sizes: list[int]) -> Guesses:
    """N-5 A jar is gone, by chance."""
    found: Guesses = {}
    for guess, weight in left.items():
        for kind, share in shares(guess, seat, jar, sizes[seat]):
            stung = kind is WASP
            wasps, gone = put(guess.wasps, seat, guess.wasps[seat] - stung), put(guess.lost, seat, guess.lost[seat] + stung)
            add(found, replace(guess, wasps=wasps, lost=gone), weight * share)
    return found


def taken_back(left: Guesses, sizes: list[int]) -> Guesses:
    """N-6 All jars are on hand again."""
    found: Guesses = {}
    for guess, weight in left.items():
        wasps = tuple([on_hand + (jar is WASP) for on_hand, jar in zip(guess.wasps, guess.laid, strict=True)])
        add(found, Guess(wasps, guess.lost, (None,) * len(wasps)), weight)
    for seat in range(len(sizes)):
        sizes[seat] += 1
    return found


def put(numbers: tuple[int, ...], at: int, number: int) -> tuple[int, ...]:
    return (*numbers[:at], number, *numbers[at + 1 :])


def add(found: Guesses, guess: Guess, weight: float) -> None:
    found[guess] = found.get(guess, 0.0) + weight


def agrees(guess: Guess, view: NewGameView) -> bool:
    """Whether the guess is right about the jars that the view shows."""
    for seat, player in enumerate(view.players):
        if player.jars is not None and player.lost is not None:
            known = (player.jars.count(WASP), player.lost.count(WASP), player.laid)
            if known != (guess.wasps[seat], guess.lost[seat], guess.laid[seat]):
                return False
    return True


def draw(left: Guesses, chance: Chance) -> Guess:
    ticket = sum(left.values()) * chance.below(FINE) / FINE
    for guess, weight in left.items():
        ticket -= weight
        if ticket < 0:
            return guess
    return next(reversed(left))


def lay_out(view: NewGameView, guess: Guess) -> NewGameState:
    """The world in which the guess is true."""
    s = NewGameState([jars(player.left, guess.wasps[seat]) for seat, player in enumerate(view.players)])
    s.laid = list(guess.laid)
    gone = [EACH - player.left - player.has_laid for player in view.players]
    s.lost = [jars(gone[seat], guess.lost[seat]) for seat in range(len(gone))]
    s.points = [player.points for player in view.players]
    s.phase, s.opener, s.round, s.rounds, s.ending = view.phase, view.opener, view.round, view.rounds, view.ending
    return s


def jars(number: int, wasps: int) -> list[Jar]:
    """So many jars, in their order."""
    return [FIREFLY] * (number - wasps) + [WASP] * wasps
