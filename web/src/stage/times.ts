// How long a scene takes, in milliseconds, at the pace that the player has set.
import type { Scene } from "./scene";

export type Pace = "slow" | "normal" | "fast" | "instant";
export const PACES: readonly Pace[] = ["slow", "normal", "fast", "instant"];

/** A scene's two parts: until what travels has arrived, and how long the eye is held after that. */
export interface Times {
  lead: number;
  hold: number;
}

/** How many times faster than normal. */
export const SPEED: Record<Pace, number> = { slow: 0.6, normal: 1, fast: 2, instant: Infinity };
const TRAVEL = 650;
const LANDED = 250; // what has arrived is looked at

/** `waits`: a curtain stays until it is tapped; without that, as on a TV, for as long as its text is read. */
export function timesOf(scene: Scene, pace: Pace, waits: boolean): Times {
  const lead = scene.travels.length > 0 ? TRAVEL : 0;
  const whole = dwell(scene, waits);
  const hold = lead > 0 && scene.weight !== "glance" ? Math.max(LANDED, whole - lead) : whole;
  return { lead: lead / SPEED[pace], hold: hold === Infinity ? hold : hold / SPEED[pace] };
}

function dwell({ weight, caption }: Scene, waits: boolean): number {
  switch (weight) {
    case "glance":
      return 0;
    case "beat":
      return between(500, 350 + caption.length * 14, 1500);
    case "moment":
      return between(2000, 1600 + caption.length * 12, 3000);
    case "curtain":
      return waits ? Infinity : between(6000, 5000 + caption.length * 50, 14_000);
  }
}

function between(least: number, wanted: number, most: number): number {
  return Math.min(most, Math.max(least, wanted));
}
