"""What writes a value as numbers: one encoder for each kind of field, put together by `layout`.

Every encoder writes the same columns each time, whatever the value: what is not there is written as zeros. A value outside its
bounds is refused, never cut. Two values are written alike only if they are equal.

Rows are written over again and again, and most of a view is what it was. So a page keeps, beside its numbers, what was written
last of whatever cannot change: the same object in the same place need not be written again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from paravent.core.errors import ParaventError
from paravent.core.rules import Seat

UNSURE: Final[object] = object()  # kept while something is being written: should that fail, it is not known what is there
ABSENT: Final[object] = object()  # kept for nothing instead of a list


class OutOfBounds(ParaventError):
    """A value that its declared bounds do not allow."""


def beyond(name: str, value: object, wanted: str) -> OutOfBounds:
    """The one sentence for a value that cannot be written."""
    return OutOfBounds("out-of-bounds", f"{name} is {value!r}, but must be {wanted}", {"field": name})


@final
class Page:
    """Rows for values of one kind, all zeros at first. `cells` are the numbers, `kept` what encoders remember of them."""

    def __init__(self, encoder: Encoder, rows: int) -> None:
        self.cells: Final = vec[i16]([0] * (rows * len(encoder.lows)))
        self.kept: Final[list[object]] = [None] * (rows * int(encoder.memory))


def blank(out: vec[i16], at: i64, end: i64) -> None:
    """Zeros from here to there."""
    while at < end:
        out[at] = 0
        at += 1


def forget(kept: list[object], memo: i64, end: i64) -> None:
    """Zeros are there now."""
    while memo < end:
        kept[memo] = None
        memo += 1


def same(kept: object, value: object) -> bool:
    """Whether the items of a list are the same objects as those of the tuple that was kept."""
    if not isinstance(kept, tuple):
        return False
    if isinstance(value, list):
        if len(kept) != len(value):
            return False
        for k in range(len(value)):
            if kept[k] is not value[k]:
                return False
        return True
    if not isinstance(value, tuple) or len(kept) != len(value):
        return False
    for k in range(len(value)):
        if kept[k] is not value[k]:
            return False
    return True


class Encoder:
    """Writes one value into `width` columns; `lows` and `highs` are the bounds of each, `columns` what each is called.

    Of what it wrote into a row it keeps `memory` things: only if nobody else writes there (`alone`).
    """

    def __init__(self, name: str, lows: list[int], highs: list[int], columns: list[str], memory: int = 0) -> None:
        self.name: Final = name
        self.lows: Final = lows
        self.highs: Final = highs
        self.columns: Final = columns
        self.width: Final[i64] = len(lows)
        self.memory: Final[i64] = memory
        self.alone: bool = True  # nobody else writes its columns: what it did not write there last time is still zero
        self.looks: bool = False  # it writes what a seat sees without a view being made

    def inside_of(self) -> list[Encoder]:
        """The encoders that write parts of it."""
        return []

    def share(self) -> None:
        """Others write the same columns: from now on all are written each time, and nothing is kept."""
        self.alone = False
        for encoder in self.inside_of():
            encoder.share()

    def write(self, value: object, page: Page, at: i64, memo: i64) -> None:
        """Write the value from this column on; what is kept of it begins at `memo`."""
        raise NotImplementedError

    def write_look(self, state: object, seat: Seat | None, page: Page, at: i64, memo: i64) -> None:
        """Write what the seat sees of a state: only if it `looks`."""
        raise NotImplementedError

    def put(self, number: i64, page: Page, at: i64, memo: i64) -> None:
        """Write a value that is a number."""
        self.write(int(number), page, at, memo)

    def pick(self, number: i64, value: object, page: Page, at: i64, memo: i64) -> None:
        """Write a value that is a piece with this index."""
        self.write(value, page, at, memo)


@final
class WholeEncoder(Encoder):
    """A whole number as it is; nothing as one less than the least."""

    def __init__(self, name: str, least: int, most: int, *, optional: bool) -> None:
        super().__init__(name, [least - 1 if optional else least], [most], [""])
        self.least: Final[i64] = least
        self.most: Final[i64] = most
        self.optional: Final = optional

    def write(self, value: object, page: Page, at: i64, memo: i64) -> None:
        if isinstance(value, int):
            self.put(value, page, at, memo)
        elif value is None and self.optional:
            page.cells[at] = i16(self.least - 1)
        else:
            raise self.refusal(value)

    def put(self, number: i64, page: Page, at: i64, memo: i64) -> None:
        if not self.least <= number <= self.most:
            raise self.refusal(int(number))
        page.cells[at] = i16(number)

    def refusal(self, value: object) -> OutOfBounds:
        return beyond(self.name, value, f"a whole number from {self.least} to {self.most}")


@final
class SymbolEncoder(Encoder):
    """A piece, a word or another of a few values, as its number from 1 on; nothing as 0."""

    def __init__(self, name: str, values: Sequence[object], *, optional: bool) -> None:
        super().__init__(name, [0 if optional else 1], [len(values)], [""])
        self.optional: Final = optional
        self.values: Final = list(values)
        self.known: Final[i64] = len(values)
        self.numbers: Final[dict[object, int]] = {value: number for number, value in enumerate(values, start=1)}
        self.last: object = UNSURE  # what was asked for last, which is often asked for again
        self.number: i16 = 0

    def write(self, value: object, page: Page, at: i64, memo: i64) -> None:
        if value is self.last:
            page.cells[at] = self.number
            return
        if value is None and self.optional:
            page.cells[at] = 0
            return
        number = self.numbers.get(value)
        if number is None:
            raise beyond(self.name, value, f"one of {len(self.numbers)} known ones")
        self.last = value
        self.number = i16(number)
        page.cells[at] = i16(number)

    def pick(self, number: i64, value: object, page: Page, at: i64, memo: i64) -> None:
        """Its index is its place among them, or it is looked up."""
        if 0 <= number < self.known and self.values[number] is value:
            page.cells[at] = i16(number + 1)
        else:
            self.write(value, page, at, memo)


@final
class TextEncoder(Encoder):
    """A text as its length and its characters' numbers."""

    def __init__(self, name: str, most: int) -> None:
        super().__init__(name, [0] * (1 + most), [most] + [32767] * most, ["length", *[str(k) for k in range(most)]])
        self.most: Final = most

    def write(self, value: object, page: Page, at: i64, memo: i64) -> None:
        text = cast("str", value)
        out = page.cells
        if len(text) > self.most:
            raise beyond(self.name, value, f"a text of {self.most} characters at most")
        out[at] = i16(len(text))
        for number in range(len(text)):
            character = ord(text[number])
            if character > 32767:
                raise beyond(self.name, value, "a text of characters below number 32768")
            out[at + 1 + number] = i16(character)
        blank(out, at + 1 + len(text), at + self.width)


@final
class OptionalEncoder(Encoder):
    """Whether it is there, and what it is."""

    def __init__(self, name: str, inside: Encoder) -> None:
        lows = [0] + [min(0, low) for low in inside.lows]
        highs = [1] + [max(0, high) for high in inside.highs]
        super().__init__(name, lows, highs, ["there", *inside.columns], int(inside.memory))
        self.inside: Final = inside

    def inside_of(self) -> list[Encoder]:
        return [self.inside]

    def write(self, value: object, page: Page, at: i64, memo: i64) -> None:
        if value is not None:
            page.cells[at] = 1
            self.inside.write(value, page, at + 1, memo)
        elif not self.alone:
            blank(page.cells, at, at + self.width)
        elif page.cells[at] != 0:
            blank(page.cells, at, at + self.width)
            forget(page.kept, memo, memo + self.memory)


Getter: TypeAlias = Callable[[object], object]
Fields: TypeAlias = list[tuple[str, Encoder]]


class RecordEncoder(Encoder):
    """The fields of a dataclass, one after the other. `getter` gets them all at once, as a tuple.

    One that is `settled`, frozen with all that is in it, is kept. A game's `rows.py` has the same for its own classes, but reads
    their fields as compiled code does: see tools/rows.py.
    """

    def __init__(
        self,
        name: str,
        made: type,
        getter: Getter,
        fields: Fields,
        *,
        settled: bool,
    ) -> None:
        lows = [low for _, field in fields for low in field.lows]
        highs = [high for _, field in fields for high in field.highs]
        columns = [joined(word, column) for word, field in fields for column in field.columns]
        memory = (1 if settled else 0) + sum([int(field.memory) for _, field in fields])
        super().__init__(name, lows, highs, columns, memory)
        self.made: Final = made
        self.getter: Final = getter
        self.fields: Final = [field for _, field in fields]
        self.settled: Final = settled

    def inside_of(self) -> list[Encoder]:
        return self.fields

    @final
    def write(self, value: object, page: Page, at: i64, memo: i64) -> None:
        if not self.settled:
            self.write_fields(value, page, at, memo)
        elif not self.alone:
            self.write_fields(value, page, at, memo + 1)
        elif page.kept[memo] is not value or value is None:
            page.kept[memo] = UNSURE
            self.write_fields(value, page, at, memo + 1)
            page.kept[memo] = value

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        """Write one after the other."""
        self.check(value)
        if not self.fields:
            return
        fields = self.fields
        for number, inside in enumerate(cast("tuple[object, ...]", self.getter(value))):
            field = fields[number]
            field.write(inside, page, at, memo)
            at += field.width
            memo += field.memory

    @final
    def check(self, value: object) -> None:
        """Refuse what is of another class."""
        if type(value) is not self.made:
            raise beyond(self.name, value, f"a {self.made.__name__}")


def joined(word: str, column: str) -> str:
    """A field's name and what is inside it."""
    if not column:
        return word
    return f"{word}{column}" if column.startswith("[") else f"{word}.{column}"


@final
class ManyEncoder(Encoder):
    """The items of a list in their slots; before them how many there are, unless that is always the same.

    A list of `settled` items of one column each is kept as a whole; other items see to that themselves.
    """

    def __init__(self, name: str, item: Encoder, most: int, *, exactly: bool, settled: bool) -> None:
        slots = [joined(f"[{k}]", column) for k in range(most) for column in item.columns]
        lows, highs = item.lows * most, item.highs * most
        if not exactly:
            lows, highs, slots = [min(0, low) for low in lows], [max(0, high) for high in highs], ["length", *slots]
            lows, highs = [0, *lows], [most, *highs]
        plain = settled and item.memory == 0
        super().__init__(name, lows, highs, slots, 1 if plain else most * int(item.memory))
        self.item: Final = item
        self.most: Final[i64] = most
        self.exactly: Final = exactly
        self.first: Final[i64] = 0 if exactly else 1  # where the slots begin
        self.plain: Final = plain

    def inside_of(self) -> list[Encoder]:
        return [self.item]

    def write(self, value: object, page: Page, at: i64, memo: i64) -> None:
        if not self.plain or not self.alone:
            self.write_items(listed(value), page, at, memo)
        elif not same(page.kept[memo], value):
            items = listed(value)
            page.kept[memo] = UNSURE
            self.write_items(items, page, at, memo)
            page.kept[memo] = items

    def write_items(self, items: tuple[object, ...], page: Page, at: i64, memo: i64) -> None:
        """Write one after the other, and zeros where there were more."""
        number = i64(len(items))
        if number > self.most or (self.exactly and number != self.most):
            raise beyond(self.name, items, self.wanted())
        item, slot, kept = self.item, at + self.first, memo
        for inside in items:
            item.write(inside, page, slot, kept)
            slot += item.width
            kept += item.memory
        self.leave(number, page, at, memo)

    def enter(self, number: i64) -> None:
        """Refuse an item if there are so many already."""
        if number >= self.most:
            raise beyond(self.name, f"{number + 1} items", self.wanted())

    def leave(self, number: i64, page: Page, at: i64, memo: i64) -> None:
        """So many items were written: say so, and leave zeros where there were more."""
        if self.exactly:
            if number != self.most:
                raise beyond(self.name, f"{number} items", self.wanted())
            return
        before = i64(page.cells[at]) if self.alone else self.most
        if before > number:
            blank(page.cells, at + 1 + number * self.item.width, at + 1 + before * self.item.width)
            if self.alone:
                forget(page.kept, memo + number * self.item.memory, memo + before * self.item.memory)
        page.cells[at] = i16(number)  # last: until then it says what is to be cleared

    def wanted(self) -> str:
        return f"{'exactly' if self.exactly else 'at most'} {self.most} items"


def listed(value: object) -> tuple[object, ...]:
    """The items of a list: if it could be changed, a copy."""
    return value if isinstance(value, tuple) else tuple(cast("Sequence[object]", value))


@final
class CountsEncoder(Encoder):
    """How often each of these values is in a list that has them in this order; nothing instead of a list as -1 everywhere."""

    def __init__(self, name: str, values: Sequence[object], most: int, *, optional: bool) -> None:
        number = len(values)
        super().__init__(name, [-1 if optional else 0] * number, [most] * number, [f"[{value}]" for value in values], 1)
        self.most: Final[i64] = most
        self.optional: Final = optional
        self.numbers: Final[dict[object, int]] = {value: number for number, value in enumerate(values)}

    def write(self, value: object, page: Page, at: i64, memo: i64) -> None:
        before = page.kept[memo] if self.alone else UNSURE
        if value is None and self.optional:
            if before is not ABSENT:
                self.fill(page.cells, at, -1)
                self.keep(ABSENT, page, memo)
            return
        if isinstance(before, tuple):
            if same(before, value):
                return
            self.take_back(before, page.cells, at)
        elif before is not None:
            self.fill(page.cells, at, 0)
        items = listed(value)
        self.keep(UNSURE, page, memo)
        self.count(items, page.cells, at)
        self.keep(items, page, memo)

    def keep(self, what: object, page: Page, memo: i64) -> None:
        if self.alone:
            page.kept[memo] = what

    def fill(self, out: vec[i16], at: i64, number: i16) -> None:
        """The same everywhere."""
        end = at + self.width
        while at < end:
            out[at] = number
            at += 1

    def take_back(self, items: tuple[object, ...], out: vec[i16], at: i64) -> None:
        """Zeros where these were counted."""
        for inside in items:
            out[at + self.numbers[inside]] = 0

    def count(self, items: tuple[object, ...], out: vec[i16], at: i64) -> None:
        before = -1
        for inside in items:
            number = self.numbers.get(inside)
            if number is None or number < before:
                raise beyond(self.name, items, f"a list, in their order, of {len(self.numbers)} known ones")
            before = number
            held = i64(out[at + number])
            if held >= self.most:
                raise beyond(self.name, items, f"a list with each at most {self.most} times")
            out[at + number] = i16(held + 1)


@final
class UnionEncoder(Encoder):
    """Which of several kinds it is, from 1 on, and what it is; None, if that may be, as 0. If all are `settled`, it is kept."""

    def __init__(self, name: str, arms: list[tuple[type, Encoder]], *, optional: bool, settled: bool) -> None:
        width = max([len(encoder.lows) for _, encoder in arms])
        lows, highs = [0 if optional else 1], [len(arms)]
        for k in range(width):
            there = [encoder for _, encoder in arms if k < len(encoder.lows)]
            lows.append(min(0, *[encoder.lows[k] for encoder in there]))
            highs.append(max(0, *[encoder.highs[k] for encoder in there]))
        super().__init__(name, lows, highs, ["kind", *[str(k) for k in range(width)]], 1 if settled else 0)
        self.optional: Final = optional
        self.settled: Final = settled
        self.kinds: Final = [made.__name__ for made, _ in arms]
        self.encoders: Final = [encoder for _, encoder in arms]
        self.numbers: Final[dict[object, int]] = {made: number for number, (made, _) in enumerate(arms)}
        for encoder in self.encoders:
            encoder.share()

    def inside_of(self) -> list[Encoder]:
        return self.encoders

    def write(self, value: object, page: Page, at: i64, memo: i64) -> None:
        if not self.settled or not self.alone:
            self.write_arm(value, page, at, memo)
        elif page.kept[memo] is not value or (value is None and not self.optional):
            page.kept[memo] = UNSURE
            self.write_arm(value, page, at, memo)
            page.kept[memo] = value

    def write_arm(self, value: object, page: Page, at: i64, memo: i64) -> None:
        """Write what it is; none of the arms keeps anything, for they share their columns."""
        if value is None and self.optional:
            blank(page.cells, at, at + self.width)
            return
        number = self.numbers.get(type(value))
        if number is None:
            raise beyond(self.name, value, f"one of {', '.join(self.kinds)}")
        encoder = self.encoders[number]
        page.cells[at] = i16(number + 1)
        encoder.write(value, page, at + 1, memo)
        blank(page.cells, at + 1 + encoder.width, at + self.width)


@final
class FixedEncoder(Encoder):
    """What never differs: no column at all. That it does not is looked after."""

    def __init__(self, name: str) -> None:
        super().__init__(name, [], [], [])
        self.known: list[object] = []

    def write(self, value: object, page: Page, at: i64, memo: i64) -> None:
        if isinstance(value, list):
            value = tuple(value)
        if not self.known:
            self.known.append(value)
        elif value is not self.known[0] and value != self.known[0]:
            raise beyond(self.name, value, f"always {self.known[0]!r}")


@final
class SpelledEncoder(Encoder):
    """What the game itself writes as numbers. A list of `settled` items is kept."""

    def __init__(
        self, name: str, spell: Callable[[object], list[int]], width: int, least: int, most: int, *, settled: bool
    ) -> None:
        super().__init__(name, [least] * width, [most] * width, [str(k) for k in range(width)], 1 if settled else 0)
        self.spell: Final = spell
        self.least: Final[i64] = least
        self.most: Final[i64] = most
        self.settled: Final = settled

    def write(self, value: object, page: Page, at: i64, memo: i64) -> None:
        if not self.settled or not self.alone:
            self.write_spelled(value, page.cells, at)
        elif not same(page.kept[memo], value):
            items = listed(value)
            page.kept[memo] = UNSURE
            self.write_spelled(items, page.cells, at)
            page.kept[memo] = items

    def write_spelled(self, value: object, out: vec[i16], at: i64) -> None:
        """The numbers that the game gives."""
        numbers = self.spell(value)
        if len(numbers) != self.width:
            raise beyond(self.name, value, f"spelled in {self.width} numbers, not {len(numbers)}")
        least, most = self.least, self.most
        for each in numbers:
            number = i64(each)
            if number < least or number > most:
                raise beyond(self.name, value, f"spelled in numbers from {least} to {most}")
            out[at] = i16(number)
            at += 1


def row(encoder: Encoder, value: object) -> list[int]:
    """The value as numbers, by itself."""
    page = Page(encoder, 1)
    encoder.write(value, page, 0, 0)
    return [int(number) for number in page.cells]


def looked_row(encoder: Encoder, state: object, seat: Seat | None) -> list[int] | None:
    """What the seat sees of a state as numbers, without a view; None if that encoder needs one."""
    if not encoder.looks:
        return None
    page = Page(encoder, 1)
    encoder.write_look(state, seat, page, 0, 0)
    return [int(number) for number in page.cells]
