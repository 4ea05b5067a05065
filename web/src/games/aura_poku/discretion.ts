// What must not stand openly on the screen of the one who knows it.
import type { Discretion, Plain } from "../../contract";

const SECRET: Record<string, string> = { Given: "coin", Drew: "card", Crossed: "paid" };

function veil(event: Plain): Plain {
  const field = SECRET[event.kind];
  return field ? { ...event, [field]: null } : event;
}

export const discretion: Discretion = { kinds: ["Offer", "Accept"], veil };
