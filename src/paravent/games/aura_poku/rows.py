"""Reads the fields of this game's classes for their encoders. By tools/rows.py."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from paravent.core.rules import Seat
from paravent.games.aura_poku import moves, state, view
from paravent.games.aura_poku.state import AuraPokuState
from paravent.games.aura_poku.view import huts_of
from paravent.tensors.encoders import Fields, Getter, ManyEncoder, Page, RecordEncoder


@final
class MovesAccept(RecordEncoder):
    """Reads moves.Accept."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seats: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Accept", value)
        self.of_seats.write(it.seats, page, at, memo)


@final
class MovesAsk(RecordEncoder):
    """Reads moves.Ask."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_gold: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Ask", value)
        self.of_gold.write(it.gold, page, at, memo)


@final
class MovesCall(RecordEncoder):
    """Reads moves.Call."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_gold: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Call", value)
        self.of_gold.write(it.gold, page, at, memo)


@final
class MovesDemand(RecordEncoder):
    """Reads moves.Demand."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_gold: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Demand", value)
        self.of_gold.write(it.gold, page, at, memo)


@final
class MovesOffer(RecordEncoder):
    """Reads moves.Offer."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_gold: Final = self.fields[0]
        self.of_pawns: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Offer", value)
        self.of_gold.put(it.gold, page, at, memo)
        at += self.of_gold.width
        self.of_pawns.put(it.pawns, page, at, memo)


@final
class MovesPlace(RecordEncoder):
    """Reads moves.Place."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_node: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Place", value)
        piece_node = it.node
        self.of_node.pick(piece_node.index, piece_node, page, at, memo)


@final
class MovesStep(RecordEncoder):
    """Reads moves.Step."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_pawn: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Step", value)
        self.of_pawn.put(it.pawn, page, at, memo)


@final
class MovesWalk(RecordEncoder):
    """Reads moves.Walk."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_pawn: Final = self.fields[0]
        self.of_node: Final = self.fields[1]
        self.of_leave: Final = self.fields[2]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("moves.Walk", value)
        self.of_pawn.put(it.pawn, page, at, memo)
        at += self.of_pawn.width
        piece_node = it.node
        self.of_node.pick(piece_node.index, piece_node, page, at, memo)
        at += self.of_node.width
        self.of_leave.put(1 if it.leave else 0, page, at, memo)


@final
class StateAccept(RecordEncoder):
    """Reads state.Accept."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]
        self.of_altar: Final = self.fields[1]
        self.of_demand: Final = self.fields[2]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("state.Accept", value)
        self.of_seat.put(it.seat, page, at, memo)
        at += self.of_seat.width
        piece_altar = it.altar
        self.of_altar.pick(piece_altar.index, piece_altar, page, at, memo)
        at += self.of_altar.width
        self.of_demand.write(it.demand, page, at, memo)


@final
class StateAfter(RecordEncoder):
    """Reads state.After."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("state.After", value)
        self.of_seat.put(it.seat, page, at, memo)


@final
class StateBefore(RecordEncoder):
    """Reads state.Before."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("state.Before", value)
        self.of_seat.put(it.seat, page, at, memo)


@final
class StateHaggle(RecordEncoder):
    """Reads state.Haggle."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]
        self.of_altar: Final = self.fields[1]
        self.of_demand: Final = self.fields[2]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("state.Haggle", value)
        self.of_seat.put(it.seat, page, at, memo)
        at += self.of_seat.width
        piece_altar = it.altar
        self.of_altar.pick(piece_altar.index, piece_altar, page, at, memo)
        at += self.of_altar.width
        self.of_demand.write(it.demand, page, at, memo)


@final
class StateMove(RecordEncoder):
    """Reads state.Move."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]
        self.of_die: Final = self.fields[1]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("state.Move", value)
        self.of_seat.put(it.seat, page, at, memo)
        at += self.of_seat.width
        self.of_die.put(it.die, page, at, memo)


@final
class StateOffers(RecordEncoder):
    """Reads state.Offers."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]
        self.of_altar: Final = self.fields[1]
        self.of_demand: Final = self.fields[2]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("state.Offers", value)
        self.of_seat.put(it.seat, page, at, memo)
        at += self.of_seat.width
        piece_altar = it.altar
        self.of_altar.pick(piece_altar.index, piece_altar, page, at, memo)
        at += self.of_altar.width
        self.of_demand.write(it.demand, page, at, memo)


@final
class StatePlacing(RecordEncoder):
    """Reads state.Placing."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("state.Placing", value)
        self.of_seat.put(it.seat, page, at, memo)


@final
class ViewAuraPokuView(RecordEncoder):
    """Reads view.AuraPokuView."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_seat: Final = self.fields[0]
        self.of_phase: Final = self.fields[1]
        self.of_board: Final = self.fields[2]
        self.of_round: Final = self.fields[3]
        self.of_first: Final = self.fields[4]
        self.of_players: Final = self.fields[5]
        self.of_obstacles: Final = self.fields[6]
        self.of_sources: Final = self.fields[7]
        self.of_passed: Final = self.fields[8]
        self.of_taken: Final = self.fields[9]
        self.of_free: Final = self.fields[10]
        self.of_persecutor: Final = self.fields[11]
        self.of_steps: Final = self.fields[12]
        self.of_rings: Final = self.fields[13]
        self.of_bag: Final = self.fields[14]
        self.of_pile: Final = self.fields[15]
        self.of_moved: Final = self.fields[16]
        self.of_sacrificed: Final = self.fields[17]
        self.of_negotiated: Final = self.fields[18]
        self.of_leftover: Final = self.fields[19]
        self.of_haggling: Final = self.fields[20]
        self.of_first_pays: Final = self.fields[21]
        self.of_rings_to_move: Final = self.fields[22]
        self.of_last_takes_all: Final = self.fields[23]
        self.of_max_rounds: Final = self.fields[24]
        self.of_ending: Final = self.fields[25]
        self.looks = True

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("view.AuraPokuView", value)
        self.of_seat.write(it.seat, page, at, memo)
        at += self.of_seat.width
        memo += self.of_seat.memory
        self.of_phase.write(it.phase, page, at, memo)
        at += self.of_phase.width
        memo += self.of_phase.memory
        self.of_board.write(it.board, page, at, memo)
        at += self.of_board.width
        memo += self.of_board.memory
        self.of_round.put(it.round, page, at, memo)
        at += self.of_round.width
        self.of_first.put(it.first, page, at, memo)
        at += self.of_first.width
        self.of_players.write(it.players, page, at, memo)
        at += self.of_players.width
        memo += self.of_players.memory
        self.of_obstacles.write(it.obstacles, page, at, memo)
        at += self.of_obstacles.width
        memo += self.of_obstacles.memory
        self.of_sources.write(it.sources, page, at, memo)
        at += self.of_sources.width
        memo += self.of_sources.memory
        self.of_passed.write(it.passed, page, at, memo)
        at += self.of_passed.width
        memo += self.of_passed.memory
        self.of_taken.write(it.taken, page, at, memo)
        at += self.of_taken.width
        memo += self.of_taken.memory
        self.of_free.write(it.free, page, at, memo)
        at += self.of_free.width
        memo += self.of_free.memory
        self.of_persecutor.put(it.persecutor, page, at, memo)
        at += self.of_persecutor.width
        self.of_steps.put(it.steps, page, at, memo)
        at += self.of_steps.width
        self.of_rings.put(it.rings, page, at, memo)
        at += self.of_rings.width
        self.of_bag.put(it.bag, page, at, memo)
        at += self.of_bag.width
        self.of_pile.put(it.pile, page, at, memo)
        at += self.of_pile.width
        self.of_moved.put(1 if it.moved else 0, page, at, memo)
        at += self.of_moved.width
        self.of_sacrificed.put(1 if it.sacrificed else 0, page, at, memo)
        at += self.of_sacrificed.width
        self.of_negotiated.put(1 if it.negotiated else 0, page, at, memo)
        at += self.of_negotiated.width
        self.of_leftover.put(it.leftover, page, at, memo)
        at += self.of_leftover.width
        self.of_haggling.put(1 if it.haggling else 0, page, at, memo)
        at += self.of_haggling.width
        self.of_first_pays.put(it.first_pays, page, at, memo)
        at += self.of_first_pays.width
        self.of_rings_to_move.put(it.rings_to_move, page, at, memo)
        at += self.of_rings_to_move.width
        self.of_last_takes_all.put(1 if it.last_takes_all else 0, page, at, memo)
        at += self.of_last_takes_all.width
        self.of_max_rounds.put(it.max_rounds, page, at, memo)
        at += self.of_max_rounds.width
        self.of_ending.write(it.ending, page, at, memo)

    def look(self, page: Page, at: i64, memo: i64, s: AuraPokuState, seat: Seat | None) -> None:
        nodes = s.board.nodes
        self.of_seat.write(seat, page, at, memo)
        at += self.of_seat.width
        memo += self.of_seat.memory
        self.of_phase.write(s.phase, page, at, memo)
        at += self.of_phase.width
        memo += self.of_phase.memory
        self.of_board.write(s.board.name, page, at, memo)
        at += self.of_board.width
        memo += self.of_board.memory
        self.of_round.put(s.round, page, at, memo)
        at += self.of_round.width
        self.of_first.put(s.first, page, at, memo)
        at += self.of_first.width
        loop_players = cast("ManyEncoder", self.of_players)
        row_players = cast("ViewPlayerView", loop_players.item)
        number_players: i64 = 0
        for player in range(s.players):
            loop_players.enter(number_players)
            at_players = at + loop_players.first + number_players * row_players.width
            memo_players = memo + number_players * row_players.memory
            row_players.look_at_player(page, at_players, memo_players, s, player, seat)
            number_players += 1
        loop_players.leave(number_players, page, at, memo)
        at += self.of_players.width
        memo += self.of_players.memory
        self.of_obstacles.write([nodes[place] for place in s.obstacles], page, at, memo)
        at += self.of_obstacles.width
        memo += self.of_obstacles.memory
        self.of_sources.write([coins for coins in s.sources], page, at, memo)
        at += self.of_sources.width
        memo += self.of_sources.memory
        self.of_passed.write([[k for k in range(len(seats)) if seats[k]] for seats in s.passed], page, at, memo)
        at += self.of_passed.width
        memo += self.of_passed.memory
        self.of_taken.write(s.huts, page, at, memo)
        at += self.of_taken.width
        memo += self.of_taken.memory
        self.of_free.write(s.board.huts[len(s.huts):], page, at, memo)
        at += self.of_free.width
        memo += self.of_free.memory
        self.of_persecutor.put(s.persecutor, page, at, memo)
        at += self.of_persecutor.width
        self.of_steps.put(s.board.steps, page, at, memo)
        at += self.of_steps.width
        self.of_rings.put(s.rings, page, at, memo)
        at += self.of_rings.width
        self.of_bag.put(len(s.bag), page, at, memo)
        at += self.of_bag.width
        self.of_pile.put(len(s.pile), page, at, memo)
        at += self.of_pile.width
        self.of_moved.put(1 if s.moved else 0, page, at, memo)
        at += self.of_moved.width
        self.of_sacrificed.put(1 if s.sacrificed else 0, page, at, memo)
        at += self.of_sacrificed.width
        self.of_negotiated.put(1 if s.negotiated else 0, page, at, memo)
        at += self.of_negotiated.width
        self.of_leftover.put(s.leftover, page, at, memo)
        at += self.of_leftover.width
        self.of_haggling.put(1 if s.haggling else 0, page, at, memo)
        at += self.of_haggling.width
        self.of_first_pays.put(s.first_pays, page, at, memo)
        at += self.of_first_pays.width
        self.of_rings_to_move.put(s.rings_to_move, page, at, memo)
        at += self.of_rings_to_move.width
        self.of_last_takes_all.put(1 if s.last_takes_all else 0, page, at, memo)
        at += self.of_last_takes_all.width
        self.of_max_rounds.put(s.max_rounds, page, at, memo)
        at += self.of_max_rounds.width
        self.of_ending.write(s.ending, page, at, memo)

    def write_look(self, state: object, seat: Seat | None, page: Page, at: i64, memo: i64) -> None:
        self.look(page, at, memo, cast("AuraPokuState", state), seat)


@final
class ViewPlayerView(RecordEncoder):
    """Reads view.PlayerView."""

    def __init__(self, name: str, made: type, getter: Getter, fields: Fields, *, settled: bool) -> None:
        super().__init__(name, made, getter, fields, settled=settled)
        self.of_pawns: Final = self.fields[0]
        self.of_huts: Final = self.fields[1]
        self.of_offer: Final = self.fields[2]
        self.of_words: Final = self.fields[3]
        self.of_purse: Final = self.fields[4]
        self.of_card: Final = self.fields[5]
        self.of_score: Final = self.fields[6]

    def write_fields(self, value: object, page: Page, at: i64, memo: i64) -> None:
        self.check(value)
        it = cast("view.PlayerView", value)
        self.of_pawns.write(it.pawns, page, at, memo)
        at += self.of_pawns.width
        memo += self.of_pawns.memory
        self.of_huts.write(it.huts, page, at, memo)
        at += self.of_huts.width
        memo += self.of_huts.memory
        self.of_offer.write(it.offer, page, at, memo)
        at += self.of_offer.width
        memo += self.of_offer.memory
        self.of_words.put(it.words, page, at, memo)
        at += self.of_words.width
        self.of_purse.write(it.purse, page, at, memo)
        at += self.of_purse.width
        memo += self.of_purse.memory
        self.of_card.write(it.card, page, at, memo)
        at += self.of_card.width
        memo += self.of_card.memory
        self.of_score.write(it.score, page, at, memo)

    def look_at_player(self, page: Page, at: i64, memo: i64, s: AuraPokuState, player: Seat, seat: Seat | None) -> None:
        over = s.phase is None
        purse, huts = (s.purses[player], huts_of(s, player))
        self.of_pawns.write([s.board.nodes[place] for place in s.pawns[player]], page, at, memo)
        at += self.of_pawns.width
        memo += self.of_pawns.memory
        self.of_huts.write(huts, page, at, memo)
        at += self.of_huts.width
        memo += self.of_huts.memory
        self.of_offer.write(s.offers[player], page, at, memo)
        at += self.of_offer.width
        memo += self.of_offer.memory
        self.of_words.put(s.words[player], page, at, memo)
        at += self.of_words.width
        self.of_purse.write(purse if over or player == seat else None, page, at, memo)
        at += self.of_purse.width
        memo += self.of_purse.memory
        self.of_card.write(s.cards[player] if player == seat else None, page, at, memo)
        at += self.of_card.width
        memo += self.of_card.memory
        self.of_score.write(purse + sum(huts) if over else None, page, at, memo)


ROWS: Final[dict[type, type[RecordEncoder]]] = {
    moves.Accept: MovesAccept,
    moves.Ask: MovesAsk,
    moves.Call: MovesCall,
    moves.Demand: MovesDemand,
    moves.Offer: MovesOffer,
    moves.Place: MovesPlace,
    moves.Step: MovesStep,
    moves.Walk: MovesWalk,
    state.Accept: StateAccept,
    state.After: StateAfter,
    state.Before: StateBefore,
    state.Haggle: StateHaggle,
    state.Move: StateMove,
    state.Offers: StateOffers,
    state.Placing: StatePlacing,
    view.AuraPokuView: ViewAuraPokuView,
    view.PlayerView: ViewPlayerView,
}
