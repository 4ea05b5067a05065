"""What the documentation shows can be run."""

from __future__ import annotations

import re
import runpy
import sys
from importlib.util import find_spec
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("README.md", "docs/own-bot.md", "docs/researchers.md")
APART = {
    "pyspiel": "open_spiel",
    "textarena": "textarena",
}  # what an example may need that is not everywhere, and where it is from
BLOCKS = [
    pytest.param(block, id=f"{page} {number}")
    for page in PAGES
    for number, block in enumerate(re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL))
]


@pytest.mark.parametrize("block", BLOCKS)
def test_an_example_of_a_page_runs(block: str) -> None:
    """Each by itself; the long loop of random play a little shorter."""
    for module, package in APART.items():
        if module in block and find_spec(module) is None:
            pytest.skip(f"{module} is not tested here: pip install {package}")
    exec(compile(block.replace("range(1000)", "range(3)"), "an example", "exec"), {})


def test_the_notebook_runs() -> None:
    """Jupyter itself runs it, from first to last cell."""
    notebook = nbformat.read(ROOT / "examples" / "first_steps.ipynb", as_version=4)  # type: ignore[no-untyped-call]
    NotebookClient(notebook, timeout=600, resources={"metadata": {"path": str(ROOT)}}).execute()
    shown = [output["data"]["text/plain"] for cell in notebook.cells for output in cell.get("outputs", []) if "data" in output]
    assert int(shown[3].lstrip("(").split(",")[0]) > 50  # games were played


def run(monkeypatch: pytest.MonkeyPatch, name: str, *arguments: str) -> None:
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    runpy.run_path(str(ROOT / "examples" / name), run_name="__main__")


def test_the_learner_learns_and_draws_its_curve(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """For a moment, at a small table; by hand it is run for minutes."""
    small = ("--game", "sultans", "--players", "5", "--tables", "5", "--decisions", "40", "--point", "1", "--test", "5")
    run(monkeypatch, "learn.py", *small, "--minutes", "0.002", "--curve", str(tmp_path / "curve.svg"))
    assert "new games; even is 0.200" in capsys.readouterr().out
    assert "<polyline" in (tmp_path / "curve.svg").read_text(encoding="utf-8")


def test_the_example_with_openspiel_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """One game of its search, two iterations of MCCFR."""
    pytest.importorskip("pyspiel", reason="OpenSpiel is not tested here: pip install open_spiel")
    run(monkeypatch, "search_openspiel.py", "--games", "1", "--simulations", "3")
    run(monkeypatch, "search_openspiel.py", "--mccfr", "2")
    said = capsys.readouterr().out
    assert "IS-MCTS, 3 simulations" in said and "information sets" in said
