// Fifteen people, one for each seat of the largest table, and the bots' company: hair, head-dress and features tell them apart without any colour; the cloak is the seat's.
import { COIFFURES, COMPANY, MARKS } from "../company/people";
import { COLOURS, SHAPES } from "../pieces/seats";
import { DYES, FIGURES, type Look } from "../pieces/wardrobe.svelte";
import type { Nose } from "./faces";
import { SKINS, dots, line, mix, oval, shape, type Palette, type Part } from "./paths";

/** Hair is drawn behind the head and before it. */
export interface Hair {
  behind?: Part[];
  before: Part[];
  /** The ears are under it. */
  covers?: boolean;
}

const PARTED = "M71 80C68 46 84 40 100 40s32 6 29 40c-6-10-8-16-10-20-12 6-28 6-38 0-4 6-6 12-10 20z";
const SWEPT = "M71 82C66 48 82 40 100 40s34 8 29 42c-8-6-16-14-19-24-8 10-26 20-39 24z";
const ring = (at: readonly (readonly [number, number])[], rx: number, ry: number): Part[] => at.map(([x, y]) => shape(oval(x, y, rx, ry), "hair", 5));

export const HAIR = {
  bun: { behind: [shape(oval(100, 30, 17, 15), "hair", 5)], before: [shape("M71 80C68 48 84 42 100 42s32 6 29 38c-6-12-12-18-16-22-10 6-30 10-42 22z", "hair", 5)] },
  parted: { before: [shape(PARTED, "hair", 5)] },
  crop: { before: [shape("M72 78C68 48 82 40 100 40s32 8 28 38c-3-6-5-10-6-14-14-7-30-7-44 0-1 4-3 8-6 14z", "hair", 5)] },
  scarf: {
    covers: true,
    behind: [shape("M64 90C58 46 78 34 100 34s42 12 36 56c0 28-6 40-10 52H74C70 130 64 118 64 90z", "hair")],
    before: [shape("M74 82c0-24 10-34 26-34s26 10 26 34c4-30-8-42-26-42S70 52 74 82z", "hair", 4), line("M70 58q12-18 34-17", 3, "tint")],
  },
  cap: { before: [shape("M69 72c-2-26 12-38 31-38s33 12 31 38c-20-9-42-9-62 0z", "hair", 5.5), line("M100 34v-8", 6), line("M70 64q30-12 60 0", 3, "tint")] },
  cloud: {
    covers: true,
    behind: [...ring([[72, 66], [68, 86], [132, 86], [128, 66], [82, 48], [118, 48], [100, 42]], 17, 16), { d: oval(100, 66, 34, 26), fill: "hair" }],
    before: [shape("M74 72c6-12 14-16 26-16s20 4 26 16c-14-6-38-6-52 0z", "hair", 0)],
  },
  waves: { before: [shape("M70 84C62 52 76 36 96 38c8-8 30-4 32 12 8 8 6 22 2 34-5-7-7-12-8-18-6-2-8-6-9-9-8 7-28 9-36 2-3 8-4 15-7 25z", "hair", 5), line("M84 46q10 8 22 2", 3, "tint")] },
  long: { covers: true, behind: [shape("M66 90C60 46 80 36 100 36s40 10 34 54c2 24 4 40 8 56H58c4-16 6-32 8-56z", "hair", 5)], before: [shape("M73 80c2-24 12-34 27-34s25 10 27 34c-10-8-18-16-22-22-6 8-20 18-32 22z", "hair", 4.5)] },
  bald: { behind: [shape(oval(73, 74, 9, 12) + oval(127, 74, 9, 12), "hair", 4.5)], before: [line("M86 58q10-7 20-4", 3.4, "#ffffff99")] },
  braid: { behind: [shape("M120 90c22 16 18 50 8 78l-14-6c8-20 8-48-2-64z", "hair", 5), line("M124 110l10 4M128 126l9 1M126 142l9-1M120 156l9 1", 3)], before: [shape(SWEPT, "hair", 5)] },
  locs: {
    covers: true,
    behind: [line("M70 70C60 90 60 112 62 132M130 70c10 20 10 42 8 62M78 62C70 90 70 120 74 142M122 62c8 28 8 58 4 80", 18), line("M70 70C60 90 60 112 62 132M130 70c10 20 10 42 8 62M78 62C70 90 70 120 74 142M122 62c8 28 8 58 4 80", 9, "hair")],
    before: [shape("M68 78C64 44 82 34 100 34s36 10 32 44c-6-4-8-12-9-18-4 4-9 3-12-1-5 5-17 5-22 0-3 4-8 5-12 1-1 6-3 14-9 18z", "hair", 5), line("M88 40v14M100 37v16M112 40v14", 3, "tint")],
  },
  fringe: { covers: true, behind: [shape("M66 108C58 54 76 36 100 36s42 18 34 72c-8 6-14 6-20 4H86c-6 2-12 2-20-4z", "hair", 5)], before: [shape("M72 74c0-20 10-30 28-30s28 10 28 30c-18-6-38-6-56 0z", "hair", 4.5)] },
  mane: {
    covers: true,
    behind: [shape("M100 26c30 0 44 18 42 46 8 10 8 26 0 36 2 16-4 28-14 34H72c-10-6-16-18-14-34-8-10-8-26 0-36-2-28 12-46 42-46z", "hair", 5)],
    before: [shape("M74 78c2-22 12-32 26-32s24 10 26 32c-8-4-14-10-17-18-7 10-22 15-35 18z", "hair", 4.5), line("M64 92q-3 14 2 28M136 92q3 14-2 28", 3)],
  },
  quiff: { before: [shape("M71 80C64 58 72 44 84 42c6-18 36-22 48-8-8 0-10 4-8 10 8 8 8 24 5 36-6-10-8-16-10-20-12 5-26 4-36-2-6 6-8 14-12 22z", "hair", 5), line("M90 46q10-10 26-8", 3, "tint")] },
  wrap: {
    covers: true,
    behind: [shape("M88 44C70 40 66 18 84 14c6-10 26-10 32 0 18 4 14 26-4 30z", "hair", 5)],
    before: [shape("M66 78C62 46 78 34 100 34s38 12 34 44c-20-16-48-16-68 0z", "hair", 5.5), line("M70 62C86 46 110 42 130 52M78 46c14 0 34 6 46 20M92 20q8 8 18 2", 3.4, "tint")],
  },
  ...COIFFURES,
} satisfies Record<string, Hair>;
export type HairStyle = keyof typeof HAIR;

/** What a face wears besides; over the face, or under its mouth (a beard). */
export const FEATURES = {
  beard: [shape("M73 88c0 26 12 38 27 38s27-12 27-38c-4 10-10 14-14 12-6-4-20-4-26 0-4 2-10-2-14-12z", "hair", 4.5)],
  goatee: [shape("M90 106q10 -4 20 0l-2 14q-8 8-16 0z", "hair", 3.6)],
  moustache: [shape("M100 96c6-4 14-3 20 4-6 3-14 3-20 0-6 3-14 3-20 0 6-7 14-8 20-4z", "hair", 3)],
  glasses: [line(oval(90, 84, 9.5) + oval(110, 84, 9.5) + "M99.500 83h1M80.500 83l-7-3M119.500 83l7-3", 3)],
  freckles: [dots([[82, 92], [87, 95], [113, 95], [118, 92], [85, 89], [115, 89]], 3, "#00000055")],
  earrings: [shape(oval(73, 97, 4.5, 6), "#e0a020", 3), shape(oval(127, 97, 4.5, 6), "#e0a020", 3)],
  wrinkles: [line("M80 95l-4 3M120 95l4 3M90 62q10 -3 20 0M92 56q8 -2 16 0", 2.2, "#0000006b")],
  mole: [dots([[112, 98]], 4, "#2b2320")],
  hoop: [shape(oval(129, 96, 4.5), "#e0a020", 3)],
  ...MARKS,
} satisfies Record<string, Part[]>;
export type Feature = keyof typeof FEATURES;

/** Weaves of the cloaks, on the 200 × 222 field of a bust (and down to 290, for a whole robe). */
const grid = (dx: number, dy: number, top: number, each: (x: number, y: number) => string): string => {
  let d = "";
  for (let row = 0, y = top; y < 292; row++, y += dy) for (let x = row % 2 ? dx / 2 : 0; x <= 200; x += dx) d += each(x, y);
  return d;
};
const steps = (from: number, to: number, step: number): number[] => Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, k) => from + k * step);
export const WEAVES = {
  plain: [],
  stripes: [line(steps(16, 184, 24).map((x) => `M${x} 120v175`).join(""), 6, "mark")],
  hoops: [line(steps(160, 290, 22).map((y) => `M0 ${y}h200`).join(""), 8, "mark")],
  dots: [line(grid(26, 24, 162, (x, y) => `M${x} ${y}h.1`), 11, "mark")],
  lattice: [line(steps(-200, 200, 38).map((x) => `M${x} 110l190 190M${x + 200} 110l-190 190`).join(""), 5, "mark")],
  chevrons: [line(steps(150, 300, 24).map((y) => `M-10 ${y}${"l22 -14l22 14".repeat(5)}`).join(""), 6, "mark")],
  checks: [{ d: grid(36, 18, 138, (x, y) => `M${x} ${y}h18v18h-18z`), fill: "mark" } as Part],
  scales: [line(grid(32, 17, 148, (x, y) => `M${x - 16} ${y}a16 16 0 0032 0`), 4.5, "mark")],
  waves: [line(steps(156, 300, 22).map((y) => `M-10 ${y}${"q10 -12 20 0t20 0".repeat(6)}`).join(""), 5.5, "mark")],
  stars: [{ d: grid(40, 30, 164, (x, y) => star4(x, y, 11)), fill: "mark" } as Part],
  slant: [line(steps(-200, 200, 26).map((x) => `M${x} 300l190 -190`).join(""), 7, "mark")],
  crosses: [line(grid(34, 26, 162, (x, y) => `M${x - 7} ${y}h14M${x} ${y - 7}v14`), 5.5, "mark")],
  diamonds: [{ d: grid(32, 26, 160, (x, y) => `M${x} ${y - 12}l9 12l-9 12l-9 -12z`), fill: "mark" } as Part],
  halves: [{ d: "M100 110h110v190h-110z", fill: "mark" } as Part],
  sash: [{ d: "M36 118h44L176 300h-44z", fill: "mark" } as Part, line("M36 118L132 300M80 118L176 300", 4)],
} satisfies Record<string, Part[]>;
export type Weave = keyof typeof WEAVES;

function star4(x: number, y: number, r: number): string {
  const k = r * 0.24;
  return `M${x} ${y - r}L${x + k} ${y - k}L${x + r} ${y}L${x + k} ${y + k}L${x} ${y + r}L${x - k} ${y + k}L${x - r} ${y}L${x - k} ${y - k}z`;
}

export interface Person {
  skin: string;
  hair: string;
  style: HairStyle;
  nose: Nose;
  features: readonly Feature[];
}
const [FAIR, WHEAT, TAN, BROWN, DEEP] = SKINS as [string, string, string, string, string];
export const CAST: readonly Person[] = [
  { style: "bun", skin: WHEAT, hair: "#8a4520", nose: "button", features: [] },
  { style: "parted", skin: FAIR, hair: "#2f2724", nose: "straight", features: ["beard"] },
  { style: "crop", skin: DEEP, hair: "#231b19", nose: "broad", features: ["hoop"] },
  { style: "scarf", skin: TAN, hair: "#8d5fb0", nose: "hook", features: [] },
  { style: "cap", skin: FAIR, hair: "#b9473a", nose: "button", features: ["freckles"] },
  { style: "cloud", skin: BROWN, hair: "#241a18", nose: "broad", features: ["earrings"] },
  { style: "waves", skin: BROWN, hair: "#3a2418", nose: "straight", features: ["moustache"] },
  { style: "long", skin: FAIR, hair: "#2b2320", nose: "hook", features: ["mole"] },
  { style: "bald", skin: WHEAT, hair: "#d8d2c8", nose: "broad", features: ["wrinkles", "goatee"] },
  { style: "braid", skin: TAN, hair: "#5b3418", nose: "straight", features: ["earrings"] },
  { style: "locs", skin: DEEP, hair: "#3a2a22", nose: "hook", features: ["goatee"] },
  { style: "fringe", skin: WHEAT, hair: "#241f1c", nose: "button", features: ["glasses"] },
  { style: "mane", skin: BROWN, hair: "#d9d3c6", nose: "hook", features: ["wrinkles", "glasses"] },
  { style: "quiff", skin: FAIR, hair: "#c8682a", nose: "straight", features: ["freckles", "moustache"] },
  { style: "wrap", skin: DEEP, hair: "#d99a2b", nose: "hook", features: ["earrings"] },
  ...COMPANY,
];

/** What a seat wears: its colour, its weave, its shape. */
export interface Cloak {
  cloth: string;
  mark: string;
  weave: Weave;
  shape: string;
}
const WORN = Object.keys(WEAVES) as Weave[];
/** `worn`: as somebody would look who chose this. */
export function cloak(seat: number, worn?: Look): Cloak {
  const colour = worn ? DYES[worn.colour]! : COLOURS[seat % COLOURS.length]!;
  return { cloth: mix(colour, "#ffffff", 0.16), mark: mix(colour, "#ffffff", 0.5), weave: WORN[seat % WORN.length]!, shape: SHAPES[seat % SHAPES.length]! };
}

/** Who sits there. */
export function person(seat: number, worn?: Look): Person {
  return CAST[(worn ? worn.figure : FIGURES[seat % FIGURES.length]!) % CAST.length]!;
}

export function palette(who: number, seat: number, worn?: Look): Palette {
  const { skin, hair } = person(who, worn);
  const { cloth, mark } = cloak(seat, worn);
  return { skin, hair, cloth, mark, tint: mix(hair, "#ffffff", 0.45) };
}
