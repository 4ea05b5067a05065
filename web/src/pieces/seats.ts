import { called } from "../company/called";

// What tells the seats apart on a board: a shape each, and a colour that is never alone. Fifteen, for the largest table.

/** What stands in a seat's shape: a bot's number, since all bots have the same letter; the name's first letter or digit, else its first sign, whole. */
export function letter(name: string): string {
  const bot = /^Bot (\d+)$/.exec(name);
  if (bot) return bot[1]!;
  const short = called(name);
  return (/[\p{L}\p{N}]/u.exec(short)?.[0] ?? [...short][0] ?? "?").toUpperCase();
}

export const SHAPES: readonly string[] = [
  "M12 2l10 10-10 10L2 12z", "M12 2a10 10 0 100 20 10 10 0 000-20z", "M12 2l10 19H2z", "M3 3h18v18H3z", "M12 2l10 7-4 13H6L2 9z",
  "M7 2h10l5 10-5 10H7L2 12z", "M12 22L2 3h20z", "M9 2h6v7h7v6h-7v7H9v-7H2V9h7z", "M2 4q10-4 20 0v8q-2 8-10 11Q4 20 2 12z", "M8 2h8l6 6v8l-6 6H8l-6-6V8z",
  "M2 12a10 9 0 0120 0v9H2z", "M1 20L6 4h17l-5 16z", "M12.0 0.5L15.1 4.6L20.1 3.9L19.4 8.9L23.5 12.0L19.4 15.1L20.1 20.1L15.1 19.4L12.0 23.5L8.9 19.4L3.9 20.1L4.6 15.1L0.5 12.0L4.6 8.9L3.9 3.9L8.9 4.6z",
  "M5 3h14l4 18H1z", "M12 1C16 7 20 10.500 20 15.500a8 8 0 01-16 0C4 10.500 8 7 12 1z",
];
export { COLOURS } from "./wardrobe.svelte";
