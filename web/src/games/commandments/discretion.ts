// What must not stand openly on the screen of the one who knows it.
import type { Discretion, Plain } from "../../contract";

function veil(event: Plain): Plain {
  switch (event.kind) {
    case "Drawn":
      return { ...event, cards: null };
    case "Ordained":
      return { ...event, cards: null, discarded: null };
    case "Judged":
      return event["open"] ? event : { ...event, marks: null };
  }
  return event;
}

export const discretion: Discretion = { kinds: ["Ordain", "Mark"], veil };
