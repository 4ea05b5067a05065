"""What claims are worth: beliefs that listen against beliefs that do not, and hard bots that listen against deaf ones.

    python -m bench.claims [--game guru] [--number 20] [--first 0] [--liars] [--duel SECONDS]

Everybody is one of the company and claims things as they do at a table (`--liars`: all of them always lie). At every fourth
decision the asked seat says how likely each secret fact is, with and without what was claimed; the log score (base 2) of what
is true is compared, game by game. With `--duel` hard bots play, every other one of them deaf to claims, each thinking for so many
seconds at most: the part of the wins that went to listeners is told, and half of them is fair.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import log2, sqrt
from statistics import mean, stdev
from typing import Final

import paravent
from paravent.bots.bot import Prompt, prompt_for
from paravent.bots.levels import bot_named
from paravent.bots.parts import simple_bot
from paravent.bots.speaking import Speaker, next_claim
from paravent.bots.temperament import Temperament
from paravent.claims import Ledger
from paravent.company.people import COMPANY
from paravent.core.chance import Chance
from paravent.core.errors import ParaventError
from paravent.core.record import Heard
from paravent.core.rules import Seat
from paravent.core.table import Table
from paravent.games import find
from paravent.games.guru.beliefs import GuruBeliefs
from paravent.games.guru.cards import PREACHERS
from paravent.games.guru.hearing import GuruWords
from paravent.games.guru.state import GuruState
from paravent.games.guru.view import GuruView
from paravent.games.sultans.beliefs import SultansBeliefs
from paravent.games.sultans.cards import ROLES
from paravent.games.sultans.hearing import SultansWords
from paravent.games.sultans.state import SultansState, seats_in
from paravent.games.sultans.view import SultansView

EVERY: Final = 4
SELDOM: Final = 8  # a seat thinks of a claim before one decision in so many
LEAST: Final = 0.005
PLAYERS: Final = {"guru": 4, "sultans": 8}
LIAR: Final = Temperament(bluff=2)
Z: Final = 1.96


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what claims are worth.")
    parser.add_argument("--game", default="guru", choices=sorted(PLAYERS))
    parser.add_argument("--number", type=int, default=20, help="games")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--liars", action="store_true", help="everybody bluffs as much as anybody can")
    parser.add_argument("--duel", type=float, default=0.0, help="hard bots that think so long, every other one deaf")
    given = parser.parse_args()
    numbers = range(given.first, given.first + given.number)
    if given.duel:
        print(duel(given.game, numbers, given.duel))
    else:
        print(scores(given.game, numbers, liars=given.liars))


def talk(table: Table, ledger: Ledger, tempers: Sequence[Temperament], chance: Chance) -> None:
    """Whoever has something to claim says it."""
    for seat in range(table.players):
        if chance.below(SELDOM) == 0:
            speaker = Speaker(seat, table.view(seat), table.history(seat), table.claims(seat), tempers[seat])
            said = next_claim(find(table.rules.name), speaker, chance)
            if said is not None:
                try:
                    ledger.say(table, seat, str(said))
                except ParaventError:  # the dead keep silent
                    continue


def laid(game: str, number: int, *, liars: bool) -> tuple[Table, Ledger, list[Temperament], Chance]:
    """A table of mixed company."""
    table, chance = paravent.new(game, PLAYERS[game], f"claims {number}"), Chance(f"claims {number}")
    tempers = [LIAR if liars else chance.choice(COMPANY).temper for _ in range(table.players)]
    return table, Ledger(find(game)), tempers, chance


def scores(game: str, numbers: range, *, liars: bool) -> str:
    """How much better the truth is told by those who listen, in a game."""
    bot, gains, statements = simple_bot(find(game)), list[float](), 0
    said, true = 0, 0
    for number in numbers:
        table, ledger, tempers, chance = laid(game, number, liars=liars)
        found: list[tuple[float, float]] = []
        while not table.over:
            talk(table, ledger, tempers, chance)
            for seat in table.owed():
                if table.decisions % EVERY == 0 and table.claims(seat):
                    found += BELIEVED[game](table, seat, table.claims(seat))
                table.play(seat, bot.choose(table.view(seat), prompt_for(table, seat), table.history(seat), chance))
        if found:
            gains.append(mean([heard - deaf for deaf, heard in found]))
            statements += len(found)
        verdicts = [verdict for verdict in ledger.verdicts(table) or [] if verdict is not None]
        said, true = said + len(verdicts), true + sum(verdicts)
    half = Z * stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else float("nan")
    told = f"{game}: listening adds {mean(gains):+.4f} ± {half:.4f} bits to a statement in a game"
    return f"{told} ({len(gains)} games, {statements} statements; {said} claims, {true / max(said, 1):.0%} of them true)"


def scored(likely: float, *, true: bool) -> float:
    held = min(max(likely, LEAST), 1 - LEAST)
    return log2(held if true else 1 - held)


def of_guru(table: Table, seat: Seat, claims: Sequence[Heard]) -> list[tuple[float, float]]:
    """Statements: this preacher is active in that sect."""
    view, history, s = table.view(seat), table.history(seat), table.state
    assert isinstance(view, GuruView) and isinstance(s, GuruState)
    beliefs = GuruBeliefs(view, history)
    deaf = beliefs.suspicion()
    beliefs.listen(GuruWords(view, history, claims))
    heard = beliefs.suspicion()
    return [
        (
            scored(deaf[guru][preacher.index], true=bool(s.sects[guru].active & preacher.bit)),
            scored(heard[guru][preacher.index], true=bool(s.sects[guru].active & preacher.bit)),
        )
        for guru in range(table.players)
        if guru != seat
        for preacher in PREACHERS
    ]


def of_sultans(table: Table, seat: Seat, claims: Sequence[Heard]) -> list[tuple[float, float]]:
    """Statements: this hidden player has that card."""
    view, history, s = table.view(seat), table.history(seat), table.state
    assert isinstance(view, SultansView) and isinstance(s, SultansState)
    beliefs = SultansBeliefs(view, history, Chance(1))
    if beliefs.beliefs is None:
        return []
    deaf = beliefs.roles(Chance(2))
    beliefs.said = SultansWords(view, history, claims)
    heard = beliefs.roles(Chance(2))
    return [
        (scored(deaf[k][role.index], true=s.cards[k] is role), scored(heard[k][role.index], true=s.cards[k] is role))
        for k in seats_in(s.hidden)
        if k != seat
        for role in ROLES
    ]


BELIEVED: Final = {"guru": of_guru, "sultans": of_sultans}


def duel(game: str, numbers: range, seconds: float) -> str:
    """Every other hard bot listens; who does alternates from game to game."""
    bot, won, games = bot_named("hard", game, seconds), 0.0, 0
    for number in numbers:
        table, ledger, tempers, chance = laid(game, number, liars=False)
        while not table.over:
            talk(table, ledger, tempers, chance)
            for seat in table.owed():
                prompt = prompt_for(table, seat)
                if (seat + number) % 2:
                    prompt = Prompt(seat, prompt.moves, prompt.standing)
                table.play(seat, bot.choose(table.view(seat), prompt, table.history(seat), chance))
        assert table.outcome is not None
        winners = table.outcome.winners
        if winners:
            games += 1
            won += sum(1 for seat in winners if (seat + number) % 2 == 0) / len(winners)
    half = Z * sqrt(0.25 / max(games, 1))
    return f"{game}: listeners won {won / max(games, 1):.3f} ± {half:.3f} of {games} games (half is fair), {seconds} s a decision"


if __name__ == "__main__":
    main()
