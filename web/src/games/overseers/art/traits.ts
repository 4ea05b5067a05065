// The six traits: a hand comes out of a sleeve, and what it holds is what you are. On a field of 200 × 186.
import type { Trait } from "../view";
import { CINNABAR, GOLD, INK, JADE, SKIN, cloud, ellipse, hand, limb, line, moved, shape, within, type Piece } from "./pieces";

/** Behind the picture, and behind the name. */
export const TRAIT_COLOURS: Record<Trait, { tint: string; deep: string }> = {
  murder: { tint: "#f3c4b2", deep: "#9a2419" },
  benevolence: { tint: "#c9e3cd", deep: "#256b49" },
  malice: { tint: "#dccbee", deep: "#63348a" },
  honesty: { tint: "#c5daf1", deep: "#245292" },
  piety: { tint: "#f6d9a8", deep: "#8f4a12" },
  theft: { tint: "#dcd5c8", deep: "#3b3633" },
};

const RED = "#b7372a";
const PALE = "#ffffff99";
const FIELD: Piece[] = [cloud(46, 40, 0.8, PALE, 6), cloud(160, 70, 0.7, PALE, 6), cloud(38, 120, 0.55, PALE, 6), cloud(166, 150, 0.6, PALE, 6)];

function sleeve(d: string, cloth: string, cuff: string): Piece[] {
  const woven = "#ffffff55";
  return [shape(d, cloth), within(d, cloud(30, 196, 0.6, woven, 6), cloud(88, 214, 0.6, woven, 6), cloud(140, 200, 0.6, woven, 6), cloud(184, 214, 0.5, woven, 6)), shape(cuff, GOLD, 5)];
}

const coin = (x: number, y: number): Piece[] => [ellipse(x, y, 21, 21, GOLD, 5.5), shape(`M${x - 6} ${y - 6}h12v12h-12z`, TRAIT_COLOURS.theft.tint, 4)];
const FINGERS = "M-10 0L-16 -34M0 -4L-2 -40M12 0L14 -34M-14 10L-30 -6";
const STICKS = "M74 92V44M100 92V30M126 92V44";
const SNAKE = "#5d9a4a";

export const TRAIT_ART: Record<Trait, Piece[]> = {
  // A blade out of a red sleeve.
  murder: [
    ...FIELD, ...sleeve("M56 224C60 186 72 164 84 154h34c12 12 24 34 28 70z", RED, "M74 150h52l6 18H68z"), shape("M100 10C116 34 116 66 112 96H88C84 66 84 34 100 10z", "#dfe4ea"), line("M100 26V92", 4),
    shape("M66 94h68c4 0 4 14 0 14H66c-4 0-4-14 0-14z", GOLD, 5), shape("M91 108h18v40H91z", "#4a241c", 5), hand("fist", 100, 130, 0, SKIN[1], 1.35), shape("M138 40c8 12 10 18 4 24-8 4-14-2-12-10 0-4 4-8 8-14z", RED, 4.5),
  ],
  // Two hands hold out a bowl of rice.
  benevolence: [
    ...FIELD, ...sleeve("M-6 224C0 184 20 168 46 164l20 34C52 208 46 216 44 224z", "#2f8a5f", "M42 160l14-6 18 40-14 8z"), ...sleeve("M206 224c-6-40-26-56-52-60l-20 34c14 10 20 18 22 26z", "#2f8a5f", "M158 160l-14-6-18 40 14 8z"),
    shape("M52 112q6-50 48-54 42 4 48 54z", "#fffdf4"), line("M72 92h8M90 80h8M108 92h8M122 84h6M96 100h8M80 104h6M120 102h8", 4, "#cbbfa2"), shape("M40 110h120c0 40-24 62-60 62s-60-22-60-62z", "#e9e3d2"),
    line("M48 128q52 14 104 0", 4, JADE), cloud(100, 150, 0.6, JADE, 6), shape("M80 172h40v10H80z", "#e9e3d2", 5), hand("cup", 62, 168, 40, SKIN[0], 1.05), hand("cup", 138, 168, -40, SKIN[0], 1.05),
    line("M84 44q-6-10 0-18t0-16M108 44q-6-10 0-18t0-16", 5, "#ffffff"),
  ],
  // What comes out of the sleeve is not a hand.
  malice: [
    ...FIELD, ...sleeve("M58 224C62 188 70 172 82 164h38c12 8 20 26 24 60z", "#7a45a5", "M72 158h58l6 18H66z"), ...limb("M102 164C100 130 146 138 146 108C146 80 70 104 66 70C64 42 100 34 122 46", 27, SNAKE),
    line("M104 152l-6-6M126 130l2 8M146 112l-8-2M120 98l2-8M92 92l2-8M70 76l8-2", 4, "#2c5a20"), shape("M112 30c20-8 44 4 46 20-6 14-32 18-46 8z", SNAKE, 5.5), ellipse(134, 41, 7, 6, "#ffe9a0", 3), ellipse(136, 41, 2.8, 2.8, INK, 0),
    line("M124 31l18 4", 4), line("M158 50l16 2M174 52l9-5M174 52l8 6", 4, RED), line("M134 54q12 4 22-3", 3),
  ],
  // A steady hand, two pans, no tilt.
  honesty: [
    ...FIELD, ...sleeve("M60 224C64 190 74 176 84 168h32c12 8 20 24 24 56z", "#2f66b3", "M74 164h52l6 16H68z"), ...limb("M100 150V34", 10, GOLD, 4), ...limb("M34 50h132", 10, GOLD, 4), ellipse(100, 44, 11, 11, GOLD, 5),
    line("M38 52L16 104M38 52l22 52M162 52l-22 52M162 52l22 52", 4), ellipse(38, 96, 12, 10, "#fffdf4", 5), shape("M150 88h24v16h-24z", RED, 5), shape("M8 104h60c-2 20-14 28-30 28S10 124 8 104z", GOLD, 5),
    shape("M132 104h60c-2 20-14 28-30 28s-28-8-30-28z", GOLD, 5), hand("fist", 100, 150, 0, SKIN[2], 1.3),
  ],
  // Incense, and patience.
  piety: [
    ...FIELD, line(STICKS, 9), line(STICKS, 4, RED), line("M74 36c-8-8 6-14-2-24M100 22c-8-8 8-12 0-22M126 36c-8-8 8-14 0-24", 5, "#ffffff"), ...[[74, 42], [100, 28], [126, 42]].map(([x, y]) => ellipse(x!, y!, 4.5, 4.5, "#ff9a3c", 0)),
    shape("M44 92h112l-6 14H50z", GOLD, 5), shape("M36 106h128c8 0 10 10 4 16-6 32-30 48-68 48s-62-16-68-48c-6-6-4-16 4-16z", "#a8642a"), cloud(100, 142, 0.9, GOLD, 6), shape("M60 164l-10 26h16l8-20zM140 164l10 26h-16l-8-20z", "#a8642a", 5),
    line("M22 112c-16-6-18 20 8 22M178 112c16-6 18 20-8 22", 8), shape("M-6 224q30-34 106-34t106 34z", "#c9741f"),
  ],
  // A string of cash, on its way out of the picture.
  theft: [
    ...FIELD, ...sleeve("M206 224H120C120 196 128 178 144 166l40-20 22 20z", "#57504b", "M126 176l40-34 14 16-40 34z"), line("M36 40C30 84 40 130 96 138", 6, RED), ...[[38, 52], [36, 78], [44, 104], [62, 124]].flatMap(([x, y]) => coin(x!, y!)),
    line("M36 28q-10-14 4-18M40 10q14 2 8 14", 5, CINNABAR), moved("translate(112 134) rotate(-62)", line(FINGERS, 17), ellipse(0, 6, 24, 24, INK, 0), line(FINGERS, 9, SKIN[0]), ellipse(0, 6, 19, 19, SKIN[0], 0)),
    moved("translate(136 64)", shape("M-42 -10q21-14 42 0 21-14 42 0-2 32-22 32-14 0-20-12-6 12-20 12-20 0-22-32z", "#3b3633", 5), ellipse(-20, 2, 9, 7, "#ffffff", 0), ellipse(20, 2, 9, 7, "#ffffff", 0), ellipse(-23, 3, 4, 4, INK, 0), ellipse(17, 3, 4, 4, INK, 0)),
  ],
};
