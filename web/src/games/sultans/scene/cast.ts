// Who stands on a picture, as the one who looks at it was told.
import type { SultansView } from "../types";

export interface Player {
  seat: number;
  name: string;
  /** The open card; null: hidden. */
  role: string | null;
  dead: boolean;
}

/** A player as the table shows them now; `turned` is a card that has just been turned up. */
export function player(view: SultansView, names: readonly string[], seat: number, turned?: string): Player {
  const { face, card } = view.seats[seat]!;
  return { seat, name: names[seat] ?? "", role: turned ?? (face === "hidden" ? null : card), dead: face === "dead" };
}

/** Everybody but those in the light. */
export function others(view: SultansView, names: readonly string[], lit: readonly number[]): Player[] {
  return view.seats.flatMap((_, seat) => (lit.includes(seat) ? [] : [player(view, names, seat)]));
}
