"""Views and moves as numbers."""

from __future__ import annotations

import sys
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from typing import Annotated, Final, final

import pytest

import paravent
from paravent.contract.broken import Broken
from paravent.contract.written import Written
from paravent.core.bounds import Bounds, Counts, Fixed, Many, Whole, Words
from paravent.core.errors import BadSetup
from paravent.core.game import Game
from paravent.core.rules import Move, Phase, Piece, Seat, View
from paravent.games import find, found
from paravent.tensors import encoders
from paravent.tensors.encoders import OutOfBounds, Page, row
from paravent.tensors.layout import Layout

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("name", sorted(found()))
def test_every_number_word_and_list_of_our_games_is_declared(name: str) -> None:
    """No bound is a guess from a type."""
    game = find(name)
    for players in game.rules.players:
        layout = Layout(game, players)
        assert layout.undeclared == []
        assert len(layout.view.columns) == len(layout.view.lows) == len(layout.view.highs) == layout.view.width


@pytest.mark.parametrize("name", sorted(found()))
def test_what_is_declared_is_a_field(name: str) -> None:
    """A bound for a field that is no more is found out."""
    game = find(name)
    classes = {one for module in loaded(game) for one in vars(module).values() if isinstance(one, type)}
    fields = {f"{one.__name__}.{field}" for one in classes for field in getattr(one, "__annotations__", {})}
    declared = Layout(game, game.rules.players[0]).declared
    assert {".".join(key.split(".")[-2:]) for key in declared} <= fields


def loaded(game: Game) -> list[object]:
    return [module for name, module in sys.modules.items() if name.startswith(f"{game.package}.")]


def test_a_view_is_written_field_by_field() -> None:
    """Each column has a name, and says what the field of that name says."""
    table = paravent.new("sultans", players=5, seed=3)
    layout = Layout(find("sultans"), 5)
    numbers = dict(zip(layout.view.columns, row(layout.view, table.view(2)), strict=True))

    view = table.view(2)
    assert numbers["seat"] == 2
    assert numbers["active"] == view.active  # type: ignore[attr-defined]
    assert numbers["white"] == -1  # nobody has it
    assert [numbers[f"seats[{k}].card"] > 0 for k in range(5)] == [False, False, True, False, False]


def test_a_spectator_sees_from_no_seat() -> None:
    """Nothing instead of a number is one less than the least."""
    table = paravent.new("guru", players=3, seed=3)
    layout = Layout(find("guru"), 3)
    assert row(layout.view, table.view(None))[layout.view.columns.index("seat")] == -1


@final
class Jewel(Piece):
    """A piece without an index."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def __str__(self) -> str:
        return self.name


JEWELS: Final = [Jewel("ruby"), Jewel("opal"), Jewel("pearl")]


@dataclass(frozen=True)
class Wear(Move):
    """Put some on."""

    jewels: tuple[Jewel, ...]
    on: str


@dataclass(frozen=True)
class Dress(Phase):
    """Somebody dresses."""

    seat: Seat


@dataclass
class Mirror(View):
    """A view of many types."""

    seat: Seat | None
    phase: Phase | None
    worn: tuple[Jewel, ...] | None
    chest: tuple[Jewel, ...]
    pair: tuple[int, Jewel | None]
    said: str
    price: Annotated[int | None, "open"]
    last: Move | None


def layout_of(monkeypatch: pytest.MonkeyPatch, **bounds: object) -> Layout:
    """A layout of the classes here, as if a game had them."""
    game = Game(find("guru").rules, package=__name__.rpartition(".")[0])
    fields = {name.replace("__", "."): bound for name, bound in bounds.items()}
    declared = Bounds(lambda *_: fields, lambda *_: 9)  # type: ignore[arg-type]
    monkeypatch.setattr("paravent.tensors.layout.bounds_of", lambda _: declared)
    return Layout(game, 3)


RUBY, OPAL, PEARL = JEWELS
SEEN = Mirror(1, Dress(2), None, (OPAL, PEARL), (7, None), "é!", None, None)


def columns(layout: Layout, view: View) -> dict[str, int]:
    return dict(zip(layout.view.columns, row(layout.view, view), strict=True))


def test_without_bounds_the_types_say_how_it_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game need declare nothing: sixteen bits for a number, some slots for a list, characters for a word."""
    numbers = columns(layout_of(monkeypatch), SEEN)
    assert (numbers["seat"], numbers["phase.kind"], numbers["phase.0"]) == (1, 1, 2)
    assert numbers["worn.there"] == 0
    assert [numbers["chest.length"], numbers["chest[0]"], numbers["chest[1]"], numbers["chest[2]"]] == [2, 1, 2, 0]
    assert [numbers["pair[0]"], numbers["pair[1]"]] == [7, 0]
    assert [numbers["said.length"], numbers["said.0"], numbers["said.1"]] == [2, ord("é"), ord("!")]
    assert numbers["price"] == -32768
    assert numbers["last.kind"] == 0


def test_bounds_make_it_smaller(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counts instead of slots, a word's number instead of its letters."""
    layout = layout_of(monkeypatch, Mirror__chest=Counts(2), Mirror__worn=Counts(1), Mirror__said=Words(("a", "é!")))
    numbers = columns(layout, SEEN)
    assert [numbers["chest[opal]"], numbers["chest[pearl]"], numbers["chest[ruby]"]] == [1, 1, 0]
    assert [numbers["worn[opal]"], numbers["worn[pearl]"], numbers["worn[ruby]"]] == [-1, -1, -1]
    assert numbers["said"] == 2


@pytest.mark.parametrize(
    ("view", "says"),
    [
        (replace(SEEN, seat=3), "Mirror.seat is 3, but must be a whole number from 0 to 2"),
        (replace(SEEN, chest=(OPAL, PEARL, RUBY)), "Mirror.chest is (opal, pearl, ruby), but must be at most 2 items"),
        (replace(SEEN, price=70), "Mirror.price is 70, but must be a whole number from 1 to 9"),
        (replace(SEEN, said="no"), "Mirror.said is 'no', but must be one of 1 known ones"),
        (replace(SEEN, worn=(RUBY, OPAL)), "in their order"),
        (replace(SEEN, worn=(RUBY, RUBY)), "each at most 1 times"),
    ],
)
def test_what_is_out_of_bounds_is_refused_and_never_cut(monkeypatch: pytest.MonkeyPatch, view: View, says: str) -> None:
    """In one sentence that names the field."""
    bounds = {"Mirror__chest": Many(2), "Mirror__price": Whole(1, 9), "Mirror__said": Words(("é!",)), "Mirror__worn": Counts(1)}
    with pytest.raises(OutOfBounds) as refusal:
        row(layout_of(monkeypatch, **bounds).view, view)
    assert says in str(refusal.value)


def test_what_was_called_fixed_must_be(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not written, so it may never differ."""
    layout = layout_of(monkeypatch, Mirror__said=Fixed())
    assert "said" not in columns(layout, SEEN)
    with pytest.raises(OutOfBounds, match="always 'é!'"):
        row(layout.view, replace(SEEN, said="other"))


def test_a_type_without_numbers_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever writes a game learns which field it is."""
    monkeypatch.setattr("paravent.tensors.layout.annotations_of", lambda *_: {})
    monkeypatch.setitem(Mirror.__annotations__, "said", "dict[str, int]")
    with pytest.raises(BadSetup, match=r"Mirror\.said of guru is dict"):
        layout_of(monkeypatch)


def test_the_law_notices_a_view_that_is_written_like_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """Law 9 bites: a spelling that forgets something is found by a walk."""
    written = Written(find("guru"), 3, {})
    table = paravent.new("guru", players=3, seed=1)
    monkeypatch.setattr(written, "numbers", lambda *_: (1,))
    monkeypatch.setattr(written, "check_look", lambda *_: None)
    written.check_view(table, 0)
    table.play(table.owed()[0], "preach 1")
    with pytest.raises(Broken, match="same numbers"):
        written.check_view(table, 0)


@pytest.mark.skipif(not encoders.__file__.endswith(".py"), reason="no method of a compiled class can be replaced")
def test_the_law_notices_a_row_that_says_more_than_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """Law 9 bites: what is written without a view must be what the view is written as, for every seat."""
    written = Written(find("guru"), 3, {})
    table = paravent.new("guru", players=3, seed=1)
    written.check_view(table, 0)
    monkeypatch.setattr(
        type(written.layout.view), "write_look", lambda row, state, _, *place: row.look(*as_seat(1, state, place))
    )
    with pytest.raises(Broken, match=r"written otherwise by the game's rows\.py"):
        written.check_view(table, 0)


def as_seat(seat: Seat, state: object, place: tuple[object, ...]) -> tuple[object, ...]:
    """What `look` is given to show a state to this seat."""
    return (*place, state, seat)


def test_the_law_notices_too_many_choices() -> None:
    """Law 9 bites: a mask must have room for every move."""
    written = Written(find("guru"), 3, {})
    move = paravent.new("guru", players=3, seed=1).rules.parse("preach 1")
    with pytest.raises(Broken, match="choices"):
        written.check_moves([move] * (written.layout.choices + 1))


def test_a_game_from_outside_needs_no_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skull declares nothing, and is written all the same."""
    monkeypatch.syspath_prepend(str(ROOT / "examples" / "skull" / "src"))
    game: Game = import_module("paravent_skull.game").GAME

    written = Written(game, 4, {})
    table = paravent.core.table.Table(
        game.rules, 4, {}, 1, paravent.Chance(1), game.rules.new_game(4, {}, paravent.Chance(1)), history=False
    )
    chance = paravent.Chance(2)
    while not table.over:
        written.check(table, thorough=True)
        seat = table.owed()[0]
        table.play(seat, chance.choice(table.legal(seat)))
    assert len(written.views) > 50


def test_a_row_that_is_written_over_is_as_if_written_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was there before and is there no more is cleared: lists that shrink, things that are gone, moves of another kind."""
    layout = layout_of(monkeypatch, Mirror__chest=Many(3), Mirror__worn=Many(2), Wear__jewels=Many(3), Wear__on=Words(("a", "b")))
    views = [
        SEEN,
        replace(SEEN, worn=(RUBY, OPAL), chest=(RUBY, OPAL, PEARL), last=Wear((RUBY, OPAL, PEARL), "b")),
        replace(SEEN, worn=(), chest=(PEARL,), last=Wear((), "a")),
        replace(SEEN, phase=None, chest=(), last=None),
    ]
    page = Page(layout.view, 1)
    for view in [*views, *reversed(views), views[1], views[3]]:
        layout.view.write(view, page, 0, 0)
        assert list(page.cells) == row(layout.view, view)


def test_a_row_whose_writing_failed_is_written_whole_the_next_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was refused has left its traces: what is kept of the row before says no more what is there."""
    bounds = {"Mirror__chest": Many(3), "Wear__jewels": Many(3), "Wear__on": Words(("a",)), "Mirror__worn": Counts(1)}
    layout = layout_of(monkeypatch, **bounds, Mirror__said=Words(("é!",)))
    good = replace(SEEN, chest=(RUBY, OPAL), worn=(OPAL, PEARL), last=Wear((RUBY,), "a"))
    page = Page(layout.view, 1)
    for bad in (
        replace(good, chest=(PEARL, PEARL, PEARL, PEARL)),
        replace(good, worn=(PEARL, OPAL)),
        replace(good, last=Wear((PEARL, PEARL), "b")),
    ):
        layout.view.write(good, page, 0, 0)
        with pytest.raises(OutOfBounds):
            layout.view.write(bad, page, 0, 0)
        layout.view.write(good, page, 0, 0)
        assert list(page.cells) == row(layout.view, good)
