// The company: ten people whom one meets again, as `paravent.company` knows them (a test compares). The catalogue says who they are; here are their faces.
import type { Hair, Person } from "../kit/cast";
import { SKINS, dots, line, oval, shape, type Part } from "../kit/paths";

const [FAIR, WHEAT, TAN, BROWN, DEEP] = SKINS as [string, string, string, string, string];

/** Hair and hats that nobody else wears. */
export const COIFFURES = {
  /** Madame Ottoline: piled high, with a comb. */
  piled: {
    behind: [shape(oval(100, 26, 26, 20), "hair", 5), shape("M84 12l4-12 8 9 8-11 6 12 8-6-2 14z", "#e0a020", 4)],
    before: [shape("M71 82C64 50 80 36 100 36s36 14 29 46c-4-12-8-20-14-25-10 5-22 5-30 0-6 5-10 13-14 25z", "hair", 5), line("M84 30q16-9 32 0M80 44q20-8 40 0", 3, "tint")],
  },
  /** Barnabé Loup: a beret, pulled down on one side. */
  beret: { before: [shape("M64 66C56 40 84 26 108 30c24 2 34 20 26 34-22-8-46-8-70 2z", "hair", 5.5), line("M104 30q2-8 8-10", 5), line("M70 62q28-10 60-2", 3, "tint")], behind: [shape("M70 72c-4 8-4 16-2 22l8-2zM130 72c4 8 4 16 2 22l-8-2z", "#3a2418", 4)] },
  /** Tante Zélie: a bonnet with a frill. */
  bonnet: {
    covers: true,
    behind: [shape("M60 86c-6-10-4-22 2-28-2-12 8-22 18-22 6-8 34-8 40 0 10 0 20 10 18 22 6 6 8 18 2 28 2 12-6 20-14 22H74c-8-2-16-10-14-22z", "#fffaf0", 5)],
    before: [shape("M73 80C71 52 84 44 100 44s29 8 27 36c-8-12-16-18-27-18s-19 6-27 18z", "hair", 4.5)],
  },
  /** Don Vasco: a wide brim. */
  brim: { behind: [shape(oval(100, 58, 62, 13), "hair", 5.5)], before: [shape("M74 62C72 34 82 20 100 20s28 14 26 42c-16 6-36 6-52 0z", "hair", 5.5), shape("M74 52c16 6 36 6 52 0v10c-16 6-36 6-52 0z", "#a93529", 3.6)] },
  /** Sœur Placide: a white coif under a veil. */
  veil: {
    covers: true,
    behind: [shape("M62 150C54 110 56 36 100 32c44 4 46 78 38 118z", "hair", 5.5)],
    before: [shape("M72 92C66 52 80 42 100 42s34 10 28 50c-2-22-12-32-28-32s-26 10-28 32z", "#fffaf0", 4.5), shape("M78 112q22 16 44 0l4 20q-26 16-52 0z", "#fffaf0", 4.5)],
  },
  /** Kaspar Krolik: a bowler. */
  bowler: { before: [shape("M73 62C70 32 84 20 100 20s30 12 27 42z", "hair", 5.5), shape("M58 64c4-6 10-5 14-3 18 5 38 5 56 0 4-2 10-3 14 3-10 10-74 10-84 0z", "hair", 5), line("M76 52q24 6 48 0", 4, "tint")] },
  /** Pépin Laflamme: hair like a fire. */
  flame: { behind: [], before: [shape("M70 84C60 62 68 52 74 50c-4-14 6-22 10-24 0 8 4 10 6 8-4-14 8-24 14-28-2 12 8 14 8 22 4-2 5-8 4-12 12 8 10 20 8 26 8 2 14 22 6 42-5-10-7-16-9-20-14 5-28 4-40-1-5 6-8 12-11 21z", "hair", 5), line("M92 44q4-8 2-14M108 44q6-6 4-14", 3, "tint")] },
  /** Lady Wren: a small hat with a feather. */
  feather: {
    covers: true,
    behind: [shape("M66 106C58 56 78 40 100 40s42 16 34 66c-6 4-10 4-14 2H80c-4 2-8 2-14-2z", "#2b2320", 5), shape("M116 34c8-24 30-30 44-26-4 16-18 30-38 34z", "#2f7f8f", 4.5), line("M122 36q14-16 30-24", 2.6)],
    before: [shape("M74 76c4-18 12-24 26-24s22 6 26 24c-16-8-36-8-52 0z", "#2b2320", 4.5), shape("M76 46C84 30 112 26 128 40c-16 10-36 12-52 6z", "hair", 5)],
  },
  /** Rosalba Fini: curls, and a flower behind the ear. */
  curls: {
    covers: true,
    behind: [...[[70, 62], [62, 82], [64, 104], [136, 104], [138, 82], [130, 62], [84, 44], [116, 44], [100, 38]].map(([x, y]) => shape(oval(x!, y!, 16, 15), "hair", 5)), { d: oval(100, 70, 36, 30), fill: "hair" } as Part],
    before: [shape("M74 74c6-14 14-18 26-18s20 4 26 18c-14-7-38-7-52 0z", "hair", 0), shape(oval(134, 60, 6) + oval(144, 68, 6) + oval(140, 79, 6) + oval(128, 79, 6) + oval(124, 68, 6), "#c2256d", 3), shape(oval(134, 70, 4.5), "#e8b83a", 2.4)],
  },
  /** Fortunato Gil: three corners. */
  tricorn: { behind: [shape("M70 80c-6 12-6 26-2 38l10-6zM130 80c6 12 6 26 2 38l-10-6z", "#e6ddcc", 4.5)], before: [shape("M52 62C64 44 78 30 100 22c22 8 36 22 48 40-18-6-32-2-48 6-16-8-30-12-48-6z", "hair", 5.5), line("M58 59c16-4 28 0 42 8 14-8 26-12 42-8", 3.4, "#e8b83a")] },
} satisfies Record<string, Hair>;

/** What only they have in their faces. */
export const MARKS = {
  monocle: [line(oval(110, 84, 10.5), 3.4, "#8a6a10"), line("M119 90q6 16 2 34", 2.2, "#8a6a10")],
  curled: [line("M100 99c-6-3-12 2-20 1-6-1-8-6-5-9M100 99c6-3 12 2 20 1 6-1 8-6 5-9", 4, "ink")],
  pearls: [shape(oval(73, 98, 5), "#fffaf0", 2.6), shape(oval(127, 98, 5), "#fffaf0", 2.6), dots([[80, 134], [90, 139], [100, 141], [110, 139], [120, 134]], 9, "#241f1c"), dots([[80, 134], [90, 139], [100, 141], [110, 139], [120, 134]], 5.5, "#fffaf0")],
  patch: [shape("M80 78q10-6 20 0 0 14-10 14t-10-14z", "#241f1c", 2), line("M71 68l10 10M100 78l28-14", 3)],
  stubble: [dots([[84, 108], [90, 112], [96, 114], [104, 114], [110, 112], [116, 108], [88, 104], [112, 104]], 2.6, "#00000066")],
} satisfies Record<string, Part[]>;

/** In the order of the company's keys; their figures are the numbers after the fifteen that people choose from. */
export const COMPANY: readonly (Person & { key: string; name: string })[] = [
  { key: "ottoline", name: "Madame Ottoline", style: "piled", skin: FAIR, hair: "#8f8798", nose: "hook", features: ["pearls", "mole"] },
  { key: "barnabe", name: "Barnabé Loup", style: "beret", skin: TAN, hair: "#3f7d6a", nose: "straight", features: ["stubble"] },
  { key: "zelie", name: "Tante Zélie", style: "bonnet", skin: DEEP, hair: "#b9b2a6", nose: "broad", features: ["wrinkles", "glasses"] },
  { key: "vasco", name: "Don Vasco", style: "brim", skin: BROWN, hair: "#3a2a22", nose: "straight", features: ["curled", "goatee"] },
  { key: "placide", name: "Sœur Placide", style: "veil", skin: WHEAT, hair: "#3d4a55", nose: "straight", features: [] },
  { key: "krolik", name: "Kaspar Krolik", style: "bowler", skin: FAIR, hair: "#2f2724", nose: "hook", features: ["monocle", "moustache"] },
  { key: "pepin", name: "Pépin Laflamme", style: "flame", skin: FAIR, hair: "#d4501f", nose: "button", features: ["freckles", "hoop"] },
  { key: "wren", name: "Lady Wren", style: "feather", skin: WHEAT, hair: "#74318a", nose: "straight", features: ["mole"] },
  { key: "rosalba", name: "Rosalba Fini", style: "curls", skin: BROWN, hair: "#5b2a18", nose: "broad", features: ["earrings", "mole"] },
  { key: "fortunato", name: "Fortunato Gil", style: "tricorn", skin: TAN, hair: "#27346b", nose: "broad", features: ["patch", "stubble"] },
];

const CHOSEN_FROM = 15;

/** The number of somebody's figure. */
export function figureOf(key: string): number {
  return CHOSEN_FROM + COMPANY.findIndex((each) => each.key === key);
}

export function nameOf(key: string): string {
  return COMPANY.find((each) => each.key === key)?.name ?? key;
}
