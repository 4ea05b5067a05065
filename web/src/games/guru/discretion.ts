// What must not stand openly on the screen of the one who knows it.
import type { Discretion } from "../../contract";

export const discretion: Discretion = {
  kinds: ["Vanish"],
  veil: (event) => (event.kind === "Vanished" ? { ...event, preacher: null } : event),
};
