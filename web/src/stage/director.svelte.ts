// Between what the server last sent (`real`) and what the table shows (`shown`) stands the director: it walks from one to the other, scene
// by scene, and knows no game. Nobody waits for it: a prompt belongs to `real`, and whoever is asked finds what is left played fast.
import type { Plain } from "../contract";
import type { Texts } from "../texts/texts";
import type { Cue, Scene, Script } from "./scene";
import { cast } from "./script";
import { timesOf, type Pace, type Times } from "./times";

/** A position of a table, live or in a replay. */
export interface Placed {
  view: unknown;
}

/** One message of the server, or one step of a replay. */
export interface Step<P extends Placed> {
  events: Plain[];
  before: P;
  after: P;
}

export interface Clock {
  now: () => number;
  /** Calls back after so many milliseconds; what it gives calls that off. */
  after: (milliseconds: number, then: () => void) => () => void;
}

/** What the director asks of the page around it. */
export interface House {
  clock: Clock;
  script: Script<any, any> | null;
  seat: () => number | null;
  names: () => string[];
  texts: () => Texts;
  pace: () => Pace;
  /** Without movement: what travels is there at once; captions and holds stay. */
  still: () => boolean;
  /** A curtain stays until it is tapped; on a TV, where nobody taps, it goes by itself. */
  waits: boolean;
  /** An event as this screen may show it; null: not at all. */
  veil: (event: Plain) => Plain | null;
  /** How long I still have for my answer, in milliseconds; Infinity: there is no clock; null: I am not asked. */
  mine: () => number | null;
  /** Nobody waits for this screen, as in a lesson: whatever happens is played, each thing in its own time. */
  unhurried?: () => boolean;
  cue: (name: Cue) => void;
}

/** A scene as it was played. */
export interface Played<P> {
  scene: Scene;
  from: P;
  to: P;
  start: number;
  end: number;
}

/** What happened, in the recap; with `act` it can be seen again. */
export interface Line<P> {
  caption: string;
  actor: number | null;
  curtain: boolean;
  act: Act<P> | null;
}

interface Act<P> {
  /** Null: the step has nothing to show. */
  scene: Scene | null;
  from: P;
  to: P;
  /** The step that it belongs to, and what that step told: with its first act. */
  step: number;
  events: Plain[] | null;
  /** Not played: told, and kept in the recap. */
  passed: boolean;
}

const LOW = 10_000; // with less on my clock, nothing is shown any more
const ASKED = 1000; // what is left when I am asked fits into this
const LATE = 4000; // more than this waits: it is played faster
const TOO_LATE = 8000; // more than this waits: it goes into the recap
const LOOK = 3000;
const AGAIN = 0; // the step of what is seen again: no step has this number
const MOST_LINES = 60;
const MOST_TRACED = 2000;
const GUARD = 100;

export class Director<P extends Placed> {
  shown = $state.raw<P | null>(null);
  /** The scene that is being played. */
  scene = $state.raw<Scene | null>(null);
  /** How long its parts take, as it is played now. */
  times = $state.raw<Times>({ lead: 0, hold: 0 });
  /** What travels has arrived: `shown` is the table after this scene. */
  arrived = $state(true);
  /** What I was told, as far as it was shown, and what the step that is shown told. */
  history = $state.raw<Plain[]>([]);
  latest = $state.raw<Plain[]>([]);
  /** What happened since my last turn; `unseen` of these lines were never played. */
  lines = $state.raw<Line<P>[]>([]);
  unseen = $state(0);
  readonly trace: Played<P>[] = [];
  private real: P | null = null;
  private queue: Act<P>[] = [];
  private act: Act<P> | null = null;
  private steps = 0;
  private started = 0;
  private watched = true;
  private paused = false;
  private rate = 1; // how much faster than its own speed the queue is played
  private speed = 1; // and the part of the scene that is on now
  private due = Infinity;
  private stop: () => void = () => undefined;

  constructor(private readonly house: House) {}

  /** What I was told before the scene that is on now. */
  get past(): Plain[] {
    return this.scene === null ? this.history : this.history.slice(0, this.history.length - this.latest.length);
  }

  /** Whether what is shown is what is real. */
  get idle(): boolean {
    return this.act === null && this.queue.length === 0;
  }

  /** The table of which one may speak: while a scene is played, as it was before; its sentence is on the stage. */
  get told(): P | null {
    return this.scene !== null && this.scene.weight !== "glance" ? (this.act?.from ?? this.shown) : this.shown;
  }

  /** Show this position at once, with what has been told until now: the first load, a jump in a replay. */
  rest(position: P, history: Plain[], latest: Plain[] = []): void {
    this.drop();
    this.real = position;
    this.shown = position;
    this.history = history;
    this.latest = latest;
    this.lines = [];
    this.unseen = 0;
  }

  /** What happened next. */
  take(step: Step<P>): void {
    this.queue.push(...this.actsOf(step));
    this.real = step.after;
    this.plan();
  }

  /** Somebody says something: the table stays as it is meanwhile. */
  hear(scene: Scene): void {
    if (this.real === null) return;
    this.queue.push({ scene, from: this.real, to: this.real, step: this.steps, events: null, passed: false });
    this.plan();
  }

  /** What happened while nobody looked: not played, only told. */
  miss(step: Step<P>): void {
    this.queue.push(...this.actsOf(step));
    this.real = step.after;
    this.settle();
  }

  /** Sentences of what happened before this page was opened. One alone, such as whose turn it is, the table shows. */
  recall(captions: { caption: string; actor: number | null }[]): void {
    this.lines = captions.slice(-MOST_LINES).map((each) => ({ ...each, curtain: false, act: null }));
    this.unseen = this.lines.length > 1 ? this.lines.length : 0;
  }

  /** The screen is looked at, or not: hidden, or covered between two players. */
  look(watched: boolean): void {
    this.watched = watched;
    if (!watched) this.settle();
  }

  /** Whether I am asked has changed, or my clock, or the pace. */
  plan(): void {
    const left = this.house.mine();
    if (!this.watched || this.house.pace() === "instant" || (left !== null && left < LOW)) return this.settle();
    if (this.house.unhurried?.()) this.rate = 1;
    else if (left !== null) this.hurry();
    else this.catchUp();
    if (this.act !== null && this.arrived && this.keeps(this.act)) this.turnBeneath();
    if (this.act === null) this.next();
    else this.wait();
  }

  /** Something is being read: what has begun is played to its end, and the next step waits until this is over. */
  pause(paused: boolean): void {
    if (paused === this.paused) return;
    this.paused = paused;
    if (!paused) this.plan();
  }

  /** Enough of this scene. */
  skip(): void {
    if (this.act === null) return;
    this.end();
    this.plan();
  }

  /** Enough of everything: what is left goes into the recap. */
  settle(): void {
    if (this.act?.scene?.weight === "curtain") this.unseen += 1;
    if (this.act !== null) this.end();
    for (const act of this.queue) act.passed = true;
    this.next();
  }

  /** I have answered: what went before is of no interest any more. */
  answered(): void {
    this.settle();
    this.forget();
  }

  /** The recap was read. */
  read(): void {
    this.unseen = 0;
  }

  /** See a line of the recap again, on the table as it was then. */
  again(line: Line<P>): void {
    if (line.act === null) return;
    this.settle();
    this.unseen = 0;
    this.start({ ...line.act, step: AGAIN, events: null, passed: false });
  }

  /** Stop for good. */
  close(): void {
    this.drop();
  }

  private forget(): void {
    this.lines = [];
    this.unseen = 0;
  }

  private drop(): void {
    this.stop();
    this.queue = [];
    this.act = null;
    this.scene = null;
    this.arrived = true;
    this.rate = 1;
  }

  /** A step as acts, each with the table before and after it. */
  private actsOf({ events, before, after }: Step<P>): Act<P>[] {
    const step = ++this.steps;
    const { script, seat, names, texts, veil } = this.house;
    const shown = events.flatMap((event) => veil(event) ?? []);
    const scenes = cast(script, shown, { before: before.view, after: after.view, seat: seat(), names: names(), texts: texts() });
    if (scenes.length === 0) return [{ scene: null, from: before, to: after, step, events, passed: false }];
    let from = before;
    return scenes.map((scene, k) => {
      const to = k === scenes.length - 1 ? after : scene.turns ? { ...from, view: scene.turns(from.view, after.view) } : from;
      const act = { scene, from, to, step, events: k === 0 ? events : null, passed: false };
      from = to;
      return act;
    });
  }

  private timesOf(act: Act<P>): Times {
    if (act.scene === null || act.passed) return { lead: 0, hold: 0 };
    return timesOf(this.staged(act.scene), this.house.pace(), this.house.waits);
  }

  /** How long an act takes; a curtain that waits counts as long as a look at it. */
  private length(act: Act<P>): number {
    const { lead, hold } = this.timesOf(act);
    return lead + Math.min(hold, LOOK);
  }

  private staged(scene: Scene): Scene {
    return this.house.still() ? { ...scene, travels: [] } : scene;
  }

  /** I am asked: the last big scene keeps its hold, during which I can answer; older curtains go into the recap; the rest is over in a second. */
  private hurry(): void {
    const kept = [this.act, ...this.queue].findLast(isBig) ?? null;
    for (const act of this.queue) if (act !== kept && act.scene?.weight === "curtain") act.passed = true;
    const left = this.queue.map((act) => (act === kept ? this.timesOf(act).lead : this.length(act)));
    this.rate = Math.max(1, (sum(left) + (this.act === kept ? 0 : this.remaining())) / ASKED);
  }

  /** Others go on while I look: what waits before the newest step is played faster, or told only. */
  private catchUp(): void {
    const older = this.queue.filter((act) => act.step !== this.steps);
    const waiting = older.filter((act) => act.step !== this.act?.step);
    if (sum(waiting.map((act) => this.length(act))) > TOO_LATE) for (const act of waiting) act.passed = true;
    const behind = sum(older.map((act) => this.length(act))) + (this.act?.step === this.steps ? 0 : this.remaining());
    this.rate = Math.max(1, behind / LATE);
  }

  /** What is left of the scene being played, at its own speed. */
  private remaining(): number {
    if (this.act === null) return 0;
    const part = Math.min(LOOK, (this.due - this.house.clock.now()) * this.speed);
    return Math.max(0, part) + (this.arrived ? 0 : Math.min(LOOK, this.timesOf(this.act).hold));
  }

  private tell({ events }: Act<P>): void {
    if (events === null) return;
    this.latest = events;
    this.history = [...this.history, ...events];
  }

  private note(act: Act<P>): boolean {
    if (act.scene === null || act.scene.weight === "glance" || act.scene.caption === "") return false;
    const { caption, actor, weight } = act.scene;
    if (actor !== null && actor === this.house.seat() && weight !== "curtain") return false; // what I did myself I know
    this.lines = [...this.lines, { caption, actor, curtain: weight === "curtain", act }].slice(-MOST_LINES);
    return true;
  }

  private next(): void {
    for (let act = this.queue[0]; act !== undefined; act = this.queue[0]) {
      if (this.paused && act.events !== null && !act.passed) return;
      this.queue.shift();
      this.tell(act);
      const noted = this.note(act);
      if (act.scene !== null && !act.passed) return this.start(act);
      if (noted && this.house.pace() !== "instant") this.unseen += 1;
      this.shown = act.to;
    }
    this.rate = 1;
    this.shown = this.real;
  }

  private start(act: Act<P>): void {
    const { lead, hold } = this.timesOf(act);
    this.act = act;
    this.shown = act.from;
    this.started = this.house.clock.now();
    this.arrived = lead === 0;
    this.times = { lead: lead / this.rate, hold: hold / this.rate };
    this.scene = this.staged(act.scene!);
    if (act.scene!.cue) this.house.cue(act.scene!.cue);
    if (lead === 0) return this.arrive();
    this.speed = this.rate;
    this.due = this.started + this.times.lead;
    this.wait();
  }

  /** What travelled is there. */
  private arrive(): void {
    const act = this.act!;
    this.arrived = true;
    this.shown = act.to;
    this.speed = this.keeps(act) ? 1 : this.rate;
    if (this.keeps(act)) this.turnBeneath();
    const { hold } = this.timesOf(act);
    this.due = this.house.clock.now() + (this.speed > 1 ? hastened(hold) : hold) / this.speed;
    this.wait();
  }

  /** When I am asked, the last big scene is held as long as ever. */
  private keeps(act: Act<P>): boolean {
    return this.house.mine() !== null && !this.house.unhurried?.() && act.step !== AGAIN && isBig(act) && !this.queue.some((next) => isBig(next) && !next.passed);
  }

  /** The big scene is held while I am asked: the table beneath it is the one that my question is about, and what came after it is told only; words are heard afterwards. */
  private turnBeneath(): void {
    const words = this.queue.filter((act) => act.scene?.spoken && !act.passed);
    this.queue = this.queue.filter((act) => !words.includes(act));
    for (let act = this.queue.shift(); act !== undefined; act = this.queue.shift()) {
      this.tell(act);
      if (this.note(act)) this.unseen += 1;
    }
    this.act = { ...this.act!, to: this.real! };
    this.shown = this.real;
    this.queue = words.map((act) => ({ ...act, from: this.real!, to: this.real! }));
  }

  /** Until the scene has arrived or is over, or my clock runs low. */
  private wait(): void {
    this.stop();
    const { now, after } = this.house.clock;
    if (this.rate > this.speed && !(this.arrived && this.keeps(this.act!))) {
      this.due = now() + hastened((this.due - now()) * this.speed) / this.rate;
      this.speed = this.rate;
    }
    const wanted = Math.min(this.due - now(), (this.house.mine() ?? Infinity) - LOW + GUARD);
    if (wanted !== Infinity) this.stop = after(Math.max(0, wanted), () => this.move());
  }

  private move(): void {
    if (this.house.clock.now() < this.due) this.plan();
    else if (!this.arrived) this.arrive();
    else {
      this.end();
      this.next();
    }
  }

  private end(): void {
    this.stop();
    const act = this.act!;
    this.trace.push({ scene: act.scene!, from: act.from, to: act.to, start: this.started, end: this.house.clock.now() });
    if (this.trace.length > MOST_TRACED) this.trace.shift();
    this.act = null;
    this.scene = null;
    this.arrived = true;
    this.shown = act.to;
  }
}

/** What is left of a scene that is played faster: no more than a look at it. What waits for a tap goes on waiting. */
function hastened(left: number): number {
  return left === Infinity ? left : Math.min(left, LOOK);
}

/** Worth to be seen although I am asked. */
function isBig(act: { scene: Scene | null } | null): boolean {
  return act?.scene?.weight === "moment" || act?.scene?.weight === "curtain";
}

function sum(numbers: number[]): number {
  return numbers.reduce((whole, each) => whole + each, 0);
}
