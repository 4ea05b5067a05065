// What the record of The 3 Commandments is worth a medal for, from what everybody was told.
import type { Award, Awards } from "../../stage/awards";
import type { Event } from "./types";

type Of<K extends Event["kind"]> = Extract<Event, { kind: K }>;
const GOOD = 5; // karma of a single move that is worth a medal
const MANY = 4;
const LONG = 4; // moves without karma: she kept her secret well

interface Played {
  novice: number;
  /** Gestures and words; null: the move was given up. */
  made: number | null;
  karma: number;
  /** The taboo was marked. */
  broke: boolean;
}

interface Past {
  priestess: number;
  moves: Played[];
  fallen: boolean;
  given: number;
}

/** The rituals as they were told: each with its moves, and the marks that lie open since its end. */
function rituals(events: readonly Event[]): Past[] {
  const past: Past[] = [];
  let moves: Played[] = [];
  let made = 0;
  for (const event of events) {
    if (event.kind === "Gestured" || event.kind === "Said") made += 1;
    if (event.kind === "TurnBegan") made = 0;
    if (event.kind === "Judged") moves.push({ novice: event.novice, made, karma: event.karma, broke: false });
    if (event.kind === "Forfeited" || event.kind === "CalledIllegal") moves.push({ novice: event.novice, made: null, karma: 0, broke: false });
    if (event.kind === "RitualEnded") {
      past.push(closed(event, moves));
      moves = [];
    }
  }
  return past;
}

function closed(event: Of<"RitualEnded">, moves: readonly Played[]): Past {
  const marked = moves.map((move, k) => ({ ...move, broke: event.marks[k]?.includes("taboo") ?? false }));
  return { priestess: event.priestess, moves: marked, fallen: event.fallen, given: marked.reduce((sum, { karma }) => sum + karma, 0) };
}

/** Whoever has the most of something, if one alone has; `least` at the least. */
function most(key: string, word: string, found: readonly { seat: number; count: number }[], least: number): Award[] {
  const counts = new Map<number, number>();
  for (const { seat, count } of found) counts.set(seat, (counts.get(seat) ?? 0) + count);
  return highest(key, word, [...counts].map(([seat, count]) => ({ seat, count })), least);
}

function highest(key: string, word: string, found: readonly { seat: number; count: number }[], least: number): Award[] {
  const count = Math.max(0, ...found.map((each) => each.count));
  const holders = new Set(found.filter((each) => each.count === count).map(({ seat }) => seat));
  return count >= least && holders.size === 1 ? [{ seat: [...holders][0]!, key, values: { [word]: count } }] : [];
}

/** How many moves went by before anybody pleased her. */
function silence({ moves }: Past): number {
  const first = moves.findIndex(({ karma }) => karma > 0);
  return first < 0 ? moves.length : first;
}

export const awards: Awards = (history) => {
  const past = rituals(history as unknown as Event[]);
  const moves = past.flatMap((ritual) => ritual.moves);
  return [
    ...past.filter(({ fallen }) => fallen).slice(0, 1).map(({ priestess }): Award => ({ seat: priestess, key: "fallen" })),
    ...highest("favourite", "karma", moves.map(({ novice, karma }) => ({ seat: novice, count: karma })), GOOD),
    ...most("heretic", "number", moves.filter(({ broke }) => broke).map(({ novice }) => ({ seat: novice, count: 1 })), 2),
    ...highest("sphinx", "number", past.filter(({ fallen }) => !fallen).map((ritual) => ({ seat: ritual.priestess, count: silence(ritual) })), LONG),
    ...most("unmoved", "number", moves.filter(({ made }) => made === 0).map(({ novice }) => ({ seat: novice, count: 1 })), 2),
    ...most("actor", "number", moves.map(({ novice, made }) => ({ seat: novice, count: made ?? 0 })), MANY),
    ...highest("open-book", "karma", past.map(({ priestess, given }) => ({ seat: priestess, count: given })), 2 * GOOD),
  ];
};
