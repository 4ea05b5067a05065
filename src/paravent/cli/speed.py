"""The one line about speed."""

from __future__ import annotations

from functools import cache

import click

import paravent
from paravent.texts import Catalogue


@cache  # once per process
def say_if_interpreted(language: str) -> None:
    """Say on stderr that the rules are not compiled, if they are not."""
    if not paravent.compiled:
        click.echo(Catalogue(None, language).say("cli-interpreted"), err=True)
