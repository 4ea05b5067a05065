// One seat's (or spectator's) connection to a table. It comes back silently, asks for what it missed, and sends again, under the same id,
// whatever was not acknowledged: nothing is lost and nothing is done twice.
import { called } from "../company/called";
import type { Memo, MoveOption, Plain } from "../contract";
import { Hushed } from "../people/hushed.svelte";
import { word } from "./api";
import { nextStep } from "./deal";
import { deviceWord } from "./keys";
import { readNotebook, writeNotebook } from "./notebook";
import { settings } from "./settings.svelte";
import type { Aids, Away, Claimed, ClaimForm, Hint, LegalMove, FromClient, FromServer, Noticed, Position, Reported, Said, TableInfo } from "./wire";

export type Link = "connecting" | "live" | "lost" | "closed";
type Without<T> = T extends { type: "hello" } ? never : T extends { id: string } ? Omit<T, "id"> : never;
type Command = Without<FromClient>;
type Pending = Exclude<FromClient, { type: "hello" }>;

/** The device sends these by itself; the player has nothing to do with it, and is not told if one comes too late. */
const isForDeal = ({ type }: Pending): boolean => type === "promise-word" || type === "open-word";

/** What a message changed. */
export interface News {
  events: Plain[];
  /** Null: this is the first position. */
  before: Position | null;
  after: Position;
  /** It happened while this device was cut off. */
  missed: boolean;
}

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
  away = $state.raw<Away[]>([]);
  /** What the host did about people. */
  notices = $state.raw<Noticed[]>([]);
  /** The last of it that happened while this device was here, until it is read. */
  notice = $state.raw<Noticed | null>(null);
  /** To the host: who complained about whom. */
  reports = $state.raw<Reported[]>([]);
  readonly hushed: Hushed;
  /** What everybody has claimed, true or not, and what may be claimed. */
  claims = $state.raw<Claimed[]>([]);
  forms = $state.raw<ClaimForm[]>([]);
  notebook = $state.raw(readNotebook(""));
  /** What the coach said last, about the prompt that it names. */
  hint = $state.raw<Hint | null>(null);
  /** What I could have written down, until the version that it names. */
  aids = $state.raw<Aids | null>(null);
  /** The last refusal, in the player's language, until it is read. */
  refusal = $state<string | null>(null);
  /** Why the table cannot be shown at all. */
  failure = $state<{ code: string; sentence: string } | null>(null);
  /** How far this device's clock is behind the server's, in milliseconds. */
  lag = $state(0);
  /** Told of every change, in order, when the desk already shows it. */
  onnews: (news: News) => void = () => undefined;
  /** Told of every word that is said from now on. */
  onsaid: (said: Said | Claimed) => void = () => undefined;
  /** What of the legal moves is offered: a lesson only narrows them. */
  gate = $state.raw<(notation: string) => boolean>(() => true);
  private pending = $state.raw<Pending[]>([]);
  private sealed = $state.raw<{ prompt: string; move: string } | null>(null);
  private revision = 0; // of the notebook that was last seen
  private rewritten = false; // since the note that is on its way
  private hinted = ""; // the question that the coach was last asked about
  private promised = ""; // what was last promised for the deal, since this connection was made
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** What was said, but for those whom I do not want to hear. */
  readonly heard = $derived(this.chat.filter((said) => !this.hushed.has(said.seat, this.names[said.seat] ?? "")));
  readonly names = $derived((this.table?.seats ?? []).map((seat) => seat.name));
  /** The same as they are called at the table. */
  readonly called = $derived(this.names.map(called));
  /** My answer on its way, or sealed until all have answered. */
  readonly answered = $derived(this.answerGiven());
  /** My answer waits for the connection. */
  readonly queued = $derived(this.link !== "live" && this.pending.some((each) => each.type === "answer"));
  /** A bot plays my seat: its answers are the bot's until I take it back. */
  readonly held = $derived(this.seat !== null && (this.table?.seats[this.seat]?.held ?? false));
  /** My answer is sealed until others have given theirs: it can still be taken back. */
  readonly changeable = $derived(this.answered !== null && !this.held && this.link === "live" && !this.pending.some(({ type }) => type === "answer" || type === "withdraw") && (this.position?.asked.length ?? 0) > 1);
  private readonly legal = $derived(this.answered === null && !this.held ? options(this.position?.prompt?.moves) : []);
  readonly moves = $derived(this.legal.filter((move) => this.gate(move.notation)));
  /** Kinds of what I could do by the rules, and may not yet in this lesson. */
  readonly later = $derived([...new Set(this.legal.filter((move) => !this.gate(move.notation)).map(({ kind }) => kind))]);
  readonly standing = $derived(this.pending.some((each) => each.type === "interject") ? [] : options(this.position?.prompt?.standing).filter((move) => this.gate(move.notation)));
  readonly asked = $derived(this.legal.length > 0);
  readonly memo: Memo = {
    read: (key) => this.notebook.marks[key] ?? "",
    write: (key, value) => this.write({ ...this.notebook, marks: { ...this.notebook.marks, [key]: value } }),
  };

  constructor(id: string, token: string | null) {
    this.id = id;
    this.token = token;
    this.hushed = new Hushed(id);
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
    if (this.link === "live") this.connect(this.socket);
  }

  choose = (notation: string): void => {
    const prompt = this.position?.prompt;
    if (!prompt) return;
    if (this.moves.some((move) => move.notation === notation)) this.send({ type: "answer", prompt: prompt.id, move: notation });
    else if (this.standing.some((move) => move.notation === notation)) this.send({ type: "interject", move: notation });
    else if (this.moves.length > 0) this.send({ type: "answer", prompt: prompt.id, move: notation }); // a move that is not listed, such as a blank card's words
  };

  /** Take my sealed answer back, to give another. */
  withdraw = (): void => {
    const prompt = this.position?.prompt;
    if (prompt && this.changeable) this.send({ type: "withdraw", prompt: prompt.id });
  };

  /** What would you do? Asked once about each question. */
  askHint(): void {
    const prompt = this.position?.prompt;
    if (!prompt || this.hinted === prompt.id) return;
    this.hinted = prompt.id;
    this.send({ type: "ask-hint", prompt: prompt.id });
  }

  /** What could I have written down until this version? */
  askAids(version: number): void {
    if (this.seat === null || this.table?.status !== "playing" || this.aids?.version === version || this.pending.some((each) => each.type === "ask-aids")) return;
    this.send({ type: "ask-aids" });
  }

  write(notebook: { text: string; marks: Record<string, string> }): void {
    this.notebook = notebook;
    this.rewritten = this.noting && this.link === "live";
    if (!this.rewritten) this.note();
  }

  /** One note at a time is on its way: each follows what was last seen. */
  private note(): void {
    this.pending = this.pending.filter((each) => each.type !== "note");
    this.send({ type: "note", text: writeNotebook(this.notebook), after: this.revision });
  }

  private get noting(): boolean {
    return this.pending.some((each) => each.type === "note");
  }

  send(command: Command): void {
    if (command.type === "ready" || command.type === "start") this.deal(true);
    const message = { ...command, id: word(20) } as Pending;
    this.pending = [...this.pending, message];
    this.refusal = null;
    this.post(message);
  }

  /** Give this device's word for the deal, one step at a time: promised, and opened when all are. */
  private deal(afresh: boolean): void {
    if (this.table === null || this.seat === null || this.pending.some(isForDeal)) return;
    const step = nextStep(this.table, this.seat, afresh);
    if (step === null || (step.type === "promise-word" && step.promise === this.promised)) return;
    if (step.type === "promise-word") this.promised = step.promise; // that it was taken is said before the lobby shows it
    this.send(step);
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

  /** `before` is hung up once the new connection is answered, so that nobody is told that I was away. */
  private connect(before: WebSocket | null = null): void {
    clearTimeout(this.timer);
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${this.id}`);
    this.socket = socket;
    socket.onopen = () => {
      const hello: FromClient = { type: "hello", token: this.token, seen: this.position?.version ?? null, language: settings.language, device: deviceWord(this.id) };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => {
      before?.close();
      before = null;
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
        // Who comes afresh is told the whole game; only what happens from now on is news.
        this.latest = message.since > 0 ? (message.events as Plain[]) : [];
        this.history = [...(message.since > 0 ? this.history : []), ...(message.events as Plain[])];
        this.chat = message.chat;
        this.away = message.away ?? [];
        this.notices = message.notices ?? [];
        this.reports = message.reports ?? [];
        this.claims = message.claims ?? [];
        this.sealed = null; // the position says what is
        this.revision = message.revision ?? 0;
        if (!this.noting) this.notebook = readNotebook(message.notebook);
        if (message.position) this.show(message.position, message.events as Plain[], message.since === 0 ? "afresh" : "missed");
        for (const each of this.pending) this.post(each);
        this.promised = "";
        return this.deal(true);
      case "happened":
        this.done(message.accepted);
        this.latest = message.events as Plain[];
        this.history = [...this.history, ...this.latest];
        return this.show(message.position, this.latest, "live");
      case "accepted":
        return this.done(message.id);
      case "noted":
        this.revision = message.revision;
        if (!this.noting) this.notebook = readNotebook(message.text); // of another device; else what is being written here follows it
        return;
      case "asked":
        this.sealed = null;
        if (this.position?.prompt?.id === message.prompt.id) this.position = { ...this.position, prompt: message.prompt };
        return;
      case "refused":
        if (message.code === "stale-note") return this.note();
        if (message.code !== "stale-prompt" && !this.pending.some((each) => each.id === message.id && isForDeal(each))) this.refusal = message.sentence;
        this.done(message.id);
        this.sealed = null;
        return;
      case "aids":
        this.aids = message;
        break;
      case "hint":
        this.hint = message;
        return;
      case "said":
        this.chat = [...this.chat, message];
        if (!this.hushed.has(message.seat, this.names[message.seat] ?? "")) this.onsaid(message);
        return;
      case "talk":
        this.chat = message.chat;
        return;
      case "claimed":
        this.claims = [...this.claims, message];
        return this.onsaid(message);
      case "lobby":
        this.table = message.table;
        this.seat = message.seat;
        this.host = message.host;
        return this.deal(false);
      case "presence":
        this.present = message.present;
        this.away = message.away ?? [];
        return;
      case "noticed":
        this.notices = [...this.notices, message];
        this.notice = message;
        return;
      case "reported":
        this.reports = [...this.reports, message];
        return;
      case "goodbye":
        if (!message.again) {
          this.failure = { code: message.code, sentence: message.sentence };
          this.close();
        }
    }
  }

  private show(position: Position, events: Plain[], how: "afresh" | "missed" | "live"): void {
    const before = how === "afresh" ? null : this.position;
    this.position = position;
    if (position.forms) this.forms = position.forms;
    this.lag = position.clock.now - Date.now();
    this.onnews({ events, before, after: position, missed: how === "missed" });
  }

  private done(id: string | null): void {
    const found = this.pending.find((each) => each.id === id);
    if (!found) return;
    if (found.type === "answer") this.sealed = { prompt: found.prompt, move: found.move };
    this.pending = this.pending.filter((each) => each !== found);
    if (found.type === "promise-word") this.deal(false); // the start may have come meanwhile
    if (found.type === "note" && this.rewritten) this.note();
    if (found.type === "note") this.rewritten = false;
  }
}

/** The wire's choices as the tables take them. */
export function options(choices: LegalMove[] | undefined): MoveOption[] {
  return (choices ?? []).map(({ notation, parts }) => {
    const { kind, ...fields } = parts as Plain;
    return { notation, kind, fields };
  });
}
