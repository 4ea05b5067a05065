// What can be read off the table: whom a card wants to win, what threatens, which of my moves would tell my card, and what one taps for a move.
import type { MoveOption, Plain } from "../../contract";
import type { Side } from "./cast/cast";
import { SIDE_OF } from "./cast/cast";
import type { SultansView } from "./types";

/** The kinds of move that tell which card I hold: a hidden player's stay behind the screen. */
export const TELLING: ReadonlySet<string> = new Set([
  "Execute", "Detain", "Kill", "Revolt", "Capture", "Hunt", "Dance", "Force", "Gaze", "Intervene", "Join", "Avoid", "Reveal",
]);
/** The phases that ask everyone who might react, and look the same to all of them. */
const WINDOWS = new Set(["GuardWindow", "AvoidWindow", "RevoltWindow", "HuntWindow"]);

export function isWindow(phase: Plain | null): boolean {
  return phase !== null && WINDOWS.has(phase.kind);
}

/** The slave whose revolt may be joined; null: there is none. */
export function rising(phase: SultansView["phase"]): number | null {
  return phase?.kind === "RevoltWindow" || phase?.kind === "HuntWindow" ? phase.slave : null;
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

/** Who wants to win with a card: the side, and the points that it is worth then. */
export interface Wants {
  side: Side | null;
  points: number;
}

/** What a card wants; `chosen` is the side of a visible vizier or fortune teller. A hidden vizier's point hangs on a neighbour (S-23). */
export function wants(role: string, face: string, chosen: string | null): Wants {
  const points = face === "visible" ? 2 : 1;
  const sided = SIDE_OF[role];
  if (sided) return { side: sided, points };
  if (role === "slave-driver") return { side: face === "visible" ? "loyalists" : "rebels", points };
  if (role === "belly-dancer") return { side: face === "visible" ? "rebels" : "loyalists", points };
  if (role === "fortune-teller" && face !== "visible") return { side: null, points: 0 };
  return { side: chosen as Side | null, points };
}

/** What hangs over the table. */
export type Danger = { kind: "crown"; seat: number; turns: number } | { kind: "revolt"; seats: number[] };

/** The sultan's lap, and two slaves who need a third: what everybody ought to have an eye on. */
export function dangers(view: SultansView): Danger[] {
  const found: Danger[] = [];
  if (view.white !== null) found.push({ kind: "crown", seat: view.white, turns: turnsUntil(view, view.white) });
  const pair = slavesTogether(view);
  if (pair.length >= 2) found.push({ kind: "revolt", seats: pair });
  return found;
}

/** How many turns are played until a seat comes up, the present one included; who is dead or held takes none. */
function turnsUntil({ seats, active }: SultansView, seat: number): number {
  const steps = (seat - active + seats.length) % seats.length || seats.length;
  let turns = 1;
  for (let k = 1; k < steps; k++) {
    const { face, captive, detained } = seats[(active + k) % seats.length]!;
    if (face !== "dead" && !captive && !detained) turns += 1;
  }
  return turns;
}

/** The most free visible slaves who sit side by side once the dead are left out. */
export function slavesTogether({ seats }: SultansView): number[] {
  const living = seats.map((shown, seat) => ({ ...shown, seat })).filter(({ face }) => face !== "dead");
  let best: number[] = [];
  for (let from = 0; from < living.length; from++) {
    const row: number[] = [];
    for (let k = 0; k < living.length; k++) {
      const { face, card, captive, detained, seat } = living[(from + k) % living.length]!;
      if (face !== "visible" || card !== "slave" || captive || detained) break;
      row.push(seat);
    }
    if (row.length > best.length) best = row;
  }
  return best;
}

/** The living players next to a seat. */
export function neighbours({ seats }: SultansView, seat: number): number[] {
  const step = (way: number): number => {
    let at = seat;
    do at = (at + way + seats.length) % seats.length;
    while (seats[at]!.face === "dead" && at !== seat);
    return at;
  };
  return [...new Set([step(1), step(-1)])].filter((each) => each !== seat);
}
