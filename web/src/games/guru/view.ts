// What a guru sees: the mirror of src/paravent/games/guru/view.py.
import type { Plain } from "../../contract";

export interface PileView {
  top: string | null;
  height: number;
}
export type Layer = { kind: "Conversion"; members: string[] } | { kind: "Vanishing"; preacher: string | null };
export interface Secrets {
  active: string[];
  vanished: string[];
  centre: Layer[];
}
export interface SectView {
  stage: string[];
  capital: number;
  bounty: number;
  active: number;
  vanished: number;
  exposed: string[];
  height: number;
  memory: Layer[] | null;
  secrets: Secrets | null;
  score: number | null;
  disqualified: boolean | null;
}
export interface GuruView {
  seat: number | null;
  phase: Plain | null;
  round: number;
  first: number;
  piles: PileView[];
  skeptics: PileView;
  sects: SectView[];
  barred: boolean;
  last_turn: boolean;
  last_round: boolean;
  ending: string;
  honour: boolean;
  open_memory: boolean;
  max_rounds: number;
}

/** The fifteen preachers by the attribute they stand for, in the rulebook's order. */
export const PREACHERS: readonly { token: string; attribute: string }[] = [
  { token: "gunther", attribute: "green" },
  { token: "oronsho", attribute: "orange" },
  { token: "panthero", attribute: "black" },
  { token: "rosiella", attribute: "pink" },
  { token: "violet", attribute: "violet" },
  { token: "bigmama", attribute: "melons" },
  { token: "egghead", attribute: "cones" },
  { token: "geimer", attribute: "pales" },
  { token: "barks", attribute: "hunks" },
  { token: "orangoutan", attribute: "chimps" },
  { token: "tom", attribute: "money" },
  { token: "flurry", attribute: "speed" },
  { token: "hungryogi", attribute: "asceticism" },
  { token: "rastaman", attribute: "relaxation" },
  { token: "smailee", attribute: "laughter" },
];

export const attributeOf = (preacher: string): string => PREACHERS.find((each) => each.token === preacher)?.attribute ?? "";
