"""The laws of DESIGN, checked at one position. Each check raises `Broken`, naming the law and what broke it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import combinations

from paravent import BadNotation, Event, IllegalMove, Json, Move, NotAsked, ParaventError, Seat, State, Table
from paravent.core.chance import Chance
from paravent.core.record import read
from paravent.core.table import load_table, seen
from tests.contract.broken import Broken, hold
from tests.contract.enrolment import Enrolled
from tests.contract.walks import kind, lay

ENOUGH = 12  # moves, pairs or seats that a check looks at where all would be too many


@dataclass
class Inspector:
    """Checks one walk. `strange` are moves met earlier, most of which are illegal later."""

    game: Enrolled
    chance: Chance
    tally: object = None
    strange: dict[str, Move] = field(default_factory=dict)

    def some(self, items: Iterable[Move]) -> list[Move]:
        found = list(items)
        self.chance.shuffle(found)
        return found[:ENOUGH]

    def eyes(self, table: Table) -> list[Seat | None]:
        """Everyone who looks on, spectators included."""
        return [*range(table.players), None]

    # Law 1

    def asks_or_is_over(self, table: Table) -> None:
        """Someone is asked or it is over; everyone asked has a legal move; no move is listed twice."""
        hold(1, table.over != bool(table.owed()), "someone is asked, or it is over, never both or neither")
        hold(1, table.asked() == sorted(set(table.asked())), f"seats are asked once each, ascending: {table.asked()}")
        for seat in range(table.players):
            moves = table.legal(seat)
            hold(1, bool(moves) == (seat in table.owed()), f"seat {seat} has {len(moves)} moves, owed is {table.owed()}")
            lines = [str(move) for move in moves]
            hold(1, len(lines) == len(set(lines)), f"two moves of seat {seat} are written alike: {lines}")

    def accepts_what_is_legal(self, table: Table) -> None:
        """Every legal and standing move is accepted, as a value and as its notation."""
        for seat in range(table.players):
            for move in self.some(table.legal(seat) + table.standing(seat)):
                hold(1, table.rules.parse(str(move)) == move, f"{move} does not read back")
                table.clone().play(seat, move)
                table.clone().play(seat, str(move))
        for seat in table.owed():
            late = table.default_move(seat, Chance(self.chance.below(1000)))
            hold(1, late in table.legal(seat), f"the default move {late} of seat {seat} is not legal")

    def refuses_the_rest(self, table: Table) -> None:
        """Anything else is refused, in one sentence that names the seat, and changes nothing."""
        before = table.dump()
        for seat in range(table.players):
            allowed = table.legal(seat) + table.standing(seat)
            for move in self.some(self.strange.values()):
                if move not in allowed and not table.rules.accepts(table.state, seat, move):
                    sentence = refusal(table, seat, move)
                    hold(1, f"seat {seat}" in sentence and "\n" not in sentence, f"seat {seat} got {sentence!r} for {move}")
            hold(1, isinstance(refused(table, seat, "flurble the wug"), BadNotation), "nonsense is refused as such")
        hold(1, isinstance(refused(table, table.players, "pass"), ParaventError), "a seat that does not exist is refused")
        hold(1, table.dump() == before, "a refusal changed the table")

    # Law 2

    def clones_and_dumps(self, table: Table) -> None:
        """A clone and a table read back from JSON are equal in every respect, and independent."""
        before = json.dumps(table.dump(), sort_keys=True)
        twin, read_back = table.clone(), load_table(table.rules, json.loads(before))
        for copy in (twin, read_back):
            hold(2, json.dumps(copy.dump(), sort_keys=True) == before, "a copy's dump differs")
            hold(2, copy.owed() == table.owed(), "a copy asks others")
            for seat in self.eyes(table):
                hold(2, copy.view(seat) == table.view(seat), f"a copy's view for {seat} differs")
                if seat is not None:
                    hold(2, copy.legal(seat) == table.legal(seat), f"a copy's moves for {seat} differ")
        hold(
            2, [twin.history(seat) for seat in self.eyes(table)] == [table.history(seat) for seat in self.eyes(table)], "history"
        )
        ahead = (twin.playout(1), read_back.playout(1))
        hold(2, json.dumps(table.dump(), sort_keys=True) == before, "playing on with a clone changed the original")
        hold(2, ahead[0] == ahead[1] and twin.dump() == read_back.dump(), "a table read from JSON goes on differently")

    def replays(self, table: Table) -> None:
        """The record leads to the same state through the same events."""
        written = read(table.record())
        again = lay(table.rules, written.players, written.options, written.seed)
        for _, seat, text, talk in written.lines:
            if not talk:
                again.play(seat, text)
        hold(2, again.dump() == table.dump(), "the record leads elsewhere")
        hold(2, all(again.history(k) == table.history(k) for k in self.eyes(table)), "the record tells other events")

    # Laws 3, 5 and 8

    def other_worlds_look_the_same(self, table: Table, seat: Seat | None) -> None:
        """In a sampled world the seat has the same view, is asked and may do the same, and is refused alike."""
        world = table.rules.sample(table.view(seat), table.history(seat), self.chance)
        hold(8, self.game.tally(world) == self.tally, f"a sampled world for {seat} lost or gained something")
        twin = in_world(table, world)
        look_alike(8, table, twin, seat)
        if seat is not None and table.sealed(seat) is None:
            for move in self.some(self.strange.values()):
                ours, theirs = (str(refused(t, seat, move)) for t in (table, twin))
                hold(5, ours == theirs, f"seat {seat} is refused as {ours!r} or as {theirs!r}")
        self.lockstep(table, twin, seat)

    def lockstep(self, table: Table, twin: Table, seat: Seat | None) -> None:
        """Law 4: the same moves in both worlds; as long as the seat is told the same, it sees the same."""
        ours, theirs = table.clone(), twin.clone()
        for _ in range(ENOUGH):
            both = [(k, m) for k in ours.owed() if k in theirs.owed() for m in ours.legal(k) if m in theirs.legal(k)]
            if not both:
                return
            mover, move = both[self.chance.below(len(both))]
            if seen(ours.play(mover, move), seat) != seen(theirs.play(mover, move), seat):
                return
            look_alike(4, ours, theirs, seat)

    # Law 3 again, without `sample`: other secret moves of the others

    def secret_moves_look_the_same(self, table: Table) -> None:
        """Two moves of one seat that others are told alike leave them unable to tell; secret kinds are always told alike."""
        for mover in table.owed():
            for first, second in combinations(self.some(table.legal(mover))[:4], 2):
                ours, theirs = table.clone(), table.clone()
                told = (ours.play(mover, first), theirs.play(mover, second))
                for seat in self.eyes(table):
                    if seat == mover:
                        continue
                    alike = seen(told[0], seat) == seen(told[1], seat)
                    if self.is_secret(table, first, second) and not (ours.over or theirs.over):
                        hold(3, alike, f"{seat} is told apart {first} and {second} of seat {mover}")
                    if alike:
                        look_alike(3, ours, theirs, seat)

    def is_secret(self, table: Table, first: Move, second: Move) -> bool:
        """Whether the rules say that others cannot tell these two moves apart."""
        public = self.game.secret.get(kind(first))
        return kind(first) == kind(second) and public is not None and public(table.state, first) == public(table.state, second)

    def seals(self, table: Table) -> None:
        """A half-answered table looks the same to everyone, whatever was answered and whoever has."""
        if len(table.owed()) < 2:
            return
        for seat in table.owed():
            twin = table.clone()
            events = twin.play(seat, self.chance.choice(twin.legal(seat)))
            hold(3, not events, f"seat {seat} answered a question that is still open, and something was told")
            for other in self.eyes(table):
                look_alike(3, table, twin, other, moves=other != seat)

    # Law 6

    def keeps_count(self, table: Table) -> None:
        """Nothing is lost."""
        hold(6, self.game.tally(table.state) == self.tally, f"{self.game.tally(table.state)} is not {self.tally}")

    def ends_well(self, table: Table) -> None:
        """The outcome covers every seat and names a known ending."""
        outcome = table.outcome
        assert outcome is not None
        hold(6, len(outcome.scores) == table.players, f"{len(outcome.scores)} scores for {table.players} seats")
        hold(6, all(0 <= seat < table.players for seat in outcome.winners), f"winners {outcome.winners}")
        hold(6, outcome.ending in table.rules.endings, f"ending {outcome.ending!r}")

    # Everything

    def inspect(self, table: Table, *, thorough: bool) -> None:
        """All laws at this position; the dear ones only when asked to be thorough."""
        if self.tally is None:
            self.tally = self.game.tally(table.state)
        self.asks_or_is_over(table)
        self.keeps_count(table)
        for seat in table.owed():
            for move in table.legal(seat)[:: max(1, len(table.legal(seat)) // 4)]:
                self.strange[str(move)] = move
        if thorough:
            self.accepts_what_is_legal(table)
            self.refuses_the_rest(table)
            self.clones_and_dumps(table)
            self.seals(table)
            self.secret_moves_look_the_same(table)
            self.other_worlds_look_the_same(table, self.chance.choice(self.eyes(table)))
        if table.over:
            self.ends_well(table)
            self.replays(table)


def in_world(table: Table, world: State) -> Table:
    """The same table, with the same answers sealed, in another world."""
    options: Mapping[str, Json] = table.options
    chance = Chance(table.chance)
    twin = Table(table.rules, table.players, dict(options), table.seed, chance, world, history=True)
    for seat in table.asked():
        if (answer := table.sealed(seat)) is not None and answer in twin.legal(seat):
            twin.play(seat, answer)
    return twin


def look_alike(law: int, ours: Table, theirs: Table, seat: Seat | None, *, moves: bool = True) -> None:
    """Nothing that this seat can see tells the two tables apart."""
    hold(law, ours.view(seat) == theirs.view(seat), f"{seat} sees {ours.view(seat)} or {theirs.view(seat)}")
    hold(max(law, 5), ours.state.phase == theirs.state.phase, f"the phase is {ours.state.phase} or {theirs.state.phase}")
    hold(max(law, 5), ours.asked() == theirs.asked(), f"asked are {ours.asked()} or {theirs.asked()}")
    if seat is not None and moves:
        hold(law, ours.legal(seat) == theirs.legal(seat), f"seat {seat} may do {ours.legal(seat)} or {theirs.legal(seat)}")
        hold(law, ours.standing(seat) == theirs.standing(seat), f"seat {seat} has other standing moves")


def refused(table: Table, seat: Seat, move: Move | str) -> ParaventError | None:
    """The refusal of a move, on a clone; None if it is accepted."""
    try:
        table.clone().play(seat, move)
    except (IllegalMove, NotAsked) as error:
        return error
    return None


def refusal(table: Table, seat: Seat, move: Move) -> str:
    """The sentence with which the table itself refuses."""
    try:
        events: list[Event] = table.play(seat, move)
    except (IllegalMove, NotAsked) as error:
        return str(error)
    raise Broken(1, f"seat {seat} was allowed {move}, which is not legal: {events}")
