"""How large what a player sees can be. What is said freely has no bounds: only what is listed can be written."""

from __future__ import annotations

from typing import Final, cast

from paravent.core.bounds import Bounds, Exactly, Fields, Fixed, Many, Spelled, Whole, Words
from paravent.core.rules import Options
from paravent.games.commandments.cards import ACTION, ARTEFACT, DECK, MOST_BLANKS
from paravent.games.commandments.moves import MOST_PLAYERS, OM
from paravent.games.commandments.pieces import AREAS, ARTEFACTS, MOTIONS, PER_COLOUR, SLOTS, STANCES, slot_of
from paravent.games.commandments.rules import FALL, FATE_CARDS, ROUNDS
from paravent.games.commandments.state import BAD_KARMA, FORFEITED, KARMA, NO_KARMA, PLACES, ROOM
from paravent.games.commandments.view import Heap

MOST_KARMA: Final = 2 * ARTEFACTS  # of one move: two commandments, each of which may count every artefact


def spell_board(value: object) -> list[int]:
    """How many artefacts of each colour and stance lie in each area."""
    board = [0] * (len(AREAS) * SLOTS)
    for heap in cast("tuple[Heap, ...]", value):
        board[slot_of(heap.area.index, heap.colour.index, heap.stance.index)] = heap.number
    return board


def cards_of(options: Options) -> Words:
    """The ids of the deck and of the table's own cards."""
    blanks = cast("list[dict[str, str]]", options["blanks"])
    return Words((*[card.id for card in DECK], *[blank["id"] for blank in blanks]))


def fields(players: int, options: Options) -> Fields:
    """A ritual has so many turns, a turn so many steps, a game as many rituals as players."""
    card, gestures = cards_of(options), cast("int", options["gestures"])
    turns, steps = ROUNDS[players] * (players - 1), gestures + 3
    ritual = turns * MOST_KARMA + FALL
    gain, karma = Whole(-ritual, ritual), Whole(-players * ritual, players * ritual)
    kinds = {kind: sum([each.kind == kind for each in DECK]) + MOST_BLANKS[kind] for kind in (ACTION, ARTEFACT)}
    return {
        "Heap.number": Whole(1, PER_COLOUR),
        "Ordain.first": card,
        "Ordain.second": card,
        "Ordain.taboo": card,
        "Mark.cards": Many(3, card),
        "Say.text": Words((OM.text,)),
        "Secrets.hand": Many(4, card),
        "Secrets.cards": Many(3, card),
        "Secrets.discarded": card,
        "Secrets.suggestion": Many(3, card),
        "Verdict.announced": Words((KARMA, NO_KARMA, BAD_KARMA, FORFEITED)),
        "Verdict.karma": Whole(-MOST_KARMA, MOST_KARMA),
        "Verdict.marks": Many(3, Words(PLACES)),
        "Turn.performance": Many(steps),
        "Ritual.commandments": Exactly(2, card),
        "Ritual.taboo": card,
        "Ritual.discarded": card,
        "Ritual.verdicts": Many(turns),
        "Ritual.gains": Exactly(players, gain),
        "CommandmentsView.players": Whole(3, MOST_PLAYERS),
        "CommandmentsView.round": Whole(1, ROUNDS[players]),
        "CommandmentsView.backs": Many(3, Words((ACTION, ARTEFACT))),
        "CommandmentsView.board": Spelled(spell_board, len(AREAS) * SLOTS, 0, PER_COLOUR),
        "CommandmentsView.unset": Whole(0, ARTEFACTS),
        "CommandmentsView.performance": Many(steps),
        "CommandmentsView.turns": Many(turns),
        "CommandmentsView.fate": Whole(0, FATE_CARDS),
        "CommandmentsView.gains": Exactly(players, gain),
        "CommandmentsView.karma": Exactly(players, karma),
        "CommandmentsView.rituals": Many(players),
        "CommandmentsView.actions": Whole(0, kinds[ACTION]),
        "CommandmentsView.artefacts": Whole(0, kinds[ARTEFACT]),
        "CommandmentsView.gestures": Whole(1, 8),
        "CommandmentsView.judge": Words(("auto", "priestess")),
        "CommandmentsView.setting": Words(("screen", ROOM)),
        "CommandmentsView.blanks": Fixed(),
    }


def choices(players: int, options: Options) -> int:
    """Every gesture, at every other seat if it is aimed; a saying; every area and stance to put an artefact in; forfeit."""
    gestures = sum([players - 1 if motion.aimed else 1 for motion in MOTIONS])
    return gestures + 1 + len(AREAS) * len(STANCES) + 1


BOUNDS: Final = Bounds(fields, choices)
