"""Reads the fields of this game's classes for their encoders. By tools/rows.py."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from paravent.core.rules import Seat
from paravent.games.commandments import moves, state, view
from paravent.games.commandments.judging import suggested
from paravent.games.commandments.state import CommandmentsState, Judge
from paravent.games.commandments.view import HEAPS, look_at_ritual, secrets_of, veiled
from paravent.tensors.encoders import Fields, Getter, Page, RecordEncoder


@final
class MovesGesture(RecordEncoder):
    """Reads moves.Gesture."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_gesture: Final = self.fields[0]
        self.of_to: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Gesture", value)
        piece_gesture = it.gesture
        self.of_gesture.pick(piece_gesture.index, piece_gesture, page, at, memo)
        at += self.of_gesture.width
        self.of_to.write(it.to, page, at, memo)


@final
class MovesMark(RecordEncoder):
    """Reads moves.Mark."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_cards: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Mark", value)
        self.of_cards.write(it.cards, page, at, memo)


@final
class MovesOrdain(RecordEncoder):
    """Reads moves.Ordain."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_first: Final = self.fields[0]
        self.of_second: Final = self.fields[1]
        self.of_taboo: Final = self.fields[2]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Ordain", value)
        self.of_first.write(it.first, page, at, memo)
        at += self.of_first.width
        memo += self.of_first.memory
        self.of_second.write(it.second, page, at, memo)
        at += self.of_second.width
        memo += self.of_second.memory
        self.of_taboo.write(it.taboo, page, at, memo)


@final
class MovesPut(RecordEncoder):
    """Reads moves.Put."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_area: Final = self.fields[0]
        self.of_stance: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Put", value)
        piece_area = it.area
        self.of_area.pick(piece_area.index, piece_area, page, at, memo)
        at += self.of_area.width
        piece_stance = it.stance
        self.of_stance.pick(piece_stance.index, piece_stance, page, at, memo)


@final
class MovesSay(RecordEncoder):
    """Reads moves.Say."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_text: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Say", value)
        self.of_text.write(it.text, page, at, memo)


@final
class MovesSet(RecordEncoder):
    """Reads moves.Set."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_area: Final = self.fields[0]
        self.of_stance: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Set", value)
        piece_area = it.area
        self.of_area.pick(piece_area.index, piece_area, page, at, memo)
        at += self.of_area.width
        piece_stance = it.stance
        self.of_stance.pick(piece_stance.index, piece_stance, page, at, memo)


@final
class MovesTake(RecordEncoder):
    """Reads moves.Take."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_colour: Final = self.fields[0]
        self.of_area: Final = self.fields[1]
        self.of_stance: Final = self.fields[2]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Take", value)
        piece_colour = it.colour
        self.of_colour.pick(piece_colour.index, piece_colour, page, at, memo)
        at += self.of_colour.width
        piece_area = it.area
        self.of_area.pick(piece_area.index, piece_area, page, at, memo)
        at += self.of_area.width
        piece_stance = it.stance
        self.of_stance.pick(piece_stance.index, piece_stance, page, at, memo)


@final
class StatePerform(RecordEncoder):
    """Reads state.Perform."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_novice: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("state.Perform", value)
        self.of_novice.put(it.novice, page, at, memo)


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

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("state.Ritual", value)
        self.of_priestess.put(it.priestess, page, at, memo)
        at += self.of_priestess.width
        self.of_commandments.write(it.commandments, page, at, memo)
        at += self.of_commandments.width
        memo += self.of_commandments.memory
        self.of_taboo.write(it.taboo, page, at, memo)
        at += self.of_taboo.width
        memo += self.of_taboo.memory
        self.of_discarded.write(it.discarded, page, at, memo)
        at += self.of_discarded.width
        memo += self.of_discarded.memory
        self.of_verdicts.write(it.verdicts, page, at, memo)
        at += self.of_verdicts.width
        memo += self.of_verdicts.memory
        self.of_gains.write(it.gains, page, at, memo)
        at += self.of_gains.width
        memo += self.of_gains.memory
        self.of_fallen.put(1 if it.fallen else 0, page, at, memo)


@final
class StateTurn(RecordEncoder):
    """Reads state.Turn."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_performance: Final = self.fields[0]
        self.of_verdict: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("state.Turn", value)
        self.of_performance.write(it.performance, page, at, memo)
        at += self.of_performance.width
        memo += self.of_performance.memory
        self.of_verdict.write(it.verdict, page, at, memo)


@final
class StateVerdict(RecordEncoder):
    """Reads state.Verdict."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_novice: Final = self.fields[0]
        self.of_announced: Final = self.fields[1]
        self.of_karma: Final = self.fields[2]
        self.of_marks: Final = self.fields[3]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("state.Verdict", value)
        self.of_novice.put(it.novice, page, at, memo)
        at += self.of_novice.width
        self.of_announced.write(it.announced, page, at, memo)
        at += self.of_announced.width
        memo += self.of_announced.memory
        self.of_karma.put(it.karma, page, at, memo)
        at += self.of_karma.width
        self.of_marks.write(it.marks, page, at, memo)


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
        self.looks = True

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("view.CommandmentsView", value)
        self.of_seat.write(it.seat, page, at, memo)
        at += self.of_seat.width
        memo += self.of_seat.memory
        self.of_phase.write(it.phase, page, at, memo)
        at += self.of_phase.width
        memo += self.of_phase.memory
        self.of_players.put(it.players, page, at, memo)
        at += self.of_players.width
        self.of_priestess.put(it.priestess, page, at, memo)
        at += self.of_priestess.width
        self.of_round.put(it.round, page, at, memo)
        at += self.of_round.width
        self.of_backs.write(it.backs, page, at, memo)
        at += self.of_backs.width
        memo += self.of_backs.memory
        self.of_secrets.write(it.secrets, page, at, memo)
        at += self.of_secrets.width
        memo += self.of_secrets.memory
        self.of_board.write(it.board, page, at, memo)
        at += self.of_board.width
        memo += self.of_board.memory
        self.of_unset.put(it.unset, page, at, memo)
        at += self.of_unset.width
        self.of_performance.write(it.performance, page, at, memo)
        at += self.of_performance.width
        memo += self.of_performance.memory
        self.of_turns.write(it.turns, page, at, memo)
        at += self.of_turns.width
        memo += self.of_turns.memory
        self.of_fate.put(it.fate, page, at, memo)
        at += self.of_fate.width
        self.of_gains.write(it.gains, page, at, memo)
        at += self.of_gains.width
        memo += self.of_gains.memory
        self.of_karma.write(it.karma, page, at, memo)
        at += self.of_karma.width
        memo += self.of_karma.memory
        self.of_rituals.write(it.rituals, page, at, memo)
        at += self.of_rituals.width
        memo += self.of_rituals.memory
        self.of_actions.put(it.actions, page, at, memo)
        at += self.of_actions.width
        self.of_artefacts.put(it.artefacts, page, at, memo)
        at += self.of_artefacts.width
        self.of_gestures.put(it.gestures, page, at, memo)
        at += self.of_gestures.width
        self.of_judge.write(it.judge, page, at, memo)
        at += self.of_judge.width
        memo += self.of_judge.memory
        self.of_no_markers.put(1 if it.no_markers else 0, page, at, memo)
        at += self.of_no_markers.width
        self.of_setting.write(it.setting, page, at, memo)
        at += self.of_setting.width
        memo += self.of_setting.memory
        self.of_blanks.write(it.blanks, page, at, memo)

    def look(self, page: Page, at: i64, memo: i64, s: CommandmentsState, seat: Seat | None) -> None:
        is_hers = seat == s.priestess and s.phase is not None
        veil = s.no_markers and seat != s.priestess
        self.of_seat.write(seat, page, at, memo)
        at += self.of_seat.width
        memo += self.of_seat.memory
        self.of_phase.write(s.phase, page, at, memo)
        at += self.of_phase.width
        memo += self.of_phase.memory
        self.of_players.put(s.players, page, at, memo)
        at += self.of_players.width
        self.of_priestess.put(s.priestess, page, at, memo)
        at += self.of_priestess.width
        self.of_round.put(s.round, page, at, memo)
        at += self.of_round.width
        self.of_backs.write([card.kind for card in s.places], page, at, memo)
        at += self.of_backs.width
        memo += self.of_backs.memory
        self.of_secrets.write(secrets_of(s) if is_hers else None, page, at, memo)
        at += self.of_secrets.width
        memo += self.of_secrets.memory
        self.of_board.write([HEAPS[slot][height] for slot, height in enumerate(s.board) if height], page, at, memo)
        at += self.of_board.width
        memo += self.of_board.memory
        self.of_unset.put(s.unset, page, at, memo)
        at += self.of_unset.width
        self.of_performance.write(s.performance, page, at, memo)
        at += self.of_performance.width
        memo += self.of_performance.memory
        self.of_turns.write([veiled(turn) for turn in s.turns] if veil else s.turns, page, at, memo)
        at += self.of_turns.width
        memo += self.of_turns.memory
        self.of_fate.put(s.fate, page, at, memo)
        at += self.of_fate.width
        self.of_gains.write(s.gains, page, at, memo)
        at += self.of_gains.width
        memo += self.of_gains.memory
        self.of_karma.write(s.karma, page, at, memo)
        at += self.of_karma.width
        memo += self.of_karma.memory
        self.of_rituals.write([look_at_ritual(s, held, seat) for held in range(len(s.rituals))], page, at, memo)
        at += self.of_rituals.width
        memo += self.of_rituals.memory
        self.of_actions.put(len(s.actions), page, at, memo)
        at += self.of_actions.width
        self.of_artefacts.put(len(s.artefacts), page, at, memo)
        at += self.of_artefacts.width
        self.of_gestures.put(s.gestures, page, at, memo)
        at += self.of_gestures.width
        self.of_judge.write(s.judge, page, at, memo)
        at += self.of_judge.width
        memo += self.of_judge.memory
        self.of_no_markers.put(1 if s.no_markers else 0, page, at, memo)
        at += self.of_no_markers.width
        self.of_setting.write(s.setting, page, at, memo)
        at += self.of_setting.width
        memo += self.of_setting.memory
        self.of_blanks.write([card.face for card in s.blanks], page, at, memo)

    def write_look(self, state: object, seat: Seat | None, page: Page, at: i64, memo: i64) -> None:
        self.look(page, at, memo, cast("CommandmentsState", state), seat)


@final
class ViewSecrets(RecordEncoder):
    """Reads view.Secrets."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_hand: Final = self.fields[0]
        self.of_cards: Final = self.fields[1]
        self.of_discarded: Final = self.fields[2]
        self.of_suggestion: Final = self.fields[3]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("view.Secrets", value)
        self.of_hand.write(it.hand, page, at, memo)
        at += self.of_hand.width
        memo += self.of_hand.memory
        self.of_cards.write(it.cards, page, at, memo)
        at += self.of_cards.width
        memo += self.of_cards.memory
        self.of_discarded.write(it.discarded, page, at, memo)
        at += self.of_discarded.width
        memo += self.of_discarded.memory
        self.of_suggestion.write(it.suggestion, page, at, memo)

    def secrets_of(self, page: Page, at: i64, memo: i64, s: CommandmentsState) -> None:
        hand, cards = (tuple([card.id for card in s.hand]), tuple([card.id for card in s.places]))
        suggestion = suggested(s) if isinstance(s.phase, Judge) else None
        self.of_hand.write(hand, page, at, memo)
        at += self.of_hand.width
        memo += self.of_hand.memory
        self.of_cards.write(cards, page, at, memo)
        at += self.of_cards.width
        memo += self.of_cards.memory
        self.of_discarded.write(None if s.discarded is None else s.discarded.id, page, at, memo)
        at += self.of_discarded.width
        memo += self.of_discarded.memory
        self.of_suggestion.write(suggestion, page, at, memo)


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
