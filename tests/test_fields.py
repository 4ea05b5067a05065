"""Each field of a view or state is declared once; the rest is made from that."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import paravent
from tools.fields import GAMES, Module, is_plain, sources


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(GAMES)))
def test_what_follows_from_the_fields_is_current(path: Path) -> None:
    """Constructors of views, and copies, dumps and loads of states, are what tools/fields.py writes."""
    module = Module(path)
    assert module.current() == module.text, "run python tools/fields.py"


@pytest.mark.parametrize("name", sorted(paravent.games()))
def test_every_plain_field_is_copied_dumped_and_read_back(name: str) -> None:
    """Each number, word and flag of a state, given another value, is the same in a copy and in a state that is read from JSON."""
    rules, module = paravent.games()[name], Module(GAMES / name / "state.py")
    state = paravent.new(name, rules.players[-1], seed=1).state
    (made,) = [made for made in module.classes if made.name == type(state).__name__]
    fields = [field for field in module.attributes(made) if field.type in OTHER and is_plain(field) and field.name != "players"]
    for field in fields:
        setattr(state, field.name, OTHER[field.type](getattr(state, field.name)))

    assert fields
    for other in (state.copy(), rules.load(json.loads(json.dumps(state.dump())))):
        assert [getattr(other, field.name) for field in fields] == [getattr(state, field.name) for field in fields]


@pytest.mark.parametrize("name", sorted(paravent.games()))
def test_every_piece_is_in_a_copy_too(name: str) -> None:
    """What is shared and never changed (a card, a side, a phase), given another value, is that same thing in a copy."""
    module = Module(GAMES / name / "state.py")
    state = paravent.new(name, paravent.games()[name].players[-1], seed=1).state
    (made,) = [made for made in module.classes if made.name == type(state).__name__]
    fields = [field for field in module.attributes(made) if f"twin.{field.name} = self.{field.name}\n" in module.current()]
    fields = [field for field in fields if field.type not in OTHER and "list[" not in field.type]
    for field in fields:
        setattr(state, field.name, object())

    assert "phase" in [field.name for field in fields]
    copied = state.copy()
    assert all(getattr(copied, field.name) is getattr(state, field.name) for field in fields)


OTHER: dict[str, Callable[[Any], object]] = {
    "int": lambda number: number + 1,
    "Seat": lambda seat: seat ^ 1,
    "Seat | None": lambda _: 1,
    "bool": lambda flag: not flag,
    "str": lambda word: word + "x",
}


def test_a_new_field_is_copied_dumped_and_loaded(tmp_path: Path) -> None:
    """A view's field becomes an argument; a state's list is copied, what is never changed is shared, JSON takes what it knows."""
    path = tmp_path / "state.py"
    path.write_text(SOURCE)
    written = Module(path).current()

    assert "def __init__(self, top: int, below: str | None) -> None:" in written
    assert "        self.below = below\n" in written
    assert "twin = Heap(self.players)\n        twin.cards = self.cards.copy()\n" in written
    assert "twin.rows = [each.copy() for each in self.rows]\n        twin.names = self.names\n" in written
    assert (
        '"players": self.players,\n            "cards": [*self.cards],\n            "names": [*self.names],\n        }' in written
    )
    assert '        self.cards = cast("list[int]", data["cards"]).copy()\n' in written
    path.write_text(written)
    assert Module(path).current() == written


SOURCE = """
@dataclass(init=False)
class TopView:
    top: int
    below: str | None


class Heap:
    def __init__(self, players: int) -> None:
        self.players: int = players
        self.cards: list[int] = []
        self.rows: list[list[Card]] = []
        self.names: list[str] = []  # never changed
        self.everyone: Final = list(range(players))

    def copy(self) -> Heap:
        pass

    def dump_plain(self) -> dict[str, Json]:
        pass

    def load_plain(self, data: dict[str, Json]) -> None:
        pass
"""
