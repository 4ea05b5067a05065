"""Writes what follows from the fields of views and states, so that each field is declared once.

Run from the root of the checkout: python tools/fields.py [FILE ...]. It rewrites, in these files and all that it wrote before,

- `__init__` of each `@dataclass(init=False)`, from its annotations. Compiled, a dataclass's own `__init__` is still interpreted;
  one that is written out is several times as fast, and its keyword arguments cost nothing;
- `as_json` of the same classes: what `paravent.core.plain` would write, but without asking each value what it is;
- `copy` of each class that has one, from the attributes that its `__init__` declares: lists are copied, lists of lists and of
  things with a `copy` item by item, everything else is shared; so is what a comment calls "never changed";
- `dump_plain` and `load_plain`, where there is a `dump_plain`: numbers, words, flags, seats and lists of these, to JSON data and
  back; but not what by its comment "follows from" something else. A number that stands for more has a type of its own name.

`tests/test_fields.py` sees to it that the files are current. Whatever else a state holds is written and read by hand, next to it;
the contract notices what is forgotten.
"""

from __future__ import annotations

import ast
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = ROOT / "src" / "paravent" / "games"
FEW: Final = 4  # fields that may be given by position
WIDTH: Final = 130
MADE: Final = "  # by tools/fields.py"
PLAIN: Final = ("int", "bool", "str", "Seat")
SHARED: Final = "never changed"
DERIVED: Final = "follows from"


@dataclass(frozen=True)
class Field:
    """A field, its type as it is written, and the comment beside it."""

    name: str
    type: str
    comment: str


class Module:
    """A source file whose classes get what follows from their fields."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self.text: Final = path.read_text(encoding="utf-8")
        self.lines: Final = self.text.split("\n")
        tree = ast.parse(self.text)
        self.classes: Final = [node for node in tree.body if isinstance(node, ast.ClassDef)]
        self.copied: Final = {made.name for made in self.classes if method(made, "copy")}
        self.views: Final = {made.name for made in self.classes if is_view(made)}

    def current(self) -> str:
        """The text as it should be."""
        lines = self.lines.copy()
        for made in reversed(self.classes):
            for start, end, text in sorted(self.rewritten(made), reverse=True):
                lines[start:end] = text
        return "\n".join(lines)

    def rewritten(self, made: ast.ClassDef) -> list[tuple[int, int, list[str]]]:
        """What is written anew in this class: from line, to line, text."""
        found: list[tuple[int, int, list[str]]] = []
        if is_view(made):
            init, fields = method(made, "__init__"), self.annotated(made)
            found.append(place(init, end_of_fields(made), constructor(fields)))
            end = end_of_fields(made) if init is None else init.end_lineno or 0
            found.append(place(method(made, "as_json"), end, self.as_json(made.name, fields)))
        elif made.name in self.copied:
            found.append(place(method(made, "copy"), 0, self.copy_method(made)))
            if method(made, "dump_plain"):
                plain = [field for field in self.attributes(made) if is_plain(field)]
                found.append(place(method(made, "dump_plain"), 0, dump_plain(plain)))
                found.append(place(method(made, "load_plain"), 0, load_plain(plain)))
        return found

    def annotated(self, made: ast.ClassDef) -> list[Field]:
        """The fields of a dataclass."""
        return [self.field(node, node.target.id) for node in declared(made) if isinstance(node.target, ast.Name)]

    def attributes(self, made: ast.ClassDef) -> list[Field]:
        """The attributes that a constructor declares, but for those that are final."""
        init = method(made, "__init__")
        assert init is not None, f"{made.name} declares its attributes in __init__"
        nodes = [node for node in init.body if isinstance(node, ast.AnnAssign)]
        found = [self.field(node, node.target.attr) for node in nodes if isinstance(node.target, ast.Attribute)]
        return [field for field in found if not field.type.startswith("Final")]

    def field(self, node: ast.AnnAssign, name: str) -> Field:
        comment = self.lines[(node.end_lineno or node.lineno) - 1][node.end_col_offset or 0 :]
        return Field(name, ast.unparse(node.annotation), comment)

    def as_json(self, name: str, fields: list[Field]) -> list[str]:
        """The class as JSON text, a line for each field."""
        lines = [f'"{field.name}":{{{self.written(field.type, f"self.{field.name}")}}}' for field in fields]
        lines[0] = f'{{{{"kind":"{name}",{lines[0]}'
        whole = f"        return f'{','.join(lines)}}}}}'"
        head = f"    def as_json(self) -> str:{MADE}"
        if len(whole) <= WIDTH:
            return [head, whole]
        first, *rest = lines
        inside = [f"            f'{first}'", *[f"            f',{line}'" for line in rest], '            "}"']
        return [head, "        return (", *inside, "        )"]

    def written(self, type: str, value: str) -> str:
        """What gives the JSON text of a value of this type."""
        bare = type.removesuffix(" | None")
        if bare in ("int", "Seat"):
            return f"{'number' if bare == type else 'number_if'}({value})"
        if type == "bool":
            return f"flag({value})"
        if type in self.views:
            return f"{value}.as_json()"
        if bare in self.views:
            return f"NULL if {value} is None else {value}.as_json()"
        if bare.startswith("tuple[") and type == bare and bare[len("tuple[") : -len(", ...]")] in self.views:
            return f"listed([each.as_json() for each in {value}])"
        return f"plain_text({value})"

    def copy_method(self, made: ast.ClassDef) -> list[str]:
        init = method(made, "__init__")
        assert init is not None
        given = [argument.arg for argument in init.args.args[1:]]
        fields = {field.name: field for field in self.attributes(made)}
        values = ", ".join([self.copied_value(fields[name]) if name in fields else f"self.{name}" for name in given])
        rest = [field for name, field in fields.items() if name not in given]
        return [
            f"    def copy(self) -> {made.name}:{MADE}",
            f"        twin = {made.name}({values})",
            *[f"        twin.{field.name} = {self.copied_value(field)}" for field in rest],
            "        return twin",
        ]

    def copied_value(self, field: Field) -> str:
        value = f"self.{field.name}"
        if not field.type.startswith("list[") or SHARED in field.comment:
            return value
        inside = field.type[len("list[") : -1]
        if inside.startswith("list[") or inside in self.copied:
            return f"[each.copy() for each in {value}]"
        return f"{value}.copy()"


def method(made: ast.ClassDef, name: str) -> ast.FunctionDef | None:
    """The class's method of this name."""
    found = [node for node in made.body if isinstance(node, ast.FunctionDef) and node.name == name]
    return found[0] if found else None


def is_view(made: ast.ClassDef) -> bool:
    """Whether this is a dataclass whose constructor is written out."""
    return any(ast.unparse(decorator) == "dataclass(init=False)" for decorator in made.decorator_list)


def declared(made: ast.ClassDef) -> list[ast.AnnAssign]:
    """What a class declares in its body."""
    return [node for node in made.body if isinstance(node, ast.AnnAssign)]


def end_of_fields(made: ast.ClassDef) -> int:
    """The line after a dataclass's last field."""
    return max([node.end_lineno or 0 for node in declared(made)])


def place(there: ast.FunctionDef | None, otherwise: int, text: list[str]) -> tuple[int, int, list[str]]:
    """Where a method stands, to be replaced; or, with a blank line before it, where it should stand."""
    if there is None:
        return otherwise, otherwise, ["", *text]
    return there.lineno - 1, there.end_lineno or there.lineno, text


def constructor(fields: list[Field]) -> list[str]:
    """`__init__` with an argument for each field; many are given by name."""
    arguments = [f"{field.name}: {field.type}" for field in fields]
    before = [] if len(fields) <= FEW else ["*"]
    line = f"    def __init__({', '.join(['self', *before, *arguments])}) -> None:{MADE}"
    head = [line]
    if before or len(line) > WIDTH:
        head = ["    def __init__(", *[f"        {each}," for each in ["self", *before, *arguments]], f"    ) -> None:{MADE}"]
    return [*head, *[f"        self.{field.name} = {field.name}" for field in fields]]


def is_plain(field: Field) -> bool:
    """Whether it is written to JSON as it is."""
    bare = field.type.removesuffix(" | None")
    known = bare in PLAIN or (bare.startswith("list[") and bare[len("list[") : -1] in PLAIN)
    return known and DERIVED not in field.comment


def dump_plain(fields: list[Field]) -> list[str]:
    """The plain fields as JSON data."""
    return [
        f"    def dump_plain(self) -> dict[str, Json]:{MADE}",
        "        return {",
        *[f'            "{field.name}": {dumped(field)},' for field in fields],
        "        }",
    ]


def dumped(field: Field) -> str:
    return f"[*self.{field.name}]" if field.type.startswith("list[") else f"self.{field.name}"


def load_plain(fields: list[Field]) -> list[str]:
    """The plain fields from JSON data."""
    return [
        f"    def load_plain(self, data: dict[str, Json]) -> None:{MADE}",
        *[f"        self.{field.name} = {loaded(field)}" for field in fields],
    ]


def loaded(field: Field) -> str:
    type = field.type.replace("Seat", "int")
    value = f'cast("{type}", data["{field.name}"])'
    return f"{value}.copy()" if type.startswith("list[") else value


def sources() -> list[Path]:
    """Every file in which something is made."""
    return sorted([path for path in GAMES.glob("*/*.py") if MADE in path.read_text(encoding="utf-8")])


def main() -> None:
    """Write what is not current."""
    for path in [*map(Path, sys.argv[1:]), *sources()]:
        module = Module(path)
        if module.current() != module.text:
            path.write_text(module.current(), encoding="utf-8")
            print(path, file=sys.stderr)


if __name__ == "__main__":
    main()
