"""Random moves, on which cards are tried: how often one fires, and whether two coincide."""

from __future__ import annotations

from typing import Final

from paravent.core.chance import Chance
from paravent.core.rules import Move, Seat
from paravent.games.commandments.cards import Card
from paravent.games.commandments.moves import PUT, TAKE, Gesture, Take
from paravent.games.commandments.pieces import AREAS, ARTEFACTS, MOTIONS, PER_COLOUR, SLOTS, slot_of
from paravent.games.commandments.scene import Scene, Trace, worth

RITUAL: Final = 9  # moves on one board; the first has no previous move
MOST_GESTURES: Final = 4


def random_scenes(number: int, chance: Chance) -> list[Scene]:
    """Completed moves of rituals at tables of every size: random boards, random artefacts, 0 to 4 random gestures each."""
    scenes: list[Scene] = []
    while len(scenes) < number:
        players = 3 + len(scenes) // RITUAL % 5
        board, previous = random_board(chance), None
        for turn in range(RITUAL):
            scene = random_scene(board, players, 1 + turn % (players - 1), previous, chance)
            board, previous = scene.board, scene.trace
            scenes.append(scene)
    return scenes[:number]


def random_board(chance: Chance) -> list[int]:
    """All fifteen artefacts anywhere, standing or lying."""
    board = [0] * (len(AREAS) * SLOTS)
    for artefact in range(ARTEFACTS):
        board[slot_of(chance.below(len(AREAS)), artefact // PER_COLOUR, chance.below(2))] += 1
    return board


def random_scene(board: list[int], players: int, novice: Seat, previous: Trace | None, chance: Chance) -> Scene:
    """One move from this board; seat 0 is the High Priestess."""
    take, put = random_take(board, chance), chance.choice(PUT)
    gestures = chance.below(MOST_GESTURES + 1)
    before = chance.below(gestures + 1)
    performance = [random_gesture(players, novice, chance, holding=False) for _ in range(before)]
    performance.append(take)
    performance += [random_gesture(players, novice, chance, holding=True) for _ in range(gestures - before)]
    performance.append(put)
    return Scene(moved(board, performance), performance, players, 0, novice, previous)


def random_take(board: list[int], chance: Chance) -> Move:
    """Any of the fifteen, each as likely as the others."""
    return TAKE[chance.counted(board)]


def random_gesture(players: int, novice: Seat, chance: Chance, *, holding: bool) -> Move:
    """Any gesture that may be made now, to anyone else."""
    motion = chance.choice([motion for motion in MOTIONS if holding or not motion.held])
    if not motion.aimed:
        return Gesture(motion, None)
    return Gesture(motion, (novice + 1 + chance.below(players - 1)) % players)


def moved(board: list[int], performance: list[Move]) -> list[int]:
    """The board after a performance."""
    after = board.copy()
    trace = Trace(performance)
    for step in performance:
        if isinstance(step, Take):
            after[slot_of(trace.start, trace.colour, step.stance.index)] -= 1
    after[slot_of(trace.target, trace.colour, trace.stance)] += 1
    return after


def worths_in(card: Card, scenes: list[Scene]) -> list[int]:
    """What the card is worth in each of these moves."""
    return [worth(card, scene) for scene in scenes]
