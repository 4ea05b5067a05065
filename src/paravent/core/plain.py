"""Moves, phases, events and views as plain JSON data, for wires, logs and texts."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from json import dumps
from typing import Final

from paravent.core.rules import Json, Piece


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


# A dataclass's attributes, each with the JSON that stands before its value; a piece's word in quotes.
_SHAPES: Final[dict[type, list[tuple[str, str]]]] = {}
_WORDS: Final[dict[Piece, str]] = {}


def plain_text(value: object) -> str:
    """`plain(value)` as JSON text, without making the data first: a server writes a view for every seat after every move."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if type(value) is int:
        return str(value)
    if type(value) is str:
        return dumps(value)
    if isinstance(value, Piece):
        return _word(value)
    if isinstance(value, (list, tuple)):
        return "[" + ",".join([plain_text(item) for item in value]) + "]"
    shape = _SHAPES.get(type(value))
    if shape is not None:
        return _object_text(value, shape)
    if isinstance(value, Enum):
        return plain_text(value.value)
    if isinstance(value, int):
        return str(int(value))
    if isinstance(value, dict):
        return "{" + ",".join([dumps(str(plain(key))) + ":" + plain_text(item) for key, item in value.items()]) + "}"
    if is_dataclass(value):
        return _object_text(value, _shape(value))
    return dumps(plain(value))


def _word(piece: Piece) -> str:
    word = _WORDS.get(piece)
    if word is None:
        word = dumps(str(piece))
        _WORDS[piece] = word
    return word


def _shape(value: object) -> list[tuple[str, str]]:
    kind = type(value)
    names = [field.name for field in fields(value)] if is_dataclass(value) else []
    shape = [(name, "," + dumps(name) + ":") for name in names]
    _SHAPES[kind] = shape
    return shape


def _object_text(value: object, shape: list[tuple[str, str]]) -> str:
    parts = ['{"kind":"', type(value).__name__, '"']
    for name, before in shape:
        parts.append(before)
        parts.append(plain_text(getattr(value, name)))
    parts.append("}")
    return "".join(parts)
