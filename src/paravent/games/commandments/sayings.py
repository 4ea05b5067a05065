"""What bots with a character say in a performance: old words, which suit a temple, each to whom they fit (C-18).

They are Latin, so that players of all languages are in the same boat.
"""

from __future__ import annotations

from typing import Final

from paravent.bots.temperament import Temperament
from paravent.games.commandments.moves import Say

SAYINGS: Final[dict[str, tuple[str, ...]]] = {
    "ottoline": ("Memento mori", "Suum cuique", "Dura lex"),
    "barnabe": ("Mundus vult decipi", "Lupus in fabula", "Nomen est omen"),
    "zelie": ("Festina lente", "Gutta cavat lapidem", "Tempus omnia revelat"),
    "vasco": ("Pecunia non olet", "Do ut des", "Carpe diem"),
    "placide": ("Pax vobiscum", "Veritas vincit", "Deo gratias"),
    "krolik": ("Cui bono", "Timeo Danaos", "Cave canem"),
    "pepin": ("Citius altius", "Alea iacta est", "Nunc est bibendum"),
    "wren": ("Acta non verba", "Sapienti sat"),
    "rosalba": ("Omnia vincit amor", "Bis dat qui cito dat", "Ubi amici ibi opes"),
    "fortunato": ("Audentes fortuna iuvat", "Fortuna caeca est", "Ex nihilo nihil"),
}


def sayings_of(temper: Temperament) -> tuple[Say, ...]:
    """What somebody of this temperament may say; nobody who says little is heard here."""
    return tuple([Say(text) for text in SAYINGS.get(temper.voice, ())]) if temper.talk >= 0 else ()
