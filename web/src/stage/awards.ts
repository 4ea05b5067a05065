// Two or three awards made of the record. A game knows better ones than the shell: its `awards.ts` gives them.
import type { Outcome, Plain } from "../contract";
import { Texts, type Sources } from "../texts/texts";
import { ranks } from "./ranks";

/** For whom, and what: `award-KEY` is its title, `award-KEY-why` the sentence under it, which is given `seat` and the values. */
export interface Award {
  seat: number;
  key: string;
  values?: Record<string, string | number>;
}

/**
 * `awards.ts` of a game's folder. `history` holds what a spectator was told, so that every screen shows the same awards; `view` is what this
 * screen sees of a game that is over. The best ones first: at most three are shown.
 */
export type Awards = (history: Plain[], view: any, outcome: Outcome) => Award[];

const GAMES = import.meta.glob<Awards>("../games/*/awards.ts", { import: "awards" });
export const MOST_AWARDS = 3;

/** The game's awards, filled up with those that any game has. */
export async function loadAwards(game: string): Promise<Awards> {
  return (await GAMES[`../games/${game}/awards.ts`]?.()) ?? (() => []);
}

/** At most three, and nobody is given two while there are others. */
export function choose(awards: Award[]): Award[] {
  const fresh = awards.filter((each, k) => awards.findIndex((other) => other.seat === each.seat) === k);
  return [...fresh, ...awards.filter((each) => !fresh.includes(each))].slice(0, MOST_AWARDS);
}

/** What any game's sentences tell: who is named in what others did, whose doing the most was, and who was nearly first. */
export function commonAwards(history: Plain[], sources: Sources, outcome: Outcome): Award[] {
  const seats = outcome.scores.length;
  const told = history.map((event) => named(event, sources, seats));
  const doing = tally(told.map(([first]) => first), seats);
  const sought = tally(told.flatMap(([first, ...others]) => [...new Set(others)].filter((seat) => seat !== first)), seats);
  const all = told.filter((each) => each.length > 0).length;
  return [
    ...alone(sought).map(({ seat, count }): Award => ({ seat, key: "sought-after", values: { count } })),
    ...close(outcome),
    ...alone(doing).map(({ seat, count }): Award => ({ seat, key: "in-the-thick", values: { count, all } })),
  ];
}

/** The seats that an event's sentence names, in order: the sentence is made with signs in place of names. */
function named(event: Plain, sources: Sources, seats: number): number[] {
  const sentence = signed(sources, seats).event(event);
  return [...sentence.matchAll(/\u0001(\d+)\u0002/g)].map((found) => Number(found[1]));
}
let made: { sources: Sources; seats: number; texts: Texts } | null = null;
function signed(sources: Sources, seats: number): Texts {
  if (made?.sources !== sources || made.seats !== seats) {
    made = { sources, seats, texts: new Texts("en", sources, Array.from({ length: seats }, (_, seat) => `\u0001${seat}\u0002`)) };
  }
  return made.texts;
}

function tally(found: (number | undefined)[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => found.filter((each) => each === seat).length);
}

/** An award has one holder: whoever has more than anybody else, if somebody has. */
function alone(counts: number[]): { seat: number; count: number }[] {
  const most = Math.max(...counts);
  const holders = counts.flatMap((count, seat) => (count === most ? [seat] : []));
  return most > 1 && holders.length === 1 ? [{ seat: holders[0]!, count: most }] : [];
}

/** Short of the first place by little: an eighth of the winner's points at most, and at least one. */
function close(outcome: Outcome): Award[] {
  const order = ranks(outcome);
  const first = order[0];
  const second = order.filter((each) => !each.winner);
  if (!first?.winner || !second[0] || second[1]?.score === second[0].score) return [];
  const points = first.score - second[0].score;
  return points > 0 && points <= Math.max(1, first.score / 8) ? [{ seat: second[0].seat, key: "so-close", values: { points } }] : [];
}
