// Who sits where, as everybody may know it: a person or a bot, who is away, for whom a bot stands in. The shell tells it once for all tables.
import { getContext, setContext } from "svelte";
import type { SeatInfo } from "../shell/wire";

export interface Sitter {
  /** A bot of its own right; with its strength. */
  bot: boolean;
  strength: string | null;
  /** A bot plays for a person who is away, until they take the seat back. */
  held: boolean;
  away: boolean;
}

const KEY = Symbol("sitters");

export function sitters(seats: readonly SeatInfo[], present: readonly boolean[] | null): Sitter[] {
  return seats.map(({ by, strength, held }, seat) => ({
    bot: by === "bot",
    strength: by === "bot" ? strength : null,
    held,
    away: by === "person" && !held && present !== null && !present[seat],
  }));
}

/** Called by a page that shows a table. */
export function tellSitters(now: () => Sitter[]): void {
  setContext(KEY, now);
}

/** Who sits at a seat; nothing is known where no page has told. */
export function sitterAt(): (seat: number) => Sitter | null {
  const now = getContext<(() => Sitter[]) | undefined>(KEY);
  return (seat) => now?.()[seat] ?? null;
}
