// A view of any game, taken apart: what lies before each player, what is everybody's, and what only I may see. It knows no game; the server
// says which lists go by seat, which numbers are seats, and what is open: everything else is secret (`Layout`).
import type { Plain } from "../contract";
import type { Layout } from "../shell/api";
import type { Texts } from "../texts/texts";

/** Equal pieces, by their word in the notation; null: they lie face down. */
export interface Pieces {
  token: string | null;
  count: number;
}

export interface Thing {
  /** Where it stands in the view; unlike that of anything else. */
  key: string;
  label: string;
  /** How it is drawn: as a number, as pieces, as players, as words, or by being there at all. */
  what: { number: number } | { pieces: Pieces[] } | { seats: number[] } | { words: string[] } | "mark";
}

export interface Laid {
  /** By seat. */
  seats: Thing[][];
  shared: Thing[];
  secret: Thing[];
}

/** What says nothing to a player: whose view it is, and what is asked, which the shell shows. */
const LEFT_OUT = ["kind", "seat", "phase", "ending", "options"];
const MOST_LINES = 6;

interface Place {
  path: string;
  key: string;
  label: string;
  /** Before whom it lies; null: in the middle. */
  seat: number | null;
}

export function read(view: Plain, players: number, layout: Layout, texts: Texts, over = false): Laid {
  const laid: Laid = { seats: Array.from({ length: players }, () => []), shared: [], secret: [] };
  const isOpen = (path: string): boolean => over || within(layout.open, path);

  function walk(value: unknown, at: Place): void {
    if (nothing(value)) return;
    const what = seen(value, at);
    if (what !== null) put({ key: at.key, label: at.label, what }, at);
    else if (Array.isArray(value)) list(value, at);
    else if (isRecord(value)) fields(value, at);
  }

  function put(thing: Thing, at: Place): void {
    if (!isOpen(at.path)) laid.secret.push(at.seat === null || at.seat === view["seat"] ? thing : { ...thing, label: `${thing.label} · ${texts.seat(at.seat)}` });
    else (at.seat === null ? laid.shared : laid.seats[at.seat]!).push(thing);
  }

  /** A value that is one thing; null: it has parts. */
  function seen(value: unknown, { path }: Place): Thing["what"] | null {
    if (value === true) return "mark";
    if (typeof value === "number") return layout.seats.includes(path) ? { seats: [value] } : { number: value };
    if (typeof value === "string" && value) return { pieces: pieces([value]) };
    if (!Array.isArray(value) || value.length === 0 || layout.by_seat.includes(path)) return null;
    if (value.every((each) => typeof each === "number")) return layout.seats.includes(`${path}[]`) ? { seats: value } : { words: [value.join(" · ")] };
    if (value.every((each) => typeof each === "string" || each === null)) return { pieces: pieces(value) };
    return null;
  }

  function list(values: unknown[], at: Place): void {
    const path = `${at.path}[]`;
    if (layout.by_seat.includes(at.path) && values.length === players) values.forEach((each, seat) => walk(each, { ...at, path, key: `${at.key}[${seat}]`, seat }));
    else if (!isOpen(at.path) && layout.open.some((each) => within([path], each))) values.forEach((each, k) => walk(each, { ...at, path, key: `${at.key}[${k}]`, label: `${at.label} ${k + 1}` }));
    else if (values.length > 0) put({ key: at.key, label: at.label, what: { words: values.slice(-MOST_LINES).map((each) => inWords(each, path)) } }, at);
  }

  function fields(value: Record<string, unknown>, at: Place): void {
    for (const [field, each] of Object.entries(value)) {
      if (LEFT_OUT.includes(field)) continue;
      walk(each, { ...at, path: at.path ? `${at.path}.${field}` : field, key: at.key ? `${at.key}.${field}` : field, label: wordOf(field, texts) });
    }
  }

  /** Something with parts, in one line. */
  function inWords(value: unknown, path: string): string {
    if (Array.isArray(value)) return value.map((each) => inWords(each, `${path}[]`)).filter(Boolean).join(", ");
    if (isRecord(value)) {
      const parts = Object.entries(value).filter(([field, each]) => field !== "kind" && !nothing(each) && each !== false);
      return parts.map(([field, each]) => (each === true ? wordOf(field, texts) : inWords(each, `${path}.${field}`))).join(" · ");
    }
    if (typeof value === "number") return layout.seats.includes(path) ? texts.seat(value) : String(value);
    return value === null ? "" : texts.name(value);
  }

  walk(view, { path: "", key: "", label: "", seat: null });
  return laid;
}

/** Equal pieces together, in the order in which they first lie. */
export function pieces(tokens: readonly (string | null)[]): Pieces[] {
  const found: Pieces[] = [];
  for (const token of tokens) {
    const same = found.find((each) => each.token === token);
    if (same) same.count += 1;
    else found.push({ token, count: 1 });
  }
  return found;
}

/** A field's name: the catalogue's `word-FIELD`, else as it is spelled. */
export function wordOf(field: string, texts: Texts): string {
  const id = `word-${field.replaceAll("_", "-")}`;
  const spelled = field.replaceAll("_", " ");
  const said = texts.has(id) ? texts.say(id) : id;
  return said === id ? spelled.charAt(0).toUpperCase() + spelled.slice(1) : said;
}

/** A thing as one sentence, for readers and score sheets. */
export function told({ label, what }: Thing, texts: Texts): string {
  return what === "mark" ? label : texts.say("table-thing", { label, value: valueOf(what, texts) });
}

function valueOf(what: Exclude<Thing["what"], "mark">, texts: Texts): string {
  if ("number" in what) return String(what.number);
  if ("words" in what) return what.words.join("; ");
  if ("seats" in what) return what.seats.map((seat) => texts.seat(seat)).join(", ");
  return what.pieces.map((each) => pieceName(each, texts)).join(", ");
}

export function pieceName({ token, count }: Pieces, texts: Texts): string {
  const name = token === null ? texts.say("table-face-down") : texts.name(token);
  return count === 1 ? name : `${count} × ${name}`;
}

function nothing(value: unknown): boolean {
  return value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

function within(paths: readonly string[], path: string): boolean {
  return paths.some((each) => path === each || path.startsWith(`${each}.`) || path.startsWith(`${each}[`));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
