"""Games on other machines: the same result, and a sentence where there is no cluster."""

from __future__ import annotations

import importlib.util

import pytest

from paravent.lab import cluster
from paravent.lab.cluster import NoCluster
from paravent.lab.simulate import Plan, simulate
from paravent.lab.tally import Tally

PLAN = Plan("overseers", ["simple"] * 3, 7, {})
HAS_RAY = importlib.util.find_spec("ray") is not None


def unplayed(plan: str, number: int) -> str:
    raise AssertionError(f"{plan} {number} was played")


def total(where: int | str) -> dict[str, object]:
    whole = Tally()
    for batch in simulate(PLAN, 25, where):
        whole.add(batch)
    return {**whole.dump()}


@pytest.mark.parametrize("address", ["10.0.0.5", "dask://10.0.0.5:8786", ""])
def test_an_address_of_no_cluster_is_refused(address: str) -> None:
    """Before anything is played."""
    with pytest.raises(NoCluster, match="no address of a cluster"):
        list(cluster.on_cluster(unplayed, "", 1, address))


@pytest.mark.skipif(HAS_RAY, reason="Ray is here")
def test_without_ray_one_is_told_how_to_get_it() -> None:
    with pytest.raises(NoCluster, match=r"paravent\[ray\]"):
        total("ray://local")


def test_a_runner_gets_the_work_and_where(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another kind of cluster is a function more."""
    asked: list[str] = []

    def here(do: cluster.Work, plan: str, count: int, address: str) -> object:
        asked.append(address)
        return (do(plan, number) for number in range(count))

    monkeypatch.setitem(cluster.RUNNERS, "near", here)
    assert total("near://by") == total(1)
    assert asked == ["near://by"]


@pytest.mark.skipif(not HAS_RAY, reason="this environment was made without the extra `ray`")
def test_ray_gives_the_same_result() -> None:
    """`pip install 'paravent[ray]'` first; it is some hundred megabytes, so the tools of development do without."""
    assert total("ray://local") == total(1)
