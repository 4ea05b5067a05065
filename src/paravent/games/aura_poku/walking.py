"""Walking: where a roll can take a pawn, and what it meets on the way."""

from __future__ import annotations

from typing import Final

from paravent.core.rules import Move, Seat, Tell
from paravent.games.aura_poku.altars import draw, put_card_back, sacrificer
from paravent.games.aura_poku.board import COURT, ROUND, VILLAGE
from paravent.games.aura_poku.ending import end
from paravent.games.aura_poku.events import CoinLeft, Housed, Left, SourcePassed, Walked
from paravent.games.aura_poku.moves import PAWNS, STAY, Walk
from paravent.games.aura_poku.state import AuraPokuState, put

PRICE_TO_LEAVE: Final = 3


def walks(s: AuraPokuState, seat: Seat, die: int) -> list[Move]:
    """A-4 A-5 A-8 Where each pawn can go; `stay` when the only one outside the village stands on an altar."""
    found: list[Move] = []
    on_altar = sacrificer(s, seat)
    for pawn in range(PAWNS):
        if s.pawns[seat][pawn] == s.board.village:
            continue
        if pawn != on_altar:
            add_walks(s, s.pawns[seat][pawn], die, pawn, found, altars=on_altar is None)
        elif s.purses[seat] >= PRICE_TO_LEAVE:
            add_walks(s, s.board.beside[s.pawns[seat][pawn]], die, pawn, found, altars=True)
    if on_altar is not None and s.pawns[seat].count(s.board.village) == PAWNS - 1:
        found.append(STAY)
    return found


def add_walks(s: AuraPokuState, start: int, die: int, pawn: int, found: list[Move], *, altars: bool) -> None:
    """A-4 A-5 A-7 Count the roll off along the path, past taken spaces; stop early at courts and in the village."""
    board, taken, place = s.board, s.taken, start
    while die > 0:
        place += 1
        kind = board.kinds[place]
        if kind == ROUND and taken[place]:
            continue
        die -= 1
        if die == 0 or kind in (COURT, VILLAGE):
            add_walk(s, start, place, place, pawn, found)
        if kind == COURT and altars and not taken[board.beside[place]]:
            add_walk(s, start, place, board.beside[place], pawn, found)
        if kind == VILLAGE:
            return


def add_walk(s: AuraPokuState, start: int, reached: int, place: int, pawn: int, found: list[Move]) -> None:
    """A-25 A walk past a source that has a coin exists twice: the coin is taken, or left."""
    board = s.board
    found.append(board.walks[pawn][place])
    for source in range(board.before[start], board.before[reached]):
        if s.sources[source]:
            found.append(board.leaves[pawn][place])
            return


def walk(s: AuraPokuState, seat: Seat, move: Walk, tell: Tell) -> None:
    """Leave, walk, pass the sources on the way, and arrive."""
    board, pawn, place = s.board, move.pawn, s.board.place[move.node.index]
    origin = s.pawns[seat][pawn]
    start = origin
    if origin > board.village:
        leave(s, seat, pawn, tell)
        start = board.beside[origin]
    put(s, seat, pawn, place)
    if tell.on:
        tell(Walked(seat, pawn, board.nodes[origin], board.nodes[place]))
    reached = board.beside[place] if place > board.village else place
    for source in range(board.before[start], board.before[reached]):
        pass_source(s, seat, move, source, tell)
    if place > board.village:
        draw(s, seat, tell)
    elif place == board.village:
        settle(s, seat, pawn, tell)


def leave(s: AuraPokuState, seat: Seat, pawn: int, tell: Tell) -> None:
    """A-8 A-9 Leaving an altar on foot costs 3 gold; the card goes back under the pile."""
    s.purses[seat] -= PRICE_TO_LEAVE
    s.bank += PRICE_TO_LEAVE
    put_card_back(s, seat)
    if tell.on:
        tell(Left(seat, pawn, s.board.nodes[s.pawns[seat][pawn]], PRICE_TO_LEAVE))


def pass_source(s: AuraPokuState, seat: Seat, move: Walk, source: int, tell: Tell) -> None:
    """A-15 A-21 A-25 The source pays its top coin, or to the last player, by that option, all that is left; if they are taken."""
    coins = s.sources[source]
    s.passed[source][seat] = True
    if move.leave and coins:
        if tell.on:
            tell(CoinLeft(seat, move.pawn, source + 1))
        return
    taken = coins if s.last_takes_all and is_last(s, seat, source) else coins[:1]
    s.sources[source] = coins[len(taken) :]
    s.purses[seat] += sum(taken)
    if tell.on:
        tell(SourcePassed(seat, move.pawn, source + 1, tuple(taken)))


def is_last(s: AuraPokuState, seat: Seat, source: int) -> bool:
    """A-21 Every other player has passed the source, or has all pawns beyond it."""
    for other in range(len(s.pawns)):
        if other != seat and not s.passed[source][other] and not all_beyond(s, other, source):
            return False
    return True


def all_beyond(s: AuraPokuState, seat: Seat, source: int) -> bool:
    board = s.board
    for place in s.pawns[seat]:
        reached = board.beside[place] if place > board.village else place
        if board.before[reached] <= source:
            return False
    return True


def settle(s: AuraPokuState, seat: Seat, pawn: int, tell: Tell) -> None:
    """A-6 A-24 The pawn takes the highest free hut; three home or the last hut end the game."""
    s.huts.append(seat)
    if tell.on:
        tell(Housed(seat, pawn, s.board.huts[len(s.huts) - 1]))
    if s.pawns[seat].count(s.board.village) == PAWNS:
        end(s, "three-home", tell)
    elif len(s.huts) == len(s.board.huts):
        end(s, "huts-full", tell)
