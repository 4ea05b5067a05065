// What somebody's rows may be worth, by all that I know of them.
import { TRAITS, worthOf, type OverseerView, type Trait } from "./view";

export interface Span {
  least: number;
  most: number;
}

/** What a character adds to what the cards print. */
const BONUS: Record<string, (counted: readonly Trait[]) => number> = {
  meixiu: () => 3,
  xie: (counted) => counted.filter((trait) => trait === "honesty" || trait === "piety").length,
  suyin: (counted) => 2 * counted.filter((trait) => trait === "murder").length,
};

/** What was worked out before: a table is drawn anew far more often than its rows change, and five hidden cards may be 7776 things. */
const known = new Map<string, Span>();
const MOST = 500;

/** Between what points these rows lie; null while there are none. */
export function possible(overseer: OverseerView): Span | null {
  if (overseer.cards.length === 0) return null;
  const rows = [overseer.character, overseer.tilt, overseer.slid, overseer.above, ...overseer.cards.map(({ position, card }) => `${position}=${card}`)].join();
  const found = known.get(rows) ?? worked(overseer);
  if (known.size >= MOST) known.clear();
  known.set(rows, found);
  return found;
}

function worked(overseer: OverseerView): Span {
  const points = deals(overseer.cards.map(({ card }) => card)).map((cards) => worth(overseer, cards));
  return { least: Math.min(...points), most: Math.max(...points) };
}

/** The cards with every trait that the hidden ones may have. */
function deals(cards: readonly (Trait | null)[]): Trait[][] {
  return cards.reduce<Trait[][]>((all, card) => all.flatMap((so) => (card === null ? TRAITS : [card]).map((trait) => [...so, trait])), [[]]);
}

function worth(overseer: OverseerView, cards: readonly Trait[]): number {
  const at = (position: string | null): Trait | undefined => cards[overseer.cards.findIndex((card) => card.position === position)];
  const tilted = at(overseer.tilt);
  const counted = cards.map((card, k) => (overseer.cards[k]!.position === overseer.slid ? (at(overseer.above) ?? card) : card));
  const sets = TRAITS.map((trait) => ({ trait, held: counted.filter((card) => card === trait).length })).filter(({ held }) => held > 0);
  const bonus = BONUS[overseer.character ?? ""]?.(counted) ?? 0;
  return sets.reduce((sum, { trait, held }) => sum + worthOf(trait, held, trait === tilted), bonus);
}
