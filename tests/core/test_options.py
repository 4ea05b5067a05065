"""Options: what a table may choose, and what is refused whatever it is."""

from __future__ import annotations

import pytest

from paravent import BadSetup, Options
from paravent.core.rules import Checked, Choice, Flag, Number, Option
from tests.core.toy import BALLOT

OPTIONS: dict[str, Option] = {
    "flag": Flag(default=False),
    "number": Number(default=3, least=1, most=9),
    "choice": Choice(default="red", among=("red", "blue")),
    "list": Checked(default=[], check=lambda value: None if isinstance(value, list) else "a list"),
}


@pytest.fixture(autouse=True)
def many_options(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ballot has one option of each kind while these tests run."""
    monkeypatch.setattr(BALLOT, "options", OPTIONS)


@pytest.mark.parametrize(
    ("asked", "checked"),
    [
        ({}, {"flag": False, "number": 3, "choice": "red", "list": []}),
        ({"number": 9, "list": [1]}, {"flag": False, "number": 9, "choice": "red", "list": [1]}),
        ({"flag": True, "choice": "blue", "number": 1}, {"flag": True, "number": 1, "choice": "blue", "list": []}),
    ],
)
def test_defaults_fill_in_what_is_not_asked(asked: Options, checked: Options) -> None:
    """Every option has a value in the end."""
    assert BALLOT.check_setup(2, asked) == checked


@pytest.mark.parametrize(
    ("key", "wanted"),
    [("flag", "true or false"), ("number", "a whole number from 1 to 9"), ("choice", "red or blue")],
)
@pytest.mark.parametrize("value", [None, 1.5, 0, 10, "green", "", [], {}, (1,)])
def test_a_value_of_the_wrong_kind_is_refused(key: str, wanted: str, value: object) -> None:
    """Compiled or not, also what JSON has and our data does not: fractions."""
    with pytest.raises(BadSetup) as refusal:
        BALLOT.check_setup(2, {key: value})

    assert str(refusal.value) == f"option {key} of ballot must be {wanted}, not {value!r}"
    assert (refusal.value.code, refusal.value.details) == ("bad-option", {"option": key, "wanted": wanted})


@pytest.mark.parametrize(("value", "wanted"), [("x", "a list"), (1.5, "JSON data without fractions")])
def test_data_that_the_game_checks_is_refused_in_its_words(value: object, wanted: str) -> None:
    """The game never sees a fraction."""
    with pytest.raises(BadSetup, match=f"must be {wanted}, not"):
        BALLOT.check_setup(2, {"list": value})


@pytest.mark.parametrize("value", [True, False])
def test_true_and_false_are_no_numbers(value: bool) -> None:
    """Although Python counts them as 1 and 0."""
    with pytest.raises(BadSetup, match="must be a whole number"):
        BALLOT.check_setup(2, {"number": value})
