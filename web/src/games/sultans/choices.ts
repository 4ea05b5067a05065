// What a choice is called, its sign, and what follows from it, in words.
import type { MoveOption, Plain } from "../../contract";
import type { IconName } from "../../kit/icons";
import type { Texts } from "../../texts/texts";
import { kebab } from "../../texts/variables";

export const ICON: Record<string, IconName> = {
  Look: "eye", Swap: "swap", Hide: "mask", Keep: "card", Exchange: "swap", Execute: "scales", Detain: "lock", Kill: "dagger", Revolt: "fist", Capture: "chain", Hunt: "key",
  Stop: "cross", Dance: "star", Force: "finger", Gaze: "eye", Predict: "hourglass", Intervene: "shield", Join: "fist", Avoid: "shield", Pass: "go", Reveal: "crown",
};

/** What follows: whom it meets, whether my card turns up for it, and what is going on. */
export function follows(move: MoveOption, hidden: boolean, phase: Plain | null, role: string | null, texts: Texts): string {
  const id = `then-${kebab(move.kind)}`;
  return texts.has(id) ? texts.say(id, { ...phase, target: "none", ...move.fields, hidden: hidden ? "yes" : "no", role: role ?? "none" }) : "";
}
