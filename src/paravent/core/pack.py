"""Views and events as JSON data that says what it is made of, for a bot in another process; and back.

`plain` is shorter and made to be read, but to know from it which piece a word names one needs the types of all fields, which
compiled classes forget. Here every value brings its class along, by the name that it has in the game's package. Whoever unpacks
trusts whoever packed.
"""

from __future__ import annotations

import sys
from dataclasses import fields, is_dataclass
from enum import Enum
from importlib import import_module
from typing import Final, cast, final

from paravent.core.rules import Event, Json, Piece, View


def pack(value: object) -> Json:
    """A view or event: numbers, words and nothing as they are, everything else as a list that begins with what it is."""
    if isinstance(value, Enum):
        return ["enum", class_name(value), pack(value.value)]
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, Piece):
        return ["piece", class_name(value), str(value)]
    if isinstance(value, tuple):
        return ["tuple", *[pack(item) for item in value]]
    if isinstance(value, list):
        return ["list", *[pack(item) for item in value]]
    if isinstance(value, dict):
        return ["dict", *[[pack(key), pack(item)] for key, item in value.items()]]
    if is_dataclass(value):
        return ["made", class_name(value), *[pack(getattr(value, field.name)) for field in fields(value)]]
    raise TypeError(f"{type(value).__name__} cannot be packed")


def class_name(value: object) -> str:
    """The class's module and name, as in `jars.cards:Jar`."""
    return f"{type(value).__module__}:{type(value).__qualname__}"


@final
class Unpacker:
    """Makes one game's values again. Its pieces are those that the modules of its package hold; the package is imported."""

    def __init__(self, package: str) -> None:
        self._classes: Final[dict[str, type]] = {}
        self._pieces: Final[dict[tuple[type, str], Piece]] = {}
        for name, module in list(sys.modules.items()):
            if name.startswith(f"{package}."):
                for value in list(vars(module).values()):
                    self._learn(value)

    def view(self, data: Json) -> View:
        """The view that was packed."""
        return cast("View", self.unpack(data))

    def event(self, data: Json) -> Event:
        """The event that was packed."""
        return cast("Event", self.unpack(data))

    def unpack(self, data: Json) -> object:
        """The value that was packed."""
        if not isinstance(data, list):
            return data
        inside = data[1:]
        match data[0]:
            case "made":
                made = self._class(str(inside[0]))
                names = [field.name for field in fields(made)]
                return made(**{name: self.unpack(item) for name, item in zip(names, inside[1:], strict=True)})
            case "piece":
                return self._piece(self._class(str(inside[0])), str(inside[1]))
            case "tuple":
                return tuple([self.unpack(item) for item in inside])
            case "list":
                return [self.unpack(item) for item in inside]
            case "dict":
                return {self.unpack(pair[0]): self.unpack(pair[1]) for pair in cast("list[list[Json]]", inside)}
            case "enum":
                return self._class(str(inside[0]))(inside[1])
        raise TypeError(f"{data[0]!r} is nothing that is packed")

    def _class(self, name: str) -> type:
        if name not in self._classes:
            module, _, attribute = name.partition(":")
            self._classes[name] = getattr(import_module(module), attribute)
        return self._classes[name]

    def _piece(self, kind: type, token: str) -> Piece:
        piece = self._pieces.get((kind, token))
        if piece is None:
            raise TypeError(f"{token!r} is no {kind.__name__}")
        return piece

    def _learn(self, value: object) -> None:
        if isinstance(value, Piece):
            self._pieces.setdefault((type(value), str(value)), value)
        elif isinstance(value, (list, tuple, set, frozenset)):
            for item in value:
                self._learn(item)
        elif isinstance(value, dict):
            for key, item in value.items():
                self._learn(key)
                self._learn(item)
