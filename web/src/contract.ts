// What the shell gives a table, and what a game's folder gives the shell.
import type { Scene } from "./stage/scene";
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

export type Screen = "phone" | "desktop" | "tv";

export interface TableProps {
  /** The table of the scene that is being played, as types.ts of the game declares it; it may be behind what is asked. */
  view: any;
  /** The scene that is being played: who acts on whom, and what is on its way and therefore lies nowhere. */
  scene: Scene | null;
  /** For which screen the table is laid out; its box has the whole width and the height `var(--room)`. */
  screen: Screen;
  /** What is really being asked, though the view may not show it yet; null when the game is over. */
  phase: Plain | null;
  /** The seats that the phase asks, whether or not they have answered. */
  asked: number[];
  /** Null: a spectator, or a TV. */
  seat: number | null;
  /** Display names by seat. Who is a bot or away, pieces/sitters.ts knows: `SeatBadge` shows it, elsewhere `SitterMark` does. */
  names: string[];
  /** What I may answer now; empty: I am not asked, or have answered. A move whose piece the view does not show yet is left out. */
  moves: MoveOption[];
  /** Kinds of what the rules would allow me, and a lesson does not yet: who gives a reason says that it comes later. */
  later?: string[];
  /** What I may do although I am not asked. */
  standing: MoveOption[];
  /** Sends an answer or a standing move. Irrevocable or secret acts ask once, inside the table. */
  choose: (notation: string) => void;
  /** Language-reactive texts. */
  texts: Texts;
  /** The big public table. */
  tv: boolean;
  /** Everything I was told, in order, as far as it has been shown. */
  history: Plain[];
  /** What the step that is shown told me. */
  latest: Plain[];
  outcome: Outcome | null;
  memo: Memo;
  /** A replay with all cards open: the view holds what any seat knew, and the table shows it. */
  allOpen?: boolean;
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

/** `aim.ts`, where the message `aim` of the catalogue is not all: what I play for, in one line; `alone`: only I see this screen. */
export type Aim = (view: any, seat: number, texts: Texts, alone: boolean) => string;

/** `veils.ts`: by kind of event, the fields that a spectator is not told (null: nothing of it), unless this flag is set, or of a list each. */
export type Veils = Record<string, { hides: string[]; unless?: string } | null>;

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
