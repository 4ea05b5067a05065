// How long an absent player is waited for, and how long is left of it.
import { settings } from "../shell/settings.svelte";
import type { Away } from "../shell/wire";

export const GRACES = [0, 30, 60, 120, 300, 900, 3600, 86400];

/** Seconds until the seat of somebody who left may be given away; 0: now. */
export function secondsLeft(away: Away[], seat: number, grace: number, now: number): number {
  const left = away.find((each) => each.seat === seat)?.at;
  return left === undefined ? grace : Math.max(0, Math.ceil(grace - (now - left) / 1000));
}

/** A grace, in words. */
export function inWords(seconds: number): string {
  const say = (id: string, values = {}): string => settings.shell.say(id, values);
  if (seconds === 0) return say("grace-none");
  if (seconds < 60) return say("seconds", { seconds });
  if (seconds < 3600) return say("minutes", { minutes: Math.round(seconds / 60) });
  return seconds < 86400 ? say("hours", { hours: Math.round(seconds / 3600) }) : say("one-day");
}
