// The mirror of src/paravent/games/sultans/view.py, as plain data; and what of my moves may be seen over my shoulder.
import type { MoveOption, Plain } from "../../contract";

export interface SeatView {
  card: string | null;
  face: "hidden" | "visible" | "dead";
  detained: boolean;
  captive: boolean;
  marked: boolean;
  side: string | null;
  points: number;
  last_two: number;
}

export interface SultansView {
  seat: number | null;
  phase: Plain | null;
  seats: SeatView[];
  spare: string | null;
  white: number | null;
  barred: number[];
  active: number;
  first: number;
  lap: number;
  round: number;
  ending: string;
  rounds: number;
  target: number;
  max_laps: number;
}

/** The kinds of move that tell which card I hold: a hidden player's stay behind the screen. */
export const TELLING: ReadonlySet<string> = new Set([
  "Execute", "Detain", "Kill", "Revolt", "Capture", "Hunt", "Dance", "Force", "Gaze", "Intervene", "Join", "Avoid", "Reveal",
]);
/** The phases that ask everyone who might react, and look the same to all of them. */
const WINDOWS = new Set(["GuardWindow", "AvoidWindow", "RevoltWindow"]);

export function isWindow(phase: Plain | null): boolean {
  return phase !== null && WINDOWS.has(phase.kind);
}

export interface Split {
  open: MoveOption[];
  veiled: MoveOption[];
}

/** My moves, those that anybody may see and those behind the screen. A visible player has nothing to hide. */
export function split(moves: readonly MoveOption[], standing: readonly MoveOption[], hidden: boolean): Split {
  const all = [...moves, ...standing];
  if (!hidden) return { open: all, veiled: [] };
  return { open: all.filter(({ kind }) => !TELLING.has(kind)), veiled: all.filter(({ kind }) => TELLING.has(kind)) };
}

/** What one taps for a move: seats, or the card in the middle. */
export function targets({ kind, fields }: MoveOption): string[] {
  if (kind === "Gaze") return (fields["targets"] as number[]).map((seat) => `seat:${seat}`);
  if (!("target" in fields)) return [];
  return [fields["target"] === null ? "spare" : `seat:${fields["target"]}`];
}

/** What I was shown since the round began: cards looked at, swapped, exchanged. */
export function seenThisRound(history: readonly Plain[], me: number): Plain[] {
  const start = history.findLastIndex(({ kind }) => kind === "RoundBegan");
  return history.slice(start + 1).filter((event) => {
    if (event.kind === "Looked" || event.kind === "Gazed") return event["seat"] === me;
    return (event.kind === "Swapped" && event["gave"] !== null) || event.kind === "Exchanged";
  });
}

export interface Line {
  from: number;
  to: number;
}

/** The threat that hangs over the table, if there is one. */
export function threat(phase: Plain | null): Line | null {
  if (phase?.kind === "GuardWindow") return { from: Number(phase["assassin"]), to: Number(phase["victim"]) };
  if (phase?.kind === "AvoidWindow") return { from: Number(phase["guard"]), to: Number(phase["target"]) };
  return null;
}
