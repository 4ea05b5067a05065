// What people of the square are made of: cloths with a pattern each, five bodies and a robe, five signs. Nothing is told by colour alone.

export const INK = "#241f1c";
export const PAPER = "#fffaf0";
export const MAGENTA = "#c2256d";

/** The ground of a cloth and its mark: stripes, dots, plain, pales, lattice. */
export const CLOTH: Record<string, { fill: string; mark: string }> = {
  green: { fill: "#5aa34a", mark: "#2d6b24" },
  orange: { fill: "#ee9133", mark: "#9a4e00" },
  black: { fill: "#3b3633", mark: "#3b3633" },
  pink: { fill: "#f29ac0", mark: "#b0356f" },
  violet: { fill: "#9a74cf", mark: "#553091" },
};

/** The sign of each virtue, in a 20 × 20 square, and what fills it. */
export const SIGN: Record<string, { path: string; fill: string }> = {
  money: { path: "M10 3a7 7 0 100 14 7 7 0 000-14zM12.5 7.5c-3-1.5-5.5 0-5.5 2.5s2.5 4 5.5 2.5M6 9.2h5M6 11h5", fill: "#f3d374" },
  speed: { path: "M11.5 2L5 11.5h4L8 18l7-10h-4.500z", fill: "#f6c945" },
  asceticism: { path: "M3 10h14c0 4-3 7-7 7s-7-3-7-7zM10 3v3M6.500 4v2M13.500 4v2", fill: "none" },
  relaxation: { path: "M4 5h6l-6 7h6M11 9h5l-5 6h5", fill: "none" },
  laughter: { path: "M10 2.500a7.500 7.500 0 100 15 7.500 7.500 0 000-15zM5.500 10.500h9c0 3-2 5-4.500 5s-4.500-2-4.500-5zM7 7.500h.1M13 7.500h.1", fill: "none" },
};

export interface Build {
  skin: string;
  body: string;
  /** Where the face is. */
  head: { x: number; y: number };
  skull: string;
  legs?: string;
  /** Arms, of the same cloth, before the body. */
  arms?: string;
  hair?: { path: string; fill: string };
}

/** Bodies in a field of 100 × 140, their feet at (50, 136). */
export const BUILD: Record<string, Build> = {
  melons: {
    skin: "#f5c9a6", head: { x: 50, y: 38 },
    body: "M50 52c24 0 39 16 39 38s-15 38-39 38-39-16-39-38 15-38 39-38z",
    skull: "M50 20a18 18 0 110 36 18 18 0 010-36z",
    legs: "M30 124h16v9a3 3 0 01-3 3H31a5 5 0 01-5-5zM54 124h16l4 7a5 5 0 01-5 5H57a3 3 0 01-3-3z",
    arms: "M15 74c-9 6-12 16-8 26 2 5 8 4 9-1l3-12zM85 74c9 6 12 16 8 26-2 5-8 4-9-1l-3-12z",
    hair: { path: "M50 20c-2-6-7-7-7-12 5 1 7 4 7 7 1-4 4-6 8-6-1 5-5 6-8 11z", fill: "#8a4b20" },
  },
  cones: {
    skin: "#f0d29a", head: { x: 50, y: 50 },
    body: "M50 62c19 0 25 26 32 70 1 3-1 4-3 4H21c-2 0-4-1-3-4 7-44 13-70 32-70z",
    skull: "M29 50C30 32 44 8 48 3q2-2 4 0c4 5 18 29 19 47a21 19 0 01-42 0z",
    arms: "M28 84c-10 4-16 14-15 24 1 5 7 6 9 1l8-14zM72 84c10 4 16 14 15 24-1 5-7 6-9 1l-8-14z",
  },
  pales: {
    skin: "#fffdf8", head: { x: 50, y: 36 },
    body: "M41 56h18c4 0 6 2 7 6l6 70c0 3-1 4-4 4H32c-3 0-4-1-4-4l6-70c1-4 3-6 7-6z",
    skull: "M50 6c11 0 16 12 16 28s-5 27-16 27-16-11-16-27S39 6 50 6z",
    arms: "M35 68c-7 8-10 24-8 40 1 5 7 5 8 0l4-22zM65 68c7 8 10 24 8 40-1 5-7 5-8 0l-4-22z",
  },
  hunks: {
    skin: "#d99a6c", head: { x: 50, y: 38 },
    body: "M32 54h36c14 0 24 4 27 14 2 8-1 16-6 24-3 5-9 3-9-3l-2-9-6 24-2 29c0 2-1 3-3 3H54l-4-20-4 20H33c-2 0-3-1-3-3l-2-29-6-24-2 9c0 6-6 8-9 3-5-8-8-16-6-24 3-10 13-14 27-14z",
    skull: "M37 24h26c3 0 4 2 4 5v16c0 8-7 13-17 13s-17-5-17-13V29c0-3 1-5 4-5z",
    hair: { path: "M33 33c-2-12 6-18 17-18s19 6 17 18c-4-6-8-7-17-7s-13 1-17 7z", fill: "#5b3418" },
  },
  chimps: {
    skin: "#b9805a", head: { x: 50, y: 43 },
    body: "M36 58h28c10 3 13 26 11 46l-5 29c0 2-2 3-4 3H55l-5-18-5 18H34c-2 0-4-1-4-3l-5-29c-2-20 1-43 11-46z",
    skull: "M50 18a22 22 0 110 44 22 22 0 010-44zM28 32a10 10 0 10-3 18M72 32a10 10 0 113 18",
    arms: "M36 60C18 66 9 92 11 120c1 6 10 6 11 0 0-16 6-28 14-34zM64 60c18 6 27 32 25 60-1 6-10 6-11 0 0-16-6-28-14-34z",
  },
  robe: {
    skin: "#e8b48a", head: { x: 50, y: 42 },
    body: "M36 60h28c10 2 16 30 22 72 0 3-1 4-4 4H18c-3 0-4-1-4-4 6-42 12-70 22-72z",
    skull: "M50 20c12 0 19 8 19 20s-7 22-19 22-19-10-19-22 7-20 19-20z",
    arms: "M34 66c-10 6-16 22-17 40 0 6 9 7 11 1l8-20zM66 66c10 6 16 22 17 40 0 6-9 7-11 1l-8-20z",
  },
};

/** What tells a preacher from a follower: hat, hair, what they wear. `line` strokes without filling. */
export interface Wear {
  d: string;
  fill?: string;
  line?: string;
  width?: number;
}
export interface Costume {
  build: string;
  skin?: string;
  mood: string;
  /** Behind the body. */
  back?: Wear[];
  wear: Wear[];
  /** The body's own hair stays. */
  hair?: boolean;
}

const GREY = "#d8d2c4";
const GOLD = "#e9b824";
const curls = "M50 3c14-5 25 5 25 14 10 6 9 20 3 25 4 10-4 19-11 17H33c-7 2-15-7-11-17-6-5-7-19 3-25C25 8 36-2 50 3z";
const beard = "M32 46q2 36 18 40 16-4 18-40-5 11-11 11-4-2-7-2t-7 2q-6 0-11-11z";

/** The fifteen preachers, by token. */
export const COSTUME: Record<string, Costume> = {
  gunther: { build: "robe", mood: "joy", wear: [
    { d: "M34 26q1-18 16-21 15 3 16 21-16-5-32 0z", fill: "#3f7d35" }, { d: "M22 29q28-12 56 0 0 5-5 5-23-8-46 0-5 0-5-5z", fill: "#2d6b24" }, { d: "M62 18q8-20 20-20-1 15-14 24z", fill: PAPER },
  ] },
  oronsho: { build: "robe", skin: "#d39b72", mood: "shut", wear: [{ d: beard, fill: PAPER }, { d: "M30 66q20 34 40 0", line: "#7a3d00", width: 5 }] },
  panthero: { build: "robe", skin: "#9b6240", mood: "sly", wear: [
    { d: "M29 20l-4-18 15 9zM71 20l4-18-15 9z", fill: "#3b3633" }, { d: "M28 46C22 18 34 8 50 8s28 10 22 38c-4-15-9-21-22-21s-18 6-22 21z", fill: "#3b3633" }, { d: "M36 51l-10-2M36 54l-9 4M64 51l10-2M64 54l9 4", line: INK, width: 2.2 },
  ] },
  rosiella: { build: "robe", mood: "joy", back: [{ d: curls, fill: "#8f1d55" }], wear: [
    { d: "M31 36c3-11 9-15 19-15s16 4 19 15c-7-5-13-6-19-3-6-3-12-2-19 3z", fill: "#8f1d55" }, { d: "M70 14a5 5 0 018-5 5 5 0 018 5 5 5 0 01-4 8 5 5 0 01-8 0 5 5 0 01-4-8z", fill: "#ffe27a" },
  ] },
  violet: { build: "robe", mood: "calm", wear: [
    { d: "M32 34q-5 16 1 25-9-2-9-15zM68 34q5 16-1 25 9-2 9-15z", fill: GREY }, { d: "M33 24C33 6 41 1 50 1s17 5 17 23q-17-5-34 0z", fill: "#9a74cf" }, { d: "M11 28q39-17 78 0 1 6-6 6-33-9-66 0-7 0-6-6z", fill: "#553091" }, { d: "M33 20q17-5 34 0", line: "#ffe27a", width: 4 },
  ] },
  bigmama: { build: "melons", mood: "joy", wear: [
    { d: "M31 34C28 15 38 9 50 9s22 6 19 25q-19-10-38 0z", fill: GOLD }, { d: "M67 16q14-10 16 2-4 9-15 5z", fill: GOLD }, { d: "M31 46a4 4 0 11-.1 0zM69 46a4 4 0 11-.1 0z", fill: "#ffe27a" },
  ] },
  egghead: { build: "cones", mood: "hope", wear: [{ d: "M44 41a7 7 0 11-.1 0zM56 41a7 7 0 11-.1 0z", line: INK, width: 2.6 }, { d: "M50 74l-13-7v14zM50 74l13-7v14z", fill: PAPER }] },
  geimer: { build: "pales", mood: "calm", wear: [{ d: "M45 8q-3-8-8-7M50 7v-9M55 8q3-8 8-7", line: INK, width: 3 }, { d: "M46 64h8l3 30-7 7-7-7z", fill: PAPER }] },
  barks: { build: "hunks", mood: "joy", hair: true, wear: [{ d: "M33 32h34v5q-2 7-9 7t-7-6h-2q0 6-7 6t-9-7z", fill: INK }, { d: "M36 60q14 22 28 0", line: GOLD, width: 4.5 }] },
  orangoutan: { build: "chimps", skin: "#c9743a", mood: "joy", wear: [
    { d: "M35 22C35 6 41 3 50 3s15 3 15 19q-15-5-30 0z", fill: "#2a7047" }, { d: "M27 25q23-9 46 0 1 5-4 5-19-6-38 0-5 0-4-5z", fill: "#2a7047" }, { d: "M44 17h12v7H44z", fill: GOLD },
  ] },
  tom: { build: "robe", mood: "money", wear: [
    { d: "M31 37c-1-15 8-22 19-22s21 7 19 22c-3-8-6-10-12-11-8 4-20 3-26 11z", fill: INK }, { d: "M38 60l12 24 12-24-5-2-7 9-7-9z", fill: PAPER }, { d: "M47 66h6l2 16-5 5-5-5z", fill: "#2f7d4f" },
  ] },
  flurry: { build: "robe", mood: "speed", wear: [
    { d: "M29 39c-3-19 8-28 21-28s24 9 21 28q-5-9-21-9t-21 9z", fill: "#b23a2e" }, { d: "M50 11v19", line: PAPER, width: 6 }, { d: "M12 30h12M8 42h14M14 54h9", line: INK, width: 3 },
  ] },
  hungryogi: { build: "robe", skin: "#b97d55", mood: "asceticism", wear: [
    { d: "M50 2a9 9 0 11-.1 0z", fill: GREY }, { d: "M31 36c1-12 8-18 19-18s18 6 19 18c-5-7-11-9-19-9s-14 2-19 9z", fill: GREY }, { d: beard, fill: GREY },
  ] },
  rastaman: { build: "robe", skin: "#9b6240", mood: "relaxation", back: [{ d: "M30 34q-10 18-6 36M36 40q-6 16-4 32M70 34q10 18 6 36M64 40q6 16 4 32", line: "#3b2a1a", width: 7 }], wear: [
    { d: "M28 33C22 6 36-8 50-8s28 14 22 41q-22-9-44 0z", fill: "#2a7047" }, { d: "M27 20q23-9 46 0M28 8q22-8 44 0", line: GOLD, width: 5 }, { d: "M27 31q23-9 46 0", line: "#b23a2e", width: 6 },
  ] },
  smailee: { build: "robe", skin: "#f0c79a", mood: "laughter", wear: [
    { d: "M31 36c2-11 8-17 19-17s17 6 19 17c-6-6-12-8-19-8s-13 2-19 8z", fill: "#8a4b20" }, { d: "M38 22L50-12l12 34q-12-5-24 0z", fill: "#9bbf2e" }, { d: "M43 8l13 6M41 15l18 4", line: PAPER, width: 3 }, { d: "M50-18a5 5 0 11-.1 0z", fill: "#ffe27a" },
  ] },
};

export interface Look {
  skin: string;
  back?: Wear[];
  hair: Wear[];
}
/** The gurus by seat: the hair tells them apart, as robe and shape do. */
export const LOOK: readonly Look[] = [
  { skin: "#e8b48a", hair: [{ d: "M30 36C24 16 30-8 50-8s26 24 20 44c-6-8-12-12-20-12s-14 4-20 12z", fill: "#7d2c1d" }, { d: "M34 6q16 8 32 0M32 18q18 8 36 0", line: INK, width: 2.6 }] },
  { skin: "#9b6240", hair: [{ d: "M26 30C24 10 36 2 50 2s26 8 24 28c-10-7-38-7-48 0z", fill: GOLD }, { d: "M30 22C40 12 60 8 72 14M34 10c12 0 26 6 34 16", line: INK, width: 2.6 }, { d: "M50 13a5 5 0 11-.1 0z", fill: "#b23a2e" }] },
  { skin: "#e8b48a", back: [{ d: "M50 6c22 0 30 16 30 32 0 14 2 24 6 30-12 2-20-4-22-10H36c-2 6-10 12-22 10 4-6 6-16 6-30C20 22 28 6 50 6z", fill: GREY }], hair: [{ d: "M31 36c2-12 8-18 19-18s17 6 19 18c-6-5-12-7-19-7s-13 2-19 7z", fill: GREY }] },
  { skin: "#d39b72", hair: [{ d: "M31 34C26 18 34 6 46 8c4-12 24-12 30-2-6 0-8 4-6 8 2 6 1 14-1 20-5-9-10-12-19-12s-14 3-19 12z", fill: INK }] },
  { skin: "#7d4b2f", back: [{ d: "M50-4c26 0 36 20 31 40-3 12-10 18-15 20H34c-5-2-12-8-15-20C14 16 24-4 50-4z", fill: "#3b2a1a" }], hair: [{ d: "M31 30q19-10 38 0l1 8q-20-10-40 0z", fill: "#9bbf2e" }] },
];

/** Heads and shoulders of those whom nobody knows yet. */
export const SHADE = [
  "M-24 80c0-30 4-40 12-46a17 17 0 1124 0c8 6 12 16 12 46z",
  "M-22 80c0-30 4-38 10-44C-18 26-6-8 0-8S18 26 12 36c6 6 10 14 10 44z",
  "M-17 80c0-30 2-38 6-42-6-20-2-42 11-42s17 22 11 42c4 4 6 12 6 42z",
  "M-32 80c-2-36 6-42 20-45-5-20 0-30 12-30s17 10 12 30c14 3 22 9 20 45z",
] as const;
