// What tells the seats apart on a board: a shape each, and a colour that is never alone.

/** What stands in a seat's shape: the name's first letter or digit, else its first sign, whole. */
export function letter(name: string): string {
  return (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? [...name][0] ?? "?").toUpperCase();
}

export const SHAPES: readonly string[] = [
  "M12 2l10 10-10 10L2 12z", "M12 2a10 10 0 100 20 10 10 0 000-20z", "M12 2l10 19H2z", "M3 3h18v18H3z", "M12 2l10 7-4 13H6L2 9z",
  "M7 2h10l5 10-5 10H7L2 12z", "M12 22L2 3h20z", "M9 2h6v7h7v6h-7v7H9v-7H2V9h7z",
];
/** Each dark enough for white letters. */
export const COLOURS: readonly string[] = ["#1f5fa8", "#a93529", "#2a7047", "#74318a", "#6b4d0c", "#0f6b74", "#8a2560", "#3d4a55"];
