// What sultans shows and tells, by fields: made by web/fixtures/declare.py, not by hand.

export type Phase =
  | { kind: "AvoidWindow"; guard: number; target: number }
  | { kind: "Dark"; seat: number }
  | { kind: "Forced"; seat: number }
  | { kind: "GuardWindow"; assassin: number; victim: number }
  | { kind: "HuntWindow"; driver: number; slave: number }
  | { kind: "Hunting"; seat: number }
  | { kind: "Prediction"; seat: number }
  | { kind: "RevoltWindow"; slave: number }
  | { kind: "Turn"; seat: number };

export type Event =
  | { kind: "Arrested"; seat: number; target: number }
  | { kind: "Attacked"; seat: number; victim: number }
  | { kind: "Captured"; seat: number }
  | { kind: "Compelled"; seat: number; target: number; side: string }
  | { kind: "Dealt"; seat: number; card: string }
  | { kind: "Detained"; seat: number }
  | { kind: "Died"; seat: number; card: string }
  | { kind: "Ended"; ending: string; winners: number[] }
  | { kind: "Exchanged"; seat: number; partner: number | null; gave: string; got: string }
  | { kind: "Executed"; seat: number; victim: number }
  | { kind: "EyesOpened"; seat: number }
  | { kind: "Freed"; seats: number[] }
  | { kind: "Gazed"; seat: number; targets: number[]; cards: string[] | null }
  | { kind: "Hid"; seat: number }
  | { kind: "Looked"; seat: number; target: number; card: string | null }
  | { kind: "Missed"; seat: number; target: number }
  | { kind: "Predicted"; seat: number; side: string }
  | { kind: "Revealed"; seat: number; card: string }
  | { kind: "Revolted"; seat: number }
  | { kind: "RoundBegan"; round: number; first: number }
  | { kind: "RoundEnded"; round: number; side: string | null; how: string; cards: string[]; spare: string; points: number[] }
  | { kind: "Skipped"; seat: number }
  | { kind: "Swapped"; seat: number; partner: number | null; gave: string | null; got: string | null }
  | { kind: "TimeRanOut" }
  | { kind: "TokenPlaced"; seat: number }
  | { kind: "TokenRemoved"; seat: number }
  | { kind: "TurnBegan"; seat: number };

export type Move =
  | { kind: "Avoid" }
  | { kind: "Capture"; target: number }
  | { kind: "Dance" }
  | { kind: "Detain"; target: number }
  | { kind: "Exchange"; target: number | null }
  | { kind: "Execute"; target: number }
  | { kind: "Force"; target: number; side: string }
  | { kind: "Gaze"; targets: number[] }
  | { kind: "Hide" }
  | { kind: "Hunt"; target: number }
  | { kind: "Intervene" }
  | { kind: "Join" }
  | { kind: "Keep" }
  | { kind: "Kill"; target: number }
  | { kind: "Look"; target: number }
  | { kind: "Pass" }
  | { kind: "Predict"; side: string }
  | { kind: "Reveal" }
  | { kind: "Revolt" }
  | { kind: "Stop" }
  | { kind: "Swap"; target: number | null }
  | { kind: "TimeUp" };

export interface SultansView {
  kind: "SultansView";
  seat: number | null;
  phase: Phase | null;
  seats: SeatView[];
  spare: string | null;
  white: number | null;
  barred: number[];
  active: number;
  first: number;
  lap: number;
  round: number;
  ending: string;
  time_up: boolean;
  end: string;
  rounds: number;
  target: number;
  minutes: number;
  max_laps: number;
  hunt_revolts: boolean;
}

export interface SeatView {
  kind: "SeatView";
  card: string | null;
  face: string;
  detained: boolean;
  captive: boolean;
  marked: boolean;
  side: string | null;
  points: number;
  last_two: number;
}
