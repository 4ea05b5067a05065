// What the shell gives a table, and what a game's folder gives the shell.
import type { Texts } from "./texts/texts";

/** A move, event, phase or view as `paravent.plain` writes it: its `kind` and its fields in snake_case. */
export interface Plain {
  kind: string;
  [field: string]: unknown;
}

/** A move that I may make: send `notation` back; `fields` is the plain move, `kind` e.g. "Preach". */
export interface MoveOption {
  notation: string;
  kind: string;
  fields: Record<string, unknown>;
}

/** How the game ended. */
export interface Outcome {
  scores: number[];
  winners: number[];
  ending: string;
}

/** My private marks at this table, kept by the server with my notebook; a few hundred characters at most. */
export interface Memo {
  read: (key: string) => string;
  write: (key: string, value: string) => void;
}

export interface TableProps {
  /** The game's view; write a precise type per game in view.ts, the mirror of view.py. */
  view: any;
  /** What is being asked, as the view's game knows it; null when the game is over. */
  phase: Plain | null;
  /** The seats that the phase asks, whether or not they have answered. */
  asked: number[];
  /** Null: a spectator, or a TV. */
  seat: number | null;
  /** Display names by seat. Who is a bot or away, pieces/sitters.ts knows: `SeatBadge` shows it, elsewhere `SitterMark` does. */
  names: string[];
  /** What I may answer now; empty: I am not asked, or have answered. */
  moves: MoveOption[];
  /** What I may do although I am not asked. */
  standing: MoveOption[];
  /** Sends an answer or a standing move. Irrevocable or secret acts ask once, inside the table. */
  choose: (notation: string) => void;
  /** Language-reactive texts. */
  texts: Texts;
  /** The big public table. */
  tv: boolean;
  /** Everything I was told, in order. */
  history: Plain[];
  /** What the last change told me; for moments of theatre. */
  latest: Plain[];
  outcome: Outcome | null;
  memo: Memo;
}

/** `Score.svelte`, if a game has one: the score sheet and what was hidden all along. Shown when the game is over. */
export interface ScoreProps {
  view: any;
  seat: number | null;
  names: string[];
  texts: Texts;
  outcome: Outcome;
  history: Plain[];
}

/** `discretion.ts`, if a game needs one: what must not stand openly on the screen of the one who knows it (over a shoulder, it is a leak). */
export interface Discretion {
  /** Kinds of moves whose list names my secrets: folded away under "All my moves". */
  kinds: string[];
  /** An event as it may stand in an open log: as a spectator is told it; null if a spectator is not. */
  veil: (event: Plain) => Plain | null;
}

/** `hidden.ts`: what a seat knew that the table did not, from its view, in words; for a replay with all cards open. */
export type Hidden = (view: any, seat: number, texts: Texts) => string[];

/** An id on a rules page, the same in both languages or one for each. */
export type Place = string | { en: string; fr: string };

/** Where the rules explain a question: a heading, and more exactly a row, a ruling or a paragraph under it. */
export interface Section {
  heading: Place;
  at?: Place;
}

/** `sections.ts`: by kind of phase, what the rules sheet opens at. */
export type Sections = Record<string, Section>;

/** `figures/Figures.svelte`: what stands at `<!-- figure NAME -->` in RULES.md; its words are in the same folder. */
export interface FigureProps {
  name: string;
  texts: Texts;
}
