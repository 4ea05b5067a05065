"""A browser, a server with the client in it, and people who sit down in front of both."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from paravent.server.transport.pages import STATIC
from tests.server.serving import QUICK, serving
from tests.web.chromium import FLAGS, chromium
from tests.web.laid import Shelf
from tests.web.person import People

BUILT = "the browser client is not built: run `make web`"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    assert (STATIC / "index.html").is_file(), BUILT
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    """A server whose bots answer at once."""
    with serving(tmp_path / "log.db", replace(QUICK, workers=1)) as url:
        yield url


@pytest.fixture
def shelf(tmp_path: Path, url: str) -> Shelf:
    """The server's tables, to put half-played games among them."""
    return Shelf(tmp_path / "log.db")


@pytest.fixture
def people(browser: Browser, url: str) -> Iterator[People]:
    """Everyone with a device of their own; when the test is over, none of their consoles may have complained."""
    people = People(browser, url)
    yield people
    people.leave()
    assert people.complaints == []
