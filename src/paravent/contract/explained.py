"""Law 4: whatever changes on my screen, an event told me.

Checked in three ways along every walk, for a few onlookers each:
- a play of which an onlooker is told nothing changes nothing for it;
- what an onlooker sees, is asked and may do follows from its first view and everything it was told since: two walks that told
  it the same, in the same words, show it the same;
- where a game says what its events change (`Enrolment.explains`), each field that changed is one that an event of this play,
  as it was told, changes. The phase may change with any event.
And an event that is private to some seats (`Enrolment.private`) is told in full to no other.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from hashlib import blake2b

from paravent.contract.broken import Broken, hold
from paravent.contract.enrolment import Enrolment
from paravent.contract.fields import Difference, differences, told
from paravent.contract.looks import eyes, who, words
from paravent.contract.walks import Step
from paravent.core.plain import plain_text
from paravent.core.rules import Event, Seat, View
from paravent.core.table import Table, seen

OFTEN = 3  # times that the same kinds of event are looked at for what they explain, in one case


@dataclass
class Past:
    """What one onlooker sees, and a digest of its first view and everything told since."""

    view: View
    digest: bytes
    answered: bool = False


@dataclass
class Explained:
    """Follows onlookers along the walks of one case. `shown` is what each past led to before."""

    enrolment: Enrolment
    shown: dict[bytes, tuple[View, str]] = field(default_factory=dict)
    often: Counter[str] = field(default_factory=Counter)
    pasts: dict[Seat | None, Past] = field(default_factory=dict)

    def follow(self, onlookers: list[Seat | None]) -> None:
        """A new walk begins, and these watch it."""
        self.onlookers = onlookers
        self.pasts = {}

    def check(self, step: Step) -> None:
        for event in step.events:
            stays_private(self.enrolment, event, step.table)
        for seat in self.onlookers:
            if step.before is None:
                view = step.table.view(seat)
                self.pasts[seat] = Past(view, digest(b"", plain_text(view)))
            else:
                self.watch(step, seat, self.pasts[seat])
            self.remember(step.table, seat, self.pasts[seat])

    def watch(self, step: Step, seat: Seat | None, past: Past) -> None:
        """One play, through the eyes of one onlooker."""
        assert step.before is not None and step.play is not None
        heard = seen(step.events, seat)
        view = step.table.view(seat)
        if heard:
            self.explain(step.before, past.view, view, heard, seat)
        else:
            nothing_changed(step.before, step.table, past.view, view, seat, moves=seat != step.play.seat)
        past.view, past.digest = view, digest(past.digest, repr(heard)) if heard else past.digest

    def explain(self, before: Table, was: View, now: View, heard: list[Event], seat: Seat | None) -> None:
        """Each field that changed is one that an event changes, as far as the game says what its events change."""
        kinds = f"{seat is None} {sorted({type(event).__name__ for event in heard})}"
        if not self.enrolment.explains or self.often[kinds] >= OFTEN:
            return
        self.often[kinds] += 1
        covers = [cover(self.enrolment, event) for event in heard]
        unexplained = [change for change in differences(was, now) if not is_explained(change, covers)]
        if unexplained:
            names = ", ".join(type(event).__name__ for event in heard)
            raise Broken(4, f"{who(seat)} was told {names}, which does not explain:\n{told(unexplained)}")

    def remember(self, table: Table, seat: Seat | None, past: Past) -> None:
        """The same past leads to the same present."""
        answered = seat is not None and table.sealed(seat) is not None
        facts = [str(table.state.phase), str(table.asked())]
        if seat is not None and not answered:
            facts += [*words(table.legal(seat)), "standing", *words(table.standing(seat))]
        key = digest(past.digest, f"{seat} {answered}")
        view, known = self.shown.setdefault(key, (past.view, "\n".join(facts)))
        if view != past.view:
            found = list(differences(view, past.view))
            raise Broken(4, f"{who(seat)} was told the same in two walks and sees two tables\n{told(found)}")
        hold(
            5,
            known == "\n".join(facts),
            f"{who(seat)} was told the same in two walks and can tell them apart\n  {known!r} != {facts!r}",
        )


def digest(before: bytes, text: str) -> bytes:
    return blake2b(before + text.encode(), digest_size=16).digest()


def nothing_changed(before: Table, after: Table, was: View, now: View, seat: Seat | None, *, moves: bool) -> None:
    """Told nothing, an onlooker sees nothing new and is asked nothing new."""
    found = list(differences(was, now))
    hold(4, was == now, f"{who(seat)} was told nothing, and its view changed\n{told(found)}")
    asked = (before.asked(), after.asked())
    hold(4, asked[0] == asked[1], f"{who(seat)} was told nothing, and others are asked\n  asked: {asked[0]} != {asked[1]}")
    hold(4, before.state.phase == after.state.phase, f"{who(seat)} was told nothing, and the phase is {after.state.phase}")
    if seat is not None and moves:
        hold(4, before.legal(seat) == after.legal(seat), f"{who(seat)} was told nothing and has other moves")
        hold(4, before.standing(seat) == after.standing(seat), f"{who(seat)} was told nothing and has other standing moves")


# What an event changes


def cover(enrolment: Enrolment, event: Event) -> list[re.Pattern[str]]:
    """The paths that this event explains."""
    return [pattern(path, event) for path in enrolment.explains.get(type(event).__name__, "").split()]


def pattern(path: str, event: Event) -> re.Pattern[str]:
    """The path as a pattern: `[seat]` is what the event's field says, `[]` any index, and everything below is meant too."""
    parts = re.split(r"\[(\w*)\]", path)
    text = ""
    for at, part in enumerate(parts):
        text += re.escape(part) if at % 2 == 0 else rf"\[(?:{indices(part, event)})\]"
    return re.compile(text + r"(?:[.\[].*)?")


def indices(name: str, event: Event) -> str:
    value: object = getattr(event, name) if name else None
    if isinstance(value, int):
        return str(value)
    if name and isinstance(value, tuple) and all(isinstance(one, int) for one in value):
        return "|".join(str(one) for one in value) or "none"
    return r"\d+"


def is_explained(change: Difference, covers: list[list[re.Pattern[str]]]) -> bool:
    if change.path.split(".")[0].split("[")[0] == "phase":
        return True
    # A list that grew or shrank is named as a whole, and an event may explain it by its items.
    return any(one.fullmatch(change.path) or one.fullmatch(f"{change.path}[0]") for paths in covers for one in paths)


# What an event keeps from whom


def may_know(enrolment: Enrolment, seat: Seat | None, event: Event) -> bool:
    """Whether this seat is one of those to whom the event may be told in full."""
    names = enrolment.private[type(event).__name__].split()
    return seat is not None and seat in [getattr(event, name) for name in names]


def stays_private(enrolment: Enrolment, event: Event, table: Table) -> None:
    """An event that is private to some seats is told in full to no other."""
    if type(event).__name__ in enrolment.private:
        for seat in eyes(table):
            heard = event.seen_by(seat)
            hold(3, heard != event or may_know(enrolment, seat, event), f"{who(seat)} is told what is private: {event}")
