// What a flight is worth a medal for, from what everybody was told.
import type { Award, Awards } from "../../stage/awards";
import type { Event } from "./types";

type Of<K extends Event["kind"]> = Extract<Event, { kind: K }>;
const GUESTS = 2; // fewer passengers make no ferry
const TOLL = 3; // gold per pawn: less is no price

/** The ferryman: took the most pawns of others across, and for how much. */
function ferryman(carried: Of<"Carried">[], seats: number): Award[] {
  const counts = Array.from({ length: seats }, (_, seat) => carried.filter(({ sacrificer }) => sacrificer === seat).reduce((sum, { pawns }) => sum + pawns.length, 0));
  const pawns = Math.max(...counts);
  const seat = counts.indexOf(pawns);
  if (pawns < GUESTS || counts.lastIndexOf(pawns) !== seat) return [];
  const gold = carried.filter(({ sacrificer }) => sacrificer === seat).reduce((sum, each) => sum + each.gold, 0);
  return [{ seat, key: "ferryman", values: { pawns, gold } }];
}

/** The dearest seat in a boat: who paid the most gold for one pawn. */
function dearest(carried: Of<"Carried">[]): Award[] {
  const each = ({ gold, pawns }: Of<"Carried">): number => gold / Math.max(1, pawns.length);
  const [best] = [...carried].sort((a, b) => each(b) - each(a));
  return best && each(best) >= TOLL ? [{ seat: best.seat, key: "dearest", values: { sacrificer: best.sacrificer, gold: best.gold, pawns: best.pawns.length } }] : [];
}

export const awards: Awards = (history, _view, outcome) => {
  const carried = (history as unknown as Event[]).filter((event) => event.kind === "Carried");
  return [...ferryman(carried, outcome.scores.length), ...dearest(carried)];
};
