"""What players read: the Fluent catalogues, in French and English. Imports core and games only."""

from __future__ import annotations

from paravent.texts.catalogue import Catalogue
from paravent.texts.language import LANGUAGES, language

__all__ = ["Catalogue", "LANGUAGES", "language"]
