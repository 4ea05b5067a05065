// What aura_poku shows and tells, by fields: made by web/fixtures/declare.py, not by hand.

export type Phase =
  | { kind: "Accept"; seat: number; altar: string; demand: number | null }
  | { kind: "After"; seat: number }
  | { kind: "Before"; seat: number }
  | { kind: "Haggle"; seat: number; altar: string; demand: number | null }
  | { kind: "Move"; seat: number; die: number }
  | { kind: "Offers"; seat: number; altar: string; demand: number | null }
  | { kind: "Placing"; seat: number };

export type Event =
  | { kind: "Accepted"; seat: number; seats: number[] }
  | { kind: "Asked"; seat: number; gold: number | null }
  | { kind: "Called"; seat: number; altar: string; gold: number | null }
  | { kind: "Carried"; seat: number; sacrificer: number; gold: number; pawns: number[]; node: string }
  | { kind: "CoinLeft"; seat: number; pawn: number; river: number }
  | { kind: "Counted"; seat: number; gold: number; huts: number[]; score: number }
  | { kind: "Crossed"; seat: number; altar: string; pawns: number[]; node: string; paid: number | null }
  | { kind: "Demanded"; seat: number; altar: string; gold: number | null }
  | { kind: "Drew"; seat: number; card: string | null }
  | { kind: "Ended"; ending: string; winners: number[] }
  | { kind: "Given"; seat: number; coin: number | null }
  | { kind: "Housed"; seat: number; pawn: number; hut: number }
  | { kind: "Left"; seat: number; pawn: number; altar: string; paid: number }
  | { kind: "NotOffered"; seat: number }
  | { kind: "Offered"; seat: number; gold: number; pawns: number }
  | { kind: "PersecutorStepped"; step: number }
  | { kind: "Placed"; seat: number; node: string }
  | { kind: "Ringed"; rings: number }
  | { kind: "Rolled"; seat: number; die: number }
  | { kind: "SourcePassed"; seat: number; pawn: number; river: number; coins: number[] }
  | { kind: "Stayed"; seat: number }
  | { kind: "Stepped"; seat: number; pawn: number; altar: string }
  | { kind: "TurnBegan"; seat: number; round: number }
  | { kind: "Walked"; seat: number; pawn: number; origin: string; node: string }
  | { kind: "Withdrew"; seat: number };

export type Move =
  | { kind: "Accept"; seats: number[] }
  | { kind: "Ask"; gold: number | null }
  | { kind: "Call"; gold: number | null }
  | { kind: "Cross" }
  | { kind: "Demand"; gold: number | null }
  | { kind: "Done" }
  | { kind: "Offer"; gold: number; pawns: number }
  | { kind: "OfferNone" }
  | { kind: "Place"; node: string }
  | { kind: "Roll" }
  | { kind: "Stay" }
  | { kind: "Step"; pawn: number }
  | { kind: "Walk"; pawn: number; node: string; leave: boolean }
  | { kind: "Withdraw" };

export interface AuraPokuView {
  kind: "AuraPokuView";
  seat: number | null;
  phase: Phase | null;
  board: string;
  round: number;
  first: number;
  players: PlayerView[];
  obstacles: string[];
  sources: number[][];
  passed: number[][];
  taken: number[];
  free: number[];
  persecutor: number;
  steps: number;
  rings: number;
  bag: number;
  pile: number;
  moved: boolean;
  sacrificed: boolean;
  negotiated: boolean;
  leftover: number;
  haggling: boolean;
  first_pays: number;
  rings_to_move: number;
  last_takes_all: boolean;
  max_rounds: number;
  ending: string;
}

export interface PlayerView {
  kind: "PlayerView";
  pawns: string[];
  huts: number[];
  offer: Offer | null;
  words: number;
  purse: number | null;
  card: string | null;
  score: number | null;
}

export interface Offer {
  kind: "Offer";
  gold: number;
  pawns: number;
}
