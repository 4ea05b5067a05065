"""How a check says that a law does not hold."""

from __future__ import annotations

import json
from dataclasses import dataclass

from paravent.contract.fields import differences, told
from paravent.core.rules import Json
from paravent.core.table import Table

LAWS = {
    1: "someone is asked or it is over, and what is legal is what is accepted",
    2: "clones, dumps and records are true",
    3: "a world that a seat cannot tell apart looks the same to it",
    4: "whatever changes on my screen, an event told me",
    5: "being asked and being refused tell nothing",
    6: "nothing is lost, and the game ends",
    7: "golden records and perft counts stay",
    8: "sampled worlds are those that may be true, as often as they are",
    9: "views and moves are equal exactly if they are written as the same numbers",
    10: "what may be claimed does not depend on what is true, and claims change nothing",
}


@dataclass(frozen=True)
class Case:
    """Where the contract is: enough to come back."""

    game: str
    players: int
    options: dict[str, Json]
    seed: int | str
    policy: str

    def __str__(self) -> str:
        options = json.dumps(self.options, sort_keys=True)
        return f"game {self.game}, players {self.players}, options {options}, seed {self.seed}, policy {self.policy}"


class Broken(AssertionError):
    """A law does not hold. `where` and `line` are filled in by whoever knows the walk."""

    def __init__(self, law: int, what: str, where: str = "", line: str = "") -> None:
        self.law, self.what, self.where, self.line = law, what, where, line
        parts = [f"law {law} ({LAWS[law]}): {what}", where, line and f"the line of play:\n{line}"]
        super().__init__("\n".join(part for part in parts if part))

    def at(self, case: Case, table: Table) -> Broken:
        """The same, with the case and the line of play, a record that `paravent replay` takes."""
        where = f"{case}, after {table.decisions} plays"
        return Broken(self.law, self.what, where, table.record())


def hold(law: int, fact: bool, what: str) -> None:
    if not fact:
        raise Broken(law, what)


def same(law: int, ours: object, theirs: object, what: str) -> None:
    """The two are equal; where not, the fields that differ are named."""
    if ours != theirs:
        raise Broken(law, f"{what}\n{told(list(differences(ours, theirs)))}")
