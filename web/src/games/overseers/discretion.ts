// What must not stand openly on the screen of the one who knows it.
import type { Discretion, Plain } from "../../contract";

/** The fields that are for one player's eyes, by kind of event. */
const SECRET: Record<string, string[]> = {
  CandidatesSeen: ["characters"],
  Picked: ["cards", "passed"],
  Discarded: ["card"],
  Placed: ["bottom"],
  Drew: ["cards"],
  Kept: ["card"],
  Peeked: ["cards"],
  DiscardSeen: ["cards"],
};

function veil(event: Plain): Plain | null {
  if (event.kind === "PackReceived") return null;
  if (event.kind === "Tilted" && !event["shown"]) return { ...event, card: null };
  if (event.kind === "Admitted") {
    const shown = event["shown"] as boolean[];
    return { ...event, cards: (event["cards"] as (string | null)[]).map((card, i) => (shown[i] ? card : null)) };
  }
  return { ...event, ...Object.fromEntries((SECRET[event.kind] ?? []).map((field) => [field, null])) };
}

export const discretion: Discretion = { kinds: ["Become", "Pick", "Discard", "Place", "Keep", "Take"], veil };
