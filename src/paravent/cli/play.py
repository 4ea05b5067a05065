"""`paravent play GAME`: you against bots, or several people at one screen."""

from __future__ import annotations

import json
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Final, final

import click

import paravent
from paravent.bots.levels import NAMES
from paravent.claims import Ledger
from paravent.cli.advice import Advisor
from paravent.cli.command_group import WRONG, Stop, lang_option
from paravent.cli.files import read_text, rescue, write_record
from paravent.cli.match import Match
from paravent.cli.repl import Quit
from paravent.cli.seating import USUAL, Seating
from paravent.cli.signals import Signalled, heard_signals
from paravent.cli.speed import say_if_interpreted
from paravent.cli.terminal import Terminal, color_option, new_console, printable
from paravent.cli.verify import verified
from paravent.company.people import KEYS
from paravent.core.errors import ParaventError
from paravent.core.rules import Json
from paravent.core.table import Table
from paravent.games import find, found
from paravent.texts import Catalogue

USUAL_PLAYERS: Final = 4


@click.command()
@click.argument("game", required=False)
@click.option("--players", type=int, help="How many seats.")
@click.option("--humans", type=click.IntRange(min=0), default=1, show_default=True, help="How many of them are people.")
@click.option("--name", "names", multiple=True, help="A person's name; once per person.")
@click.option("--bots", type=click.Choice(NAMES), default=USUAL, show_default=True, help="How well the bots play.")
@click.option("--with", "company", multiple=True, type=click.Choice(KEYS), help="Who plays with you; once per bot.")
@click.option("--hints", is_flag=True, help="Before each of your moves: the best three, and what a bot believes.")
@click.option("--by-memory", is_flag=True, help="Nobody is shown what they could have written down.")
@click.option("--silence", is_flag=True, help="Nobody claims anything.")
@click.option("--option", "options", multiple=True, metavar="WORD=VALUE", help="An option of the game; see `paravent games`.")
@click.option("--seed", help="The same seed deals the same game.")
@click.option("--save", type=click.Path(path_type=Path), help="Where to keep the record.")
@click.option("--resume", help="A record of an interrupted game to go on with.")
@lang_option
@color_option
@click.pass_obj
def play(
    language: str, game: str | None, players: int | None, humans: int, names: tuple[str, ...], bots: str,
    company: tuple[str, ...], hints: bool, by_memory: bool, silence: bool, options: tuple[str, ...], seed: str | None,
    save: Path | None, resume: str | None, no_color: bool,
) -> None:  # fmt: skip
    """Play against bots, or several people at one screen."""
    text = Catalogue(game, language)
    if resume is None:
        table = laid(game, players, options, seed, text)
    else:
        table = resumed(resume, game, given=players is not None or bool(options) or seed is not None, text=text)
    text = Catalogue(table.rules.name, language)
    if humans < table.players:
        must_seat_bots(table, text)
    people = checked_names(names, humans, table, text)
    kept = checked_file(save, resume, text)
    say_if_interpreted(language)
    terminal = Terminal(new_console(no_color=no_color), shared=humans > 1)
    seating = Seating(table, humans, people, text, bots, company)
    terminal.show("\n".join(seating.introduce(text)))
    advisor = Advisor(table, seating.names, text) if hints else None
    ledger = None if silence else Ledger.of(find(table.rules.name), table)
    match = Match(table, seating, terminal, text, advisor, by_memory=by_memory, ledger=ledger)
    words = resume_words(humans, people, bots, company, hints=hints, by_memory=by_memory)
    words += ["--silence"] if silence else []
    run(match, Ending(table, kept, words, text), terminal)
    if save is not None:
        keep(table, save, text)
    match.finish()
    if save is not None:
        click.echo(text.say("cli-saved", file=str(save)), err=True)


# Laying the table


def laid(game: str | None, players: int | None, options: Sequence[str], seed: str | None, text: Catalogue) -> Table:
    """A new table, or a sentence that says why it cannot be laid."""
    if game is None:
        raise Stop(text.say("cli-which-game", known=", ".join(found())))
    try:
        count = players if players is not None else usual_players(game)
        return paravent.new(game, count, whole(seed), dict(read_option(option, text) for option in options))
    except ParaventError as error:
        raise Stop(text.refusal(error)) from None


def must_seat_bots(table: Table, text: Catalogue) -> None:
    """A table that needs people is not for bots."""
    try:
        table.rules.check_bots(table.options)
    except ParaventError as error:
        raise Stop(text.refusal(error)) from None


def usual_players(game: str) -> int:
    allowed = find(game).rules.players
    return USUAL_PLAYERS if USUAL_PLAYERS in allowed else allowed[0]


def whole(seed: str | None) -> int | str | None:
    """A seed of digits is a number, so that it deals what the same number deals in a program."""
    if seed is None or len(seed) > 100:
        return seed
    return int(seed) if seed.isascii() and seed.removeprefix("-").isdecimal() else seed


def read_option(given: str, text: Catalogue) -> tuple[str, Json]:
    """`word=value`, the value as JSON if it is that, else as text."""
    word, equals, value = given.partition("=")
    if not equals:
        raise Stop(text.say("cli-option-form", option=given))
    try:
        read: Json = json.loads(value)
    except (ValueError, RecursionError):
        read = value
    return word, read


def resumed(file: str, game: str | None, *, given: bool, text: Catalogue) -> Table:
    """The table of an interrupted game."""
    if given:
        raise Stop(text.say("cli-resume-has-all"))
    table = verified(read_text(file, text), text.language)
    if game is not None and game != table.rules.name:
        raise Stop(text.say("cli-resume-other-game", game=table.rules.name))
    if table.over:
        raise Stop(text.say("cli-resume-over", file=file))
    return table


def checked_names(names: Sequence[str], humans: int, table: Table, text: Catalogue) -> list[str]:
    """One different, printable name per person at most, and no more people than seats."""
    if humans > table.players:
        raise Stop(text.say("cli-too-many-people", humans=humans, players=table.players))
    people = [" ".join(printable(name).split())[:20] for name in names]
    if len(people) > humans or "" in people or len(set(people)) < len(people):
        raise Stop(text.say("cli-bad-names", humans=humans))
    return people


def checked_file(save: Path | None, resume: str | None, text: Catalogue) -> Path | None:
    """Where the record goes: no file is overwritten but the one that the game came from."""
    if save is None:
        return Path(resume) if resume not in (None, "-") else None
    if save.exists() and str(save) != resume:
        raise Stop(text.say("cli-save-exists", file=str(save)))
    return save


# Playing, and keeping the game whatever happens


@final
class Ending:
    """What to do when a game stops before its end."""

    def __init__(self, table: Table, wanted: Path | None, words: Sequence[str], text: Catalogue) -> None:
        self.table = table
        self.wanted = wanted
        self.words = words
        self.text = text

    def __call__(self, id: str, code: int) -> Stop:
        """Keep the game; the sentence says where, and how to go on."""
        # Played again from its lines, because the interruption may have come in the middle of a play.
        record = paravent.replay(self.table.record()).record()
        try:
            place = rescue(record, self.table.rules.name, self.wanted)
        except OSError:  # no place is left but the screen
            return Stop(f"{self.text.say('cli-no-place')}\n{record}", code or WRONG)
        command = shlex.join(["paravent", "play", "--resume", str(place), *self.words])
        return Stop(self.text.say(id, file=str(place), command=command), code)


def run(match: Match, ending: Ending, terminal: Terminal) -> None:
    """Play to the end, or to an interruption that loses nothing."""
    try:
        with heard_signals(), terminal.open():
            match.play()
    except Quit:
        stop = ending("cli-left", 0)
    except Signalled as signalled:
        stop = ending("cli-stopped", signalled.code)
    except EOFError:
        stop = ending("cli-no-more-input", WRONG)
    except OSError:  # the screen is gone
        stop = ending("cli-no-screen", WRONG)
    else:
        return
    raise stop


def resume_words(
    humans: int, names: Sequence[str], bots: str, company: Sequence[str], *, hints: bool, by_memory: bool
) -> list[str]:
    """The options that seat the same people and bots again."""
    words = ["--humans", str(humans)] if humans != 1 else []
    words += ["--bots", bots] if bots != USUAL else []
    words += [word for key in company for word in ("--with", key)]
    words += ["--hints"] if hints else []
    words += ["--by-memory"] if by_memory else []
    return words + [word for name in names for word in ("--name", name)]


def keep(table: Table, file: Path, text: Catalogue) -> None:
    """Write the record of a finished game where it was asked for."""
    try:
        write_record(table.record(), file)
    except OSError as error:
        place = rescue(table.record(), table.rules.name, None)
        reason = error.strerror or str(error)
        raise Stop(text.say("cli-saved-elsewhere", file=str(file), reason=reason, place=str(place))) from None
