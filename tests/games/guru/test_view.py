"""Who sees what."""

from __future__ import annotations

import dataclasses

import pytest

from paravent import Event, Seat, Table
from paravent.games.guru.cards import PREACHERS
from paravent.games.guru.events import Converted, Vanished
from paravent.games.guru.state import ACT, PENANCE, Conversion, Vanishing
from paravent.games.guru.view import GuruView, PileView, Secrets, SectView
from tests.games.guru.positions import JOHN, card, cards, look, position, preacher, preachers, truth
from tests.games.playing import play


def midgame(*, open_memory: bool = False) -> Table:
    """Julia has hidden Günther, Geimer is exposed."""
    return position(
        "tom geimer! (gunther) | 7+3 | v-h-s o-m-m | g-h-s g-m-m / (gunther) / o-p-l",
        f"{JOHN} | 11+1 | b-m-a",
        piles="* | p-h-s v-m-r | - | *",
        skeptics="v-co-r v-ch-l",
        phase=PENANCE[1][2][1],
        first=1,
        round=3,
        barred=True,
        last_turn=True,
        last_round=True,
        honour=True,
        open_memory=open_memory,
        max_rounds=9,
    )


def julia(secrets: Secrets | None) -> SectView:
    return SectView(
        stage=tuple(cards("o-m-m v-h-s")),
        capital=7,
        bounty=3,
        active=1,
        vanished=1,
        exposed=preachers("geimer"),
        height=4,
        memory=None,
        secrets=secrets,
        score=None,
        disqualified=None,
    )


JULIAS_CENTRE = (Conversion(tuple(cards("g-m-m g-h-s"))), Vanishing(preacher("gunther")), Conversion(tuple(cards("o-p-l"))))
JULIAS_SECRETS = Secrets(active=preachers("tom"), vanished=preachers("gunther"), centre=JULIAS_CENTRE)


def john(secrets: Secrets | None) -> SectView:
    return SectView(
        stage=tuple(cards("b-m-a")),
        capital=11,
        bounty=1,
        active=3,
        vanished=0,
        exposed=(),
        height=0,
        memory=None,
        secrets=secrets,
        score=None,
        disqualified=None,
    )


def test_a_spectator_sees_what_lies_open() -> None:
    """Stages, tops and heights, money, exposed preachers, counts of the others, first, round, bar, last turn: no more."""
    table = midgame()
    piles = truth(table).piles

    assert look(table, None) == GuruView(
        seat=None,
        phase=PENANCE[1][2][1],
        round=3,
        first=1,
        piles=(
            PileView(piles[0][-1], len(piles[0])),
            PileView(card("v-m-r"), 2),
            PileView(None, 0),
            PileView(piles[3][-1], len(piles[3])),
        ),
        skeptics=PileView(card("v-ch-l"), 2),
        sects=(julia(None), john(None)),
        barred=True,
        last_turn=True,
        last_round=True,
        ending="",
        honour=True,
        open_memory=False,
        max_rounds=9,
    )


def test_a_guru_also_sees_their_own_preachers_and_centre() -> None:
    """G-20 Own preachers with their status, own centre in order; nothing of the other sects."""
    spectator = look(midgame(), None)

    assert look(midgame(), 0) == dataclasses.replace(spectator, seat=0, sects=(julia(JULIAS_SECRETS), john(None)))
    secrets = Secrets(active=preachers("panthero", "bigmama", "hungryogi"), vanished=(), centre=())
    assert look(midgame(), 1) == dataclasses.replace(spectator, seat=1, sects=(julia(None), john(secrets)))


def test_with_open_memory_everyone_can_look_through_the_conversions() -> None:
    """G-11 Per centre the cards of each conversion and the place of each vanishing, but not which preacher."""
    veiled = (JULIAS_CENTRE[0], Vanishing(None), JULIAS_CENTRE[2])

    for seat in (None, 0, 1):
        assert [sect.memory for sect in look(midgame(open_memory=True), seat).sects] == [veiled, ()]


def test_without_open_memory_only_the_height_of_a_centre_shows() -> None:
    """G-11 Members and vanished preachers together, as at a table."""
    for seat in (None, 0, 1):
        sects = look(midgame(), seat).sects
        assert [(sect.memory, sect.height) for sect in sects] == [(None, 4), (None, 0)]


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_when_the_game_is_over_every_sect_is_public(seat: Seat | None) -> None:
    """G-18 Preachers, centres, scores and disqualification; the piles still show only their tops."""
    table = position(
        "tom geimer! (gunther) | 7+3 | | g-h-s g-m-m / (gunther) / o-p-l",
        f"{JOHN} | 8 | | v-co-r",
        phase=ACT[1][1],
        honour=True,
        max_rounds=1,
    )
    play(table, "1 preach 0")

    view = look(table, seat)

    assert view.phase is None and view.ending == "rounds"
    assert [sect.secrets for sect in view.sects] == [
        Secrets(preachers("tom"), preachers("gunther"), (Conversion(tuple(cards("g-m-m g-h-s"))), *JULIAS_CENTRE[1:])),
        Secrets(preachers("panthero", "bigmama", "hungryogi"), (), (Conversion(tuple(cards("v-co-r"))),)),
    ]
    assert [(sect.score, sect.disqualified) for sect in view.sects] == [(11, False), (8, True)]
    assert view.piles == tuple(PileView(pile[-1], len(pile)) for pile in truth(table).piles)


def test_stages_and_conversions_are_shown_in_card_order() -> None:
    """G-20 Never in the order laid down."""
    table = position("tom geimer gunther", JOHN, piles="g-m-m | * | g-h-m g-co-m | *")

    play(table, "0 preach 2", "0 preach 2", "0 preach 0")
    assert look(table, 1).sects[0].stage == tuple(cards("g-m-m g-co-m g-h-m"))

    play(table, "1 preach 1", "1 preach 1", "1 preach 1")
    assert play(table, "0 convert") == [Converted(0, tuple(cards("g-m-m g-co-m g-h-m")))]


def test_preachers_are_shown_in_their_order_not_as_dealt() -> None:
    """G-20 The order in which a sect is written or was dealt leaves no trace."""
    one, other = position("tom geimer gunther", JOHN), position("geimer gunther tom", JOHN)

    assert one.dump() == other.dump()
    secrets = look(one, 0).sects[0].secrets
    assert secrets is not None and secrets.active == preachers("gunther", "geimer", "tom")


def test_a_vanishing_tells_others_only_that_someone_vanished() -> None:
    """The owner's history names the preacher; everyone else's does not."""
    table = position("tom geimer gunther", JOHN, "oronsho barks flurry")
    play(table, "0 vanish geimer")

    assert table.history(0) == [Vanished(0, preacher("geimer"))]
    for seat in (1, 2, None):
        assert table.history(seat) == [Vanished(0, None)]


def test_which_preacher_vanished_leaves_no_trace_for_others() -> None:
    """Whichever of my three I hide, the others see, are asked and are told the same."""

    def told(name: str, seat: Seat | None) -> tuple[GuruView, list[Event]]:
        table = position("tom geimer gunther | 12 | g-m-m", JOHN)
        play(table, f"0 vanish {name}")
        return look(table, seat), table.history(seat)

    for seat in (1, None):
        assert told("tom", seat) == told("geimer", seat) == told("gunther", seat)
    assert told("tom", 0) != told("geimer", 0)


def test_everything_else_is_told_to_everyone() -> None:
    """All actions with their cards, as they happen."""
    table = position("tom geimer gunther | 12 | g-m-m o-p-l b-h-m", f"{JOHN} | 12 | b-m-a", piles="* | p-h-s v-m-r | * | *")
    play(table, "0 accuse 1 rosiella", "0 preach 1", "0 preach 1", "1 preach 0", "1 preach 0", "1 banish black-melons-asceticism")

    assert table.history(0) == table.history(1) == table.history(None)
    assert len(table.history(0)) == 12


def test_a_view_shows_every_preacher_at_most_where_it_may_be_known() -> None:
    """No view of a fresh game names a preacher of another guru, nor an unused one."""
    table = position("tom geimer gunther", JOHN)

    for seat in (None, 0, 1):
        own = truth(table).sects[seat].preachers if seat is not None else 0
        assert all((str(one) in str(look(table, seat))) is bool(one.bit & own) for one in PREACHERS if str(one) != "violet")
