// What commandments shows and tells, by fields: made by web/fixtures/declare.py, not by hand.

export type Phase =
  | { kind: "Judge" }
  | { kind: "Ordain" }
  | { kind: "Perform"; novice: number }
  | { kind: "Set" };

export type Event =
  | { kind: "CalledIllegal"; priestess: number; novice: number; back: string }
  | { kind: "Drawn"; priestess: number; cards: string[] | null }
  | { kind: "Ended"; ending: string; winners: number[] }
  | { kind: "Forfeited"; novice: number; back: string | null }
  | { kind: "Gestured"; novice: number; gesture: string; to: number | null }
  | { kind: "Judged"; priestess: number; novice: number; announced: string; karma: number; marks: string[] | null; fate: number; open: boolean }
  | { kind: "Ordained"; priestess: number; backs: string[]; cards: string[] | null; discarded: string | null }
  | { kind: "Placed"; priestess: number; colour: string; area: string; stance: string }
  | { kind: "PutDown"; novice: number; colour: string; area: string; stance: string }
  | { kind: "RitualBegan"; priestess: number; ritual: number }
  | { kind: "RitualEnded"; priestess: number; commandments: [string, string]; taboo: string; marks: string[][]; gains: number[]; fallen: boolean }
  | { kind: "Said"; novice: number; text: string }
  | { kind: "Taken"; novice: number; colour: string; area: string; stance: string }
  | { kind: "TurnBegan"; novice: number; round: number };

export type Move =
  | { kind: "Forfeit" }
  | { kind: "Gesture"; gesture: string; to: number | null }
  | { kind: "Illegal" }
  | { kind: "Mark"; cards: string[] }
  | { kind: "Ordain"; first: string; second: string; taboo: string }
  | { kind: "Put"; area: string; stance: string }
  | { kind: "Say"; text: string }
  | { kind: "Set"; area: string; stance: string }
  | { kind: "Take"; colour: string; area: string; stance: string };

export interface CommandmentsView {
  kind: "CommandmentsView";
  seat: number | null;
  phase: Phase | null;
  players: number;
  priestess: number;
  round: number;
  backs: string[];
  secrets: Secrets | null;
  board: Heap[];
  unset: number;
  performance: Move[];
  turns: Turn[];
  fate: number;
  gains: number[];
  karma: number[];
  rituals: Ritual[];
  actions: number;
  artefacts: number;
  gestures: number;
  judge: string;
  no_markers: boolean;
  setting: string;
  blanks: Face[];
}

export interface Secrets {
  kind: "Secrets";
  hand: string[];
  cards: string[];
  discarded: string | null;
  suggestion: string[] | null;
}

export interface Heap {
  kind: "Heap";
  area: string;
  colour: string;
  stance: string;
  number: number;
}

export interface Turn {
  kind: "Turn";
  performance: Move[];
  verdict: Verdict;
}

export interface Verdict {
  kind: "Verdict";
  novice: number;
  announced: string;
  karma: number;
  marks: string[] | null;
}

export interface Ritual {
  kind: "Ritual";
  priestess: number;
  commandments: [string, string];
  taboo: string;
  discarded: string | null;
  verdicts: Verdict[];
  gains: number[];
  fallen: boolean;
}

export interface Face {
  id: string;
  kind: string;
  karma: number | string;
  en: string;
  fr: string;
  test: string | null;
}
