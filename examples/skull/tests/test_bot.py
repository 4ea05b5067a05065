"""What Skull's bot does by its rules of thumb, and what it never does."""

from __future__ import annotations

from collections import Counter

from paravent_skull.bot import BOT
from paravent_skull.state import OPEN, Act, Challenge, Forfeit, Raise
from positions import position

import paravent
from paravent.bots.bot import prompt_for
from paravent.bots.levels import bot_named
from paravent.bots.play import play_out
from paravent.core.chance import Chance
from paravent.core.rules import Seat
from paravent.core.table import Table


def choices(table: Table, seat: Seat, number: int = 200) -> Counter[str]:
    """What it plays here, with so many streams of chance."""
    view, prompt, history = table.view(seat), prompt_for(table, seat), table.history(seat)
    return Counter(str(BOT.choose(view, prompt, history, Chance(seed))) for seed in range(number))


def test_one_first_disc_in_three_is_the_skull() -> None:
    """The first disc can be counted on for neither: of 400 about 133 are the skull, within 4 sigma."""
    found = choices(position("fffs", "fffs", "fffs", phase=OPEN), 0, 400)

    assert set(found) == {"lay flower", "lay skull"}
    assert 95 <= found["lay skull"] <= 171


def test_over_its_own_skull_it_bids_only_as_a_bluff() -> None:
    """One time in five it dares a bid of one that it cannot make; else it passes, and never bids two."""
    found = choices(position("fff|s", "ffs|f", "ffs|f", phase=Raise(0), bid=0, bidder=None), 0, 400)

    assert set(found) == {"bid 1", "pass"}
    assert 48 <= found["bid 1"] <= 112


def test_over_flowers_it_raises_up_to_what_it_can_hope_for() -> None:
    """Its own disc and one of each other mat are three: it bids three, and four only as a bluff."""
    three = choices(position("ffs|f", "fs|ff", "ffs|f", phase=Raise(0), bid=2, bidder=1), 0)
    four = choices(position("ffs|f", "fs|ff", "ffs|f", phase=Raise(0), bid=3, bidder=1), 0)

    assert three == {"bid 3": 200}
    assert set(four) == {"bid 4", "pass"} and four["pass"] > 2 * four["bid 4"]


def test_it_opens_the_bidding_once_enough_may_be_flowers() -> None:
    """Every other time; else it lays another disc."""
    found = choices(position("ffs|f", "ffs|f", "ffs|f", phase=Act(0)), 0, 400)

    assert set(found) == {"bid 1", "lay flower", "lay skull"}
    assert 160 <= found["bid 1"] <= 240


def test_it_turns_the_mat_with_the_least_room_for_a_skull() -> None:
    """A low mat before a high one, and of equals one whose owner has not passed."""
    low = position("ff|F", "f|fs", "ff|s", phase=Challenge(0), bid=2, bidder=0)
    equal = position("ff|F", "ff|s !", "ff|s", phase=Challenge(0), bid=2, bidder=0)

    assert choices(low, 0) == {"turn 2": 200}
    assert choices(equal, 0) == {"turn 2": 200}


def test_it_gives_up_a_flower_rather_than_its_skull() -> None:
    """K-10 Its skull is what others must fear."""
    assert choices(position("ff|S", "ffs|f !", "fff|s !", phase=Forfeit(0), bid=1, bidder=0), 0) == {"lose flower": 200}
    assert choices(position("-|S", "ffs|f !", "fff|s !", phase=Forfeit(0), bid=1, bidder=0), 0) == {"lose skull": 200}


def test_it_does_the_same_whatever_the_others_hold() -> None:
    """Two worlds that it cannot tell apart: the others' discs are others, its view and what it does are the same."""
    ours = position("ff|F", "ffs|f", "fff|s", phase=Challenge(0), bid=2, bidder=0)
    theirs = position("ff|F", "fff|s", "ffs|f", phase=Challenge(0), bid=2, bidder=0)

    assert ours.view(0) == theirs.view(0)
    assert choices(ours, 0) == choices(theirs, 0)


def test_it_beats_players_who_play_at_random() -> None:
    """One against two: of 240 games, where a third would be 80, it wins more. Deals and chance are fixed."""
    won = 0
    for number in range(240):
        bots = [BOT if seat == number % 3 else bot_named("random", "skull") for seat in range(3)]
        table = paravent.new("skull", 3, number)
        play_out(table, bots, Chance(number))
        assert table.outcome is not None
        won += number % 3 in table.outcome.winners

    assert won > 80
