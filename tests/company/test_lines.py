"""Remarks: in both languages, rare, never the same twice in a row, and made of nothing but what everybody is told."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

import paravent
from paravent.bots.bot import prompt_for
from paravent.bots.play import Party
from paravent.company import bot_of
from paravent.company.lines import OWN, POLITE, SHARED, lines_for, occasion_of, remark
from paravent.company.people import KEYS
from paravent.core.chance import Chance
from paravent.core.rules import Event
from paravent.core.table import Table, seen
from paravent.games import found
from paravent.server.messages.spoken import spoken
from paravent.server.tables.conversation import QUIET, Conversation
from paravent.server.tables.entries import BotSeated, Played, Seated, Started, Talked
from paravent.server.tables.session import Session
from paravent.texts import LANGUAGES, Catalogue
from tests.server.test_session import opened

ALL = sorted({line for occasion in SHARED for key in KEYS for line in lines_for(occasion, key)})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_written_and_none_is_left_over(language: str) -> None:
    """Each is another one, and short."""
    text = Catalogue(None, language)
    file = Path(paravent.__file__).parent / "texts" / "locale" / f"{language}.ftl"
    words = [text.say(line) for line in ALL]

    assert sorted(re.findall(r"^(line-\S+) =", file.read_text(encoding="utf-8"), re.MULTILINE)) == ALL
    assert len(set(words)) == len(ALL) and max(map(len, words)) <= 50


def test_nobody_says_the_same_twice_in_a_row() -> None:
    """Nor what was just said by somebody else; and who has a line of their own says it often."""
    said = ["line-lost-1"]
    for seed in range(400):
        line = remark("lost", "barnabe", said[-1:], Chance(seed))
        assert line != said[-1]
        said += [line] if line is not None else []

    assert said.count("line-lost-barnabe") > len(said) / 5


def test_some_talk_more_than_others_and_nobody_always() -> None:
    """By their temperament."""
    times = {key: sum(remark("praise", key, [], Chance(seed)) is not None for seed in range(400)) for key in KEYS}

    assert times["wren"] < times["krolik"] < times["ottoline"] < times["zelie"] < times["pepin"] < 300
    assert remark("praise", "", [], Chance(1)) is None


def in_play(game: str, players: int, seed: int) -> Iterator[tuple[Table, list[Event]]]:
    """A game between characters: the table, and what each decision brought."""
    table = paravent.new(game, players, seed)
    party = Party(table, [bot_of("normal", game, key=KEYS[seat % len(KEYS)]) for seat in range(players)], Chance(seed))
    while not table.over:
        before = len(party.events)
        party.hear_out()
        party.ask()
        yield table, party.events[before:]


@pytest.mark.parametrize("game", sorted(found()))
def test_occasions_are_the_same_in_worlds_that_the_speaker_cannot_tell_apart(game: str) -> None:
    """What somebody remarks on is the same whether it is read from the truth, from what they or from what everybody is told."""
    judge, times, known = occasion_of(found()[game]), 0, set(SHARED)
    for table, events in in_play(game, found()[game].rules.players[0] + 1, 4):
        for seat in range(table.players):
            read = [[judge(seat, event) for event in told] for told in (events, seen(events, seat), seen(events, None))]
            occasions = [[each for each in one if each is not None] for one in read]
            assert occasions[0] == occasions[1] == occasions[2]
            assert set(occasions[0]) <= known
            times += len(occasions[0])
    assert times >= table.players  # at the end everybody has something to say


def table_of(*, silence: bool = False) -> Session:
    session = Session(replace(opened("guru", 4), silence=silence))
    session.apply(Seated(0, "Ada", "hash", ""), 0)
    for seat, key in enumerate(("barnabe", "pepin", "zelie"), start=1):
        session.apply(BotSeated(seat, "normal", key), 0)
    return session


def conversation(session: Session) -> list[tuple[int, int, str]]:
    """A whole game, everybody played by rules: at which version who said what."""
    talk, told = Conversation(session), []
    session.apply(Started(), 0)
    bot = bot_of("normal", "guru")
    while True:
        said = talk.next_line()
        if said is not None:
            told.append((session.version, *said))
            session.apply(Talked(said[0], spoken(said[1]), line=said[1]), 0)
        table = session.table
        assert table is not None
        if table.over:
            return told
        seat = table.owed()[0]
        prompt = prompt_for(table, seat)
        session.apply(Played(seat, str(bot.choose(table.view(seat), prompt, table.history(seat), Chance(session.version)))), 0)


def test_at_a_table_remarks_are_rare_and_silence_is_silence() -> None:
    """The same again when it is played again; people are never spoken for; a table may want none."""
    told = conversation(table_of())
    pairs = [(one, two) for one, two in pairwise(told) if two[2].split("-")[1] not in POLITE]

    assert told == conversation(table_of())
    assert 1 <= len(told) < 20 and all(seat != 0 for _, seat, _ in told)
    assert all(later - earlier >= QUIET for (earlier, _, _), (later, _, _) in pairs)
    assert conversation(table_of(silence=True)) == []


def test_a_line_is_kept_with_its_name_and_its_words() -> None:
    """The log and everybody's chat have both; the record has the words."""
    session = table_of()
    session.apply(Started(), 0)
    session.apply(Talked(2, spoken("line-greeting-pepin"), line="line-greeting-pepin"), 7)

    assert [(said.seat, said.text, said.line) for said in session.chat] == [
        (2, "Are we starting? Let us start.", "line-greeting-pepin")
    ]
    assert session.table is not None
    assert "> 2 Are we starting? Let us start." in session.table.record()
    assert {line.split("-")[1] for line in ALL if line.endswith("-wren")} == set(OWN)
