"""Writes each game's `rows.py`: what reads the fields of its views, phases and moves for their encoders.

Run from the root of the checkout: PYTHONPATH=src python tools/rows.py. Which columns there are, and their bounds, is said by the
game's classes and its `bounds.py`, and `paravent.tensors.layout` puts the encoders together; a game without a `rows.py` has the
same rows. But compiled code reads a field of a class that it knows by the field's place in memory, and one that it does not know
by name, which takes ten times as long. So here is, for each class, a method that hands every field to its encoder.

`tests/tensors/test_rows.py` sees to it that the files are current.
"""

from __future__ import annotations

import ast
import sys
import types
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, Final, Union, get_args, get_origin

from paravent.core.rules import Piece
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

from paravent.games.{game} import {modules}
from paravent.tensors.encoders import Fields, Getter, Page, RecordEncoder
'''


def written(game: Game) -> str:
    """The text of the module."""
    classes = sorted(classes_of(Layout(game, game.rules.players[0])), key=place_of)
    modules = sorted({made.__module__.rpartition(".")[2] for made in classes})
    made = [text_of(game, each) for each in classes]
    table = [f"    {place_of(each)}: {name_of(each)}," for each in classes]
    lines = ["ROWS: Final[dict[type, type[RecordEncoder]]] = {", *table, "}", ""]
    return HEAD.format(game=game.name, modules=", ".join(modules)) + "\n\n" + "\n\n\n".join([*made, "\n".join(lines)])


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


def text_of(game: Game, made: type) -> str:
    """A class that reads this one."""
    names, hints = [field.name for field in fields(made)], hints_of(game, made)
    lines = [
        "@final",
        f"class {name_of(made)}(RecordEncoder):",
        f'    """Reads {place_of(made)}."""',
        "",
        "    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:",
        "        super().__init__(name, made, getter, fields, settled=settled)",
        *[f"        self.of_{name}: Final = self.fields[{number}]" for number, name in enumerate(names)],
        "",
        "    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:",
        "        self.check(value)",
        f'        it = cast("{place_of(made)}", value)',
    ]
    for number, name in enumerate(names):
        handed = handed_on(name, hints[name])
        lines += [f"        {line}" for line in handed]
        if number + 1 < len(names):
            lines.append(f"        at += self.of_{name}.width")
            if ".write(it." in handed[0]:  # numbers and pieces are not kept
                lines.append(f"        k += self.of_{name}.memory")
    return "\n".join(lines)


def handed_on(name: str, hint: object) -> list[str]:
    """How a field comes to its encoder: numbers and numbered pieces as such, whatever else as it is."""
    hint, to = bare(hint), f"self.of_{name}"
    arms = [bare(arm) for arm in get_args(hint)] if get_origin(hint) in {Union, types.UnionType} else [hint]
    if hint in {int, Here}:
        return [f"{to}.put(it.{name}, page, at, k)"]
    if hint is bool:
        return [f"{to}.put(1 if it.{name} else 0, page, at, k)"]
    if len(arms) == 1 and has_index(arms[0]):
        return [f"{to}.pick(it.{name}.index, it.{name}, page, at, k)"]
    if len(arms) == 2 and type(None) in arms and any(has_index(arm) for arm in arms):
        return [
            f"{name} = it.{name}",
            f"if {name} is None:",
            f"    {to}.write(None, page, at, k)",
            "else:",
            f"    {to}.pick({name}.index, {name}, page, at, k)",
        ]
    return [f"{to}.write(it.{name}, page, at, k)"]


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
