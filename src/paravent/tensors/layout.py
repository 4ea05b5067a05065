"""The encoders of a game's views and moves, from the annotations of its classes and the bounds that it declares."""

from __future__ import annotations

import ast
import json
import sys
import types
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from operator import attrgetter
from typing import Annotated, Any, Final, Literal, TypeAlias, TypeVar, Union, cast, final, get_args, get_origin, get_type_hints

from paravent.core import bounds as declared
from paravent.core.bounds import LEAST, MOST, MOST_CHARACTERS, MOST_ITEMS, UNDECLARED, Bound, Bounds
from paravent.core.errors import BadSetup
from paravent.core.game import Game
from paravent.core.rules import Event, Json, Move, Options, Phase, Piece, View
from paravent.tensors.encoders import (
    CountsEncoder,
    Encoder,
    FixedEncoder,
    ManyEncoder,
    OptionalEncoder,
    RecordEncoder,
    SpelledEncoder,
    SymbolEncoder,
    TextEncoder,
    UnionEncoder,
    WholeEncoder,
)

T = TypeVar("T")
NOTHING: Final = type(None)
Rows: TypeAlias = Mapping[type, type[RecordEncoder]]


class Here(int):
    """Stands for `Seat` when annotations are read: to Python a seat is a number like others."""


SETTLED: Final = (int, bool, str, Here, NOTHING, Ellipsis, Move, Phase)


@final
class Layout:
    """How a game's views and moves are written at a table of so many players with these options."""

    def __init__(self, game: Game, players: int, options: Mapping[str, Json] | None = None) -> None:
        self.game: Final = game
        self.players: Final = players
        self.options: Final[Options] = game.rules.check_setup(players, dict(options or {}))
        bounds = bounds_of(game)
        self.declared: Final = bounds.fields(players, self.options)
        self.choices: Final = bounds.choices(players, self.options)
        self.moves: Final = None if bounds.moves is None else tuple(bounds.moves())  # all, if they can be listed
        self.undeclared: Final[list[str]] = []  # numbers, words and lists of which nothing is known but the type
        self.rows: Final = rows_of(game)
        self.records: Final[dict[type, RecordEncoder]] = {}
        self.view: Final = self._one_of(View, optional=False)
        self.move: Final = self._one_of(Move, optional=False)

    def _one_of(self, base: type, *, optional: bool) -> Encoder:
        """What may be of any class that the game derives from this one; a single one needs no number."""
        kinds = classes_of(self.game, base)
        if not kinds:
            raise BadSetup("no-classes", f"{self.game.name} has no class that is a {base.__name__}")
        if base is View and len(kinds) == 1:
            return self._record(kinds[0])
        arms, settled = [(made, self._record(made)) for made in kinds], all(self._settled(made) for made in kinds)
        return UnionEncoder(base.__name__, arms, optional=optional, settled=settled)

    def _record(self, made: type) -> Encoder:
        if made not in self.records:
            hints = hints_of(self.game, made)
            names = [field.name for field in fields(made)]
            inside = [(name, self._typed(hints[name], f"{made.__name__}.{name}", self._bound(made, name))) for name in names]
            reader = self.rows.get(made, RecordEncoder)
            self.records[made] = reader(made.__name__, made, getter_of(names), inside, settled=self._settled(made))
        return self.records[made]

    def _settled(self, hint: object) -> bool:
        """Whether a value of this type never changes, nor anything in it: moves and phases do not, and what is frozen."""
        hint = bare(hint)
        if get_origin(hint) is Literal or hint in SETTLED:
            return True
        if get_origin(hint) in {Union, types.UnionType, tuple}:
            return all(self._settled(arm) for arm in get_args(hint))
        if not isinstance(hint, type):
            return False
        if issubclass(hint, (Piece, Enum)):
            return True
        frozen = is_dataclass(hint) and cast("Any", hint).__dataclass_params__.frozen
        return frozen and all(self._settled(inside) for inside in hints_of(self.game, hint).values())

    def _bound(self, made: type, field: str) -> Bound | None:
        """What is declared of a field; where a phase and a move have the same name, the module's name goes before."""
        name = f"{made.__name__}.{field}"
        return self.declared.get(f"{made.__module__.rpartition('.')[2]}.{name}", self.declared.get(name))

    def _typed(self, hint: object, name: str, bound: Bound | None) -> Encoder:
        hint = bare(hint)
        arms = [bare(arm) for arm in get_args(hint)] if get_origin(hint) in {Union, types.UnionType} else [hint]
        optional = NOTHING in arms
        arms = [arm for arm in arms if arm is not NOTHING]
        if isinstance(bound, declared.Fixed):
            return FixedEncoder(name)
        if isinstance(bound, declared.Spelled):
            settled = get_origin(arms[0]) is tuple and self._settled(arms[0])
            spelled = SpelledEncoder(name, bound.spell, bound.width, bound.least, bound.most, settled=settled)
            return OptionalEncoder(name, spelled) if optional else spelled
        if len(arms) > 1:
            made = [(class_of(arm), self._plain(arm, name, bound)) for arm in arms]
            return UnionEncoder(name, made, optional=optional, settled=self._settled(hint))
        return self._perhaps(arms[0], name, bound) if optional else self._plain(arms[0], name, bound)

    def _perhaps(self, hint: object, name: str, bound: Bound | None) -> Encoder:
        """A value that may be missing: in its own column where it has but one, else behind a flag."""
        if isinstance(bound, declared.Counts):
            return CountsEncoder(name, self._values(item_of(hint)), bound.most, optional=True)
        if hint in {Phase, Move, Event}:
            return self._one_of(cast("type", hint), optional=True)
        number = self._number(hint, name, bound)
        if number is not None:
            return WholeEncoder(name, *number, optional=True)
        symbols = self._symbols(hint, bound)
        if symbols is not None:
            return SymbolEncoder(name, symbols, optional=True)
        return OptionalEncoder(name, self._plain(hint, name, bound))

    def _plain(self, hint: object, name: str, bound: Bound | None) -> Encoder:
        """A value that is always there."""
        if hint in {Phase, Move, Event}:
            return self._one_of(cast("type", hint), optional=False)
        number = self._number(hint, name, bound)
        if number is not None:
            return WholeEncoder(name, *number, optional=False)
        symbols = self._symbols(hint, bound)
        if symbols is not None:
            return SymbolEncoder(name, symbols, optional=False)
        if hint is str:
            return TextEncoder(name, bound.most if isinstance(bound, declared.Text) else self._undeclared(name, MOST_CHARACTERS))
        if get_origin(hint) in {tuple, list}:
            return self._list(hint, name, bound)
        if isinstance(hint, type) and is_dataclass(hint):
            return self._record(hint)
        raise BadSetup("no-tensor", f"{name} of {self.game.name} is {hint}, for which there are no numbers", {"field": name})

    def _undeclared(self, name: str, value: T) -> T:
        self.undeclared.append(name)
        return value

    def _number(self, hint: object, name: str, bound: Bound | None) -> tuple[int, int] | None:
        """The bounds of a number, a seat or a flag; None for anything else."""
        if hint is bool:
            return 0, 1
        if hint in {int, Here} and isinstance(bound, declared.Whole):
            return bound.least, bound.most
        if hint is Here:
            return 0, self.players - 1
        return self._undeclared(name, (LEAST + 1, MOST)) if hint is int else None

    def _symbols(self, hint: object, bound: Bound | None) -> list[object] | None:
        """The values of what has a few that can be listed; None for anything else."""
        if hint is str and isinstance(bound, declared.Words):
            return list(bound.words)
        if get_origin(hint) is Literal:
            return list(get_args(hint))
        if isinstance(hint, type) and issubclass(hint, (Piece, Enum)):
            return self._values(hint)
        return None

    def _values(self, hint: object) -> list[object]:
        """All pieces of a kind, all members of an enumeration, all seats."""
        if hint is Here:
            return list(range(self.players))
        assert isinstance(hint, type)
        return list(hint) if issubclass(hint, Enum) else pieces_of(self.game, hint)

    def _list(self, hint: object, name: str, bound: Bound | None) -> Encoder:
        inside = get_args(hint)
        if get_origin(hint) is tuple and not (len(inside) == 2 and inside[1] is Ellipsis):
            made = [self._typed(each, f"{name}[{k}]", self._item(bound)) for k, each in enumerate(inside)]
            slots = [(f"[{k}]", each) for k, each in enumerate(made)]
            return RecordEncoder(name, tuple, as_it_is, slots, settled=self._settled(hint))
        if isinstance(bound, declared.Counts):
            return CountsEncoder(name, self._values(inside[0]), bound.most, optional=False)
        item, settled = self._typed(inside[0], f"{name}[]", self._item(bound)), self._settled(inside[0])
        if isinstance(bound, declared.Exactly):
            return ManyEncoder(name, item, bound.number, exactly=True, settled=settled)
        most = bound.most if isinstance(bound, declared.Many) else self._undeclared(name, MOST_ITEMS)
        return ManyEncoder(name, item, most, exactly=False, settled=settled)

    def _item(self, bound: Bound | None) -> Bound | None:
        return bound.item if isinstance(bound, (declared.Many, declared.Exactly)) else None


_LAYOUTS: Final[dict[str, Layout]] = {}


def layout_of(game: Game, players: int, options: Mapping[str, Json] | None = None) -> Layout:
    """The layout of such a table, made once."""
    checked = game.rules.check_setup(players, dict(options or {}))
    key = f"{game.package} {game.name} {players} {json.dumps(checked, sort_keys=True)}"
    if key not in _LAYOUTS:
        _LAYOUTS[key] = Layout(game, players, checked)
    return _LAYOUTS[key]


def forget() -> None:
    """Whatever was made of packages so far: one of the same name may be loaded anew."""
    _LAYOUTS.clear()
    _ANNOTATIONS.clear()
    all_pieces.cache_clear()


def hints_of(game: Game, made: type) -> dict[str, object]:
    """The types of a class's fields as its source declares them: compiled classes forget them."""
    module = sys.modules[made.__module__]
    declared = annotations_of(game, made.__module__.rpartition(".")[2]).get(made.__name__)
    if declared is None:
        return get_type_hints(made, localns={"Seat": Here})
    return {name: eval(text, vars(module), {"Seat": Here}) for name, text in declared.items()}  # (a type that a game declares)


_ANNOTATIONS: Final[dict[str, dict[str, dict[str, str]]]] = {}


def annotations_of(game: Game, module: str) -> dict[str, dict[str, str]]:
    """By class and field, what a module of the game annotates; nothing, if its source is not there."""
    key = f"{game.package}.{module}"
    if key not in _ANNOTATIONS:
        tree = ast.parse(game.text(f"{module}.py") or "")
        _ANNOTATIONS[key] = {made.name: annotated(made) for made in tree.body if isinstance(made, ast.ClassDef)}
    return _ANNOTATIONS[key]


def annotated(made: ast.ClassDef) -> dict[str, str]:
    nodes = [node for node in made.body if isinstance(node, ast.AnnAssign)]
    return {node.target.id: ast.unparse(node.annotation) for node in nodes if isinstance(node.target, ast.Name)}


def bounds_of(game: Game) -> Bounds:
    """`BOUNDS` in the game's `bounds.py`; else what types allow."""
    own = game.part("bounds", "BOUNDS")
    if own is None:
        return UNDECLARED
    if not isinstance(own, Bounds):
        raise TypeError(f"{game.package} gives {own!r} where Bounds are needed")
    return own


def rows_of(game: Game) -> Rows:
    """`ROWS` in the game's `rows.py`: by class, what reads its fields faster; nothing, if there is no such module."""
    own = cast("Rows", game.part("rows", "ROWS") or {})
    # Beside compiled encoders such a module must be compiled, too; where it is not, fields are read by name.
    return {made: reader for made, reader in own.items() if is_plain(reader.__module__) == is_plain(RecordEncoder.__module__)}


def is_plain(module: str) -> bool:
    """Whether a module is interpreted."""
    return str(sys.modules[module].__file__).endswith(".py")


def getter_of(names: list[str]) -> attrgetter[Any]:
    """What gets these fields of a value, always as a tuple."""
    return attrgetter(*names) if len(names) > 1 else cast("attrgetter[Any]", Single(names[0] if names else ""))


@final
class Single:
    """An `attrgetter` of one name gives no tuple; this one does."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def __call__(self, value: object) -> tuple[object]:
        return (getattr(value, self.name),)


def as_it_is(value: object) -> object:
    """A tuple has its items at hand."""
    return value


def bare(hint: object) -> object:
    """A type without what is said of it besides, such as that everybody may know the value."""
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def item_of(hint: object) -> object:
    return get_args(hint)[0]


def class_of(hint: object) -> type:
    """The class that values of this type have."""
    return cast("type", get_origin(hint) or hint)


def classes_of(game: Game, base: type) -> list[type]:
    """The classes of the game that derive from this one, by name."""
    inside = f"{game.package}."
    found: dict[str, type] = {}
    for name, module in sorted(sys.modules.items()):
        if name.startswith(inside):
            for one in vars(module).values():
                if isinstance(one, type) and issubclass(one, base) and one.__module__.startswith(inside):
                    found[one.__name__] = one
    return [found[name] for name in sorted(found)]


def pieces_of(game: Game, kind: type) -> list[object]:
    """All pieces of this kind that the game's modules hold: by their index if they have one, else by their word."""
    pieces = [piece for piece in all_pieces(game.package).values() if isinstance(piece, kind)]
    if all(hasattr(piece, "index") for piece in pieces):
        return sorted(pieces, key=lambda piece: cast("int", getattr(piece, "index")))  # noqa: B009  (of unknown kind)
    return sorted(pieces, key=str)


@cache
def all_pieces(package: str) -> dict[tuple[type, str], Piece]:
    """Whatever pieces the modules of a package hold, by kind and word."""
    found: dict[tuple[type, str], Piece] = {}
    known: set[int] = set()
    for name, module in sorted(sys.modules.items()):
        if name.startswith(f"{package}."):
            for value in list(vars(module).values()):
                gather(value, found, known)
    return found


def gather(value: object, found: dict[tuple[type, str], Piece], known: set[int]) -> None:
    """The pieces in a value, in its items, and in theirs; lists that several modules share are looked through once."""
    if isinstance(value, Piece):
        found.setdefault((type(value), str(value)), value)
    elif isinstance(value, (list, tuple, set, frozenset, dict)) and id(value) not in known:
        known.add(id(value))
        for item in [*value.keys(), *value.values()] if isinstance(value, dict) else list(value):
            gather(item, found, known)
