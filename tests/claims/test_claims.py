"""Claims are said in the game's terms, true or not; contradictions are public, and at the end what was true."""

from __future__ import annotations

import pytest

import paravent
from paravent import Event, ParaventError, Table
from paravent.claims import COMMON, Claim, Ledger, read, vocabulary_of
from paravent.claims.spoken import sayable
from paravent.core.game import Game
from paravent.games import find, found
from paravent.games.sultans.cards import GUARD, SLAVE
from paravent.games.sultans.events import EyesOpened, Swapped
from paravent.texts import LANGUAGES, Catalogue
from tests.core.toy import BALLOT
from tests.games.guru import positions as guru
from tests.games.sultans import positions as sultans


def truth(table: Table, seat: int, text: str) -> bool | None:
    """What the game's vocabulary says of a claim."""
    return vocabulary_of(find(table.rules.name)).truth(table, seat, read(text))


def test_a_claim_reads_back() -> None:
    """A kind, perhaps a seat, perhaps a word; and a seat is never mistaken for a word."""
    for text in ("modest", "am guard", "trust @2", "saw @10 slave", "pay @1 3", "under 5"):
        assert str(read(text)) == text
    assert read("pay @1 3") == Claim("pay", 1, "3")
    assert read("@1") == Claim("@1")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(found()))
def test_everything_that_may_be_claimed_has_its_words(game: str, language: str) -> None:
    """In both languages, another sentence for each."""
    table = paravent.new(game, find(game).rules.players[0], seed=1)
    text, names = Catalogue(game, language), [f"P{seat}" for seat in range(table.players)]
    claims = sayable(Ledger(find(game)).forms(table), 0, table.players)
    said = [text.tell(f"claim-{c.kind}", names, about=c.about, what=c.what) for c in claims]

    assert [line for line in said if line.startswith("claim-")] == []
    assert len(set(said)) == len(said)


def test_a_game_that_declares_nothing_has_accusations_and_trust() -> None:
    """The default, and it can tell when both are said of the same player."""
    plain = vocabulary_of(Game(BALLOT, package=""))

    assert plain.forms(paravent.new("guru", 3, 1).view(None)) == COMMON
    assert plain.clash(0, read("accuse @1"), read("trust @1"), [])
    assert not plain.clash(0, read("accuse @1"), read("trust @2"), [])


@pytest.mark.parametrize("text", ["am", "am pope", "saw slave", "saw @0 slave", "saw @9 slave", "sing", "", "trust @1 guard"])
def test_what_cannot_be_claimed_is_refused_and_nothing_is_kept(text: str) -> None:
    """One sentence, and the record has no line of it."""
    table, ledger = paravent.new("sultans", 5, seed=1), Ledger(find("sultans"))
    before = table.record()

    with pytest.raises(ParaventError) as refused:
        ledger.say(table, 0, text)
    assert refused.value.code == "no-such-claim"
    assert (table.record(), ledger.entries) == (before, [])


def test_a_claim_stands_in_the_record_and_changes_nothing() -> None:
    """It is a marked line; the record replays to the same table and still knows when it was said."""
    table, ledger = paravent.new("sultans", 5, seed=1), Ledger(find("sultans"))
    before = table.dump()
    ledger.say(table, 3, "am guard")
    assert table.dump() == before
    active = table.owed()[0]
    table.play(active, table.legal(active)[0])
    ledger.say(table, 3, "trust @1")
    again = paravent.verify(table.record())

    assert "\n! 3 am guard\n" in table.record()
    assert again.dump() == table.dump()
    assert [(c.seat, c.text, c.at) for c in again.claims(2)] == [(c.seat, c.text, c.at) for c in table.claims(2)]
    assert [c.text for c in table.clone().claims(None)] == ["am guard", "trust @1"]


def test_what_was_true_is_told_when_the_game_is_over() -> None:
    """Not before, to nobody."""
    table, ledger = paravent.new("guru", 2, seed=3, options={"max_rounds": 2}), Ledger(find("guru"))
    ledger.say(table, 0, "have gunther")
    ledger.say(table, 0, "lack gunther")
    assert ledger.verdicts(table) is None
    table.playout(1)

    verdicts = ledger.verdicts(table)
    assert verdicts is not None and sorted([bool(verdict) for verdict in verdicts]) == [False, True]
    with pytest.raises(ParaventError):
        ledger.say(table, 0, "have gunther")


def test_who_must_keep_silent_has_nothing_to_claim() -> None:
    """S-24 The dead watch and keep silent."""
    table = sultans.position("A g+ s S s", spare="s")

    assert Ledger(find("sultans")).sayable(table, 1) == []
    with pytest.raises(ParaventError) as refused:
        Ledger(find("sultans")).say(table, 1, "am guard")
    assert refused.value.code == "silent"


def test_in_sultans_a_card_is_claimed_as_it_is_now() -> None:
    """What I am, whose side one is on; and what I saw only if I did."""
    table = sultans.position("a g s S s", spare="s")
    assert (truth(table, 0, "am assassin"), truth(table, 0, "am guard")) == (True, False)
    assert (truth(table, 0, "trust @2"), truth(table, 0, "accuse @3"), truth(table, 0, "spare @3")) == (True, True, None)
    assert truth(table, 0, "saw @2 slave") is False
    table.play(0, "look 2")
    assert (truth(table, 0, "saw @2 slave"), truth(table, 0, "saw @2 guard"), truth(table, 1, "saw @2 slave")) == (
        True,
        False,
        False,
    )


@pytest.mark.parametrize(
    ("between", "clashes"),
    [([], True), ([EyesOpened(4)], False), ([Swapped(0, 2, None, None)], False), ([Swapped(3, 2, GUARD, SLAVE)], True)],
)
def test_two_cards_contradict_each_other_until_one_may_have_moved(between: list[Event], clashes: bool) -> None:
    """As far as everybody was told."""
    vocabulary = vocabulary_of(find("sultans"))
    assert vocabulary.clash(0, read("am guard"), read("am slave"), between) is clashes
    assert not vocabulary.clash(0, read("am guard"), read("am guard"), between)


def test_a_contradiction_is_marked_at_once() -> None:
    """By the number of the earlier claim of the same speaker."""
    table, ledger = paravent.new("guru", 3, seed=1), Ledger(find("guru"))
    for seat, text in ((0, "have tom"), (1, "lack tom"), (0, "lack tom"), (0, "have tom")):
        ledger.say(table, seat, text)

    assert [entry.against for entry in ledger.entries] == [(), (), (0,), (2,)]


def test_in_guru_a_preacher_is_claimed_for_good() -> None:
    """Exposed, vanished or active: it is of that sect."""
    table = guru.position("tom geimer! (gunther) | 12+3 | | (gunther)", "barks flurry violet")
    said = ("have tom", "have geimer", "have gunther", "have barks", "lack barks", "suspect @1 barks", "suspect @1 tom")
    assert [truth(table, 0, text) for text in said] == [True, True, True, False, True, True, False]


@pytest.mark.parametrize("game", sorted(found()))
def test_every_claim_can_be_judged_at_every_point_of_a_game(game: str) -> None:
    """Nothing that may be said makes the judge stumble."""
    table = paravent.new(game, find(game).rules.players[0], seed=2)
    vocabulary, ledger = vocabulary_of(find(game)), Ledger(find(game))
    while not table.over and table.decisions < 120:
        if table.decisions % 10 == 0:
            for claim in ledger.sayable(table, table.decisions % table.players)[::7]:
                assert vocabulary.truth(table, table.decisions % table.players, claim) in (True, False, None)
        for seat in table.owed():
            moves = table.legal(seat)
            table.play(seat, moves[table.decisions * 7 % len(moves)])
