"""What the company is called at the tables, as the client has it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

_SOURCE: Final = Path(__file__).parents[2] / "web" / "src" / "company" / "called.ts"
SHORT: Final[dict[str, str]] = dict(re.findall(r'"([^"]+)": "([^"]+)"', _SOURCE.read_text(encoding="utf-8")))


def called(name: str) -> str:
    """The one word of a name that stands on a plate; a person's name as it is."""
    return SHORT.get(name, name)
