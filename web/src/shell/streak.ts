// How a player fares against bots alone, and which level would suit better: three won in a row call for stronger ones, three lost for weaker ones.
import { LEVELS, type Level } from "./levels";
import type { SeatInfo } from "./wire";

const KEPT = "paravent.streaks";
const LONG_ENOUGH = 3;
const MOST_TABLES = 20;

/** Games of one kind against bots of one level: how many were won (or, below zero, lost) in a row, and at which tables. */
interface Streak {
  level: Level;
  run: number;
  tables: string[];
}

/** The one level of all others at a table, if I played against bots alone. */
export function levelOf(seats: readonly Pick<SeatInfo, "by" | "strength">[], me: number): Level | null {
  const others = seats.filter((_, seat) => seat !== me);
  const level = LEVELS.find((each) => others.every((seat) => seat.by === "bot" && seat.strength === each));
  return others.length > 0 ? (level ?? null) : null;
}

/** Count a game that is over, once; and say which level would suit better now, if any. */
export function fares(game: string, table: string, level: Level, won: boolean): Level | null {
  const all = read();
  const before = all[game];
  if (before?.tables.includes(table)) return suits(before);
  const run = before?.level === level && before.run > 0 === won ? before.run + (won ? 1 : -1) : won ? 1 : -1;
  const now = { level, run, tables: [...(before?.tables ?? []), table].slice(-MOST_TABLES) };
  localStorage.setItem(KEPT, JSON.stringify({ ...all, [game]: now }));
  return suits(now);
}

function suits({ level, run }: Streak): Level | null {
  if (Math.abs(run) < LONG_ENOUGH) return null;
  return LEVELS[LEVELS.indexOf(level) + Math.sign(run)] ?? null;
}

function read(): Record<string, Streak> {
  try {
    return (JSON.parse(localStorage.getItem(KEPT) ?? "null") as Record<string, Streak> | null) ?? {};
  } catch {
    return {};
  }
}
