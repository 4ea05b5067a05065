// What I know of cards that lie face down: seen with my own eyes or held by me, and followed through every swap; until a dark in which they may have changed.
import type { Event } from "./types";

export interface Known {
  role: string;
  /** Nothing can have changed since. */
  sure: boolean;
  /** How many turns ago I saw or held it. */
  turns: number;
}

/** By seat; null is the card in the middle. */
export type Knowledge = Map<number | null, Known>;

interface Dark {
  told: boolean;
}

/** What I know now, from all that I was told, in order. */
export function knowledge(history: readonly Event[], me: number | null): Knowledge {
  const known: Knowledge = new Map();
  if (me === null) return known;
  const visible = new Map<number, string>();
  const held = new Set<number>();
  let dark: Dark = { told: false };
  const learn = (seat: number | null, role: string): void => void (seat !== me && known.set(seat, { role, sure: true, turns: 0 }));
  for (const event of history) {
    switch (event.kind) {
      case "RoundBegan":
        for (const each of [known, visible, held]) each.clear();
        break;
      case "TurnBegan":
        for (const each of known.values()) each.turns += 1;
        break;
      case "Looked":
        if (event.card !== null) learn(event.target, event.card);
        break;
      case "Gazed":
        event.targets.forEach((target, k) => event.cards && learn(target, event.cards[k]!));
        break;
      case "Swapped":
        cross(known, event.seat, event.partner);
        if (event.seat === me) learn(event.partner, event.gave!);
        else if (event.partner === me) learn(event.seat, event.got!);
        known.delete(me);
        break;
      case "Revealed":
        visible.set(event.seat, event.card);
        known.delete(event.seat);
        break;
      case "Hid":
        if (visible.has(event.seat)) learn(event.seat, visible.get(event.seat)!);
        visible.delete(event.seat);
        dark = { told: event.seat === me };
        break;
      case "Exchanged":
        dark.told = true;
        learn(event.seat === me ? event.partner : event.seat, event.seat === me ? event.gave : event.got);
        break;
      case "EyesOpened":
        if (!dark.told) for (const [seat, each] of known) if (seat === null || !held.has(seat)) each.sure = false;
        break;
      case "Detained":
        held.add(event.seat);
        break;
      case "Skipped":
        held.delete(event.seat);
        break;
      case "Died":
        visible.delete(event.seat);
        known.delete(event.seat);
    }
  }
  return known;
}

/** Two cards change places, and what I knew of them goes along. */
function cross(known: Knowledge, one: number | null, other: number | null): void {
  const [a, b] = [known.get(one), known.get(other)];
  known.delete(one);
  known.delete(other);
  if (a) known.set(other, a);
  if (b) known.set(one, b);
}
