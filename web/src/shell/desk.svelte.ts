// One seat's (or spectator's) connection to a table. It comes back silently, asks for what it missed, and sends again, under the same id,
// whatever was not acknowledged: nothing is lost and nothing is done twice.
import type { Memo, MoveOption, Plain } from "../contract";
import { word } from "./api";
import { readNotebook, writeNotebook } from "./notebook";
import { settings } from "./settings.svelte";
import type { Choice, FromClient, FromServer, Position, Said, TableInfo } from "./wire";

export type Link = "connecting" | "live" | "lost" | "closed";
type Without<T> = T extends { type: "hello" } ? never : T extends { id: string } ? Omit<T, "id"> : never;
type Command = Without<FromClient>;
type Pending = Exclude<FromClient, { type: "hello" }>;

const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;

export class Desk {
  readonly id: string;
  readonly token: string | null;
  link = $state<Link>("connecting");
  table = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  host = $state(false);
  present = $state.raw<boolean[]>([]);
  position = $state.raw<Position | null>(null);
  history = $state.raw<Plain[]>([]);
  latest = $state.raw<Plain[]>([]);
  chat = $state.raw<Said[]>([]);
  notebook = $state.raw(readNotebook(""));
  /** The last refusal, in the player's language, until it is read. */
  refusal = $state<string | null>(null);
  /** Why the table cannot be shown at all. */
  failure = $state<{ code: string; sentence: string } | null>(null);
  /** How far this device's clock is behind the server's, in milliseconds. */
  lag = $state(0);
  private pending = $state.raw<Pending[]>([]);
  private sealed = $state.raw<{ prompt: string; move: string } | null>(null);
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly names = $derived((this.table?.seats ?? []).map((seat) => seat.name));
  /** My answer on its way, or sealed until all have answered. */
  readonly answered = $derived(this.answerGiven());
  /** A bot plays my seat: its answers are the bot's until I take it back. */
  readonly held = $derived(this.seat !== null && (this.table?.seats[this.seat]?.held ?? false));
  readonly moves = $derived(this.answered === null && !this.held ? options(this.position?.prompt?.moves) : []);
  readonly standing = $derived(this.pending.some((each) => each.type === "interject") ? [] : options(this.position?.prompt?.standing));
  readonly asked = $derived(this.moves.length > 0);
  readonly memo: Memo = {
    read: (key) => this.notebook.marks[key] ?? "",
    write: (key, value) => this.write({ ...this.notebook, marks: { ...this.notebook.marks, [key]: value } }),
  };

  constructor(id: string, token: string | null) {
    this.id = id;
    this.token = token;
  }

  /** Connect, and stay connected until `close`. */
  open(): void {
    addEventListener("online", this.retry);
    addEventListener("offline", this.hangUp);
    addEventListener("pageshow", this.retry);
    this.connect();
  }

  close(): void {
    removeEventListener("online", this.retry);
    removeEventListener("offline", this.hangUp);
    removeEventListener("pageshow", this.retry);
    this.link = "closed";
    this.hangUp();
  }

  /** Say hello afresh: the server speaks the language of the hello. */
  again(): void {
    if (this.link === "live") this.hangUp();
  }

  choose = (notation: string): void => {
    const prompt = this.position?.prompt;
    if (!prompt) return;
    if (this.moves.some((move) => move.notation === notation)) this.send({ type: "answer", prompt: prompt.id, move: notation });
    else if (this.standing.some((move) => move.notation === notation)) this.send({ type: "interject", move: notation });
    else if (this.moves.length > 0) this.send({ type: "answer", prompt: prompt.id, move: notation }); // a move that is not listed, such as a blank card's words
  };

  write(notebook: { text: string; marks: Record<string, string> }): void {
    this.notebook = notebook;
    this.pending = this.pending.filter((each) => each.type !== "note");
    this.send({ type: "note", text: writeNotebook(notebook) });
  }

  send(command: Command): void {
    const message = { ...command, id: word(20) } as Pending;
    this.pending = [...this.pending, message];
    this.refusal = null;
    this.post(message);
  }

  private answerGiven(): string | null {
    const prompt = this.position?.prompt;
    if (!prompt) return null;
    const sent = this.pending.find((each) => each.type === "answer" && each.prompt === prompt.id);
    if (sent?.type === "answer") return sent.move;
    return prompt.answered ?? (this.sealed?.prompt === prompt.id ? this.sealed.move : null);
  }

  private post(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN && this.link === "live") this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    clearTimeout(this.timer);
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${this.id}`);
    this.socket = socket;
    socket.onopen = () => {
      const hello: FromClient = { type: "hello", token: this.token, seen: this.position?.version ?? null, language: settings.language };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.receive(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private readonly hangUp = (): void => {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.lost();
  };

  private readonly retry = (): void => {
    if (this.link === "lost") this.connect();
  };

  private lost(): void {
    this.socket = null;
    clearTimeout(this.timer);
    if (this.link === "closed") return;
    this.link = "lost";
    this.timer = setTimeout(this.retry, this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  private receive(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.wait = FIRST_WAIT;
        this.link = "live";
        this.table = message.table;
        this.seat = message.seat;
        this.host = message.host;
        this.present = message.present;
        this.latest = message.events as Plain[];
        this.history = [...(message.since > 0 ? this.history : []), ...this.latest];
        this.chat = message.chat;
        if (!this.pending.some((each) => each.type === "note")) this.notebook = readNotebook(message.notebook);
        if (message.position) this.show(message.position);
        for (const each of this.pending) this.post(each);
        return;
      case "happened":
        this.done(message.accepted);
        this.latest = message.events as Plain[];
        this.history = [...this.history, ...this.latest];
        return this.show(message.position);
      case "accepted":
        return this.done(message.id);
      case "refused":
        this.done(message.id);
        this.sealed = null;
        if (message.code !== "stale-prompt") this.refusal = message.sentence;
        return;
      case "said":
        this.chat = [...this.chat, message];
        return;
      case "lobby":
        this.table = message.table;
        this.seat = message.seat;
        this.host = message.host;
        return;
      case "presence":
        this.present = message.present;
        return;
      case "goodbye":
        if (!message.again) {
          this.failure = { code: message.code, sentence: message.sentence };
          this.close();
        }
    }
  }

  private show(position: Position): void {
    this.position = position;
    this.lag = position.clock.now - Date.now();
  }

  private done(id: string | null): void {
    const found = this.pending.find((each) => each.id === id);
    if (!found) return;
    if (found.type === "answer") this.sealed = { prompt: found.prompt, move: found.move };
    this.pending = this.pending.filter((each) => each !== found);
  }
}

/** The wire's choices as the tables take them. */
export function options(choices: Choice[] | undefined): MoveOption[] {
  return (choices ?? []).map(({ notation, parts }) => {
    const { kind, ...fields } = parts as Plain;
    return { notation, kind, fields };
  });
}
