// One robe, many poses: every gesture as limbs, a head and a few lines. A figure is 100 × 140, its feet at (50, 136).
import type { Mood } from "./faces";
import { GOLD, PAPER, type Stroke } from "./strokes";

export interface Pose {
  robe: string;
  arms: readonly [string, string];
  head: readonly [number, number];
  tilt?: number;
  mood: Mood;
  /** Fists, and hands with their fingers spread. */
  hands?: readonly (readonly [number, number])[];
  palms?: readonly (readonly [number, number])[];
  /** Where the foot of the artefact in hand is, and how it is turned; `behind` the body. */
  hold?: { at: readonly [number, number]; turn?: number; behind?: boolean };
  /** Another person, small, at this place: the one to whom it is done. */
  other?: readonly [number, number];
  /** How that one takes it. */
  taken?: Mood;
  back?: readonly Stroke[];
  front?: readonly Stroke[];
  /** The seat's sign is not seen. */
  bare?: boolean;
}

const STANDING = "M36 58h28c9 4 13 36 17 74 0 3-1 4-4 4H23c-3 0-4-1-4-4 4-38 8-70 17-74z";
const SITTING = "M34 66h32c10 4 16 26 22 58 1 5-1 8-6 8H18c-5 0-7-3-6-8 6-32 12-54 22-58z";
const KNEELING = "M34 66h30c8 4 11 24 13 42h12c8 0 12 8 10 24 0 3-2 4-4 4H22c-4 0-6-2-6-6 4-28 8-60 18-64z";
const BOWING = "M20 136c-3 0-4-1-4-4 4-34 8-62 24-74l22-14 16 24C62 78 64 108 66 132c0 3-1 4-4 4z";
const LEFT = "M36 62C26 72 22 88 22 104";
const RIGHT = "M64 62c10 10 14 26 14 42";
const HEAD = [50, 38] as const;
const SPARK = GOLD;

/** What is made by standing there and doing something with arms and face. */
function stands(mood: Mood, arms: readonly [string, string], more: Partial<Pose> = {}): Pose {
  return { robe: STANDING, arms, head: HEAD, mood, ...more };
}

/** A speech bubble over the right shoulder, with something in it. */
function bubble(inside: readonly Stroke[]): readonly Stroke[] {
  return [{ d: "M76 18c-6-18 6-30 26-30s32 12 26 28c-4 10-16 14-28 13l-16 11 3-14c-6-2-9-4-11-8z", fill: PAPER }, ...inside];
}

const note = (x: number, y: number): Stroke[] => [
  { d: `M${x} ${y}v-18l14-4v18`, line: SPARK, width: 4 },
  { d: `M${x - 3} ${y}h.01M${x + 11} ${y - 4}h.01`, line: SPARK, width: 9 },
];
const heart = (x: number, y: number, k = 1): Stroke => ({
  d: `M${x} ${y}c${-12 * k} ${-8 * k} ${-14 * k} ${-20 * k} ${-5 * k} ${-20 * k} ${3 * k} 0 ${5 * k} ${3 * k} ${5 * k} ${5 * k} 0 ${-2 * k} ${2 * k} ${-5 * k} ${5 * k} ${-5 * k} ${9 * k} 0 ${7 * k} ${12 * k} ${-5 * k} ${20 * k}z`,
  fill: "#d9573c", width: 2.6,
});
const BESIDE = [112, 136] as const;

export const POSES: Record<string, Pose> = {
  stand: stands("calm", [LEFT, RIGHT]),
  sit: { robe: SITTING, arms: ["M36 72c-8 12-8 26 8 36", "M64 72c8 12 8 26-8 36"], head: [50, 46], mood: "calm" },
  take: stands("calm", [LEFT, "M64 64c12 8 22 10 34 8"], { hold: { at: [104, 92] } }),
  put: {
    robe: BOWING, arms: ["M62 62c8 14 16 24 26 32", "M72 58c10 10 18 18 28 28"], head: [86, 44], tilt: 30, mood: "calm", bare: true,
    hold: { at: [108, 134] },
  },
  speak: stands("joy", ["M36 62c-6 14-2 26 14 30", "M64 62c6 14 2 26-14 30"]),
  cheer: stands("joy", ["M36 62C22 52 18 34 26 14", "M64 62c14-10 18-28 10-48"], { head: [50, 40], hands: [[26, 12], [74, 12]] }),
  sad: stands("sad", ["M36 62c-4 16-4 30-2 44", "M64 62c4 16 4 30 2 44"], { head: [50, 42] }),
  // legs
  "stand-up": stands("hope", ["M36 62C24 66 16 76 14 88", "M64 62c12 4 20 14 22 26"], {
    back: [{ d: "M22 112h56v24M22 112v24", line: "#6b4a1e", width: 7 }],
    front: [{ d: "M108 120V66M96 80l12-15 12 15", line: SPARK, width: 6 }],
  }),
  "sit-down": {
    robe: SITTING, arms: ["M36 72c-8 12-8 26 8 36", "M64 72c8 12 8 26-8 36"], head: [50, 46], mood: "calm",
    back: [{ d: "M8 108h84v28M8 108v28", line: "#6b4a1e", width: 8 }],
    front: [{ d: "M112 66v54M100 106l12 15 12-15", line: SPARK, width: 6 }],
  },
  circle: stands("calm", ["M36 62C28 72 18 80 8 78", "M64 62c6 12 10 22 8 34"], {
    back: [{ d: "M38 130l-10 12M60 130l16 10", width: 9 }, { d: "M-6 126c-6 20 112 20 116-2", line: SPARK, width: 5 }],
    front: [{ d: "M98 126l13-4 6 12", line: SPARK, width: 5 }],
  }),
  dance: {
    robe: "M34 58h28c12 4 22 30 34 62 1 3 0 5-3 6-22 10-52 8-74-2-3-1-4-3-3-6 6-26 10-56 18-60z", arms: ["M34 62C20 54 14 40 16 22", "M64 62c16 4 26-4 32-20"],
    head: [48, 36], tilt: -10, mood: "joy", hands: [[16, 19], [97, 40]], back: [{ d: "M38 126l-8 14M66 126l18 6", width: 9 }], front: note(112, 24),
  },
  kneel: { robe: KNEELING, arms: ["M38 72c2 14 12 22 26 20", "M64 72c6 8 6 16 0 20"], head: [52, 46], mood: "shut" },
  stamp: stands("stern", ["M36 62C24 66 18 78 24 90", "M64 62c12 4 18 16 12 28"], {
    back: [{ d: "M34 130v10M64 128l22-4", width: 10 }],
    front: [{ d: "M94 112l12-8M98 124h15M94 134l12 8", line: SPARK, width: 5 }],
  }),
  // arms
  macho: stands("stern", ["M37 66L12 68 16 40", "M63 66l25 2-4-28"], { hands: [[16, 36], [84, 36]], front: [{ d: "M2 46l-8-5M0 34l-6-8M98 46l8-5M100 34l6-8", line: SPARK, width: 4 }] }),
  hush: stands("sly", [LEFT, "M64 64c14 10 14 22 2 20L56 56"], { hands: [[56, 58]], front: [{ d: "M55 56L53 46", width: 5 }] }),
  point: stands("stern", [LEFT, "M64 66L92 60"], { hands: [[95, 59]], front: [{ d: "M98 58l12-2", width: 5 }], other: BESIDE }),
  bow: { robe: BOWING, arms: ["M62 62c6 16 6 30 4 44", "M72 58c10 14 12 28 10 42"], head: [86, 50], tilt: 40, mood: "shut", bare: true },
  clap: stands("joy", ["M36 62C24 78 32 92 46 84", "M64 62c12 16 4 30-10 22"], { hands: [[45, 82], [55, 82]], front: [{ d: "M50 66V56M34 70l-7-7M66 70l7-7", line: SPARK, width: 4.5 }], bare: true }),
  touch: stands("calm", [LEFT, "M64 66c12 4 22 6 32 6"], { hands: [[99, 72]], other: BESIDE }),
  hug: stands("shut", ["M40 68c14 16 34 20 52 14", "M62 62c14 4 26 8 38 6"], { head: [56, 38], tilt: 14, hands: [[95, 81], [103, 67]], other: [96, 136], taken: "joy", front: [heart(78, 10, 0.9)] }),
  "touch-others": {
    robe: BOWING, arms: ["M62 62c8 14 14 26 20 36", "M72 58c12 12 20 24 24 36"], head: [86, 44], tilt: 30, mood: "sly", bare: true, hands: [[83, 101], [97, 97]],
    front: [{ d: "M74 136v-18h12v18zM94 136v-24l6-8 6 8v24z", fill: "#b5722f" }],
  },
  // face
  "close-eyes": stands("shut", ["M36 62c-6 14-2 26 14 30", "M64 62c6 14 2 26-14 30"], { front: [{ d: "M24 12q-6-6 0-12M76 12q6-6 0-12", line: SPARK, width: 4 }] }),
  smile: stands("joy", [LEFT, RIGHT], { other: BESIDE, taken: "joy", front: [{ d: "M78 26l10-6M80 36h12M78 46l10 5", line: SPARK, width: 4 }] }),
  wink: stands("wink", [LEFT, RIGHT], { other: BESIDE, front: [{ d: "M82 30l3-9 3 9 9 3-9 3-3 9-3-9-9-3z", fill: GOLD, width: 2 }] }),
  yawn: stands("yawn", ["M36 62C22 52 18 34 30 18", "M64 64c14 8 16 20 6 14L60 62"], { tilt: -8, hands: [[31, 16]], front: [{ d: "M84 8h14L84 22h14M104-10h9l-9 10h9", line: SPARK, width: 4 }] }),
  // manner
  "left-hand": stands("calm", ["M36 62c-4 10-2 24 6 34", "M64 62c14 0 24-6 28-20"], { palms: [[93, 36]] }),
  "both-hands": stands("hope", ["M36 62C22 62 12 56 8 42", "M64 62c14 0 24-6 28-20"], { palms: [[7, 36], [93, 36]] }),
  // voice
  sing: stands("joy", ["M36 62C22 66 12 62 4 52", "M64 62c14 4 24 0 32-10"], { tilt: -6, hands: [[2, 50], [98, 50]], front: [...note(82, 22), ...note(106, 6)] }),
  hum: stands("hum", ["M36 62c-6 14-2 26 14 30", "M64 62c6 14 2 26-14 30"], { tilt: 8, front: note(88, 26) }),
  "ask-leave": stands("hope", [LEFT, "M64 62c14-8 18-22 16-42"], { hands: [[80, 16]], front: [{ d: "M104 8c-2-16 20-16 20-2 0 10-10 9-10 18M114 34h.01", line: SPARK, width: 6 }] }),
  thank: stands("shut", ["M36 62c-2 16 4 24 13 20", "M64 62c2 16-4 24-13 20"], { hands: [[47, 78], [53, 78]], bare: true, tilt: 8, other: BESIDE, taken: "calm", front: bubble([heart(102, 18, 0.85)]) }),
  flatter: stands("hope", ["M36 62c-6 14-2 26 14 30", "M64 64c12 6 18 14 24 22"], { hands: [[85, 84]], other: BESIDE, taken: "shut", front: bubble([{ d: "M102-6l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z", fill: GOLD, width: 2.4 }]) }),
  animal: stands("sly", ["M36 62c-6 14-2 26 14 30", "M64 64c12 4 18 0 22-8"], {
    hands: [[87, 54]],
    front: bubble([{ d: "M92 0l-4-9 9 4zM112 0l4-9-9 4z", fill: "#b5722f", width: 2.4 }, { d: "M102-6c9 0 13 6 13 12s-5 12-13 12-13-6-13-12 4-12 13-12z", fill: "#d99a6c", width: 2.4 }, { d: "M97 4h.01M107 4h.01", width: 4 }, { d: "M97 11a5 3.500 0 0010 0 5 3.500 0 00-10 0z", fill: "#ee8a8a", width: 2 }]),
  }),
  offend: stands("stern", [LEFT, "M64 68l18 4"], { hands: [[85, 73]], other: BESIDE, taken: "sad", front: bubble([{ d: "M90-4l8 16M98-4l-8 16M104-4v9M104 12h.01M112-6l4 8-6 2 4 10", line: "#a93529", width: 4 }]) }),
  tease: stands("tongue", ["M36 62C22 60 22 44 36 42", "M64 62c12-2 16-16 4-22"], { hands: [[35, 40], [66, 40]], other: BESIDE, taken: "stern", front: [{ d: "M20 34l-7-5M20 44h-9M80 34l7-5M80 44h9", line: SPARK, width: 4 }]}),
  // artefact
  raise: stands("hope", ["M36 62C22 52 18 34 26 14", "M64 62c14-10 18-28 10-48"], { head: [50, 40], hold: { at: [50, 20] } }),
  hide: stands("sly", ["M36 62C26 72 18 84 10 94", "M64 62c10 10 14 26 14 42"], { hold: { at: [16, 124], turn: -24, behind: true } }),
  tap: stands("joy", [LEFT, "M64 66c10 2 18 2 24 0"], { hold: { at: [88, 84], turn: 34 }, other: [110, 136] }),
  kiss: stands("kiss", ["M36 62c4 14 20 18 34 4", "M64 62c10 6 14 2 16-6"], { tilt: 12, hold: { at: [84, 66] }, front: [heart(76, 2, 0.8)] }),
  talk: stands("joy", ["M36 62c4 14 20 18 40 6", "M64 64c10 6 18 6 26-2"], { hold: { at: [96, 82] }, front: [{ d: "M70 18c-4-12 6-20 18-20s22 8 18 18-14 10-20 9l-10 7 2-9c-4-1-7-3-8-5z", fill: PAPER }, { d: "M80 8h.01M88 8h.01M96 8h.01", width: 5 }] }),
  leave: stands("calm", ["M36 62C28 72 18 80 8 78", "M64 64c10 6 18 6 26 0"], { hold: { at: [94, 82] }, back: [{ d: "M38 130l-10 12M60 130l16 10", width: 9 }], front: [{ d: "M100 112h26M114 100l13 12-13 12", line: SPARK, width: 6 }] }),
};

/** The pose of a gesture; of one that we have not drawn, somebody standing there. */
export function poseOf(name: string): Pose {
  return POSES[name] ?? POSES["stand"]!;
}
