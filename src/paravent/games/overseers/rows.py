"""Reads the fields of this game's classes for their encoders. By tools/rows.py."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from paravent.games.overseers import moves, phases, view
from paravent.tensors.encoders import Fields, Getter, Page, RecordEncoder


@final
class MovesAdmit(RecordEncoder):
    """Reads moves.Admit."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_first: Final = self.fields[0]
        self.of_second: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("moves.Admit", value)
        self.of_first.pick(it.first.index, it.first, page, at, k)
        at += self.of_first.width
        self.of_second.pick(it.second.index, it.second, page, at, k)


@final
class MovesBecome(RecordEncoder):
    """Reads moves.Become."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_character: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("moves.Become", value)
        self.of_character.pick(it.character.index, it.character, page, at, k)


@final
class MovesChoose(RecordEncoder):
    """Reads moves.Choose."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_character: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("moves.Choose", value)
        self.of_character.pick(it.character.index, it.character, page, at, k)


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
class MovesDrain(RecordEncoder):
    """Reads moves.Drain."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("moves.Drain", value)
        self.of_seat.put(it.seat, page, at, k)


@final
class MovesGive(RecordEncoder):
    """Reads moves.Give."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_position: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("moves.Give", value)
        self.of_position.pick(it.position.index, it.position, page, at, k)


@final
class MovesKeep(RecordEncoder):
    """Reads moves.Keep."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_card: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("moves.Keep", value)
        self.of_card.pick(it.card.index, it.card, page, at, k)


@final
class MovesLead(RecordEncoder):
    """Reads moves.Lead."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("moves.Lead", value)
        self.of_seat.put(it.seat, page, at, k)


@final
class MovesLose(RecordEncoder):
    """Reads moves.Lose."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_first: Final = self.fields[0]
        self.of_second: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("moves.Lose", value)
        self.of_first.pick(it.first.index, it.first, page, at, k)
        at += self.of_first.width
        self.of_second.pick(it.second.index, it.second, page, at, k)


@final
class MovesName(RecordEncoder):
    """Reads moves.Name."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("moves.Name", value)
        self.of_seat.put(it.seat, page, at, k)


@final
class MovesPeek(RecordEncoder):
    """Reads moves.Peek."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]
        self.of_first: Final = self.fields[1]
        self.of_second: Final = self.fields[2]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("moves.Peek", value)
        self.of_seat.put(it.seat, page, at, k)
        at += self.of_seat.width
        self.of_first.pick(it.first.index, it.first, page, at, k)
        at += self.of_first.width
        self.of_second.pick(it.second.index, it.second, page, at, k)


@final
class MovesPick(RecordEncoder):
    """Reads moves.Pick."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_cards: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("moves.Pick", value)
        self.of_cards.write(it.cards, page, at, k)


@final
class MovesPlace(RecordEncoder):
    """Reads moves.Place."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_top: Final = self.fields[0]
        self.of_bottom: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("moves.Place", value)
        self.of_top.write(it.top, page, at, k)
        at += self.of_top.width
        k += self.of_top.memory
        self.of_bottom.write(it.bottom, page, at, k)


@final
class MovesRob(RecordEncoder):
    """Reads moves.Rob."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("moves.Rob", value)
        self.of_seat.put(it.seat, page, at, k)


@final
class MovesSlide(RecordEncoder):
    """Reads moves.Slide."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_position: Final = self.fields[0]
        self.of_above: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("moves.Slide", value)
        self.of_position.pick(it.position.index, it.position, page, at, k)
        at += self.of_position.width
        self.of_above.pick(it.above.index, it.above, page, at, k)


@final
class MovesTake(RecordEncoder):
    """Reads moves.Take."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_card: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("moves.Take", value)
        self.of_card.pick(it.card.index, it.card, page, at, k)


@final
class MovesThief(RecordEncoder):
    """Reads moves.Thief."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("moves.Thief", value)
        self.of_seat.put(it.seat, page, at, k)


@final
class MovesTilt(RecordEncoder):
    """Reads moves.Tilt."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_position: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("moves.Tilt", value)
        self.of_position.pick(it.position.index, it.position, page, at, k)


@final
class MovesVote(RecordEncoder):
    """Reads moves.Vote."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("moves.Vote", value)
        self.of_seat.put(it.seat, page, at, k)


@final
class PhasesAccusationTie(RecordEncoder):
    """Reads phases.AccusationTie."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_leader: Final = self.fields[0]
        self.of_tied: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("phases.AccusationTie", value)
        self.of_leader.put(it.leader, page, at, k)
        at += self.of_leader.width
        self.of_tied.write(it.tied, page, at, k)


@final
class PhasesBecoming(RecordEncoder):
    """Reads phases.Becoming."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("phases.Becoming", value)
        self.of_seat.put(it.seat, page, at, k)


@final
class PhasesCharacterChoice(RecordEncoder):
    """Reads phases.CharacterChoice."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("phases.CharacterChoice", value)
        self.of_seat.put(it.seat, page, at, k)


@final
class PhasesCompensation(RecordEncoder):
    """Reads phases.Compensation."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("phases.Compensation", value)
        self.of_seat.put(it.seat, page, at, k)


@final
class PhasesDoubling(RecordEncoder):
    """Reads phases.Doubling."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("phases.Doubling", value)
        self.of_seat.put(it.seat, page, at, k)


@final
class PhasesDraining(RecordEncoder):
    """Reads phases.Draining."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("phases.Draining", value)
        self.of_seat.put(it.seat, page, at, k)


@final
class PhasesGift(RecordEncoder):
    """Reads phases.Gift."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_victim: Final = self.fields[0]
        self.of_thief: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("phases.Gift", value)
        self.of_victim.put(it.victim, page, at, k)
        at += self.of_victim.width
        self.of_thief.put(it.thief, page, at, k)


@final
class PhasesJudgement(RecordEncoder):
    """Reads phases.Judgement."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_accused: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("phases.Judgement", value)
        self.of_accused.put(it.accused, page, at, k)


@final
class PhasesKeeping(RecordEncoder):
    """Reads phases.Keeping."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("phases.Keeping", value)
        self.of_seat.put(it.seat, page, at, k)


@final
class PhasesMercy(RecordEncoder):
    """Reads phases.Mercy."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_leader: Final = self.fields[0]
        self.of_accused: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("phases.Mercy", value)
        self.of_leader.put(it.leader, page, at, k)
        at += self.of_leader.width
        self.of_accused.put(it.accused, page, at, k)


@final
class PhasesPeeking(RecordEncoder):
    """Reads phases.Peeking."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("phases.Peeking", value)
        self.of_seat.put(it.seat, page, at, k)


@final
class PhasesPenalty(RecordEncoder):
    """Reads phases.Penalty."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("phases.Penalty", value)
        self.of_seat.put(it.seat, page, at, k)


@final
class PhasesPick(RecordEncoder):
    """Reads phases.Pick."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_cards: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("phases.Pick", value)
        self.of_cards.put(it.cards, page, at, k)


@final
class PhasesSliding(RecordEncoder):
    """Reads phases.Sliding."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("phases.Sliding", value)
        self.of_seat.put(it.seat, page, at, k)


@final
class PhasesSuccession(RecordEncoder):
    """Reads phases.Succession."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_leader: Final = self.fields[0]
        self.of_tied: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("phases.Succession", value)
        self.of_leader.put(it.leader, page, at, k)
        at += self.of_leader.width
        self.of_tied.write(it.tied, page, at, k)


@final
class PhasesTheft(RecordEncoder):
    """Reads phases.Theft."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_thief: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("phases.Theft", value)
        self.of_thief.put(it.thief, page, at, k)


@final
class PhasesTheftTie(RecordEncoder):
    """Reads phases.TheftTie."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_leader: Final = self.fields[0]
        self.of_tied: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("phases.TheftTie", value)
        self.of_leader.put(it.leader, page, at, k)
        at += self.of_leader.width
        self.of_tied.write(it.tied, page, at, k)


@final
class PhasesTilting(RecordEncoder):
    """Reads phases.Tilting."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("phases.Tilting", value)
        self.of_seat.put(it.seat, page, at, k)


@final
class ViewCardView(RecordEncoder):
    """Reads view.CardView."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_position: Final = self.fields[0]
        self.of_card: Final = self.fields[1]
        self.of_face_up: Final = self.fields[2]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("view.CardView", value)
        self.of_position.pick(it.position.index, it.position, page, at, k)
        at += self.of_position.width
        card = it.card
        if card is None:
            self.of_card.write(None, page, at, k)
        else:
            self.of_card.pick(card.index, card, page, at, k)
        at += self.of_card.width
        self.of_face_up.put(1 if it.face_up else 0, page, at, k)


@final
class ViewHeapView(RecordEncoder):
    """Reads view.HeapView."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_size: Final = self.fields[0]
        self.of_cards: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("view.HeapView", value)
        self.of_size.put(it.size, page, at, k)
        at += self.of_size.width
        self.of_cards.write(it.cards, page, at, k)


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

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("view.OverseerView", value)
        character = it.character
        if character is None:
            self.of_character.write(None, page, at, k)
        else:
            self.of_character.pick(character.index, character, page, at, k)
        at += self.of_character.width
        self.of_pack.write(it.pack, page, at, k)
        at += self.of_pack.width
        k += self.of_pack.memory
        self.of_hand.write(it.hand, page, at, k)
        at += self.of_hand.width
        k += self.of_hand.memory
        self.of_cards.write(it.cards, page, at, k)
        at += self.of_cards.width
        k += self.of_cards.memory
        self.of_next.pick(it.next.index, it.next, page, at, k)
        at += self.of_next.width
        tilt = it.tilt
        if tilt is None:
            self.of_tilt.write(None, page, at, k)
        else:
            self.of_tilt.pick(tilt.index, tilt, page, at, k)
        at += self.of_tilt.width
        tilted = it.tilted
        if tilted is None:
            self.of_tilted.write(None, page, at, k)
        else:
            self.of_tilted.pick(tilted.index, tilted, page, at, k)
        at += self.of_tilted.width
        slid = it.slid
        if slid is None:
            self.of_slid.write(None, page, at, k)
        else:
            self.of_slid.pick(slid.index, slid, page, at, k)
        at += self.of_slid.width
        above = it.above
        if above is None:
            self.of_above.write(None, page, at, k)
        else:
            self.of_above.pick(above.index, above, page, at, k)
        at += self.of_above.width
        self.of_vote.write(it.vote, page, at, k)
        at += self.of_vote.width
        k += self.of_vote.memory
        self.of_worth.write(it.worth, page, at, k)
        at += self.of_worth.width
        k += self.of_worth.memory
        self.of_score.write(it.score, page, at, k)
        at += self.of_score.width
        k += self.of_score.memory
        self.of_total.write(it.total, page, at, k)
        at += self.of_total.width
        k += self.of_total.memory
        self.of_led.put(1 if it.led else 0, page, at, k)


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

    def write_fields(self, value: object, page: Page, at: i64, k: i64) -> None:
        self.check(value)
        it = cast("view.OverseersView", value)
        self.of_seat.write(it.seat, page, at, k)
        at += self.of_seat.width
        k += self.of_seat.memory
        self.of_phase.write(it.phase, page, at, k)
        at += self.of_phase.width
        k += self.of_phase.memory
        self.of_round.put(it.round, page, at, k)
        at += self.of_round.width
        self.of_leader.put(it.leader, page, at, k)
        at += self.of_leader.width
        self.of_overseers.write(it.overseers, page, at, k)
        at += self.of_overseers.width
        k += self.of_overseers.memory
        self.of_aside.put(it.aside, page, at, k)
        at += self.of_aside.width
        self.of_discard.write(it.discard, page, at, k)
        at += self.of_discard.width
        k += self.of_discard.memory
        self.of_laid_out.write(it.laid_out, page, at, k)
        at += self.of_laid_out.width
        k += self.of_laid_out.memory
        self.of_candidates.write(it.candidates, page, at, k)
        at += self.of_candidates.width
        k += self.of_candidates.memory
        self.of_doubled.put(1 if it.doubled else 0, page, at, k)
        at += self.of_doubled.width
        self.of_drawn.write(it.drawn, page, at, k)
        at += self.of_drawn.width
        k += self.of_drawn.memory
        self.of_peeked.write(it.peeked, page, at, k)
        at += self.of_peeked.width
        k += self.of_peeked.memory
        self.of_peeked_at.write(it.peeked_at, page, at, k)
        at += self.of_peeked_at.width
        k += self.of_peeked_at.memory
        self.of_accused.write(it.accused, page, at, k)
        at += self.of_accused.width
        k += self.of_accused.memory
        self.of_revealed.put(1 if it.revealed else 0, page, at, k)
        at += self.of_revealed.width
        self.of_alternate_pass.put(1 if it.alternate_pass else 0, page, at, k)
        at += self.of_alternate_pass.width
        self.of_pick_characters.put(1 if it.pick_characters else 0, page, at, k)
        at += self.of_pick_characters.width
        self.of_liang.write(it.liang, page, at, k)
        at += self.of_liang.width
        k += self.of_liang.memory
        self.of_open_totals.put(1 if it.open_totals else 0, page, at, k)


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
