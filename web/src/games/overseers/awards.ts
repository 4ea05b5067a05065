// What the record of Overseers is worth a medal for, from what everybody was told.
import type { Award, Awards } from "../../stage/awards";
import type { Event } from "./types";

/** Whoever has the most of something, if one alone has; `least` at the least. */
function most(key: string, found: readonly number[], least: number): Award[] {
  const counts = new Map<number, number>();
  for (const seat of found) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  const count = Math.max(0, ...counts.values());
  const holders = [...counts].filter(([, each]) => each === count);
  return count >= least && holders.length === 1 ? [{ seat: holders[0]![0], key, values: { count } }] : [];
}

/** Votes for whoever was the richest, and the only one, when the rows were turned up: by whom, round by round. */
function rightVotes(events: readonly Event[]): number[] {
  const right: number[] = [];
  let votes: number[] = [];
  let scores = new Map<number, number>();
  for (const event of events) {
    if (event.kind === "Voted") [votes, scores] = [event.votes, new Map()];
    if (event.kind !== "Revealed") continue;
    scores.set(event.seat, event.score);
    if (scores.size < votes.length) continue;
    const best = Math.max(...scores.values());
    const richest = [...scores].filter(([, score]) => score === best).map(([seat]) => seat);
    if (richest.length === 1) right.push(...votes.flatMap((vote, voter) => (vote === richest[0] ? [voter] : [])));
  }
  return right;
}

export const awards: Awards = (history) => {
  const events = history as unknown as Event[];
  return [
    ...most("wronged", events.flatMap((event) => (event.kind === "DiscardSeen" ? [event.seat] : [])), 1),
    ...most("keen-eye", rightVotes(events), 2),
    ...most("light-fingers", events.flatMap((event) => (event.kind === "Robbed" ? [event.thief] : [])), 2),
  ];
};
