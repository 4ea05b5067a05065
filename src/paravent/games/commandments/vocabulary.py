"""The small language in which cards are written: a test is a tree of these nodes, which `reading` makes and `scene` evaluates."""

from __future__ import annotations

from typing import Final, TypeAlias, Union, final

# The places that depend on the move, as flags
FROM_START: Final = 1
FROM_TARGET: Final = 2
BESIDE_START: Final = 4
BESIDE_TARGET: Final = 8


# What a test looks at


@final
class Place:
    """Some areas: fixed ones as a mask, and those that depend on the move as flags."""

    def __init__(self, mask: int, relative: int) -> None:
        self.mask: Final = mask
        self.relative: Final = relative


@final
class Fit:
    """Which gestures count: of these motions, at this moment, to these people (None: whoever)."""

    def __init__(self, motions: int, *, before: bool, holding: bool, to: str | None) -> None:
        self.motions: Final = motions
        self.before: Final = before
        self.holding: Final = holding
        self.to: Final = to


@final
class Limit:
    """What must hold in an area: so many artefacts of these slots, or (None) so many colours."""

    def __init__(self, slots: int | None, least: int, most: int) -> None:
        self.slots: Final = slots
        self.least: Final = least
        self.most: Final = most


# Counts


@final
class Artefacts:
    """Such artefacts in all of the place together."""

    def __init__(self, place: Place, slots: int) -> None:
        self.place: Final = place
        self.slots: Final = slots


@final
class Colours:
    """Different colours in all of the place together."""

    def __init__(self, place: Place) -> None:
        self.place: Final = place


@final
class AreasWhere:
    """Areas of the place where every limit holds."""

    def __init__(self, place: Place, limits: list[Limit]) -> None:
        self.place: Final = place
        self.limits: Final = limits


@final
class Largest:
    """Such artefacts in the area of the place that has most."""

    def __init__(self, place: Place, slots: int) -> None:
        self.place: Final = place
        self.slots: Final = slots


@final
class Gestures:
    """Gestures that fit; with `different`, their different motions."""

    def __init__(self, fit: Fit, *, different: bool) -> None:
        self.fit: Final = fit
        self.different: Final = different


@final
class Says:
    """Sayings."""


@final
class WordsSaid:
    """Words in all the sayings."""


Count: TypeAlias = Union[Artefacts, Colours, AreasWhere, Largest, Gestures, Says, WordsSaid]


# Conditions


@final
class AllOf:
    """Every part is true."""

    def __init__(self, parts: list[Condition]) -> None:
        self.parts: Final = parts


@final
class AnyOf:
    """Some part is true."""

    def __init__(self, parts: list[Condition]) -> None:
        self.parts: Final = parts


@final
class Not:
    """The part is false."""

    def __init__(self, part: Condition) -> None:
        self.part: Final = part


@final
class Moved:
    """The moved artefact has one of these colours (a mask)."""

    def __init__(self, colours: int) -> None:
        self.colours: Final = colours


@final
class PutSo:
    """It was put down in this stance."""

    def __init__(self, stance: int) -> None:
        self.stance: Final = stance


@final
class StartsIn:
    """The start is among these places."""

    def __init__(self, place: Place) -> None:
        self.place: Final = place


@final
class EndsIn:
    """The target is among these places."""

    def __init__(self, place: Place) -> None:
        self.place: Final = place


@final
class Stepped:
    """Start to target is one of these steps (a mask)."""

    def __init__(self, steps: int) -> None:
        self.steps: Final = steps


@final
class Between:
    """A count from `least` to `most`: at least, at most and exactly."""

    def __init__(self, least: int, most: int, count: Count) -> None:
        self.least: Final = least
        self.most: Final = most
        self.count: Final = count


@final
class More:
    """The first count is greater."""

    def __init__(self, more: Count, less: Count) -> None:
        self.more: Final = more
        self.less: Final = less


@final
class SaidOneOf:
    """One of these words was said."""

    def __init__(self, words: list[str]) -> None:
        self.words: Final = words


@final
class AsBefore:
    """Something is as in the previous move (C-5)."""

    def __init__(self, what: str) -> None:
        self.what: Final = what


Condition: TypeAlias = Union[
    AllOf, AnyOf, Not, Moved, PutSo, StartsIn, EndsIn, Stepped, Between, More, SaidOneOf, AsBefore
]  # fmt: skip


def mentions_previous(condition: Condition) -> bool:
    """C-5 Whether the previous move comes up anywhere in the test."""
    if isinstance(condition, (AllOf, AnyOf)):
        for part in condition.parts:
            if mentions_previous(part):
                return True
        return False
    if isinstance(condition, Not):
        return mentions_previous(condition.part)
    return isinstance(condition, AsBefore)
