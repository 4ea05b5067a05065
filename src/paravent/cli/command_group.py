"""The group of all commands: whatever goes wrong in one comes out as one sentence and an exit code, never a traceback."""

from __future__ import annotations

import io
import logging
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NoReturn, TypeVar, final

import click

from paravent.cli.terminal import printable
from paravent.core.errors import ParaventError
from paravent.core.game import Game
from paravent.games import found
from paravent.texts import LANGUAGES, Catalogue, language

LOGGER: Final = logging.getLogger("paravent.cli")
WRONG: Final = 2
INTERRUPTED: Final = 130
CLOSED_PIPE: Final = 141  # what a shell reports of any program that a closed pipe ends

F = TypeVar("F", bound=Callable[..., object])


@final
class Stop(Exception):
    """The command ends here, with this sentence and this exit code."""

    def __init__(self, sentence: str, code: int = WRONG) -> None:
        super().__init__(sentence)
        self.code = code


@final
class PipeClosed(Exception):
    """Whoever read our output has gone."""


def lang_option(command: F) -> F:
    """`--lang`; its value reaches every command as the context's object."""
    kind = click.Choice(LANGUAGES)
    return click.option("--lang", type=kind, expose_value=False, help="Language; else that of the locale.")(command)


def spoken(args: Sequence[str], environ: Mapping[str, str]) -> str:
    """The language that the command line or else the locale names; read before parsing, as parsing too may have to complain."""
    for at, word in enumerate(args):
        option, _, value = word.partition("=")
        wanted = value or (args[at + 1] if at + 1 < len(args) else "")
        if option == "--lang" and wanted in LANGUAGES:
            return wanted
    return language(environ)


@final
class CommandGroup(click.Group):
    """The group of all commands."""

    def main(  # type: ignore[override]  # click's overloads promise a return only to callers that we do not have
        self, args: Sequence[str] | None = None, **extra: object
    ) -> NoReturn:
        words = list(sys.argv[1:] if args is None else args)
        text = Catalogue(None, spoken(words, os.environ))
        replace_closed_streams()
        forgive_encodings()
        translate_help(self, list(self.commands.values()), text)
        self._add_commands_of_games(text.language)
        sys.exit(self._run(words, text))

    def _add_commands_of_games(self, language: str) -> None:
        """What games bring along for the terminal: `COMMANDS` in their `commands.py`."""
        for game in found().values():
            commands = [command for command in added_by(game) if command.name not in self.commands]
            translate_help(self, commands, Catalogue(game.name, language))
            for command in commands:
                self.add_command(command)

    def _run(self, words: list[str], text: Catalogue) -> int:
        try:
            code = super().main(words, "paravent", standalone_mode=False, obj=text.language)
            sys.stdout.flush()
        except (PipeClosed, BrokenPipeError):
            abandon_output()
            return CLOSED_PIPE
        except Stop as stop:
            return complain(str(stop), stop.code)
        except ParaventError as error:
            return complain(text.refusal(error))
        except click.ClickException as error:
            return complain(usage(error, text))
        except (click.Abort, KeyboardInterrupt):
            return complain(text.say("cli-interrupted"), INTERRUPTED)
        except OSError as error:
            abandon_output()
            return complain(text.say("cli-no-output", reason=error.strerror or str(error)))
        return code if isinstance(code, int) else 0

    def invoke(self, ctx: click.Context) -> object:
        """Run a command; a closed pipe goes past click, which would end with a code of its own."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise PipeClosed from None

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in self.commands:
            known = ", ".join(self.commands)
            raise Stop(Catalogue(None, ctx.obj).say("cli-no-command", command=args[0], known=known))
        return super().resolve_command(ctx, args)


def complain(sentence: str, code: int = WRONG) -> int:
    """Say it on stderr, if anybody can still hear it."""
    try:
        click.echo("\n".join(printable(line) for line in sentence.split("\n")), err=True)
    except OSError:
        return code
    return code


def usage(error: click.ClickException, text: Catalogue) -> str:
    """What is wrong with the command line."""
    command = error.ctx.command_path if isinstance(error, click.UsageError) and error.ctx else "paravent"
    match error:
        case click.NoSuchOption():
            return text.say("cli-no-option", option=error.option_name, command=command)
        case click.MissingParameter():
            return text.say("cli-missing", parameter=named(error.param), command=command)
        case click.BadParameter():
            return text.say("cli-bad-parameter", parameter=named(error.param), wanted=wanted(error, text))
        case click.BadOptionUsage():
            return text.say("cli-bad-option-usage", option=error.option_name)
    return text.say("cli-usage", reason=error.format_message().rstrip("."), command=command)


def wanted(error: click.BadParameter, text: Catalogue) -> str:
    """What a parameter's value should have been; in click's words where we have none."""
    match error.param.type if error.param else None:
        case click.Choice(choices=choices):
            return text.say("wanted-choice", among=", ".join(choices))
        case click.IntRange(min=int(least), max=int(most)):
            return text.say("wanted-number", least=least, most=most)
        case click.IntRange(min=int(least)):
            return text.say("wanted-at-least", least=least)
        case click.types.IntParamType():
            return text.say("wanted-whole")
        case click.Path():
            return text.say("wanted-file")
    return error.message


def named(parameter: click.Parameter | None) -> str:
    """A parameter as it is typed."""
    if parameter is None:
        return "?"
    return parameter.opts[0] if isinstance(parameter, click.Option) else parameter.human_readable_name


def added_by(game: Game) -> list[click.Command]:
    """A game's own commands; if they cannot be loaded, none: it must not keep other commands from being run."""
    try:
        part = game.part("commands", "COMMANDS")
    except Exception as error:
        LOGGER.warning("the commands of %s cannot be loaded: %s: %s", game.name, type(error).__name__, error)
        return []
    return [command for command in part if isinstance(command, click.Command)] if isinstance(part, tuple) else []


def translate_help(group: click.Group, commands: Sequence[click.Command], text: Catalogue) -> None:
    """Give every command and option its help in the reader's language (`help-play`, `help-play-seed`), where there is one."""
    for command in [group, *commands]:
        command.help = helped(f"help-{command.name}", text) or command.help
        help_option = command.get_help_option(click.Context(command))
        if help_option is not None:
            help_option.help = helped("help-help", text) or help_option.help
        for parameter in command.params:
            if isinstance(parameter, click.Option):
                own, shared = f"help-{command.name}-{parameter.name}", f"help-{parameter.name}"
                parameter.help = helped(own, text) or helped(shared, text) or parameter.help


def helped(id: str, text: Catalogue) -> str | None:
    return text.say(id) if text.has(id) else None


def replace_closed_streams() -> None:
    """Whoever closed a stream (`paravent games >&-`) wants nothing of it; Python then has none."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  (as long as the process)


def forgive_encodings() -> None:
    """A character that the terminal cannot show, or bytes that are no text, become a question mark instead of an error."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def abandon_output() -> None:
    """Send what is left in the buffer nowhere, so that the interpreter does not fail on it while leaving."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
    except (OSError, io.UnsupportedOperation):
        return
