"""Reads the fields of this game's classes for their encoders. By tools/rows.py."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from paravent.games.commandments import moves, state, view
from paravent.tensors.encoders import Fields, Getter, Page, RecordEncoder


@final
class MovesGesture(RecordEncoder):
    """Reads moves.Gesture."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_gesture: Final = self.fields[0]
        self.of_to: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("moves.Gesture", value)
        self.of_gesture.pick(it.gesture.index, it.gesture, page, at, k)
        at += self.of_gesture.width
        self.of_to.write(it.to, page, at, k)


@final
class MovesMark(RecordEncoder):
    """Reads moves.Mark."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_cards: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("moves.Mark", value)
        self.of_cards.write(it.cards, page, at, k)


@final
class MovesOrdain(RecordEncoder):
    """Reads moves.Ordain."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_first: Final = self.fields[0]
        self.of_second: Final = self.fields[1]
        self.of_taboo: Final = self.fields[2]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("moves.Ordain", value)
        self.of_first.write(it.first, page, at, k)
        at += self.of_first.width
        k += self.of_first.memory
        self.of_second.write(it.second, page, at, k)
        at += self.of_second.width
        k += self.of_second.memory
        self.of_taboo.write(it.taboo, page, at, k)


@final
class MovesPut(RecordEncoder):
    """Reads moves.Put."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_area: Final = self.fields[0]
        self.of_stance: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("moves.Put", value)
        self.of_area.pick(it.area.index, it.area, page, at, k)
        at += self.of_area.width
        self.of_stance.pick(it.stance.index, it.stance, page, at, k)


@final
class MovesSay(RecordEncoder):
    """Reads moves.Say."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_text: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("moves.Say", value)
        self.of_text.write(it.text, page, at, k)


@final
class MovesSet(RecordEncoder):
    """Reads moves.Set."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_area: Final = self.fields[0]
        self.of_stance: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("moves.Set", value)
        self.of_area.pick(it.area.index, it.area, page, at, k)
        at += self.of_area.width
        self.of_stance.pick(it.stance.index, it.stance, page, at, k)


@final
class MovesTake(RecordEncoder):
    """Reads moves.Take."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_colour: Final = self.fields[0]
        self.of_area: Final = self.fields[1]
        self.of_stance: Final = self.fields[2]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("moves.Take", value)
        self.of_colour.pick(it.colour.index, it.colour, page, at, k)
        at += self.of_colour.width
        self.of_area.pick(it.area.index, it.area, page, at, k)
        at += self.of_area.width
        self.of_stance.pick(it.stance.index, it.stance, page, at, k)


@final
class StatePerform(RecordEncoder):
    """Reads state.Perform."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_novice: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("state.Perform", value)
        self.of_novice.put(it.novice, page, at, k)


@final
class StateRitual(RecordEncoder):
    """Reads state.Ritual."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_priestess: Final = self.fields[0]
        self.of_commandments: Final = self.fields[1]
        self.of_taboo: Final = self.fields[2]
        self.of_discarded: Final = self.fields[3]
        self.of_verdicts: Final = self.fields[4]
        self.of_gains: Final = self.fields[5]
        self.of_fallen: Final = self.fields[6]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("state.Ritual", value)
        self.of_priestess.put(it.priestess, page, at, k)
        at += self.of_priestess.width
        self.of_commandments.write(it.commandments, page, at, k)
        at += self.of_commandments.width
        k += self.of_commandments.memory
        self.of_taboo.write(it.taboo, page, at, k)
        at += self.of_taboo.width
        k += self.of_taboo.memory
        self.of_discarded.write(it.discarded, page, at, k)
        at += self.of_discarded.width
        k += self.of_discarded.memory
        self.of_verdicts.write(it.verdicts, page, at, k)
        at += self.of_verdicts.width
        k += self.of_verdicts.memory
        self.of_gains.write(it.gains, page, at, k)
        at += self.of_gains.width
        k += self.of_gains.memory
        self.of_fallen.put(1 if it.fallen else 0, page, at, k)


@final
class StateTurn(RecordEncoder):
    """Reads state.Turn."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_performance: Final = self.fields[0]
        self.of_verdict: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("state.Turn", value)
        self.of_performance.write(it.performance, page, at, k)
        at += self.of_performance.width
        k += self.of_performance.memory
        self.of_verdict.write(it.verdict, page, at, k)


@final
class StateVerdict(RecordEncoder):
    """Reads state.Verdict."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_novice: Final = self.fields[0]
        self.of_announced: Final = self.fields[1]
        self.of_karma: Final = self.fields[2]
        self.of_marks: Final = self.fields[3]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("state.Verdict", value)
        self.of_novice.put(it.novice, page, at, k)
        at += self.of_novice.width
        self.of_announced.write(it.announced, page, at, k)
        at += self.of_announced.width
        k += self.of_announced.memory
        self.of_karma.put(it.karma, page, at, k)
        at += self.of_karma.width
        self.of_marks.write(it.marks, page, at, k)


@final
class ViewCommandmentsView(RecordEncoder):
    """Reads view.CommandmentsView."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]
        self.of_phase: Final = self.fields[1]
        self.of_players: Final = self.fields[2]
        self.of_priestess: Final = self.fields[3]
        self.of_round: Final = self.fields[4]
        self.of_backs: Final = self.fields[5]
        self.of_secrets: Final = self.fields[6]
        self.of_board: Final = self.fields[7]
        self.of_unset: Final = self.fields[8]
        self.of_performance: Final = self.fields[9]
        self.of_turns: Final = self.fields[10]
        self.of_fate: Final = self.fields[11]
        self.of_gains: Final = self.fields[12]
        self.of_karma: Final = self.fields[13]
        self.of_rituals: Final = self.fields[14]
        self.of_actions: Final = self.fields[15]
        self.of_artefacts: Final = self.fields[16]
        self.of_gestures: Final = self.fields[17]
        self.of_judge: Final = self.fields[18]
        self.of_no_markers: Final = self.fields[19]
        self.of_setting: Final = self.fields[20]
        self.of_blanks: Final = self.fields[21]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("view.CommandmentsView", value)
        self.of_seat.write(it.seat, page, at, k)
        at += self.of_seat.width
        k += self.of_seat.memory
        self.of_phase.write(it.phase, page, at, k)
        at += self.of_phase.width
        k += self.of_phase.memory
        self.of_players.put(it.players, page, at, k)
        at += self.of_players.width
        self.of_priestess.put(it.priestess, page, at, k)
        at += self.of_priestess.width
        self.of_round.put(it.round, page, at, k)
        at += self.of_round.width
        self.of_backs.write(it.backs, page, at, k)
        at += self.of_backs.width
        k += self.of_backs.memory
        self.of_secrets.write(it.secrets, page, at, k)
        at += self.of_secrets.width
        k += self.of_secrets.memory
        self.of_board.write(it.board, page, at, k)
        at += self.of_board.width
        k += self.of_board.memory
        self.of_unset.put(it.unset, page, at, k)
        at += self.of_unset.width
        self.of_performance.write(it.performance, page, at, k)
        at += self.of_performance.width
        k += self.of_performance.memory
        self.of_turns.write(it.turns, page, at, k)
        at += self.of_turns.width
        k += self.of_turns.memory
        self.of_fate.put(it.fate, page, at, k)
        at += self.of_fate.width
        self.of_gains.write(it.gains, page, at, k)
        at += self.of_gains.width
        k += self.of_gains.memory
        self.of_karma.write(it.karma, page, at, k)
        at += self.of_karma.width
        k += self.of_karma.memory
        self.of_rituals.write(it.rituals, page, at, k)
        at += self.of_rituals.width
        k += self.of_rituals.memory
        self.of_actions.put(it.actions, page, at, k)
        at += self.of_actions.width
        self.of_artefacts.put(it.artefacts, page, at, k)
        at += self.of_artefacts.width
        self.of_gestures.put(it.gestures, page, at, k)
        at += self.of_gestures.width
        self.of_judge.write(it.judge, page, at, k)
        at += self.of_judge.width
        k += self.of_judge.memory
        self.of_no_markers.put(1 if it.no_markers else 0, page, at, k)
        at += self.of_no_markers.width
        self.of_setting.write(it.setting, page, at, k)
        at += self.of_setting.width
        k += self.of_setting.memory
        self.of_blanks.write(it.blanks, page, at, k)


@final
class ViewSecrets(RecordEncoder):
    """Reads view.Secrets."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_hand: Final = self.fields[0]
        self.of_cards: Final = self.fields[1]
        self.of_discarded: Final = self.fields[2]
        self.of_suggestion: Final = self.fields[3]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("view.Secrets", value)
        self.of_hand.write(it.hand, page, at, k)
        at += self.of_hand.width
        k += self.of_hand.memory
        self.of_cards.write(it.cards, page, at, k)
        at += self.of_cards.width
        k += self.of_cards.memory
        self.of_discarded.write(it.discarded, page, at, k)
        at += self.of_discarded.width
        k += self.of_discarded.memory
        self.of_suggestion.write(it.suggestion, page, at, k)


ROWS: Final[dict[type, type[RecordEncoder]]] = {
    moves.Gesture: MovesGesture,
    moves.Mark: MovesMark,
    moves.Ordain: MovesOrdain,
    moves.Put: MovesPut,
    moves.Say: MovesSay,
    moves.Set: MovesSet,
    moves.Take: MovesTake,
    state.Perform: StatePerform,
    state.Ritual: StateRitual,
    state.Turn: StateTurn,
    state.Verdict: StateVerdict,
    view.CommandmentsView: ViewCommandmentsView,
    view.Secrets: ViewSecrets,
}
