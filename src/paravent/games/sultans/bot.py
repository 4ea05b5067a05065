"""A subject of Karaya who remembers what was seen, acts for the side of the card in hand, and hides when it gets hot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from paravent.bots.bot import Bot, Prompt
from paravent.bots.forgetful import ForgetfulBot
from paravent.bots.temperament import EVEN, Temperament
from paravent.core.chance import Chance
from paravent.core.rules import Event, Move, Seat, View
from paravent.games.sultans.cards import (
    ASSASSIN,
    DANCER,
    DRIVER,
    GUARD,
    LOYALISTS,
    REBELS,
    SLAVE,
    SULTAN,
    TELLER,
    VIZIER,
    Role,
    Side,
    in_deck,
)
from paravent.games.sultans.events import Exchanged, EyesOpened, Gazed, Looked, Missed, Revealed, Swapped
from paravent.games.sultans.moves import (
    Avoid,
    Capture,
    Dance,
    Detain,
    Exchange,
    Execute,
    Force,
    Gaze,
    Hide,
    Hunt,
    Intervene,
    Join,
    Keep,
    Kill,
    Look,
    Pass,
    Predict,
    Reveal,
    Revolt,
    Stop,
    Swap,
)
from paravent.games.sultans.state import Forced, GuardWindow, HuntWindow, Turn
from paravent.games.sultans.view import SeatView, SultansView
from paravent.games.sultans.worlds import this_round

PATIENCE: Final = 4  # laps after which a gamble is better than another look
GAMBLE: Final = 3  # one turn in so many is one, then
SLIP: Final = 2  # one secret choice in so many is an exchange
LAPS: Final = 2  # that a point of patience adds; one of impatience takes
PRIZED: Final = (SULTAN, GUARD)  # whose side wins twice as often, in games between these bots
TRADE: Final = 2  # one chance in so many to take such a card is used: who always did would be robbed in turn
SHOW: Final = 8  # one question in so many, his own or another's, finds a sultan who was looked at tired of hiding
STAND: Final = 2  # and one turn in so many a guard
NUDGE: Final = 4  # of so many secret choices one more is an exchange, for each point of bluff


@final
class Notes:
    """What one seat has seen of the others' cards this round, carried along when cards are seen to move."""

    def __init__(self, history: Sequence[Event]) -> None:
        self.cards: dict[Seat | None, Role] = {}  # None is the spare
        self.no_slaves: set[Seat] = set()
        for event in this_round(history):
            self.take(event)

    def take(self, event: Event) -> None:
        match event:
            case Looked(_, target, card) if card is not None:
                self.cards[target] = card
            case Gazed(_, targets, cards) if cards is not None:
                self.cards.update(zip(targets, cards, strict=True))
            case Revealed(seat, card):
                self.cards[seat] = card
            case Missed(_, target):
                self.no_slaves.add(target)
            case Swapped(seat, partner, gave, got) | Exchanged(seat, partner, gave, got):
                self.swap(seat, partner, gave, got)
            case EyesOpened(seat):
                # Whoever hid may hold anything now; that others' cards may have changed is a risk worth taking.
                self.forget(seat)

    def swap(self, seat: Seat, partner: Seat | None, gave: Role | None, got: Role | None) -> None:
        mine, theirs = gave or self.cards.get(seat), got or self.cards.get(partner)
        self.forget(seat)
        self.forget(partner)
        if theirs is not None:
            self.cards[seat] = theirs
        if mine is not None:
            self.cards[partner] = mine

    def forget(self, place: Seat | None) -> None:
        self.cards.pop(place, None)
        if place is not None:
            self.no_slaves.discard(place)


@final
class SultansBot(Bot):
    """Takes the first of its rules that has something to do."""

    def __init__(self, temper: Temperament = EVEN) -> None:
        self.temper: Final = temper

    def tempered(self, temper: Temperament) -> SultansBot:
        return SultansBot(temper)

    def choose(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move:
        assert isinstance(view, SultansView)
        if len(prompt.moves) == 1:
            return prompt.moves[0]
        mind = Mind(view, prompt, history, chance, self.temper)
        for rule in (
            mind.react,
            mind.choose_in_the_dark,
            mind.predict,
            mind.act,
            mind.escape,
            mind.gamble,
            mind.trade,
            mind.look,
        ):
            move = rule()
            if move is not None:
                return move
        return chance.choice(prompt.moves)

    def interject(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move | None:
        assert isinstance(view, SultansView)
        mind = Mind(view, prompt, history, chance, self.temper)
        if not isinstance(prompt.standing[0], Reveal):
            return None
        return prompt.standing[0] if mind.is_safe_to_reign() or mind.is_tired_of_hiding(SHOW) else None


@final
class Mind:
    """What a player makes of one moment."""

    def __init__(
        self, view: SultansView, prompt: Prompt, history: Sequence[Event], chance: Chance, temper: Temperament = EVEN
    ) -> None:
        self.view = view
        self.temper = temper
        self.patience = max(1, PATIENCE + LAPS * temper.patience)
        self.lookers = lookers_at(prompt.seat, history)
        self.foes = self.lookers if temper.grudge > 0 else frozenset()
        self.seat = prompt.seat
        self.moves = prompt.moves
        self.chance = chance
        self.notes = Notes(history)
        card = view.seats[prompt.seat].card
        assert card is not None
        self.card = card
        self.ring = [seat for seat, shown in enumerate(view.seats) if shown.face != "dead"]

    # The rules, first to last

    def react(self) -> Move | None:
        """Guards intervene, slaves join what can win, the sultan would rather be detained than seen with assassins about."""
        passing = self.first(Pass)
        if passing is None:
            return None
        if isinstance(self.view.phase, GuardWindow):
            return self.first(Intervene) or passing
        if self.card is SLAVE and self.may_succeed():
            return self.first(Join) or passing
        if self.card is GUARD or self.is_safe_to_reign():
            return self.first(Avoid) or passing
        return passing

    def choose_in_the_dark(self) -> Move | None:
        """Others know the card that went down, so now and then it changes hands."""
        keep = self.first(Keep)
        exchanges = [move for move in self.moves if isinstance(move, Exchange)]
        if keep is None:
            return None
        return self.chance.choice(exchanges) if self.wants_to_exchange() else keep

    def predict(self) -> Move | None:
        side = self.likely_winner()
        return next((move for move in self.moves if isinstance(move, Predict) and move.side is side), None)

    def act(self) -> Move | None:
        """For the side of the card in hand, when something is to be gained at once."""
        if self.card is SULTAN:
            return self.at(Execute, ASSASSIN) if self.is_visible(self.seat) or self.is_last_assassin() else None
        if self.card is GUARD:
            return self.detain()
        if self.card is ASSASSIN:
            return self.at(Kill, SULTAN)
        if self.card is SLAVE:
            return self.first(Revolt) if self.may_succeed() else None
        return self.act_as_neutral()

    def detain(self) -> Move | None:
        """An assassin; a slave when a revolt is near; if the vizier forces it or the card is seen, anybody who is no friend."""
        found = self.at(Detain, ASSASSIN) or (self.at(Detain, SLAVE) if self.revolt_is_near() else None)
        if found is not None or not self.first(Detain):
            return found
        forced = isinstance(self.view.phase, Forced) or (not self.is_visible(self.seat) and self.is_tired_of_hiding(STAND))
        return self.any_of(Detain) if forced else None

    def act_as_neutral(self) -> Move | None:
        if self.card is DRIVER:
            return self.at(Hunt, SLAVE) or self.at(Capture, SLAVE) or self.first(Stop)
        if self.card is DANCER:
            near = [self.known(seat) for seat in self.beside(self.seat)]
            return self.first(Dance) if GUARD in near else None
        if self.card is VIZIER:
            return self.force()
        return self.any_of(Gaze) if self.card is TELLER and self.view.lap > 1 else None

    def force(self) -> Move | None:
        """An assassin whose sultan is known, or the last slave of a revolt; a sultan without enemies for the loyalists."""
        for move in self.moves:
            if isinstance(move, Force):
                role, rebels = self.known(move.target), move.side is REBELS
                if role is ASSASSIN and rebels and SULTAN in map(self.known, self.ring):
                    return move
                if role is SLAVE and rebels and self.may_succeed(move.target):
                    return move
                if role is SULTAN and not rebels and self.assassins_left() == 0:
                    return move
        return None

    def escape(self) -> Move | None:
        """Hide when visible among those who kill or detain."""
        if not self.is_visible(self.seat) or self.card in (DANCER, DRIVER, VIZIER):
            return self.first(Hide) if self.card is TELLER else None
        hunted = {SULTAN: ASSASSIN, ASSASSIN: GUARD, SLAVE: SULTAN}.get(self.card)
        danger = [seat for seat in self.ring if self.is_visible(seat) and self.view.seats[seat].card is hunted]
        return self.first(Hide) if any(self.is_free(seat) for seat in danger) else None

    def gamble(self) -> Move | None:
        """After some laps anything is better than waiting; in the last one, after which nobody scores, than looking."""
        if not isinstance(self.view.phase, Turn):
            return None
        often = max(1, GAMBLE - self.temper.bluff)
        if self.view.lap < self.view.max_laps and (self.view.lap <= self.patience or self.chance.below(often)):
            return None
        kinds = (Kill, Force, Hunt, Gaze, Dance, Execute, Revolt, Swap)
        return next((move for move in map(self.any_of, kinds) if move is not None), None)

    def trade(self) -> Move | None:
        """Now and then for a card that was seen and wins more often than mine."""
        if self.card in PRIZED:
            return None
        swaps = [move for move in self.moves if isinstance(move, Swap) and self.notes.cards.get(move.target) in PRIZED]
        return self.chance.choice(swaps) if swaps and self.chance.below(TRADE) == 0 else None

    def look(self) -> Move | None:
        """At a card not seen yet, or seen longest ago."""
        looks = [move for move in self.moves if isinstance(move, Look)]
        unseen = [move for move in looks if move.target not in self.notes.cards]
        resented = [move for move in unseen if move.target in self.foes]
        if looks and self.temper.suspicion < 0 and self.chance.below(NUDGE) < -self.temper.suspicion:
            return self.any_of(Swap) or self.chance.choice(looks)
        return self.chance.choice(resented or unseen or looks) if looks else None

    # What the rules go by

    def wants_to_exchange(self) -> bool:
        """In the dark; the more so, the more one bluffs."""
        if self.temper.bluff == 0:
            return self.chance.below(SLIP) == 0
        return self.chance.below(NUDGE) < NUDGE // SLIP + self.temper.bluff

    def first(self, kind: type[Move]) -> Move | None:
        return next((move for move in self.moves if isinstance(move, kind)), None)

    def any_of(self, kind: type[Move]) -> Move | None:
        """A random move of this kind that is not aimed at a friend."""
        found = [move for move in self.moves if isinstance(move, kind) and not self.is_against_a_friend(move)]
        return self.chance.choice(found) if found else None

    def is_against_a_friend(self, move: Move) -> bool:
        """S-15 Everyone may be killed or detained; hardly one's own."""
        if isinstance(move, Kill):
            return self.known(move.target) in (ASSASSIN, SLAVE)
        return isinstance(move, Detain) and self.known(move.target) in (GUARD, SULTAN)

    def at(self, kind: type[Move], role: Role) -> Move | None:
        """A move of this kind whose target is known to be of this role."""
        aimed = [
            move for move in self.moves if isinstance(move, (Execute, Detain, Kill, Hunt, Capture)) and isinstance(move, kind)
        ]
        return next((move for move in aimed if self.known(move.target) is role), None)

    def known(self, seat: Seat) -> Role | None:
        return self.view.seats[seat].card or self.notes.cards.get(seat)

    def is_visible(self, seat: Seat) -> bool:
        return self.view.seats[seat].face == "visible"

    def is_free(self, seat: Seat) -> bool:
        """S-30 Neither held nor just caught by the hunt."""
        shown: SeatView = self.view.seats[seat]
        caught = isinstance(self.view.phase, HuntWindow) and self.view.phase.slave == seat
        return not shown.detained and not shown.captive and not caught

    def beside(self, seat: Seat) -> list[Seat]:
        at = self.ring.index(seat)
        return [self.ring[at - 1], self.ring[(at + 1) % len(self.ring)]]

    def assassins_left(self) -> int:
        dead = [shown for shown in self.view.seats if shown.face == "dead" and shown.card is ASSASSIN]
        return in_deck(len(self.view.seats), ASSASSIN) - len(dead)

    def is_last_assassin(self) -> bool:
        return self.assassins_left() == 1

    def is_safe_to_reign(self) -> bool:
        """No assassin is left, or all who are left are seen to be locked up, or my neighbours are guards who can act."""
        if self.card is not SULTAN or self.seat not in self.ring:
            return False
        held = [seat for seat in self.ring if self.known(seat) is ASSASSIN and not self.is_free(seat)]
        guarded = all(self.known(seat) is GUARD and self.is_free(seat) for seat in self.beside(self.seat))
        late = self.view.lap > self.patience and self.view.phase == Turn(self.seat)
        return len(held) >= self.assassins_left() or guarded or late

    def is_tired_of_hiding(self, questions: int) -> bool:
        """Whether who was looked at shows the card to all, one time in so many: what is visible cannot be swapped away."""
        return bool(self.lookers) and self.chance.below(questions) == 0

    def may_succeed(self, slave: Seat | None = None) -> bool:
        """Whether three slaves side by side can come of it: free and visible, known as slaves, or (one of them) unknown."""
        me = self.seat if slave is None else slave
        at, n = self.ring.index(me), len(self.ring)
        return n > 2 and any(self.is_hopeful([self.ring[(at + k + step) % n] for k in range(3)], me) for step in (-2, -1, 0))

    def is_hopeful(self, three: list[Seat], me: Seat) -> bool:
        others = [seat for seat in three if seat != me]
        if not all(self.is_free(seat) for seat in others):
            return False
        unknown = [seat for seat in others if self.known(seat) is None and seat not in self.notes.no_slaves]
        return len(unknown) <= 1 and all(self.known(seat) is SLAVE or seat in unknown for seat in others)

    def revolt_is_near(self) -> bool:
        return sum(shown.card is SLAVE and shown.face == "visible" for shown in self.view.seats) > 1

    def likely_winner(self) -> Side:
        """The loyalists if the sultan reigns or no assassin is left, the rebels if slaves are up; else as the coin falls."""
        if self.view.white is not None or self.assassins_left() == 0:
            return LOYALISTS
        return REBELS if self.revolt_is_near() else self.chance.choice([LOYALISTS, REBELS])


def lookers_at(seat: Seat, history: Sequence[Event]) -> frozenset[Seat]:
    """Who has looked at this seat's card this round."""
    looked = {event.seat for event in this_round(history) if isinstance(event, Looked) and event.target == seat}
    gazed = {event.seat for event in this_round(history) if isinstance(event, Gazed) and seat in event.targets}
    return frozenset(looked | gazed)


def is_last_lap(view: View) -> bool:
    """Whether nobody scores unless somebody acts now."""
    assert isinstance(view, SultansView)
    return view.lap >= view.max_laps


BOT: Final = SultansBot()
# Any legal look, swap or hiding does as well as another; but what is done in the last lap counts.
EASY: Final = ForgetfulBot(BOT, rash=2, grave=is_last_lap)
