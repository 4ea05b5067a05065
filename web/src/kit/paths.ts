// The hand's alphabet: a part is a path with its fill and its ink line; colours may be named, so that one drawing serves many.

/** One path. `fill` and `stroke` are colours, or names that the drawing's palette explains; `w` is the line, `clip` a path that it stays within. */
export interface Part {
  d: string;
  fill?: string;
  stroke?: string;
  w?: number;
  opacity?: number;
}
export type Palette = Record<string, string>;

export const INK = "#241f1c";
export const PAPER = "#fffaf0";
export const GOLD = "#e8b83a";
/** From light to dark; every figure has one, and none is told by it alone. */
export const SKINS: readonly string[] = ["#f4d2ae", "#e6b588", "#cf9464", "#a86d45", "#7d4d31"];

/** A flat shape with an ink line. */
export const shape = (d: string, fill: string, w = 6): Part => ({ d, fill, stroke: w ? "ink" : undefined, w });
/** A line alone. */
export const line = (d: string, w = 4, stroke = "ink"): Part => ({ d, stroke, w });
/** An ellipse as a path. */
export const oval = (x: number, y: number, rx: number, ry: number = rx): string => `M${x - rx} ${y}a${rx} ${ry} 0 10${2 * rx} 0a${rx} ${ry} 0 10${-2 * rx} 0z`;
/** An arm, a finger, a rope: a thick stroke with an ink edge. */
export const limb = (d: string, w: number, fill: string, edge = 6): Part[] => [line(d, w + edge), line(d, w - edge, fill)];
/** Dots, as strokes without a length. */
export const dots = (at: readonly (readonly [number, number])[], w: number, stroke: string): Part => line(at.map(([x, y]) => `M${x} ${y}h.1`).join(""), w, stroke);

/** Two colours mixed; `share` is how much of the second. */
export function mix(one: string, two: string, share: number): string {
  const parts = (colour: string): number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const other = parts(two);
  return `#${parts(one).map((value, i) => Math.round(value + (other[i]! - value) * share).toString(16).padStart(2, "0")).join("")}`;
}

/** A star of `points` rays between two radii round (x, y). */
export function star(x: number, y: number, outer: number, inner: number, points: number, wide = 1): string {
  const at = (k: number): string => {
    const angle = (k / (points * 2)) * 2 * Math.PI - Math.PI / 2;
    const radius = k % 2 ? inner : outer * (k % 4 ? 0.94 : 1.04);
    return `${(x + wide * radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${Array.from({ length: points * 2 }, (_, k) => at(k)).join("L")}z`;
}

/** Two squares, one turned: the eight-point star. */
export function eightStar(x: number, y: number, r: number): string {
  const k = r * 0.72;
  const far = k * Math.SQRT2;
  return `M${x - k} ${y - k}h${2 * k}v${2 * k}h${-2 * k}zM${x} ${y - far}L${x + far} ${y}L${x} ${y + far}L${x - far} ${y}z`;
}
