// What the record of Sultans of Karaya is worth a medal for, from what everybody was told.
import type { Award, Awards } from "../../stage/awards";
import type { Event } from "./types";

const OFTEN = 3;

/** Whoever has the most of something, if one alone has; `least` at the least. */
function most(key: string, found: readonly number[], least: number): Award[] {
  const counts = new Map<number, number>();
  for (const seat of found) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  const count = Math.max(0, ...counts.values());
  const holders = [...counts].filter(([, each]) => each === count);
  return count >= least && holders.length === 1 ? [{ seat: holders[0]![0], key, values: { count } }] : [];
}

/** A guard who turned up and an assassin who died of it. */
function stoppedAssassins(events: readonly Event[]): number[] {
  return events.flatMap((event, k) => {
    const next = events[k + 1];
    return event.kind === "Revealed" && event.card === "guard" && next?.kind === "Died" && next.card === "assassin" ? [event.seat] : [];
  });
}

/** The strike of which a sultan died: nobody stepped in between. */
function regicides(events: readonly Event[]): number[] {
  return events.flatMap((event, k) => {
    if (event.kind !== "Died" || event.card !== "sultan") return [];
    const strike = events.slice(0, k).findLast((each) => each.kind === "Attacked");
    return strike?.victim === event.seat ? [strike.seat] : [];
  });
}

export const awards: Awards = (history) => {
  const events = history as unknown as Event[];
  return [
    ...most("regicide", regicides(events), 1),
    ...most("best-guard", stoppedAssassins(events), 1),
    ...most("boldest-blade", events.flatMap((event) => (event.kind === "Attacked" ? [event.seat] : [])), 2),
    ...most("curious-eyes", events.flatMap((event) => (event.kind === "Looked" ? [event.seat] : [])), OFTEN),
    ...most("many-faces", events.flatMap((event) => (event.kind === "Swapped" || event.kind === "Hid" ? [event.seat] : [])), OFTEN),
  ];
};
