"""The truth of a game of Overseers."""

from __future__ import annotations

from typing import Final, TypeAlias, cast, final

from paravent.core.rules import Json, Phase, Seat, State
from paravent.games.overseers.cards import (
    CHARACTER,
    POSITION,
    POSITIONS,
    TRAIT,
    TRAITS,
    Bundle,
    Character,
    Position,
    Trait,
    bundle,
    count,
)
from paravent.games.overseers.phases import (  # noqa: F401  (state.py is where a game's phases are found)
    AccusationTie,
    Becoming,
    CharacterChoice,
    Compensation,
    Discarding,
    Doubling,
    Draining,
    Gift,
    Judgement,
    Keeping,
    Mercy,
    Peeking,
    Penalty,
    Pick,
    Placement,
    Sliding,
    Succession,
    Theft,
    TheftTie,
    Tilting,
    Vote,
    dump_phase,
    load_phase,
)
from paravent.games.overseers.worth import UNCHANGED, Changes, score, thefts

Dumped: TypeAlias = dict[str, Json]
Positions: TypeAlias = int  # a set of positions, as the mask of their indices


@final
class Overseer:
    """A player's character, cards and points.

    `cards` holds the rows by position index: three top places, then the bottom row; None where no card lies (any more).
    `shown` is the mask of positions whose trait everyone knows.
    """

    def __init__(self) -> None:
        self.character: Character | None = None  # None until chosen (O-25)
        self.pack: Bundle = 0
        self.hand: Bundle = 0
        self.cards: list[Trait | None] = []
        self.shown: Positions = 0
        self.tilt: Position | None = None
        self.tilted: Trait | None = None
        self.tilt_shown: bool = False  # everyone knows the tilted trait (O-8)
        self.slid: Position | None = None
        self.above: Position | None = None
        self.vote: Seat | None = None
        self.score: int | None = None  # of the last counted round (O-23)
        self.total: int = 0
        self.led: bool = False  # has been Leader (O-24)

    def copy(self) -> Overseer:  # by tools/fields.py
        twin = Overseer()
        twin.character = self.character
        twin.pack = self.pack
        twin.hand = self.hand
        twin.cards = self.cards.copy()
        twin.shown = self.shown
        twin.tilt = self.tilt
        twin.tilted = self.tilted
        twin.tilt_shown = self.tilt_shown
        twin.slid = self.slid
        twin.above = self.above
        twin.vote = self.vote
        twin.score = self.score
        twin.total = self.total
        twin.led = self.led
        return twin

    def clear(self) -> None:
        """O-1 All cards go back; points and the memory of having led stay."""
        self.character = None
        self.pack, self.hand = 0, 0
        self.cards, self.shown = [], 0
        self.tilt, self.tilted, self.tilt_shown = None, None, False
        self.slid, self.above = None, None
        self.vote = None

    def held(self) -> Bundle:
        """The cards in both rows."""
        cards = 0
        for trait in self.cards:
            if trait is not None:
                cards += trait.one
        return cards

    def places(self) -> list[int]:
        """Where cards lie, in row order, as position indices."""
        return [i for i in range(len(self.cards)) if self.cards[i] is not None]

    def at(self, position: Position) -> Trait:
        """The card that lies here."""
        trait = self.cards[position.index]
        assert trait is not None
        return trait

    def changes(self) -> Changes:
        """What powers have done to these cards."""
        if self.tilted is not None:
            return Changes(self.tilted)
        if self.slid is not None and self.above is not None:
            return Changes(None, self.at(self.slid), self.at(self.above))
        return UNCHANGED

    def round_score(self) -> int:
        """O-13 What the cards are worth now."""
        assert self.character is not None
        return score(self.held(), self.character, self.changes())

    def thefts(self) -> int:
        """How many thefts count."""
        return thefts(self.held(), self.changes())

    def gain(self, card: Trait, *, shown: bool) -> Position:
        """O-30 The card gets the next bottom number."""
        position = POSITIONS[len(self.cards)]
        self.cards.append(card)
        if shown:
            self.shown |= 1 << position.index
        return position

    def remove(self, position: Position) -> Trait:
        """O-11 The card leaves its place; a copy that leaves, or whose card above does, is itself again."""
        card = self.at(position)
        self.cards[position.index] = None
        self.shown &= ~(1 << position.index)
        if position is self.slid or position is self.above:
            self.slid, self.above = None, None
        return card

    def dump_plain(self) -> dict[str, Json]:  # by tools/fields.py
        return {
            "tilt_shown": self.tilt_shown,
            "vote": self.vote,
            "score": self.score,
            "total": self.total,
            "led": self.led,
        }

    def load_plain(self, data: dict[str, Json]) -> None:  # by tools/fields.py
        self.tilt_shown = cast("bool", data["tilt_shown"])
        self.vote = cast("int | None", data["vote"])
        self.score = cast("int | None", data["score"])
        self.total = cast("int", data["total"])
        self.led = cast("bool", data["led"])

    def dump(self) -> Dumped:
        return {
            "character": name_of(self.character),
            "pack": names(self.pack),
            "hand": names(self.hand),
            "cards": {str(POSITIONS[i]): str(self.cards[i]) for i in self.places()},
            "next": str(POSITIONS[len(self.cards)]),
            "shown": [str(position) for position in POSITIONS if self.shown >> position.index & 1],
            "tilt": name_of(self.tilt),
            "tilted": name_of(self.tilted),
            "slid": name_of(self.slid),
            "above": name_of(self.above),
            **self.dump_plain(),
        }


@final
class OverseersState(State):
    """Everything on the table. Heaps are bundles, so that no order can tell anything."""

    def __init__(self, overseers: list[Overseer]) -> None:
        self.overseers: list[Overseer] = overseers
        self.everyone: Final = list(range(len(overseers)))
        self.phase: Phase | None = None
        self.round: int = 1
        self.leader: Seat = 0
        self.aside: Bundle = 0  # not dealt; all cards while characters are chosen
        self.discard: Bundle = 0
        self.laid_out: list[Character] = []  # characters to choose from (O-25)
        self.candidates: list[Character] = []  # what Fushen sees, until she has chosen
        self.left: int = 0  # cards in each pack
        self.doubled: bool = False  # Wuming has used the power this round
        self.drawn: Bundle = 0  # Gan's two, until he has chosen
        self.peeked: Seat | None = None  # whom Meixiu looked at
        self.peeked_at: tuple[Position, ...] = ()
        self.accused: Seat | None = None
        self.revealed: bool = False
        self.alternate_pass: bool = False
        self.pick_characters: bool = False
        self.per_card: bool = False
        self.open_totals: bool = False

    @property
    def players(self) -> int:
        return len(self.overseers)

    def holder(self, character: Character) -> Seat | None:
        """Whose character this is."""
        for seat in range(len(self.overseers)):
            if self.overseers[seat].character is character:
                return seat
        return None

    def is_shown(self, seat: Seat, position: Position) -> bool:
        """Whether everyone knows the trait that lies here."""
        return self.revealed or self.overseers[seat].shown >> position.index & 1 == 1

    def to_the_left(self) -> bool:
        """O-25 Whether packs pass to the left; to the right in round two with `alternate_pass`."""
        return not (self.alternate_pass and self.round == 2)

    def copy(self) -> OverseersState:  # by tools/fields.py
        twin = OverseersState([each.copy() for each in self.overseers])
        twin.phase = self.phase
        twin.round = self.round
        twin.leader = self.leader
        twin.aside = self.aside
        twin.discard = self.discard
        twin.laid_out = self.laid_out.copy()
        twin.candidates = self.candidates.copy()
        twin.left = self.left
        twin.doubled = self.doubled
        twin.drawn = self.drawn
        twin.peeked = self.peeked
        twin.peeked_at = self.peeked_at
        twin.accused = self.accused
        twin.revealed = self.revealed
        twin.alternate_pass = self.alternate_pass
        twin.pick_characters = self.pick_characters
        twin.per_card = self.per_card
        twin.open_totals = self.open_totals
        return twin

    def dump_plain(self) -> dict[str, Json]:  # by tools/fields.py
        return {
            "round": self.round,
            "leader": self.leader,
            "left": self.left,
            "doubled": self.doubled,
            "peeked": self.peeked,
            "accused": self.accused,
            "revealed": self.revealed,
            "alternate_pass": self.alternate_pass,
            "pick_characters": self.pick_characters,
            "per_card": self.per_card,
            "open_totals": self.open_totals,
        }

    def load_plain(self, data: dict[str, Json]) -> None:  # by tools/fields.py
        self.round = cast("int", data["round"])
        self.leader = cast("int", data["leader"])
        self.left = cast("int", data["left"])
        self.doubled = cast("bool", data["doubled"])
        self.peeked = cast("int | None", data["peeked"])
        self.accused = cast("int | None", data["accused"])
        self.revealed = cast("bool", data["revealed"])
        self.alternate_pass = cast("bool", data["alternate_pass"])
        self.pick_characters = cast("bool", data["pick_characters"])
        self.per_card = cast("bool", data["per_card"])
        self.open_totals = cast("bool", data["open_totals"])

    def dump(self) -> Dumped:
        return {
            "phase": dump_phase(self.phase),
            "overseers": [overseer.dump() for overseer in self.overseers],
            "aside": names(self.aside),
            "discard": names(self.discard),
            "laid_out": [str(character) for character in self.laid_out],
            "candidates": [str(character) for character in self.candidates],
            "drawn": names(self.drawn),
            "peeked_at": [str(position) for position in self.peeked_at],
            **self.dump_plain(),
        }


def names(held: Bundle) -> list[Json]:
    """The cards by name, in trait order."""
    found: list[Json] = []
    for trait in TRAITS:
        found += [trait.name] * count(held, trait)
    return found


def name_of(piece: Trait | Character | Position | None) -> Json:
    return None if piece is None else str(piece)


# Reading back what was dumped


def load_state(data: Dumped) -> OverseersState:
    """The state that `dump` wrote."""
    s = OverseersState([load_overseer(cast("Dumped", overseer)) for overseer in cast("list[Json]", data["overseers"])])
    s.phase = load_phase(cast("list[Json] | None", data["phase"]))
    s.aside, s.discard, s.drawn = read_bundle(data["aside"]), read_bundle(data["discard"]), read_bundle(data["drawn"])
    s.laid_out, s.candidates = read_characters(data["laid_out"]), read_characters(data["candidates"])
    s.peeked_at = tuple([POSITION[name] for name in cast("list[str]", data["peeked_at"])])
    s.load_plain(data)
    return s


def read_bundle(data: Json) -> Bundle:
    return bundle([TRAIT[name] for name in cast("list[str]", data)])


def read_characters(data: Json) -> list[Character]:
    return [CHARACTER[name] for name in cast("list[str]", data)]


def read_position(data: Json) -> Position | None:
    return None if data is None else POSITION[cast("str", data)]


def load_overseer(data: Dumped) -> Overseer:
    overseer = Overseer()
    overseer.character = None if data["character"] is None else CHARACTER[cast("str", data["character"])]
    overseer.pack, overseer.hand = read_bundle(data["pack"]), read_bundle(data["hand"])
    overseer.cards = [None] * POSITION[cast("str", data["next"])].index
    for position, trait in cast("dict[str, str]", data["cards"]).items():
        overseer.cards[POSITION[position].index] = TRAIT[trait]
    overseer.shown = sum([1 << POSITION[name].index for name in cast("list[str]", data["shown"])])
    overseer.tilt = read_position(data["tilt"])
    overseer.tilted = None if data["tilted"] is None else TRAIT[cast("str", data["tilted"])]
    overseer.slid, overseer.above = read_position(data["slid"]), read_position(data["above"])
    overseer.load_plain(data)
    return overseer
