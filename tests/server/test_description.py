"""What is written about the server is true of it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import jsonschema
import pytest

from paravent.server import describe, refusal, wire
from paravent.server.sentences import bundle
from tests.server.test_session import HOST, playing

DOCS = Path(__file__).parents[2] / "docs"
SOURCE = Path(refusal.__file__).parent


def test_the_schema_is_that_of_the_wire() -> None:
    """Stale? `python -m paravent.server.describe docs`."""
    assert (DOCS / "wire.schema.json").read_text(encoding="utf-8") == wire.schema()


def test_the_page_about_the_wire_lists_every_message() -> None:
    """Stale? `python -m paravent.server.describe docs`."""
    assert (DOCS / "wire.md").read_text(encoding="utf-8").partition(describe.BEGIN)[2].strip() == describe.messages().strip()


def test_what_the_server_sends_is_as_the_schema_says() -> None:
    """A welcome, with everything in it."""
    schema = json.loads(wire.schema())
    schema["$ref"] = "#/$defs/FromServer"
    session = playing(answer_seconds=60)
    for message in (
        session.welcome(HOST, None, [True, False], "", 5),
        session.happened(0, session.common(5), "a"),
        session.happened(None, session.common(5)),
    ):
        jsonschema.validate(json.loads(wire.encode(message)), schema)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_refusal_has_its_sentence_in_both_languages(language: str) -> None:
    """And there is no sentence for a refusal that there is not."""
    text = (SOURCE / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    assert re.findall(r"^refusal-(\S+) = ", text, re.MULTILINE) == list(refusal.CODES)
    assert all(bundle(language).has_message(f"refusal-{code}") for code in refusal.CODES)
