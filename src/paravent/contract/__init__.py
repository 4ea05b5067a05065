"""The contract: the laws that every game is held to, as a pytest plugin.

    pytest -p paravent.contract --game jars

A game says in its own `contract.py` what the laws cannot know by themselves: see `Enrolment`. Without a path on the command
line nothing but the contract is run; a package that wants it among its own tests has a `test_contract.py` with the one line
`from paravent.contract.suite import *`.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from paravent.contract.enrolment import Enrolment, nothing

if TYPE_CHECKING:
    import pytest

__all__ = ["Enrolment", "nothing", "pytest_addoption", "pytest_configure"]

SUITE = Path(__file__).parent / "suite.py"


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("paravent", "the contract of Paravent's games")
    group.addoption("--game", action="append", metavar="NAME", help="hold this game to the laws (default: every game found)")
    group.addoption("--contract-games", type=int, metavar="N", help="games that each case walks (default: $CONTRACT_GAMES or 2)")
    group.addoption(
        "--contract-thorough", type=int, metavar="N",
        help="positions of each game that get the dear checks (default: $CONTRACT_THOROUGH or 6)",
    )  # fmt: skip
    group.addoption(
        "--contract-deals", type=int, metavar="N",
        help="games in which the frequencies of sampled worlds are compared (default: $CONTRACT_DEALS or 300)",
    )  # fmt: skip


def pytest_configure(config: pytest.Config) -> None:
    """With no path on the command line that names the contract, the contract alone is run."""
    words = [str(word) for word in config.invocation_params.args]
    asked = any("paravent.contract" in word or word.startswith("--game") for word in words)
    if asked and config.args_source is not config.ArgsSource.ARGS:
        config.args[:] = [str(SUITE)]
