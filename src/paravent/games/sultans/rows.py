"""Reads the fields of this game's classes for their encoders. By tools/rows.py."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from paravent.core.rules import Seat
from paravent.games.sultans import moves, state, view
from paravent.games.sultans.state import SultansState, face, has, seats_in
from paravent.games.sultans.view import token
from paravent.tensors.encoders import Fields, Getter, ManyEncoder, Page, RecordEncoder


@final
class MovesCapture(RecordEncoder):
    """Reads moves.Capture."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_target: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Capture", value)
        self.of_target.put(it.target, page, at, memo)


@final
class MovesDetain(RecordEncoder):
    """Reads moves.Detain."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_target: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Detain", value)
        self.of_target.put(it.target, page, at, memo)


@final
class MovesExchange(RecordEncoder):
    """Reads moves.Exchange."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_target: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Exchange", value)
        self.of_target.write(it.target, page, at, memo)


@final
class MovesExecute(RecordEncoder):
    """Reads moves.Execute."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_target: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Execute", value)
        self.of_target.put(it.target, page, at, memo)


@final
class MovesForce(RecordEncoder):
    """Reads moves.Force."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_target: Final = self.fields[0]
        self.of_side: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Force", value)
        self.of_target.put(it.target, page, at, memo)
        at += self.of_target.width
        piece_side = it.side
        self.of_side.pick(piece_side.index, piece_side, page, at, memo)


@final
class MovesGaze(RecordEncoder):
    """Reads moves.Gaze."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_targets: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Gaze", value)
        self.of_targets.write(it.targets, page, at, memo)


@final
class MovesHunt(RecordEncoder):
    """Reads moves.Hunt."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_target: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Hunt", value)
        self.of_target.put(it.target, page, at, memo)


@final
class MovesKill(RecordEncoder):
    """Reads moves.Kill."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_target: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Kill", value)
        self.of_target.put(it.target, page, at, memo)


@final
class MovesLook(RecordEncoder):
    """Reads moves.Look."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_target: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Look", value)
        self.of_target.put(it.target, page, at, memo)


@final
class MovesPredict(RecordEncoder):
    """Reads moves.Predict."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_side: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Predict", value)
        piece_side = it.side
        self.of_side.pick(piece_side.index, piece_side, page, at, memo)


@final
class MovesSwap(RecordEncoder):
    """Reads moves.Swap."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_target: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Swap", value)
        self.of_target.write(it.target, page, at, memo)


@final
class StateAvoidWindow(RecordEncoder):
    """Reads state.AvoidWindow."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_guard: Final = self.fields[0]
        self.of_target: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("state.AvoidWindow", value)
        self.of_guard.put(it.guard, page, at, memo)
        at += self.of_guard.width
        self.of_target.put(it.target, page, at, memo)


@final
class StateDark(RecordEncoder):
    """Reads state.Dark."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("state.Dark", value)
        self.of_seat.put(it.seat, page, at, memo)


@final
class StateForced(RecordEncoder):
    """Reads state.Forced."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("state.Forced", value)
        self.of_seat.put(it.seat, page, at, memo)


@final
class StateGuardWindow(RecordEncoder):
    """Reads state.GuardWindow."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_assassin: Final = self.fields[0]
        self.of_victim: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("state.GuardWindow", value)
        self.of_assassin.put(it.assassin, page, at, memo)
        at += self.of_assassin.width
        self.of_victim.put(it.victim, page, at, memo)


@final
class StateHuntWindow(RecordEncoder):
    """Reads state.HuntWindow."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_driver: Final = self.fields[0]
        self.of_slave: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("state.HuntWindow", value)
        self.of_driver.put(it.driver, page, at, memo)
        at += self.of_driver.width
        self.of_slave.put(it.slave, page, at, memo)


@final
class StateHunting(RecordEncoder):
    """Reads state.Hunting."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("state.Hunting", value)
        self.of_seat.put(it.seat, page, at, memo)


@final
class StatePrediction(RecordEncoder):
    """Reads state.Prediction."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("state.Prediction", value)
        self.of_seat.put(it.seat, page, at, memo)


@final
class StateRevoltWindow(RecordEncoder):
    """Reads state.RevoltWindow."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_slave: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("state.RevoltWindow", value)
        self.of_slave.put(it.slave, page, at, memo)


@final
class StateTurn(RecordEncoder):
    """Reads state.Turn."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("state.Turn", value)
        self.of_seat.put(it.seat, page, at, memo)


@final
class ViewSeatView(RecordEncoder):
    """Reads view.SeatView."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_card: Final = self.fields[0]
        self.of_face: Final = self.fields[1]
        self.of_detained: Final = self.fields[2]
        self.of_captive: Final = self.fields[3]
        self.of_marked: Final = self.fields[4]
        self.of_side: Final = self.fields[5]
        self.of_points: Final = self.fields[6]
        self.of_last_two: Final = self.fields[7]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("view.SeatView", value)
        piece_card = it.card
        if piece_card is None:
            self.of_card.write(None, page, at, memo)
        else:
            self.of_card.pick(piece_card.index, piece_card, page, at, memo)
        at += self.of_card.width
        self.of_face.write(it.face, page, at, memo)
        at += self.of_face.width
        memo += self.of_face.memory
        self.of_detained.put(1 if it.detained else 0, page, at, memo)
        at += self.of_detained.width
        self.of_captive.put(1 if it.captive else 0, page, at, memo)
        at += self.of_captive.width
        self.of_marked.put(1 if it.marked else 0, page, at, memo)
        at += self.of_marked.width
        piece_side = it.side
        if piece_side is None:
            self.of_side.write(None, page, at, memo)
        else:
            self.of_side.pick(piece_side.index, piece_side, page, at, memo)
        at += self.of_side.width
        self.of_points.put(it.points, page, at, memo)
        at += self.of_points.width
        self.of_last_two.put(it.last_two, page, at, memo)

    def look_at(self, page: Page, at: i64, memo: i64, s: SultansState, seat: Seat, *, shown: bool) -> None:
        piece_card = s.cards[seat] if shown else None
        if piece_card is None:
            self.of_card.write(None, page, at, memo)
        else:
            self.of_card.pick(piece_card.index, piece_card, page, at, memo)
        at += self.of_card.width
        self.of_face.write(face(s, seat), page, at, memo)
        at += self.of_face.width
        memo += self.of_face.memory
        self.of_detained.put(1 if has(s.detained, seat) else 0, page, at, memo)
        at += self.of_detained.width
        self.of_captive.put(1 if has(s.captive, seat) else 0, page, at, memo)
        at += self.of_captive.width
        self.of_marked.put(1 if has(s.marked, seat) else 0, page, at, memo)
        at += self.of_marked.width
        piece_side = token(s, seat)
        if piece_side is None:
            self.of_side.write(None, page, at, memo)
        else:
            self.of_side.pick(piece_side.index, piece_side, page, at, memo)
        at += self.of_side.width
        self.of_points.put(s.points[seat], page, at, memo)
        at += self.of_points.width
        self.of_last_two.put(s.last_two[seat], page, at, memo)


@final
class ViewSultansView(RecordEncoder):
    """Reads view.SultansView."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]
        self.of_phase: Final = self.fields[1]
        self.of_seats: Final = self.fields[2]
        self.of_spare: Final = self.fields[3]
        self.of_white: Final = self.fields[4]
        self.of_barred: Final = self.fields[5]
        self.of_active: Final = self.fields[6]
        self.of_first: Final = self.fields[7]
        self.of_lap: Final = self.fields[8]
        self.of_round: Final = self.fields[9]
        self.of_ending: Final = self.fields[10]
        self.of_time_up: Final = self.fields[11]
        self.of_end: Final = self.fields[12]
        self.of_rounds: Final = self.fields[13]
        self.of_target: Final = self.fields[14]
        self.of_minutes: Final = self.fields[15]
        self.of_max_laps: Final = self.fields[16]
        self.of_hunt_revolts: Final = self.fields[17]
        self.looks = True

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("view.SultansView", value)
        self.of_seat.write(it.seat, page, at, memo)
        at += self.of_seat.width
        memo += self.of_seat.memory
        self.of_phase.write(it.phase, page, at, memo)
        at += self.of_phase.width
        memo += self.of_phase.memory
        self.of_seats.write(it.seats, page, at, memo)
        at += self.of_seats.width
        memo += self.of_seats.memory
        piece_spare = it.spare
        if piece_spare is None:
            self.of_spare.write(None, page, at, memo)
        else:
            self.of_spare.pick(piece_spare.index, piece_spare, page, at, memo)
        at += self.of_spare.width
        self.of_white.write(it.white, page, at, memo)
        at += self.of_white.width
        memo += self.of_white.memory
        self.of_barred.write(it.barred, page, at, memo)
        at += self.of_barred.width
        memo += self.of_barred.memory
        self.of_active.put(it.active, page, at, memo)
        at += self.of_active.width
        self.of_first.put(it.first, page, at, memo)
        at += self.of_first.width
        self.of_lap.put(it.lap, page, at, memo)
        at += self.of_lap.width
        self.of_round.put(it.round, page, at, memo)
        at += self.of_round.width
        self.of_ending.write(it.ending, page, at, memo)
        at += self.of_ending.width
        memo += self.of_ending.memory
        self.of_time_up.put(1 if it.time_up else 0, page, at, memo)
        at += self.of_time_up.width
        self.of_end.write(it.end, page, at, memo)
        at += self.of_end.width
        memo += self.of_end.memory
        self.of_rounds.put(it.rounds, page, at, memo)
        at += self.of_rounds.width
        self.of_target.put(it.target, page, at, memo)
        at += self.of_target.width
        self.of_minutes.put(it.minutes, page, at, memo)
        at += self.of_minutes.width
        self.of_max_laps.put(it.max_laps, page, at, memo)
        at += self.of_max_laps.width
        self.of_hunt_revolts.put(1 if it.hunt_revolts else 0, page, at, memo)

    def look(self, page: Page, at: i64, memo: i64, s: SultansState, seat: Seat | None) -> None:
        over = s.phase is None
        self.of_seat.write(seat, page, at, memo)
        at += self.of_seat.width
        memo += self.of_seat.memory
        self.of_phase.write(s.phase, page, at, memo)
        at += self.of_phase.width
        memo += self.of_phase.memory
        loop_seats = cast("ManyEncoder", self.of_seats)
        row_seats = cast("ViewSeatView", loop_seats.item)
        number_seats: i64 = 0
        for k in range(s.players):
            loop_seats.enter(number_seats)
            at_seats = at + loop_seats.first + number_seats * row_seats.width
            memo_seats = memo + number_seats * row_seats.memory
            row_seats.look_at(page, at_seats, memo_seats, s, k, shown=over or k == seat or (not has(s.hidden, k)))
            number_seats += 1
        loop_seats.leave(number_seats, page, at, memo)
        at += self.of_seats.width
        memo += self.of_seats.memory
        piece_spare = s.spare if over else None
        if piece_spare is None:
            self.of_spare.write(None, page, at, memo)
        else:
            self.of_spare.pick(piece_spare.index, piece_spare, page, at, memo)
        at += self.of_spare.width
        self.of_white.write(s.white, page, at, memo)
        at += self.of_white.width
        memo += self.of_white.memory
        self.of_barred.write(() if seat is None else seats_in(s.barred[seat]), page, at, memo)
        at += self.of_barred.width
        memo += self.of_barred.memory
        self.of_active.put(s.active, page, at, memo)
        at += self.of_active.width
        self.of_first.put(s.first, page, at, memo)
        at += self.of_first.width
        self.of_lap.put(s.lap, page, at, memo)
        at += self.of_lap.width
        self.of_round.put(s.round, page, at, memo)
        at += self.of_round.width
        self.of_ending.write(s.ending, page, at, memo)
        at += self.of_ending.width
        memo += self.of_ending.memory
        self.of_time_up.put(1 if s.time_up else 0, page, at, memo)
        at += self.of_time_up.width
        self.of_end.write(s.end, page, at, memo)
        at += self.of_end.width
        memo += self.of_end.memory
        self.of_rounds.put(s.rounds, page, at, memo)
        at += self.of_rounds.width
        self.of_target.put(s.target, page, at, memo)
        at += self.of_target.width
        self.of_minutes.put(s.minutes, page, at, memo)
        at += self.of_minutes.width
        self.of_max_laps.put(s.max_laps, page, at, memo)
        at += self.of_max_laps.width
        self.of_hunt_revolts.put(1 if s.hunt_revolts else 0, page, at, memo)

    def write_look(self, state: object, seat: Seat | None, page: Page, at: i64, memo: i64) -> None:
        self.look(page, at, memo, cast("SultansState", state), seat)


ROWS: Final[dict[type, type[RecordEncoder]]] = {
    moves.Capture: MovesCapture,
    moves.Detain: MovesDetain,
    moves.Exchange: MovesExchange,
    moves.Execute: MovesExecute,
    moves.Force: MovesForce,
    moves.Gaze: MovesGaze,
    moves.Hunt: MovesHunt,
    moves.Kill: MovesKill,
    moves.Look: MovesLook,
    moves.Predict: MovesPredict,
    moves.Swap: MovesSwap,
    state.AvoidWindow: StateAvoidWindow,
    state.Dark: StateDark,
    state.Forced: StateForced,
    state.GuardWindow: StateGuardWindow,
    state.HuntWindow: StateHuntWindow,
    state.Hunting: StateHunting,
    state.Prediction: StatePrediction,
    state.RevoltWindow: StateRevoltWindow,
    state.Turn: StateTurn,
    view.SeatView: ViewSeatView,
    view.SultansView: ViewSultansView,
}
