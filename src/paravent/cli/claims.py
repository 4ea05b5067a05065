"""Claims at the terminal: saying one, hearing those of others, and at the end what was true."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from paravent.claims import Claim, Entry, Ledger, Verdict
from paravent.core.rules import Seat
from paravent.core.table import Table
from paravent.texts import Catalogue
from paravent.texts.catalogue import Seats

SOMEBODY: Final = ["…"]  # instead of a name, where none is chosen yet
MARKS: Final = {True: " ✓", False: " ✗", None: ""}


def words(claim: Claim, seats: Seats, text: Catalogue) -> str:
    """A claim as its speaker says it."""
    return text.tell(f"claim-{claim.kind}", seats, about=claim.about, what=claim.what)


def heard(seat: Seat, claim: Claim, seats: Seats, text: Catalogue) -> str:
    """A claim and who made it."""
    return text.say("cli-claim", name=seats[seat], words=words(claim, seats, text))


def all_claims(ledger: Ledger, table: Table, seats: Seats, text: Catalogue) -> Text:
    """Every claim by its speaker; contradictions are marked, and at the end what was true."""
    entries, verdicts = ledger.entries, ledger.verdicts(table)
    if not entries:
        return Text(text.say("cli-claims-none"), style="dim")
    said = [text.say("cli-claims")]
    for number, entry in enumerate(entries):
        line = heard(entry.seat, entry.claim, seats, text)
        said.append(f"  {line}{mark(entry, None if verdicts is None else verdicts[number], text)}")
    return Text("\n".join(said), style="cyan")


def mark(entry: Entry, verdict: Verdict, text: Catalogue) -> str:
    against = text.say("cli-claim-against") if entry.against else ""
    return f"{MARKS[verdict]}{f' · {against}' if against else ''}"


def sayings(claims: Sequence[Claim], text: Catalogue) -> Text:
    """What may be said, one line for each thing: its notation, and its words with somebody in them."""
    lines: dict[str, str] = {}
    for claim in claims:
        about = None if claim.about is None else 0
        shown = " ".join([claim.kind, *(["@?"] if claim.about is not None else []), *([claim.what] if claim.what else [])])
        lines.setdefault(shown, words(Claim(claim.kind, about, claim.what), SOMEBODY, text))
    if not lines:
        return Text(text.say("cli-claims-silent"), style="dim")
    width = max([len(shown) for shown in lines])
    return Text("\n".join([text.say("cli-say-what"), *(f"  {shown:<{width}}  {said}" for shown, said in lines.items())]))
