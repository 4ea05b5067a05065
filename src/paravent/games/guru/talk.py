"""What a bot claims in Guru: it clears itself of whom it is likely to be suspected of, or baits the others with whom it lacks."""

from __future__ import annotations

from typing import Final, cast

from paravent.bots.speaking import Speaker, Talk
from paravent.claims import Claim
from paravent.core.chance import Chance
from paravent.games.guru.cards import PREACHERS, Preacher, mask_of
from paravent.games.guru.claims import HAVE, LACK
from paravent.games.guru.view import GuruView


def claim(speaker: Speaker, chance: Chance) -> Claim | None:
    """Of the attributes that its listeners share: the truth or a lie about the one that shows most."""
    view = cast("GuruView", speaker.view)
    sect = view.sects[speaker.seat]
    if sect.secrets is None or not sect.stage:
        return None
    mine = mask_of(sect.secrets.active + sect.secrets.vanished + sect.exposed)
    hidden = [preacher for preacher in PREACHERS if preacher not in sect.exposed]
    conspicuous = max(hidden, key=lambda preacher: (shared(sect.stage, preacher), chance.below(1000)))
    has = conspicuous.bit & mine != 0
    lies = speaker.would_lie(chance)
    return Claim(HAVE if has != lies else LACK, None, conspicuous.name)


def shared(stage: tuple[object, ...], preacher: Preacher) -> int:
    """How many listeners would believe this preacher."""
    return sum(1 for follower in stage if getattr(follower, "mask", 0) & preacher.bit)


TALK: Final[Talk] = claim
