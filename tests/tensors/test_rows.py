"""What reads the fields of the games' classes follows from the fields."""

from __future__ import annotations

import numpy as np
import pytest

from paravent.envs import Batch
from paravent.games import find, found
from paravent.tensors import encoders, layout
from paravent.tensors.encoders import row
from tools.rows import GAMES, written


@pytest.mark.skipif(not encoders.__file__.endswith(".py"), reason="it is written from sources, which are not in compiled modules")
@pytest.mark.parametrize("name", sorted(found()))
def test_what_reads_the_fields_is_current(name: str) -> None:
    """Each game's rows.py is what tools/rows.py writes."""
    text = (GAMES / name / "rows.py").read_text(encoding="utf-8")
    assert text == written(find(name)), "run PYTHONPATH=src python tools/rows.py"


@pytest.mark.parametrize("name", sorted(found()))
def test_without_it_the_rows_are_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is there for speed only: read by name, every view and every move has the same numbers."""
    players = find(name).rules.players[0]
    batch = Batch(name, players=players, n=4, seed=5)
    monkeypatch.setattr(layout, "rows_of", lambda _: {})
    slow = layout.Layout(find(name), players)
    chance = np.random.default_rng(5)
    for _ in range(60):
        for at, decisions in enumerate(batch._stepper.tables):
            assert batch.observation[at].tolist() == row(slow.view, decisions.table.view(decisions.seat))
            for choice in decisions.choices[:3]:
                assert choice is None or row(slow.move, choice) == row(batch.layout.move, choice)
        batch.step((chance.random(batch.n) * batch.count).astype(np.int64))
