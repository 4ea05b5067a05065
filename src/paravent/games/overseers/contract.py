"""What Overseers tells the contract."""

from __future__ import annotations

from typing import Final

from paravent.contract.enrolment import Enrolment, nothing
from paravent.core.rules import Move, Seat, State
from paravent.games.overseers import moves
from paravent.games.overseers.cards import CHARACTERS, Bundle, Trait, count, traits_in
from paravent.games.overseers.state import OverseersState


def tally(state: State) -> object:
    """What no play changes, and no other world: the trait cards, and that no two players are the same character."""
    assert isinstance(state, OverseersState)
    held = [made.character for made in state.overseers if made.character is not None]
    assert len(held) == len(set(held)) and not set(held) & {*state.candidates, *state.laid_out}
    assert len(CHARACTERS) == 11
    return " ".join(map(str, traits_in(named_cards(state) + state.aside)))


def named_cards(s: OverseersState) -> Bundle:
    """Every card but those set aside."""
    return s.discard + s.drawn + sum(made.pack + made.hand + made.held() for made in s.overseers)


def row_shown(state: State, move: Move) -> object:
    """What others learn of a placement."""
    assert isinstance(move, moves.Place)
    return move.top


def ways(state: State, seat: Seat, move: Move) -> int:
    """In how many ways cards, told apart, make this move: equal cards are picked, discarded and laid down by chance."""
    assert isinstance(state, OverseersState)
    made = state.overseers[seat]
    match move:
        case moves.Pick(cards):
            return ways_to_take(made.pack, cards)
        case moves.Discard(card):
            return count(made.hand, card)
        case moves.Place(top, _):
            return ways_to_take(made.hand, top)
        case moves.Keep(card):
            return count(state.drawn, card)
    return 1


def ways_to_take(heap: Bundle, cards: tuple[Trait, ...]) -> int:
    """In how many ways these cards, in any order, can be taken from the heap."""
    found = 1
    for card in set(cards):
        have, want = count(heap, card), cards.count(card)
        for taken in range(want):
            found = found * (have - taken) // (taken + 1)
    return found


ENROLMENT: Final = Enrolment(
    tally=tally,
    options=(
        {},
        {"alternate_pass": True, "pick_characters": True, "liang": "per_card"},
        {"pick_characters": True, "open_totals": True},
    ),
    # Of a pick others learn nothing either, but who gets the pack next does.
    secret={"Discard": nothing, "Place": row_shown, "Keep": nothing},
    private={
        "PackReceived": "seat", "CandidatesSeen": "seat", "Picked": "seat", "Discarded": "seat", "Placed": "seat",
        "Drew": "seat", "Kept": "seat", "Peeked": "seat", "DiscardSeen": "seat",
    },
    follows=frozenset({"RoundBegan", "PacksDealt", "PacksPassed", "Accused", "NoThief", "ThiefFound", "Counted", "Ended"}),
    explains={
        "RoundBegan": "laid_out round leader accused doubled revealed peeked peeked_at discard aside overseers[].led "
        "overseers[].character overseers[].cards overseers[].next overseers[].worth overseers[].tilt overseers[].tilted "
        "overseers[].slid overseers[].above overseers[].vote",
        "LaidOut": "laid_out",
        "Chosen": "laid_out overseers[seat].character",
        "CharactersDealt": "overseers[].character",
        "PacksDealt": "aside overseers[].pack.size",
        "PackReceived": "overseers[seat].pack.cards",
        "CandidatesSeen": "candidates",
        "Became": "laid_out candidates overseers[seat].character",
        "Announced": "doubled",
        "Picked": "overseers[seat].pack overseers[seat].hand",
        "PacksPassed": "overseers[].pack",
        "Discarded": "discard.size overseers[seat].hand",
        "Placed": "overseers[seat].hand overseers[seat].cards overseers[seat].next overseers[seat].worth",
        "Tilted": "overseers[seat].tilt overseers[seat].tilted overseers[seat].worth",
        "Drew": "drawn discard.size",
        "Kept": "drawn discard.size overseers[seat].cards overseers[seat].next overseers[seat].worth",
        "Peeked": "peeked peeked_at overseers[victim].cards",
        "Slid": "overseers[seat].slid overseers[seat].above overseers[seat].cards overseers[seat].worth",
        "Voted": "overseers[].vote",
        "Accused": "accused",
        "Admitted": "discard overseers[seat].cards overseers[seat].worth overseers[seat].slid overseers[seat].above",
        "Revealed": "revealed overseers[seat].cards overseers[seat].worth overseers[seat].tilted",
        "Lost": "discard overseers[seat].cards overseers[seat].worth overseers[seat].slid overseers[seat].above",
        "DiscardSeen": "discard.cards",
        "Took": "discard overseers[seat].cards overseers[seat].next overseers[seat].worth",
        "TheftsTaken": "discard overseers[seat].cards overseers[seat].next overseers[seat].worth",
        "Gave": "overseers[thief].cards overseers[thief].next overseers[thief].worth overseers[victim].cards "
        "overseers[victim].worth overseers[victim].slid overseers[victim].above",
        "Counted": "overseers[].score overseers[].total",
        "Ended": "overseers[].total",
    },
    unnamed=frozenset({"Pick", "Discard", "Place", "Keep"}),
    ways=ways,
)  # fmt: skip
