"""Bots listen: a word is weighed by how true its speaker was, and one who always lies stops being believed."""

from __future__ import annotations

import pytest

import paravent
from paravent import Event
from paravent.bots.ismcts import Arm
from paravent.bots.search_bot import one_of_the_best
from paravent.bots.speaking import LYING, Speaker, next_claim
from paravent.bots.temperament import EVEN, Temperament
from paravent.bots.trust import Trust, weigh_words
from paravent.claims import Ledger
from paravent.core.chance import Chance
from paravent.core.record import Heard
from paravent.games import find
from paravent.games.guru.beliefs import GuruBeliefs
from paravent.games.guru.cards import PREACHER
from paravent.games.guru.hearing import GuruWords
from paravent.games.guru.moves import PREACH
from paravent.games.guru.view import GuruView
from paravent.games.sultans.beliefs import SultansBeliefs
from paravent.games.sultans.cards import GUARD, ROLES, SLAVE, SULTAN
from paravent.games.sultans.events import EyesOpened, Revealed, RoundBegan
from paravent.games.sultans.hearing import SultansWords, shown
from paravent.games.sultans.view import SultansView
from tests.games.guru import positions as guru
from tests.games.sultans import positions as sultans


def test_trust_grows_with_the_truth_and_shrinks_with_lies() -> None:
    """A Beta posterior: from not quite sure to hardly ever, and back."""
    liar, honest = Trust(), Trust()
    for _ in range(10):
        liar.learn(true=False)
        honest.learn(true=True)

    assert liar.honesty < 0.2
    assert 0.5 < Trust().honesty < 0.7
    assert honest.honesty > 0.8


def test_a_word_counts_once_however_often_it_is_said() -> None:
    """And one's own words not at all."""
    claims = [Heard(1, "have tom", 0), Heard(1, "have tom", 3), Heard(0, "lack tom", 3)]
    assert [(word.heard.seat, word.heard.at) for word in weigh_words(claims, 0, lambda _: None)] == [(1, 3)]


def suspicion(claims: list[Heard], history: list[Event]) -> float:
    """How likely seat 0 takes Tom to be with seat 1, having heard this."""
    table = guru.position("gunther oronsho panthero", "tom barks flurry", "violet bigmama smailee")
    view = table.view(0)
    assert isinstance(view, GuruView)
    beliefs = GuruBeliefs(view, history)
    beliefs.listen(GuruWords(view, history, claims))
    return beliefs.suspicion()[1][PREACHER["tom"].index]


def test_in_guru_a_word_moves_beliefs_and_a_liars_hardly() -> None:
    """Seat 1 claims what seat 0 knows to be false, again and again: then nobody takes its word for anything."""
    nothing = suspicion([], [])
    fresh = suspicion([Heard(1, "have tom", 0)], [])
    mine = ("gunther", "oronsho", "panthero")  # seat 0's own: whoever else claims them lies
    lies = [Heard(1, f"have {name}", 0) for name in mine] * 4
    liar = suspicion([*lies, Heard(1, "have tom", 0)], [])

    assert fresh > nothing
    assert liar < nothing
    assert suspicion([Heard(1, "lack tom", 0)], []) < nothing


def believed(claims: list[Heard], history: list[Event]) -> list[float]:
    """How likely seat 0 takes each card to be seat 1's."""
    table = sultans.position("a g s S s", spare="s")
    view = table.view(0)
    assert isinstance(view, SultansView)
    told = [*table.history(0), *history]
    beliefs = SultansBeliefs(view, table.history(0), Chance(1))
    beliefs.said = SultansWords(view, told, [Heard(c.seat, c.text, len(table.history(0)) + c.at) for c in claims])
    return beliefs.roles(Chance(2))[1]


def test_in_sultans_a_rare_claim_is_believed_more_than_a_convenient_one() -> None:
    """Who would rather be taken for a slave gains by saying so; hardly anybody gains by calling himself the sultan."""
    before = believed([], [])
    sultan, slave = believed([Heard(1, "am sultan", 0)], []), believed([Heard(1, "am slave", 0)], [])
    grown = [sultan[SULTAN.index] / before[SULTAN.index], slave[SLAVE.index] / before[SLAVE.index]]

    assert grown[0] > grown[1] > 1.0
    assert sum(sultan) == pytest.approx(1.0) and len(sultan) == len(ROLES)


def test_in_sultans_a_word_holds_until_the_card_may_have_moved() -> None:
    """After somebody hid in the dark it tells nothing any more; a reveal before that tells what the speaker's word is worth."""
    claim = Heard(1, "am guard", 0)
    assert believed([claim], [EyesOpened(3)]) == believed([], [EyesOpened(3)])
    assert shown([Revealed(1, GUARD)], claim) is True
    assert shown([Revealed(1, SLAVE)], claim) is False
    assert shown([EyesOpened(3), Revealed(1, SLAVE)], claim) is None
    assert shown([RoundBegan(2, 0), Revealed(1, SLAVE)], claim) is None


@pytest.mark.parametrize("game", ["guru", "sultans"])
def test_what_bots_claim_may_be_claimed_and_follows_their_temper(game: str) -> None:
    """Never what the game does not declare, never the same twice; and whoever bluffs more lies more."""
    true = {bluff: [0, 0] for bluff in (-2, 2)}
    for bluff, counted in true.items():
        for seed in range(6):
            table, ledger = paravent.new(game, 5, seed=seed), Ledger(find(game))
            chance = Chance(seed)
            while not table.over and table.decisions < 60:
                for seat in range(table.players):
                    speaker = Speaker(seat, table.view(seat), table.history(seat), table.claims(seat), Temperament(bluff=bluff))
                    said = next_claim(find(game), speaker, chance)
                    if said is not None and table.rules.may_talk(table.state, seat):
                        ledger.say(table, seat, str(said))
                seat = table.owed()[0]
                table.play(seat, chance.choice(table.legal(seat)))
            table.playout(seed)
            lines = [(entry.seat, entry.claim) for entry in ledger.entries]
            assert len(set(lines)) == len(lines)
            for verdict in ledger.verdicts(table) or []:
                counted[0] += verdict is True
                counted[1] += 1
    honest, liar = (right / number for right, number in true.values())
    assert min(number for _, number in true.values()) > 20
    assert honest > liar
    assert EVEN.bluff in LYING


def test_a_move_that_was_hardly_tried_may_look_far_better_and_one_is_drawn_all_the_same() -> None:
    """With little time the best of what was tried often may be far behind: the draw has weights for that, too."""
    often, seldom = Arm(PREACH[0]), Arm(PREACH[1])
    for _ in range(8):
        often.learn(0.0)
    for _ in range(3):
        seldom.learn(1.0)

    assert {one_of_the_best([often, seldom], Chance(seed)) for seed in range(40)} <= {PREACH[0], PREACH[1]}
