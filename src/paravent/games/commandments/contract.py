"""What The 3 Commandments tells the contract."""

from __future__ import annotations

from typing import Final

from paravent.contract.enrolment import Enrolment
from paravent.core.rules import Json, Move, State, Tell
from paravent.games.commandments.events import Drawn
from paravent.games.commandments.moves import Mark, Ordain
from paravent.games.commandments.pieces import COLOUR_NAMES, SLOTS
from paravent.games.commandments.rules import mark
from paravent.games.commandments.state import CommandmentsState

FREE: Final[dict[str, Json]] = {
    "id": "blank-1", "kind": "action", "karma": 4, "en": "You look guilty.", "fr": "Vous avez l'air coupable.", "test": None,
}  # fmt: skip
COUNTED: Final[dict[str, Json]] = {
    "id": "blank-2", "kind": "artefact", "karma": "?", "en": "Whites left.", "fr": "Blancs restants.",
    "test": ["artefacts", "start", "white"],
}  # fmt: skip


def tally(state: State) -> object:
    """What no play changes, and no other world: the cards of both kinds, and five artefacts of each colour."""
    assert isinstance(state, CommandmentsState)
    cards = [card.id for card in state.actions + state.artefacts + state.hand + state.places]
    cards += [state.discarded.id] if state.discarded else []
    for ritual in state.rituals:
        cards += [*ritual.commandments, ritual.taboo, str(ritual.discarded)]
    here = [sum(state.board[slot] for slot in range(len(state.board)) if slot % SLOTS // 2 == colour) for colour in range(3)]
    if state.taken is not None:
        here[state.taken.colour.index] += 1
    to_come = [min(5, max(0, state.unset - 5 * (2 - colour))) for colour in range(3)]
    return sorted(cards), dict(zip(COLOUR_NAMES, map(sum, zip(here, to_come, strict=True)), strict=True))


def backs(state: State, move: Move) -> object:
    """What others learn of an ordination: the kinds of the three cards."""
    assert isinstance(state, CommandmentsState) and isinstance(move, Ordain)
    kinds = {card.id: card.kind for card in state.hand}
    return kinds[move.first], kinds[move.second], kinds[move.taboo]


def announced(state: State, move: Move) -> object:
    """What others learn of a mark: the marked places unless they are hidden, and the verdict; everything if the ritual ends."""
    assert isinstance(state, CommandmentsState) and isinstance(move, Mark)
    after = state.copy()
    told = Tell(on=True)
    mark(after, move.cards, told)
    return [event.seen_by(None) for event in told.events if not isinstance(event, Drawn)]


ENROLMENT: Final = Enrolment(
    tally=tally,
    options=(
        {},
        {"judge": "priestess", "gestures": 2},
        {"judge": "priestess", "no_markers": True, "blanks": [FREE, COUNTED]},
        {"no_markers": True, "gestures": 1},
        {"setting": "room"},
    ),
    secret={"Ordain": backs, "Mark": announced},
    private={"Drawn": "priestess", "Ordained": "priestess"},
    follows=frozenset({"TurnBegan", "RitualBegan", "Ended"}),
    explains={
        "RitualBegan": "priestess actions artefacts secrets",
        "Drawn": "secrets",
        "Ordained": "backs secrets",
        "Placed": "board unset",
        "TurnBegan": "round",
        "Gestured": "performance",
        "Said": "performance",
        "Taken": "performance board",
        "PutDown": "performance board secrets.suggestion",
        "Forfeited": "performance board turns gains",
        "CalledIllegal": "performance board turns gains secrets.suggestion",
        "Judged": "performance turns gains fate secrets.suggestion",
        "RitualEnded": "backs secrets board unset turns fate gains karma rituals round",
        "Ended": "secrets",
    },
    unnamed=frozenset({"Ordain", "Mark"}),
)
