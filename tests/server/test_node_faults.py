"""Nodes that are killed, stopped, cut off and restarted while people and bots play: nothing is lost, and every table goes on."""

from __future__ import annotations

import asyncio

import pytest

from bench.faults import campaign
from tests.server.conftest import NONE
from tests.server.postgres import binaries

EACH = ["kill", "stop", "restart-store", "cut-from-store", "cut-from-others", "roll"]


@pytest.mark.skipif(binaries() is None, reason=NONE)
def test_whatever_befalls_the_nodes_every_acknowledged_move_is_kept_once_and_every_table_goes_on() -> None:
    """Nobody is shown an older position than they had or asked twice, though the nodes' clocks differ by minutes.

    `make faults` does this at length.
    """
    crowd, waits = asyncio.run(campaign(len(EACH), tables=5, lease=2.0, seed=1, names=EACH))
    assert crowd.wrong == []
    assert sorted(waits) == sorted(EACH)
    assert crowd.finished > 0
