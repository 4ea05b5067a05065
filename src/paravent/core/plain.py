"""Moves, phases, events and views as plain JSON data, for wires, logs and texts."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from json import dumps
from json.encoder import encode_basestring_ascii
from typing import Final, cast

from paravent.core.rules import Json, Piece, View


def plain(value: object) -> Json:
    """The value as JSON data: dataclasses as objects with their `kind`, pieces and enums as their notation."""
    if isinstance(value, Enum):
        return plain(value.value)
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, Piece):
        return str(value)
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {str(plain(key)): plain(item) for key, item in value.items()}
    if is_dataclass(value):
        inside: dict[str, Json] = {"kind": type(value).__name__}
        for field in fields(value):
            inside[field.name] = plain(getattr(value, field.name))
        return inside
    raise TypeError(f"{type(value).__name__} has no plain form")


# A dataclass's attributes, each with the JSON that stands before its value; empty for pieces, whose word is kept in quotes.
_SHAPES: Final[dict[type, list[tuple[str, str]]]] = {}
_WORDS: Final[dict[object, str]] = {}
_NUMBERS: Final = [str(number) for number in range(256)]
NULL: Final = "null"


def plain_text(value: object) -> str:
    """`plain(value)` as JSON text, without making the data first: a server writes a view for every seat after every move."""
    if value is None:
        return NULL
    if isinstance(value, View):
        written = value.as_json()
        if written:
            return written
    out: list[str] = []
    _write(value, out)
    return "".join(out)


def _write(value: object, out: list[str]) -> None:
    kind = type(value)
    if value is None:
        out.append("null")
    elif value is True:
        out.append("true")
    elif value is False:
        out.append("false")
    elif kind is int:
        out.append(number(cast("int", value)))
    elif kind is tuple:
        _write_all(cast("tuple[object, ...]", value), out)
    elif kind is str:
        out.append(encode_basestring_ascii(cast("str", value)))
    else:
        shape = _SHAPES.get(kind)
        if shape is None:
            _write_other(value, out)
        elif shape:
            _write_object(value, shape, out)
        else:
            out.append(_word(value))


def _write_all(values: tuple[object, ...], out: list[str]) -> None:
    before = "["
    for value in values:
        out.append(before)
        _write(value, out)
        before = ","
    out.append("]" if values else "[]")


def _write_object(value: object, shape: list[tuple[str, str]], out: list[str]) -> None:
    for name, before in shape:
        out.append(before)
        _write(getattr(value, name), out)
    out.append("}")


def _write_other(value: object, out: list[str]) -> None:
    """What is rare, or written for the first time."""
    if isinstance(value, (list, tuple)):
        _write_all(tuple(value), out)
    elif isinstance(value, Piece):
        _SHAPES[type(value)] = []
        out.append(_word(value))
    elif isinstance(value, Enum):
        _write(value.value, out)
    elif isinstance(value, dict):
        _write_dict(value, out)
    elif is_dataclass(value) and fields(value):
        _SHAPES[type(value)] = _shape(value)
        _write(value, out)
    else:
        out.append(dumps(plain(value), separators=(",", ":")))


def _write_dict(value: dict[object, object], out: list[str]) -> None:
    before = "{"
    for key, inside in value.items():
        out.append(before + dumps(str(plain(key))) + ":")
        _write(inside, out)
        before = ","
    out.append("}" if value else "{}")


# What `tools/fields.py` writes out for views is put together of these.


def number(number: int) -> str:
    """A number as JSON."""
    return _NUMBERS[number] if 0 <= number < 256 else str(number)


def number_if(given: int | None) -> str:
    """A number as JSON, or null."""
    return NULL if given is None else number(given)


def flag(on: bool) -> str:
    """A flag as JSON."""
    return "true" if on else "false"


def listed(texts: list[str]) -> str:
    """What is JSON already, as a list."""
    return f"[{','.join(texts)}]"


def _word(piece: object) -> str:
    word = _WORDS.get(piece)
    if word is None:
        word = dumps(str(piece))
        _WORDS[piece] = word
    return word


def _shape(value: object) -> list[tuple[str, str]]:
    names = [field.name for field in fields(value)] if is_dataclass(value) else []
    kind = '{"kind":' + dumps(type(value).__name__)
    return [(name, (kind if name is names[0] else "") + "," + dumps(name) + ":") for name in names]
