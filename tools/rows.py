"""Writes each game's `rows.py`: what reads the fields of its views, phases and moves for their encoders.

Run from the root of the checkout: PYTHONPATH=src python tools/rows.py. Which columns there are, and their bounds, is said by the
game's classes and its `bounds.py`, and `paravent.tensors.layout` puts the encoders together; a game without a `rows.py` has the
same rows. But compiled code reads a field of a class that it knows by the field's place in memory, and one that it does not know
by name, which takes ten times as long. So here is, for each class, a method that hands every field to its encoder.

What a seat sees is decided in the game's `view.py`, and there only. For each function there that ends by making a view there is
also a method with the same body (`look_at_pile` in the row of `PileView`), which hands to the encoders what the function would
have put into the view, and makes none. Calls of such functions, alone or in `tuple([... for ...])`, become calls of such methods.

`tests/tensors/test_rows.py` sees to it that the files are current.
"""

from __future__ import annotations

import ast
import sys
import types
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Final, Union, get_args, get_origin

from paravent.core.rules import Piece, View
from paravent.games import found
from paravent.tensors.encoders import Encoder, RecordEncoder
from paravent.tensors.layout import Here, Layout, bare, hints_of

if TYPE_CHECKING:
    from paravent.core.game import Game

GAMES: Final = Path(__file__).resolve().parent.parent / "src" / "paravent" / "games"
HEAD: Final = '''"""Reads the fields of this game's classes for their encoders. By tools/rows.py."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

{imports}
'''


def written(game: Game) -> str:
    """The text of the module."""
    layout = Layout(game, game.rules.players[0])
    classes = sorted(classes_of(layout), key=place_of)
    source = Source(game, layout, classes)
    made = [text_of(source, each) for each in classes]
    table = [f"    {place_of(each)}: {name_of(each)}," for each in classes]
    lines = ["ROWS: Final[dict[type, type[RecordEncoder]]] = {", *table, "}", ""]
    body = "\n\n\n".join([*made, "\n".join(lines)])
    return HEAD.format(imports=source.imports(classes)) + "\n\n" + body


def classes_of(layout: Layout) -> set[type]:
    """The classes whose fields are written."""
    seen: set[Encoder] = set()
    left = [layout.view, layout.move]
    while left:
        encoder = left.pop()
        if encoder not in seen:
            seen.add(encoder)
            left += encoder.inside_of()
    return {each.made for each in seen if isinstance(each, RecordEncoder) and each.made is not tuple and each.fields}


def place_of(made: type) -> str:
    """As the class is called here: `view.SectView`."""
    return f"{made.__module__.rpartition('.')[2]}.{made.__name__}"


def name_of(made: type) -> str:
    """Of its row; a phase and a move may have the same name."""
    return f"{made.__module__.rpartition('.')[2].title()}{made.__name__}"


@dataclass(frozen=True)
class Many:
    """A field that is `tuple([look(...) for ...])`: one row each, by one of the methods."""

    call: ast.Call
    loop: ast.comprehension


class Source:
    """A game's `view.py`: its functions that make views, and where its names come from."""

    def __init__(self, game: Game, layout: Layout, classes: list[type]) -> None:
        self.game: Final = game
        self.records: Final = layout.records
        self.views: Final = {each.__name__: each for each in classes if each.__module__ == f"{game.package}.view"}
        tree = ast.parse(game.text("view.py") or "")
        imports = [node for node in tree.body if isinstance(node, ast.ImportFrom) and str(node.module).startswith("paravent.")]
        self.origins: Final = {alias.name: str(node.module) for node in imports for alias in node.names}
        self.own: Final = {name for node in tree.body for name in defined(node)}
        functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
        self.looks: Final = {each.name: each for each in functions if self.maker(each) is not None}
        self.used: Final[set[str]] = set()
        self.needed: Final[set[str]] = set()

    def maker(self, function: ast.FunctionDef) -> type | None:
        """The class of view that a function makes in its last line; None if it does anything that is not understood."""
        *body, last = function.body
        plain = all(isinstance(each, ast.Assign) or is_docstring(each) for each in body)
        if not plain or not isinstance(last, ast.Return) or not isinstance(last.value, ast.Call):
            return None
        name = last.value.func
        made = self.views.get(name.id) if isinstance(name, ast.Name) else None
        return made if made is not None and not self.records[made].settled else None

    def call_of(self, value: ast.expr) -> ast.Call | None:
        """The call of a function that makes a view, if this is one."""
        known = isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in self.looks
        return value if known and isinstance(value, ast.Call) else None

    def many_of(self, value: ast.expr, lists: dict[str, ast.expr]) -> Many | None:
        """A tuple of views made in a loop, here or in a list that an assignment names."""
        if not isinstance(value, ast.Call) or ast.unparse(value.func) != "tuple" or len(value.args) != 1:
            return None
        inside = value.args[0]
        if isinstance(inside, ast.Name):
            inside = lists.get(inside.id, inside)
        if not isinstance(inside, ast.ListComp) or len(inside.generators) != 1 or inside.generators[0].ifs:
            return None
        call = self.call_of(inside.elt)
        return None if call is None else Many(call, inside.generators[0])

    def row_of(self, call: ast.Call) -> str:
        """The row that writes what a function makes."""
        assert isinstance(call.func, ast.Name)
        made = self.maker(self.looks[call.func.id])
        assert made is not None
        return name_of(made)

    def text(self, node: ast.AST) -> str:
        """A piece of the source, whose names are then imported."""
        self.used.update({each.id for each in ast.walk(node) if isinstance(each, ast.Name)})
        return ast.unparse(node)

    def imports(self, classes: list[type]) -> str:
        """Where everything comes from."""
        modules = sorted({each.__module__.rpartition(".")[2] for each in classes})
        found: dict[str, set[str]] = {f"paravent.games.{self.game.name}": set(modules)}
        found["paravent.tensors.encoders"] = {"Fields", "Getter", "Page", "RecordEncoder", *self.needed}
        for name in self.used & (self.origins.keys() | self.own):
            found.setdefault(self.origins.get(name, f"{self.game.package}.view"), set()).add(name)
        found.setdefault("paravent.core.rules", set()).add("Seat")
        lines = [f"from {module} import {', '.join(sorted(names, key=import_order))}" for module, names in sorted(found.items())]
        return "\n".join(lines)


def import_order(name: str) -> tuple[int, str]:
    """Constants, classes, functions."""
    return (0 if name.isupper() else 1 if name[0].isupper() else 2), name


def defined(node: ast.stmt) -> list[str]:
    """The names that a statement of a module gives something to."""
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        return [node.name]
    return [node.target.id] if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) else []


def is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def text_of(source: Source, made: type) -> str:
    """A class that reads this one."""
    names, hints = [field.name for field in fields(made)], hints_of(source.game, made)
    looks = [each for each in source.looks.values() if source.maker(each) is made]
    looked = [written_look(source, each, names, hints) for each in looks]
    at_once = any(each.name == "look" for each in looks) and issubclass(made, View)
    lines = [
        "@final",
        f"class {name_of(made)}(RecordEncoder):",
        f'    """Reads {place_of(made)}."""',
        "",
        "    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:",
        "        super().__init__(name, made, getter, fields, settled=settled)",
        *[f"        self.of_{name}: Final = self.fields[{number}]" for number, name in enumerate(names)],
        *(["        self.looks = True"] if at_once else []),
        "",
        "    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:",
        "        self.check(value)",
        f'        it = cast("{place_of(made)}", value)',
    ]
    for number, name in enumerate(names):
        handed = handed_on(name, hints[name], f"it.{name}")
        lines += [f"        {line}" for line in handed]
        if number + 1 < len(names):
            lines += [f"        {line}" for line in moved_on(name, hints[name])]
    for each in looked:
        lines += ["", *each]
    if at_once:
        state = source.text(source.looks["look"].args.args[0].annotation or ast.Constant(None))
        lines += [
            "",
            "    def write_look(self, state: object, seat: Seat | None, page: Page, at: i64, memo: i64) -> None:",
            f'        self.look(page, at, memo, cast("{state}", state), seat)',
        ]
    return "\n".join(lines)


def moved_on(name: str, hint: object) -> list[str]:
    """To the next field; of numbers and pieces nothing is kept."""
    kept = [] if is_number(hint) or is_numbered(hint) else [f"memo += self.of_{name}.memory"]
    return [f"at += self.of_{name}.width", *kept]


def written_look(source: Source, function: ast.FunctionDef, names: list[str], hints: dict[str, object]) -> list[str]:
    """The method that does what a function of `view.py` does, but writes what that would have made."""
    *body, last = function.body
    assert isinstance(last, ast.Return) and isinstance(last.value, ast.Call)
    values = dict(zip(names, last.value.args, strict=False))
    values.update({str(each.arg): each.value for each in last.value.keywords})
    lists = {
        each.targets[0].id: each.value for each in body if isinstance(each, ast.Assign) and isinstance(each.targets[0], ast.Name)
    }
    many = {name: source.many_of(value, lists) for name, value in values.items()}
    dropped = {ast.unparse(values[name].args[0]) for name in names if many[name] and isinstance(values[name], ast.Call)}  # type: ignore[attr-defined]
    kept = [each for each in body if isinstance(each, ast.Assign) and ast.unparse(each.targets[0]) not in dropped]
    local = {each.id for each in ast.walk(function) if isinstance(each, ast.Name)}
    assert not local & {"self", "page", "at", "memo"}, f"{function.name} uses a name that is needed here"
    arguments = source.text(function.args)
    lines = [f"    def {function.name}(self, page: Page, at: i64, memo: i64, {arguments}) -> None:"]
    lines += [f"        {source.text(each)}" for each in kept]
    for number, name in enumerate(names):
        handed = looked_at(source, name, hints[name], values[name], many[name])
        lines += [f"        {line}" for line in handed]
        if number + 1 < len(names):
            lines += [f"        {line}" for line in moved_on(name, hints[name])]
    return lines


def looked_at(source: Source, name: str, hint: object, value: ast.expr, many: Many | None) -> list[str]:
    """How what a function would put into a field comes to its encoder."""
    to = f"self.of_{name}"
    if many is not None:
        row, look = source.row_of(many.call), ast.unparse(many.call.func)
        source.needed.add("ManyEncoder")
        return [
            f'loop_{name} = cast("ManyEncoder", {to})',
            f'row_{name} = cast("{row}", loop_{name}.item)',
            f"number_{name}: i64 = 0",
            f"for {source.text(many.loop.target)} in {source.text(many.loop.iter)}:",
            f"    loop_{name}.enter(number_{name})",
            f"    at_{name} = at + loop_{name}.first + number_{name} * row_{name}.width",
            f"    memo_{name} = memo + number_{name} * row_{name}.memory",
            f"    row_{name}.{look}(page, at_{name}, memo_{name}, {given(source, many.call)})",
            f"    number_{name} += 1",
            f"loop_{name}.leave(number_{name}, page, at, memo)",
        ]
    call = source.call_of(value)
    if call is not None:
        return [
            f'row_{name} = cast("{source.row_of(call)}", {to})',
            f"row_{name}.{ast.unparse(call.func)}(page, at, memo, {given(source, call)})",
        ]
    return handed_on(name, hint, source.text(as_list(value, hint)))


def as_list(value: ast.expr, hint: object) -> ast.expr:
    """A list that a function makes a tuple of may be handed on as it is: a tuple is made of it where it has changed."""
    there = [arm for arm in arms_of(hint) if arm is not type(None)]
    inside = get_args(there[0])
    if len(there) != 1 or get_origin(there[0]) is not tuple or inside[1:] != (Ellipsis,):
        return value
    if isinstance(value, ast.IfExp):
        return ast.IfExp(value.test, as_list(value.body, hint), as_list(value.orelse, hint))
    if not isinstance(value, ast.Call) or ast.unparse(value.func) != "tuple" or len(value.args) != 1:
        return value
    made = value.args[0]
    return ast.ListComp(as_list(made.elt, inside[0]), made.generators) if isinstance(made, ast.ListComp) else made


def given(source: Source, call: ast.Call) -> str:
    """The arguments of a call."""
    plain = [source.text(each) for each in call.args]
    return ", ".join([*plain, *[f"{each.arg}={source.text(each.value)}" for each in call.keywords]])


def handed_on(name: str, hint: object, value: str) -> list[str]:
    """How a value comes to the encoder of a field: numbers and numbered pieces as such, whatever else as it is."""
    to, piece = f"self.of_{name}", f"piece_{name}"
    if is_number(hint):
        return [f"{to}.put({f'1 if {value} else 0' if bare(hint) is bool else value}, page, at, memo)"]
    if not is_numbered(hint):
        return [f"{to}.write({value}, page, at, memo)"]
    picked = f"{to}.pick({piece}.index, {piece}, page, at, memo)"
    if len(arms_of(hint)) == 1:
        return [f"{piece} = {value}", picked]
    return [f"{piece} = {value}", f"if {piece} is None:", f"    {to}.write(None, page, at, memo)", "else:", f"    {picked}"]


def arms_of(hint: object) -> list[object]:
    """What a value of this type may be one of."""
    hint = bare(hint)
    return [bare(arm) for arm in get_args(hint)] if get_origin(hint) in {Union, types.UnionType} else [hint]


def is_number(hint: object) -> bool:
    """A number, a seat or a flag that is always there."""
    return bare(hint) in {int, Here, bool}


def is_numbered(hint: object) -> bool:
    """A piece that has an index, or perhaps none."""
    there = [arm for arm in arms_of(hint) if arm is not type(None)]
    return len(there) == 1 and has_index(there[0])


def has_index(hint: object) -> bool:
    """Whether these are pieces that say in their constructor how they are numbered."""
    if not isinstance(hint, type) or not issubclass(hint, Piece):
        return False
    text = Path(str(sys.modules[hint.__module__].__file__)).read_text(encoding="utf-8")
    (made,) = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef) and node.name == hint.__name__]
    return "self.index: Final" in ast.unparse(made)


def main() -> None:
    """Write what is not current."""
    for name, game in found().items():
        path = GAMES / name / "rows.py"
        text = written(game)
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(path, file=sys.stderr)


if __name__ == "__main__":
    main()
