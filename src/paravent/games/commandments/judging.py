"""What the cards say of a finished move, and which of them the High Priestess judges herself."""

from __future__ import annotations

from collections.abc import Sequence

from paravent.core.rules import Move
from paravent.games.commandments.cards import ACTION, Card
from paravent.games.commandments.moves import ILLEGAL, Mark
from paravent.games.commandments.scene import Scene, Trace, worth
from paravent.games.commandments.state import BAD_KARMA, FORFEITED, KARMA, NO_KARMA, ROOM, CommandmentsState, Turn


def scene_now(s: CommandmentsState) -> Scene:
    """The move that has just been completed."""
    novice = novice_of(s)
    return Scene(s.board, s.performance, s.players, s.priestess, novice, previous_move(s.turns))


def novice_of(s: CommandmentsState) -> int:
    """Whose move it is: clockwise from the left of the High Priestess, over and over (C-16)."""
    return (s.priestess + 1 + len(s.turns) % (s.players - 1)) % s.players


def previous_move(turns: Sequence[Turn]) -> Trace | None:
    """C-5 The last completed move of this ritual; a forfeit is none."""
    at = len(turns) - 1
    while at >= 0:
        turn = turns[at]
        if turn.verdict.announced != FORFEITED:
            return Trace(turn.performance)
        at -= 1
    return None


def is_hers(card: Card, judge: str) -> bool:
    """C-12 Whether the High Priestess judges this card: free text always, actions if the table says so."""
    return card.is_free or (judge == "priestess" and card.kind == ACTION)


def worths(s: CommandmentsState) -> list[int]:
    """C-24 What each of the three cards is worth for the completed move, by the game's reckoning; in a room it saw no action."""
    scene, in_a_room = scene_now(s), s.setting == ROOM
    return [0 if in_a_room and card.kind == ACTION else worth(card, scene) for card in s.places]


def suggested(s: CommandmentsState) -> tuple[str, ...]:
    """C-12 The marks by the game's reckoning, in the order of the places; free text is left unmarked."""
    found = worths(s)
    return tuple([s.places[place].id for place in range(3) if found[place]])


def possible_marks(s: CommandmentsState) -> list[Move]:
    """C-12 C-24 Every way to mark that agrees with the game on the game's own cards; in a room the move may be illegal."""
    found = worths(s)
    ways: list[list[str]] = [[]]
    for place in range(3):
        card = s.places[place]
        if is_hers(card, s.judge):
            ways = ways + [[*way, card.id] for way in ways]
        elif found[place]:
            ways = [[*way, card.id] for way in ways]
    found_legal: list[Move] = [Mark(tuple(way)) for way in ways]
    return [*found_legal, ILLEGAL] if s.setting == ROOM else found_legal


def total(worth_by_place: Sequence[int]) -> int:
    """The marked commandments less the marked taboo."""
    return worth_by_place[0] + worth_by_place[1] - worth_by_place[2]


def announcement(sum: int) -> str:
    """C-8 The number if it is positive; else no karma or bad karma, never by how much."""
    if sum > 0:
        return KARMA
    return BAD_KARMA if sum < 0 else NO_KARMA
