"""A guru who collects believers, bluffs a little, counts what others convert, and hides preachers in time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, TypeVar, final

from paravent.bots.bot import Bot, Prompt
from paravent.bots.temperament import EVEN, Temperament
from paravent.core.chance import Chance
from paravent.core.rules import Event, Move, Seat, View
from paravent.games.guru.cards import PREACHERS, Follower, Preacher, mask_of, preachers_in
from paravent.games.guru.events import Accused, Recruited
from paravent.games.guru.moves import Accuse, Banish, Convert, Discard, Preach, Recruit, Vanish
from paravent.games.guru.state import Vanishing
from paravent.games.guru.swaps import undoing
from paravent.games.guru.view import GuruView
from paravent.games.guru.worlds import Past, possible_sects

M = TypeVar("M", bound=Move)

BATCH: Final = 4  # believers worth a conversion while there is time for more
SURE: Final = 0.6  # of an accusation
EXPOSED: Final = 0.4  # how well others may know a preacher before it vanishes
BLUFF: Final = 8  # one preaching in so many is for show
SHOWN: Final = {-2: 1 << 30, -1: 24, 0: BLUFF, 1: 4, 2: 2}  # by how much one bluffs
TRUST: Final = 0.08  # of certainty that a point of suspicion, or of a grudge, replaces
PER_MEMBER: Final = 2
EVIDENCE: Final = 3  # with fewer members and denials of a guru no accusation can be sure enough
SMALL_STAKE: Final = 2 * PER_MEMBER  # not worth a vanishing
FALSE_COST: Final = 4.0  # two millions, and three witnesses to replace
RASH: Final = 0.2  # of that cost which a point of suspicion makes one forget


@final
class GuruBot(Bot):
    """Takes the first of its rules that has something to do."""

    def __init__(self, temper: Temperament = EVEN) -> None:
        self.temper: Final = temper

    def tempered(self, temper: Temperament) -> GuruBot:
        return GuruBot(temper)

    def choose(self, view: View, prompt: Prompt, history: Sequence[Event], chance: Chance) -> Move:
        assert isinstance(view, GuruView)
        mind = Mind(view, prompt, history, chance, self.temper)
        for rule in (mind.do_penance, mind.convert, mind.accuse, mind.hide, mind.recruit, mind.clear, mind.preach):
            move = rule()
            if move is not None:
                return move
        return chance.choice(prompt.moves)


@final
class Mind:
    """What a guru makes of one moment."""

    def __init__(
        self, view: GuruView, prompt: Prompt, history: Sequence[Event], chance: Chance, temper: Temperament = EVEN
    ) -> None:
        self.view = view
        self.temper = temper
        self.batch = BATCH + (2 if temper.patience > 0 else 1) * temper.patience
        self.foes = foes_of(prompt.seat, history) if temper.grudge > 0 else frozenset()
        self.undoing = undoing(prompt.seat, history) if temper != EVEN else set()
        self.seat = prompt.seat
        self.moves = prompt.moves
        self.chance = chance
        self.past = Past(len(view.sects), history)
        self.mine = view.sects[prompt.seat]
        assert self.mine.secrets is not None
        self.secrets = self.mine.secrets
        self.active = mask_of(self.secrets.active)
        self.preachers = mask_of(self.secrets.active + self.secrets.vanished + self.mine.exposed)

    # The rules, first to last

    def do_penance(self) -> Move | None:
        """After a false accusation those go first who are worth least."""
        given = [move for move in self.moves if isinstance(move, Discard)]
        return min(given, key=lambda move: self.worth(move.card)) if given else None

    def convert(self) -> Move | None:
        """A full batch, or at the end whatever pays."""
        paying = sum(card.mask & self.active != 0 for card in self.mine.stage)
        if paying >= (1 if self.is_ending() else self.batch):
            return self.first(Convert)
        return None

    def accuse(self) -> Move | None:
        """The accusation that promises most, if it promises anything."""
        best, most = None, 0.0
        open_moves = self.shuffled([move for move in self.moves if isinstance(move, Accuse)])
        likely = {
            guru: self.suspicion(self.view, guru) for guru in {move.guru: None for move in open_moves} if self.is_known(guru)
        }
        for move in open_moves:
            if move.guru in likely:
                chance = likely[move.guru][move.preacher.index]
                cost = FALSE_COST * (1 - RASH * self.temper.suspicion)
                promise = chance * self.prize(move.guru) - (1 - chance) * cost + self.spite(move.guru)
                if chance >= self.sure_enough(move.guru) and promise > most:
                    best, most = move, promise
        return best

    def hide(self) -> Move | None:
        """A preacher on whom many members rest vanishes before the others are sure of it; on the last turn it is safe."""
        stakes = {preacher: self.stake(preacher) for preacher in self.secrets.active}
        if self.view.last_turn or self.first(Vanish) is None or max(stakes.values()) <= SMALL_STAKE:
            return None
        known = self.suspicion(self.seen_from_outside(), self.seat)
        preacher = max(stakes, key=lambda preacher: known[preacher.index] * stakes[preacher])
        if known[preacher.index] < EXPOSED or known[preacher.index] * stakes[preacher] <= SMALL_STAKE:
            return None
        return next(move for move in self.moves if isinstance(move, Vanish) and move.preacher is preacher)

    def recruit(self) -> Move | None:
        """Another guru's best listener for my worst."""
        swaps = self.shuffled([move for move in self.moves if isinstance(move, Recruit) and not self.is_undone_by(move)])
        best = max(swaps, key=lambda move: self.worth(move.theirs) - self.worth(move.mine), default=None)
        if best is None or self.worth(best.mine) > max(0, self.temper.greed - 1):
            return None
        return best if self.worth(best.theirs) > self.worth(best.mine) + max(0, -self.temper.greed) else None

    def is_undone_by(self, move: Recruit) -> bool:
        """Whether somebody of the company would only put back whom they have swapped."""
        return (move.theirs, move.mine) in self.undoing

    def clear(self) -> Move | None:
        """Unbelievers leave once the others make a batch."""
        strangers = [card for card in self.mine.stage if not card.mask & self.preachers]
        if not strangers or len(self.mine.stage) - len(strangers) < self.batch - self.is_ending():
            return None
        return next((move for move in self.moves if isinstance(move, Banish) and move.card is strangers[0]), None)

    def preach(self) -> Move | None:
        """To the passer-by who believes most; now and then to anyone."""
        open_piles = self.shuffled([move for move in self.moves if isinstance(move, Preach)])
        if not open_piles:
            return None
        if self.chance.below(SHOWN[self.temper.bluff]) == 0:
            return open_piles[0]
        return max(open_piles, key=lambda move: self.worth_on_top(move.pile))

    # What the rules go by

    def shuffled(self, moves: list[M]) -> list[M]:
        """The moves in any order, so that of equally good ones none is favoured, and no seat suffers for its number."""
        self.chance.shuffle(moves)
        return moves

    def first(self, kind: type[Move]) -> Move | None:
        return next((move for move in self.moves if isinstance(move, kind)), None)

    def worth(self, card: Follower) -> int:
        """In how many ways a follower can become money."""
        return (card.mask & self.active).bit_count()

    def worth_on_top(self, pile: int) -> int:
        top = self.view.piles[pile].top
        return 0 if top is None else self.worth(top)

    def is_ending(self) -> bool:
        """Whether there may be no turn after this one."""
        active = sum(sect.active for sect in self.view.sects)
        return self.view.last_turn or self.view.last_round or active <= len(self.view.sects) + 1

    def is_known(self, guru: Seat) -> bool:
        """Whether there is anything to go by."""
        return len(self.past.members(guru)) + len(self.past.denials[guru]) >= EVIDENCE

    def sure_enough(self, guru: Seat) -> float:
        """How likely an accusation of that guru must be; less of one who did me harm."""
        return SURE - TRUST * (self.temper.suspicion + (self.temper.grudge if guru in self.foes else 0))

    def spite(self, guru: Seat) -> float:
        """What it is worth to see that guru exposed, besides money."""
        return float(self.temper.grudge) if guru in self.foes else 0.0

    def prize(self, guru: Seat) -> float:
        """The bounty, and my part of what the members without their preacher no longer bring that guru."""
        members = len(self.past.members(guru))
        return self.view.sects[guru].bounty + PER_MEMBER * members / 3 / (len(self.view.sects) - 1)

    def stake(self, preacher: Preacher) -> int:
        """The money that this guru's members would no longer bring if this preacher were exposed now."""
        saving, money = self.active & ~preacher.bit, 0
        for layer in reversed(self.secrets.centre):
            if isinstance(layer, Vanishing):
                saving |= 0 if layer.preacher is None else layer.preacher.bit
            else:
                money += sum(PER_MEMBER for card in layer.members if card.mask & preacher.bit and not card.mask & saving)
        return money

    def suspicion(self, view: GuruView, guru: Seat) -> list[float]:
        """For each preacher how likely it is active in that sect, all sects that agree with the past being alike."""
        times, worlds = [0] * len(PREACHERS), 0
        exposed = mask_of(view.sects[guru].exposed)
        for candidate in possible_sects(view, self.past, guru):
            for order in candidate.orders:
                worlds += 1
                for preacher in preachers_in(candidate.mask & ~exposed & ~mask_of(order)):
                    times[preacher.index] += 1
        return [count / max(worlds, 1) for count in times]

    def seen_from_outside(self) -> GuruView:
        """My sect as those see it who do not know it."""
        sects = [replace(sect, secrets=None) if sect is self.mine else sect for sect in self.view.sects]
        return replace(self.view, seat=None, sects=tuple(sects))


def foes_of(seat: Seat, history: Sequence[Event]) -> frozenset[Seat]:
    """Who has accused this guru, or enticed a listener away."""
    foes = {event.seat for event in history if isinstance(event, (Accused, Recruited)) and event.guru == seat}
    return frozenset(foes)


BOT: Final = GuruBot()
