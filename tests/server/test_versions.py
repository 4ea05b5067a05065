"""Rules that change: what was begun by rules of an earlier version is played on, and replayed, by them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import paravent
from paravent import Chance, ParaventError, Table
from paravent.core.game import Game
from paravent.core.pack import pack
from paravent.games import find
from paravent.server.bots.question import BotQuestion
from paravent.server.bots.worker import answer
from paravent.server.messages import wire
from paravent.server.tables.replay import Story, brought
from paravent.server.tables.session import Session
from tests.server.next_version import Next, release
from tests.server.once import Place
from tests.server.small import SMALL

GAMES = ("aura_poku", "commandments", "guru", "overseers", "sultans")


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    place = Place(tmp_path / "log.db")
    yield place
    place.close()


def begun(place: Place, game: str) -> str:
    """A table of people who have begun to play."""
    small = SMALL[game]
    info = place.run(place.registry.create(game, small.players, small.options, "", {}, None, "t0"))
    for seat in range(small.players):
        place.join(info.id, f"P{seat}", f"t{seat}", f"join {seat}")
    assert place.send(info.id, "t0", wire.Start("start")) == "accepted"
    return info.id


def play(place: Place, table: str, most: int) -> None:
    """So many answers, or all that are left, each the first that is allowed or drawn by its number."""
    for n in range(most):
        seat, move, prompt = place.look(table, lambda session, n=n: owed(session, n))  # type: ignore[misc]
        if seat < 0:
            return
        assert place.send(table, f"t{seat}", wire.Answer(f"{prompt} {n} {seat}", prompt, move)) == "accepted"


def owed(session: Session, n: int) -> tuple[int, str, str]:
    table = session.table
    assert table is not None
    if table.over:
        return -1, "", ""
    seat = table.owed()[0]
    moves = table.legal(seat)
    return seat, str(moves[Chance(f"{n}").below(len(moves))]), session.prompt_id


@pytest.mark.parametrize("game", GAMES)
def test_a_running_game_survives_an_update_of_its_rules(game: str, place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is played to its end by the rules it was begun by; its record says so and is true; a new table has the new ones."""
    table, version = begun(place, game), find(game).rules.version
    play(place, table, 5)
    before = place.look(table, lambda session: session.table and session.table.dump())
    release(monkeypatch)
    place.kill()

    assert place.look(table, lambda session: session.table and session.table.dump()) == before
    play(place, table, 5000)
    record = place.look(table, Session.record)
    assert f"\nversion: {version}\n" in record
    assert paravent.verify(record).record() == record
    story = Story(place.look(table, lambda session: session.seating.info()), record)
    assert story.tell(None, 0).table.version == version
    assert brought(record).tell(0, 0).steps == story.tell(0, 0).steps
    fresh = place.run(place.registry.create(game, SMALL[game].players, SMALL[game].options, "", {}, None, "t0"))
    assert (fresh.version, fresh.options["omen"]) == (version + 1, True)


@pytest.mark.parametrize("game", GAMES)
def test_the_new_rules_would_have_played_it_otherwise(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So it does matter by which it is played on: the same seed deals other cards."""
    version = find(game).rules.version
    old = [laid(game, seed) for seed in range(5)]
    release(monkeypatch)
    new, again = [laid(game, seed) for seed in range(5)], [laid(game, seed, version) for seed in range(5)]
    assert isinstance(new[0].rules, Next)
    assert [table.dump() for table in again] == [table.dump() for table in old]
    assert [paravent.load(table.dump()).dump() for table in again] == [table.dump() for table in old]
    assert [table.dump()["state"] for table in new] != [table.dump()["state"] for table in old]


def laid(game: str, seed: int, version: int | None = None) -> Table:
    return paravent.new(game, SMALL[game].players, seed, SMALL[game].options, version=version)


def test_a_table_that_waits_for_its_start_keeps_the_rules_that_were_agreed_on(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Laid anew or not; the rematch is played by the newest, with what was chosen as far as there is still the choice."""
    info = place.run(place.registry.create("guru", 2, {"max_rounds": 1}, "", {}, None, "t0"))
    for seat in range(2):
        place.join(info.id, f"P{seat}", f"t{seat}", f"join {seat}")
    release(monkeypatch)
    place.kill()
    place.device(info.id, "t0")
    assert place.send(info.id, "t0", wire.SetUp("u", 2, {"omen": True})) == "unknown-option"
    assert place.send(info.id, "t0", wire.SetUp("u2", 2, {"max_rounds": 1})) == "accepted"
    place.send(info.id, "t0", wire.Start("s"))
    play(place, info.id, 5000)
    assert place.send(info.id, "t0", wire.Rematch("r")) == "accepted"
    next_id = place.look(info.id, lambda session: session.seating.rematch)
    assert next_id is not None
    again = place.look(next_id, lambda session: session.seating.info())
    assert (again.version, again.options["omen"], again.options["max_rounds"]) == (info.version + 1, True, 1)


def test_rules_that_are_not_kept_are_refused_by_name(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is lost: with a release that keeps them, the table is there again."""
    table = begun(place, "guru")
    play(place, table, 3)
    version = find("guru").rules.version
    with monkeypatch.context() as patch:
        release(patch, keeping=False)
        place.kill()
        with pytest.raises(ParaventError) as error:
            place.look(table, lambda session: session.version)
        assert (error.value.code, error.value.details) == ("other-version", {"version": str(version)})
    place.kill()
    assert place.look(table, lambda session: session.version) > 1


def test_a_bot_plays_by_the_rules_of_its_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told the version, and finds the parts that belong to it."""
    release(monkeypatch)
    old = find("guru").rules.version - 1
    table = paravent.new("guru", 2, 7, version=old)
    seat = table.owed()[0]
    moves = [str(move) for move in table.legal(seat)]
    told: list[object] = [pack(event) for event in table.history(seat)]
    question = BotQuestion("guru", "simple", seat, pack(table.view(seat)), moves, [], told, 1, version=old)
    assert answer(question) in moves


def test_an_earlier_version_is_of_the_same_game_and_another() -> None:
    """A mistake in a descriptor shows at once."""
    guru, sultans = find("guru"), find("sultans")
    for earlier in (guru, sultans):
        with pytest.raises(ValueError, match="earlier versions of guru"):
            Game(guru.rules, earlier=(earlier,))
