"""Tournaments: everybody sits everywhere, ratings follow results, and the table does not depend on who counted."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from paravent.core.errors import BadSetup
from paravent.lab.measure import Cast
from paravent.lab.plot import plot
from paravent.lab.tournament import Contest, Ratings, Result, play_contest, ranks_of

CONTEST = Contest("guru", 4, ["simple", "easy", "random"], 5, {})


def test_every_bot_sits_on_every_seat_equally_often() -> None:
    """In as many games as there are bots."""
    seats = [[CONTEST.lineup(number)[seat] for number in range(3)] for seat in range(4)]

    assert all(sorted(sat) == ["easy", "random", "simple"] for sat in seats)


def test_winners_come_first_and_equals_share_a_rank() -> None:
    """A tie is broken by the rules of the game, which name the winners."""
    assert ranks_of(Result([7, 9, 9, 3], [2])) == [2.0, 1.0, 0.0, 3.0]
    assert ranks_of(Result([7, 9, 9, 7], [1, 2])) == [1.0, 0.0, 0.0, 1.0]


def test_who_wins_rises() -> None:
    """Bots and seats alike; a shared win counts in part."""
    ratings = Ratings(CONTEST)
    ratings.add(Result([9, 3, 2, 9], [0, 3]))  # simple sits on seats 0 and 3

    assert ratings.bots["simple"].skill > ratings.bots["easy"].skill > ratings.bots["random"].skill
    assert (ratings.bots["simple"].games, ratings.bots["simple"].wins) == (2, 1.0)
    assert ratings.seats[0].skill > ratings.seats[1].skill


def test_what_one_wins_another_loses() -> None:
    """Also if they sit on several seats: however many games are played, the mean rating stays where it began."""
    ratings = Ratings(Contest("guru", 4, ["simple", "random"], 5, {}))
    for number in range(20):
        ratings.add(Result([4, 3, 2, 1], [0]) if number % 2 else Result([1, 2, 3, 4], [3]))

    assert sum(standing.skill for standing in ratings.bots.values()) == pytest.approx(50)


def test_roles_are_rated_round_by_round() -> None:
    """Two seats had the same role; whoever made most of a round won it, and two who did share it."""
    ratings = Ratings(CONTEST)
    cast = Cast(["sultan", "guard", "guard", "slave"], [2, 2, 1, 0])
    ratings.add(Result([2, 2, 1, 0], [0, 1], [cast]))
    roles = ratings.roles

    assert roles["sultan"].skill > roles["guard"].skill > roles["slave"].skill
    assert {name: (role.games, role.wins, role.points) for name, role in roles.items()} == {
        "sultan": (1, 0.5, 2), "guard": (2, 0.5, 3), "slave": (1, 0.0, 0),
    }  # fmt: skip


@pytest.mark.parametrize(
    ("game", "players", "rounds", "roles"),
    [
        ("sultans", 5, 5, {"sultan", "guard", "assassin", "slave"}),
        ("commandments", 3, 3, {"priestess", "novice"}),
        ("guru", 3, 0, set()),
    ],
)
def test_games_that_deal_roles_tell_who_had_which(game: str, players: int, rounds: int, roles: set[str]) -> None:
    """One role for each seat in every round; the points of all rounds are the game's."""
    [result] = play_contest(Contest(game, players, ["random", "simple"], 3, {}), 1, 1)

    assert len(result.casts) == rounds
    assert {role for cast in result.casts for role in cast.roles} == roles
    if rounds:
        assert [sum(points) for points in zip(*[cast.points for cast in result.casts], strict=True)] == result.scores


@pytest.mark.parametrize("contest", [CONTEST, Contest("sultans", 5, ["simple", "random"], 5, {})])
def test_several_processes_give_the_same_results(contest: Contest) -> None:
    """Game number n is played from the seed and n alone."""
    assert list(play_contest(contest, 3, 1)) == list(play_contest(contest, 3, 2))


@pytest.mark.parametrize("bots", [["simple"], ["simple", "simple"], ["simple", "clever"]])
def test_a_contest_of_nobody_is_refused(bots: list[str]) -> None:
    """At least two different bots that exist."""
    with pytest.raises(BadSetup):
        Contest("guru", 4, bots, 1, {}).check()


def test_the_plot_is_an_image_with_a_row_for_each() -> None:
    """Well-formed SVG; names are text, whatever they hold."""
    image = ElementTree.fromstring(plot("Guru <1>", [("hard", 30.0, 2.0), ("easy & co", 20.0, 3.0)]))
    texts = [element.text for element in image.iter("{http://www.w3.org/2000/svg}text")]

    assert {"Guru <1>", "hard", "easy & co"} <= set(texts)
    assert len(list(image.iter("{http://www.w3.org/2000/svg}circle"))) == 2
