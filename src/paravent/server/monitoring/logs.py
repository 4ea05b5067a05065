"""Structured logs: one JSON object per line. No token, no move, no card, no address is ever logged."""

from __future__ import annotations

import json
import logging
from typing import Final, final

FIELDS: Final = ("table", "game", "code", "why", "count")


@final
class JsonLines(logging.Formatter):
    """A log record as a JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info is not None and record.exc_info[0] is not None:
            line["error"] = where(record)
        return json.dumps(line, ensure_ascii=False)


def where(record: logging.LogRecord) -> str:
    """The kind of an error and where it was raised; its text might hold what a player wrote or holds."""
    assert record.exc_info is not None
    kind, _, trace = record.exc_info
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = "" if trace is None else f" at {trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
    return f"{kind.__name__ if kind else 'error'}{place}"


def set_up() -> None:
    """Log to standard error, warnings of libraries included."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("paravent").setLevel(logging.INFO)
