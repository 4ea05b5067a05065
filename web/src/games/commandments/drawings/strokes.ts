// What a drawing is made of: lines and flat shapes, as data.

/** A line, or a shape if it is filled. Without a colour of its own a line is ink; width 0: no line. */
export interface Stroke {
  d: string;
  fill?: string;
  line?: string;
  width?: number;
}

export const INK = "#241f1c";
export const CHALK = "#f3eee2";
export const GOLD = "#ffd76a";
export const PAPER = "#fffaf0";
