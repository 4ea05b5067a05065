"""Who the bots at a table are: chosen or mixed, no two alike, in the log and on the wire; and an old log stays what it was."""

from __future__ import annotations

import msgspec
import pytest

from paravent.bots.levels import bot_named
from paravent.company import COMPANY, character_of
from paravent.core.errors import ParaventError
from paravent.server.bots.question import BotQuestion
from paravent.server.bots.worker import kept_bot
from paravent.server.messages import wire
from paravent.server.tables import entries
from paravent.server.tables.entries import BotSeated, Opened
from paravent.server.tables.registry import with_bots
from paravent.server.tables.seating import LOOKS, Guest, Seating, Who
from paravent.server.tables.session import Session
from tests.server.test_session import HOST, opened


def lobby(players: int = 4) -> Session:
    return Session(opened("overseers", players))


def add(session: Session, seat: int, character: str = "", strength: str = "normal") -> None:
    session.receive(HOST, wire.AddBot(f"{seat} {character} {strength}", seat, strength, character), 0, set())


def test_the_host_chooses_who_comes_at_any_level() -> None:
    """With their own name and face; the level is another matter."""
    session = lobby()
    add(session, 1, "ottoline", "hard")
    seat = session.seating.info().seats[1]

    assert (seat.name, seat.character, seat.strength, seat.figure) == ("Madame Ottoline", "ottoline", "hard", LOOKS)


def test_whoever_comes_unasked_is_somebody_else() -> None:
    """No two alike at a table of ten bots, and the same ones again whenever the log is read."""
    names = []
    for _ in range(2):
        session = Session(opened("sultans", 10))
        for seat in range(10):
            add(session, seat)
        names.append(session.seating.names())

    assert names[0] == names[1]
    assert sorted(names[0]) == sorted(character.name for character in COMPANY)


def test_at_a_crowded_table_somebody_has_a_namesake() -> None:
    """Nobody is called like anybody else."""
    session = Session(opened("sultans", 15))
    for seat in range(15):
        add(session, seat)
    names = session.seating.names()

    assert len(set(names)) == 15 and sum(name.endswith(" II") for name in names) == 5


@pytest.mark.parametrize(("character", "code"), [("nobody", "no-character"), ("ottoline", "character-here")])
def test_nobody_comes_who_is_not_there_or_is_here_already(character: str, code: str) -> None:
    """A refusal changes nothing."""
    session = lobby()
    add(session, 1, "ottoline")
    with pytest.raises(ParaventError) as error:
        add(session, 2, character)

    assert error.value.code == code
    assert session.seating.names() == ["", "Madame Ottoline", "", ""]


def test_no_person_takes_a_name_of_the_company() -> None:
    """Whether or not its bearer is here."""
    with pytest.raises(ParaventError) as error:
        Seating(opened()).join(Guest("madame OTTOLINE"), None, "t")
    assert error.value.code == "bots-name"


def test_those_who_are_wanted_sit_down_before_anybody_else() -> None:
    """Else whoever comes by chance might be one of them."""
    for number in range(20):
        seating = Seating(msgspec.structs.replace(opened("overseers", 4), id=f"t{number}"))
        with_bots(seating, {1: ("easy", ""), 2: ("easy", "wren"), 3: ("hard", "")})
        keys = [chair.character for chair in seating.chairs[1:]]
        assert keys[1] == "wren" and len(set(keys)) == 3


def test_a_log_from_before_there_was_company_reads_as_it_did() -> None:
    """Its bots are nobody, and play as they always have."""
    line = '{"e":"bot-seated","seat":1,"strength":"normal"}'
    session = lobby()
    session.apply(entries.read(line), 0)

    assert session.seating.names()[1] == "Bot 2"
    assert session.seating.chairs[1].character == ""
    assert entries.read(entries.write(BotSeated(1, "easy", "wren"))) == BotSeated(1, "easy", "wren")
    assert not isinstance(entries.read(line), Opened)


def test_the_character_goes_with_the_question_to_the_bot() -> None:
    """And a bot that is nobody has an even temperament."""
    asked = BotQuestion("guru", "normal", 0, None, [], [], [], 1, character="krolik")
    krolik = kept_bot(asked.strength, asked.game, asked.seconds, asked.character)
    character = character_of("krolik")

    assert character is not None
    assert krolik.temper == character.temper  # type: ignore[attr-defined]
    assert kept_bot("normal", "guru", 0.0, "") is bot_named("normal", "guru")


def test_only_the_host_brings_company() -> None:
    """As with any bot."""
    with pytest.raises(ParaventError) as error:
        lobby().receive(Who(1, host=False), wire.AddBot("a", 2, "easy", "wren"), 0, set())
    assert error.value.code == "not-host"
