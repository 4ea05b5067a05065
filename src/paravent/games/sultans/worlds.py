"""Other worlds: what may lie where, as far as a seat that has been told a history can know.

A world is a deal and a choice for every exchange that others made with all eyes closed; all worlds that agree with everything
told are equally likely. The history is gone through once with every hypothesis about the secret choices: which roles each place
may hold, and how many series of choices lead there. Hypotheses that agree are one, so for few players, and for many who seldom
hide, the weights are exact. Where there are more than `LIMIT`, that many are drawn by weight and go on for all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias, final

from paravent.core.chance import Chance
from paravent.core.rules import Event, Seat
from paravent.games.sultans.cards import TELLER, VIZIER, Role
from paravent.games.sultans.deals import ANY, NO_SLAVE, Deck, narrow
from paravent.games.sultans.events import (
    Dealt,
    Detained,
    Died,
    Exchanged,
    EyesOpened,
    Gazed,
    Hid,
    Looked,
    Missed,
    Revealed,
    RoundBegan,
    RoundEnded,
    Skipped,
    Swapped,
    TurnBegan,
)
from paravent.games.sultans.state import SultansState, mask_of, seats_in
from paravent.games.sultans.view import SultansView

LIMIT: Final = 300
FINE: Final = 1 << 53
UNLIKELY: Final = 1 / 16  # that a card which lies wrong is exchanged for the right one in a later dark

# A bar that a secret exchange set if it changed the face of the partner's card (S-3): the partner, who hid, the place where the
# partner's former card lies now, and the role that it must not be.
Bar: TypeAlias = tuple[Seat, Seat, int, int]
Hypothesis: TypeAlias = tuple[bytes, tuple[Bar, ...]]


@final
class Beliefs:
    """The hypotheses of one seat (None: of a spectator) about a round, with their weights, as its history unfolds."""

    def __init__(self, players: int, seat: Seat | None, own: Role | None, first: Seat, limit: int, chance: Chance) -> None:
        places = bytes([ANY if k != seat or own is None else own.bit for k in range(players + 1)])
        self.seat: Final = seat
        self.spare: Final = players
        self.limit: Final = limit
        self.chance: Final = chance
        self.deck: Final = Deck(players)
        self.weights: dict[Hypothesis, float] = {(places, ()): 1.0}
        self.hidden: int = (1 << players) - 1
        self.detained: int = 0
        self.barred: list[int] = [0] * players  # bars that this seat knows of
        self.turn: Seat = first
        self.ahead: list[list[int]] = []  # for each dark, what will be seen at each place afterwards (look_ahead)
        self.darks: int = 0
        self.told: bool = False  # the seat was told of the secret exchange that is going on

    def learn(self, event: Event) -> None:
        """Take in one event, as the seat was told it."""
        match event:
            case TurnBegan(seat):
                self.end_turn(seat)
            case Skipped(seat):
                self.end_turn(seat)
                self.detained &= ~(1 << seat)
            case Looked(_, target, card):
                self.observe(target, card)
            case Gazed(_, targets, cards):
                for at, target in enumerate(targets):
                    self.observe(target, None if cards is None else cards[at])
            case Swapped(seat, partner, gave, got):
                self.swap(seat, partner, gave, got)
            case Exchanged(seat, partner, gave, got):
                self.told = True
                self.exchange(seat, partner, gave, got)
            case EyesOpened(seat):
                self.darks += 1
                if not self.told and seat != self.seat:
                    self.wonder(seat)
                self.told = False
            case Hid(seat):
                self.hidden |= 1 << seat
            case Revealed(seat, card) | Died(seat, card):
                self.hidden &= ~(1 << seat)
                self.detained &= ~(1 << seat) if isinstance(event, Died) else -1
                self.observe(seat, card)
            case Detained(seat):
                self.detained |= 1 << seat
            case Missed(_, target):
                self.restrict(target, NO_SLAVE)
            case RoundEnded(_, _, _, cards, spare, _):
                for seat, card in enumerate(cards):
                    self.observe(seat, card)
                self.observe(self.spare, spare)

    def end_turn(self, seat: Seat) -> None:
        """Another seat has come up: bars end with the turn of the barred, taken or skipped."""
        self.forget_bars(self.turn)
        self.turn = seat

    def forget_bars(self, seat: Seat) -> None:
        self.barred[seat] = 0
        gathered: dict[Hypothesis, float] = {}
        for (places, bars), weight in self.weights.items():
            add(gathered, places, tuple([bar for bar in bars if bar[0] != seat]), weight)
        self.weights = gathered

    def observe(self, at: int, card: Role | None) -> None:
        if card is not None:
            self.restrict(at, card.bit)

    def restrict(self, at: int, roles: int) -> None:
        """One of these roles lies here."""
        gathered: dict[Hypothesis, float] = {}
        for (places, bars), weight in self.weights.items():
            narrowed = narrow(places, at, roles)
            if narrowed is not None:
                add(gathered, narrowed, bars, weight)
        self.weights = gathered

    def swap(self, seat: Seat, partner: Seat | None, gave: Role | None, got: Role | None) -> None:
        """An open swap: it was not barred, and bars the partner."""
        gathered: dict[Hypothesis, float] = {}
        for hypothesis, weight in self.weights.items():
            allowed = unbarred(hypothesis, seat, partner)
            if allowed is not None:
                add(gathered, *allowed, weight)
        self.weights = gathered
        self.trade(seat, partner, gave, got)
        if partner is not None:
            self.barred[partner] |= 1 << seat

    def exchange(self, seat: Seat, partner: Seat | None, gave: Role, got: Role) -> None:
        """A secret exchange that this seat made or noticed."""
        self.trade(seat, partner, gave, got)
        if partner is not None and gave is not got:
            self.barred[partner] |= 1 << seat

    def trade(self, seat: Seat, partner: Seat | None, gave: Role | None, got: Role | None) -> None:
        other = self.spare if partner is None else partner
        self.observe(seat, gave)
        self.observe(other, got)
        gathered: dict[Hypothesis, float] = {}
        for hypothesis, weight in self.weights.items():
            add(gathered, *traded(hypothesis, seat, other), weight)
        self.weights = gathered

    def wonder(self, seat: Seat) -> None:
        """Somebody hid: they kept their card, or exchanged it with the spare or with any player who was open to it."""
        gathered: dict[Hypothesis, float] = {}
        partners = seats_in(self.hidden & ~self.detained & ~self.barred[seat] & ~(1 << seat))
        for hypothesis, weight in self.weights.items():
            add(gathered, *hypothesis, weight)
            add(gathered, *traded(hypothesis, seat, self.spare), weight)
            for partner in partners:
                allowed = unbarred(hypothesis, seat, partner)
                if allowed is not None:
                    self.wonder_about(gathered, allowed, seat, partner, weight)
        self.weights = gathered
        if len(gathered) > self.limit:
            self.thin()

    def wonder_about(self, gathered: dict[Hypothesis, float], h: Hypothesis, seat: Seat, partner: Seat, weight: float) -> None:
        """S-3 An exchange with this partner; had it changed the face of my own card, I would know."""
        places, _ = h
        if partner == self.seat:
            if places[partner] == places[seat]:
                add(gathered, *h, weight)
            return
        after, bars = traded(h, seat, partner)
        if places[partner] != places[seat]:
            bars = tuple(sorted([*bars, (partner, seat, seat, places[seat])]))
        add(gathered, after, bars, weight)

    def thin(self) -> None:
        """Draw `limit` hypotheses, evenly spaced, by their weight and by how well they agree with what will be seen.

        Most would be ruled out soon. Those that would not are drawn more often, and count for less in return, so that each
        stands for its share of the whole as before.
        """
        hopes = self.hopes()
        step = sum(hopes) / self.limit
        tick = step * self.chance.below(FINE) / FINE
        reached = 0.0
        thinned: dict[Hypothesis, float] = {}
        for (hypothesis, weight), hope in zip(self.weights.items(), hopes, strict=True):
            reached += hope
            while tick < reached:
                thinned[hypothesis] = thinned.get(hypothesis, 0.0) + weight * step / hope
                tick += step
        self.weights = thinned

    def hopes(self) -> list[float]:
        """The shares, less for each card that somebody would have to exchange before it is seen."""
        shares = self.shares()
        if self.darks > len(self.ahead):
            return shares
        seen = self.ahead[self.darks - 1]
        return [share * hope(places, seen) for (places, _), share in zip(self.weights, shares, strict=True)]

    def shares(self) -> list[float]:
        """How many worlds each hypothesis stands for."""
        return [weight * self.deck.ways(places) for (places, _), weight in self.weights.items()]

    def draw(self) -> tuple[list[Role], list[int]] | None:
        """One world: the cards, the spare's last, and the bars. None if thinning has lost the last one that may be true."""
        shares = self.shares()
        if not is_possible(shares):
            return None
        places, bars = list(self.weights)[self.chance.weighted(shares)]
        cards = self.deck.draw(places, self.chance)
        return cards, self.all_bars(bars, cards)

    def all_bars(self, bars: tuple[Bar, ...], cards: list[Role]) -> list[int]:
        """The bars that this seat knows of, and those that secret exchanges set in this world."""
        barred = self.barred.copy()
        for partner, seat, at, role in bars:
            if cards[at].bit != role:
                barred[partner] |= 1 << seat
        return barred


def is_possible(shares: list[float]) -> bool:
    """Whether a deal leads to one of the hypotheses: one that went on may ask for more of a role than there are cards."""
    for share in shares:
        if share > 0:
            return True
    return False


def hope(places: bytes, seen: list[int]) -> float:
    """How much less likely a hypothesis is to last, for the cards that are not what will be seen where they lie."""
    left = 1.0
    for at, roles in enumerate(seen):
        if not places[at] & roles:
            left *= UNLIKELY
    return left


def add(gathered: dict[Hypothesis, float], places: bytes, bars: tuple[Bar, ...], weight: float) -> None:
    key = (places, bars)
    gathered[key] = gathered.get(key, 0.0) + weight


def traded(hypothesis: Hypothesis, one: int, other: int) -> Hypothesis:
    """The cards of two places change places, and bars that look at them follow."""
    places, bars = hypothesis
    if bars:
        follow = {one: other, other: one}
        bars = tuple(sorted([(partner, seat, follow.get(at, at), role) for partner, seat, at, role in bars]))
    if places[one] == places[other]:
        return places, bars
    changed = bytearray(places)
    changed[one], changed[other] = places[other], places[one]
    return bytes(changed), bars


def unbarred(hypothesis: Hypothesis, seat: Seat, partner: Seat | None) -> Hypothesis | None:
    """The hypothesis, given that this seat is not barred from this partner; None if it is."""
    places, bars = hypothesis
    for bar in bars:
        if bar[0] == seat and bar[1] == partner:
            narrowed = narrow(places, bar[2], bar[3])
            return None if narrowed is None else (narrowed, tuple([other for other in bars if other is not bar]))
    return hypothesis


def sample(view: SultansView, history: Sequence[Event], chance: Chance) -> SultansState:
    """A world drawn from all that agree with the view and with everything told since the round began."""
    events = this_round(history)
    limit = LIMIT
    while True:
        world = believe(view, events, limit, chance).draw()
        if world is not None:
            return rebuild(view, *world)
        limit *= 4


def believe(view: SultansView, events: Sequence[Event], limit: int, chance: Chance) -> Beliefs:
    """What the view's seat can know after these events of the round."""
    beliefs = Beliefs(len(view.seats), view.seat, first_card(view, events), view.first, limit, chance)
    beliefs.ahead = look_ahead(view, events)
    for event in events:
        beliefs.learn(event)
    for seat, shown in enumerate(view.seats):
        beliefs.observe(seat, shown.card)
    beliefs.observe(beliefs.spare, view.spare)
    if view.seat is not None:
        beliefs.barred[view.seat] = mask_of(list(view.barred))
    return beliefs


def look_ahead(view: SultansView, events: Sequence[Event]) -> list[list[int]]:
    """For each dark, the roles one of which will next be seen at each place, if nobody moves that card in a later dark."""
    ahead = [ANY if seat.card is None else seat.card.bit for seat in view.seats]
    ahead.append(ANY if view.spare is None else view.spare.bit)
    found: list[list[int]] = []
    for event in reversed(events):
        if isinstance(event, EyesOpened):
            found.append(ahead.copy())
        look_back(ahead, event)
    found.reverse()
    return found


def look_back(ahead: list[int], event: Event) -> None:
    """What will be seen at each place before this event, given what will be seen after it."""
    match event:
        case Swapped(seat, partner, gave, got) | Exchanged(seat, partner, gave, got):
            other = len(ahead) - 1 if partner is None else partner
            ahead[seat], ahead[other] = ahead[other], ahead[seat]
            see(ahead, seat, gave)
            see(ahead, other, got)
        case Looked(_, target, card):
            see(ahead, target, card)
        case Gazed(_, targets, cards) if cards is not None:
            for at, target in enumerate(targets):
                see(ahead, target, cards[at])
        case Revealed(seat, card) | Died(seat, card):
            see(ahead, seat, card)
        case Missed(_, target):
            ahead[target] = ahead[target] & NO_SLAVE or NO_SLAVE


def see(ahead: list[int], at: int, card: Role | None) -> None:
    if card is not None:
        ahead[at] = card.bit


def this_round(history: Sequence[Event]) -> Sequence[Event]:
    """What has been told since the cards were dealt."""
    for at in range(len(history) - 1, -1, -1):
        if isinstance(history[at], RoundBegan):
            return history[at:]
    return history


def first_card(view: SultansView, events: Sequence[Event]) -> Role | None:
    """The card that the view's seat was dealt: the first that an event tells it of its own, else the one it has."""
    if view.seat is None:
        return None
    for event in events:
        card = own_card_before(event, view.seat)
        if card is not None:
            return card
    return view.seats[view.seat].card


def own_card_before(event: Event, seat: Seat) -> Role | None:
    """The card that an event shows a seat to have had."""
    match event:
        case Dealt(owner, card) | Revealed(owner, card) | Died(owner, card) if owner == seat:
            return card
        case Swapped(owner, _, gave, _) | Exchanged(owner, _, gave, _) if owner == seat:
            return gave
        case Swapped(_, partner, _, got) | Exchanged(_, partner, _, got) if partner == seat:
            return got
        case RoundEnded(_, _, _, cards, _, _):
            return cards[seat]
    return None


def rebuild(view: SultansView, cards: list[Role], barred: list[int]) -> SultansState:
    """The state in which these cards lie where the view leaves them open."""
    s = SultansState(cards[:-1], cards[-1])
    s.barred = barred
    seats = view.seats
    numbers = range(len(seats))
    s.hidden = mask_of([k for k in numbers if seats[k].face == "hidden"])
    s.visible = mask_of([k for k in numbers if seats[k].face == "visible"])
    s.detained = mask_of([k for k in numbers if seats[k].detained])
    s.captive = mask_of([k for k in numbers if seats[k].captive])
    s.marked = mask_of([k for k in numbers if seats[k].marked])
    for seat in seats:
        if seat.card is VIZIER and seat.face == "visible":
            s.side = seat.side
        elif seat.card is TELLER and seat.face == "visible":
            s.prediction = seat.side
    s.points = [seat.points for seat in seats]
    s.last_two = [seat.last_two for seat in seats]
    s.white, s.active, s.first, s.lap, s.round = view.white, view.active, view.first, view.lap, view.round
    s.ending, s.time_up, s.phase = view.ending, view.time_up, view.phase
    s.end, s.rounds, s.target, s.minutes = view.end, view.rounds, view.target, view.minutes
    s.max_laps, s.hunt_revolts = view.max_laps, view.hunt_revolts
    return s
