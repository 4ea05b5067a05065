"""Records: written, read, replayed, verified."""

from __future__ import annotations

import pytest

import paravent
from paravent import BadRecord, BadSetup, ParaventError, Table, UnknownGame, replay, verify
from paravent.core.game import Game
from paravent.core.record import digest, read, result
from paravent.games import found
from tests.core.toy import BALLOT, ballot


@pytest.fixture(autouse=True)
def enter_ballot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ballot is one of the games while these tests run."""
    monkeypatch.setitem(found(), "ballot", Game(BALLOT, package=""))


def opened() -> Table:
    """A vote, a roll, some talk and half a second vote."""
    table = ballot(seed="a seed")
    for seat, word in ((2, "yes"), (0, "yes"), (1, "no"), (0, "roll"), (1, "veto"), (1, "no")):
        table.play(seat, word)
        if word == "roll":
            table.talk(2, "  that was\n lucky ")
    return table


BODY = """\
paravent record 1
game: ballot
version: 1
players: 3
options: {"loud": false}
seed: "a seed"

2 yes
0 yes
1 no
0 roll
> 2 that was lucky
1 veto
1 no
"""
EDITED = "the record was edited: its text does not match the digest in its end line"
RECORD = f"{BODY}\nend: 6 plays, af964dfc926e5a57; unfinished\n"


def test_a_record_is_a_text_that_people_can_read() -> None:
    """Header, plays in the order in which they came, talk, and an end line that counts and signs them."""
    assert opened().record() == RECORD


def test_a_replayed_table_is_the_same() -> None:
    """Sealed answers, histories, talk and all."""
    table = opened()

    for twin in (replay(RECORD), verify(RECORD)):
        assert (twin.dump(), twin.record()) == (table.dump(), table.record())
        assert [twin.history(seat) for seat in (None, 0, 1, 2)] == [table.history(seat) for seat in (None, 0, 1, 2)]


def test_a_finished_record_names_scores_winners_and_ending() -> None:
    """They are checked too."""
    table = ballot(seed=1)
    table.playout(1)
    outcome = table.outcome
    assert outcome is not None

    scores, winners = " ".join(map(str, outcome.scores)), " ".join(map(str, outcome.winners))
    assert table.record().splitlines()[-1].endswith(f"; scores {scores}, winners {winners}, ending rounds")
    assert verify(table.record()).outcome == outcome


def test_a_false_result_shows() -> None:
    """Whoever makes another the winner of a finished game is found out, though the plays are all there."""
    table = ballot(seed=1)
    table.playout(1)
    outcome = table.outcome
    assert outcome is not None
    true, false = result(outcome), result(paravent.Outcome(outcome.scores, (), "rounds"))

    with pytest.raises(BadRecord) as refusal:
        verify(table.record().replace(true, false))
    assert refusal.value.code == "wrong-result"


@pytest.mark.parametrize("length", range(BODY.index("\n\n")))
def test_a_record_that_is_cut_within_its_header_is_no_record(length: int) -> None:
    """Wherever the cut is, the refusal names a line that is missing or broken."""
    with pytest.raises(BadRecord) as refusal:
        replay(BODY[:length])
    assert refusal.value.code == "bad-line"


def test_a_game_without_a_winner_says_nobody() -> None:
    """G-17 is such a case."""
    outcome = paravent.Outcome((3, 4), (), "rounds")

    assert result(outcome) == "scores 3 4, winners nobody, ending rounds"


def test_a_record_without_plays_replays() -> None:
    """A table that has just been laid."""
    table = ballot()

    assert verify(table.record()).dump() == table.dump()


def test_windows_line_ends_and_blank_lines_do_no_harm() -> None:
    """Mail and editors add them."""
    assert verify(RECORD.replace("\n", "\r\n")).record() == RECORD
    assert verify(RECORD + "\n\n").record() == RECORD


def test_a_record_from_the_middle_of_a_game_can_be_replayed_without_its_end() -> None:
    """`replay` needs no end line; `verify` does."""
    assert replay(BODY).dump() == opened().dump()
    with pytest.raises(BadRecord, match=r"^the record is cut off: it has no end line$"):
        verify(BODY)


@pytest.mark.parametrize(
    ("edited", "sentence"),
    [
        (RECORD.replace("1 no\n0 roll", "1 yes\n0 roll"), EDITED),
        (RECORD.replace("2 that was lucky", "2 that was fair"), EDITED),
        (RECORD.replace('"a seed"', '"b seed"'), EDITED),
        (RECORD.replace("1 veto\n1 no\n", ""), "the end line counts 6 plays, the record has 4"),
        (RECORD.replace("; unfinished", "; scores 1 0 0, winners 0, ending rounds"),
         "the end line says 'scores 1 0 0, winners 0, ending rounds', the replay gives 'unfinished'"),
        (RECORD.replace("end: 6 plays", "end: six plays"),
         "the end line is unreadable: 'end: six plays, af964dfc926e5a57; unfinished'"),
        (RECORD.replace("; unfinished", ""), "the end line is unreadable: 'end: 6 plays, af964dfc926e5a57'"),
    ],
)  # fmt: skip
def test_a_cut_or_an_edit_shows(edited: str, sentence: str) -> None:
    """Plays, talk, header and result are all under the end line's digest."""
    assert edited != RECORD
    with pytest.raises(BadRecord) as refusal:
        verify(edited)

    assert str(refusal.value) == sentence


def test_every_single_line_that_is_left_out_shows() -> None:
    """Of the header, of the plays, of the talk: no line can go unnoticed (the blank ones may)."""
    rows = RECORD.splitlines(keepends=True)
    for number, row in enumerate(rows):
        if row.strip():
            with pytest.raises(ParaventError):
                verify("".join(rows[:number] + rows[number + 1 :]))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "line 1: a record begins with 'paravent record 1'"),
        ("paravent record 2\n", "line 1: a record begins with 'paravent record 1'"),
        ("paravent record 1\n", "line 2: expected 'game: ...'"),
        (BODY.replace("players: 3\n", ""), "line 4: expected 'players: ...'"),
        (BODY.replace("players: 3", "players: three"), "line 4: the value of players is unreadable"),
        (BODY.replace("players: 3", 'players: "3"'),
         "line 4: version, players and seed must be whole numbers (the seed may be a text in quotes)"),
        (BODY.replace('{"loud": false}', "[]"), "line 5: options must be a JSON object"),
        (BODY.replace('"a seed"', "a seed"), "line 6: the value of seed is unreadable"),
        (BODY.replace("players: 3", "players: 3.0"), "line 4: the value of players is unreadable"),
        (BODY.replace("false", "1.5"), "line 5: the value of options is unreadable"),
        (BODY.replace('"a seed"', "NaN"), "line 6: the value of seed is unreadable"),
        (BODY.replace("0 roll", "roll"), "line 11: expected 'SEAT MOVE', found 'roll'"),
        (BODY.replace("0 roll", "0"), "line 11: expected 'SEAT MOVE', found '0'"),
        (RECORD + "0 yes\n", "line 17: nothing may follow the end line"),
        (BODY.replace("0 roll", "0 sing"), "line 11: seat 0: 'sing' is not a move of this game; the phase is Turn(seat=0)"),
        (BODY.replace("0 roll", "1 roll"), "line 11: seat 1 may not roll: Turn(seat=0) asks 0"),
        (BODY.replace("0 roll", "0 yes"), "line 11: seat 0 may not yes in Turn(seat=0)"),
        (BODY.replace("> 2 that", "> 7 that"), "line 12: there is no seat 7 at a table of 3"),
    ],
)  # fmt: skip
def test_a_line_that_cannot_be_read_or_played_is_named(text: str, sentence: str) -> None:
    """BadRecord says which line, and why."""
    with pytest.raises(BadRecord) as refusal:
        replay(text)

    assert str(refusal.value) == sentence
    assert (refusal.value.code, refusal.value.details) == ("bad-line", {"line": sentence.removeprefix("line ").partition(":")[0]})


def test_a_record_of_another_version_is_refused_by_name() -> None:
    """Its moves may mean something else now."""
    with pytest.raises(BadRecord, match=r"^the record was played by version 2 of ballot; this is version 1$"):
        replay(BODY.replace("version: 1", "version: 2"))


def test_a_record_of_an_unknown_game_is_refused() -> None:
    """With the games that there are."""
    with pytest.raises(UnknownGame, match=r"^there is no game 'chess'; there are: .*guru"):
        replay(BODY.replace("ballot", "chess"))


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("players: 3", "players: 9", "ballot is for 2 to 4 players, not 9"),
        ('{"loud": false}', '{"proud": false}', "ballot has no option 'proud'; it has: loud"),
    ],
)
def test_a_record_of_a_table_that_cannot_be_laid_is_refused(old: str, new: str, sentence: str) -> None:
    """As when one asks for such a table."""
    with pytest.raises(BadSetup) as refusal:
        replay(BODY.replace(old, new))

    assert str(refusal.value) == sentence


@pytest.mark.parametrize(
    ("said", "kept"),
    [("hello", "hello"), (" a \n b\t c ", "a b c"), ("end: 0 plays", "end: 0 plays"), ("> 1 no", "> 1 no"), ("«\u2028»", "« »")],
)
def test_talk_is_kept_as_one_line(said: str, kept: str) -> None:
    """Whatever is said, it cannot be taken for a play, nor for the end."""
    table = ballot()
    table.talk(1, said)

    assert table.record().splitlines()[7] == f"> 1 {kept}"
    assert verify(table.record()).record() == table.record()


@pytest.mark.parametrize("said", ["", "   ", "\n"])
def test_saying_nothing_leaves_no_line(said: str) -> None:
    """A line of talk without talk could not be read back."""
    table = ballot()
    table.talk(1, said)

    assert table.record() == ballot().record()


def test_talk_changes_nothing_at_the_table() -> None:
    """It is in the record alone."""
    table = ballot()
    table.talk(1, "hello")

    assert (table.dump(), table.history(0)) == (ballot().dump(), [])


def test_a_record_that_is_signed_anew_is_what_it_says() -> None:
    """The digest notices slips; it proves nothing against someone who recomputes it."""
    edited = BODY.replace("that was lucky", "that was fair")

    assert verify(f"{edited}\nend: 6 plays, {digest(edited)}; unfinished\n").dump() == opened().dump()
    assert read(RECORD).end == "end: 6 plays, af964dfc926e5a57; unfinished"
