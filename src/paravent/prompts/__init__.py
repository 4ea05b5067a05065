"""A seat's questions in words, for players who read: language models, and programs that know no game."""

from __future__ import annotations

from paravent.prompts.question import Known, Rules, known_at, question, rules_page
from paravent.prompts.reply import chosen

__all__ = ["Known", "Rules", "chosen", "known_at", "question", "rules_page"]
