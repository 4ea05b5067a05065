// The mirror of src/paravent/games/overseers/view.py, as plain data.
import type { MoveOption, Plain } from "../../contract";
import { PRINTED } from "./drawings";

export type Trait = "murder" | "benevolence" | "malice" | "honesty" | "piety" | "theft";

export interface CardView {
  position: string;
  card: Trait | null;
  face_up: boolean;
}

export interface HeapView {
  size: number;
  cards: Trait[] | null;
}

export interface OverseerView {
  character: string | null;
  pack: HeapView;
  hand: HeapView;
  cards: CardView[];
  next: string;
  tilt: string | null;
  tilted: Trait | null;
  slid: string | null;
  above: string | null;
  vote: number | null;
  worth: number | null;
  score: number | null;
  total: number | null;
  led: boolean;
}

export interface OverseersView {
  seat: number | null;
  phase: Plain | null;
  round: number;
  leader: number;
  overseers: OverseerView[];
  aside: number;
  discard: HeapView;
  laid_out: string[];
  candidates: string[] | null;
  doubled: boolean;
  drawn: HeapView;
  peeked: number | null;
  peeked_at: string[];
  accused: number | null;
  revealed: boolean;
  alternate_pass: boolean;
  liang: string;
  open_totals: boolean;
}

export const TRAITS: readonly Trait[] = ["murder", "benevolence", "malice", "honesty", "piety", "theft"];

const TILTED_WORTH = 5;

export function isTop(position: string): boolean {
  return position.startsWith("t");
}

/** What one taps for a move: cards by trait, places in somebody's rows, seats, characters. */
export function targets(me: number): (move: MoveOption) => string[] {
  return ({ kind, fields }) => {
    switch (kind) {
      case "Pick":
        return (fields["cards"] as string[]).map((card) => `card:${card}`);
      case "Discard":
      case "Keep":
      case "Take":
        return [`card:${fields["card"]}`];
      case "Choose":
      case "Become":
        return [`character:${fields["character"]}`];
      case "Tilt":
      case "Give":
        return [place(me, fields["position"])];
      case "Slide":
        return [place(me, fields["position"]), place(me, fields["above"])];
      case "Admit":
      case "Lose":
        return [place(me, fields["first"]), place(me, fields["second"])];
      case "Peek":
        return [place(Number(fields["seat"]), fields["first"]), place(Number(fields["seat"]), fields["second"])];
      case "Vote":
      case "Name":
      case "Thief":
      case "Rob":
      case "Drain":
      case "Lead":
        return [`seat:${fields["seat"]}`];
    }
    return [];
  };
}

export function place(seat: number, position: unknown): string {
  return `${seat}:${position}`;
}

/** The placement that lays these cards above and the rest below; undefined: nobody may lay so many. */
export function placement(moves: readonly MoveOption[], top: readonly string[], bottom: readonly string[]): MoveOption | undefined {
  const wanted = [...top].sort().join();
  const under = [...bottom].sort().join();
  return moves.find(
    ({ kind, fields }) =>
      kind === "Place" && [...(fields["top"] as string[])].sort().join() === wanted && [...(fields["bottom"] as string[])].sort().join() === under,
  );
}

/** How many cards go above, by the placements that are offered. */
export function above(moves: readonly MoveOption[]): number {
  const first = moves.find(({ kind }) => kind === "Place");
  return first ? (first.fields["top"] as string[]).length : 0;
}

export interface TraitSet {
  trait: Trait;
  cards: number;
  tilted: boolean;
}

/** A player's cards in sets, a copy counted as the card above it; null while some are unknown. */
export function sets(overseer: OverseerView): TraitSet[] | null {
  const at = new Map(overseer.cards.map((card) => [card.position, card.card]));
  const counted = overseer.cards.map((card) =>
    card.position === overseer.slid && overseer.above && at.get(overseer.above) ? at.get(overseer.above) : card.card,
  );
  if (counted.includes(null)) return null;
  return TRAITS.map((trait) => ({
    trait,
    cards: counted.filter((card) => card === trait).length,
    tilted: overseer.tilted === trait,
  })).filter((set) => set.cards > 0);
}

/** Whether packs go to the left: always, but in the second round where sides alternate. */
export function passesLeft(view: Pick<OverseersView, "alternate_pass" | "round">): boolean {
  return !(view.alternate_pass && view.round === 2);
}

/** Who has voted for a seat. */
export function votersFor(overseers: readonly OverseerView[], seat: number): number[] {
  return overseers.flatMap(({ vote }, voter) => (vote === seat ? [voter] : []));
}

/** What cards of one trait bring, as the cards print it; a tilted trait is worth 5 each. */
export function worthOf(trait: Trait, cards: number, tilted: boolean): number {
  const printed = PRINTED[trait];
  if (tilted) return TILTED_WORTH * cards;
  return printed.length === 1 ? printed[0]! * cards : printed[Math.min(cards, printed.length) - 1]!;
}
