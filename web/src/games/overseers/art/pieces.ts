// Parts of a drawing that also turn, move, or stay within a shape; and what our drawings have in common.
import { INK, SKINS, limb as rope, line, oval, shape, type Part } from "../../../kit/paths";

/** A part; or parts that are moved, or that a shape cuts off. */
export type Piece = Part | { at: string; pieces: Piece[] } | { within: string; pieces: Piece[] };

export const GOLD = "#c79a3b";
export const CINNABAR = "#a62b1f";
export const JADE = "#3f7d6a";
export const SILK = "#f3e3c3";
export const PANEL = "#fffaf0";
export const SKIN = SKINS as [string, string, string, string, string];
export { INK, line, shape };

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, w = 6): Part => shape(oval(x, y, rx, ry), fill, w);
export const limb = (d: string, w: number, fill: string, edge = 6): Part[] => rope(d, w, fill, edge);
export const moved = (at: string, ...pieces: Piece[]): Piece => ({ at, pieces });
export const within = (shape: string, ...pieces: Piece[]): Piece => ({ within: shape, pieces });

/** Cloud scrolls, one ornament for fields, sleeves and the place. */
export const CLOUD = "M-34 10h60c12 0 14-16 2-18 0-14-18-18-24-6-6-8-20-6-20 4 0 8 10 10 12 4M-34 10c-10-2-8-14 2-14";
export const cloud = (x: number, y: number, size: number, colour: string, w = 5): Piece => moved(`translate(${x} ${y}) scale(${size})`, line(CLOUD, w, colour));

/** A hand, wrist at (x, y): holding something upright, or cupped. */
export function hand(kind: "fist" | "cup", x: number, y: number, turn: number, skin: string, size = 1): Piece {
  const CUP = "M-16 -6q16 12 32 0";
  const pieces =
    kind === "fist"
      ? [shape("M-2 -15h4a11 11 0 0111 11v5a11 11 0 01-11 11h-4a11 11 0 01-11-11v-5a11 11 0 0111-11z", skin, 5), line("M1 -8h11M1 -1h11M1 6h11", 2.8)]
      : [line(CUP, 14), { d: oval(0, 0, 17), fill: "ink" }, line(CUP, 7, skin), { d: oval(0, 0, 13), fill: skin }];
  return moved(`translate(${x} ${y}) rotate(${turn}) scale(${size})`, ...pieces);
}
