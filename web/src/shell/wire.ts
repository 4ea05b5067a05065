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

/** The host opens or closes the talk, lets people watch or not, and before the start sets the grace; none: as it is. */
export interface Arrange {
  grace_seconds?: number | null;
  id: string;
  spectators?: boolean | null;
  talk?: boolean | null;
  type: "arrange";
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

/** A player who is not connected, and since when as far as the server knows. */
export interface Away {
  at: number;
  seat: number;
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

/** I take back all that I have said and noted at this table: it is deleted, here and in the store. */
export interface Erase {
  id: string;
  type: "erase";
}

/** The host empties a seat before the start, a bot's or a player's. */
export interface FreeSeat {
  id: string;
  seat: number;
  type: "free-seat";
}

export type FromClient = Hello | Answer | Withdraw | Interject | Say | Claim | Note | Hold | TakeBack | AddBot | FreeSeat | SetUp | Ready | Start | PromiseWord | OpenWord | AskHint | AskAids | Erase | Share | Rematch | Mute | Remove | HandAnew | Arrange | Report;

export type FromServer = Welcome | Happened | Accepted | Noted | Asked | Refused | Said | Talk | Claimed | Noticed | Reported | Hint | Aids | Lobby | Presence | Goodbye;

/** The server closes this connection; `again` tells whether to come back. */
export interface Goodbye {
  again: boolean;
  code: string;
  sentence: string;
  type: "goodbye";
}

/** The host hands a player's seat anew: its token opens nothing any more, and whoever claims it first with this key has it.

    The key is drawn by the host's client, and is as secret as a token. */
export interface HandAnew {
  id: string;
  key: string;
  seat: number;
  type: "hand-anew";
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
  device?: string;
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

/** Let a bot hold a seat: my own, or, for the host, that of a player who is away for longer than the table's grace. */
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

/** The host mutes a seat for everybody, or lets it speak again. */
export interface Mute {
  id: string;
  muted: boolean;
  seat: number;
  type: "mute";
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

/** What the host did about people, to everyone's knowledge; `name` is what the seat's player was called then. */
export interface Noticed {
  at: number;
  deed: "banned" | "claimed" | "handed" | "held" | "muted" | "removed" | "spectators-in" | "spectators-out" | "talk-closed" | "talk-open" | "unmuted";
  name: string;
  seat: number | null;
  type: "noticed";
}

/** My word for the deal, when all have promised theirs and the host has started. */
export interface OpenWord {
  id: string;
  type: "open-word";
  word: string;
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

/** Which seats have a connected player, and since when the others are away. */
export interface Presence {
  away: Away[];
  present: boolean[];
  type: "presence";
}

/** The hash of my word for the deal: SHA-256 of `deal 2 COMMITMENT SEAT WORD`, in hex. It replaces an earlier one. */
export interface PromiseWord {
  id: string;
  promise: string;
  round: number;
  seat: number;
  type: "promise-word";
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

/** The host shows a player out, with `ban` for good: a bot of this strength plays on; before the start the seat is free. */
export interface Remove {
  ban?: boolean;
  id: string;
  seat: number;
  strength?: string;
  type: "remove";
}

/** I complain to the host, and to nobody else: about a seat, or about what it said at the time `line`. */
export interface Report {
  id: string;
  line?: number | null;
  seat: number;
  text?: string;
  type: "report";
}

/** Somebody complains about a seat, with what it said if it is about that. Only the host is told. */
export interface Reported {
  at: number;
  by: number;
  line: string;
  seat: number;
  text: string;
  type: "reported";
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

    A bot that is somebody has that `character`'s key, and a figure beyond the fifteen. `promise` is the hash of a word for the
    deal; `contribution` is the word, told when all are open, `opened` whether it is open. */
export interface SeatInfo {
  by: "bot" | "nobody" | "person";
  character: string;
  colour: number;
  contribution: string;
  figure: number;
  handed: boolean;
  held: boolean;
  host: boolean;
  muted: boolean;
  name: string;
  opened: boolean;
  promise: string;
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

/** The record of our game is for whoever has the link, or for its players only. Every player may say so, and the host. */
export interface Share {
  id: string;
  shared: boolean;
  type: "share";
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
  dealing: number | null;
  game: string;
  grace_seconds: number;
  id: string;
  lesson: string;
  name: string;
  options: Record<string, unknown>;
  rematch: string | null;
  round: number;
  seal: string;
  seats: SeatInfo[];
  shared: boolean;
  silence: boolean;
  spectators: boolean;
  status: "open" | "over" | "playing";
  talk: boolean;
  version: number;
}

/** I play my seat myself again. */
export interface TakeBack {
  id: string;
  type: "take-back";
}

/** All table talk as it is now: somebody has taken back what they said. */
export interface Talk {
  chat: Said[];
  type: "talk";
}

/** The answer to a hello: everything that a reader who has seen version `since` needs. */
export interface Welcome {
  away: Away[];
  chat: Said[];
  claims: Claimed[];
  events: unknown[];
  host: boolean;
  notebook: string;
  notices: Noticed[];
  position: Position | null;
  present: boolean[];
  reports: Reported[];
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
