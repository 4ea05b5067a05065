"""These tests need the real packages; where they are not installed `test_needed.py` says so, and the others are left out."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

NEEDED = ("numpy", "gymnasium", "pettingzoo", "librt")
MISSING = [name for name in NEEDED if find_spec(name) is None]

collect_ignore_glob: list[str] = []
if MISSING:
    collect_ignore_glob.append("test_[!n]*.py")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Their own warnings are theirs."""
    for item in items:
        if "/envs/" in str(item.path):
            item.add_marker(pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning"))
