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

const between = (least: number, wanted: number, most: number) => Math.min(most, Math.max(least, wanted));

/** The hall of so many novices on this screen. */
export function plan(screen: Screen, width: number, height: number, novices: number): Plan {
  return screen === "phone" ? narrow(width, height) : wide(width, height, novices, screen === "tv");
}

function narrow(width: number, height: number): Plan {
  const middle = width / 2;
  const fate = Math.min(24, (middle - 98) / 4.1); // from one fate card to the next
  const chair = fate * 4.1 + 40;
  const step = (width - chair - 40) / 3; // from place to place: in a row beside her, in the order of a verdict
  const box = { x: 4, y: 100, width: width - 8, height: Math.max(120, height - 112) };
  return {
    tilt: between(0.42, box.height / box.width, 0.9), box, piece: 0.62,
    throne: { x: chair, y: 92, height: 88 },
    places: [0, 1, 2].map((k) => ({ x: chair + 36 + step * (k + 0.5), y: 38 })), card: 40,
    fates: { x: fate * 0.65, y: 38, width: fate - 3, step: fate },
    novices: [], novice: 0, torches: [], horizon: 96, letters: 16,
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
