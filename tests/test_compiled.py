"""The package is compiled wherever it can be."""

from __future__ import annotations

import os
import shutil

import paravent


def test_an_installed_package_is_compiled_where_there_is_a_compiler() -> None:
    """The compiled run of the tests really is one; `make compiled` sets PARAVENT_EXPECT."""
    expected = os.environ.get("PARAVENT_EXPECT") == "compiled" and shutil.which("cc") is not None
    assert paravent.compiled == expected
