"""A board: the path, the huts, the cards and the coins, read from a data file and checked."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final, cast, final

from paravent.core.errors import BadSetup
from paravent.core.rules import Json
from paravent.games.aura_poku.cards import NODE, NODES, SACRIFICE, Node, Sacrifice
from paravent.games.aura_poku.check import file_faults, numbers, words_of
from paravent.games.aura_poku.moves import LEAVE, PAWNS, WALK, Walk

ROUND: Final = 0
COURT: Final = 1
LANDING: Final = 2
VILLAGE: Final = 3
KINDS: Final = {"p": ROUND, "c": COURT, "l": LANDING, "v": VILLAGE}
SHIPPED: Final = ("gold_coast", "creek")


@final
class Board:
    """A board as the rules use it. A place is a number: the path from the throne (0) to `village`, then the altars."""

    def __init__(self, data: dict[str, Json]) -> None:
        words = words_of(data["path"])
        assert words is not None
        path = [word for word in words if not word.startswith("s")]
        altars = [f"a{word[1:]}" for word in path if word.startswith("c")]
        self.name: Final = cast("str", data["name"])
        self.rows: Final = [row.split() for row in cast("list[str]", data["path"])]
        self.nodes: Final[list[Node]] = [NODE[word] for word in [*path, *altars]]
        self.village: Final = len(path) - 1
        self.kinds: Final = [ROUND, *[KINDS[word[0]] for word in path[1:]]]  # of the places of the path
        self.place: Final = places_of(self.nodes)  # by a node's index
        self.rounds: Final = [place for place in range(1, self.village) if self.kinds[place] == ROUND]
        self.sources: Final = len(words) - len(path)
        self.before: Final = sources_before(words)  # how many sources lie before a place of the path
        self.beside: Final = self._courts_and_altars()  # a court's altar, an altar's court; other places themselves
        self.landing: Final = [self.place[NODE[f"l{altar[1:]}"].index] for altar in altars]  # by altar, first to last
        self.is_upper: Final = [NODE[altar].is_upper for altar in altars]
        self.walks: Final[list[list[Walk]]] = [[WALK[pawn][node.index] for node in self.nodes] for pawn in range(PAWNS)]
        self.leaves: Final[list[list[Walk]]] = [[LEAVE[pawn][node.index] for node in self.nodes] for pawn in range(PAWNS)]
        self.huts: Final = numbers(data["huts"])
        self.cards: Final[list[Sacrifice]] = [SACRIFICE[pair[0]][pair[1]] for pair in cast("list[list[int]]", data["cards"])]
        self.source: Final = numbers(data["source"])
        self.purse: Final = numbers(data["purse"])
        self.coins: Final = {int(value): count for value, count in cast("dict[str, int]", data["coins"]).items()}
        persecutor = cast("dict[str, Json]", data["persecutor"])
        self.steps: Final = cast("int", persecutor["steps"])
        self.start: Final = {int(count): step for count, step in cast("dict[str, int]", persecutor["start"]).items()}

    def _courts_and_altars(self) -> list[int]:
        beside = list(range(len(self.nodes)))
        for altar in range(self.village + 1, len(self.nodes)):
            court = self.place[NODE[f"c{self.nodes[altar].name[1:]}"].index]
            beside[altar], beside[court] = court, altar
        return beside

    def asked(self, card: Sacrifice, k: int) -> int:
        """A-9 What a card asks at an altar, which are counted from the first."""
        return card.upper if self.is_upper[k] else card.lower

    def bag(self, players: int) -> dict[int, int]:
        """A-17 The coins of the bag by value: all, less those on the sources and in the purses."""
        left = self.coins.copy()
        for coin in self.source * self.sources + self.purse * players:
            left[coin] -= 1
        return left


def places_of(nodes: list[Node]) -> list[int]:
    places = [0] * len(NODES)
    for place, node in enumerate(nodes):
        places[node.index] = place
    return places


def sources_before(words: list[str]) -> list[int]:
    found: list[int] = []
    sources = 0
    for word in words:
        if word.startswith("s"):
            sources += 1
        else:
            found.append(sources)
    return found


def read_board(text: str) -> Board:
    """The board that a data file describes; raises BadSetup with everything that is wrong with it."""
    found = file_faults(text)
    if found:
        raise BadSetup("bad-board", "; ".join(found), {"faults": "; ".join(found)})
    return Board(cast("dict[str, Json]", json.loads(text)))


def shipped(name: str) -> Board:
    return read_board(files("paravent.games.aura_poku").joinpath("boards", f"{name}.json").read_text(encoding="utf-8"))


BOARDS: Final = {name: shipped(name) for name in SHIPPED}
