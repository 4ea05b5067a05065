"""What the environments need."""

from __future__ import annotations

import pytest

from tests.envs.conftest import MISSING


@pytest.mark.skipif(bool(MISSING), reason=f"the environments are not tested here: pip install {' '.join(MISSING)}")
def test_the_packages_are_there() -> None:
    """The extra `envs` and the dev group bring them."""
    assert MISSING == []
