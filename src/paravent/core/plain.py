"""Moves, phases, events and views as plain JSON data, for wires, logs and texts."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum

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
