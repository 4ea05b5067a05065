// Made from docs/wire.schema.json; do not edit.

/** Your message took effect, or is sealed until all have answered, and will not be lost. Only its sender's seat is told. */
export interface Accepted {
  id: string;
  type: "accepted";
}

/** The host puts a bot on an empty seat: somebody of the company by their key, or anybody who is not here yet. */
export interface AddBot {
  character?: string;
  id: string;
  seat: number;
  strength?: string;
  type: "add-bot";
}

/** What I could have written down: `aid-KEY` of the game's catalogue with its variables, and whom it is about. */
export interface AidLine {
  about: number | null;
  key: string;
  values: Record<string, string | number>;
}

/** What I could have written down until this version. Only I am told. */
export interface Aids {
  lines: AidLine[];
  type: "aids";
  version: number;
}

/** My answer to the prompt with this id. */
export interface Answer {
  id: string;
  move: string;
  prompt: string;
  type: "answer";
}

/** What could I have written down so far? Where the table allows it. */
export interface AskAids {
  id: string;
  type: "ask-aids";
}

/** What would you do? Asked of the coach, about the prompt with this id; where the table allows it. */
export interface AskHint {
  id: string;
  prompt: string;
  type: "ask-hint";
}

/** My own prompt, after I took an answer back. Only my seat is told. */
export interface Asked {
  prompt: Prompt;
  type: "asked";
}

/** Something that I say in the game's own terms, true or not, to everyone: one of the `forms`, as `saw @2 slave`. */
export interface Claim {
  claim: string;
  id: string;
  type: "claim";
}

/** What anybody may claim: `claim-KIND` of the game's catalogue, with one of the `words`, if there are any.

    `of_another`: the claim names somebody else. Its notation is `KIND`, `@SEAT` if it names one, and the word. */
export interface ClaimForm {
  kind: string;
  of_another: boolean;
  words: string[];
}

/** Somebody claimed something at this version, be it true or not. `against` are earlier ones that it contradicts.

    `told` is how many events everybody, a spectator too, had been told by then. */
export interface Claimed {
  about: number | null;
  against: number[];
  at: number;
  kind: string;
  number: number;
  seat: number;
  told: number;
  type: "claimed";
  version: number;
  what: string;
}

/** Milliseconds since 1970 by the server's clock: now, when the open question is answered by default, when time is up. */
export interface Clock {
  deadline: number | null;
  ends: number | null;
  now: number;
}

/** The host empties a seat before the start, a bot's or a player's. */
export interface FreeSeat {
  id: string;
  seat: number;
  type: "free-seat";
}

export type FromClient = Hello | Answer | Withdraw | Interject | Say | Claim | Note | Hold | TakeBack | AddBot | FreeSeat | SetUp | Ready | Start | AskHint | AskAids | Rematch;

export type FromServer = Welcome | Happened | Accepted | Noted | Asked | Refused | Said | Claimed | Hint | Aids | Lobby | Presence | Goodbye;

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

/** What a bot would do in my place, from what I may know; no moves: nothing came to its mind. Only I am told. */
export interface Hint {
  beliefs: HintBelief[];
  best: HintMove[];
  prompt: string;
  type: "hint";
}

/** What may be with somebody, or at a place: names, each with how likely it is. */
export interface HintBelief {
  about: number | string;
  likely: unknown[][];
}

/** A move that a bot would consider: the part of all imagined games that it wins, and why: `why-…` of the catalogue. */
export interface HintMove {
  notation: string;
  value: number | null;
  values: Record<string, string | number>;
  why: string;
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

/** A move that I may make: what to send back, and its parts for the button's text. */
export interface LegalMove {
  notation: string;
  parts: unknown;
}

/** The table or its seats changed. */
export interface Lobby {
  host: boolean;
  seat: number | null;
  table: TableInfo;
  type: "lobby";
}

/** My private notebook, whole. `after` is the revision that I have seen; none: this one replaces whatever is there. */
export interface Note {
  after?: number | null;
  id: string;
  text: string;
  type: "note";
}

/** My notebook as it is now, and how often it has been written. Only my seat is told, on all devices. */
export interface Noted {
  revision: number;
  text: string;
  type: "noted";
}

/** The game as its reader sees it now. `asked` are the seats that the phase asks, whether or not they have answered.

    `made` is how many moves the reader has made. `forms` are what anybody may claim; null: as before. */
export interface Position {
  asked: number[];
  clock: Clock;
  forms: ClaimForm[] | null;
  made: number;
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
  moves: LegalMove[];
  standing: LegalMove[];
}

/** I am ready for the start, or not yet. */
export interface Ready {
  id: string;
  ready: boolean;
  type: "ready";
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

/** How the game ended; and of every claim whether it was true as it was said (null: that cannot be said). */
export interface Result {
  claims: (boolean | null)[];
  ending: string;
  scores: number[];
  winners: number[];
}

/** Table talk. What a bot says is also named by its message in the catalogue, for readers of other languages. */
export interface Said {
  at: number;
  line: string;
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

/** A seat as everybody may know it. `colour` and `figure` are two numbers of fifteen, each another at every seat.

    A bot that is somebody has that `character`'s key, and a figure beyond the fifteen. */
export interface SeatInfo {
  by: "bot" | "nobody" | "person";
  character: string;
  colour: number;
  contribution: string;
  figure: number;
  held: boolean;
  host: boolean;
  name: string;
  ready: boolean;
  strength: string | null;
}

/** The host lays the table anew before the start: other options, time or number of seats. */
export interface SetUp {
  answer_seconds?: number | null;
  id: string;
  options: Record<string, unknown>;
  seats: number;
  type: "set-up";
}

/** The host starts the game; every seat is taken. */
export interface Start {
  id: string;
  type: "start";
}

/** A table as everybody may know it. `code` is typed to find it, instead of its link. */
export interface TableInfo {
  aids: boolean;
  answer_seconds: number | null;
  coach: boolean;
  code: string;
  commitment: string;
  game: string;
  id: string;
  lesson: string;
  name: string;
  options: Record<string, unknown>;
  rematch: string | null;
  seats: SeatInfo[];
  silence: boolean;
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
  claims: Claimed[];
  events: unknown[];
  host: boolean;
  notebook: string;
  position: Position | null;
  present: boolean[];
  revision: number;
  seat: number | null;
  since: number;
  table: TableInfo;
  type: "welcome";
}

/** I take back my sealed answer to the prompt with this id, to give another. Nobody else can notice. */
export interface Withdraw {
  id: string;
  prompt: string;
  type: "withdraw";
}
