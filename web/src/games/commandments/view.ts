// What the table asks of a view: what is in hand, what is used up, which move a tap stands for. The view's own shape is in types.ts.
import type { MoveOption } from "../../contract";
import type { Heap, Move, Turn } from "./types";

export type { CommandmentsView, Face, Heap, Move, Ritual, Secrets, Turn, Verdict } from "./types";
export type Colour = "white" | "black" | "brown";
export type Stance = "standing" | "lying";

export const COLOURS: readonly Colour[] = ["white", "black", "brown"];
export const PLACES = ["first", "second", "taboo"] as const;

/** What a verdict's mark says of a place: commandments are kept, a taboo is broken; null: it was not marked, or nobody may know. */
export function markOn(place: (typeof PLACES)[number], marks: readonly string[] | null): "kept" | "broken" | null {
  if (!marks?.includes(place)) return null;
  return place === "taboo" ? "broken" : "kept";
}
/** The places that this seat's own last verdict marked; null: it has none, nobody may know, or it is the `news`, shown anyway. */
export function ownMarks(turns: readonly Turn[], seat: number | null, news: boolean): readonly string[] | null {
  const own = turns.findLast(({ verdict }) => verdict.novice === seat);
  return own && !(news && own === turns.at(-1)) ? own.verdict.marks : null;
}
export const FATES = 4;
const PER_COLOUR = 5;

/** By number of players: the novices' moves in a ritual. */
const TURNS: Record<number, number> = { 3: 8, 4: 9, 5: 12, 6: 10, 7: 12 };
export function turnsIn(players: number): number {
  return TURNS[players] ?? 0;
}

/** The colour of the artefact that the High Priestess sets next: white first, then black, then brown. */
export function nextColour(unset: number): Colour {
  return COLOURS[Math.floor((COLOURS.length * PER_COLOUR - unset) / PER_COLOUR)] ?? "brown";
}

/** The artefact in a performer's hand: taken and not yet put down. */
export function inHand(performance: readonly Move[]): { colour: Colour; stance: Stance; area: string } | null {
  const last = performance.findLast((step) => step.kind === "Take" || step.kind === "Put");
  return last?.kind === "Take" ? { colour: last.colour as Colour, stance: last.stance as Stance, area: last.area } : null;
}

/** The colour of the artefact that a performance moved, or is about to. */
export function moved(performance: readonly Move[]): Colour | null {
  const taken = performance.find((step) => step.kind === "Take");
  return taken?.kind === "Take" ? (taken.colour as Colour) : null;
}

/** How many gestures and sayings this move has used. */
export function used(performance: readonly Move[]): number {
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

/** An artefact that the High Priestess has laid in her mind, not yet on the table. */
export interface Laid {
  colour: Colour;
  area: string;
  stance: Stance;
}

export const AREAS = ["C", "H0", "H1", "H2", "H3", "H4", "T0", "T1", "T2", "T3", "T4", "O"] as const;

/** How many of each colour are still to be laid, when so many are not on the table and these are in her mind. */
export function toLay(unset: number, laid: readonly Laid[]): Record<Colour, number> {
  const left = { white: 0, black: 0, brown: 0 };
  for (let k = unset; k > 0; k--) left[nextColour(k)] += 1;
  for (const { colour } of laid) left[colour] -= 1;
  return left;
}

/** The rest anywhere: each artefact in an area drawn by `chance`, a number from 0 to 1; one in three lies. */
export function scattered(unset: number, laid: readonly Laid[], chance: () => number = Math.random): Laid[] {
  const left = toLay(unset, laid);
  return COLOURS.flatMap((colour) =>
    Array.from({ length: left[colour] }, () => ({ colour, area: AREAS[Math.floor(chance() * AREAS.length)]!, stance: chance() < 1 / 3 ? ("lying" as const) : ("standing" as const) })),
  );
}

/** The line that lays all of these, white first. */
export function arrangement(laid: readonly Laid[]): string {
  const inOrder = COLOURS.flatMap((colour) => laid.filter((each) => each.colour === colour));
  return `arrange ${inOrder.map(({ area, stance }) => (stance === "lying" ? `${area} lying` : area)).join(" ")}`;
}

/** The table with what is only in her mind. */
export function withLaid(board: readonly Heap[], laid: readonly Laid[]): Heap[] {
  const heaps = board.map((heap) => ({ ...heap }));
  for (const { colour, area, stance } of laid) {
    const same = heaps.find((heap) => heap.area === area && heap.colour === colour && heap.stance === stance);
    if (same) same.number += 1;
    else heaps.push({ kind: "Heap", area, colour, stance, number: 1 });
  }
  return heaps;
}
