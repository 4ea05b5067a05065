"""The course of a game: seats come up, rounds are won, points are scored."""

from __future__ import annotations

from typing import Final, cast

from paravent.core.chance import Chance
from paravent.core.rules import Options, Seat, Tell
from paravent.games.sultans.cards import LOYALISTS, REBELS, Side, shuffled_deck
from paravent.games.sultans.events import Dealt, Ended, RoundBegan, RoundEnded, Skipped, TimeRanOut, TurnBegan
from paravent.games.sultans.score import points_of_round, winners
from paravent.games.sultans.seating import are_eliminated, have_revolted
from paravent.games.sultans.state import TURN, SultansState

MOST_ROUNDS: Final = 60


def deal(players: int, options: Options, chance: Chance) -> SultansState:
    """One card each and the spare; a random first seat."""
    deck = shuffled_deck(players, chance)
    s = SultansState(deck[:players], deck[players])
    s.end = cast("str", options["end"])
    s.rounds = cast("int", options["rounds"])
    s.target = cast("int", options["target"])
    s.minutes = cast("int", options["minutes"])
    s.max_laps = cast("int", options["max_laps"])
    s.hunt_revolts = cast("bool", options["hunt_revolts"])
    s.first = chance.below(players)
    come_up(s, s.first, chance, Tell(on=False))
    return s


def end_turn(s: SultansState, chance: Chance, tell: Tell) -> None:
    """S-3 S-21 The active player's bar and mark end with the turn; the next seat comes up."""
    seat = s.active
    s.marked &= ~(1 << seat)
    s.barred[seat] = 0
    come_up(s, left_of(s, seat), chance, tell)


def left_of(s: SultansState, seat: Seat) -> Seat:
    return 0 if seat == s.players - 1 else seat + 1


def come_up(s: SultansState, seat: Seat, chance: Chance, tell: Tell) -> None:
    """S-27 White token, lap limit, the dead passed over, the captured and detained skipped; else the turn."""
    while True:
        s.active = seat
        white = s.white
        if white is not None and white == seat:
            end_round(s, LOYALISTS, "token", chance, tell)
            return
        if seat == s.first:
            s.lap += 1
            if s.lap > s.max_laps:
                end_round(s, None, "laps", chance, tell)
                return
        bit = 1 << seat
        if (s.hidden | s.visible) & bit:
            if not (s.captive | s.detained) & bit:
                break
            if skip(s, seat, chance, tell):
                return
        seat = left_of(s, seat)
    s.phase = TURN[seat]
    if tell.on:
        tell(TurnBegan(seat))


def skip(s: SultansState, seat: Seat, chance: Chance, tell: Tell) -> bool:
    """S-9 S-11 S-19 S-27 A turn is skipped, a detention is over; whether that decides the round."""
    s.detained &= ~(1 << seat)
    s.barred[seat] = 0
    if tell.on:
        tell(Skipped(seat))
    return is_won(s, chance, tell)


def is_won(s: SultansState, chance: Chance, tell: Tell) -> bool:
    """S-11 Whether the change just made wins the round, which then ends: a revolt first, then elimination."""
    if have_revolted(s):
        end_round(s, REBELS, "revolt", chance, tell)
        return True
    if are_eliminated(s):
        end_round(s, LOYALISTS, "elimination", chance, tell)
        return True
    return False


def end_round(s: SultansState, side: Side | None, how: str, chance: Chance, tell: Tell) -> None:
    """S-24 S-25 Points are scored, all cards shown; the game is over or the next round begins."""
    points = points_of_round(s, side)
    for seat in range(s.players):
        s.points[seat] += points[seat]
        if points[seat] == 2:
            s.last_two[seat] = s.round
    if tell.on:
        tell(RoundEnded(s.round, side, how, tuple(s.cards), s.spare, tuple(points)))
    ending = ending_after(s)
    if ending is None:
        begin_round(s, chance, tell)
    else:
        end(s, ending, tell)


def ending_after(s: SultansState) -> str | None:
    """S-25 S-29 What ends the game after this round: points, time, or the number of rounds; None: it goes on."""
    if s.end == "points" and max(s.points) >= s.target:
        return "points"
    if s.time_up:
        return "time"
    return "rounds" if s.round == last_round(s.end, s.rounds) else None


def last_round(end: str, rounds: int) -> int:
    """S-25 The round after which nothing follows, whatever was agreed."""
    return rounds if end == "rounds" else MOST_ROUNDS


def call_time(s: SultansState, tell: Tell) -> None:
    """S-29 The round being played is the last."""
    s.time_up = True
    if tell.on:
        tell(TimeRanOut())


def begin_round(s: SultansState, chance: Chance, tell: Tell) -> None:
    """S-27 New cards; left of the last active player begins."""
    deck = shuffled_deck(s.players, chance)
    s.spare = deck.pop()
    s.cards = deck
    s.hidden = (1 << s.players) - 1
    s.visible = s.detained = s.captive = s.marked = s.lap = 0
    s.barred = [0] * s.players
    s.white = s.side = s.prediction = None
    s.round += 1
    s.first = left_of(s, s.active)
    if tell.on:
        tell(RoundBegan(s.round, s.first))
        for seat in range(s.players):
            tell(Dealt(seat, s.cards[seat]))
    come_up(s, s.first, chance, tell)


def end(s: SultansState, ending: str, tell: Tell) -> None:
    """S-25 The game is over."""
    s.phase = None
    s.ending = ending
    if tell.on:
        tell(Ended(ending, winners(s)))
