"""The sacred circle, the artefacts, and the gestures that a novice may make."""

from __future__ import annotations

from typing import Final, final

from paravent.core.rules import Piece

AREA_NAMES: Final = ("C", "H0", "H1", "H2", "H3", "H4", "T0", "T1", "T2", "T3", "T4", "O")
COLOUR_NAMES: Final = ("white", "black", "brown")
STANCE_NAMES: Final = ("standing", "lying")
TAGS: Final = ("legs", "upper", "face", "manner", "voice", "artefact", "polite", "rude", "noise", "touch")
PER_COLOUR: Final = 5
ARTEFACTS: Final = 15
SLOTS: Final = 6  # kinds of artefact that an area can hold: three colours in two stances
EVERYWHERE: Final = (1 << 12) - 1


@final
class Area(Piece):
    """One of the twelve areas; `bit` stands for it in a mask of areas."""

    def __init__(self, index: int) -> None:
        self.index: Final = index
        self.name: Final = AREA_NAMES[index]
        self.bit: Final = 1 << index

    def __str__(self) -> str:
        return self.name


@final
class Colour(Piece):
    """White, black or brown."""

    def __init__(self, index: int) -> None:
        self.index: Final = index
        self.name: Final = COLOUR_NAMES[index]

    def __str__(self) -> str:
        return self.name


@final
class Stance(Piece):
    """Standing or lying (C-3)."""

    def __init__(self, index: int) -> None:
        self.index: Final = index
        self.name: Final = STANCE_NAMES[index]

    def __str__(self) -> str:
        return self.name


@final
class Motion(Piece):
    """What a gesture is: `aimed` ones name a seat, `held` ones need the artefact in hand, `to_her` ones are to the priestess."""

    def __init__(self, index: int, name: str, tags: int) -> None:
        self.index: Final = index
        self.name: Final = name
        self.bit: Final = 1 << index
        self.tags: Final = tags
        self.aimed: Final = name in AIMED
        self.held: Final = name in HELD
        self.to_her: Final = name in TO_HER

    def __str__(self) -> str:
        return self.name


# As the table of docs/commandments-cards.md prints them: the tags, then the gestures that have them.
GESTURE_TABLE: Final = (
    ("legs", "stand-up sit-down circle leave"),
    ("legs upper", "dance"),
    ("legs polite", "kneel"),
    ("legs noise", "stamp"),
    ("upper", "macho hush point"),
    ("upper polite", "bow"),
    ("upper noise", "clap"),
    ("upper touch", "touch hug touch-others"),
    ("face", "close-eyes smile wink"),
    ("face rude", "yawn"),
    ("manner", "left-hand both-hands"),
    ("voice", "sing hum"),
    ("voice polite", "ask-leave thank flatter"),
    ("voice rude", "animal offend tease"),
    ("artefact upper", "raise hide"),
    ("artefact upper touch", "tap"),
    ("artefact face", "kiss"),
    ("artefact voice", "talk"),
)
AIMED: Final = ("point", "touch", "hug", "smile", "wink", "thank", "flatter", "offend", "tease", "tap")
HELD: Final = ("leave", "raise", "hide", "tap", "kiss", "talk")
TO_HER: Final = ("ask-leave", "animal")


def mask_of_tags(tags: str) -> int:
    """The tags, written with spaces, as a mask."""
    mask = 0
    for tag in tags.split():
        mask |= 1 << TAGS.index(tag)
    return mask


def motions() -> list[Motion]:
    """C-23 The thirty-four, in the order of the table."""
    found: list[Motion] = []
    for tags, names in GESTURE_TABLE:
        for name in names.split():
            found.append(Motion(len(found), name, mask_of_tags(tags)))
    return found


AREAS: Final = [Area(index) for index in range(12)]
COLOURS: Final = [Colour(index) for index in range(3)]
STANCES: Final = [Stance(index) for index in range(2)]
MOTIONS: Final = motions()
AREA: Final = {area.name: area for area in AREAS}
MOTION: Final = {motion.name: motion for motion in MOTIONS}


def areas_beside(index: int) -> int:
    """The areas that share an edge with this one, as a mask."""
    mask = 0
    for a, b in adjacencies():
        if a == index:
            mask |= 1 << b
        elif b == index:
            mask |= 1 << a
    return mask


def adjacencies() -> list[tuple[int, int]]:
    """The thirty pairs: centre and hexagons, hexagons in a ring, triangles on two hexagons, the outer ring around all."""
    pairs: list[tuple[int, int]] = []
    for i in range(5):
        hexagon, after, triangle = 1 + i, 1 + (i + 1) % 5, 6 + i
        pairs += [(0, hexagon), (hexagon, after), (triangle, hexagon), (triangle, after), (11, hexagon), (11, triangle)]
    return pairs


BESIDE: Final = [areas_beside(index) for index in range(12)]
SAME: Final = 1
ADJACENT: Final = 2
FAR: Final = 4


def step_between(start: int, target: int) -> int:
    """Whether a move goes to the same area, an adjacent one or a far one; there is no other distance."""
    if start == target:
        return SAME
    return ADJACENT if BESIDE[start] >> target & 1 else FAR


def slot_of(area: int, colour: int, stance: int) -> int:
    """Where a board keeps the number of such artefacts in that area."""
    return area * SLOTS + colour * 2 + stance
