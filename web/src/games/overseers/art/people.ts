// The eleven overseers, as they look out of the moon gate. On a field of 200 × 222.
import { face, type Mood } from "../../../kit/faces";
import { CINNABAR, GOLD, JADE, PANEL, SILK, SKIN, cloud, ellipse, hand, limb, line, moved, shape, within, type Piece } from "./pieces";

const HAIR = "#221c1f";
const BODY = "M16 224C18 172 46 140 82 132h36c36 8 64 40 66 92z";

/** A robe crossed as the living wear it: the wearer's left over the right, a y to the eye. */
const robe = (cloth: string, trim: string, inner = PANEL, pattern: Piece[] = []): Piece[] => [
  shape(BODY, cloth), within(BODY, ...pattern), shape("M82 130h36l-16 44z", inner, 4.5), ...limb("M80 132L106 178", 15, trim, 5), ...limb("M121 132C112 166 92 196 66 226", 16, trim, 5),
];
const neck = (skin: string): Piece => shape("M88 106h24v26q-12 12-24 0z", skin, 5);
const ears = (skin: string): Piece[] => [ellipse(73, 86, 6, 8, skin, 5), ellipse(127, 86, 6, 8, skin, 5)];
const head = (skin: string): Piece => ellipse(100, 84, 27, 30, skin);
const clouds = (colour: string): Piece[] => [cloud(44, 196, 0.7, colour, 6), cloud(156, 190, 0.7, colour, 6), cloud(40, 160, 0.5, colour, 6)];

/** What a face says; `bare`: no mouth, a beard or a sleeve hides it. */
function looks(x: number, y: number, mood: Mood, look: number, bare = false): Piece {
  const { upper, mouth } = face(mood, look);
  return moved(`translate(${x} ${y})`, ...upper, ...(bare ? [] : mouth));
}

/** A small card in somebody's hand. */
const held = (x: number, y: number, turn: number, mark: Piece = ellipse(0, 0, 8, 8, CINNABAR, 3.5)): Piece => moved(`translate(${x} ${y}) rotate(${turn})`, shape("M-14 -28h28q5 0 5 5v44q0 5-5 5h-28q-5 0-5-5v-44q0-5 5-5z", PANEL, 5), mark);

interface Person {
  /** Behind them. */
  ground: string;
  /** Their own expression. */
  mood: Mood;
  look: number;
  draw: (mood: Mood, look: number) => Piece[];
}

export const PEOPLE: Record<string, Person> = {
  // She is whoever she likes: a mask beside the face.
  fushen: {
    ground: "#dccbee", mood: "sly", look: -1,
    draw: (mood, look) => [
      ...robe("#6a4a9c", SILK, "#ffffff", clouds("#4a2f78")), neck(SKIN[1]), ...ears(SKIN[1]), head(SKIN[1]), shape("M71 84C66 50 80 38 100 38s34 12 29 46c-4-14-14-20-29-20s-25 6-29 20z", HAIR, 5), ellipse(100, 28, 22, 14, HAIR, 5),
      line("M78 30C62 22 52 32 46 20M122 30c16-8 26 2 32-10", 7), line("M78 30C62 22 52 32 46 20M122 30c16-8 26 2 32-10", 3, GOLD), ellipse(100, 28, 6, 6, JADE, 3), looks(100, 90, mood, look),
      ...limb("M180 222C190 198 180 184 164 176", 28, "#6a4a9c"), line("M158 172v24", 9), line("M158 172v24", 4, "#8a5a34"),
      shape("M130 124q28-18 56 0c4 34-8 56-28 56s-32-22-28-56z", "#ffffff", 5), line("M139 140q6-6 12 0M165 140q6-6 12 0", 4, CINNABAR), line("M141 149h9M166 149h9", 5), line("M158 148v10", 3), shape("M148 166q10-6 20 0-10 8-20 0z", CINNABAR, 2.5),
      hand("fist", 158, 200, 0, SKIN[1], 0.95),
    ],
  },
  // Nobody knows his name, and hardly his eyes; two cards for everyone.
  wuming: {
    ground: "#cfd8dc", mood: "calm", look: 0,
    draw: (mood, look) => [
      ...robe("#5f6b73", "#38424a", SILK, [line("M30 224l20-70M70 224l10-70M130 224l-6-70M170 224l-20-70", 5, "#4a555c")]), neck(SKIN[2]), ...ears(SKIN[2]), head(SKIN[2]), looks(100, 92, mood, look), line("M90 116q10 6 20 0", 3, HAIR),
      shape("M28 82Q70 36 100 14q30 22 72 68-72 26-144 0z", "#d9b45a"), line("M100 16L60 84M100 16L84 92M100 16l16 76M100 16l40 68", 3.5, "#a07c2a"), line("M44 74q56 18 112 0", 4, "#a07c2a"), line("M72 94q4 26 28 30 24-4 28-30", 3.5, CINNABAR),
      ...limb("M26 216C22 196 26 184 40 176", 30, "#5f6b73"), held(30, 142, -24), held(58, 140, 8, line("M-8 -8L8 8M8 -8L-8 8", 5, JADE)), hand("fist", 46, 172, -8, SKIN[2], 0.95),
    ],
  },
  // More below than above: three cards held low.
  lan: {
    ground: "#c6e2e4", mood: "glad", look: 0,
    draw: (mood, look) => [
      shape("M128 70c26 6 30 40 18 84l-14-2c6-34 2-54-10-66z", HAIR, 5), line("M146 108l-16-4M148 128l-16-2", 4, "#5a5056"), shape("M130 152h18l4 20h-24z", CINNABAR, 4),
      ...robe("#2d8791", "#f0d48a", "#ffffff", clouds("#1d666f")), neck(SKIN[0]), ...ears(SKIN[0]), head(SKIN[0]), shape("M71 86C66 52 80 40 100 40s34 12 29 46c-2-12-8-20-14-24-14 6-36 6-44 24z", HAIR, 5),
      shape("M69 64q31-26 62 0v-10q-6-20-31-20T69 54z", "#f0d48a", 5), ellipse(128, 58, 8, 8, CINNABAR, 4), looks(100, 90, mood, look),
      ...limb("M24 218C26 204 36 196 52 194", 28, "#2d8791"), held(66, 166, -34), held(90, 158, -4, line("M-8 -8L8 8M8 -8L-8 8", 5, JADE)), held(114, 166, 26), hand("fist", 88, 190, 0, SKIN[0], 1),
    ],
  },
  yanmei: {
    ground: "#ecd0dc", mood: "sly", look: 1,
    draw: (mood, look) => [
      ...robe("#a83b6b", GOLD, "#ffffff", [line("M30 224l40-60M60 224l40-60M130 224l40-60M100 224l40-60", 5, "#7c2249")]), neck(SKIN[1]),
      moved(
        "rotate(9 100 110)", shape("M68 96C60 50 78 34 100 34s40 16 32 62c4 22 2 34-2 44l-14-8V90H84v42l-14 8c-4-10-6-22-2-44z", HAIR, 5), head(SKIN[1]), shape("M71 84C68 52 84 44 100 44s32 8 29 40c-4-10-10-18-16-24-10 8-30 12-42 24z", HAIR, 5),
        ellipse(100, 28, 24, 17, HAIR, 5), ...limb("M60 14L146 36", 7, GOLD, 3), ellipse(58, 13, 7, 7, JADE, 4), line("M146 36v16M146 36l8 14", 3), ellipse(146, 56, 4, 5, CINNABAR, 2.5), ellipse(155, 53, 4, 5, CINNABAR, 2.5),
        looks(100, 90, mood, look), ellipse(100, 68, 3, 3, CINNABAR, 0),
      ),
      ...limb("M26 216C22 194 30 178 44 168", 30, "#a83b6b"), held(46, 146, -26), hand("fist", 48, 168, -20, SKIN[1], 0.95),
    ],
  },
  // What others throw away he carries home on his back.
  gan: {
    ground: "#e2d8b4", mood: "calm", look: 1,
    draw: (mood, look) => [
      shape("M120 70h70l-8 110h-52z", "#b98a4a"), line("M124 92h62M126 116h58M128 140h54M140 72l4 104M170 72l-4 104", 3.5, "#7d5a28"), held(142, 56, -16), held(168, 54, 14, line("M-8 -8L8 8M8 -8L-8 8", 5, JADE)), shape("M116 66h78v14h-78z", "#b98a4a", 5),
      ...robe("#7c6a3c", "#4a3c1c", SILK, [shape("M34 172l30-8 6 28-30 8z", "#a8935a", 3.5), line("M40 178l4 4M52 174l4 4M46 192l4 4", 3)]), neck(SKIN[3]), ...ears(SKIN[3]), head(SKIN[3]), looks(100, 86, mood, look, true),
      shape("M74 92c4 10 10 10 18 8q8-6 16 0c8 2 14 2 18-8 4 26-6 46-26 50-20-4-30-24-26-50z", "#8f8a84", 5), line("M93 108q7 4 14 0", 3, "#5c2a22"), line("M88 120q2 8 6 12M112 120q-2 8-6 12", 3, "#5f5a55"),
      shape("M68 68C68 42 82 32 100 32s32 10 32 36c-20-8-44-8-64 0z", "#5d6b52"), line("M70 62q30-10 60 0", 4, "#3c4833"), ...limb("M66 66l-16 12M66 70l-12 18", 9, "#5d6b52", 4), ...limb("M70 140C60 160 62 190 76 222", 13, "#4a3c1c", 5),
    ],
  },
  meixiu: {
    ground: "#cfe3cf", mood: "calm", look: 1,
    draw: (mood, look) => [
      ellipse(66, 44, 18, 20, HAIR, 5), ellipse(134, 44, 18, 20, HAIR, 5), ellipse(66, 44, 6, 7, "#cfe3cf", 4), ellipse(134, 44, 6, 7, "#cfe3cf", 4), ...robe("#4f9a7f", SILK, "#ffffff", clouds("#2f6b57")), neck(SKIN[0]), ...ears(SKIN[0]), head(SKIN[0]),
      shape("M71 84C66 52 80 40 100 40s34 12 29 44c-8-10-14-22-29-24-15 2-21 14-29 24z", HAIR, 5), line("M100 40v20", 3, "#5a5056"), looks(100, 88, mood, look), line("M58 28L46 14M142 28l12-14", 6, GOLD), ellipse(45, 12, 5, 5, CINNABAR, 3),
      ellipse(155, 12, 5, 5, CINNABAR, 3), line("M142 176v44", 9), line("M142 176v44", 4, "#8a5a34"), ellipse(142, 140, 36, 38, "#fdf3dc"), ellipse(142, 140, 28, 30, "none", 2.5), line("M126 160c10-6 14-24 30-32", 4, JADE),
      ellipse(156, 126, 6, 6, "#d8728a", 3), ellipse(144, 138, 5, 5, "#d8728a", 3), ellipse(132, 148, 5, 5, "#d8728a", 3), hand("fist", 142, 192, 0, SKIN[0], 0.95),
    ],
  },
  // One card is slipped under another, behind a sleeve.
  nuying: {
    ground: "#f2d4e0", mood: "sly", look: -1,
    draw: (mood, look) => [
      shape("M60 60c-22 2-24 34-6 40 10-2 14-10 12-18zM140 60c22 2 24 34 6 40-10-2-14-10-12-18z", HAIR, 5), ...robe("#c75d86", "#fbe6ee", "#ffffff", clouds("#9e3c62")), neck(SKIN[1]), head(SKIN[1]),
      shape("M71 88C64 50 80 36 100 36s36 14 29 52c-6-16-14-24-29-24s-23 8-29 24z", HAIR, 5), ...[[74, 44], [88, 34], [104, 32]].flatMap(([x, y]) => [ellipse(x!, y!, 8, 8, "#f6a8bf", 3.5), ellipse(x!, y!, 2.5, 2.5, GOLD, 0)]), looks(100, 88, mood, look),
      held(50, 168, -14, line("M-8 -8L8 8M8 -8L-8 8", 5, JADE)), held(66, 160, 6), shape("M196 224c2-44-14-74-44-82-24-2-46 10-62 26 8 14 20 20 34 20-4 14-6 24-6 36z", "#c75d86", 5.5), line("M96 168c10 8 20 10 32 8", 5, "#fbe6ee"), cloud(156, 182, 0.6, "#9e3c62", 6), hand("fist", 80, 176, 60, SKIN[1], 0.9),
    ],
  },
  xie: {
    ground: "#cbdcef", mood: "calm", look: 0,
    draw: (mood, look) => [
      ...robe("#2f66b3", "#1f4377", "#ffffff"), shape("M70 168h60v52H70z", SILK, 5), cloud(100, 204, 0.5, JADE, 6), shape("M84 190c0-14 8-16 14-16 4-6 12-4 12 2l8 2-8 4c0 8-6 14-12 14s-14-2-14-6z", "#ffffff", 3.5), line("M110 176h.1", 4),
      neck(SKIN[2]), ...ears(SKIN[2]), head(SKIN[2]), looks(100, 86, mood, look, true), line("M86 103q7-6 14-1 7-5 14 1", 4.5, HAIR), shape("M94 112q6-3 12 0l-4 26h-4z", HAIR, 3), line("M95 107q5 3 10 0", 2.6, "#8a3d33"),
      shape("M70 70C68 40 82 34 86 20q14-8 28 0c4 14 18 20 16 50-18-8-42-8-60 0z", "#2b2426"), line("M76 52q24-8 48 0", 4, "#5d5357"), shape("M66 66q34-12 68 0v12q-34-12-68 0z", "#2b2426", 5), ...limb("M66 66C40 58 20 60 4 70", 15, "#2b2426", 4),
      ...limb("M134 66C160 58 180 60 196 70", 15, "#2b2426", 4), ellipse(100, 64, 5, 6, JADE, 3),
    ],
  },
  suyin: {
    ground: "#f1c9b8", mood: "stern", look: -1,
    draw: (mood, look) => [
      shape("M62 92C54 44 78 30 100 30s46 14 38 62c0 40 4 70 10 100H52c6-30 10-60 10-100z", HAIR, 6), ...robe("#33292c", CINNABAR, "#ffffff", [cloud(150, 200, 0.7, "#6b2a24", 6), cloud(40, 186, 0.6, "#6b2a24", 6)]), neck(SKIN[1]), head(SKIN[1]),
      shape("M71 92C66 52 82 42 100 42s34 10 29 50c-4-6-6-16-7-26H78c-1 10-3 20-7 26z", HAIR, 5), line("M88 66V56M100 66V54M112 66V56", 3, "#5a5056"), ellipse(100, 26, 20, 15, HAIR, 5), ...limb("M64 30h34", 7, GOLD, 3),
      shape("M102 24h34l14 6-14 6h-34z", "#dfe4ea", 4.5), ellipse(62, 30, 5, 5, CINNABAR, 3), looks(100, 92, mood, look),
    ],
  },
  tao: {
    ground: "#f3dcae", mood: "glad", look: 0,
    draw: (mood, look) => [
      shape("M128 150C118 92 150 66 176 78c30 14 30 76 8 98z", "#b98a4a"), shape("M142 84l34-8 8-12-30-6-18 14z", "#b98a4a", 5), line("M142 84l36-7", 6, CINNABAR), line("M150 110q6 20 2 40M170 106q6 24 2 44", 3.5),
      ...robe("#c9741f", "#6b3a1c", SILK, [line("M0 160h200M0 184h200M0 208h200", 5, "#a35a12")]), neck(SKIN[2]), ...ears(SKIN[2]), head(SKIN[2]), shape("M71 76C70 50 84 42 100 42s30 8 29 34c-14-10-44-10-58 0z", HAIR, 5), ellipse(100, 28, 14, 14, HAIR, 5),
      line("M90 38q10 5 20 0", 6, CINNABAR), looks(100, 94, mood, look), shape("M70 66q15-8 30 0 15-8 30 0 0 14-13 15-10 0-17-8-7 8-17 8-13-1-13-15z", "#3b3633", 4.5), ellipse(86, 70, 5, 3.5, SILK, 0), ellipse(114, 70, 5, 3.5, SILK, 0),
      ...limb("M176 218C188 190 176 160 150 146", 28, "#c9741f"), hand("fist", 146, 138, -50, SKIN[2], 0.95),
    ],
  },
  liang: {
    ground: "#efdd9d", mood: "calm", look: 0,
    draw: (mood, look) => [
      shape("M8 224C8 174 40 142 80 134h40c40 8 72 40 72 90z", "#d2a036"), within("M8 224C8 174 40 142 80 134h40c40 8 72 40 72 90z", cloud(42, 190, 0.7, "#a0741a", 6), cloud(158, 186, 0.7, "#a0741a", 6)), shape("M82 132h36l-16 44z", "#ffffff", 4.5),
      ...limb("M80 134L106 180", 15, CINNABAR, 5), ...limb("M121 134C112 168 92 198 66 228", 16, CINNABAR, 5), ellipse(66, 92, 6, 8, SKIN[0], 5), ellipse(134, 92, 6, 8, SKIN[0], 5), ellipse(100, 90, 35, 33, SKIN[0]), looks(100, 88, mood, look, true),
      line("M100 102c-6 8-18 8-26 2M100 102c6 8 18 8 26 2", 5, HAIR), line("M94 113q6 4 12 0", 3.2), line("M84 124q16 8 32 0", 3), shape("M64 70c0-28 16-40 36-40s36 12 36 40c-22-10-50-10-72 0z", CINNABAR), shape("M62 66q38-16 76 0v12q-38-16-76 0z", GOLD, 5),
      ellipse(100, 28, 7, 6, GOLD, 4), line("M86 36v22M114 36v22", 3, "#7c1a10"), ...limb("M180 222C190 192 178 166 160 154", 30, "#d2a036"), line("M152 150V214", 5, CINNABAR),
      ...[170, 186, 202].flatMap((y) => [ellipse(152, y, 14, 10, GOLD, 4.5), shape(`M148 ${y - 3}h8v6h-8z`, "ink", 0)]), hand("fist", 152, 146, -10, SKIN[0], 0.95),
    ],
  },
};
