"""The contract bites: each fault, planted in a copy of Guru, is caught by the law that forbids it."""

from __future__ import annotations

import shutil
import sys
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from paravent import Rules, State
from paravent.games import guru
from paravent.games.guru.state import load_state
from tests.contract.broken import Broken
from tests.contract.enrolment import Enrolled, nothing
from tests.contract.test_contract import check_walk
from tests.contract.walks import POLICIES
from tests.games.guru.positions import tally


@dataclass(frozen=True)
class Fault:
    """A slip somebody could make: in this file, `right` became `wrong`. One of these laws must notice."""

    name: str
    file: str
    right: str
    wrong: str
    laws: frozenset[int]


FAULTS = (
    Fault("a view shows hidden preachers", "view.py", "if own or over else None", "if True else None", frozenset({3, 8})),
    Fault("who is asked depends on a secret", "rules.py",
          "return [seat]", "return [seat] if s.sects[0].preachers & 1 else sorted({seat, 0})", frozenset({5, 8})),
    Fault("an event lacks its redaction", "events.py",
          "return self if seat == self.seat else Vanished(self.seat, None)", "return self", frozenset({3})),
    Fault("a view changes and no event says so", "actions.py", "cards[-1] if cards else None))", "None))", frozenset({4})),
    Fault("a coin is lost", "actions.py", "accused.capital += 1", "accused.capital += 0", frozenset({6})),
    Fault("a clone shares a list", "state.py", "twin.stage = self.stage.copy()", "twin.stage = self.stage", frozenset({2})),
    Fault("a dump forgets something", "state.py", 'cast("bool", data["barred"])', "False", frozenset({2})),
    Fault("a move cannot be read back", "moves.py", 'return f"vanish {self.preacher}"', 'return "vanish"', frozenset({1})),
    Fault("a count of options tells a secret", "actions.py",
          "if sect.capital >= COST_TO_VANISH:", "if s.sects[1].active & 21845:", frozenset({3, 8})),
    Fault("the default move may be illegal", "rules.py", "else first", "else moves.VANISH[0]", frozenset({1})),
    Fault("a game has no end", "rules.py", "s.round += 1", "s.round += 0", frozenset({6})),
)  # fmt: skip


def planted(fault: Fault | None, folder: Path) -> Rules[State]:
    """Guru copied into a package of its own, with the fault in it."""
    package = f"guru_{abs(hash(str(folder)))}"
    source = Path(str(guru.__file__)).parent
    shutil.copytree(source, folder / package, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    for path in (folder / package).glob("*.py"):
        path.write_text(path.read_text().replace("paravent.games.guru", package))
    if fault is not None:
        path = folder / package / fault.file
        assert fault.right in path.read_text(), "the fault no longer fits the code it was made for"
        path.write_text(path.read_text().replace(fault.right, fault.wrong))
    module: ModuleType = import_module(f"{package}.rules")
    rules: Rules[State] = module.GURU
    return rules


def inspect_all(rules: Rules[State]) -> None:
    """What the contract does for a game, on a few walks of three players."""
    game = Enrolled("guru", tally_of_any_copy, secret={"Vanish": nothing}, own_rules=rules)
    for seed in range(5):
        for policy in POLICIES:
            check_walk(game, 3, {"max_rounds": 2}, seed, policy)


def tally_of_any_copy(state: State) -> object:
    return tally(load_state(state.dump()))


def test_a_true_copy_passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What catches the faults is not the copying."""
    monkeypatch.syspath_prepend(tmp_path)
    inspect_all(planted(None, tmp_path))


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_planted_fault_is_caught(fault: Fault, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each fault breaks the law that is there to forbid it."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    rules = planted(fault, tmp_path)
    with pytest.raises(Broken) as caught:
        inspect_all(rules)
    assert caught.value.law in fault.laws, str(caught.value)
