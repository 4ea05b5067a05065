"""French is set as it is printed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.texts.french import PROJECT, french_files, printed_file


@pytest.mark.parametrize("file", french_files(), ids=lambda file: str(file.relative_to(PROJECT)))
def test_no_line_begins_with_a_colon(file: Path) -> None:
    """No-break spaces before : ; ? ! » % and after «, and true apostrophes; `python -m tests.texts.french` sets them."""
    lines, wanted = file.read_text(encoding="utf-8").splitlines(), printed_file(file).splitlines()
    assert [line for line, right in zip(lines, wanted, strict=True) if line != right] == []
