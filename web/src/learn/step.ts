// A step of a lesson as the server sends it; the mirror of src/paravent/lessons/lesson.py.
import type { Plain } from "../contract";

export interface Step {
  id: string;
  /** What it points at, by its `data-place`. */
  anchor?: string;
  /** What its bubble does not cover, by the same. */
  clear?: string;
  peek?: boolean;
  /** What I open, by a place that is there only then. */
  open?: string;
  /** The move that the lesson itself makes here. */
  move?: string;
  allow?: string[];
  take?: string[];
  event?: string;
  nth?: number;
}

export type Wait = "tap" | "peek" | "open" | "move" | "event";

export function waitsFor(step: Step): Wait {
  return step.move ? "move" : step.event ? "event" : step.open ? "open" : step.peek ? "peek" : "tap";
}

/** Patterns of the moves that can be chosen at this step; what is not meant by one of them is absent. */
export function offered(step: Step): string[] {
  return step.allow ?? taken(step);
}

/** Patterns of the moves that are made when they are chosen; any other is answered kindly. */
export function taken(step: Step): string[] {
  return step.take ?? step.allow ?? (step.move ? [step.move] : []);
}

/** Whether a move is meant by one of these: its notation, in which `*` stands for anything. */
export function matches(notation: string, patterns: string[]): boolean {
  return patterns.some((pattern) => new RegExp(`^${pattern.split("*").map(escape).join(".*")}$`).test(notation));
}

function escape(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
}

/** Whether I have been told what a step waits for. */
export function isTold({ event, nth = 1 }: Step, history: readonly Plain[]): boolean {
  return history.filter(({ kind }) => kind === event).length >= nth;
}

/** Where a lesson stands: at the step that was kept, or further on if more moves have been made and more has been told. */
export function place(steps: readonly Step[], kept: number, made: number, history: readonly Plain[]): number {
  let at = Math.max(kept, afterMoves(steps, made));
  for (let step = steps[at]; step && waitsFor(step) === "event" && isTold(step, history); step = steps[at]) at += 1;
  return at;
}

/** The step after the last of so many moves. */
function afterMoves(steps: readonly Step[], made: number): number {
  const moves = steps.flatMap((step, k) => (step.move ? [k] : []));
  return made === 0 ? 0 : (moves[made - 1] ?? steps.length - 1) + 1;
}
