"""What Sultans of Karaya tells the contract."""

from __future__ import annotations

from collections import Counter
from typing import Final

from paravent.contract.enrolment import Enrolment
from paravent.core.rules import Move, State
from paravent.games.sultans.cards import NEUTRALS, SIDED
from paravent.games.sultans.moves import Exchange
from paravent.games.sultans.state import DARK, SultansState


def tally(state: State) -> object:
    """What no play changes, and no other world: so many of each sided role, so many neutrals, none of them twice."""
    assert isinstance(state, SultansState)
    cards = Counter([*state.cards, state.spare])
    neutrals = [one for one in NEUTRALS if cards[one]]
    return [cards[one] for one in SIDED], len(neutrals), max((cards[one] for one in neutrals), default=1)


def noticed(state: State, move: Move) -> object:
    """S-3 What others may learn of a secret exchange: a partner notices if the face of their card changes."""
    assert isinstance(state, SultansState) and isinstance(move, Exchange)
    (hider,) = [seat for seat in range(state.players) if state.phase == DARK[seat]]
    if move.target is None or state.cards[move.target] is state.cards[hider]:
        return None
    return move.target


ENROLMENT: Final = Enrolment(
    tally=tally,
    options=(
        {"rounds": 2},
        {"end": "points", "target": 4, "max_laps": 6, "hunt_revolts": True},
        {"end": "time", "max_laps": 6},
    ),
    secret={"Exchange": noticed},
    private={"Dealt": "seat", "Looked": "seat", "Swapped": "seat partner", "Exchanged": "seat partner", "Gazed": "seat"},
    follows=frozenset({"TurnBegan", "Skipped", "EyesOpened", "RoundBegan", "Ended"}),
    explains={
        "RoundBegan": "round first lap active white barred seats[].face seats[].card seats[].detained seats[].captive "
        "seats[].marked seats[].side",
        "Dealt": "seats[seat].card",
        "TurnBegan": "active lap barred seats[].marked",
        "Skipped": "lap barred seats[seat].detained",
        "Swapped": "seats[seat].card seats[partner].card barred",
        "Hid": "seats[seat].face seats[seat].card seats[seat].side seats[seat].marked",
        "Exchanged": "seats[seat].card seats[partner].card barred",
        "Revealed": "seats[seat].face seats[seat].card",
        "TokenPlaced": "white",
        "TokenRemoved": "white",
        "Died": "seats[seat].face seats[seat].card seats[seat].detained seats[seat].captive seats[seat].marked seats[seat].side",
        "Detained": "seats[seat].detained",
        "Captured": "seats[seat].captive",
        "Freed": "seats[seats].captive",
        "Compelled": "seats[target].marked seats[seat].side",
        "Predicted": "seats[seat].side",
        "RoundEnded": "active lap barred seats[].marked seats[].points seats[].last_two",
        "TimeRanOut": "time_up",
        "Ended": "ending spare seats[].card",
    },
    unreached={
        "Reveal": "a standing move: walks make it, but nobody is ever asked for it (S-13)",
        "TimeUp": "the keeper's word: walks say it, but no seat is ever asked for it (S-29)",
    },
)
