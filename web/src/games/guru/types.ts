// What guru shows and tells, by fields: made by web/fixtures/declare.py, not by hand.

export type Phase =
  | { kind: "Act"; seat: number; left: number }
  | { kind: "Penance"; seat: number; left: number; owed: number };

export type Event =
  | { kind: "Accused"; seat: number; guru: number; preacher: string; true: boolean; bounty: number }
  | { kind: "Banished"; seat: number; card: string }
  | { kind: "Converted"; seat: number; cards: string[] }
  | { kind: "Discarded"; seat: number; card: string }
  | { kind: "Ended"; ending: string; winners: number[] }
  | { kind: "LastRound"; round: number }
  | { kind: "LastTurn"; seat: number }
  | { kind: "Passed"; seat: number }
  | { kind: "Preached"; seat: number; pile: number; card: string; under: string | null }
  | { kind: "Recruited"; seat: number; guru: number; theirs: string; mine: string }
  | { kind: "Refilled"; pile: number; height: number; top: string }
  | { kind: "TurnBegan"; seat: number; round: number }
  | { kind: "Unmasked"; seat: number; active: string[]; exposed: string[]; vanished: string[]; centre: (Conversion | Vanishing)[]; score: number; disqualified: boolean }
  | { kind: "Vanished"; seat: number; preacher: string | null };

export type Move =
  | { kind: "Accuse"; guru: number; preacher: string }
  | { kind: "Banish"; card: string }
  | { kind: "Convert" }
  | { kind: "Discard"; card: string }
  | { kind: "Pass" }
  | { kind: "Preach"; pile: number }
  | { kind: "Recruit"; theirs: string; mine: string }
  | { kind: "Vanish"; preacher: string };

export interface Conversion {
  kind: "Conversion";
  members: string[];
}

export interface Vanishing {
  kind: "Vanishing";
  preacher: string | null;
}

export interface GuruView {
  kind: "GuruView";
  seat: number | null;
  phase: Phase | null;
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

export interface PileView {
  kind: "PileView";
  top: string | null;
  height: number;
}

export interface SectView {
  kind: "SectView";
  stage: string[];
  capital: number;
  bounty: number;
  active: number;
  vanished: number;
  exposed: string[];
  height: number;
  memory: (Conversion | Vanishing)[] | null;
  secrets: Secrets | null;
  score: number | null;
  disqualified: boolean | null;
}

export interface Secrets {
  kind: "Secrets";
  active: string[];
  vanished: string[];
  centre: (Conversion | Vanishing)[];
}
