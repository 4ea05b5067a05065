// The seats that this device holds: tokens by table, in its storage. A table may have several: then the device is passed around.

export interface Key {
  token: string;
}
export interface Recent {
  id: string;
  game: string;
  name: string;
  at: number;
}

const RECENT = "paravent.recent";
const MOST_RECENT = 12;
const PLAYED = "paravent.played";
const DEVICE = "paravent.device";

/** The keys to a table, in the order in which they were got. */
export function keysTo(table: string): Key[] {
  return read<Key[]>(`paravent.table.${table}`, []);
}

/** Keep a key. */
export function keep(table: string, token: string): void {
  const keys = keysTo(table);
  if (!keys.some((key) => key.token === token)) write(`paravent.table.${table}`, [...keys, { token }]);
}

/** Throw a key away that opens nothing any more. */
export function drop(table: string, token: string): void {
  const left = keysTo(table).filter((key) => key.token !== token);
  if (left.length > 0) write(`paravent.table.${table}`, left);
  else localStorage.removeItem(`paravent.table.${table}`);
}

/** The tables this device was at, the latest first. */
export function recent(): Recent[] {
  return read<Recent[]>(RECENT, []);
}

/** Remember a table. */
export function remember(table: Recent): void {
  const others = recent().filter((each) => each.id !== table.id);
  for (const old of others.slice(MOST_RECENT - 1)) forget(old.id);
  write(RECENT, [table, ...others].slice(0, MOST_RECENT));
}

/** The keys to a table, and this device's words in its deal. */
function forget(table: string): void {
  const kept = Object.keys(localStorage).filter((key) => key === `paravent.table.${table}` || key === `paravent.hushed.${table}` || key.startsWith(`paravent.word.${table}.`));
  for (const key of kept) localStorage.removeItem(key);
}

/** Whether a game of this kind has been played on this device. */
export function hasPlayed(game: string): boolean {
  return read<string[]>(PLAYED, []).includes(game);
}

/** Remember that this game has been played here. */
export function markPlayed(game: string): void {
  if (!hasPlayed(game)) write(PLAYED, [...read<string[]>(PLAYED, []), game]);
}

/** Those at a table whom this device's owner does not want to hear. */
export function keptHushed(table: string): string[] {
  return read<string[]>(`paravent.hushed.${table}`, []);
}

/** Remember them. */
export function keepHushed(table: string, marks: string[]): void {
  if (marks.length > 0) write(`paravent.hushed.${table}`, marks);
  else localStorage.removeItem(`paravent.hushed.${table}`);
}

let device = "";

/** The word by which a table knows this device again: another one at every table, so that tables cannot be put together by it. */
export function deviceWord(table: string): string {
  device ||= read(DEVICE, "") || newDevice();
  return [1, 2, 3, 4].map((seed) => mixed(`${device} ${table}`, seed).toString(36)).join("");
}

function newDevice(): string {
  const made = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");
  try {
    write(DEVICE, made);
  } catch {
    // a browser that keeps nothing: the word is good until the page is left
  }
  return made;
}

/** A number of 32 bits, of all signs of a text. */
function mixed(text: string, seed: number): number {
  let sum = Math.imul(seed, 0x9e3779b1);
  for (const sign of text) {
    sum = Math.imul(sum ^ sign.codePointAt(0)!, 0x85ebca6b);
    sum ^= sum >>> 13;
  }
  return (Math.imul(sum, 0xc2b2ae35) ^ (sum >>> 16)) >>> 0;
}

/** The key to a seat that the host has handed anew, taken out of the address; it is good for one device. */
export function handedInAddress(): string | null {
  const found = /^#seat=([\w-]{24,64})$/.exec(location.hash);
  if (found) history.replaceState(null, "", location.pathname);
  return found?.[1] ?? null;
}

/** A token that was handed over in a link's fragment (which no server sees) is kept, and taken out of the address. */
export function keyInAddress(table: string): void {
  const found = /^#key=([\w-]{16,128})$/.exec(location.hash);
  if (!found) return;
  keep(table, found[1]!);
  history.replaceState(null, "", location.pathname);
}

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  localStorage.setItem(key, JSON.stringify(value));
}
