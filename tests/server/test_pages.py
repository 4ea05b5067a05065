"""What a browser loads."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import httpx

from tests.server.serving import QUICK, serving


def test_built_files_are_compressed_and_kept_for_good(tmp_path: Path) -> None:
    """Their names change with their content; the page that names them is asked for anew."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>")
    (static / "assets" / "shell-1.js").write_text("let a = 1;\n" * 500)
    with serving(tmp_path / "log.db", replace(QUICK, static=static)) as url:
        script, page = httpx.get(f"{url}/assets/shell-1.js"), httpx.get(f"{url}/t/0123456789abcdef")

    assert (script.headers["content-encoding"], script.headers["cache-control"]) == (
        "gzip",
        "max-age=31536000, public, immutable",
    )
    assert (page.text, page.headers["cache-control"]) == ("<!doctype html>", "no-cache")


def test_an_answer_that_holds_a_token_is_not_compressed(tmp_path: Path) -> None:
    """Its length would tell about the token to somebody who may choose another part of it."""
    with serving(tmp_path / "log.db") as url:
        body = {"game": "sultans", "seats": 15, "bots": [{"seat": seat, "strength": "simple"} for seat in range(15)]}
        opened = httpx.post(f"{url}/api/tables", json=body)

    assert opened.status_code == 201 and len(opened.content) > 1024
    assert "content-encoding" not in opened.headers


def test_a_page_is_parted_from_its_opener_only_where_browsers_heed_that(tmp_path: Path) -> None:
    """Over https; over plain http they complain of the header on every page instead. So with the promise to stay with https."""
    found = []
    for public in (None, "https://games.example"):
        with serving(tmp_path / "log.db", replace(QUICK, public=public)) as url:
            headers = httpx.get(url).headers
            found.append([headers.get(name) for name in ("cross-origin-opener-policy", "strict-transport-security")])

    assert found == [[None, None], ["same-origin", "max-age=31536000"]]
