"""The decks, the vocabulary, and what is refused."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

import pytest
from jsonschema import Draft202012Validator

import paravent
from paravent import BadSetup, Chance, Json
from paravent.games.commandments.cards import ACTION, DECK, DECK_CARD, read_card
from paravent.games.commandments.contract import COUNTED, FREE
from paravent.games.commandments.deck import most_players, wrong_with_blanks, wrong_with_deck
from paravent.games.commandments.pieces import BESIDE, MOTION, MOTIONS, TAGS, adjacencies
from paravent.games.commandments.reading import BadCard, read_condition, read_count
from paravent.games.commandments.rehearsal import random_scenes, worths_in
from paravent.games.commandments.words import is_sayable, words_of

MOVES = 10_000
RARE = {
    "white-to-centre": "one colour in three, one area in twelve: under 3 % of random moves; the original's own card",
    "blessing": "one gesture of 34, only while holding, only to her: 1 % of random moves; the original's own card",
}
ORIGINALS: list[tuple[str, int | str, Json]] = [
    ("move-white", 3, ["moved", "white"]),
    ("to-triangle", 3, ["target", "triangle"]),
    ("white-to-centre", 4, ["all", ["moved", "white"], ["target", "centre"]]),
    ("last-one-out", 3, ["exactly", 0, ["artefacts", "start", "any"]]),
    ("left-behind", "?", ["artefacts", "start", "any"]),
    ("one-colour-areas", "?", ["areas", "all", {"colours": [1, 1]}]),
    ("black-areas", "?", ["areas", "all", {"black": [1, 15]}]),
    ("colours-in-target", "?", ["colours", "target"]),
    ("statue", 3, ["at-most", 0, ["gestures", {"tag": ["upper"]}]]),
    ("dancer", 3, ["at-least", 1, ["gestures", {"name": ["dance"]}]]),
    ("may-i", 3, ["at-least", 1, ["gestures", {"name": ["ask-leave"], "when": "before"}]]),
    ("tough-guy", 3, ["at-least", 1, ["gestures", {"name": ["macho"]}]]),
    ("bad-blood", 3, ["at-least", 1, ["gestures", {"name": ["offend"], "to": "novice"}]]),
    ("on-your-feet", 3, ["at-least", 1, ["gestures", {"name": ["stand-up"]}]]),
    ("blessing", 4, ["at-least", 1, ["gestures", {"name": ["tap"], "to": "priestess"}]]),
    ("zoo", 3, ["at-least", 1, ["gestures", {"name": ["animal"]}]]),
]


@cache
def tried() -> dict[str, list[int]]:
    """What every card is worth on 10,000 random moves."""
    scenes = random_scenes(MOVES, Chance("tried"))
    return {card.id: worths_in(card, scenes) for card in DECK}


@pytest.mark.parametrize(("id", "karma", "test"), ORIGINALS, ids=[row[0] for row in ORIGINALS])
def test_the_known_originals_are_in_the_deck(id: str, karma: int | str, test: Json) -> None:
    """C-15 Every card known from the original is there, with its test."""
    data = DECK_CARD[id].data()

    assert (data["karma"], data["test"]) == (karma, test)


def test_the_deck_has_63_artefact_and_37_action_cards() -> None:
    """C-20 Enough for seven players, nothing wrong, every id its own."""
    text = files("paravent.games.commandments").joinpath("deck.json").read_text(encoding="utf-8")

    assert [sum(card.kind == kind for card in DECK) for kind in ("artefact", "action")] == [63, 37]
    assert wrong_with_deck(json.loads(text)) == []
    assert most_players(DECK) == 7


def test_cards_fire_neither_always_nor_never() -> None:
    """C-7 Every condition holds on 3 to 70 % of random moves, but for two of the original's."""
    rates = {card.id: sum(map(bool, tried()[card.id])) / MOVES for card in DECK if card.condition is not None}
    odd = {id for id, rate in rates.items() if not 0.03 <= rate <= 0.70}

    assert odd == set(RARE)
    assert all(rates[id] > 0.005 for id in RARE)


def test_no_two_cards_coincide() -> None:
    """C-15 On 10,000 random moves any two cards differ somewhere."""
    assert len({tuple(worths) for worths in tried().values()}) == len(DECK)


def test_most_counts_can_be_nothing() -> None:
    """C-7 At most a third of the count cards are never 0."""
    counts = [card for card in DECK if card.count is not None]
    never = [card.id for card in counts if all(tried()[card.id])]

    assert len(counts) == 20
    assert 3 * len(never) <= len(counts)


def test_a_third_of_the_action_cards_test_more_than_one_gesture_by_name() -> None:
    """C-1 A tag, a target, a number, the moment or the previous move."""
    actions = [card for card in DECK if card.kind == ACTION]
    by_name = [card for card in actions if is_one_gesture_by_name(card.data()["test"])]

    assert 3 * (len(actions) - len(by_name)) >= len(actions)


def is_one_gesture_by_name(test: Json) -> bool:
    match test:
        case ["at-least", 1, ["gestures", dict() as fit]]:
            return list(fit) == ["name"]
    return False


def test_the_schema_describes_the_deck() -> None:
    """C-15 The deck is valid by its schema; a count with a number for karma, or an unknown word, is not."""
    schema = json.loads(files("paravent.games.commandments").joinpath("deck.schema.json").read_text(encoding="utf-8"))
    validator = Draft202012Validator(schema)

    assert list(validator.iter_errors([card.data() for card in DECK])) == []
    assert validator.is_valid([FREE, COUNTED])
    assert not validator.is_valid([{**COUNTED, "karma": 3}])
    assert not validator.is_valid([{**FREE, "test": ["fly"]}])


# The circle and the gestures


def test_the_circle_has_thirty_adjacencies() -> None:
    """C-2 Every area touches others, none itself, and any two are at most two steps apart."""
    assert len({frozenset(pair) for pair in adjacencies()}) == 30
    assert [BESIDE[area].bit_count() for area in range(12)] == [5, 6, 6, 6, 6, 6, 3, 3, 3, 3, 3, 10]
    for start in range(12):
        near = BESIDE[start] | 1 << start
        for area in range(12):
            if BESIDE[start] >> area & 1:
                near |= BESIDE[area]
        assert near == 0xFFF


def test_cards_of_the_deck_test_what_the_book_allows_besides() -> None:
    """C-23 Touching other artefacts and leaving the table: by name, by tag and by the moment."""
    tests = {card.id: json.dumps(card.data()["test"]) for card in DECK}

    assert [id for id, test in tests.items() if "touch-others" in test] == ["window-shopping"]
    assert [id for id, test in tests.items() if '"leave"' in test] == ["fresh-air"]
    assert '"when": "before"' in tests["window-shopping"] and '"when": "holding"' in tests["fresh-air"]
    assert '"tag": ["touch"]' in tests["touchy"]


NAMED_BY_THE_BOOK = ("touch", "touch-others", "leave")


def test_there_are_thirty_four_gestures() -> None:
    """C-1 C-23 Tags, targets and the need of the artefact as the table of the rules has them."""
    assert len(MOTIONS) == 34
    tags = {
        name: [tag for k, tag in enumerate(TAGS) if MOTION[name].tags >> k & 1]
        for name in ("dance", "tap", "talk", "yawn", *NAMED_BY_THE_BOOK)
    }
    assert tags == {
        "dance": ["legs", "upper"],
        "tap": ["upper", "artefact", "touch"],
        "talk": ["voice", "artefact"],
        "yawn": ["face", "rude"],
        "touch": ["upper", "touch"],
        "touch-others": ["upper", "touch"],
        "leave": ["legs"],
    }
    assert [one.name for one in MOTIONS if one.held] == ["leave", "raise", "hide", "tap", "kiss", "talk"]
    assert sum(one.aimed for one in MOTIONS) == 10


# Words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Ô Grande Prêtresse !", ["o", "grande", "pretresse"]),
        ("Le CŒUR et l'Æther", ["le", "coeur", "et", "l", "aether"]),
        ("2 fois, non-stop", ["2", "fois", "non", "stop"]),
        ("ﬁn Straße", ["fin", "strasse"]),
        ("¿…?", []),
    ],
)
def test_words_are_folded(text: str, words: list[str]) -> None:
    """C-18 Accents, capitals and ligatures make no difference; every run of letters and digits is a word."""
    assert words_of(text) == words


@pytest.mark.parametrize("text", ["", "   ", "a" * 141, 'a "b"', "a\nb", "a\tb", "a\x7f", "a\u2028b", "a\u2029b", "\ud800"])
def test_some_texts_cannot_be_said(text: str) -> None:
    """C-18 Empty, blank, too long, quoted, or with a character that would break a line."""
    assert not is_sayable(text)


@pytest.mark.parametrize("text", ["a", "a" * 140, "Où ça ? <b>ici</b> & là", "🙏", " x "])
def test_other_texts_can(text: str) -> None:
    """C-18 Anything else goes, up to 140 characters."""
    assert is_sayable(text)


# What is refused


@pytest.mark.parametrize(
    ("test", "sentence"),
    [
        ("white", "'white' is not a condition: an array that begins with a word"),
        ([], "[] is not a condition: an array that begins with a word"),
        (["fly"], '"fly" is no condition; conditions are: all, any, not, moved, put, start, target, step, at-least, at-most,'),
        (["moved", "green"], "\"moved\" does not know 'green'; it knows: white, black, brown"),
        (["moved"], '"moved" takes one or more colours'),
        (["all"], '"all" takes one or more conditions'),
        (["put", "standing", "lying"], "\"put\" takes a stance, not ['standing', 'lying']"),
        (["at-least", True, ["says"]], '"at-least" takes a whole number from 0, not True'),
        (["at-least", 1, ["moved", "white"]], '"moved" is no count; counts are: artefacts, colours, areas,'),
        (["more", ["says"]], "\"more\" takes two counts, not [['says']]"),
        (["said", "Été"], "\"said\" takes single words in a-z and 0-9, not 'Été'"),
        (["previous", "stance"], "\"previous\" does not know 'stance'; it knows: colour, start, target, follow, refill, gesture"),
        (["exactly", 1, ["areas", "all", {"any": [2, 1]}]], 'the limits of "any" are [least, most], not [2, 1]'),
        (["exactly", 1, ["gestures", {"who": 1}]], "\"gestures\" does not know 'who'; it knows: name, tag, when, to"),
        (["exactly", 1, ["gestures", {"name": "bow"}]], "\"name\" takes a list, not 'bow'"),
        (
            ["exactly", 1, ["gestures", {"to": "me"}]],
            "\"to\" does not know 'me'; it knows: priestess, novice, anyone, left, right",
        ),
    ],
)
def test_a_bad_test_is_refused_by_the_word_at_fault(test: Json, sentence: str) -> None:
    """C-15 A test that cannot be read is refused with what was expected."""
    with pytest.raises(BadCard) as refusal:
        read_condition(test)

    assert str(refusal.value).startswith(sentence)


def test_a_test_may_not_be_nested_without_end() -> None:
    """C-15 Twelve deep is deep enough."""
    test: Json = ["moved", "white"]
    for _ in range(13):
        test = ["not", test]

    with pytest.raises(BadCard, match="nested 12 deep"):
        read_condition(test)


def test_every_count_can_be_read() -> None:
    """C-7 All eight of them."""
    fit: Json = {"name": ["bow"], "tag": ["polite"], "when": "before", "to": "anyone"}
    tests: list[Json] = [
        ["artefacts", "beside-start", "lying"], ["colours", "H3"], ["areas", "ring", {"any": [0, 2]}],
        ["largest", "all", "brown"], ["gestures", fit], ["different", {}], ["says"], ["words"],
    ]  # fmt: skip

    assert len([read_count(test) for test in tests]) == 8


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"id": "Blank-1"}, "the id of a card is blank-1 to blank-15, not 'Blank-1'"),
        ({"kind": "fate"}, "blank-1: kind is action or artefact, not 'fate'"),
        ({"karma": 5}, "blank-1: the karma of a condition is 2, 3 or 4, not 5"),
        ({"karma": True}, "blank-1: the karma of a condition is 2, 3 or 4, not True"),
        ({"karma": "?"}, "blank-1: the karma of a condition is 2, 3 or 4, not '?'"),
        ({"test": ["says"], "karma": "?"}, "blank-1: only an artefact card may count"),
        ({"test": ["says"], "kind": "artefact"}, 'blank-1: the karma of a count is "?", not 4'),
        ({"en": " "}, "blank-1: en is a line of 1 to 200 characters, not ' '"),
        ({"fr": "a\nb"}, "blank-1: fr is a line of 1 to 200 characters, not 'a\\nb'"),
    ],
)
def test_a_bad_blank_card_is_refused_in_one_sentence(change: dict[str, Json], sentence: str) -> None:
    """C-15 The card and what is wrong with it, in the option's refusal too."""
    with pytest.raises(BadCard) as refusal:
        read_card({**FREE, **change}, blank=True)

    assert str(refusal.value) == sentence
    assert wrong_with_blanks([{**FREE, **change}]) == f"a list of blank cards ({sentence})"


def test_karma_is_a_whole_number() -> None:
    """C-15 Three point nothing is not three: records and views write whole numbers; nor may a card be nested without end."""
    deep: object = "bottom"
    for _ in range(2000):
        deep = [deep]

    odd_ones: list[dict[str, object]] = [
        {**FREE, "karma": 3.0},
        {**FREE, "test": deep},
        {**FREE, "test": ["at-least", 1.5, ["says"]]},
    ]
    for odd in odd_ones:
        with pytest.raises(BadCard, match="a card is JSON data without fractions, nested 20 deep at most"):
            read_card(odd, blank=True)


def test_blank_cards_are_limited_and_have_ids_of_their_own() -> None:
    """C-20 Eight artefact cards and seven action cards at most, none twice."""
    numbered: list[Json] = [{**FREE, "id": f"blank-{k}"} for k in range(1, 9)]

    assert wrong_with_blanks(numbered[:7]) is None
    assert wrong_with_blanks(numbered) == "a list of at most 7 action cards"
    assert wrong_with_blanks([FREE, FREE]) == "a list of cards with different ids (blank-1 comes twice)"
    assert wrong_with_blanks({}) == "a list of cards"


def test_a_table_with_bad_blank_cards_is_not_laid() -> None:
    """C-15 The refusal names the option, the card and the fault."""
    with pytest.raises(BadSetup, match="option blanks of commandments must be a list of blank cards"):
        paravent.new("commandments", 3, seed=1, options={"blanks": [{**COUNTED, "karma": 3}]})


def test_a_deck_is_checked_as_a_whole() -> None:
    """C-20 Everything that is wrong, a sentence each: bad cards, ids, numbers, coincidences."""
    white = DECK_CARD["move-white"].data()
    deck: Json = [white, {**white, "id": "also-white"}, white, {**white, "karma": 1}]

    assert wrong_with_deck(deck) == [
        "card 4: move-white: the karma of a condition is 2, 3 or 4, not 1",
        "the id move-white comes twice",
        "3 players need 6 artefact cards; there are 3",
        "3 players need 6 action cards; there are 0",
        "move-white and also-white coincide: they are worth the same on 2000 moves",
        "move-white and move-white coincide: they are worth the same on 2000 moves",
    ]
    assert wrong_with_deck("deck") == ["a deck is a JSON array of cards"]
