// Which of my moves a choice means, and who waits where.
import type { MoveOption, Plain } from "../../contract";
import type { Event, PlayerView } from "./types";

/** What one may say in an open haggling, A-27. */
export const WORDS = 6;
const RAIL = 12; // gold at the end of the rail, unless more is asked

/** What one taps for a move: a pawn and a place, or beside it that the coin is left; a pawn in a court for a step; a place for a leftover pawn. */
export function targets({ kind, fields }: MoveOption): string[] {
  if (kind === "Walk") return [`pawn:${fields["pawn"]}`, `${fields["leave"] ? "leave" : "node"}:${fields["node"]}`];
  if (kind === "Place") return [`node:${fields["node"]}`];
  return kind === "Step" ? [`pawn:${fields["pawn"]}`] : [];
}

/** The demand, call or new question for so much gold per pawn; null: for what they like. */
export function named(moves: readonly MoveOption[], wanted: "Demand" | "Call" | "Ask", gold: number | null): MoveOption | undefined {
  return moves.find(({ kind, fields }) => kind === wanted && fields["gold"] === gold);
}

/** Where the rail of gold ends: by what is asked and what I have set, never by what I have. */
export function railEnd(asked: number | null, gold: number): number {
  return Math.max(RAIL, (asked ?? 0) + 2, gold + 1);
}

/** What each seat offered before its present offer, in the haggling that is open: the last other sum for as many pawns. */
export function before(history: readonly Plain[], seat: number): number | null {
  const events = history as unknown as Event[];
  const since = events.slice(events.findLastIndex(({ kind }) => kind === "Called") + 1);
  const offers = since.flatMap((event) => (event.kind === "Offered" && event.seat === seat ? [event] : []));
  const last = offers.at(-1);
  return offers.slice(0, -1).findLast(({ gold, pawns }) => pawns === last?.pawns && gold !== last.gold)?.gold ?? null;
}

/** The offer of so much gold for so many pawns. */
export function offer(moves: readonly MoveOption[], gold: number, pawns: number): MoveOption | undefined {
  return moves.find(({ kind, fields }) => kind === "Offer" && fields["gold"] === gold && fields["pawns"] === pawns);
}

/** The acceptance of exactly these seats. */
export function acceptance(moves: readonly MoveOption[], seats: readonly number[]): MoveOption | undefined {
  const wanted = [...seats].sort((a, b) => a - b).join();
  return moves.find(({ kind, fields }) => kind === "Accept" && (fields["seats"] as number[]).join() === wanted);
}

/** The largest number that a field takes among moves of a kind; 0 if there is none. */
export function most(moves: readonly MoveOption[], wanted: string, field: string): number {
  return Math.max(0, ...moves.filter(({ kind }) => kind === wanted).map(({ fields }) => Number(fields[field] ?? 0)));
}

/** Who has pawns in the court beside an altar, and how many. */
export function waiting(players: readonly PlayerView[], altar: string): { seat: number; pawns: number }[] {
  const court = `c${altar.slice(1)}`;
  return players.map(({ pawns }, seat) => ({ seat, pawns: pawns.filter((node) => node === court).length })).filter(({ pawns }) => pawns > 0);
}
