// What must not stand openly on the screen of the one who knows it.
import type { Discretion, Plain } from "../../contract";
import { TELLING } from "./view";

function veil(event: Plain): Plain | null {
  switch (event.kind) {
    case "Dealt":
    case "Exchanged":
      return null;
    case "Looked":
      return { ...event, card: null };
    case "Swapped":
      return { ...event, gave: null, got: null };
    case "Gazed":
      return { ...event, cards: null };
  }
  return event;
}

export const discretion: Discretion = { kinds: [...TELLING], veil };
