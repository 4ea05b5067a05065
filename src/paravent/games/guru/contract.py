"""What Guru tells the contract."""

from __future__ import annotations

from typing import Final

from paravent.contract.enrolment import Enrolment, nothing
from paravent.core.rules import State
from paravent.games.guru.cards import Follower, mask_of, preachers_in
from paravent.games.guru.state import Conversion, GuruState, Sect, Vanishing


def tally(state: State) -> object:
    """What no play changes, and no other world: the followers, the money, three preachers each, no preacher twice."""
    assert isinstance(state, GuruState)
    followers = [follower for pile in [*state.piles, state.skeptics] for follower in pile]
    for made in state.sects:
        hidden = mask_of([part.preacher for part in made.centre if isinstance(part, Vanishing) and part.preacher])
        assert made.active + made.exposed + hidden == made.preachers
        followers += made.stage + members(made)
    money = sum(made.capital + made.bounty for made in state.sects)
    dealt = [one for made in state.sects for one in preachers_in(made.preachers)]
    return sorted(follower.index for follower in followers), money, len(dealt), len(set(dealt))


def members(made: Sect) -> list[Follower]:
    """The followers in a centre."""
    return [follower for part in made.centre if isinstance(part, Conversion) for follower in part.members]


ENROLMENT: Final = Enrolment(
    tally=tally,
    options=({}, {"honour": True, "max_rounds": 6}, {"open_memory": True, "max_rounds": 12}),
    secret={"Vanish": nothing},
    private={"Vanished": "seat"},
    follows=frozenset({"TurnBegan", "LastTurn", "LastRound", "Passed"}),
    explains={
        "TurnBegan": "round barred",
        "Preached": "sects[seat].stage piles[pile]",
        "Refilled": "piles[pile] skeptics",
        "Banished": "sects[seat].stage skeptics",
        "Recruited": "sects[seat].stage sects[guru].stage",
        "Converted": "sects[seat].stage sects[seat].capital sects[seat].bounty sects[seat].height sects[seat].memory "
        "sects[seat].secrets.centre",
        "Accused": "barred sects[seat].capital sects[guru].capital sects[guru].bounty sects[guru].active sects[guru].exposed "
        "sects[guru].secrets.active",
        "Discarded": "sects[seat].stage skeptics",
        "Vanished": "sects[seat].active sects[seat].vanished sects[seat].capital sects[seat].bounty sects[seat].height "
        "sects[seat].memory sects[seat].secrets",
        "LastTurn": "last_turn",
        "LastRound": "last_round",
        "Unmasked": "sects[seat].secrets sects[seat].score sects[seat].disqualified",
        "Ended": "ending barred",
    },
    unreached={
        "Pass": "needs four empty piles, an empty stage and no money at once; see the tests of G-7",
        "poverty": "needs every guru to spend nearly everything; see the tests of G-21",
    },
    unnamed=frozenset({"Vanish"}),
    counts=(2, 2, 2, 2, 2, 3),  # a sample for more players takes long, because every deal is counted
)
