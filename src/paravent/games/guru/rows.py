"""Reads the fields of this game's classes for their encoders. By tools/rows.py."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from paravent.games.guru import moves, state, view
from paravent.tensors.encoders import Fields, Getter, Page, RecordEncoder


@final
class MovesAccuse(RecordEncoder):
    """Reads moves.Accuse."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_guru: Final = self.fields[0]
        self.of_preacher: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("moves.Accuse", value)
        self.of_guru.put(it.guru, page, at, k)
        at += self.of_guru.width
        self.of_preacher.pick(it.preacher.index, it.preacher, page, at, k)


@final
class MovesBanish(RecordEncoder):
    """Reads moves.Banish."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_card: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("moves.Banish", value)
        self.of_card.pick(it.card.index, it.card, page, at, k)


@final
class MovesDiscard(RecordEncoder):
    """Reads moves.Discard."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_card: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("moves.Discard", value)
        self.of_card.pick(it.card.index, it.card, page, at, k)


@final
class MovesPreach(RecordEncoder):
    """Reads moves.Preach."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_pile: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("moves.Preach", value)
        self.of_pile.put(it.pile, page, at, k)


@final
class MovesRecruit(RecordEncoder):
    """Reads moves.Recruit."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_theirs: Final = self.fields[0]
        self.of_mine: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("moves.Recruit", value)
        self.of_theirs.pick(it.theirs.index, it.theirs, page, at, k)
        at += self.of_theirs.width
        self.of_mine.pick(it.mine.index, it.mine, page, at, k)


@final
class MovesVanish(RecordEncoder):
    """Reads moves.Vanish."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_preacher: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("moves.Vanish", value)
        self.of_preacher.pick(it.preacher.index, it.preacher, page, at, k)


@final
class StateAct(RecordEncoder):
    """Reads state.Act."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]
        self.of_left: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("state.Act", value)
        self.of_seat.put(it.seat, page, at, k)
        at += self.of_seat.width
        self.of_left.put(it.left, page, at, k)


@final
class StatePenance(RecordEncoder):
    """Reads state.Penance."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]
        self.of_left: Final = self.fields[1]
        self.of_owed: Final = self.fields[2]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("state.Penance", value)
        self.of_seat.put(it.seat, page, at, k)
        at += self.of_seat.width
        self.of_left.put(it.left, page, at, k)
        at += self.of_left.width
        self.of_owed.put(it.owed, page, at, k)


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

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("view.GuruView", value)
        self.of_seat.write(it.seat, page, at, k)
        at += self.of_seat.width
        k += self.of_seat.memory
        self.of_phase.write(it.phase, page, at, k)
        at += self.of_phase.width
        k += self.of_phase.memory
        self.of_round.put(it.round, page, at, k)
        at += self.of_round.width
        self.of_first.put(it.first, page, at, k)
        at += self.of_first.width
        self.of_piles.write(it.piles, page, at, k)
        at += self.of_piles.width
        k += self.of_piles.memory
        self.of_skeptics.write(it.skeptics, page, at, k)
        at += self.of_skeptics.width
        k += self.of_skeptics.memory
        self.of_sects.write(it.sects, page, at, k)
        at += self.of_sects.width
        k += self.of_sects.memory
        self.of_barred.put(1 if it.barred else 0, page, at, k)
        at += self.of_barred.width
        self.of_last_turn.put(1 if it.last_turn else 0, page, at, k)
        at += self.of_last_turn.width
        self.of_last_round.put(1 if it.last_round else 0, page, at, k)
        at += self.of_last_round.width
        self.of_ending.write(it.ending, page, at, k)
        at += self.of_ending.width
        k += self.of_ending.memory
        self.of_honour.put(1 if it.honour else 0, page, at, k)
        at += self.of_honour.width
        self.of_open_memory.put(1 if it.open_memory else 0, page, at, k)
        at += self.of_open_memory.width
        self.of_max_rounds.put(it.max_rounds, page, at, k)


@final
class ViewPileView(RecordEncoder):
    """Reads view.PileView."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_top: Final = self.fields[0]
        self.of_height: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("view.PileView", value)
        top = it.top
        if top is None:
            self.of_top.write(None, page, at, k)
        else:
            self.of_top.pick(top.index, top, page, at, k)
        at += self.of_top.width
        self.of_height.put(it.height, page, at, k)


@final
class ViewSecrets(RecordEncoder):
    """Reads view.Secrets."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_active: Final = self.fields[0]
        self.of_vanished: Final = self.fields[1]
        self.of_centre: Final = self.fields[2]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("view.Secrets", value)
        self.of_active.write(it.active, page, at, k)
        at += self.of_active.width
        k += self.of_active.memory
        self.of_vanished.write(it.vanished, page, at, k)
        at += self.of_vanished.width
        k += self.of_vanished.memory
        self.of_centre.write(it.centre, page, at, k)


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

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("view.SectView", value)
        self.of_stage.write(it.stage, page, at, k)
        at += self.of_stage.width
        k += self.of_stage.memory
        self.of_capital.put(it.capital, page, at, k)
        at += self.of_capital.width
        self.of_bounty.put(it.bounty, page, at, k)
        at += self.of_bounty.width
        self.of_active.put(it.active, page, at, k)
        at += self.of_active.width
        self.of_vanished.put(it.vanished, page, at, k)
        at += self.of_vanished.width
        self.of_exposed.write(it.exposed, page, at, k)
        at += self.of_exposed.width
        k += self.of_exposed.memory
        self.of_height.put(it.height, page, at, k)
        at += self.of_height.width
        self.of_memory.write(it.memory, page, at, k)
        at += self.of_memory.width
        k += self.of_memory.memory
        self.of_secrets.write(it.secrets, page, at, k)
        at += self.of_secrets.width
        k += self.of_secrets.memory
        self.of_score.write(it.score, page, at, k)
        at += self.of_score.width
        k += self.of_score.memory
        self.of_disqualified.write(it.disqualified, page, at, k)


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
