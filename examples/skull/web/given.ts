// What Paravent gives a table, as far as this one wants it. docs/table-module.md has all of it.

export interface Move {
  notation: string;
  kind: string;
  fields: Record<string, unknown>;
}
export interface Shown<P> {
  update?: (given: P) => void;
  destroy?: () => void;
}
export interface Texts {
  seats: readonly string[];
  say: (id: string, values?: Record<string, unknown>) => string;
  name: (token: unknown) => string;
  move: (move: Move) => string;
  event: (event: object) => string;
  seat: (seat: number) => string;
}
export interface Kit {
  draw: (name: string, target: HTMLElement, props: Record<string, unknown>) => Required<Shown<Record<string, unknown>>>;
  seat: (seat: number) => { colour: string; shape: string };
}
export type Disc = "flower" | "skull";
export interface Player {
  discs: number;
  height: number;
  /** The top one first. */
  open: Disc[];
  points: number;
  passed: boolean;
  hand: Disc[] | null;
  mat: Disc[] | null;
}
export interface View {
  seat: number | null;
  players: Player[];
  first: number;
  bid: number;
  bidder: number | null;
}
export interface Given {
  view: View;
  scene: { actor: number | null; targets: number[] } | null;
  screen: "phone" | "desktop" | "tv";
  phase: { kind: string } | null;
  asked: number[];
  seat: number | null;
  names: string[];
  moves: Move[];
  choose: (notation: string) => void;
  texts: Texts;
  /** Only I see this screen. */
  alone: boolean;
  kit: Kit;
}
