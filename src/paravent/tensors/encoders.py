"""What writes a value as numbers: one encoder for each kind of field, put together by `layout`.

Every encoder writes the same columns each time, whatever the value: what is not there is written as zeros. A value outside its
bounds is refused, never cut. Two values are written alike only if they are equal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from paravent.core.errors import ParaventError


class OutOfBounds(ParaventError):
    """A value that its declared bounds do not allow."""


def beyond(name: str, value: object, wanted: str) -> OutOfBounds:
    """The one sentence for a value that cannot be written."""
    return OutOfBounds("out-of-bounds", f"{name} is {value!r}, but must be {wanted}", {"field": name})


def clear(out: vec[i16], at: i64, end: i64) -> None:
    """Zeros from here to there."""
    while at < end:
        out[at] = 0
        at += 1


class Encoder:
    """Writes one value into `width` columns; `lows` and `highs` are the bounds of each, `columns` what each is called."""

    def __init__(self, name: str, lows: list[int], highs: list[int], columns: list[str]) -> None:
        self.name: Final = name
        self.lows: Final = lows
        self.highs: Final = highs
        self.columns: Final = columns
        self.width: Final[i64] = len(lows)
        self.alone: bool = True  # nobody else writes its columns: what it did not write there last time is still zero

    def inside_of(self) -> list[Encoder]:
        """The encoders that write parts of it."""
        return []

    def share(self) -> None:
        """Others write the same columns: from now on all are written each time."""
        self.alone = False
        for encoder in self.inside_of():
            encoder.share()

    def write(self, value: object, out: vec[i16], at: i64) -> None:
        """Write the value from this column on."""
        raise NotImplementedError


@final
class WholeEncoder(Encoder):
    """A whole number as it is; nothing as one less than the least."""

    def __init__(self, name: str, least: int, most: int, *, optional: bool) -> None:
        super().__init__(name, [least - 1 if optional else least], [most], [""])
        self.least: Final[i64] = least
        self.most: Final[i64] = most
        self.optional: Final = optional

    def write(self, value: object, out: vec[i16], at: i64) -> None:
        if isinstance(value, int):
            if self.least <= value <= self.most:
                out[at] = i16(value)
                return
        elif value is None and self.optional:
            out[at] = i16(self.least - 1)
            return
        raise beyond(self.name, value, f"a whole number from {self.least} to {self.most}")


@final
class SymbolEncoder(Encoder):
    """A piece, a word or another of a few values, as its number from 1 on; nothing as 0."""

    def __init__(self, name: str, values: Sequence[object], *, optional: bool) -> None:
        super().__init__(name, [0 if optional else 1], [len(values)], [""])
        self.optional: Final = optional
        self.numbers: Final[dict[object, int]] = {value: number for number, value in enumerate(values, start=1)}

    def write(self, value: object, out: vec[i16], at: i64) -> None:
        if value is None and self.optional:
            out[at] = 0
            return
        number = self.numbers.get(value)
        if number is None:
            raise beyond(self.name, value, f"one of {len(self.numbers)} known ones")
        out[at] = i16(number)


@final
class TextEncoder(Encoder):
    """A text as its length and its characters' numbers."""

    def __init__(self, name: str, most: int) -> None:
        super().__init__(name, [0] * (1 + most), [most] + [32767] * most, ["length", *[str(k) for k in range(most)]])
        self.most: Final = most

    def write(self, value: object, out: vec[i16], at: i64) -> None:
        text = cast("str", value)
        if len(text) > self.most:
            raise beyond(self.name, value, f"a text of {self.most} characters at most")
        out[at] = i16(len(text))
        for k in range(len(text)):
            character = ord(text[k])
            if character > 32767:
                raise beyond(self.name, value, "a text of characters below number 32768")
            out[at + 1 + k] = i16(character)
        clear(out, at + 1 + len(text), at + self.width)


@final
class OptionalEncoder(Encoder):
    """Whether it is there, and what it is."""

    def __init__(self, name: str, inside: Encoder) -> None:
        lows = [0] + [min(0, low) for low in inside.lows]
        highs = [1] + [max(0, high) for high in inside.highs]
        super().__init__(name, lows, highs, ["there", *inside.columns])
        self.inside: Final = inside

    def inside_of(self) -> list[Encoder]:
        return [self.inside]

    def write(self, value: object, out: vec[i16], at: i64) -> None:
        if value is not None:
            out[at] = 1
            self.inside.write(value, out, at + 1)
        elif out[at] != 0 or not self.alone:
            clear(out, at, at + self.width)


@final
class RecordEncoder(Encoder):
    """The fields of a dataclass, one after the other. `getter` gets them all at once, as a tuple."""

    def __init__(self, name: str, made: type, getter: Callable[[object], object], fields: list[tuple[str, Encoder]]) -> None:
        lows = [low for _, field in fields for low in field.lows]
        highs = [high for _, field in fields for high in field.highs]
        columns = [joined(word, column) for word, field in fields for column in field.columns]
        super().__init__(name, lows, highs, columns)
        self.made: Final = made
        self.getter: Final = getter
        self.fields: Final = [field for _, field in fields]

    def inside_of(self) -> list[Encoder]:
        return self.fields

    def write(self, value: object, out: vec[i16], at: i64) -> None:
        if type(value) is not self.made:
            raise beyond(self.name, value, f"a {self.made.__name__}")
        if not self.fields:
            return
        fields = self.fields
        for number, inside in enumerate(cast("tuple[object, ...]", self.getter(value))):
            field = fields[number]
            field.write(inside, out, at)
            at += field.width


def joined(word: str, column: str) -> str:
    """A field's name and what is inside it."""
    if not column:
        return word
    return f"{word}{column}" if column.startswith("[") else f"{word}.{column}"


@final
class ManyEncoder(Encoder):
    """The items of a list in their slots; before them how many there are, unless that is always the same."""

    def __init__(self, name: str, item: Encoder, most: int, *, exactly: bool) -> None:
        slots = [joined(f"[{k}]", column) for k in range(most) for column in item.columns]
        lows, highs = item.lows * most, item.highs * most
        if not exactly:
            lows, highs, slots = [min(0, low) for low in lows], [max(0, high) for high in highs], ["length", *slots]
            lows, highs = [0, *lows], [most, *highs]
        super().__init__(name, lows, highs, slots)
        self.item: Final = item
        self.most: Final = most
        self.exactly: Final = exactly

    def inside_of(self) -> list[Encoder]:
        return [self.item]

    def write(self, value: object, out: vec[i16], at: i64) -> None:
        items = cast("tuple[object, ...]", value)
        number = len(items)
        if number > self.most or (self.exactly and number != self.most):
            raise beyond(self.name, value, f"{'exactly' if self.exactly else 'at most'} {self.most} items")
        item, slot = self.item, at if self.exactly else at + 1
        for inside in items:
            item.write(inside, out, slot)
            slot += item.width
        if not self.exactly:
            before = i64(out[at]) if self.alone else i64(self.most)
            if before > number:
                clear(out, slot, at + 1 + before * item.width)
            out[at] = i16(number)  # last: until then it says what is to be cleared


@final
class CountsEncoder(Encoder):
    """How often each of these values is in a list that has them in this order; nothing instead of a list as -1 everywhere."""

    def __init__(self, name: str, values: Sequence[object], most: int, *, optional: bool) -> None:
        number = len(values)
        super().__init__(name, [-1 if optional else 0] * number, [most] * number, [f"[{value}]" for value in values])
        self.most: Final[i64] = most
        self.optional: Final = optional
        self.numbers: Final[dict[object, int]] = {value: number for number, value in enumerate(values)}

    def write(self, value: object, out: vec[i16], at: i64) -> None:
        if value is None and self.optional:
            end = at + self.width
            while at < end:
                out[at] = -1
                at += 1
            return
        clear(out, at, at + self.width)
        before = -1
        for inside in cast("tuple[object, ...]", value):
            number = self.numbers.get(inside)
            if number is None or number < before:
                raise beyond(self.name, value, f"a list, in their order, of {len(self.numbers)} known ones")
            before = number
            held = i64(out[at + number])
            if held >= self.most:
                raise beyond(self.name, value, f"a list with each at most {self.most} times")
            out[at + number] = i16(held + 1)


@final
class UnionEncoder(Encoder):
    """Which of several kinds it is, from 1 on, and what it is; None, if that may be, as 0."""

    def __init__(self, name: str, arms: list[tuple[type, Encoder]], *, optional: bool) -> None:
        width = max([len(encoder.lows) for _, encoder in arms])
        lows, highs = [0 if optional else 1], [len(arms)]
        for k in range(width):
            there = [encoder for _, encoder in arms if k < len(encoder.lows)]
            lows.append(min(0, *[encoder.lows[k] for encoder in there]))
            highs.append(max(0, *[encoder.highs[k] for encoder in there]))
        super().__init__(name, lows, highs, ["kind", *[str(k) for k in range(width)]])
        self.optional: Final = optional
        self.kinds: Final = [made.__name__ for made, _ in arms]
        self.encoders: Final = [encoder for _, encoder in arms]
        self.numbers: Final[dict[object, int]] = {made: number for number, (made, _) in enumerate(arms)}
        for encoder in self.encoders:
            encoder.share()

    def inside_of(self) -> list[Encoder]:
        return self.encoders

    def write(self, value: object, out: vec[i16], at: i64) -> None:
        if value is None and self.optional:
            clear(out, at, at + self.width)
            return
        number = self.numbers.get(type(value))
        if number is None:
            raise beyond(self.name, value, f"one of {', '.join(self.kinds)}")
        encoder = self.encoders[number]
        out[at] = i16(number + 1)
        encoder.write(value, out, at + 1)
        clear(out, at + 1 + encoder.width, at + self.width)


@final
class FixedEncoder(Encoder):
    """What never differs: no column at all. That it does not is looked after."""

    def __init__(self, name: str) -> None:
        super().__init__(name, [], [], [])
        self.known: list[object] = []

    def write(self, value: object, out: vec[i16], at: i64) -> None:
        if not self.known:
            self.known.append(value)
        elif value is not self.known[0] and value != self.known[0]:
            raise beyond(self.name, value, f"always {self.known[0]!r}")


@final
class SpelledEncoder(Encoder):
    """What the game itself writes as numbers."""

    def __init__(self, name: str, spell: Callable[[object], list[int]], width: int, least: int, most: int) -> None:
        super().__init__(name, [least] * width, [most] * width, [str(k) for k in range(width)])
        self.spell: Final = spell
        self.least: Final[i64] = least
        self.most: Final[i64] = most

    def write(self, value: object, out: vec[i16], at: i64) -> None:
        numbers = self.spell(value)
        if len(numbers) != self.width:
            raise beyond(self.name, value, f"spelled in {self.width} numbers, not {len(numbers)}")
        for number in numbers:
            if not self.least <= number <= self.most:
                raise beyond(self.name, value, f"spelled in numbers from {self.least} to {self.most}")
            out[at] = i16(number)
            at += 1


def row(encoder: Encoder, value: object) -> list[int]:
    """The value as numbers, by itself."""
    out = vec[i16]([0] * len(encoder.lows))
    encoder.write(value, out, 0)
    return [int(number) for number in out]
