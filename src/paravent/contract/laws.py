"""The laws at one position. Each check raises `Broken`, naming the law and what broke it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import combinations

from paravent.contract.broken import hold, same
from paravent.contract.explained import Explained
from paravent.contract.fields import differences
from paravent.contract.found import Enrolled
from paravent.contract.looks import eyes, in_step, in_world, look_alike, refusal, refused, refused_alike, sampled, who
from paravent.contract.twins import forked
from paravent.contract.walks import Step, kind, lay
from paravent.contract.written import CAN_WRITE, Written
from paravent.core.chance import Chance
from paravent.core.errors import BadNotation, ParaventError
from paravent.core.record import read
from paravent.core.rules import Move, Seat
from paravent.core.table import Table, load_table, seen

ENOUGH = 12  # moves, pairs or plays that a check looks at where all would be too many


@dataclass
class Inspector:
    """Checks one walk. `strange` are moves met earlier, most of which are illegal later."""

    game: Enrolled
    chance: Chance
    explained: Explained
    tally: object = None
    strange: dict[str, Move] = field(default_factory=dict)
    written: Written | None = None

    def some(self, items: Iterable[Move]) -> list[Move]:
        found = list(items)
        self.chance.shuffle(found)
        return found[:ENOUGH]

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
                hold(1, reads_back(table, move), f"{move} does not read back")
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
        same(1, before, table.dump(), "a refusal changed the table")

    # Law 2

    def clones_and_dumps(self, table: Table) -> None:
        """A clone and a table read back from JSON are equal in every respect, and independent."""
        before = table.dump()
        written = json.dumps(before, sort_keys=True)
        twin, read_back = table.clone(), load_table(table.rules, json.loads(written))
        for copy in (twin, read_back):
            same(2, before, copy.dump(), "a copy's dump differs")
            hold(2, copy.owed() == table.owed(), "a copy asks others")
            for seat in eyes(table):
                same(2, table.view(seat), copy.view(seat), f"a copy's view for {who(seat)} differs")
                if seat is not None:
                    hold(2, copy.legal(seat) == table.legal(seat), f"a copy's moves for {seat} differ")
        for seat in eyes(table):
            hold(2, twin.history(seat) == table.history(seat), f"a clone's history for {who(seat)} differs")
        ahead = (twin.playout(1), read_back.playout(1))
        same(2, json.loads(written), json.loads(json.dumps(table.dump())), "playing on with a clone changed the original")
        hold(2, ahead[0] == ahead[1], "a table read from JSON goes on differently")
        same(2, twin.dump(), read_back.dump(), "a table read from JSON goes on differently")

    def replays(self, table: Table) -> None:
        """The record leads to the same state through the same events."""
        written = read(table.record())
        again = lay(table.rules, written.players, written.options, written.seed)
        for _, seat, text, talk in written.lines:
            if not talk:
                again.play(seat, text)
        same(2, table.dump(), again.dump(), "the record leads elsewhere")
        for eye in eyes(table):
            same(2, table.history(eye), again.history(eye), f"the record tells {who(eye)} other events")

    # Laws 3, 4, 5 and 8: worlds that `sample` gives

    def other_worlds_look_the_same(self, table: Table, seat: Seat | None) -> None:
        """In a sampled world the seat has the same view, is asked and may do the same, and is refused alike."""
        world = sampled(table, seat, self.chance)
        same(8, self.tally, self.game.enrolment.count(world), f"a world sampled for {who(seat)} lost or gained something")
        twin = in_world(table, world)
        look_alike(8, table, twin, seat, "a sampled world")
        if seat is not None and table.sealed(seat) is None:
            refused_alike(table, twin, seat, self.some(self.strange.values()), "a sampled world")
        in_step(self.game.enrolment, 4, table.clone(), twin, [seat], self.chance, ENOUGH, "a sampled world")

    # Law 3 by what is declared

    def opens_what_is_declared_open(self, table: Table) -> None:
        """A field that is declared open is the same for every seat and for a spectator."""
        public = table.view(None)
        for seat in range(table.players) if self.game.open else ():
            for each in differences(table.view(seat), public):
                found = [path for path in self.game.open if is_within(each.path, path)]
                hold(3, not found, f"{each.path} is declared open, but is not the same for seat {seat} and a spectator: {each}")

    # Law 3 without `sample`: other secret moves of the others

    def secret_moves_look_the_same(self, table: Table) -> None:
        """Two moves of one seat that others are told alike leave them unable to tell; secret kinds are always told alike."""
        for mover in table.owed():
            for first, second in combinations(self.some(table.legal(mover))[:4], 2):
                ours, theirs = table.clone(), table.clone()
                told = (ours.play(mover, first), theirs.play(mover, second))
                why = f"seat {mover} plays {first}, or {second}"
                for seat in [seat for seat in eyes(table) if seat != mover]:
                    heard = (seen(told[0], seat), seen(told[1], seat))
                    if self.is_secret(table, first, second) and not (ours.over or theirs.over):
                        same(3, heard[0], heard[1], f"{who(seat)} is told a secret apart ({why})")
                    if heard[0] == heard[1]:
                        look_alike(3, ours, theirs, seat, why)

    def is_secret(self, table: Table, first: Move, second: Move) -> bool:
        """Whether the rules say that others cannot tell these two moves apart."""
        public = self.game.enrolment.secret.get(kind(first))
        return kind(first) == kind(second) and public is not None and public(table.state, first) == public(table.state, second)

    def seals(self, table: Table) -> None:
        """A half-answered table looks the same to everyone, whatever was answered and whoever has."""
        if len(table.owed()) < 2:
            return
        for seat in table.owed():
            twin = table.clone()
            events = twin.play(seat, self.chance.choice(twin.legal(seat)))
            hold(3, not events, f"seat {seat} answered a question that is still open, and something was told")
            for other in eyes(table):
                look_alike(3, table, twin, other, f"seat {seat} has answered, or not", moves=other != seat)

    # Law 6

    def keeps_count(self, table: Table) -> None:
        """Nothing is lost."""
        same(6, self.tally, self.game.enrolment.count(table.state), "something was lost or gained")

    def ends_well(self, table: Table) -> None:
        """The outcome covers every seat and names a known ending."""
        outcome = table.outcome
        assert outcome is not None
        hold(6, len(outcome.scores) == table.players, f"{len(outcome.scores)} scores for {table.players} seats")
        hold(6, all(0 <= seat < table.players for seat in outcome.winners), f"winners {outcome.winners}")
        hold(6, outcome.ending in table.rules.endings, f"ending {outcome.ending!r}")

    # Law 9

    def is_written_apart(self, table: Table, *, thorough: bool) -> None:
        """What can be told apart is written as different numbers, within the bounds that are stated."""
        if self.written is None:
            self.written = Written(self.game.game, table.players, table.options)
        self.written.check(table, thorough=thorough)

    # Everything

    def inspect(self, step: Step, *, thorough: bool, fork: bool) -> None:
        """All laws at this position; the dear ones only when asked to be thorough, other chance where it had a part."""
        table = step.table
        if self.tally is None:
            self.tally = self.game.enrolment.count(table.state)
        self.asks_or_is_over(table)
        self.keeps_count(table)
        self.opens_what_is_declared_open(table)
        self.explained.check(step)
        if fork:
            forked(self.game.enrolment, step, self.chance, self.some(self.strange.values()))
        for seat in table.owed():
            for move in table.legal(seat)[:: max(1, len(table.legal(seat)) // 4)]:
                self.strange[str(move)] = move
        if thorough:
            self.accepts_what_is_legal(table)
            self.refuses_the_rest(table)
            self.clones_and_dumps(table)
            self.seals(table)
            self.secret_moves_look_the_same(table)
            self.other_worlds_look_the_same(table, self.chance.choice(eyes(table)))
        if CAN_WRITE:
            self.is_written_apart(table, thorough=thorough)
        if table.over:
            self.ends_well(table)
            self.replays(table)


def is_within(place: str, path: str) -> bool:
    """Whether a place in a view (`players[2].points`) is one of this path (`players[].points`), or in it."""
    bare = re.sub(r"\[\d+\]", "[]", place)
    return bare == path or bare.startswith((f"{path}.", f"{path}["))


def reads_back(table: Table, move: Move) -> bool:
    try:
        return table.rules.parse(str(move)) == move
    except BadNotation:
        return False
