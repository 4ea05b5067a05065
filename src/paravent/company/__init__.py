"""Good company: ten people whom one meets again, with a name, a face, a temperament, and now and then a word."""

from paravent.company.people import COMPANY, Character, bot_called, bot_of, character_of, mixed

__all__ = ["COMPANY", "Character", "bot_called", "bot_of", "character_of", "mixed"]
