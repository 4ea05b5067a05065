"""The faults of `make mutants` still fit the code that they were made for. Whether they are caught takes too long to ask here."""

from __future__ import annotations

import shlex
from collections import Counter

import pytest

from bench.mutants import ROOT, Mutant, all_mutants

MUTANTS = all_mutants()
LEAKS = {f"leaking {what}" for what in ("field", "event", "prompt", "order", "count", "refusal")}
SLIPS = {"lost card", "wrong sampler", "biased shuffle", "wrong clone", "untold change", "rule slip", "record"}


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_a_fault_can_be_planted(mutant: Mutant) -> None:
    """What it changes stands in its file, once; the file can still be read by Python; and its tests are there."""
    text = (ROOT / mutant.file).read_text(encoding="utf-8")
    spoiled = mutant.spoiled(text)

    assert spoiled != text
    compile(spoiled, mutant.file, "exec")
    assert all((ROOT / word.partition("::")[0]).exists() for word in shlex.split(mutant.tests) if word.startswith("tests/"))


def test_there_are_faults_of_every_kind_and_no_two_are_alike() -> None:
    """More than a hundred, of all kinds, in every game, in core, search and server."""
    assert set(Counter(mutant.kind for mutant in MUTANTS)) == LEAKS | SLIPS | {"search", "server"}
    assert len(MUTANTS) > 100
    assert len({mutant.name for mutant in MUTANTS}) == len(MUTANTS)
    assert {mutant.file.split("/")[2] for mutant in MUTANTS} == {"games", "core", "bots", "server"}
