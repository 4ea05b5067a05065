// What the record of Guru is worth a medal for, from what everybody was told.
import type { Award, Awards } from "../../stage/awards";
import { members, turnedOver } from "./centre";
import type { Event } from "./types";

type Of<K extends Event["kind"]> = Extract<Event, { kind: K }>;
const FEW = 6; // so many converted followers give nobody away yet
const FLOCK = 3; // fewer members are no flock
const HAUL = 4;
const OFTEN = 2;

/** Whoever has the most of something, if one alone has; `least` at the least. */
function holder(counts: number[], least: number): { seat: number; count: number } | null {
  const count = Math.max(...counts);
  const seat = counts.indexOf(count);
  return count >= least && counts.lastIndexOf(count) === seat ? { seat, count } : null;
}

const tally = (seats: number, found: number[]): number[] => Array.from({ length: seats }, (_, seat) => found.filter((each) => each === seat).length);

/** Accused in vain, and never found out. */
function bestLie(accusations: Of<"Accused">[], unmasked: Of<"Unmasked">[], seats: number): Award[] {
  const unfound = unmasked.filter(({ exposed }) => exposed.length === 0).map(({ seat }) => seat);
  const found = holder(tally(seats, accusations.filter((each) => !each.true && unfound.includes(each.guru)).map(({ guru }) => guru)), 1);
  return found ? [{ seat: found.seat, key: "best-lie", values: { count: found.count } }] : [];
}

/** Right, with the fewest converted followers to judge by. */
function luckyGuess(events: Event[]): Award[] {
  const seen = new Map<number, number>();
  let best: Award[] = [];
  let fewest = FEW + 1;
  for (const event of events) {
    if (event.kind === "Converted") seen.set(event.seat, (seen.get(event.seat) ?? 0) + event.cards.length);
    if (event.kind !== "Accused" || !event.true) continue;
    const cards = seen.get(event.guru) ?? 0;
    if (cards >= fewest) continue;
    fewest = cards;
    best = [{ seat: event.seat, key: "lucky-guess", values: { guru: event.guru, preacher: event.preacher, cards } }];
  }
  return best;
}

/** The greatest share of members who count in the end. */
function faithfulFlock(unmasked: Of<"Unmasked">[]): Award[] {
  const flocks = unmasked.map(({ seat, centre, active }) => {
    const all = members(turnedOver(centre, active));
    return { seat, all: all.length, count: all.filter(({ worth }) => worth > 0).length };
  });
  const [best] = flocks.filter(({ all, count }) => all >= FLOCK && count > 0).sort((a, b) => b.count / b.all - a.count / a.all || b.count - a.count);
  return best ? [{ seat: best.seat, key: "faithful-flock", values: { count: best.count, all: best.all } }] : [];
}

function bigHaul(accusations: Of<"Accused">[]): Award[] {
  const [best] = [...accusations].sort((a, b) => b.bounty - a.bounty);
  return best && best.bounty >= HAUL ? [{ seat: best.seat, key: "big-haul", values: { guru: best.guru, millions: best.bounty } }] : [];
}

function counted(key: string, seats: number, found: number[], least: number): Award[] {
  const best = holder(tally(seats, found), least);
  return best ? [{ seat: best.seat, key, values: { count: best.count } }] : [];
}

export const awards: Awards = (history, _view, outcome) => {
  const events = history as unknown as Event[];
  const seats = outcome.scores.length;
  const accusations = events.filter((event) => event.kind === "Accused");
  const unmasked = events.filter((event) => event.kind === "Unmasked");
  return [
    ...bestLie(accusations, unmasked, seats),
    ...luckyGuess(events),
    ...faithfulFlock(unmasked),
    ...bigHaul(accusations),
    ...counted("poacher", seats, events.flatMap((event) => (event.kind === "Recruited" ? [event.seat] : [])), OFTEN + 1),
    ...counted("rumours", seats, accusations.flatMap((each) => (each.true ? [] : [each.seat])), OFTEN),
  ];
};
