// The mirror of src/paravent/games/aura_poku/view.py, as plain data; and which of my moves a choice means.
import type { MoveOption, Plain } from "../../contract";

export interface Offer {
  gold: number;
  pawns: number;
}

export interface PlayerView {
  pawns: string[];
  huts: number[];
  offer: Offer | null;
  purse: number | null;
  card: string | null;
  score: number | null;
}

export interface AuraPokuView {
  seat: number | null;
  phase: Plain | null;
  board: string;
  round: number;
  first: number;
  players: PlayerView[];
  obstacles: string[];
  sources: number[][];
  passed: number[][];
  taken: number[];
  free: number[];
  persecutor: number;
  steps: number;
  rings: number;
  bag: number;
  pile: number;
  moved: boolean;
  sacrificed: boolean;
  negotiated: boolean;
  rings_to_move: number;
  last_takes_all: boolean;
  max_rounds: number;
  ending: string;
}

/** What one taps for a move: a pawn and a place; a pawn in a court for a step. */
export function targets({ kind, fields }: MoveOption): string[] {
  if (kind === "Walk") return [`pawn:${fields["pawn"]}`, `node:${fields["node"]}`];
  return kind === "Step" ? [`pawn:${fields["pawn"]}`] : [];
}

/** The demand of so much gold per pawn; null: for free offers. */
export function demand(moves: readonly MoveOption[], gold: number | null): MoveOption | undefined {
  return moves.find(({ kind, fields }) => kind === "Demand" && fields["gold"] === gold);
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
