"""What Aura Poku tells the contract."""

from __future__ import annotations

from typing import Final

from paravent.contract.enrolment import Enrolment
from paravent.core.rules import State
from paravent.games.aura_poku.state import AuraPokuState, stand, stand_all


def tally(state: State) -> object:
    """What no play changes, and no other world: the cards, the gold, the pawns, and that taken spaces are those stood on."""
    assert isinstance(state, AuraPokuState)
    held = [card for card in state.cards if card is not None]
    gold = sum(state.purses) + sum(state.bag) + state.bank + sum(map(sum, state.sources))
    again = state.copy()
    again.taken = [False] * len(again.taken)
    stand_all(again)
    assert again.taken == state.taken
    standing = [where for seats in state.pawns for where in seats] + state.obstacles
    singles = [where for where in standing if is_single(state, where)]
    assert len(singles) == len(set(singles))
    on_altars = [any(where > state.board.village for where in seats) for seats in state.pawns]
    assert on_altars == [card is not None for card in state.cards]
    return sorted(card.name for card in [*state.pile, *held]), gold, len(state.obstacles) + state.leftover


def is_single(s: AuraPokuState, where: int) -> bool:
    """Whether only one pawn may stand here."""
    alone = AuraPokuState(s.board, len(s.purses))
    stand(alone, where, there=True)
    return alone.taken[where]


ENROLMENT: Final = Enrolment(
    tally=tally,
    options=(
        {},
        {"board": "creek", "bargaining": "sealed", "rings_to_move": 3, "last_takes_all": True},
        {"board": "creek", "obstacles": "placed", "first_pays": 3, "max_rounds": 8},
    ),
    outspoken=3,
    follows=frozenset({"TurnBegan", "Ringed", "PersecutorStepped", "Ended"}),
    explains={
        "TurnBegan": "round moved sacrificed negotiated",
        "Placed": "obstacles leftover",
        "Given": "bag players[seat].purse",
        "Ringed": "rings",
        "PersecutorStepped": "persecutor",
        "Left": "pile players[seat].card players[seat].purse",
        "Walked": "moved players[seat].pawns",
        "SourcePassed": "passed[] sources[] players[seat].purse",
        "CoinLeft": "passed[]",
        "Housed": "taken free players[seat].huts",
        "Stayed": "moved",
        "Stepped": "players[seat].pawns",
        "Drew": "pile players[seat].card",
        "Demanded": "negotiated",
        "Called": "negotiated players[].words",
        "Asked": "players[seat].words",
        "Offered": "players[seat].offer players[seat].words",
        "Withdrew": "players[seat].offer players[seat].words",
        "Accepted": "players[].offer players[].words",
        "Carried": "players[seat].pawns players[seat].purse players[sacrificer].purse",
        "Crossed": "pile sacrificed players[seat].pawns players[seat].purse players[seat].card",
        "Counted": "players[seat].purse players[seat].score",
        "Ended": "ending moved sacrificed negotiated",
    },
    unreached={"Withdraw": "a standing move: walks make it, but nobody is ever asked for it (A-27)"},
    private={"Given": "seat", "Drew": "seat", "Crossed": "seat"},
)
