// A lesson at this desk: which step it is at, what may be chosen meanwhile, and what to say to who chose something else.
import type { Plain } from "../contract";
import { lessonSteps } from "../shell/api";
import type { Desk } from "../shell/desk.svelte";
import type { Box } from "../stage/geometry";
import { matches, offered, place, taken, waitsFor, type Step } from "./step";

const MARK = "lesson"; // kept with my marks at this table, so that every device of mine goes on where I was
const OVER = "-";

/** Whether this desk's table is a lesson that has not been left. */
export function isTaught(desk: Desk): boolean {
  return Boolean(desk.table?.lesson) && desk.memo.read(MARK) !== OVER;
}

export class Lesson {
  at = $state(0);
  /** What was chosen last was not meant here. */
  wrong = $state(false);
  /** The learner plays on without it. */
  left = $state(false);
  /** Where its bubble stands, so that nothing else is said there. */
  bubble = $state.raw<Box | null>(null);
  private steps = $state.raw<Step[] | null>(null);
  readonly step = $derived(this.left ? null : (this.steps?.[this.at] ?? null));
  /** What a step that only watches says has been read: the others may play. */
  private watching = $state(false);
  /** It says something before the others play on, and they wait until it has been read. */
  readonly holding = $derived(this.step !== null && waitsFor(this.step) === "event" && !this.watching);
  readonly last = $derived(this.steps !== null && this.at === this.steps.length - 1);

  constructor(
    private readonly desk: Desk,
    readonly name: string,
  ) {
    this.left = desk.memo.read(MARK) === OVER;
    desk.gate = (notation) => this.admits(notation);
    if (!this.left) void this.load();
  }

  /** The message with what is said now. */
  get text(): string {
    return `lesson-${this.name}-${this.step?.id ?? ""}${this.wrong ? "-wrong" : ""}`;
  }

  /** How far it has come: the number of the step, and of how many. */
  get count(): { step: number; of: number } {
    return { step: this.at + 1, of: this.steps?.length ?? 0 };
  }

  /** Take up what has happened at the table. */
  follow(made: number, history: readonly Plain[]): void {
    if (this.steps !== null && !this.left) this.go(place(this.steps, this.at, made, history));
  }

  /** What was said has been read. */
  next(): void {
    if (this.wrong) this.wrong = false;
    else if (this.holding) this.watching = true;
    else if (this.step && !this.last) this.go(this.at + 1);
  }

  /** Play on without it. */
  leave(): void {
    this.left = true;
    this.desk.memo.write(MARK, OVER);
  }

  /** Whether a chosen move is made; if not, it is answered. */
  takes(notation: string): boolean {
    this.wrong = this.step !== null && !matches(notation, taken(this.step));
    return !this.wrong;
  }

  /** Whether a move is offered now: until all has been said, nothing that is not meant. */
  private admits(notation: string): boolean {
    if (this.left) return true;
    return this.step !== null && waitsFor(this.step) === "move" && matches(notation, offered(this.step));
  }

  private go(at: number): void {
    if (at === this.at) return;
    this.at = at;
    this.wrong = false;
    this.watching = false;
    this.desk.memo.write(MARK, this.steps![at]?.id ?? OVER);
  }

  private async load(): Promise<void> {
    try {
      const steps = await lessonSteps(this.desk.table!.game, this.name);
      this.at = Math.max(0, steps.findIndex(({ id }) => id === this.desk.memo.read(MARK)));
      this.steps = steps;
    } catch {
      this.left = true; // without its steps the table is a table like any other
    }
  }
}
