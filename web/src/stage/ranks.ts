// Who came where, and by how much.
import type { Outcome } from "../contract";

/** A seat's place: winners are first, the others follow by points; who has the same points has the same place. */
export interface Rank {
  seat: number;
  score: number;
  place: number;
  winner: boolean;
}

/** From first to last. */
export function ranks({ scores, winners }: Outcome): Rank[] {
  const order = scores.map((score, seat) => ({ seat, score, winner: winners.includes(seat) }));
  order.sort((a, b) => Number(b.winner) - Number(a.winner) || b.score - a.score);
  const level = (a: Omit<Rank, "place">, b: Omit<Rank, "place">): boolean => a.winner === b.winner && (a.winner || a.score === b.score);
  return order.map((each) => ({ ...each, place: order.findIndex((other) => level(other, each)) + 1 }));
}

/** What decided it: so many points, the rules between two who are level, or nothing between those who share. */
export type Decision = { by: "points"; winner: number; second: number; points: number } | { by: "rules"; winner: number; second: number } | { by: "share" } | { by: "nothing" };

export function decision(outcome: Outcome): Decision {
  const [first, second] = ranks(outcome);
  if (outcome.winners.length > 1) return { by: "share" };
  if (!first?.winner || !second) return { by: "nothing" };
  const points = first.score - second.score;
  return points > 0 ? { by: "points", winner: first.seat, second: second.seat, points } : { by: "rules", winner: first.seat, second: second.seat };
}
