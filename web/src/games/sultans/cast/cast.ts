// The people of Karaya: which side each character serves, and what a face in costume can say.
import type { Mood } from "../../../kit/faces";

export interface Expression {
  eyes: "dot" | "closed" | "happy" | "side" | "wide" | "narrow";
  brows: "none" | "rest" | "up" | "down" | "worry" | "cock";
  mouth: "smile" | "soft" | "flat" | "frown" | "smirk" | "none" | "o" | "grin";
  /** Where the eyes turn: -1 left, 0 ahead, 1 right. */
  look?: number;
  cheeks?: boolean;
}

/** A figure in costume on a field of 200 × 222; left out: as the character is drawn on its card. */
export interface Costume {
  skin?: string | undefined;
  mood?: Expression | undefined;
}

export const ROLES = ["sultan", "guard", "assassin", "slave", "slave-driver", "belly-dancer", "vizier", "fortune-teller"] as const;
export type Side = "loyalists" | "rebels";

/** Whose colours a character wears: a side's, or the bazaar's. */
export const SIDE_OF: Record<string, Side> = { sultan: "loyalists", guard: "loyalists", assassin: "rebels", slave: "rebels" };
export const dress = (role: string): Side | "neutral" => SIDE_OF[role] ?? "neutral";

/** The moods of the players' own faces, as a face in costume acts them. */
const ACTED: Record<Mood, Expression> = {
  calm: { eyes: "dot", brows: "rest", mouth: "soft" },
  glad: { eyes: "happy", brows: "up", mouth: "grin" },
  angry: { eyes: "narrow", brows: "down", mouth: "frown" },
  afraid: { eyes: "wide", brows: "worry", mouth: "o" },
  surprised: { eyes: "wide", brows: "up", mouth: "o" },
  sly: { eyes: "side", brows: "cock", mouth: "smirk" },
  sad: { eyes: "dot", brows: "worry", mouth: "frown" },
  asleep: { eyes: "closed", brows: "rest", mouth: "soft" },
  stern: { eyes: "dot", brows: "down", mouth: "flat" },
};
export const acted = (mood: Mood, look = 0): Expression => ({ ...ACTED[mood], look });

/** A star of eight points, the sign of Karaya, as a path. */
export function star(x: number, y: number, r: number): string {
  const points = Array.from({ length: 16 }, (_, i) => {
    const reach = (i % 2 ? 0.779 : 1.018) * r;
    return `${(x + reach * Math.sin((i * Math.PI) / 8)).toFixed(1)} ${(y - reach * Math.cos((i * Math.PI) / 8)).toFixed(1)}`;
  });
  return `M${points.join("L")}z`;
}
