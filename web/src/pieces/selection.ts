// Tapping things until a move is complete. A move has targets, the things one taps for it; a thing may be wanted twice.
import type { MoveOption } from "../contract";

/** The things that one taps for a move, by key. */
export type TargetsOf = (move: MoveOption) => string[];

/** What is left of `targets` when `chosen` is taken out; null if something chosen is not among them. */
export function without(targets: readonly string[], chosen: readonly string[]): string[] | null {
  const left = [...targets];
  for (const key of chosen) {
    const at = left.indexOf(key);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** The things that may be tapped next. */
export function tappable(moves: readonly MoveOption[], targetsOf: TargetsOf, chosen: readonly string[]): Set<string> {
  return new Set(moves.flatMap((move) => without(targetsOf(move), chosen) ?? []));
}

/** The moves for which exactly these things are tapped; with nothing chosen, those that need no tap. */
export function complete(moves: readonly MoveOption[], targetsOf: TargetsOf, chosen: readonly string[]): MoveOption[] {
  return moves.filter((move) => without(targetsOf(move), chosen)?.length === 0);
}

/** The choice after a tap: a chosen thing is let go; what fits no longer with the new one is let go too. */
export function tapped(moves: readonly MoveOption[], targetsOf: TargetsOf, chosen: readonly string[], key: string): string[] {
  if (tappable(moves, targetsOf, chosen).has(key)) return [...chosen, key];
  if (chosen.includes(key)) return without(chosen, [key]) ?? [];
  const kept: string[] = [key];
  if (!tappable(moves, targetsOf, []).has(key)) return [...chosen];
  for (const other of chosen) if (tappable(moves, targetsOf, kept).has(other)) kept.push(other);
  return kept;
}
