"""The rules of The 3 Commandments, one function per paragraph of RULES.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast, final

from paravent.core.chance import Chance
from paravent.core.rules import (
    Answers,
    Checked,
    Choice,
    Event,
    Flag,
    Json,
    Move,
    Number,
    Option,
    Options,
    Outcome,
    Rules,
    Seat,
    Tell,
    View,
    unknown,
)
from paravent.games.commandments import moves, worlds
from paravent.games.commandments.cards import ACTION, DECK, read_card
from paravent.games.commandments.deck import wrong_with_blanks
from paravent.games.commandments.events import (
    CalledIllegal,
    Drawn,
    Ended,
    Forfeited,
    Gestured,
    Judged,
    Ordained,
    Placed,
    PutDown,
    RitualBegan,
    RitualEnded,
    Said,
    Taken,
    TurnBegan,
)
from paravent.games.commandments.judging import announcement, novice_of, total, worths
from paravent.games.commandments.legal import accepts, default_move, legal
from paravent.games.commandments.moves import FORFEIT, ILLEGAL, Forfeit, Gesture, Illegal, Mark, Put, Say, Take, abridge
from paravent.games.commandments.pieces import AREAS, ARTEFACTS, COLOURS, PER_COLOUR, SLOTS, slot_of
from paravent.games.commandments.score import outcome, winners
from paravent.games.commandments.state import (
    FORFEITED,
    JUDGE,
    KARMA,
    ORDAIN,
    PERFORM,
    PLACES,
    ROOM,
    SET,
    CommandmentsState,
    Perform,
    Ritual,
    Turn,
    Verdict,
    add_step,
    is_judge_asked,
    load_state,
)
from paravent.games.commandments.view import CommandmentsView, look

ROUNDS: Final = {3: 4, 4: 3, 5: 3, 6: 2, 7: 2}
FATE_CARDS: Final = 4
FALL: Final = 20
CONSOLATION: Final = 2


def deal(players: int, options: Options, chance: Chance) -> CommandmentsState:
    """C-16 C-20 Two shuffled decks, blank cards among them, and a random first High Priestess with her four cards."""
    blanks = [read_card(data, blank=True) for data in cast("list[Json]", options["blanks"])]
    s = CommandmentsState(players, blanks)
    s.gestures = cast("int", options["gestures"])
    s.setting = cast("str", options["setting"])
    s.judge = "priestess" if s.setting == ROOM else cast("str", options["judge"])
    s.no_markers = cast("bool", options["no_markers"])
    s.asks_judge = is_judge_asked(s.judge, blanks)
    s.actions = [card for card in DECK + blanks if card.kind == ACTION]
    s.artefacts = [card for card in DECK + blanks if card.kind != ACTION]
    chance.shuffle(s.actions)
    chance.shuffle(s.artefacts)
    s.priestess = chance.below(players)
    draw(s)
    return s


def draw(s: CommandmentsState) -> None:
    """C-17 Two action cards, then two artefact cards, kept as they came."""
    s.hand = [s.actions.pop(), s.actions.pop(), s.artefacts.pop(), s.artefacts.pop()]
    s.phase = ORDAIN


# The High Priestess prepares


def ordain(s: CommandmentsState, move: moves.Ordain, tell: Tell) -> None:
    """The three cards go to their places, the fourth away; all see the backs."""
    chosen = {card.id: card for card in s.hand}
    s.places = [chosen.pop(move.first), chosen.pop(move.second), chosen.pop(move.taboo)]
    s.discarded = list(chosen.values())[0]  # noqa: RUF015  (an iterator has no place in compiled code)
    s.hand = []
    s.phase = SET
    if tell.on:
        backs, ids = tuple([card.kind for card in s.places]), tuple([card.id for card in s.places])
        tell(Ordained(s.priestess, backs, ids, s.discarded.id))


def set_artefact(s: CommandmentsState, move: moves.Set, tell: Tell) -> None:
    """C-2 C-3 Five white, five black, five brown, wherever and however she likes."""
    colour = (ARTEFACTS - s.unset) // PER_COLOUR
    s.board[slot_of(move.area.index, colour, move.stance.index)] += 1
    s.unset -= 1
    if tell.on:
        tell(Placed(s.priestess, COLOURS[colour], move.area, move.stance))
    if s.unset == 0:
        next_turn(s, tell)


# A novice's move


def perform(s: CommandmentsState, novice: Seat, step: Move, tell: Tell) -> None:
    """One small public step; the put ends the move."""
    match step:
        case Gesture(gesture, to):
            add_step(s, step)
            if tell.on:
                tell(Gestured(novice, gesture, to))
        case Say(text):
            add_step(s, step)
            if tell.on:
                tell(Said(novice, text))
        case Take(colour, area, stance):
            add_step(s, step)
            s.board[slot_of(area.index, colour.index, stance.index)] -= 1
            if tell.on:
                tell(Taken(novice, colour, area, stance))
        case Put():
            put(s, novice, step, tell)
        case Forfeit():
            forfeit(s, novice, tell)
        case _:
            raise unknown(step)


def put(s: CommandmentsState, novice: Seat, step: Put, tell: Tell) -> None:
    """C-4 C-19 The artefact is in its target; the High Priestess judges, or the game does."""
    taken = s.taken
    assert taken is not None
    s.board[slot_of(step.area.index, taken.colour.index, step.stance.index)] += 1
    add_step(s, step)
    if tell.on:
        tell(PutDown(novice, taken.colour, step.area, step.stance))
    if s.asks_judge:
        s.phase = JUDGE
    else:
        judge(s, worths(s), tell)


def forfeit(s: CommandmentsState, novice: Seat, tell: Tell) -> None:
    """C-11 The artefact goes back, the other novices get two each, nothing is marked and no fate card moves."""
    taken = s.taken
    if taken is not None:
        s.board[slot_of(taken.area.index, taken.colour.index, taken.stance.index)] += 1
    console(s, novice)
    add_step(s, FORFEIT)
    if tell.on:
        tell(Forfeited(novice, None if taken is None else taken.area))
    end_turn(s, Verdict(novice, FORFEITED, 0, ()), tell)


def console(s: CommandmentsState, novice: Seat) -> None:
    """C-11 Two for each other novice."""
    for seat in range(s.players):
        if seat not in {novice, s.priestess}:
            s.gains[seat] += CONSOLATION


def call_illegal(s: CommandmentsState, tell: Tell) -> None:
    """C-11 C-24 As a forfeit, but it is she who says so, after the put: the artefact goes back as it was."""
    novice, put, taken = novice_of(s), s.performance[-1], s.performance[0]
    assert isinstance(put, Put) and isinstance(taken, Take)
    s.board[slot_of(put.area.index, taken.colour.index, put.stance.index)] -= 1
    s.board[slot_of(taken.area.index, taken.colour.index, taken.stance.index)] += 1
    console(s, novice)
    add_step(s, ILLEGAL)
    if tell.on:
        tell(CalledIllegal(s.priestess, novice, taken.area))
    end_turn(s, Verdict(novice, FORFEITED, 0, ()), tell)


# The verdict


def mark(s: CommandmentsState, cards: tuple[str, ...], tell: Tell) -> None:
    """C-12 A card that she marks herself gives its karma, whatever the game suggests."""
    found = worths(s)
    for place in range(3):
        card = s.places[place]
        if card.id not in cards:
            found[place] = 0
        elif found[place] == 0:
            found[place] = card.karma
    judge(s, found, tell)


def judge(s: CommandmentsState, found: list[int], tell: Tell) -> None:
    """C-7 C-8 Marked commandments less the marked taboo: karma turns all fate cards back, anything else turns one."""
    novice, sum = novice_of(s), total(found)
    announced = announcement(sum)
    karma = max(sum, 0)
    s.gains[novice] += karma
    s.fate = 0 if announced == KARMA else s.fate + 1
    marks = tuple([PLACES[place] for place in range(3) if found[place]])
    if tell.on:
        tell(Judged(s.priestess, novice, announced, karma, marks, s.fate, not s.no_markers))
    end_turn(s, Verdict(novice, announced, karma, marks), tell)


def end_turn(s: CommandmentsState, verdict: Verdict, tell: Tell) -> None:
    """C-1 C-10 Nothing carries over; the fourth fate card ends the ritual at once, the last turn ends it regularly."""
    s.turns.append(Turn(tuple(s.performance), verdict))
    s.performance = []
    s.taken = None
    s.used = 0
    if s.fate == FATE_CARDS:
        end_ritual(s, fallen=True, tell=tell)
    elif len(s.turns) == ROUNDS[s.players] * (s.players - 1):
        end_ritual(s, fallen=False, tell=tell)
    else:
        next_turn(s, tell)


def next_turn(s: CommandmentsState, tell: Tell) -> None:
    """C-16 Novices clockwise from her left, round after round."""
    novice = novice_of(s)
    s.round = 1 + len(s.turns) // (s.players - 1)
    s.phase = PERFORM[novice]
    if tell.on:
        tell(TurnBegan(novice, s.round))


def end_ritual(s: CommandmentsState, *, fallen: bool, tell: Tell) -> None:
    """C-9 C-14 C-22 A fallen priestess gets nothing and each novice 20 on top; otherwise she gets as much as the best novice."""
    best = max(s.gains)
    for seat in range(s.players):
        if seat == s.priestess:
            s.gains[seat] = 0 if fallen else best
        elif fallen:
            s.gains[seat] += FALL
        s.karma[seat] += s.gains[seat]
    discarded = s.discarded
    assert discarded is not None
    first, second, taboo = [card.id for card in s.places]
    verdicts, gains = tuple([turn.verdict for turn in s.turns]), tuple(s.gains)
    s.rituals.append(Ritual(s.priestess, (first, second), taboo, discarded.id, verdicts, gains, fallen))
    if tell.on:
        marks = tuple([verdict.marks or () for verdict in verdicts])
        tell(RitualEnded(s.priestess, (first, second), taboo, marks, gains, fallen))
    clear(s)
    if len(s.rituals) == s.players:
        end(s, tell)
    else:
        begin_ritual(s, tell)


def clear(s: CommandmentsState) -> None:
    """The cards leave the game, the circle is emptied, the fate cards are neutral again."""
    s.places = []
    s.discarded = None
    s.board = [0] * (len(AREAS) * SLOTS)
    s.unset = ARTEFACTS
    s.turns = []
    s.gains = [0] * s.players
    s.fate = 0
    s.round = 1


def begin_ritual(s: CommandmentsState, tell: Tell) -> None:
    """C-16 The next player to the left becomes High Priestess and draws."""
    s.priestess = (s.priestess + 1) % s.players
    draw(s)
    if tell.on:
        tell(RitualBegan(s.priestess, len(s.rituals) + 1))
        tell(Drawn(s.priestess, tuple([card.id for card in s.hand])))


def end(s: CommandmentsState, tell: Tell) -> None:
    """Everyone has been High Priestess once."""
    s.phase = None
    if tell.on:
        tell(Ended("rituals", winners(s)))


@final
class Commandments(Rules[CommandmentsState]):
    """The 3 Commandments, by Friedemann Friese, Fraser and Gordon Lamont."""

    def __init__(self) -> None:
        self.name = "commandments"
        self.version = 2
        self.players = range(3, 8)
        options: dict[str, Option] = {
            "setting": Choice(default="screen", among=("screen", ROOM)),
            "gestures": Number(default=4, least=1, most=8, when=("setting", "screen")),
            "judge": Choice(default="auto", among=("auto", "priestess"), when=("setting", "screen")),
            "no_markers": Flag(default=False),
            "blanks": Checked(default=[], check=wrong_with_blanks),
        }
        self.options = options
        self.endings = ("rituals",)

    def new_game(self, players: int, options: Options, chance: Chance) -> CommandmentsState:
        return deal(players, options, chance)

    def ask(self, s: CommandmentsState) -> list[Seat]:
        phase = s.phase
        if phase is None:
            return []
        return [phase.novice] if isinstance(phase, Perform) else [s.priestess]

    def legal(self, s: CommandmentsState, seat: Seat) -> list[Move]:
        return legal(s, seat)

    def accepts(self, s: CommandmentsState, seat: Seat, move: Move) -> bool:
        return accepts(s, move)

    def may_talk(self, s: CommandmentsState, seat: Seat) -> bool:
        """C-13 The High Priestess keeps silent while her ritual runs."""
        return s.phase is None or seat != s.priestess

    def resolve(self, s: CommandmentsState, answers: Answers, chance: Chance, tell: Tell) -> None:
        phase = s.phase
        if isinstance(phase, Perform):
            perform(s, phase.novice, answers[phase.novice], tell)
            return
        move = answers[s.priestess]
        if isinstance(move, moves.Set):
            set_artefact(s, move, tell)
        elif isinstance(move, moves.Ordain):
            ordain(s, move, tell)
        elif isinstance(move, Mark):
            mark(s, move.cards, tell)
        elif isinstance(move, Illegal):
            call_illegal(s, tell)
        else:
            raise unknown(move)

    def needs_people(self, options: Options) -> bool:
        """C-24 In a room everyone is a person: no bot dances."""
        return options.get("setting") == ROOM

    def view(self, s: CommandmentsState, seat: Seat | None) -> CommandmentsView:
        return look(s, seat)

    def outcome(self, s: CommandmentsState) -> Outcome:
        return outcome(s)

    def default_move(self, s: CommandmentsState, seat: Seat, chance: Chance) -> Move:
        return default_move(s)

    def bound(self, players: int, options: Options) -> int:
        # A ritual is ordained, set, and played in turns of some gestures, a take, a put and perhaps a mark.
        turns = ROUNDS[players] * (players - 1)
        return players * (1 + ARTEFACTS + turns * (cast("int", options["gestures"]) + 3))

    def parse(self, text: str) -> Move:
        return moves.parse(text)

    def expand(self, text: str) -> list[Move]:
        return moves.expand(text)

    def abridge(self, moves: Sequence[Move]) -> str:
        return abridge(moves)

    def load(self, data: dict[str, Json]) -> CommandmentsState:
        return load_state(data)

    def sample(self, view: View, history: Sequence[Event], chance: Chance) -> CommandmentsState:
        assert isinstance(view, CommandmentsView)
        return worlds.sample(view, chance)


COMMANDMENTS: Final = Commandments()
