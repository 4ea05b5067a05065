import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Desk } from "./desk.svelte";
import type { FromClient, FromServer } from "./wire";

type Note = Extract<FromClient, { type: "note" }>;
type Promised = Extract<FromClient, { type: "promise-word" }>;

/** A server's end of the socket: what was said to it, and a way to say something. */
class Wire {
  static readonly OPEN = 1;
  static last: Wire;
  readonly readyState = 1;
  readonly heard: FromClient[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor() {
    Wire.last = this;
  }

  send(text: string): void {
    this.heard.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.onclose();
  }

  say(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message as FromServer) });
  }

  welcome(notebook: string, revision: number): void {
    this.onopen();
    this.say({ type: "welcome", table: { seats: [] }, seat: 0, host: false, present: [], since: 0, events: [], position: null, chat: [], notebook, revision });
  }

  get notes(): Note[] {
    return this.heard.filter((each): each is Note => each.type === "note");
  }

  get promises(): Promised[] {
    return this.heard.filter((each): each is Promised => each.type === "promise-word");
  }
}

const note = (text: string): { text: string; marks: Record<string, string> } => ({ text, marks: {} });

beforeEach(() => {
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("location", { protocol: "http:", host: "table" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

test("who says hello afresh, in another language, is not away meanwhile", () => {
  const desk = new Desk("t", "token");
  desk.open();
  Wire.last.welcome("", 0);
  const before = Wire.last;
  const closed = vi.spyOn(before, "close");
  desk.again();
  expect(Wire.last).not.toBe(before);
  expect(closed).not.toHaveBeenCalled();
  Wire.last.welcome("", 0);
  expect(closed).toHaveBeenCalledOnce();
  expect(desk.link).toBe("live");
});

test("what another device notes is shown", () => {
  const desk = new Desk("t", "token");
  desk.open();
  Wire.last.welcome("old", 1);
  Wire.last.say({ type: "noted", text: "new", revision: 2 });
  expect(desk.notebook.text).toBe("new");
  desk.write(note("newer"));
  expect(Wire.last.notes.map(({ text, after }) => [text, after])).toEqual([["newer", 2]]);
});

test("what is written while a note is on its way follows it", () => {
  const desk = new Desk("t", "token");
  desk.open();
  Wire.last.welcome("", 0);
  for (const text of ["a", "ab", "abc"]) desk.write(note(text));
  const [first] = Wire.last.notes;
  Wire.last.say({ type: "noted", text: "a", revision: 1 });
  Wire.last.say({ type: "accepted", id: first!.id });
  expect(desk.notebook.text).toBe("abc");
  expect(Wire.last.notes.map(({ text, after }) => [text, after])).toEqual([["a", 0], ["abc", 1]]);
});

test("a note that another device came before is sent again, after what that one wrote", () => {
  const desk = new Desk("t", "token");
  desk.open();
  Wire.last.welcome("", 0);
  desk.write(note("mine"));
  Wire.last.say({ type: "noted", text: "theirs", revision: 1 });
  Wire.last.say({ type: "refused", id: Wire.last.notes[0]!.id, code: "stale-note", sentence: "" });
  expect(desk.notebook.text).toBe("mine");
  expect(Wire.last.notes.map(({ text, after }) => [text, after])).toEqual([["mine", 0], ["mine", 1]]);
  expect(desk.refusal).toBeNull();
});

test("whom I do not want to hear is not read, and is told nothing of it", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value), removeItem: (key: string) => kept.delete(key) });
  const desk = new Desk("t", "token");
  desk.open();
  Wire.last.welcome("", 0);
  Wire.last.say({ type: "lobby", table: { seats: [{ name: "Ada" }, { name: "Bob" }] }, seat: 0, host: false });
  Wire.last.say({ type: "said", seat: 1, text: "you fool", at: 1 });
  Wire.last.say({ type: "said", seat: 0, text: "hm", at: 2 });
  desk.hushed.toggle(1, "Bob");
  expect(desk.heard.map((said) => said.text)).toEqual(["hm"]);
  expect(new Desk("t", "token").hushed.has(1, "Bob")).toBe(true);
  desk.hushed.toggle(1, "Bob");
  expect(desk.heard).toHaveLength(2);
  expect(Wire.last.heard.map((each) => each.type)).toEqual(["hello"]);
  desk.close();
});

const UNPROMISED = { id: "t", status: "open", round: 1, commitment: "c", dealing: null, seats: [{ promise: "" }] };

/** Somebody has just sat down at a table where words are promised for the deal. */
function newlySeated(): Desk {
  const desk = new Desk("t", "token");
  desk.open();
  Wire.last.onopen();
  Wire.last.say({ type: "welcome", table: UNPROMISED, seat: 0, host: false, present: [], since: 0, events: [], position: null, chat: [], notebook: "", revision: 0 });
  return desk;
}

test("a word is promised once, though its acceptance comes before the lobby that shows it", () => {
  newlySeated();
  const [promise] = Wire.last.promises;
  Wire.last.say({ type: "accepted", id: promise!.id });
  Wire.last.say({ type: "lobby", table: { ...UNPROMISED, seats: [{ promise: promise!.promise }] }, seat: 0, host: false });
  expect(Wire.last.promises).toEqual([promise]);
});

test("a promise for the deal that comes after the start is no refusal of anything that the player did", () => {
  const desk = newlySeated();
  const [promise] = Wire.last.promises;
  Wire.last.say({ type: "lobby", table: { ...UNPROMISED, dealing: 30 }, seat: 0, host: false });
  Wire.last.say({ type: "refused", id: promise!.id, code: "dealing", sentence: "The words are being opened." });
  expect(desk.refusal).toBeNull();
  Wire.last.say({ type: "refused", id: "another", code: "dealing", sentence: "The words are being opened." });
  expect(desk.refusal).toBe("The words are being opened.");
});
