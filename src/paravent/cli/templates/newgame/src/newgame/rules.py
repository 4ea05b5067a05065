"""The rules, one function per paragraph of RULES.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast, final

from newgame import legal, moves, score, worlds
from newgame.cards import EACH, MOST_PLAYERS, WASP, crate, in_order
from newgame.events import Ended, Laid, Left, Lost, Opened, RoundBegan, Scored
from newgame.moves import Lay, Open
from newgame.state import LAYING, OPENING, NewGameState, Opening, load_state
from newgame.view import NewGameView, look
from paravent.core.chance import Chance
from paravent.core.rules import Answers, Event, Json, Move, Number, Option, Options, Outcome, Rules, Seat, Tell, View


def deal(players: int, options: Options, chance: Chance) -> NewGameState:
    """N-1 The crate is mixed, everyone gets three jars, a random player begins."""
    jars = crate(players)
    chance.shuffle(jars)
    s = NewGameState([in_order(jars[EACH * seat : EACH * (seat + 1)]) for seat in range(players)])
    s.opener = chance.below(players)
    s.rounds = cast("int", options["rounds"])
    return s


def lay(s: NewGameState, answers: Answers, tell: Tell) -> None:
    """N-2 All jars go on the table at once; then the opener is asked."""
    for seat, move in answers.items():
        assert isinstance(move, Lay)
        s.jars[seat].remove(move.jar)
        s.laid[seat] = move.jar
        if tell.on:
            tell(Laid(seat, move.jar))
    s.phase = OPENING[s.opener]


def open_jar(s: NewGameState, seat: Seat, target: Seat, chance: Chance, tell: Tell) -> None:
    """N-4 N-5 A firefly is a point for the opener; a wasp is one for its owner and costs the opener a jar."""
    jar = s.laid[target]
    assert jar is not None
    if tell.on:
        tell(Opened(seat, target, jar))
    give_point(s, target if jar is WASP else seat, tell)
    take_back(s)
    if jar is WASP:
        lose(s, seat, chance, tell)


def give_point(s: NewGameState, seat: Seat, tell: Tell) -> None:
    s.points[seat] += 1
    if tell.on:
        tell(Scored(seat))


def take_back(s: NewGameState) -> None:
    """N-6 All jars go back to their owners, still closed."""
    for seat, jar in enumerate(s.laid):
        if jar is not None:
            s.jars[seat] = in_order([*s.jars[seat], jar])
        s.laid[seat] = None


def lose(s: NewGameState, seat: Seat, chance: Chance, tell: Tell) -> None:
    """N-5 One of the opener's jars, by chance; only they see which."""
    jar = s.jars[seat].pop(chance.below(len(s.jars[seat])))
    s.lost[seat] = in_order([*s.lost[seat], jar])
    if tell.on:
        tell(Lost(seat, jar))


def next_round(s: NewGameState, tell: Tell) -> None:
    """N-6 N-7 The next player opens, unless the game is over."""
    if s.round == s.rounds:
        end(s, "rounds", tell)
    elif min([len(jars) for jars in s.jars]) == 0:
        end(s, "empty", tell)
    else:
        s.round += 1
        s.opener = (s.opener + 1) % len(s.jars)
        s.phase = LAYING
        if tell.on:
            tell(RoundBegan(s.round, s.opener))


def end(s: NewGameState, ending: str, tell: Tell) -> None:
    """N-7 The game is over, and all jars are opened."""
    s.phase = None
    s.ending = ending
    if tell.on:
        tell(Ended(ending, score.winners(s), tuple([tuple(jars) for jars in s.jars]), tuple([tuple(jars) for jars in s.lost])))


@final
class NewGame(Rules[NewGameState]):
    """The game, as Paravent asks for it."""

    def __init__(self) -> None:
        self.name = "newgame"
        self.version = 1
        self.players = range(2, MOST_PLAYERS + 1)
        options: dict[str, Option] = {"rounds": Number(default=6, least=1, most=100)}
        self.options = options
        self.endings = ("rounds", "empty")

    def new_game(self, players: int, options: Options, chance: Chance) -> NewGameState:
        return deal(players, options, chance)

    def ask(self, s: NewGameState) -> list[Seat]:
        if isinstance(s.phase, Opening):
            return [s.phase.seat]
        return [] if s.phase is None else list(range(len(s.jars)))

    def legal(self, s: NewGameState, seat: Seat) -> list[Move]:
        return legal.legal(s, seat)

    def resolve(self, s: NewGameState, answers: Answers, chance: Chance, tell: Tell) -> None:
        if not isinstance(s.phase, Opening):
            lay(s, answers, tell)
            return
        seat = s.phase.seat
        move = answers[seat]
        if isinstance(move, Open):
            open_jar(s, seat, move.target, chance, tell)
        else:
            take_back(s)
            if tell.on:
                tell(Left(seat))
        next_round(s, tell)

    def view(self, s: NewGameState, seat: Seat | None) -> NewGameView:
        return look(s, seat)

    def outcome(self, s: NewGameState) -> Outcome:
        return score.outcome(s)

    def default_move(self, s: NewGameState, seat: Seat, chance: Chance) -> Move:
        return legal.default_move(s, seat, chance)

    def bound(self, players: int, options: Options) -> int:
        return (players + 1) * cast("int", options["rounds"])

    def parse(self, text: str) -> Move:
        return moves.parse(text)

    def load(self, data: dict[str, Json]) -> NewGameState:
        return load_state(data)

    def sample(self, view: View, history: Sequence[Event], chance: Chance) -> NewGameState:
        assert isinstance(view, NewGameView)
        return worlds.sample(view, history, chance)


NEWGAME: Final = NewGame()
