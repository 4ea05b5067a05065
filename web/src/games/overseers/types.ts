// What overseers shows and tells, by fields: made by web/fixtures/declare.py, not by hand.

export type Phase =
  | { kind: "AccusationTie"; leader: number; tied: number[] }
  | { kind: "Becoming"; seat: number }
  | { kind: "CharacterChoice"; seat: number }
  | { kind: "Compensation"; seat: number }
  | { kind: "Discarding" }
  | { kind: "Doubling"; seat: number }
  | { kind: "Draining"; seat: number }
  | { kind: "Gift"; victim: number; thief: number }
  | { kind: "Judgement"; accused: number }
  | { kind: "Keeping"; seat: number }
  | { kind: "Mercy"; leader: number; accused: number }
  | { kind: "Peeking"; seat: number }
  | { kind: "Penalty"; seat: number }
  | { kind: "Pick"; cards: number }
  | { kind: "Placement" }
  | { kind: "Sliding"; seat: number }
  | { kind: "Succession"; leader: number; tied: number[] }
  | { kind: "Theft"; thief: number }
  | { kind: "TheftTie"; leader: number; tied: number[] }
  | { kind: "Tilting"; seat: number }
  | { kind: "Vote" };

export type Event =
  | { kind: "Accused"; seat: number }
  | { kind: "Admitted"; seat: number; positions: string[]; cards: (string | null)[]; shown: boolean[] }
  | { kind: "Announced"; seat: number; cards: number }
  | { kind: "Became"; seat: number; character: string }
  | { kind: "CandidatesSeen"; seat: number; characters: string[] | null }
  | { kind: "CharactersDealt"; characters: string[] }
  | { kind: "Chosen"; seat: number; character: string }
  | { kind: "Counted"; round: number; scores: number[] }
  | { kind: "Denied"; seat: number }
  | { kind: "DiscardSeen"; seat: number; cards: string[] | null }
  | { kind: "Discarded"; seat: number; card: string | null }
  | { kind: "Drained"; seat: number; victim: number; points: number; stolen: boolean }
  | { kind: "Drew"; seat: number; cards: string[] | null }
  | { kind: "Ended"; totals: number[]; winners: number[] }
  | { kind: "Gave"; victim: number; thief: number; position: string; card: string; joined: string }
  | { kind: "Kept"; seat: number; position: string; card: string | null }
  | { kind: "LaidOut"; characters: string[] }
  | { kind: "Lost"; seat: number; positions: string[]; cards: string[] }
  | { kind: "NoThief" }
  | { kind: "PackReceived"; seat: number; cards: string[] }
  | { kind: "PacksDealt"; aside: number }
  | { kind: "PacksPassed"; side: string; left: number }
  | { kind: "Pardoned"; seat: number }
  | { kind: "Peeked"; seat: number; victim: number; positions: string[]; cards: string[] | null }
  | { kind: "Picked"; seat: number; cards: string[] | null; passed: string[] | null }
  | { kind: "Placed"; seat: number; top: string[]; bottom: string[] | null }
  | { kind: "Punished"; seat: number }
  | { kind: "Revealed"; seat: number; character: string; positions: string[]; cards: string[]; tilted: string | null; score: number }
  | { kind: "Robbed"; thief: number; victim: number }
  | { kind: "RoundBegan"; round: number; leader: number }
  | { kind: "Slid"; seat: number; position: string; above: string }
  | { kind: "TheftsTaken"; seat: number; thefts: number; positions: string[] }
  | { kind: "ThiefFound"; seat: number }
  | { kind: "Tilted"; seat: number; position: string; card: string | null; shown: boolean }
  | { kind: "Took"; seat: number; card: string; position: string }
  | { kind: "Voted"; votes: number[] };

export type Move =
  | { kind: "Admit"; first: string; second: string }
  | { kind: "Become"; character: string }
  | { kind: "Choose"; character: string }
  | { kind: "Deny" }
  | { kind: "Discard"; card: string }
  | { kind: "Double" }
  | { kind: "Drain"; seat: number }
  | { kind: "Give"; position: string }
  | { kind: "Keep"; card: string }
  | { kind: "Lead"; seat: number }
  | { kind: "Lose"; first: string; second: string }
  | { kind: "Name"; seat: number }
  | { kind: "Pardon" }
  | { kind: "Peek"; seat: number; first: string; second: string }
  | { kind: "Pick"; cards: string[] }
  | { kind: "Place"; top: string[]; bottom: string[] }
  | { kind: "Punish" }
  | { kind: "Rob"; seat: number }
  | { kind: "Single" }
  | { kind: "Slide"; position: string; above: string }
  | { kind: "Take"; card: string }
  | { kind: "Thief"; seat: number }
  | { kind: "Tilt"; position: string }
  | { kind: "Vote"; seat: number };

export interface OverseersView {
  kind: "OverseersView";
  seat: number | null;
  phase: Phase | null;
  round: number;
  leader: number;
  overseers: OverseerView[];
  aside: number;
  discard: HeapView;
  laid_out: string[];
  candidates: string[] | null;
  doubled: boolean;
  drawn: HeapView;
  peeked: number | null;
  peeked_at: string[];
  accused: number | null;
  revealed: boolean;
  alternate_pass: boolean;
  pick_characters: boolean;
  liang: string;
  open_totals: boolean;
}

export interface OverseerView {
  kind: "OverseerView";
  character: string | null;
  pack: HeapView;
  hand: HeapView;
  cards: CardView[];
  next: string;
  tilt: string | null;
  tilted: string | null;
  slid: string | null;
  above: string | null;
  vote: number | null;
  worth: number | null;
  score: number | null;
  total: number | null;
  led: boolean;
}

export interface HeapView {
  kind: "HeapView";
  size: number;
  cards: string[] | null;
}

export interface CardView {
  kind: "CardView";
  position: string;
  card: string | null;
  face_up: boolean;
}
