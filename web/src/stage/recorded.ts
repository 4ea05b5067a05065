// Whole games that web/fixtures/steps.py has recorded, for tests of the director and of the games' scenes.
import { readFileSync, readdirSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { Plain } from "../contract";
import type { Step } from "./director.svelte";

export interface Recorded {
  view: Plain;
  asked: boolean;
  over: boolean;
}
export interface RecordedGame {
  game: string;
  /** Who was told this; null: a spectator. */
  seat: number | null;
  names: string[];
  first: Recorded;
  steps: Step<Recorded>[];
}

const FOLDER = new URL("../../fixtures/steps/", import.meta.url);
const CROWD = new URL("../../fixtures/crowd/", import.meta.url);
export const RECORDED: readonly string[] = readdirSync(FOLDER).map((file) => file.replace(".json.gz", ""));

/** A game, as a seat and as a spectator was told it; `crowd`: with as many players as can be. */
export function recorded(game: string, { crowd = false } = {}): RecordedGame[] {
  type Raw = Omit<RecordedGame, "game" | "steps"> & { steps: { events: Plain[]; after: Recorded }[] };
  const games = JSON.parse(gunzipSync(readFileSync(new URL(`${game}.json.gz`, crowd ? CROWD : FOLDER))).toString()) as Raw[];
  return games.map((raw) => ({
    ...raw,
    game,
    steps: raw.steps.map((step, k) => ({ ...step, before: k === 0 ? raw.first : raw.steps[k - 1]!.after })),
  }));
}
