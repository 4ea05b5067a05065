"""Vote, judgement, reveal, penalty and compensation."""

from __future__ import annotations

import pytest

from paravent import Chance, Seat, Table
from paravent.games.overseers import phases
from paravent.games.overseers.cards import CHARACTER
from paravent.games.overseers.events import (
    Accused,
    Admitted,
    Denied,
    DiscardSeen,
    Lost,
    NoThief,
    Pardoned,
    Punished,
    Revealed,
    ThiefFound,
    Took,
    Voted,
)
from tests.games.overseers.positions import at, card, cards, heap, look, position, rows, scores, spot, truth
from tests.games.playing import legal, phase, play

FOUR = ("xie | mu ma h / p t", "*tao | h2 p / t ma", "suyin | mu b2 / ma ma", "lan | b h / p p ma")
# Round scores at Reveal: 13 + 2 = 15, 15, 22, 15.
POOR, RICH = 0, 2


def vote(table: Table, *votes: Seat) -> list[object]:
    return [event for seat, choice in enumerate(votes) for event in table.play(seat, f"vote {choice}")]


def test_nobody_votes_for_themselves() -> None:
    """Everyone is asked, and may name any other player."""
    table = position(*FOUR)
    assert (table.owed(), legal(table, 1)) == ([0, 1, 2, 3], ["vote 0", "vote 2", "vote 3"])


def test_most_votes_is_accused() -> None:
    """O-6 O-27 All votes are told at once; without a tie the Leader is not asked."""
    table = position(*FOUR)
    assert vote(table, 2, 2, 0, 2) == [Voted((2, 2, 0, 2)), Accused(2)]
    assert (phase(table), [made.vote for made in look(table, None).overseers]) == (phases.JUDGEMENT[2], [2, 2, 0, 2])


def test_the_leader_names_one_of_those_with_most_votes() -> None:
    """O-27 The Leader is asked when there are several, and may name themselves."""
    table = position(*FOUR)
    assert vote(table, 1, 0, 1, 0) == [Voted((1, 0, 1, 0))]
    assert (phase(table), table.owed(), legal(table, 1)) == (phases.AccusationTie(1, (0, 1)), [1], ["name 0", "name 1"])
    assert (play(table, "1 name 1"), phase(table)) == ([Accused(1)], phases.JUDGEMENT[1])


def test_the_accused_admits_with_any_two_cards_or_denies() -> None:
    """The choice is theirs alone."""
    table = position(*FOUR, phase=phases.JUDGEMENT[3])
    assert (table.owed(), legal(table, 3)) == ([3], [
        "admit t0 t1", "admit t0 b0", "admit t0 b1", "admit t0 b2", "admit t1 b0", "admit t1 b1", "admit t1 b2",
        "admit b0 b1", "admit b0 b2", "admit b1 b2", "deny",
    ])  # fmt: skip


def test_after_an_admission_all_is_revealed_with_no_comparison() -> None:
    """O-18 O-29 The richest admits and nothing more happens; its cards join the discard."""
    table = position(*FOUR, phase=phases.JUDGEMENT[RICH], discard="h t p b")
    events = play(table, "2 admit t0 b1")
    assert [type(event) for event in events[:5]] == [Admitted, *[Revealed] * 4]
    assert (heap(truth(table).discard), rows(table, 2)) == (
        "murder benevolence malice honesty piety", "t1 benevolence, t2 benevolence, b0 malice",
    )  # fmt: skip
    assert [card.card for card in look(table, None).overseers[0].cards] == list(cards("mu ma h p t"))


def test_cards_admitted_face_down_stay_unseen() -> None:
    """O-18 O-29 Those that lay face up are seen, the others known to their owner only."""
    table = position(*FOUR, phase=phases.JUDGEMENT[RICH], discard="h t p b")
    events = play(table, "2 admit t0 b1")
    assert events[0].seen_by(2) == Admitted(2, at("t0", "b1"), cards("mu ma"), (True, False))
    assert [events[0].seen_by(seat) for seat in (0, None)] == [Admitted(2, at("t0", "b1"), (card("mu"), None), (True, False))] * 2


def test_a_reveal_tells_cards_and_scores() -> None:
    """O-13 Round scores with bonuses, for all to see."""
    table = position(*FOUR, phase=phases.JUDGEMENT[POOR], discard="h t p b")
    events = play(table, "0 deny")
    assert events[:3] == [
        Denied(0),
        Revealed(0, CHARACTER["xie"], at("t0", "t1", "t2", "b0", "b1"), cards("mu ma h p t"), None, 15),
        Revealed(1, CHARACTER["tao"], at("t0", "t1", "t2", "b0", "b1"), cards("h2 p t ma"), None, 15),
    ]
    assert [made.worth for made in look(table, None).overseers] == [15, 15, 22, 15]


def test_before_reveal_only_the_owner_knows_what_cards_are_worth() -> None:
    """O-13 A score would tell what lies face down."""
    table = position(*FOUR)
    worths = [[made.worth for made in look(table, seat).overseers] for seat in (0, 2, None)]
    assert worths == [[15, None, None, None], [None, None, 22, None], [None] * 4]


def test_a_denier_who_is_strictly_richest_loses_the_worst_pair() -> None:
    """O-15 O-27 O-29 One worst pair is not asked for; the lost cards are seen by all and go to the discard."""
    table = position(
        "*xie | mu b p / t ma", "liang | h ma p / p ma", "lan | b p / t ma p", phase=phases.JUDGEMENT[0], discard="h b ma"
    )
    events = play(table, "0 deny")
    assert events[4:6] == [Punished(0), Lost(0, at("t0", "t1"), cards("mu b"))]
    assert (heap(truth(table).discard), scores(table)[0]) == ("murder benevolence benevolence malice honesty", 1 + 5)


def test_a_denier_without_the_highest_score_takes_any_card_of_the_discard() -> None:
    """O-16 O-27 Only they look through it, and must take one."""
    table = position(*FOUR, phase=phases.JUDGEMENT[POOR], discard="h p b t")
    events = play(table, "0 deny")
    assert (phase(table), table.owed()) == (phases.COMPENSATION[0], [0])
    assert legal(table) == ["take benevolence", "take honesty", "take piety", "take theft"]
    assert [events[-1].seen_by(seat) for seat in (0, 1, None)] == [
        DiscardSeen(0, cards("b h p t")), DiscardSeen(0, None), DiscardSeen(0, None),
    ]  # fmt: skip
    assert [look(table, seat).discard.cards for seat in (0, 1, None)] == [cards("b h p t"), None, None]


def test_the_taken_card_is_added_face_up() -> None:
    """O-16 O-30 At the next bottom number, for all to see; the discard is hidden again."""
    table = position(*FOUR, phase=phases.COMPENSATION[POOR], discard="h p b t", revealed=True)
    events = play(table, "0 take honesty")
    assert events[0] == Took(0, card("h"), spot("b2"))
    assert (rows(table, 0)[-10:], heap(truth(table).discard)) == ("b2 honesty", "benevolence piety")
    assert [look(table, seat).discard.cards for seat in (0, 1)] == [None, None]


TIED = ("xie | mu ma h / p t", "*tao | h2 p / t ma", "liang | ma ma / b t")  # 15, 15 and 12


def test_the_leader_decides_about_a_denier_who_is_tied() -> None:
    """O-17 O-27 The Leader is asked, even about themselves."""
    for accused in (0, 1):
        table = position(*TIED, phase=phases.JUDGEMENT[accused], discard="h p b")
        play(table, f"{accused} deny")
        assert (phase(table), table.owed(), legal(table, 1)) == (phases.MERCY[1][accused], [1], ["punish", "pardon"])


def test_a_pardon_means_no_penalty_and_no_compensation() -> None:
    """O-17 Theft comes next."""
    table = position(*TIED, phase=phases.JUDGEMENT[1], discard="h p b")
    events = play(table, "1 deny", "1 pardon")
    assert (events[0], heap(truth(table).discard), scores(table)) == (Pardoned(1), "benevolence honesty piety", [15, 15, 12])


def test_a_punished_tied_denier_loses_the_worst_pair() -> None:
    """O-15 O-17 As the strictly richest would: not both honesties, which cost ten, but one and the malice, which cost eleven."""
    table = position(*TIED, phase=phases.JUDGEMENT[1], discard="h p b")
    assert play(table, "1 deny", "1 punish") == [Punished(1)]
    assert (phase(table), legal(table, 1)) == (phases.PENALTY[1], ["lose t0 b1", "lose t1 b1"])
    assert play(table, "1 lose t0 b1")[0] == Lost(1, at("t0", "b1"), cards("h ma"))


def test_the_owner_picks_among_equal_worst_pairs() -> None:
    """O-15 O-27 Pairs of positions: two equal pairs make two lines."""
    table = position(
        "*suyin | mu2 b / b ma", "tao | h ma p / h ma", "lan | b p / t ma p", phase=phases.JUDGEMENT[0], discard="h b ma"
    )
    truth(table).overseers[0].cards[0] = cards("b")[0]
    play(table, "0 deny")
    assert (phase(table), table.owed()) == (phases.PENALTY[0], [0])
    assert legal(table) == ["lose t0 t1", "lose t1 t2", "lose t1 b0"]


def test_a_penalty_on_nuying_counts_the_copy_as_itself_again() -> None:
    """O-11 O-15 Theft under murder: without the murder the copy is a theft, so two pieties are not the worst pair."""
    table = position(
        "*nuying | mu ma p / p t | b1>t0",
        "tao | h ma p / t ma",
        "lan | b p / t ma h",
        phase=phases.JUDGEMENT[0],
        discard="h b ma",
    )
    play(table, "0 deny")
    # 6 + 6 + 3 + 6 = 21. Without the murder and the copy 9, without the murder and a piety 3 + 0 + 2 = 5.
    assert legal(table) == ["lose t0 t2", "lose t0 b0"]


@pytest.mark.parametrize(
    ("lost", "top"), [(("t0", "t2"), [("malice", True)]), (("t0", "b0"), [("malice", True), ("piety", True)])]
)
def test_nothing_is_renumbered_when_cards_leave(lost: tuple[str, str], top: list[tuple[str, bool]]) -> None:
    """O-7 The places of lost cards stay empty, and no number is used twice."""
    table = position(
        "*nuying | mu ma p / p t | b1>t0", "tao | h ma p / t ma", "lan | b p / t ma h", phase=phases.PENALTY[0],
        discard="h b ma", revealed=True,
    )  # fmt: skip
    play(table, f"0 lose {' '.join(lost)}")
    view = look(table, 1).overseers[0]
    assert [(str(card.card), card.face_up) for card in view.cards if card.position.is_top] == top
    assert (str(view.next), view.slid) == ("b2", None)


def test_after_the_judgement_comes_the_theft() -> None:
    """The thief is found, or there is none."""
    table = position(*TIED, phase=phases.JUDGEMENT[2], discard="h p b")
    assert play(table, "2 deny", "2 take benevolence")[1:] != [NoThief()]
    assert isinstance(phase(table), phases.TheftTie)
    other = position(
        "*xie | mu ma h / p ma", "lan | h p / h2 ma", "liang | ma b / b t", phase=phases.JUDGEMENT[2], discard="h p b"
    )
    assert play(other, "2 deny", "2 take benevolence")[-1] == ThiefFound(2)


def test_out_of_time_means_a_denial_a_pardon_or_no_doubling() -> None:
    """Whoever is late denies, pardons or lets everyone pick one; any other answer is drawn, so that being late tells nothing."""
    accused = position(*FOUR, phase=phases.JUDGEMENT[3])
    leader = position(*TIED, phase=phases.MERCY[1][0], revealed=True)
    wuming = position("*wuming | pack: mu b", "tao | pack: h2", "suyin | pack: ma2", phase=phases.DOUBLING[0])
    late = [(accused, 3), (leader, 1), (wuming, 0)]
    assert [str(table.default_move(seat, Chance(1))) for table, seat in late] == ["deny", "pardon", "single"]
    voters = position(*FOUR)
    assert {str(voters.default_move(0, Chance(seed))) for seed in range(30)} == {"vote 1", "vote 2", "vote 3"}
