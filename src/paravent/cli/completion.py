"""The Tab key: it completes a line of notation word by word."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Final

HAS_READLINE: Final = find_spec("readline") is not None  # Windows has none; lines are then typed in full
if HAS_READLINE:
    import readline


def next_words(lines: Sequence[str], before: str, word: str) -> list[str]:
    """What may follow `before` in any of the lines and begins with `word`; with a space if the line goes on after it."""
    found: list[str] = []
    for line in lines:
        if line.startswith(before + word):
            rest = line[len(before) :]
            first, space, _ = rest.partition(" ")
            found.append(first + space)
    return list(dict.fromkeys(found))


@contextmanager
def complete_with(lines: Sequence[str]) -> Iterator[None]:
    """While a line is read, Tab offers the words of these lines."""
    if not HAS_READLINE:
        yield
        return

    def offer(word: str, state: int) -> str | None:
        words = next_words(lines, readline.get_line_buffer()[: readline.get_begidx()], word)
        return words[state] if state < len(words) else None

    readline.set_completer_delims(" ")
    readline.set_completer(offer)
    readline.parse_and_bind("bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete")
    try:
        yield
    finally:
        readline.set_completer(None)


def forget_typed_lines() -> None:
    """No line can be called back with the arrow keys: the next person at this terminal must not find the last one's moves."""
    if HAS_READLINE:
        readline.set_auto_history(False)
        readline.clear_history()
