"""A table: a game's state, the answers that are still sealed, and what has been told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

from paravent.core.chance import Chance
from paravent.core.errors import BadNotation, IllegalMove, NotAsked
from paravent.core.record import CLAIM, TALK, Heard, Line, Record
from paravent.core.rules import Answers, Event, Json, Move, Options, Outcome, Rules, Seat, State, Tell, View

if TYPE_CHECKING:
    from collections.abc import Sequence

SILENT: Final = Tell(on=False)


@final
class Table:
    """One game being played. Everything that a seat may not know stays inside `state`, `chance` and `_sealed`."""

    def __init__(
        self, rules: Rules[State], players: int, options: Options, seed: int | str, chance: Chance, state: State, *, history: bool
    ) -> None:
        self.rules: Rules[State] = rules
        self.players: int = players
        self.options: Options = options
        self.seed: int | str = seed
        self.chance: Chance = chance
        self.state: State = state
        self.remembers: bool = history
        self._whole: bool = True  # whether what it remembers begins with the deal
        self.decisions: int = 0
        self.settled: bool = False  # whether the last play settled its question, or interrupted it; else it was sealed
        self._events: list[Event] = []
        self._lines: list[Line] = []
        self._claims: list[tuple[Seat, str, int]] = []  # who, what, and after how many events
        self._asked: list[Seat] = []
        self._sealed: list[Move | None] = [None] * players
        self._owing: int = 0  # the seats that still owe an answer, one bit each
        self._legal: list[list[Move] | None] = [None] * players
        # By seat, to be filled again whenever that seat alone is asked: making a dict takes longer than many a question.
        self._alone: list[Answers | None] = [None] * players
        self._ask_afresh()

    # What everyone may know

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase is None

    @property
    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""
        return self.rules.outcome(self.state) if self.state.phase is None else None

    def asked(self) -> list[Seat]:
        """The seats that the phase asks, whether or not they have answered."""
        return self._asked.copy()

    # What the table's keeper may know

    def owed(self) -> list[Seat]:
        """The seats that must still answer. Who has answered is a secret of the table."""
        if len(self._asked) == 1:
            return self._asked.copy()
        return [seat for seat in self._asked if self._owes(seat)]

    def sealed(self, seat: Seat) -> Move | None:
        """What this seat has answered to the open question."""
        return self._sealed[seat]

    def legal(self, seat: Seat) -> list[Move]:
        """Every move with which this seat may answer now; none if it owes no answer."""
        self._check_seat(seat)
        return self._legal_now(seat).copy()

    def standing(self, seat: Seat) -> list[Move]:
        """The moves that this seat may make although it is not asked."""
        self._check_seat(seat)
        return [] if self.state.phase is None else self.rules.standing(self.state, seat)

    def calls(self) -> list[Move]:
        """What the keeper of the table may say now."""
        return [] if self.state.phase is None else self.rules.calls(self.state)

    def view(self, seat: Seat | None) -> View:
        """What this seat sees now; None is a spectator."""
        if seat is not None:
            self._check_seat(seat)
        return self.rules.view(self.state, seat)

    def history(self, seat: Seat | None) -> list[Event]:
        """The events that this seat has been told, in order."""
        if seat is not None:
            self._check_seat(seat)
        return seen(self._events, seat)

    def claims(self, reader: Seat | None) -> list[Heard]:
        """What everybody claimed, in order, as this reader heard it."""
        return [Heard(seat, text, len(seen(self._events[:at], reader))) for seat, text, at in self._claims]

    def default_move(self, seat: Seat, chance: Chance) -> Move:
        """The move for a seat whose time has run out; the chance is the clock's own, so that records replay."""
        assert seat in self.owed(), "only a seat that owes an answer can be late"
        return self.rules.default_move(self.state, seat, chance)

    # Playing

    def play(self, seat: Seat | None, move: Move | str) -> list[Event]:
        """Answer, or make a standing move; returns what happened, untold to anyone. A refusal changes nothing.

        `settled` then says whether the question is: an answer while others still owe theirs is sealed, and nothing has happened.
        Without a seat it is the keeper of the table who speaks.
        """
        if seat is None:
            return self._call(self._read_call(move) if isinstance(move, str) else move)
        if isinstance(move, str):
            moves = self._read(seat, move)
            if len(moves) != 1:
                return self._play_all(seat, moves, move)
            move = moves[0]
        if self.state.phase is not None and 0 <= seat < self.players:
            if self._may_answer(seat, move):
                return self._answer(seat, move)
            if is_among(move, self.rules.standing(self.state, seat)):
                return self._interrupt(seat, move)
        raise self._refusal(seat, move)

    def _read_call(self, text: str) -> Move:
        try:
            return self.rules.parse(text)
        except BadNotation as nonsense:
            raise BadNotation(nonsense.code, f"the table's keeper: {nonsense}", nonsense.details) from None

    def _call(self, move: Move) -> list[Event]:
        """The keeper's word changes nothing of the open question: what is sealed stays so."""
        if not is_among(move, self.calls()):
            details = {"move": str(move), "phase": type(self.state.phase).__name__}
            raise NotAsked("no-call", f"the table's keeper may not say {move} now", details)
        self.decisions += 1
        if self.remembers:
            self._lines.append(Line(None, move, ""))
        tell = Tell(on=True) if self.remembers else SILENT
        self.rules.call(self.state, move, self.chance, tell)
        self.settled = True
        self._events += tell.events
        return tell.events

    def _read(self, seat: Seat, text: str) -> list[Move]:
        try:
            return self.rules.expand(text)
        except BadNotation as nonsense:
            phase = "the game is over" if self.state.phase is None else f"the phase is {self.state.phase}"
            raise BadNotation(nonsense.code, f"seat {seat}: {nonsense}; {phase}", nonsense.details) from None

    def _play_all(self, seat: Seat, moves: Sequence[Move], text: str) -> list[Event]:
        trial = self.clone()
        try:
            for move in moves:
                trial.play(seat, move)
        except (IllegalMove, NotAsked):  # perhaps of a later phase: what is refused is the whole line, and now
            raise self._refusal(seat, " ".join(text.split())) from None
        events: list[Event] = []
        settled = False
        for move in moves:
            events += self.play(seat, move)
            settled = settled or self.settled
        self.settled = settled
        return events

    def withdraw(self, seat: Seat) -> None:
        """Take a sealed answer back, as if it had not been given; refused where nothing of this seat is sealed."""
        self._check_seat(seat)
        if self._sealed[seat] is None:
            raise NotAsked("nothing-sealed", f"seat {seat} has no sealed answer to {self.state.phase}", {"seat": str(seat)})
        self._sealed[seat] = None
        self._owing |= 1 << seat
        self.decisions -= 1
        self.settled = False
        if self.remembers:
            del self._lines[self._last_line(seat)]

    def _last_line(self, seat: Seat) -> int:
        for at in range(len(self._lines) - 1, -1, -1):
            if self._lines[at].seat == seat and self._lines[at].move is not None:
                return at
        raise AssertionError("a sealed answer has its line")

    def recall(self, events: Sequence[Event]) -> None:
        """Take these events for its past: a table that is laid in the middle of a game has none of its own."""
        assert not self._events and not self._lines, "a table with a past keeps it"
        self._events = [*events]
        self._whole = False

    def talk(self, seat: Seat, text: str) -> None:
        """Keep a line of table talk in the record; refused to a seat that the rules keep silent."""
        self._say(seat, text, TALK)

    def claim(self, seat: Seat, text: str) -> None:
        """Keep a claim beside the moves: it changes nothing, be it true or not. Refused to a seat that the rules keep silent."""
        self._say(seat, text, CLAIM)

    def _say(self, seat: Seat, text: str, mark: str) -> None:
        self._check_seat(seat)
        if not self.rules.may_talk(self.state, seat):
            raise NotAsked("silent", f"seat {seat} may not talk in {self.state.phase}", {"seat": str(seat)})
        said = " ".join(text.split())
        if self.remembers and said:
            self._lines.append(Line(seat, None, said, mark))
            if mark == CLAIM:
                self._claims.append((seat, said, len(self._events)))

    def forget_talk(self, seat: Seat) -> None:
        """Take this seat's talk out of the record; its claims stay, like its moves."""
        self._check_seat(seat)
        self._lines = [line for line in self._lines if line.seat != seat or line.move is not None or line.mark != TALK]

    def playout(self, seed: int) -> int:
        """Random legal play to the end; returns the number of decisions."""
        chance = Chance(seed)
        before = self.decisions
        while self.state.phase is not None:
            for seat in self.owed():
                moves = self._legal_now(seat)
                self._answer(seat, moves[chance.below(len(moves))])
        return self.decisions - before

    # Keeping

    def clone(self) -> Table:
        """An independent copy."""
        state, chance = self.state.copy(), Chance(self.chance)
        twin = Table(self.rules, self.players, self.options, self.seed, chance, state, history=self.remembers)
        twin._whole = self._whole
        twin.decisions = self.decisions
        twin.settled = self.settled
        twin._events = self._events.copy()
        twin._lines = self._lines.copy()
        twin._claims = self._claims.copy()
        twin._sealed = self._sealed.copy()
        twin._legal = self._legal.copy()
        for seat in twin._asked:
            if twin._sealed[seat] is not None:
                twin._owing &= ~(1 << seat)
        return twin

    def __copy__(self) -> Table:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Table:
        return self.clone()

    @property
    def has_record(self) -> bool:
        """Whether it remembers everything from the deal on."""
        return self.remembers and self._whole

    def record(self) -> str:
        """The whole game as text, from which `paravent.replay` makes the same table."""
        assert self.remembers, "a table made with history=False keeps no record"
        assert self._whole, "a loaded table has no record: how it came to be dumped is not known"
        header = Record(self.rules.name, self.rules.version, self.players, self.options, self.seed, self._lines, self.outcome)
        return str(header)

    def dump(self) -> dict[str, Json]:
        """The whole truth as plain JSON data. For tools and tests only: never for a seat."""
        sealed: dict[str, Json] = {str(k): str(self._sealed[k]) for k in self._asked if self._sealed[k] is not None}
        return {
            "game": self.rules.name,
            "version": self.rules.version,
            "players": self.players,
            "options": self.options,
            "seed": self.seed,
            "chance": {**self.chance.dump()},
            "decisions": self.decisions,
            "state": self.state.dump(),
            "sealed": sealed,
        }

    # The bookkeeping of who still owes an answer, written once for all games

    def _ask_afresh(self) -> None:
        for seat in self._asked:
            self._sealed[seat] = None
            self._legal[seat] = None
        self._asked = self.rules.ask(self.state)
        self._owing = 0
        for seat in self._asked:
            self._owing |= 1 << seat

    def _owes(self, seat: Seat) -> bool:
        return self._owing >> seat & 1 != 0

    def _may_answer(self, seat: Seat, move: Move) -> bool:
        return is_among(move, self._legal_now(seat)) or (self._owes(seat) and self.rules.accepts(self.state, seat, move))

    def _legal_now(self, seat: Seat) -> list[Move]:
        known = self._legal[seat]
        if known is None:
            if not self._owes(seat):
                return []
            known = self.rules.legal(self.state, seat)
            self._legal[seat] = known
        return known

    def _answer(self, seat: Seat, move: Move) -> list[Event]:
        self.decisions += 1
        if self.remembers:
            self._lines.append(Line(seat, move, ""))
        if len(self._asked) == 1:
            return self._resolve(self._only_answer(seat, move))
        self._sealed[seat] = move
        self._legal[seat] = None
        self._owing &= ~(1 << seat)
        if self._owing:
            self.settled = False
            return []
        return self._resolve(self._unsealed())

    def _only_answer(self, seat: Seat, move: Move) -> Answers:
        answers = self._alone[seat]
        if answers is None:
            answers = self._alone[seat] = {}
        answers[seat] = move
        return answers

    def _unsealed(self) -> Answers:
        answers: Answers = {}
        for seat in self._asked:
            answer = self._sealed[seat]
            assert answer is not None
            answers[seat] = answer
        return answers

    def _resolve(self, answers: Answers) -> list[Event]:
        tell = Tell(on=True) if self.remembers else SILENT
        self.rules.resolve(self.state, answers, self.chance, tell)
        return self._settle(tell)

    def _interrupt(self, seat: Seat, move: Move) -> list[Event]:
        self.decisions += 1
        if self.remembers:
            self._lines.append(Line(seat, move, ""))
        tell = Tell(on=True) if self.remembers else SILENT
        self.rules.interrupt(self.state, seat, move, self.chance, tell)
        return self._settle(tell)

    def _settle(self, tell: Tell) -> list[Event]:
        self._ask_afresh()
        self.settled = True
        if not tell.on:
            return []
        self._events += tell.events
        return tell.events

    # Refusals hold only what the seat may know: the phase and whom it asks are public, who has answered is not

    def _check_seat(self, seat: Seat) -> None:
        if not 0 <= seat < self.players:
            raise self._no_such_seat(seat)

    def _no_such_seat(self, seat: Seat) -> NotAsked:
        return NotAsked("no-such-seat", f"there is no seat {seat} at a table of {self.players}", {"seat": str(seat)})

    def _refusal(self, seat: Seat, move: Move | str) -> IllegalMove | NotAsked:
        if not 0 <= seat < self.players:
            return self._no_such_seat(seat)
        phase = self.state.phase
        details = {"seat": str(seat), "move": str(move), "phase": type(phase).__name__}
        if phase is None:
            return NotAsked("game-over", f"seat {seat} may not {move}: the game is over", details)
        if seat not in self._asked:
            asked = ", ".join(str(k) for k in self._asked)
            return NotAsked("not-asked", f"seat {seat} may not {move}: {phase} asks {asked}", details)
        if self._sealed[seat] is not None:
            return NotAsked("answered", f"seat {seat} may not {move}: it has already answered {phase}", details)
        return IllegalMove("illegal-move", f"seat {seat} may not {move} in {phase}", details)


def seen(events: Sequence[Event], seat: Seat | None) -> list[Event]:
    """The events as one seat is told them."""
    told: list[Event] = []
    for event in events:
        mine = event.seen_by(seat)
        if mine is not None:
            told.append(mine)
    return told


def is_among(move: Move, moves: list[Move]) -> bool:
    """Whether the move is one of these: by identity first, because shared moves make that the common case."""
    for other in cast("list[object]", moves):  # as objects, or each would be checked to be a move
        if other is move:
            return True
    return move in moves


def load_table(rules: Rules[State], data: dict[str, Json], *, history: bool = False) -> Table:
    """The table that `dump` wrote. It has no past, and so no record; with `history` it remembers from here on."""
    state, options, chance = data["state"], data["options"], data["chance"]
    players, seed, sealed = data["players"], data["seed"], data["sealed"]
    assert isinstance(state, dict) and isinstance(options, dict) and isinstance(chance, dict) and isinstance(sealed, dict)
    assert isinstance(players, int) and isinstance(seed, (int, str))
    key, count, at = chance["key"], chance["count"], chance["at"]
    assert isinstance(key, str) and isinstance(count, int) and isinstance(at, int)
    stream = Chance.load(key, count, at)
    table = Table(rules, players, options, seed, stream, rules.load(state), history=history)
    table._whole = False
    for seat, move in sealed.items():
        table.play(int(seat), str(move))
    decisions = data["decisions"]
    assert isinstance(decisions, int)
    table.decisions = decisions
    return table
