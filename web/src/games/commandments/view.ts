// The mirror of src/paravent/games/commandments/view.py, as plain data.
import type { MoveOption, Plain } from "../../contract";

export type Colour = "white" | "black" | "brown";
export type Stance = "standing" | "lying";

export interface Heap {
  area: string;
  colour: Colour;
  stance: Stance;
  number: number;
}

export interface Verdict {
  novice: number;
  announced: "karma" | "no-karma" | "bad-karma" | "forfeited";
  karma: number;
  marks: string[] | null;
}

export interface Turn {
  performance: Plain[];
  verdict: Verdict;
}

export interface Ritual {
  priestess: number;
  commandments: [string, string];
  taboo: string;
  discarded: string | null;
  verdicts: Verdict[];
  gains: number[];
  fallen: boolean;
}

export interface Secrets {
  hand: string[];
  cards: string[];
  discarded: string | null;
  suggestion: string[] | null;
}

export interface Face {
  id: string;
  kind: "action" | "artefact";
  karma: number | "?";
  en: string;
  fr: string;
}

export interface CommandmentsView {
  seat: number | null;
  phase: Plain | null;
  players: number;
  priestess: number;
  round: number;
  backs: ("action" | "artefact")[];
  secrets: Secrets | null;
  board: Heap[];
  unset: number;
  performance: Plain[];
  turns: Turn[];
  fate: number;
  gains: number[];
  karma: number[];
  rituals: Ritual[];
  actions: number;
  artefacts: number;
  gestures: number;
  judge: string;
  no_markers: boolean;
  blanks: Face[];
}

export const COLOURS: readonly Colour[] = ["white", "black", "brown"];
export const PLACES = ["first", "second", "taboo"] as const;
export const FATES = 4;
const PER_COLOUR = 5;

/** The colour of the artefact that the High Priestess sets next: white first, then black, then brown. */
export function nextColour(unset: number): Colour {
  return COLOURS[Math.floor((COLOURS.length * PER_COLOUR - unset) / PER_COLOUR)] ?? "brown";
}

/** The artefact in a performer's hand: taken and not yet put down. */
export function inHand(performance: readonly Plain[]): { colour: Colour; stance: Stance; area: string } | null {
  const last = performance.findLast(({ kind }) => kind === "Take" || kind === "Put");
  return last?.kind === "Take" ? { colour: last["colour"] as Colour, stance: last["stance"] as Stance, area: String(last["area"]) } : null;
}

/** How many gestures and sayings this move has used. */
export function used(performance: readonly Plain[]): number {
  return performance.filter(({ kind }) => kind === "Gesture" || kind === "Say").length;
}

export function heapKey(area: unknown, colour: unknown, stance: unknown): string {
  return `heap:${area}:${colour}:${stance}`;
}

/** What one taps for a move: an artefact, or an area. */
export function targets({ kind, fields }: MoveOption): string[] {
  if (kind === "Take") return [heapKey(fields["area"], fields["colour"], fields["stance"])];
  return kind === "Put" || kind === "Set" ? [`area:${fields["area"]}`] : [];
}

/** The move that puts, or sets, in this area and this way. */
export function down(moves: readonly MoveOption[], area: string, stance: Stance): MoveOption | undefined {
  return moves.find(({ kind, fields }) => (kind === "Put" || kind === "Set") && fields["area"] === area && fields["stance"] === stance);
}

/** The ordinance with this taboo and this card put away; the commandments are the other two, as drawn. */
export function ordinance(moves: readonly MoveOption[], hand: readonly string[], taboo: string, away: string): MoveOption | undefined {
  const [first, second] = hand.filter((card) => card !== taboo && card !== away);
  return moves.find(({ kind, fields }) => kind === "Ordain" && fields["taboo"] === taboo && fields["first"] === first && fields["second"] === second);
}

/** The verdict that marks exactly these cards. */
export function marking(moves: readonly MoveOption[], cards: readonly string[]): MoveOption | undefined {
  const wanted = [...cards].sort().join();
  return moves.find(({ kind, fields }) => kind === "Mark" && [...(fields["cards"] as string[])].sort().join() === wanted);
}

/** The line for a saying, with what may not be in it taken out; null if nothing is left. */
export function saying(text: string): string | null {
  const clean = [...text.replace(/["\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, "")].slice(0, 140).join("").trim();
  return clean ? `say "${clean}"` : null;
}
