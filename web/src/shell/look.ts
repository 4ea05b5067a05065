// How I like to look, as far as I have said so.
import type { Look } from "../pieces/wardrobe.svelte";
import { settings } from "./settings.svelte";
import type { SeatInfo } from "./wire";

export function myLook(): Partial<Look> {
  return { ...(settings.colour === null ? {} : { colour: settings.colour }), ...(settings.figure === null ? {} : { figure: settings.figure }) };
}

/** How the others at a table look. Who sits nowhere yet (`seat` null) finds everybody else there. */
export function looksOfOthers(seats: readonly SeatInfo[], seat: number | null): Look[] {
  return seats.filter((each, k) => each.by === "person" && k !== seat).map(({ colour, figure }) => ({ colour, figure }));
}

/** What I would get there: what I like, where it is free, else the first that is. */
export function fitting(taken: readonly Look[], liked: Partial<Look>): Look {
  return { colour: free("colour", taken, liked), figure: free("figure", taken, liked) };
}

function free(what: keyof Look, taken: readonly Look[], liked: Partial<Look>): number {
  const others = new Set(taken.map((each) => each[what]));
  const wanted = liked[what];
  if (wanted !== undefined && !others.has(wanted)) return wanted;
  let first = 0;
  while (others.has(first)) first += 1;
  return first;
}
