"""The contract bites: each fault, planted in a copy of a game, is caught by the law that forbids it, in words that help."""

from __future__ import annotations

import json
import re
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path

import pytest

import paravent
from paravent.cli.new_game import write
from paravent.contract.broken import Broken
from paravent.contract.explained import Explained
from paravent.contract.found import Enrolled, enrol
from paravent.contract.suite import check_advice, check_claims, check_frequencies, check_reach, check_walk
from paravent.contract.walks import POLICIES
from paravent.core.game import Game
from paravent.games import find
from paravent.tensors.layout import forget


@dataclass(frozen=True)
class Fault:
    """A slip somebody could make: in this file, `right` became `wrong`. One of these laws must notice, and name these words."""

    name: str
    file: str
    right: str
    wrong: str
    laws: frozenset[int]
    says: str = ""


GURU_FAULTS = (
    Fault("a view shows hidden preachers", "view.py",
          "if own or over else None", "if True else None", frozenset({3, 8}), "secrets"),
    Fault("who is asked depends on a secret", "rules.py",
          "return [seat]", "return [seat] if s.sects[0].preachers & 1 else sorted({seat, 0})", frozenset({5, 8})),
    Fault("an event lacks its redaction", "events.py",
          "return self if seat == self.seat else Vanished(self.seat, None)", "return self", frozenset({3}), "preacher"),
    Fault("a view changes and no event says so", "actions.py", "cards[-1] if cards else None))", "None))", frozenset({3, 4})),
    Fault("a coin is lost", "actions.py", "accused.capital += 1", "accused.capital += 0", frozenset({6}), "lost or gained"),
    Fault("a clone shares a list", "state.py", "twin.stage = self.stage.copy()", "twin.stage = self.stage", frozenset({2})),
    Fault("a dump forgets something", "state.py", 'cast("bool", data["barred"])', "False", frozenset({2}), "barred"),
    Fault("a move cannot be read back", "moves.py", 'return f"vanish {self.preacher}"', 'return "vanish"', frozenset({1})),
    Fault("a count of options tells a secret", "legal.py",
          "if sect.capital >= COST_TO_VANISH:", "if s.sects[1].active & 21845:", frozenset({3, 8}), "legal moves"),
    Fault("the default move may be illegal", "legal.py", "else first", "else VANISH[0]", frozenset({1})),
    Fault("a game has no end", "rules.py", "s.round += 1", "s.round += 0", frozenset({6}), "exceed"),
)  # fmt: skip

ASKED = 'why.__dict__["asked"] = why.__dict__.get("asked", 0) + 1'
ADVICE_FAULTS = (
    Fault("a reason depends on who has asked before", "hints.py",
          'return Reason("preach-crowd") if',
          f'{ASKED}\n    return Reason("preach-crowd", (("asked", why.__dict__["asked"]),)) if',
          frozenset({3}), "a hint to seat"),
    Fault("notes depend on who has looked before", "aids.py",
          "past = Past(len(seen.sects), history)",
          'past = Past(len(seen.sects), history)\n    aids.__dict__["asked"] = not aids.__dict__.get("asked")\n'
          '    if aids.__dict__["asked"]:\n        return []',
          frozenset({3}), "the notes"),
)  # fmt: skip

CLAIM_FAULTS = (
    Fault("what may be claimed depends on what is true", "claims.py",
          "return FORMS", "return FORMS[1:] if any(sect.secrets is not None for sect in view.sects) else FORMS",
          frozenset({10}), "what may be claimed tells a secret"),
    Fault("judging a claim changes the table", "claims.py",
          "if claim.kind not in", "table.state.sects[speaker].capital += 1\n        if claim.kind not in",
          frozenset({10}), "a claim changed the table"),
)  # fmt: skip

SKIPPED = "(s.opener + 1 + (WASP in s.lost[(s.opener + 1) % len(s.jars)])) % len(s.jars)"
JAR_FAULTS = (
    Fault("a jar lost by chance is told to everyone", "events.py",
          "return self if seat == self.seat else Lost(self.seat, None)", "return self", frozenset({3}), "Lost(seat="),
    Fault("who lost the wasp by chance is skipped", "rules.py",
          "s.opener = (s.opener + 1) % len(s.jars)", f"s.opener = {SKIPPED}", frozenset({3, 5}), "RoundBegan(round="),
    Fault("who lost the wasp by chance is skipped, and nobody is told", "rules.py",
          "tell(RoundBegan(s.round, s.opener))",
          f"tell(RoundBegan(s.round, s.opener))\n        s.opener = {SKIPPED.replace(' + 1', '')}",
          frozenset({3, 4, 5}), "opener"),
    Fault("who lost the wasp by chance is asked nothing", "rules.py",
          "list(range(len(s.jars)))",
          "[k for k in range(len(s.jars)) if WASP not in s.lost[k]] or [0]", frozenset({3, 5, 8}), "asked: "),
    Fault("a view shows what was lost by chance", "view.py",
          "tuple(s.lost[seat]) if known else None", "tuple(s.lost[seat])", frozenset({3, 4, 8}), "players["),
    Fault("a point is given and nobody is told", "rules.py", "tell(Scored(seat))", "pass", frozenset({4}), ".points: 0 != 1"),
    Fault("jars are taken back and nobody is told", "rules.py",
          "tell(Left(seat))", "pass", frozenset({4}), "has_laid: True != False"),
    Fault("a round begins and nobody is told", "rules.py",
          "tell(RoundBegan(s.round, s.opener))", "pass", frozenset({4}), "round: 1 != 2"),
    Fault("a hand is declared open", "view.py",
          "jars: tuple[Jar, ...] | None", "jars: Open[tuple[Jar, ...] | None]", frozenset({3}), ".jars is declared open"),
    Fault("a sampler never guesses that a wasp was lost", "worlds.py",
          "for kind, share in shares(guess, seat, jar, sizes[seat]):\n            stung",
          "for kind, share in shares(guess, seat, jar, sizes[seat])[-1:]:\n            stung", frozenset({8}), "sampled"),
    Fault("a sampler always takes the likeliest world", "worlds.py",
          "ticket = sum(left.values()) * chance.below(FINE) / FINE", "return max(left, key=left.__getitem__)",
          frozenset({8}), "sampled"),
    Fault("a sampler takes rare deals to be likely", "worlds.py",
          "float(prod([comb(EACH, w) for w in deal]))", "1 / prod([comb(EACH, w) for w in deal])", frozenset({8}), "expected"),
    Fault("a sampler runs out of worlds", "worlds.py",
          "range(EACH + 1) if", "range(2) if", frozenset({8}), "no world can be sampled"),
    Fault("a shuffle is biased", "rules.py",
          "chance.shuffle(jars)", "chance.shuffle(jars) if chance.below(3) else jars.sort(key=str)", frozenset({8}), "expected"),
    Fault("a jar is drawn unfairly", "rules.py",
          "s.jars[seat].pop(chance.below(len(s.jars[seat])))", "s.jars[seat].pop()", frozenset({8}), "lost["),
)  # fmt: skip


@pytest.fixture(autouse=True)
def importable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Packages in the test's folder can be imported, and are forgotten afterwards."""
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.syspath_prepend(tmp_path / "src")
    before = set(sys.modules)
    yield
    for name in set(sys.modules) - before:
        if str(tmp_path) in str(getattr(sys.modules[name], "__file__", "")):
            del sys.modules[name]
    forget()  # the next package has the same name, and pieces of its own


def spoil(fault: Fault | None, package: Path) -> None:
    if fault is not None:
        path = package / fault.file
        assert fault.right in path.read_text(), "the fault no longer fits the code it was made for"
        path.write_text(path.read_text().replace(fault.right, fault.wrong))


def guru_with(fault: Fault | None, folder: Path) -> Enrolled:
    """Guru copied into a package of its own, with the fault in it."""
    source = Path(str(import_module(find("guru").package).__file__)).parent
    shutil.copytree(source, folder / "guru_copy", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    for path in (folder / "guru_copy").glob("*.py"):
        path.write_text(path.read_text().replace("paravent.games.guru", "guru_copy"))
    spoil(fault, folder / "guru_copy")
    return enrol(Game(import_module("guru_copy.rules").GURU))


def jars_with(fault: Fault | None, folder: Path) -> Enrolled:
    """The game that `paravent new-game` writes, with the fault in it."""
    write("wasp_jars", folder)
    spoil(fault, folder / "src" / "wasp_jars")
    return enrol(import_module("wasp_jars.game").GAME)


def inspect_guru(game: Enrolled) -> None:
    """What the contract does for a game, on a few walks of three players."""
    for seed in range(3):
        for policy in POLICIES:
            check_walk(game, 2 + seed % 2, {"max_rounds": 2}, seed, policy, Explained(game.enrolment), 4)


def inspect_advice(game: Enrolled) -> None:
    """What the contract does with a game's hints and notes."""
    for seed in range(4):
        check_advice(game, 3, {"max_rounds": 2}, seed, POLICIES[seed % len(POLICIES)])


def inspect_claims(game: Enrolled) -> None:
    """What the contract does with what may be claimed."""
    for seed in range(4):
        check_claims(game, 3, {"max_rounds": 2}, seed, POLICIES[seed % len(POLICIES)])


def inspect_jars(game: Enrolled) -> None:
    """What the contract does for a game: walks, reach, frequencies."""
    explained = Explained(game.enrolment)
    for seed in range(2):
        for policy in POLICIES:
            check_walk(game, 3, {"rounds": 9}, seed, policy, explained, 2)
            check_reach(game, 3, {"rounds": 9}, seed, policy)
    three = Enrolled(game.game, replace(game.enrolment, counts=(3,)))
    assert check_frequencies(three, range(400)) > 300, "too few blind games could be played to judge"


def test_a_true_copy_passes(tmp_path: Path) -> None:
    """What catches the faults is not the copying."""
    game = guru_with(None, tmp_path)
    inspect_guru(game)
    inspect_advice(game)
    inspect_claims(game)


def test_a_new_game_passes(tmp_path: Path) -> None:
    """Nor is it the template."""
    inspect_jars(jars_with(None, tmp_path))


@pytest.mark.parametrize("fault", GURU_FAULTS, ids=lambda fault: fault.name)
def test_a_fault_planted_in_guru_is_caught(fault: Fault, tmp_path: Path) -> None:
    """Each fault breaks the law that is there to forbid it."""
    game = guru_with(fault, tmp_path)
    with pytest.raises(Broken) as caught:
        inspect_guru(game)
    assert caught.value.law in fault.laws, str(caught.value)
    assert fault.says in caught.value.what


@pytest.mark.parametrize("fault", ADVICE_FAULTS, ids=lambda fault: fault.name)
def test_a_fault_planted_in_the_advice_is_caught(fault: Fault, tmp_path: Path) -> None:
    """Words and notes that are not made of what the seat knows alone."""
    game = guru_with(fault, tmp_path)
    with pytest.raises(Broken) as caught:
        inspect_advice(game)
    assert caught.value.law in fault.laws, str(caught.value)
    assert fault.says in caught.value.what


@pytest.mark.parametrize("fault", CLAIM_FAULTS, ids=lambda fault: fault.name)
def test_a_fault_planted_in_the_claims_is_caught(fault: Fault, tmp_path: Path) -> None:
    """What one may say must not betray what one knows, nor do anything."""
    game = guru_with(fault, tmp_path)
    with pytest.raises(Broken) as caught:
        inspect_claims(game)
    assert caught.value.law in fault.laws, str(caught.value)
    assert fault.says in caught.value.what


@pytest.mark.parametrize("fault", JAR_FAULTS, ids=lambda fault: fault.name)
def test_a_fault_planted_in_a_new_game_is_caught(fault: Fault, tmp_path: Path) -> None:
    """Hidden chance, untold changes and wrong samplers too; and the message says what differs."""
    game = jars_with(fault, tmp_path)
    with pytest.raises(Broken) as caught:
        inspect_jars(game)
    assert caught.value.law in fault.laws, str(caught.value)
    assert fault.says in caught.value.what, str(caught.value)


def test_a_message_names_the_law_the_case_the_fields_and_the_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Enough to come back: the record in it can be replayed and stands where the law broke. No whole view is printed."""
    (fault,) = [fault for fault in JAR_FAULTS if fault.name == "a point is given and nobody is told"]
    game = jars_with(fault, tmp_path)
    with pytest.raises(Broken) as caught:
        inspect_jars(game)
    message = str(caught.value)
    found = re.search(r"game wasp_jars, players 3, options (\{.*\}), seed (\d+), policy (\w+), after (\d+) plays\n", message)

    assert message.startswith("law 4 (whatever changes on my screen, an event told me): ")
    assert re.search(r"\n  players\[\d\]\.points: 0 != 1\n", message)
    assert found is not None and json.loads(found[1]) == {"rounds": 9}
    assert "NewGameView(" not in message and "View(" not in message
    monkeypatch.setattr("paravent.find", lambda *_: game.game)
    assert paravent.replay(message.partition("the line of play:\n")[2]).decisions == int(found[4])
