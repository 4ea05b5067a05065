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
  const kept = Object.keys(localStorage).filter((key) => key === `paravent.table.${table}` || key.startsWith(`paravent.word.${table}.`));
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
