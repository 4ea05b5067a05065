"""Reads the fields of this game's classes for their encoders. By tools/rows.py."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from paravent.core.rules import Seat
from paravent.games.guru import moves, state, view
from paravent.games.guru.cards import Follower, preachers_in
from paravent.games.guru.score import is_disqualified, score
from paravent.games.guru.state import GuruState, Sect, height
from paravent.games.guru.view import Secrets, veiled
from paravent.tensors.encoders import Fields, Getter, ManyEncoder, Page, RecordEncoder


@final
class MovesAccuse(RecordEncoder):
    """Reads moves.Accuse."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_guru: Final = self.fields[0]
        self.of_preacher: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Accuse", value)
        self.of_guru.put(it.guru, page, at, memo)
        at += self.of_guru.width
        piece_preacher = it.preacher
        self.of_preacher.pick(piece_preacher.index, piece_preacher, page, at, memo)


@final
class MovesBanish(RecordEncoder):
    """Reads moves.Banish."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_card: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Banish", value)
        piece_card = it.card
        self.of_card.pick(piece_card.index, piece_card, page, at, memo)


@final
class MovesDiscard(RecordEncoder):
    """Reads moves.Discard."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_card: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Discard", value)
        piece_card = it.card
        self.of_card.pick(piece_card.index, piece_card, page, at, memo)


@final
class MovesPreach(RecordEncoder):
    """Reads moves.Preach."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_pile: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Preach", value)
        self.of_pile.put(it.pile, page, at, memo)


@final
class MovesRecruit(RecordEncoder):
    """Reads moves.Recruit."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_theirs: Final = self.fields[0]
        self.of_mine: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Recruit", value)
        piece_theirs = it.theirs
        self.of_theirs.pick(piece_theirs.index, piece_theirs, page, at, memo)
        at += self.of_theirs.width
        piece_mine = it.mine
        self.of_mine.pick(piece_mine.index, piece_mine, page, at, memo)


@final
class MovesVanish(RecordEncoder):
    """Reads moves.Vanish."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_preacher: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Vanish", value)
        piece_preacher = it.preacher
        self.of_preacher.pick(piece_preacher.index, piece_preacher, page, at, memo)


@final
class StateAct(RecordEncoder):
    """Reads state.Act."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]
        self.of_left: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("state.Act", value)
        self.of_seat.put(it.seat, page, at, memo)
        at += self.of_seat.width
        self.of_left.put(it.left, page, at, memo)


@final
class StatePenance(RecordEncoder):
    """Reads state.Penance."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]
        self.of_left: Final = self.fields[1]
        self.of_owed: Final = self.fields[2]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("state.Penance", value)
        self.of_seat.put(it.seat, page, at, memo)
        at += self.of_seat.width
        self.of_left.put(it.left, page, at, memo)
        at += self.of_left.width
        self.of_owed.put(it.owed, page, at, memo)


@final
class ViewGuruView(RecordEncoder):
    """Reads view.GuruView."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]
        self.of_phase: Final = self.fields[1]
        self.of_round: Final = self.fields[2]
        self.of_first: Final = self.fields[3]
        self.of_piles: Final = self.fields[4]
        self.of_skeptics: Final = self.fields[5]
        self.of_sects: Final = self.fields[6]
        self.of_barred: Final = self.fields[7]
        self.of_last_turn: Final = self.fields[8]
        self.of_last_round: Final = self.fields[9]
        self.of_ending: Final = self.fields[10]
        self.of_honour: Final = self.fields[11]
        self.of_open_memory: Final = self.fields[12]
        self.of_max_rounds: Final = self.fields[13]
        self.looks = True

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("view.GuruView", value)
        self.of_seat.write(it.seat, page, at, memo)
        at += self.of_seat.width
        memo += self.of_seat.memory
        self.of_phase.write(it.phase, page, at, memo)
        at += self.of_phase.width
        memo += self.of_phase.memory
        self.of_round.put(it.round, page, at, memo)
        at += self.of_round.width
        self.of_first.put(it.first, page, at, memo)
        at += self.of_first.width
        self.of_piles.write(it.piles, page, at, memo)
        at += self.of_piles.width
        memo += self.of_piles.memory
        self.of_skeptics.write(it.skeptics, page, at, memo)
        at += self.of_skeptics.width
        memo += self.of_skeptics.memory
        self.of_sects.write(it.sects, page, at, memo)
        at += self.of_sects.width
        memo += self.of_sects.memory
        self.of_barred.put(1 if it.barred else 0, page, at, memo)
        at += self.of_barred.width
        self.of_last_turn.put(1 if it.last_turn else 0, page, at, memo)
        at += self.of_last_turn.width
        self.of_last_round.put(1 if it.last_round else 0, page, at, memo)
        at += self.of_last_round.width
        self.of_ending.write(it.ending, page, at, memo)
        at += self.of_ending.width
        memo += self.of_ending.memory
        self.of_honour.put(1 if it.honour else 0, page, at, memo)
        at += self.of_honour.width
        self.of_open_memory.put(1 if it.open_memory else 0, page, at, memo)
        at += self.of_open_memory.width
        self.of_max_rounds.put(it.max_rounds, page, at, memo)

    def look(self, page: Page, at: i64, memo: i64, s: GuruState, seat: Seat | None) -> None:
        over = s.phase is None
        self.of_seat.write(seat, page, at, memo)
        at += self.of_seat.width
        memo += self.of_seat.memory
        self.of_phase.write(s.phase, page, at, memo)
        at += self.of_phase.width
        memo += self.of_phase.memory
        self.of_round.put(s.round, page, at, memo)
        at += self.of_round.width
        self.of_first.put(s.first, page, at, memo)
        at += self.of_first.width
        loop_piles = cast("ManyEncoder", self.of_piles)
        row_piles = cast("ViewPileView", loop_piles.item)
        number_piles: i64 = 0
        for pile in s.piles:
            loop_piles.enter(number_piles)
            at_piles = at + loop_piles.first + number_piles * row_piles.width
            memo_piles = memo + number_piles * row_piles.memory
            row_piles.look_at_pile(page, at_piles, memo_piles, pile)
            number_piles += 1
        loop_piles.leave(number_piles, page, at, memo)
        at += self.of_piles.width
        memo += self.of_piles.memory
        row_skeptics = cast("ViewPileView", self.of_skeptics)
        row_skeptics.look_at_pile(page, at, memo, s.skeptics)
        at += self.of_skeptics.width
        memo += self.of_skeptics.memory
        loop_sects = cast("ManyEncoder", self.of_sects)
        row_sects = cast("ViewSectView", loop_sects.item)
        number_sects: i64 = 0
        for k in range(len(s.sects)):
            loop_sects.enter(number_sects)
            at_sects = at + loop_sects.first + number_sects * row_sects.width
            memo_sects = memo + number_sects * row_sects.memory
            row_sects.look_at_sect(page, at_sects, memo_sects, s.sects[k], own=k == seat, over=over, open_memory=s.open_memory)
            number_sects += 1
        loop_sects.leave(number_sects, page, at, memo)
        at += self.of_sects.width
        memo += self.of_sects.memory
        self.of_barred.put(1 if s.barred else 0, page, at, memo)
        at += self.of_barred.width
        self.of_last_turn.put(1 if s.last_turn else 0, page, at, memo)
        at += self.of_last_turn.width
        self.of_last_round.put(1 if s.last_round else 0, page, at, memo)
        at += self.of_last_round.width
        self.of_ending.write(s.ending, page, at, memo)
        at += self.of_ending.width
        memo += self.of_ending.memory
        self.of_honour.put(1 if s.honour else 0, page, at, memo)
        at += self.of_honour.width
        self.of_open_memory.put(1 if s.open_memory else 0, page, at, memo)
        at += self.of_open_memory.width
        self.of_max_rounds.put(s.max_rounds, page, at, memo)

    def write_look(self, state: object, seat: Seat | None, page: Page, at: i64, memo: i64) -> None:
        self.look(page, at, memo, cast("GuruState", state), seat)


@final
class ViewPileView(RecordEncoder):
    """Reads view.PileView."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_top: Final = self.fields[0]
        self.of_height: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("view.PileView", value)
        piece_top = it.top
        if piece_top is None:
            self.of_top.write(None, page, at, memo)
        else:
            self.of_top.pick(piece_top.index, piece_top, page, at, memo)
        at += self.of_top.width
        self.of_height.put(it.height, page, at, memo)

    def look_at_pile(self, page: Page, at: i64, memo: i64, pile: list[Follower]) -> None:
        piece_top = pile[-1] if pile else None
        if piece_top is None:
            self.of_top.write(None, page, at, memo)
        else:
            self.of_top.pick(piece_top.index, piece_top, page, at, memo)
        at += self.of_top.width
        self.of_height.put(len(pile), page, at, memo)


@final
class ViewSecrets(RecordEncoder):
    """Reads view.Secrets."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_active: Final = self.fields[0]
        self.of_vanished: Final = self.fields[1]
        self.of_centre: Final = self.fields[2]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("view.Secrets", value)
        self.of_active.write(it.active, page, at, memo)
        at += self.of_active.width
        memo += self.of_active.memory
        self.of_vanished.write(it.vanished, page, at, memo)
        at += self.of_vanished.width
        memo += self.of_vanished.memory
        self.of_centre.write(it.centre, page, at, memo)


@final
class ViewSectView(RecordEncoder):
    """Reads view.SectView."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_stage: Final = self.fields[0]
        self.of_capital: Final = self.fields[1]
        self.of_bounty: Final = self.fields[2]
        self.of_active: Final = self.fields[3]
        self.of_vanished: Final = self.fields[4]
        self.of_exposed: Final = self.fields[5]
        self.of_height: Final = self.fields[6]
        self.of_memory: Final = self.fields[7]
        self.of_secrets: Final = self.fields[8]
        self.of_score: Final = self.fields[9]
        self.of_disqualified: Final = self.fields[10]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("view.SectView", value)
        self.of_stage.write(it.stage, page, at, memo)
        at += self.of_stage.width
        memo += self.of_stage.memory
        self.of_capital.put(it.capital, page, at, memo)
        at += self.of_capital.width
        self.of_bounty.put(it.bounty, page, at, memo)
        at += self.of_bounty.width
        self.of_active.put(it.active, page, at, memo)
        at += self.of_active.width
        self.of_vanished.put(it.vanished, page, at, memo)
        at += self.of_vanished.width
        self.of_exposed.write(it.exposed, page, at, memo)
        at += self.of_exposed.width
        memo += self.of_exposed.memory
        self.of_height.put(it.height, page, at, memo)
        at += self.of_height.width
        self.of_memory.write(it.memory, page, at, memo)
        at += self.of_memory.width
        memo += self.of_memory.memory
        self.of_secrets.write(it.secrets, page, at, memo)
        at += self.of_secrets.width
        memo += self.of_secrets.memory
        self.of_score.write(it.score, page, at, memo)
        at += self.of_score.width
        memo += self.of_score.memory
        self.of_disqualified.write(it.disqualified, page, at, memo)

    def look_at_sect(self, page: Page, at: i64, memo: i64, sect: Sect, *, own: bool, over: bool, open_memory: bool) -> None:
        active, vanished = (preachers_in(sect.active), preachers_in(sect.vanished))
        self.of_stage.write(sect.stage, page, at, memo)
        at += self.of_stage.width
        memo += self.of_stage.memory
        self.of_capital.put(sect.capital, page, at, memo)
        at += self.of_capital.width
        self.of_bounty.put(sect.bounty, page, at, memo)
        at += self.of_bounty.width
        self.of_active.put(len(active), page, at, memo)
        at += self.of_active.width
        self.of_vanished.put(len(vanished), page, at, memo)
        at += self.of_vanished.width
        self.of_exposed.write(preachers_in(sect.exposed), page, at, memo)
        at += self.of_exposed.width
        memo += self.of_exposed.memory
        self.of_height.put(height(sect.centre), page, at, memo)
        at += self.of_height.width
        self.of_memory.write([veiled(layer) for layer in sect.centre] if open_memory else None, page, at, memo)
        at += self.of_memory.width
        memo += self.of_memory.memory
        self.of_secrets.write(Secrets(active, vanished, tuple(sect.centre)) if own or over else None, page, at, memo)
        at += self.of_secrets.width
        memo += self.of_secrets.memory
        self.of_score.write(score(sect) if over else None, page, at, memo)
        at += self.of_score.width
        memo += self.of_score.memory
        self.of_disqualified.write(is_disqualified(sect) if over else None, page, at, memo)


ROWS: Final[dict[type, type[RecordEncoder]]] = {
    moves.Accuse: MovesAccuse,
    moves.Banish: MovesBanish,
    moves.Discard: MovesDiscard,
    moves.Preach: MovesPreach,
    moves.Recruit: MovesRecruit,
    moves.Vanish: MovesVanish,
    state.Act: StateAct,
    state.Penance: StatePenance,
    view.GuruView: ViewGuruView,
    view.PileView: ViewPileView,
    view.Secrets: ViewSecrets,
    view.SectView: ViewSectView,
}
