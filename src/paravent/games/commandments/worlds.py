"""Other worlds: cards that a seat, given all it has seen, cannot tell from the true ones.

Everything but the cards is public. Which three cards lie in the places is weighed against every verdict of the ritual: a card
must explain the marks before it, and the three together the karma announced. Cards that explain every move alike are handled
as one group, so that all triples can be counted. What the High Priestess marks herself (C-12) proves nothing about her card's
test, only, through the sum, about its karma; where she hides her marks (C-6) every way to have marked is a world of its own.
Every world, with its unseen fourth card and the order of the decks, is equally likely.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias, final

from paravent.core.chance import Chance
from paravent.core.rules import Move
from paravent.games.commandments.cards import ACTION, ARTEFACT, DECK, Card, card_of
from paravent.games.commandments.judging import announcement, is_hers, previous_move, total
from paravent.games.commandments.moves import Put, Take
from paravent.games.commandments.pieces import AREAS, SLOTS, slot_of
from paravent.games.commandments.scene import Scene, worth
from paravent.games.commandments.state import (
    FORFEITED,
    PLACES,
    CommandmentsState,
    Ordain,
    Ritual,
    Turn,
    Verdict,
    add_step,
    is_judge_asked,
)
from paravent.games.commandments.view import CommandmentsView

Ways: TypeAlias = list[int]  # what a card may have been worth in one move: 0 is unmarked


@final
class Group:
    """Cards of one kind that explain every move so far in the same ways; no card is in two groups."""

    def __init__(self, kind: str, ways: list[Ways]) -> None:
        self.kind: Final = kind
        self.ways: Final = ways  # by move
        self.cards: list[Card] = []


@final
class Triple:
    """Groups for the three places, and the number of worlds in which the three cards come from them."""

    def __init__(self, groups: list[Group], worlds: int) -> None:
        self.groups: Final = groups
        self.worlds: Final = worlds


@final
class Posterior:
    """Everything that may lie in the three places, given the verdicts of this ritual."""

    def __init__(self, view: CommandmentsView, judge: str) -> None:
        """With `judge` as `auto` the High Priestess is taken to follow the game's suggestions."""
        self.scenes: Final = past_scenes(view)
        self.verdicts: Final = [turn.verdict for turn in view.turns if turn.verdict.announced != FORFEITED]
        groups = self._groups(unseen_cards(view), view.backs, judge)
        self.triples: Final = self._triples([self._fitting(groups, view.backs[place], place) for place in range(3)])
        self.worlds: Final = sum([triple.worlds for triple in self.triples])

    def _groups(self, pool: list[Card], backs: tuple[str, ...], judge: str) -> list[Group]:
        """The cards that may lie in some place, by kind and by what they may have been worth in each move."""
        found: dict[str, Group] = {}
        for card in pool:
            ways = self._ways(card, [PLACES[place] for place in range(3) if backs[place] == card.kind], judge)
            if ways is not None:
                key = f"{card.kind} {ways}"
                if key not in found:
                    found[key] = Group(card.kind, ways)
                found[key].cards.append(card)
        return list(found.values())

    def _ways(self, card: Card, places: list[str], judge: str) -> list[Ways] | None:
        """What the card may have been worth in each move; None as soon as it fits into none of these places."""
        ways: list[Ways] = []
        for move in range(len(self.scenes)):
            if not places:
                return None
            ways.append([0, card.karma] if is_hers(card, judge) else [worth(card, self.scenes[move])])
            places = [place for place in places if can_explain(ways[move], place, self.verdicts[move])]
        return ways if places else None

    def _fitting(self, groups: list[Group], kind: str, place: int) -> list[Group]:
        """Those that may lie in this place: of its kind, and able to explain every mark before it."""
        return [group for group in groups if group.kind == kind and self._explains(group, PLACES[place])]

    def _explains(self, group: Group, place: str) -> bool:
        for move in range(len(self.scenes)):
            if not can_explain(group.ways[move], place, self.verdicts[move]):
                return False
        return True

    def _triples(self, by_place: list[list[Group]]) -> list[Triple]:
        found: list[Triple] = []
        for first in by_place[0]:
            for second in by_place[1]:
                for taboo in by_place[2]:
                    worlds = self._count([first, second, taboo])
                    if worlds:
                        found.append(Triple([first, second, taboo], worlds))
        return found

    def _count(self, groups: list[Group]) -> int:
        """The worlds with cards of these groups: ways to pick three different cards, times ways to have marked."""
        worlds = arrangements(groups)
        for move in range(len(self.scenes)):
            if worlds == 0:
                return 0
            worlds *= len(explanations(groups, move, self.verdicts[move]))
        return worlds

    def draw(self, chance: Chance) -> Triple:
        """One triple of groups, by the number of its worlds."""
        return self.triples[chance.counted([triple.worlds for triple in self.triples])]

    def weights(self, place: int) -> dict[str, float]:
        """How likely each card is to lie in this place."""
        found: dict[str, float] = {}
        for triple in self.triples:
            cards = triple.groups[place].cards
            share = triple.worlds / self.worlds / len(cards)
            for card in cards:
                found[card.id] = found.get(card.id, 0.0) + share
        return found


def can_explain(ways: Ways, place: str, verdict: Verdict) -> bool:
    """Whether a card worth one of these would have been marked, or not, as its place was."""
    if verdict.marks is None:
        return True
    return ways[-1] > 0 if place in verdict.marks else ways[0] == 0


def arrangements(groups: list[Group]) -> int:
    """The ways to take one card from each group, never the same card twice."""
    ways = 1
    for place in range(3):
        free = len(groups[place].cards)
        for before in range(place):
            if groups[before] is groups[place]:
                free -= 1
        ways *= free
    return ways


def explanations(groups: list[Group], move: int, verdict: Verdict) -> list[list[int]]:
    """C-8 Every way that the three cards were worth something and the verdict was true."""
    found: list[list[int]] = []
    for first in groups[0].ways[move]:
        for second in groups[1].ways[move]:
            for taboo in groups[2].ways[move]:
                if is_true(verdict, [first, second, taboo]):
                    found.append([first, second, taboo])
    return found


def is_true(verdict: Verdict, found: list[int]) -> bool:
    """Whether cards worth this much lead to this verdict."""
    if verdict.marks is not None and verdict.marks != marks_of(found):
        return False
    sum = total(found)
    return announcement(sum) == verdict.announced and max(sum, 0) == verdict.karma


def marks_of(found: list[int]) -> tuple[str, ...]:
    return tuple([PLACES[place] for place in range(3) if found[place]])


# What the view says of the past


def past_scenes(view: CommandmentsView) -> list[Scene]:
    """The completed moves of this ritual, each with the board after it: the board now, undone move by move."""
    board = board_of(view)
    undo(board, view.performance)
    scenes: list[Scene] = []
    for at in range(len(view.turns) - 1, -1, -1):
        turn = view.turns[at]
        if turn.verdict.announced == FORFEITED:
            continue
        previous = previous_move(view.turns[:at])
        scenes.append(Scene(board.copy(), turn.performance, view.players, view.priestess, turn.verdict.novice, previous))
        undo(board, turn.performance)
    scenes.reverse()
    return scenes


def board_of(view: CommandmentsView) -> list[int]:
    board = [0] * (len(AREAS) * SLOTS)
    for heap in view.board:
        board[slot_of(heap.area.index, heap.colour.index, heap.stance.index)] = heap.number
    return board


def undo(board: list[int], performance: Sequence[Move]) -> None:
    """Put the artefact of this performance, finished or not, back where it was."""
    colour = 0
    for step in performance:
        if isinstance(step, Take):
            colour = step.colour.index
            board[slot_of(step.area.index, colour, step.stance.index)] += 1
        elif isinstance(step, Put):
            board[slot_of(step.area.index, colour, step.stance.index)] -= 1


def all_cards(view: CommandmentsView) -> list[Card]:
    """C-15 Every card of this table."""
    return DECK + [card_of(face) for face in view.blanks]


def unseen_cards(view: CommandmentsView) -> list[Card]:
    """The cards of which this seat does not know where they are."""
    seen = set(view.secrets.hand + view.secrets.cards) if view.secrets is not None else set()
    if view.secrets is not None and view.secrets.discarded is not None:
        seen.add(view.secrets.discarded)
    for ritual in view.rituals:
        seen |= {*ritual.commandments, ritual.taboo}
        if ritual.discarded is not None:
            seen.add(ritual.discarded)
    return [card for card in all_cards(view) if card.id not in seen]


# Another world


def sample(view: CommandmentsView, chance: Chance) -> CommandmentsState:
    """A world drawn evenly from all that agree with what the view shows of this ritual and those before."""
    s = public_state(view)
    secrets = view.secrets
    if secrets is not None:
        known = {card.id: card for card in all_cards(view)}
        s.hand = [known[id] for id in secrets.hand]
        s.places = [known[id] for id in secrets.cards]
        s.discarded = None if secrets.discarded is None else known[secrets.discarded]
    elif view.backs:
        imagine_places(s, view, chance)
    placed = [card.id for card in s.places]
    unseen = [card for card in unseen_cards(view) if card.id not in placed]
    chance.shuffle(unseen)
    s.actions = [card for card in unseen if card.kind == ACTION]
    s.artefacts = [card for card in unseen if card.kind == ARTEFACT]
    deal_unseen(s)
    return s


def public_state(view: CommandmentsView) -> CommandmentsState:
    """A state with everything but the cards."""
    s = CommandmentsState(view.players, [card_of(face) for face in view.blanks])
    s.gestures, s.judge, s.no_markers = view.gestures, view.judge, view.no_markers
    s.setting = view.setting
    s.asks_judge = is_judge_asked(s.judge, s.blanks)
    s.board, s.unset, s.fate = board_of(view), view.unset, view.fate
    for step in view.performance:
        add_step(s, step)
    s.turns, s.rituals = list(view.turns), list(view.rituals)
    s.gains, s.karma = list(view.gains), list(view.karma)
    s.priestess, s.round, s.phase = view.priestess, view.round, view.phase
    return s


def imagine_places(s: CommandmentsState, view: CommandmentsView, chance: Chance) -> None:
    """Three cards for the places, and marks for every verdict, that explain all that was announced."""
    triple = Posterior(view, view.judge).draw(chance)
    for group in triple.groups:
        s.places.append(chance.choice([card for card in group.cards if card not in s.places]))
    move = 0
    for at in range(len(s.turns)):
        turn = s.turns[at]
        marks: tuple[str, ...] = ()
        if turn.verdict.announced != FORFEITED:
            marks = marks_of(chance.choice(explanations(triple.groups, move, turn.verdict)))
            move += 1
        verdict = turn.verdict
        s.turns[at] = Turn(turn.performance, Verdict(verdict.novice, verdict.announced, verdict.karma, marks))


def deal_unseen(s: CommandmentsState) -> None:
    """Cards from the shuffled decks for the hand, if it is hidden, and for every fourth card that this seat never saw."""
    if isinstance(s.phase, Ordain) and not s.hand:
        s.hand = [s.actions.pop(), s.actions.pop(), s.artefacts.pop(), s.artefacts.pop()]
    known = {card.id: card for card in DECK + s.blanks}
    if s.places and s.discarded is None:
        s.discarded = fourth_card(s, s.places)
    for at in range(len(s.rituals)):
        ritual = s.rituals[at]
        if ritual.discarded is None:
            fourth = fourth_card(s, [known[id] for id in (*ritual.commandments, ritual.taboo)])
            s.rituals[at] = Ritual(
                ritual.priestess, ritual.commandments, ritual.taboo, fourth.id, ritual.verdicts, ritual.gains, ritual.fallen
            )


def fourth_card(s: CommandmentsState, three: list[Card]) -> Card:
    """A card of the kind of which only one lies among the three."""
    actions = sum([card.kind == ACTION for card in three])
    return s.artefacts.pop() if actions == 2 else s.actions.pop()
