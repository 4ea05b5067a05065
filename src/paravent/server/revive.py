"""The inverse of `plain`: views, phases and events from JSON data, by what the game's dataclasses say of their fields.

Compiled classes forget their annotations, so these are read from the game's source files, which lie beside the compiled ones.
"""

from __future__ import annotations

import ast
import types
from collections.abc import Sequence
from dataclasses import is_dataclass
from enum import Enum
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Final, Union, cast, final, get_args, get_origin, get_type_hints

from paravent.core.rules import Event, Json, Piece, View


@final
class Reviver:
    """Makes one game's values from plain data."""

    def __init__(self, game: str) -> None:
        package = import_module(f"paravent.games.{game}")
        folder = Path(package.__path__[0])
        self._classes: Final[dict[str, list[type]]] = {}
        self._hints: Final[dict[type, dict[str, object]]] = {}
        self._pieces: Final[dict[str, list[Piece]]] = {}
        for found in iter_modules([str(folder)]):
            module = import_module(f"paravent.games.{game}.{found.name}")
            self._learn_classes(module, ast.parse((folder / f"{found.name}.py").read_text(encoding="utf-8")))
            for value in list(vars(module).values()):
                self._learn_pieces(value)

    def view(self, data: Json) -> View:
        """A view from its plain form."""
        return cast("View", self.value(View, data))

    def event(self, data: Json) -> Event:
        """An event from its plain form."""
        return cast("Event", self.value(Event, data))

    def value(self, hint: object, data: Json) -> object:
        """What the plain data stands for where a value of this type is expected."""
        if get_origin(hint) in {Union, types.UnionType}:
            return self._one_of(get_args(hint), data)
        if isinstance(data, list):
            return self._several(hint, data)
        if isinstance(data, dict):
            return self._made(hint, data) if "kind" in data else self._mapped(hint, data)
        if isinstance(hint, type) and issubclass(hint, Enum):
            return hint(data)
        if isinstance(hint, type) and issubclass(hint, Piece):
            return self._piece(hint, str(data))
        return data

    def _one_of(self, arms: Sequence[object], data: Json) -> object:
        """The first of several types that the data fits."""
        for arm in arms:
            if self._fits(arm, data):
                return self.value(arm, data)
        raise TypeError(f"{data!r} is none of {arms}")

    def _fits(self, hint: object, data: Json) -> bool:
        if data is None or hint is type(None):
            return data is None and hint is type(None)
        if isinstance(data, list):
            return get_origin(hint) in {tuple, list, Sequence} or hint in {tuple, list}
        if isinstance(data, dict):
            return self._class(hint, str(data["kind"])) is not None if "kind" in data else get_origin(hint) is dict
        if isinstance(hint, type) and issubclass(hint, Piece):
            return isinstance(data, str) and any(isinstance(piece, hint) for piece in self._pieces.get(data, []))
        if isinstance(hint, type) and issubclass(hint, Enum):
            return any(member.value == data for member in hint)
        return isinstance(hint, type) and type(data) is hint

    def _several(self, hint: object, data: list[Json]) -> object:
        arms = get_args(hint)
        if get_origin(hint) is tuple and not (len(arms) == 2 and arms[1] is Ellipsis):
            return tuple([self.value(arm, item) for arm, item in zip(arms, data, strict=True)])
        items = [self.value(arms[0], item) for item in data] if arms else list[object](data)
        return items if get_origin(hint) is list else tuple(items)

    def _mapped(self, hint: object, data: dict[str, Json]) -> object:
        key, value = get_args(hint)
        return {int(k) if key is int else self.value(key, k): self.value(value, item) for k, item in data.items()}

    def _made(self, hint: object, data: dict[str, Json]) -> object:
        made = self._class(hint, str(data["kind"]))
        if made is None:
            raise TypeError(f"{data['kind']} is no {hint}")
        return made(**{name: self.value(hint, data[name]) for name, hint in self._hints[made].items()})

    def _class(self, hint: object, kind: str) -> type | None:
        for made in self._classes.get(kind, []):
            if isinstance(hint, type) and issubclass(made, hint):
                return made
        # A value with a `kind` of its own, such as a blank card, has lost its class's name in the plain form.
        return hint if isinstance(hint, type) and "kind" in self._hints.get(hint, {}) else None

    def _piece(self, hint: type, token: str) -> Piece:
        for piece in self._pieces.get(token, []):
            if isinstance(piece, hint):
                return piece
        raise TypeError(f"{token!r} is no {hint.__name__}")

    def _learn_classes(self, module: types.ModuleType, tree: ast.Module) -> None:
        for node in tree.body:
            made = getattr(module, node.name, None) if isinstance(node, ast.ClassDef) else None
            if isinstance(node, ast.ClassDef) and isinstance(made, type) and is_dataclass(made):
                rows = [row for row in node.body if isinstance(row, ast.AnnAssign) and isinstance(row.target, ast.Name)]
                texts = {ast.unparse(row.target): ast.unparse(row.annotation) for row in rows}
                self._hints[made] = get_type_hints(type("Fields", (), {"__annotations__": texts}), vars(module))
                self._classes.setdefault(made.__name__, []).append(made)

    def _learn_pieces(self, value: object) -> None:
        if isinstance(value, Piece):
            known = self._pieces.setdefault(str(value), [])
            if value not in known:
                known.append(value)
        elif isinstance(value, (list, tuple, set, frozenset)):
            for item in value:
                self._learn_pieces(item)
        elif isinstance(value, dict):
            for key, item in value.items():
                self._learn_pieces(key)
                self._learn_pieces(item)


@cache
def reviver(game: str) -> Reviver:
    """The one reviver of a game."""
    return Reviver(game)
