// Where everything stands in the hall, in pixels: the circle fills what the court and the novices leave.
import type { Screen } from "../../contract";

export interface Spot {
  x: number;
  y: number;
}

export interface Plan {
  tilt: number;
  box: { x: number; y: number; width: number; height: number };
  /** How large an artefact is on a circle of scale one. */
  piece: number;
  /** The foot of the chair, and how high it is. */
  throne: Spot & { height: number };
  /** The three places, first, second, taboo, and how wide a card is. */
  places: readonly Spot[];
  card: number;
  /** The middle of the first fate card, and of one after the other; none: they are elsewhere. */
  fates: (Spot & { width: number; step: number }) | null;
  /** The feet of the novices, in the order of their turns, and how high they are; empty: they are elsewhere. */
  novices: readonly Spot[];
  novice: number;
  torches: readonly (Spot & { scale: number })[];
  /** Where the wall meets the floor. */
  horizon: number;
  /** The height of letters. */
  letters: number;
}

/** Up to this height of the window every line of a phone counts; the styles say the same. */
export const LOW = 700;

const between = (least: number, wanted: number, most: number) => Math.min(most, Math.max(least, wanted));

/** The hall of so many novices on this screen; `words` are the names of the three places. */
export function plan(screen: Screen, width: number, height: number, novices: number, words: readonly string[] = []): Plan {
  return screen === "phone" ? narrow(width, height, words) : wide(width, height, novices, screen === "tv");
}

/** From this width of a phone there is room for every word of the court. */
export const ROOMY = 350;
const LETTER = 9.6; // how wide a bold letter is, about, on a phone

function narrow(width: number, height: number, words: readonly string[]): Plan {
  const low = height < 340; // a small phone: she is smaller, and the circle gets the room
  const [tall, card, mid] = width < ROOMY ? [60, 36, 32] : low ? [72, 36, 32] : [88, 40, 38];
  const fate = between(15, (width - 288) / 4, 22); // from one fate card to the next, which it half covers
  const wideFate = fate + 8;
  const chair = 4 + 3 * fate + wideFate + 0.4 * tall + 4;
  // Beside her the places in the order of a verdict, each with the room that its name needs.
  const from = chair + 0.4 * tall + 3;
  const needs = [0, 1, 2].map((k) => Math.max(card + 10, [...(words[k] ?? "")].length * LETTER + 4));
  const spare = (width - 3 - from - needs.reduce((sum, each) => sum + each, 0)) / 3;
  const places = needs.map((need, k) => ({ x: from + needs.slice(0, k).reduce((sum, each) => sum + each + spare, 0) + (need + spare) / 2, y: mid }));
  const horizon = Math.max(tall, 72) + 8;
  const box = { x: 4, y: horizon + 6, width: width - 8, height: Math.max(100, height - horizon - 18) };
  return {
    tilt: between(0.42, box.height / box.width, 0.9), box, piece: 0.62,
    throne: { x: chair, y: horizon - 4, height: tall }, places, card,
    fates: { x: 4 + wideFate / 2, y: mid, width: wideFate, step: fate },
    novices: [], novice: 0, torches: [], horizon, letters: 16,
  };
}

function wide(width: number, height: number, novices: number, tv: boolean): Plan {
  const middle = width / 2;
  const letters = tv ? 28 : 17;
  const tall = between(96, height * (tv ? 0.27 : 0.28), tv ? 216 : 170);
  const side = Math.ceil(novices / 2);
  const novice = Math.min(tv ? 176 : 132, (height * 0.86 - letters) / Math.max(side, 2) - 2.5 * letters);
  const edge = novice * 0.5 + (tv ? 36 : 26);
  const box = { x: edge + novice * 0.26, y: tall * 1.03 + letters * 1.3, width: width - 2 * (edge + novice * 0.26), height: height - tall * 1.03 - letters * 1.3 - 18 };
  const card = tall * 0.42;
  return {
    tilt: between(0.42, box.height / box.width, 0.9), box, piece: tv ? 0.4 : 0.46,
    throne: { x: middle, y: tall + 12, height: tall },
    places: [{ x: middle + tall * 0.98, y: tall * 0.56 }, { x: middle + tall * 1.52, y: tall * 0.56 }, { x: middle - tall * 1.1, y: tall * 0.56 }], card,
    fates: null,
    novices: Array.from({ length: novices }, (_, k) => seat(k, novices, edge, width, height, side > 2 ? novice + letters : tall * 1.1 + height * (side > 1 ? 0.14 : 0.2), letters)), novice,
    torches: [{ x: width * 0.13, y: tall * 1.1, scale: tall / 230 }, { x: width * 0.87, y: tall * 1.1, scale: tall / 230 }],
    horizon: tall * 1.16, letters,
  };
}

/** Clockwise from her left: down the right side of the picture, then up its left side. */
function seat(k: number, novices: number, edge: number, width: number, height: number, from: number, letters: number): Spot {
  const right = Math.ceil(novices / 2);
  const [at, of] = k < right ? [k, right] : [novices - 1 - k, novices - right];
  const to = height - letters * 2.6;
  const y = of === 1 ? from + (to - from) * 0.46 : from + ((to - from) * at) / (of - 1);
  return { x: k < right ? width - edge : edge, y };
}
