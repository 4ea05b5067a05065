// How strong a bot is: what the host picks, and what is said of it.
import { settings } from "./settings.svelte";

export type Level = "easy" | "normal" | "hard";
export const LEVELS: readonly Level[] = ["easy", "normal", "hard"];

/** What a bot of this strength is called. */
export function levelName(strength: string): string {
  return settings.shell.has(`strength-${strength}`) ? settings.shell.say(`strength-${strength}`) : strength;
}
