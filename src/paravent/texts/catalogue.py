"""A game's words in one language: pieces, moves, events, questions, endings and refusals as a player reads them.

A message that a language lacks, or that cannot be made of what it is given, is taken from English; failing that the notation
itself is shown. Nothing that a player reads can make the program fail.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias, final

from fluent.runtime import FluentBundle

from paravent.core.errors import ParaventError
from paravent.core.rules import Choice, Event, Flag, Json, Move, Number, Option, Phase
from paravent.games import found
from paravent.texts.language import DEFAULT
from paravent.texts.resources import game_resource, shared_resource
from paravent.texts.variables import Variables, kebab, variable, variables

Seats: TypeAlias = Sequence[str]  # the players' names, by seat
NOBODY: Seats = ()


@final
class Catalogue:
    """The texts of one game (None: those of no game in particular) in one language."""

    def __init__(self, game: str | None, language: str) -> None:
        self.game = game
        self.language = language
        self._seats: Seats = NOBODY
        self._bundles: dict[str, FluentBundle] = {}  # read when first needed: English mostly is not

    # What the game is made of

    def aim(self) -> str:
        """What everybody plays for, in one line; empty if the game does not say it."""
        return self.say("aim") if self.has("aim") else ""

    def title(self) -> str:
        """The game's name."""
        return self._find("title", {}) or (self.game or "")

    def tagline(self) -> str:
        """The game in one line; empty if there is none."""
        return self._find("tagline", {}) or ""

    def name(self, token: object) -> str:
        """A piece, or several, by its word in the notation; a token without a message of its own is named by its parts."""
        return self._names(variable(token))

    def word(self, word: str, **values: Json) -> str:
        """A heading or label on a screen (`word-capital`)."""
        return self._find(f"word-{word}", variables(values)) or word

    def option(self, word: str) -> str:
        """What an option is called."""
        return self._find(f"option-{word}", {}) or word

    def option_help(self, word: str) -> str:
        """What an option does; empty if the catalogue does not say."""
        return self._find(f"option-{word}-help", {}) or ""

    def ending(self, word: str) -> str:
        """How the game ended."""
        return self._find(f"ending-{word}", {}) or word

    # What happens at the table

    def move(self, move: Move, seats: Seats) -> str:
        """A move as on a button."""
        return self._about("move", move, seats) or str(move)

    def event(self, event: Event, seats: Seats) -> str:
        """An event as a sentence of the log."""
        return self._about("event", event, seats) or self._plainly(event, seats)

    def phase(self, phase: Phase, seats: Seats) -> str:
        """The question that is open, put to the one who is asked."""
        return self._about("phase", phase, seats) or self._plainly(phase, seats)

    def refusal(self, error: ParaventError, seats: Seats = NOBODY) -> str:
        """Why something cannot be done, in one sentence."""
        self._seats = seats
        values: Variables = {key: variable(value) for key, value in error.details.items()}
        values["sentence"] = variable(str(error))
        if error.code == "bad-option":
            values["wanted"] = self._wanted(error.details)
        return self._find(f"refusal-{error.code}", values) or str(error)

    def say(self, id: str, /, **values: Json) -> str:
        """Any message by its id."""
        return self._find(id, variables(values)) or id

    def tell(self, id: str, seats: Seats, /, **values: Json) -> str:
        """Any message by its id, which may speak of players."""
        self._seats = seats
        return self.say(id, **values)

    def has(self, id: str) -> bool:
        """Whether the language itself has this message."""
        return self._bundle(self.language).has_message(id)

    # How messages are found and made

    def _bundle(self, language: str) -> FluentBundle:
        if language not in self._bundles:
            self._bundles[language] = self._read_bundle(language)
        return self._bundles[language]

    def _read_bundle(self, language: str) -> FluentBundle:
        functions: dict[str, Callable[[object], str]] = {"SEAT": self._people, "NAME": self._names, "NTH": nth}
        bundle = FluentBundle([language], functions=functions, use_isolating=False)  # type: ignore[arg-type]  # strings are allowed
        for resource in (shared_resource(language), game_resource(self.game, language)):
            if resource is not None:
                bundle.add_resource(resource, allow_overrides=True)
        return bundle

    def _find(self, id: str, values: Variables) -> str | None:
        for language in (self.language, DEFAULT):
            bundle = self._bundle(language)
            if bundle.has_message(id):
                pattern = bundle.get_message(id).value
                made, errors = bundle.format_pattern(pattern, values) if pattern is not None else ("", [])
                if made and not errors:
                    return str(made)
        return None

    def _about(self, room: str, value: object, seats: Seats) -> str | None:
        self._seats = seats
        return self._find(f"{room}-{kebab(value)}", variables(value))

    def _plainly(self, value: object, seats: Seats) -> str:
        shown = [f"{key} {self._people(item) if key == 'seat' else item}" for key, item in variables(value).items()]
        return " · ".join([kebab(value).replace("-", " "), *shown])

    def _wanted(self, details: dict[str, str]) -> str:
        option: Option | None = found()[self.game].rules.options.get(details["option"]) if self.game in found() else None
        match option:
            case Flag():
                return self.say("wanted-flag")
            case Number():
                return self.say("wanted-number", least=option.least, most=option.most)
            case Choice():
                return self.say("wanted-choice", among=", ".join(option.among))
        return details["wanted"]

    # The functions that messages call; each takes one value or several, parted by spaces

    def _people(self, value: object) -> str:
        return self._each(value, self._person, "nobody")

    def _names(self, value: object) -> str:
        """Pieces by name. What is not told has a name where a game gives it one: "a hidden card"."""
        unknown = str(value) == "none" and self._find("name-none", {}) is not None
        return self._each(value, self._name, "name-none" if unknown else "nothing")

    def _each(self, value: object, word: Callable[[str], str], none: str) -> str:
        tokens = str(value).split()
        if not tokens or tokens == ["none"]:
            return self._find(none, {}) or none
        return ", ".join(word(token) for token in tokens)

    def _person(self, token: str) -> str:
        if token.isdecimal() and int(token) < len(self._seats):
            return self._seats[int(token)]
        return self.say("seat-number", seat=token)

    def _name(self, token: str) -> str:
        whole = self._find(f"name-{token}", {})
        if whole is not None:
            return whole
        return " ".join(self._find(f"name-{part}", {}) or part for part in token.split("-"))


def nth(value: object) -> str:
    """What counts from 0, as people count."""
    return str(int(str(value)) + 1)
