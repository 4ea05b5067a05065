// Time as the director takes it.
import type { Clock } from "./director.svelte";

export const CLOCK: Clock = {
  now: () => performance.now(),
  after: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** A clock that is moved by hand. */
export class HandClock implements Clock {
  private time = 0;
  private alarms: { at: number; then: () => void }[] = [];

  now = (): number => this.time;

  after = (milliseconds: number, then: () => void): (() => void) => {
    const alarm = { at: this.time + milliseconds, then };
    this.alarms.push(alarm);
    return () => (this.alarms = this.alarms.filter((each) => each !== alarm));
  };

  /** Let so much time pass, and whatever is due in it happen. */
  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (let next = this.due(end); next; next = this.due(end)) {
      this.alarms = this.alarms.filter((each) => each !== next);
      this.time = Math.max(this.time, next.at);
      next.then();
    }
    this.time = end;
  }

  private due(end: number): { at: number; then: () => void } | undefined {
    return this.alarms.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  }
}
