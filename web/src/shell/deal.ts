// This device's words for the deals. A word is drawn here and promised by its hash; it is opened when nothing more can be promised, once,
// for the promises that were seen then, and it stays in the device's storage: the page may be loaded anew in between.
import { word } from "./api";
import { sha256 } from "./sha256";
import type { TableInfo } from "./wire";

export interface Word {
  /** The table's own promise: another round, another commitment, another word. */
  commitment: string;
  word: string;
  /** Of all the promises for which it was opened. */
  seal?: string;
}
export type Step = { type: "promise-word"; round: number; seat: number; promise: string } | { type: "open-word"; word: string };

const LETTERS = 26; // of 32 kinds: 130 bits
const unkept = new Map<string, Word>(); // where there is no storage

export const promiseOf = (commitment: string, seat: number, drawn: string): string => sha256(`deal 2 ${commitment} ${seat} ${drawn}`);
export const sealOf = (commitment: string, round: number, promises: string[]): string => sha256(["deal 2", commitment, round, ...promises.map((each) => each || "-")].join(" "));

/** What this seat's device has to do for the deal now. `afresh`: it has just come; then a promise that it cannot open is replaced. */
export function nextStep(table: TableInfo, seat: number, afresh: boolean): Step | null {
  const [round, { commitment }, sitter] = [table.round ?? 0, table, table.seats[seat]];
  if (table.status !== "open" || round === 0 || !sitter) return null;
  const found = keptWord(table.id, seat);
  const kept = found?.commitment === commitment ? found : null;
  const known = kept !== null && promiseOf(commitment, seat, kept.word) === sitter.promise;
  if (table.dealing != null) return known && !sitter.opened ? open(table, seat, kept) : null;
  if ((known && !kept.seal) || (sitter.promise && !afresh && !kept?.seal)) return null;
  const drawn = kept && !kept.seal ? kept : keepWord(table.id, seat, { commitment, word: word(LETTERS) });
  return { type: "promise-word", round, seat, promise: promiseOf(commitment, seat, drawn.word) };
}

/** A word that was opened beside some promises is not opened beside others: else those could have been chosen to fit it. */
function open(table: TableInfo, seat: number, kept: Word): Step | null {
  const seal = sealOf(table.commitment, table.round ?? 0, table.seats.map((each) => each.promise ?? ""));
  if (kept.seal && kept.seal !== seal) return null;
  keepWord(table.id, seat, { ...kept, seal });
  return { type: "open-word", word: kept.word };
}

const RECORD = /^seed: "deal 2 ([0-9a-f]{32}) ([0-9a-f]{32}) (\d+) ([\w -]+)"$/m;

/** Whether the record was dealt from what this device saw promised, with its own word; null: it has promised none. */
export function isKept(record: string, kept: Word | null, seat: number): boolean | null {
  if (!kept?.seal) return null;
  const seed = RECORD.exec(record);
  if (!seed) return false;
  const [, secret, salt, round, rest] = seed as unknown as [string, string, string, string, string];
  const [commitment, words] = [sha256(`deal 1 ${secret} ${salt}`), rest.split(" ")];
  const promises = words.map((each, k) => (each === "-" ? "" : promiseOf(commitment, k, each)));
  return words[seat] === kept.word && sealOf(commitment, Number(round), promises) === kept.seal;
}

const place = (table: string, seat: number): string => `paravent.word.${table}.${seat}`;

/** The word of a seat of this device. */
export function keptWord(table: string, seat: number): Word | null {
  try {
    return (JSON.parse(localStorage.getItem(place(table, seat)) ?? "null") as Word | null) ?? unkept.get(place(table, seat)) ?? null;
  } catch {
    return unkept.get(place(table, seat)) ?? null;
  }
}

function keepWord(table: string, seat: number, kept: Word): Word {
  try {
    localStorage.setItem(place(table, seat), JSON.stringify(kept));
  } catch {
    unkept.set(place(table, seat), kept);
  }
  return kept;
}
