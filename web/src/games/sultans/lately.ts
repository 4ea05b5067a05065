// What a room sees of the last few turns: whatever somebody did, with its sign.
import type { IconName } from "../../kit/icons";
import type { Texts } from "../../texts/texts";
import type { Event } from "./types";

const LINES = 3;
/** The deeds; what only follows from them is on the table anyway. */
const SIGN: Partial<Record<Event["kind"], IconName>> = {
  Looked: "eye", Swapped: "swap", Hid: "mask", Revealed: "card", Attacked: "dagger", Executed: "scales", Died: "skull", Detained: "lock", Revolted: "fist", Missed: "key", Captured: "chain",
  Compelled: "finger", Gazed: "eye", Predicted: "hourglass", Skipped: "lock",
};

export interface Line {
  id: number;
  text: string;
  icon: IconName;
}

/** The last deeds of this round, oldest first. */
export function lately(history: readonly Event[], texts: Texts): Line[] {
  const found: Line[] = [];
  for (let id = history.length - 1; id >= 0 && found.length < LINES; id--) {
    const event = history[id]!;
    if (event.kind === "RoundBegan") break;
    const icon = SIGN[event.kind];
    if (icon) found.unshift({ id, icon, text: texts.event({ ...event }) });
  }
  return found;
}
