"""What gurus say of their preachers, as evidence: weighed by how true the speaker was, and by what a lie would gain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from paravent.bots.trust import weigh_words
from paravent.claims import Claim, read
from paravent.core.record import Heard
from paravent.core.rules import Event, Seat
from paravent.games.guru.cards import PREACHER
from paravent.games.guru.claims import HAVE, LACK
from paravent.games.guru.events import Accused
from paravent.games.guru.view import GuruView
from paravent.games.guru.worlds import known_elsewhere

# Of whom somebody speaks is chosen by what shows, so only what they say of it counts. Lies that gain are told more often:
BAIT: Final = 1.25  # a false accusation costs its maker, so one would rather be suspected of whom one lacks
COVER: Final = 1.0  # to deny whom one has gains as much as to deny whom one lacks


@final
class GuruWords:
    """What was claimed of each guru's sect, and still stands."""

    def __init__(self, view: GuruView, history: Sequence[Event], claims: Sequence[Heard]) -> None:
        self.said: Final[list[list[tuple[Claim, float]]]] = [[] for _ in view.sects]
        for word in weigh_words(claims, view.seat, lambda heard: shown(view, history, heard)):
            claim = read(word.heard.text)
            if claim.kind in (HAVE, LACK) and claim.what in PREACHER:
                self.said[word.heard.seat].append((claim, word.honesty))

    def likelihood(self, guru: Seat, preachers: int) -> float:
        """How likely a guru with these preachers says what this one said."""
        weight = 1.0
        for claim, honesty in self.said[guru]:
            has = preachers & PREACHER[claim.what].bit != 0
            if claim.kind == HAVE:
                weight *= honesty if has else (1 - honesty) * BAIT
            else:
                weight *= (1 - honesty) * COVER if has else honesty
        return weight


def shown(view: GuruView, history: Sequence[Event], heard: Heard) -> bool | None:
    """Whether an accusation, or where the preacher really is, has told what to make of a claim."""
    claim = read(heard.text)
    if claim.kind not in (HAVE, LACK) or claim.what not in PREACHER:
        return None
    bit, sect = PREACHER[claim.what].bit, view.sects[heard.seat]
    if PREACHER[claim.what] in sect.exposed:
        return claim.kind == HAVE
    if known_elsewhere(view, heard.seat) & bit or (sect.vanished == 0 and was_denied(heard.seat, claim, history)):
        return claim.kind == LACK
    return None


def was_denied(guru: Seat, claim: Claim, history: Sequence[Event]) -> bool:
    """Whether this guru was wrongly accused of this preacher."""
    return any(
        isinstance(event, Accused) and event.guru == guru and event.preacher.name == claim.what and not event.true
        for event in history
    )
