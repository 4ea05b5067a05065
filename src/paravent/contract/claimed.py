"""Law 10: what may be claimed does not depend on what is true, and what is claimed changes nothing."""

from __future__ import annotations

from typing import Final

from paravent.claims import Ledger, vocabulary_of
from paravent.contract.advice import another_world
from paravent.contract.broken import hold, same
from paravent.contract.looks import eyes, who
from paravent.contract.walks import lay
from paravent.core.chance import Chance
from paravent.core.game import Game
from paravent.core.record import CLAIM, read
from paravent.core.table import Table

ENOUGH: Final = 6  # claims of each seat that are said


def claimed_alike(game: Game, table: Table, chance: Chance) -> None:
    """Every view, a spectator's too, in this world and in one that looks the same, gives the same things to say."""
    forms = vocabulary_of(game).forms
    ours = list(forms(table.view(None)))
    for seat in eyes(table):
        theirs = list(forms(table.view(seat)))
        hold(10, ours == theirs, f"what may be claimed tells a secret of {who(seat)}: {theirs} != {ours}")
    for seat in range(table.players):
        theirs = list(forms(another_world(table, seat, chance).view(None)))
        hold(10, ours == theirs, f"what may be claimed tells {who(seat)} which world is true: {theirs} != {ours}")


def changes_nothing(game: Game, table: Table, chance: Chance) -> None:
    """Some claims of every seat leave the table as it was, and stand in the record beside the same plays."""
    before, told = table.dump(), [table.history(seat) for seat in eyes(table)]
    twin, ledger = table.clone(), Ledger(game)
    for seat in range(table.players):
        claims = ledger.sayable(twin, seat)
        chance.shuffle(claims)
        for claim in claims[:ENOUGH]:
            ledger.say(twin, seat, str(claim))
    same(10, before, twin.dump(), "a claim changed the table")
    same(10, told, [twin.history(seat) for seat in eyes(twin)], "a claim was told as an event")
    kept = replayed(twin)
    same(10, before, kept.dump(), "a record with claims leads elsewhere")
    heard = [[(claim.seat, claim.text, claim.at) for claim in each.claims(None)] for each in (twin, kept)]
    same(10, heard[0], heard[1], "a record does not keep what was claimed, or when")


def replayed(table: Table) -> Table:
    """The table that its record leads to."""
    written = read(table.record())
    again = lay(table.rules, written.players, written.options, written.seed)
    for _, seat, text, mark in written.lines:
        if mark == CLAIM and seat is not None:
            again.claim(seat, text)
        elif not mark:
            again.play(seat, text)
    return again
