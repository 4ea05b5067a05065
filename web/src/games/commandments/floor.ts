// Who is on the floor, and what they did: under their own name, until the next one's first step.
import type { CommandmentsView, Move, Verdict } from "./view";

export interface Scene {
  novice: number;
  performance: readonly Move[];
  verdict: Verdict | null;
}

/** Whose turn comes after so many of a ritual. */
export function noviceOf({ players, priestess, turns }: Pick<CommandmentsView, "players" | "priestess" | "turns">): number {
  return (priestess + 1 + (turns.length % (players - 1))) % players;
}

/** What the floor shows; null: nobody was there yet. */
export function onFloor(view: CommandmentsView): Scene | null {
  if (view.performance.length) return { novice: noviceOf(view), performance: view.performance, verdict: null };
  const last = view.turns.at(-1);
  if (view.phase?.kind === "Perform" && (view.phase.novice === view.seat || !last)) return { novice: view.phase.novice, performance: [], verdict: null };
  return last ? { novice: last.verdict.novice, performance: last.performance, verdict: last.verdict } : null;
}
