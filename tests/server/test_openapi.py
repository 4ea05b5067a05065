"""schemathesis tries what the OpenAPI description allows, and more, and finds nothing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.server.serving import serving


def test_schemathesis_finds_nothing(tmp_path: Path) -> None:
    """Every answer is one that the description names, and no request makes the server fail."""
    with serving(tmp_path / "log.db") as url:
        command = [str(Path(sys.executable).parent / "schemathesis"), "run", f"{url}/schema/openapi.json"]
        command += ["--max-examples", "25", "--seed", "7"]
        found = subprocess.run(command, check=False, capture_output=True, text=True, cwd=tmp_path)
    assert found.returncode == 0, found.stdout[-6000:]
