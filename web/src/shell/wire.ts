// Made from docs/wire.schema.json; do not edit.

/** Your message took effect, or is sealed until all have answered, and will not be lost. Only its sender's seat is told. */
export interface Accepted {
  id: string;
  type: "accepted";
}

/** The host puts a bot on an empty seat. */
export interface AddBot {
  id: string;
  seat: number;
  strength?: string;
  type: "add-bot";
}

/** My answer to the prompt with this id. */
export interface Answer {
  id: string;
  move: string;
  prompt: string;
  type: "answer";
}

/** A move that I may make: what to send back, and its parts for the button's text. */
export interface Choice {
  notation: string;
  parts: unknown;
}

/** Milliseconds since 1970 by the server's clock: now, and when the open question is answered by default. */
export interface Clock {
  deadline: number | null;
  now: number;
}

/** The host empties a seat before the start, a bot's or a player's. */
export interface FreeSeat {
  id: string;
  seat: number;
  type: "free-seat";
}

export type FromClient = Hello | Answer | Interject | Say | Note | Hold | TakeBack | AddBot | FreeSeat | Start | Rematch;

export type FromServer = Welcome | Happened | Accepted | Refused | Said | Lobby | Presence | Goodbye;

/** The server closes this connection; `again` tells whether to come back. */
export interface Goodbye {
  again: boolean;
  code: string;
  sentence: string;
  type: "goodbye";
}

/** What I am told of the last change, and how the table looks to me now. */
export interface Happened {
  accepted: string | null;
  events: unknown[];
  position: Position;
  type: "happened";
}

/** The first message: who I am (nobody: a spectator) and the last version I have seen. */
export interface Hello {
  language?: "en" | "fr";
  seen?: number | null;
  token?: string | null;
  type: "hello";
}

/** Let a bot hold a seat: my own, or, for the host, an absent player's. */
export interface Hold {
  id: string;
  seat: number;
  strength?: string;
  type: "hold";
}

/** A standing move, made although I am not asked. */
export interface Interject {
  id: string;
  move: string;
  type: "interject";
}

/** The table or its seats changed. */
export interface Lobby {
  host: boolean;
  seat: number | null;
  table: TableInfo;
  type: "lobby";
}

/** My private notebook, whole. */
export interface Note {
  id: string;
  text: string;
  type: "note";
}

/** The game as its reader sees it now. `asked` are the seats that the phase asks, whether or not they have answered. */
export interface Position {
  asked: number[];
  clock: Clock;
  outcome: Result | null;
  phase: unknown;
  prompt: Prompt | null;
  version: number;
  view: unknown;
}

/** Which seats have a connected player. */
export interface Presence {
  present: boolean[];
  type: "presence";
}

/** The open question, to me. `answered` is my own sealed answer; nobody learns whether others have answered. */
export interface Prompt {
  answered: string | null;
  id: string;
  moves: Choice[];
  standing: Choice[];
}

/** Your message changed nothing, and why. */
export interface Refused {
  code: string;
  id: string | null;
  sentence: string;
  type: "refused";
}

/** The host offers another game to the same players. */
export interface Rematch {
  id: string;
  type: "rematch";
}

/** How the game ended. */
export interface Result {
  ending: string;
  scores: number[];
  winners: number[];
}

/** Table talk. */
export interface Said {
  at: number;
  seat: number;
  text: string;
  type: "said";
}

/** Table talk, to everyone. */
export interface Say {
  id: string;
  text: string;
  type: "say";
}

/** A seat as everybody may know it. */
export interface SeatInfo {
  by: "bot" | "nobody" | "person";
  contribution: string;
  held: boolean;
  host: boolean;
  name: string;
  strength: string | null;
}

/** The host starts the game; every seat is taken. */
export interface Start {
  id: string;
  type: "start";
}

/** A table as everybody may know it. */
export interface TableInfo {
  answer_seconds: number | null;
  commitment: string;
  game: string;
  id: string;
  name: string;
  options: Record<string, unknown>;
  rematch: string | null;
  seats: SeatInfo[];
  status: "open" | "over" | "playing";
  version: number;
}

/** I play my seat myself again. */
export interface TakeBack {
  id: string;
  type: "take-back";
}

/** The answer to a hello: everything that a reader who has seen version `since` needs. */
export interface Welcome {
  chat: Said[];
  events: unknown[];
  host: boolean;
  notebook: string;
  position: Position | null;
  present: boolean[];
  seat: number | null;
  since: number;
  table: TableInfo;
  type: "welcome";
}
