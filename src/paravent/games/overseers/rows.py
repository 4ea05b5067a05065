"""Reads the fields of this game's classes for their encoders. By tools/rows.py."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from paravent.core.rules import Seat
from paravent.games.overseers import moves, phases, view
from paravent.games.overseers.cards import POSITIONS, Bundle, Position, size, traits_in
from paravent.games.overseers.phases import asked
from paravent.games.overseers.state import OverseersState
from paravent.games.overseers.view import is_meixiu, may_search
from paravent.tensors.encoders import Fields, Getter, ManyEncoder, Page, RecordEncoder


@final
class MovesAdmit(RecordEncoder):
    """Reads moves.Admit."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_first: Final = self.fields[0]
        self.of_second: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Admit", value)
        piece_first = it.first
        self.of_first.pick(piece_first.index, piece_first, page, at, memo)
        at += self.of_first.width
        piece_second = it.second
        self.of_second.pick(piece_second.index, piece_second, page, at, memo)


@final
class MovesBecome(RecordEncoder):
    """Reads moves.Become."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_character: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Become", value)
        piece_character = it.character
        self.of_character.pick(piece_character.index, piece_character, page, at, memo)


@final
class MovesChoose(RecordEncoder):
    """Reads moves.Choose."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_character: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Choose", value)
        piece_character = it.character
        self.of_character.pick(piece_character.index, piece_character, page, at, memo)


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
class MovesDrain(RecordEncoder):
    """Reads moves.Drain."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Drain", value)
        self.of_seat.put(it.seat, page, at, memo)


@final
class MovesGive(RecordEncoder):
    """Reads moves.Give."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_position: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Give", value)
        piece_position = it.position
        self.of_position.pick(piece_position.index, piece_position, page, at, memo)


@final
class MovesKeep(RecordEncoder):
    """Reads moves.Keep."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_card: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Keep", value)
        piece_card = it.card
        self.of_card.pick(piece_card.index, piece_card, page, at, memo)


@final
class MovesLead(RecordEncoder):
    """Reads moves.Lead."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Lead", value)
        self.of_seat.put(it.seat, page, at, memo)


@final
class MovesLose(RecordEncoder):
    """Reads moves.Lose."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_first: Final = self.fields[0]
        self.of_second: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Lose", value)
        piece_first = it.first
        self.of_first.pick(piece_first.index, piece_first, page, at, memo)
        at += self.of_first.width
        piece_second = it.second
        self.of_second.pick(piece_second.index, piece_second, page, at, memo)


@final
class MovesName(RecordEncoder):
    """Reads moves.Name."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Name", value)
        self.of_seat.put(it.seat, page, at, memo)


@final
class MovesPeek(RecordEncoder):
    """Reads moves.Peek."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]
        self.of_first: Final = self.fields[1]
        self.of_second: Final = self.fields[2]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Peek", value)
        self.of_seat.put(it.seat, page, at, memo)
        at += self.of_seat.width
        piece_first = it.first
        self.of_first.pick(piece_first.index, piece_first, page, at, memo)
        at += self.of_first.width
        piece_second = it.second
        self.of_second.pick(piece_second.index, piece_second, page, at, memo)


@final
class MovesPick(RecordEncoder):
    """Reads moves.Pick."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_cards: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Pick", value)
        self.of_cards.write(it.cards, page, at, memo)


@final
class MovesPlace(RecordEncoder):
    """Reads moves.Place."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_top: Final = self.fields[0]
        self.of_bottom: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Place", value)
        self.of_top.write(it.top, page, at, memo)
        at += self.of_top.width
        memo += self.of_top.memory
        self.of_bottom.write(it.bottom, page, at, memo)


@final
class MovesRob(RecordEncoder):
    """Reads moves.Rob."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Rob", value)
        self.of_seat.put(it.seat, page, at, memo)


@final
class MovesSlide(RecordEncoder):
    """Reads moves.Slide."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_position: Final = self.fields[0]
        self.of_above: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Slide", value)
        piece_position = it.position
        self.of_position.pick(piece_position.index, piece_position, page, at, memo)
        at += self.of_position.width
        piece_above = it.above
        self.of_above.pick(piece_above.index, piece_above, page, at, memo)


@final
class MovesTake(RecordEncoder):
    """Reads moves.Take."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_card: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Take", value)
        piece_card = it.card
        self.of_card.pick(piece_card.index, piece_card, page, at, memo)


@final
class MovesThief(RecordEncoder):
    """Reads moves.Thief."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Thief", value)
        self.of_seat.put(it.seat, page, at, memo)


@final
class MovesTilt(RecordEncoder):
    """Reads moves.Tilt."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_position: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Tilt", value)
        piece_position = it.position
        self.of_position.pick(piece_position.index, piece_position, page, at, memo)


@final
class MovesVote(RecordEncoder):
    """Reads moves.Vote."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Vote", value)
        self.of_seat.put(it.seat, page, at, memo)


@final
class PhasesAccusationTie(RecordEncoder):
    """Reads phases.AccusationTie."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_leader: Final = self.fields[0]
        self.of_tied: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("phases.AccusationTie", value)
        self.of_leader.put(it.leader, page, at, memo)
        at += self.of_leader.width
        self.of_tied.write(it.tied, page, at, memo)


@final
class PhasesBecoming(RecordEncoder):
    """Reads phases.Becoming."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("phases.Becoming", value)
        self.of_seat.put(it.seat, page, at, memo)


@final
class PhasesCharacterChoice(RecordEncoder):
    """Reads phases.CharacterChoice."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("phases.CharacterChoice", value)
        self.of_seat.put(it.seat, page, at, memo)


@final
class PhasesCompensation(RecordEncoder):
    """Reads phases.Compensation."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("phases.Compensation", value)
        self.of_seat.put(it.seat, page, at, memo)


@final
class PhasesDoubling(RecordEncoder):
    """Reads phases.Doubling."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("phases.Doubling", value)
        self.of_seat.put(it.seat, page, at, memo)


@final
class PhasesDraining(RecordEncoder):
    """Reads phases.Draining."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("phases.Draining", value)
        self.of_seat.put(it.seat, page, at, memo)


@final
class PhasesGift(RecordEncoder):
    """Reads phases.Gift."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_victim: Final = self.fields[0]
        self.of_thief: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("phases.Gift", value)
        self.of_victim.put(it.victim, page, at, memo)
        at += self.of_victim.width
        self.of_thief.put(it.thief, page, at, memo)


@final
class PhasesJudgement(RecordEncoder):
    """Reads phases.Judgement."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_accused: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("phases.Judgement", value)
        self.of_accused.put(it.accused, page, at, memo)


@final
class PhasesKeeping(RecordEncoder):
    """Reads phases.Keeping."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("phases.Keeping", value)
        self.of_seat.put(it.seat, page, at, memo)


@final
class PhasesMercy(RecordEncoder):
    """Reads phases.Mercy."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_leader: Final = self.fields[0]
        self.of_accused: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("phases.Mercy", value)
        self.of_leader.put(it.leader, page, at, memo)
        at += self.of_leader.width
        self.of_accused.put(it.accused, page, at, memo)


@final
class PhasesPeeking(RecordEncoder):
    """Reads phases.Peeking."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("phases.Peeking", value)
        self.of_seat.put(it.seat, page, at, memo)


@final
class PhasesPenalty(RecordEncoder):
    """Reads phases.Penalty."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("phases.Penalty", value)
        self.of_seat.put(it.seat, page, at, memo)


@final
class PhasesPick(RecordEncoder):
    """Reads phases.Pick."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_cards: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("phases.Pick", value)
        self.of_cards.put(it.cards, page, at, memo)


@final
class PhasesSliding(RecordEncoder):
    """Reads phases.Sliding."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("phases.Sliding", value)
        self.of_seat.put(it.seat, page, at, memo)


@final
class PhasesSuccession(RecordEncoder):
    """Reads phases.Succession."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_leader: Final = self.fields[0]
        self.of_tied: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("phases.Succession", value)
        self.of_leader.put(it.leader, page, at, memo)
        at += self.of_leader.width
        self.of_tied.write(it.tied, page, at, memo)


@final
class PhasesTheft(RecordEncoder):
    """Reads phases.Theft."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_thief: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("phases.Theft", value)
        self.of_thief.put(it.thief, page, at, memo)


@final
class PhasesTheftTie(RecordEncoder):
    """Reads phases.TheftTie."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_leader: Final = self.fields[0]
        self.of_tied: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("phases.TheftTie", value)
        self.of_leader.put(it.leader, page, at, memo)
        at += self.of_leader.width
        self.of_tied.write(it.tied, page, at, memo)


@final
class PhasesTilting(RecordEncoder):
    """Reads phases.Tilting."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("phases.Tilting", value)
        self.of_seat.put(it.seat, page, at, memo)


@final
class ViewCardView(RecordEncoder):
    """Reads view.CardView."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_position: Final = self.fields[0]
        self.of_card: Final = self.fields[1]
        self.of_face_up: Final = self.fields[2]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("view.CardView", value)
        piece_position = it.position
        self.of_position.pick(piece_position.index, piece_position, page, at, memo)
        at += self.of_position.width
        piece_card = it.card
        if piece_card is None:
            self.of_card.write(None, page, at, memo)
        else:
            self.of_card.pick(piece_card.index, piece_card, page, at, memo)
        at += self.of_card.width
        self.of_face_up.put(1 if it.face_up else 0, page, at, memo)

    def look_at_card(self, page: Page, at: i64, memo: i64, s: OverseersState, other: Seat, position: Position, seat: Seat | None) -> None:
        overseer = s.overseers[other]
        shown = s.is_shown(other, position)
        face_up = shown and (s.revealed or position is not overseer.slid)
        known = shown or other == seat or (other == s.peeked and position in s.peeked_at and is_meixiu(s, seat))
        piece_position = position
        self.of_position.pick(piece_position.index, piece_position, page, at, memo)
        at += self.of_position.width
        piece_card = overseer.at(position) if known else None
        if piece_card is None:
            self.of_card.write(None, page, at, memo)
        else:
            self.of_card.pick(piece_card.index, piece_card, page, at, memo)
        at += self.of_card.width
        self.of_face_up.put(1 if face_up else 0, page, at, memo)


@final
class ViewHeapView(RecordEncoder):
    """Reads view.HeapView."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_size: Final = self.fields[0]
        self.of_cards: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("view.HeapView", value)
        self.of_size.put(it.size, page, at, memo)
        at += self.of_size.width
        self.of_cards.write(it.cards, page, at, memo)

    def heap(self, page: Page, at: i64, memo: i64, cards: Bundle, *, known: bool) -> None:
        self.of_size.put(size(cards), page, at, memo)
        at += self.of_size.width
        self.of_cards.write(traits_in(cards) if known else None, page, at, memo)


@final
class ViewOverseerView(RecordEncoder):
    """Reads view.OverseerView."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_character: Final = self.fields[0]
        self.of_pack: Final = self.fields[1]
        self.of_hand: Final = self.fields[2]
        self.of_cards: Final = self.fields[3]
        self.of_next: Final = self.fields[4]
        self.of_tilt: Final = self.fields[5]
        self.of_tilted: Final = self.fields[6]
        self.of_slid: Final = self.fields[7]
        self.of_above: Final = self.fields[8]
        self.of_vote: Final = self.fields[9]
        self.of_worth: Final = self.fields[10]
        self.of_score: Final = self.fields[11]
        self.of_total: Final = self.fields[12]
        self.of_led: Final = self.fields[13]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("view.OverseerView", value)
        piece_character = it.character
        if piece_character is None:
            self.of_character.write(None, page, at, memo)
        else:
            self.of_character.pick(piece_character.index, piece_character, page, at, memo)
        at += self.of_character.width
        self.of_pack.write(it.pack, page, at, memo)
        at += self.of_pack.width
        memo += self.of_pack.memory
        self.of_hand.write(it.hand, page, at, memo)
        at += self.of_hand.width
        memo += self.of_hand.memory
        self.of_cards.write(it.cards, page, at, memo)
        at += self.of_cards.width
        memo += self.of_cards.memory
        piece_next = it.next
        self.of_next.pick(piece_next.index, piece_next, page, at, memo)
        at += self.of_next.width
        piece_tilt = it.tilt
        if piece_tilt is None:
            self.of_tilt.write(None, page, at, memo)
        else:
            self.of_tilt.pick(piece_tilt.index, piece_tilt, page, at, memo)
        at += self.of_tilt.width
        piece_tilted = it.tilted
        if piece_tilted is None:
            self.of_tilted.write(None, page, at, memo)
        else:
            self.of_tilted.pick(piece_tilted.index, piece_tilted, page, at, memo)
        at += self.of_tilted.width
        piece_slid = it.slid
        if piece_slid is None:
            self.of_slid.write(None, page, at, memo)
        else:
            self.of_slid.pick(piece_slid.index, piece_slid, page, at, memo)
        at += self.of_slid.width
        piece_above = it.above
        if piece_above is None:
            self.of_above.write(None, page, at, memo)
        else:
            self.of_above.pick(piece_above.index, piece_above, page, at, memo)
        at += self.of_above.width
        self.of_vote.write(it.vote, page, at, memo)
        at += self.of_vote.width
        memo += self.of_vote.memory
        self.of_worth.write(it.worth, page, at, memo)
        at += self.of_worth.width
        memo += self.of_worth.memory
        self.of_score.write(it.score, page, at, memo)
        at += self.of_score.width
        memo += self.of_score.memory
        self.of_total.write(it.total, page, at, memo)
        at += self.of_total.width
        memo += self.of_total.memory
        self.of_led.put(1 if it.led else 0, page, at, memo)

    def look_at(self, page: Page, at: i64, memo: i64, s: OverseersState, other: Seat, seat: Seat | None) -> None:
        overseer, own = (s.overseers[other], other == seat)
        counted = own or s.open_totals or s.phase is None
        piece_character = overseer.character
        if piece_character is None:
            self.of_character.write(None, page, at, memo)
        else:
            self.of_character.pick(piece_character.index, piece_character, page, at, memo)
        at += self.of_character.width
        row_pack = cast("ViewHeapView", self.of_pack)
        row_pack.heap(page, at, memo, overseer.pack, known=own)
        at += self.of_pack.width
        memo += self.of_pack.memory
        row_hand = cast("ViewHeapView", self.of_hand)
        row_hand.heap(page, at, memo, overseer.hand, known=own)
        at += self.of_hand.width
        memo += self.of_hand.memory
        loop_cards = cast("ManyEncoder", self.of_cards)
        row_cards = cast("ViewCardView", loop_cards.item)
        number_cards: i64 = 0
        for place in overseer.places():
            loop_cards.enter(number_cards)
            at_cards = at + loop_cards.first + number_cards * row_cards.width
            memo_cards = memo + number_cards * row_cards.memory
            row_cards.look_at_card(page, at_cards, memo_cards, s, other, POSITIONS[place], seat)
            number_cards += 1
        loop_cards.leave(number_cards, page, at, memo)
        at += self.of_cards.width
        memo += self.of_cards.memory
        piece_next = POSITIONS[len(overseer.cards)]
        self.of_next.pick(piece_next.index, piece_next, page, at, memo)
        at += self.of_next.width
        piece_tilt = overseer.tilt
        if piece_tilt is None:
            self.of_tilt.write(None, page, at, memo)
        else:
            self.of_tilt.pick(piece_tilt.index, piece_tilt, page, at, memo)
        at += self.of_tilt.width
        piece_tilted = overseer.tilted if own or overseer.tilt_shown else None
        if piece_tilted is None:
            self.of_tilted.write(None, page, at, memo)
        else:
            self.of_tilted.pick(piece_tilted.index, piece_tilted, page, at, memo)
        at += self.of_tilted.width
        piece_slid = overseer.slid
        if piece_slid is None:
            self.of_slid.write(None, page, at, memo)
        else:
            self.of_slid.pick(piece_slid.index, piece_slid, page, at, memo)
        at += self.of_slid.width
        piece_above = overseer.above
        if piece_above is None:
            self.of_above.write(None, page, at, memo)
        else:
            self.of_above.pick(piece_above.index, piece_above, page, at, memo)
        at += self.of_above.width
        self.of_vote.write(overseer.vote, page, at, memo)
        at += self.of_vote.width
        memo += self.of_vote.memory
        self.of_worth.write(overseer.round_score() if overseer.cards and (own or s.revealed) else None, page, at, memo)
        at += self.of_worth.width
        memo += self.of_worth.memory
        self.of_score.write(overseer.score, page, at, memo)
        at += self.of_score.width
        memo += self.of_score.memory
        self.of_total.write(overseer.total if counted else None, page, at, memo)
        at += self.of_total.width
        memo += self.of_total.memory
        self.of_led.put(1 if overseer.led else 0, page, at, memo)


@final
class ViewOverseersView(RecordEncoder):
    """Reads view.OverseersView."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]
        self.of_phase: Final = self.fields[1]
        self.of_round: Final = self.fields[2]
        self.of_leader: Final = self.fields[3]
        self.of_overseers: Final = self.fields[4]
        self.of_aside: Final = self.fields[5]
        self.of_discard: Final = self.fields[6]
        self.of_laid_out: Final = self.fields[7]
        self.of_candidates: Final = self.fields[8]
        self.of_doubled: Final = self.fields[9]
        self.of_drawn: Final = self.fields[10]
        self.of_peeked: Final = self.fields[11]
        self.of_peeked_at: Final = self.fields[12]
        self.of_accused: Final = self.fields[13]
        self.of_revealed: Final = self.fields[14]
        self.of_alternate_pass: Final = self.fields[15]
        self.of_pick_characters: Final = self.fields[16]
        self.of_liang: Final = self.fields[17]
        self.of_open_totals: Final = self.fields[18]
        self.looks = True

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("view.OverseersView", value)
        self.of_seat.write(it.seat, page, at, memo)
        at += self.of_seat.width
        memo += self.of_seat.memory
        self.of_phase.write(it.phase, page, at, memo)
        at += self.of_phase.width
        memo += self.of_phase.memory
        self.of_round.put(it.round, page, at, memo)
        at += self.of_round.width
        self.of_leader.put(it.leader, page, at, memo)
        at += self.of_leader.width
        self.of_overseers.write(it.overseers, page, at, memo)
        at += self.of_overseers.width
        memo += self.of_overseers.memory
        self.of_aside.put(it.aside, page, at, memo)
        at += self.of_aside.width
        self.of_discard.write(it.discard, page, at, memo)
        at += self.of_discard.width
        memo += self.of_discard.memory
        self.of_laid_out.write(it.laid_out, page, at, memo)
        at += self.of_laid_out.width
        memo += self.of_laid_out.memory
        self.of_candidates.write(it.candidates, page, at, memo)
        at += self.of_candidates.width
        memo += self.of_candidates.memory
        self.of_doubled.put(1 if it.doubled else 0, page, at, memo)
        at += self.of_doubled.width
        self.of_drawn.write(it.drawn, page, at, memo)
        at += self.of_drawn.width
        memo += self.of_drawn.memory
        self.of_peeked.write(it.peeked, page, at, memo)
        at += self.of_peeked.width
        memo += self.of_peeked.memory
        self.of_peeked_at.write(it.peeked_at, page, at, memo)
        at += self.of_peeked_at.width
        memo += self.of_peeked_at.memory
        self.of_accused.write(it.accused, page, at, memo)
        at += self.of_accused.width
        memo += self.of_accused.memory
        self.of_revealed.put(1 if it.revealed else 0, page, at, memo)
        at += self.of_revealed.width
        self.of_alternate_pass.put(1 if it.alternate_pass else 0, page, at, memo)
        at += self.of_alternate_pass.width
        self.of_pick_characters.put(1 if it.pick_characters else 0, page, at, memo)
        at += self.of_pick_characters.width
        self.of_liang.write(it.liang, page, at, memo)
        at += self.of_liang.width
        memo += self.of_liang.memory
        self.of_open_totals.put(1 if it.open_totals else 0, page, at, memo)

    def look(self, page: Page, at: i64, memo: i64, s: OverseersState, seat: Seat | None) -> None:
        own = s.phase is not None and asked(s.phase, []) == [seat]
        self.of_seat.write(seat, page, at, memo)
        at += self.of_seat.width
        memo += self.of_seat.memory
        self.of_phase.write(s.phase, page, at, memo)
        at += self.of_phase.width
        memo += self.of_phase.memory
        self.of_round.put(s.round, page, at, memo)
        at += self.of_round.width
        self.of_leader.put(s.leader, page, at, memo)
        at += self.of_leader.width
        loop_overseers = cast("ManyEncoder", self.of_overseers)
        row_overseers = cast("ViewOverseerView", loop_overseers.item)
        number_overseers: i64 = 0
        for other in range(s.players):
            loop_overseers.enter(number_overseers)
            at_overseers = at + loop_overseers.first + number_overseers * row_overseers.width
            memo_overseers = memo + number_overseers * row_overseers.memory
            row_overseers.look_at(page, at_overseers, memo_overseers, s, other, seat)
            number_overseers += 1
        loop_overseers.leave(number_overseers, page, at, memo)
        at += self.of_overseers.width
        memo += self.of_overseers.memory
        self.of_aside.put(size(s.aside), page, at, memo)
        at += self.of_aside.width
        row_discard = cast("ViewHeapView", self.of_discard)
        row_discard.heap(page, at, memo, s.discard, known=may_search(s, seat))
        at += self.of_discard.width
        memo += self.of_discard.memory
        self.of_laid_out.write(s.laid_out, page, at, memo)
        at += self.of_laid_out.width
        memo += self.of_laid_out.memory
        self.of_candidates.write(s.candidates if own and s.candidates else None, page, at, memo)
        at += self.of_candidates.width
        memo += self.of_candidates.memory
        self.of_doubled.put(1 if s.doubled else 0, page, at, memo)
        at += self.of_doubled.width
        row_drawn = cast("ViewHeapView", self.of_drawn)
        row_drawn.heap(page, at, memo, s.drawn, known=own and s.drawn != 0)
        at += self.of_drawn.width
        memo += self.of_drawn.memory
        self.of_peeked.write(s.peeked, page, at, memo)
        at += self.of_peeked.width
        memo += self.of_peeked.memory
        self.of_peeked_at.write(s.peeked_at, page, at, memo)
        at += self.of_peeked_at.width
        memo += self.of_peeked_at.memory
        self.of_accused.write(s.accused, page, at, memo)
        at += self.of_accused.width
        memo += self.of_accused.memory
        self.of_revealed.put(1 if s.revealed else 0, page, at, memo)
        at += self.of_revealed.width
        self.of_alternate_pass.put(1 if s.alternate_pass else 0, page, at, memo)
        at += self.of_alternate_pass.width
        self.of_pick_characters.put(1 if s.pick_characters else 0, page, at, memo)
        at += self.of_pick_characters.width
        self.of_liang.write('per_card' if s.per_card else 'steal', page, at, memo)
        at += self.of_liang.width
        memo += self.of_liang.memory
        self.of_open_totals.put(1 if s.open_totals else 0, page, at, memo)

    def write_look(self, state: object, seat: Seat | None, page: Page, at: i64, memo: i64) -> None:
        self.look(page, at, memo, cast("OverseersState", state), seat)


ROWS: Final[dict[type, type[RecordEncoder]]] = {
    moves.Admit: MovesAdmit,
    moves.Become: MovesBecome,
    moves.Choose: MovesChoose,
    moves.Discard: MovesDiscard,
    moves.Drain: MovesDrain,
    moves.Give: MovesGive,
    moves.Keep: MovesKeep,
    moves.Lead: MovesLead,
    moves.Lose: MovesLose,
    moves.Name: MovesName,
    moves.Peek: MovesPeek,
    moves.Pick: MovesPick,
    moves.Place: MovesPlace,
    moves.Rob: MovesRob,
    moves.Slide: MovesSlide,
    moves.Take: MovesTake,
    moves.Thief: MovesThief,
    moves.Tilt: MovesTilt,
    moves.Vote: MovesVote,
    phases.AccusationTie: PhasesAccusationTie,
    phases.Becoming: PhasesBecoming,
    phases.CharacterChoice: PhasesCharacterChoice,
    phases.Compensation: PhasesCompensation,
    phases.Doubling: PhasesDoubling,
    phases.Draining: PhasesDraining,
    phases.Gift: PhasesGift,
    phases.Judgement: PhasesJudgement,
    phases.Keeping: PhasesKeeping,
    phases.Mercy: PhasesMercy,
    phases.Peeking: PhasesPeeking,
    phases.Penalty: PhasesPenalty,
    phases.Pick: PhasesPick,
    phases.Sliding: PhasesSliding,
    phases.Succession: PhasesSuccession,
    phases.Theft: PhasesTheft,
    phases.TheftTie: PhasesTheftTie,
    phases.Tilting: PhasesTilting,
    view.CardView: ViewCardView,
    view.HeapView: ViewHeapView,
    view.OverseerView: ViewOverseerView,
    view.OverseersView: ViewOverseersView,
}
