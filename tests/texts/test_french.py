"""French is set as it is printed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.texts.french import PROJECT, french_files, printed


@pytest.mark.parametrize("file", french_files(), ids=lambda file: str(file.relative_to(PROJECT)))
def test_no_line_begins_with_a_colon(file: Path) -> None:
    """No-break spaces before : ; ? ! » % and after «, and true apostrophes; `python -m tests.texts.french` sets them."""
    text = file.read_text(encoding="utf-8")
    assert [line for line in text.splitlines() if printed(line) != line] == []
