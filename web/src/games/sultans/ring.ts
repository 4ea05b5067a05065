// Where everybody sits: on an arc round the far side of the table, clockwise as the seats count; the near side is the reader's own.

export type Screen = "phone" | "desktop" | "tv";

export interface Spot {
  seat: number;
  /** The middle of the name, at the shoulders' lower edge. */
  x: number;
  y: number;
  /** The figure's width. */
  size: number;
  /** The widest that a name may be. */
  room: number;
  /** At the left or right edge of the screen: the name starts there. */
  edge: "left" | "right" | null;
  card: { x: number; y: number; turn: number; width: number };
}

export interface Oval {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

export interface Ring {
  table: Oval;
  /** Where the spare card lies: its middle. */
  middle: { x: number; y: number };
  spots: Spot[];
}

interface Shape {
  /** The curve on which the names stand. */
  seats: (width: number, height: number, size: number) => Oval;
  /** 2 is an ellipse; more is nearer to a rectangle. */
  power: number;
  /** How far below the middle of the curve its ends are, in degrees. */
  ends: (others: number) => number;
  /** The least distance of two people side by side, and of one above the other, at size 1; how wide a figure is then, and the largest size. */
  apart: { x: number; y: number };
  figure: number;
  most: number;
  /** The width of a card, and how far from the names towards the middle it lies, as a part of the way. */
  card: number;
  inward: { x: number; y: number };
  /** The widest name at size 1, and how much of the names' oval the table fills. */
  name: number;
  cloth: { x: number; y: number };
}

const between = (width: number, top: number, bottom: number, aside: number): Oval => ({ x: width / 2, y: (top + bottom) / 2, rx: width / 2 - aside, ry: (bottom - top) / 2 });

const SHAPES: Record<Screen, Shape> = {
  phone: {
    seats: (width, height, size) => between(width, 88 * size, height - 18, 36 * size),
    power: 3.4, ends: (others) => (others > 11 ? 52 : others > 8 ? 36 : others > 5 ? 22 : 8), apart: { x: 62, y: 82 }, figure: 62, most: 1.4, card: 29, inward: { x: 0.33, y: 0.28 },
    name: 104, cloth: { x: 0.92, y: 0.98 },
  },
  desktop: {
    seats: (width, height, size) => between(width, 154 * size, height - 24, Math.max(120 * size, width / 2 - 640)),
    power: 2.3, ends: (others) => (others > 11 ? 34 : others > 7 ? 22 : 8), apart: { x: 128, y: 122 }, figure: 112, most: 1.3, card: 52, inward: { x: 0.24, y: 0.3 },
    name: 150, cloth: { x: 0.83, y: 0.96 },
  },
  tv: {
    seats: (width, height, size) => between(width, 222 * size, height * 0.87, Math.max(150 * size, width / 2 - 820)),
    power: 2.3, ends: (others) => (others > 11 ? 36 : 26), apart: { x: 182, y: 168 }, figure: 164, most: 1.24, card: 78, inward: { x: 0.24, y: 0.29 },
    name: 240, cloth: { x: 0.83, y: 0.97 },
  },
};
/** A few people on a small phone: all of them and their cards keep to the far side, and the near half of the table is free for what is said and asked. */
const FEW = 6;
const LOW = { top: 85, reach: 61, ends: -2 };
const FAR: Shape = {
  ...SHAPES.phone, seats: (width, _, size) => between(width, LOW.top * size, LOW.top * size + 2 * LOW.reach, 36 * size), ends: () => LOW.ends, most: 1, inward: { x: 0.33, y: 0.3 },
};
const FAR_NAME = 80;
const STEPS = 720;
/** A crowd on a phone: at the far side whoever has no room for a name beside the last one sits further back. */
const CROWD = 7;
const BEHIND = 36;
const NAME = { wide: 70, high: 26 };

/** Whether everybody fits on the far side of a small phone's table. */
export function sitsFar(others: number): boolean {
  return others <= FEW;
}

/** Everybody but `me`, whose place is at the foot; for a spectator all. `low`: the screen is a small phone's. */
export function ring(seats: number, me: number | null, width: number, height: number, screen: Screen, low = false): Ring {
  const others = Array.from({ length: seats }, (_, k) => (me === null ? k : (me + 1 + k) % seats)).slice(0, me === null ? seats : seats - 1);
  const far = low && screen === "phone" && sitsFar(others.length);
  const shape = far ? FAR : SHAPES[screen];
  const size = fitting(shape, others.length, width, height);
  const zigzag = screen === "phone" && others.length > (far ? 4 : CROWD);
  const whole = shape.seats(width, height, size);
  const curve = zigzag ? { ...whole, y: whole.y + BEHIND / 2, ry: whole.ry - BEHIND / 2 } : whole;
  const track = walk(curve, shape, others.length);
  const length = track.at(-1)!.walked;
  const even = others.map((_, k) => track.find(({ walked }) => walked >= (length * k) / Math.max(1, others.length - 1) - 1e-9)!);
  const at = zigzag ? apart(even, far ? FAR_NAME : NAME.wide) : even;
  const spots = others.map((seat, k) => {
    const { x, y } = at[k]!;
    const beside = at.filter((other) => other !== at[k] && Math.abs(other.y - y) < 18).map((other) => Math.abs(other.x - x));
    const edge = screen !== "phone" || Math.abs(x - curve.x) < curve.rx - 22 ? null : x < curve.x ? ("left" as const) : ("right" as const);
    return { ...place(seat, x, y, size, curve, shape), room: Math.min(shape.name * Math.max(1, size), ...beside) - 4, edge };
  });
  const cloth = far ? between(width, whole.y - whole.ry, height + 12, width / 2 - curve.rx) : curve;
  const table = { x: cloth.x, y: cloth.y + cloth.ry * 0.04, rx: cloth.rx * shape.cloth.x, ry: cloth.ry * shape.cloth.y };
  return { table, middle: { x: table.x, y: far ? curve.y + curve.ry * (others.length < 5 ? 0.04 : 0.2) : table.y + table.ry * 0.16 }, spots };
}

function apart(even: readonly Step[], wide: number): Step[] {
  const found: Step[] = [];
  for (const step of even) {
    const last = found.at(-1);
    const tight = last && Math.abs(last.x - step.x) < wide && Math.abs(last.y - step.y) < NAME.high;
    found.push(tight ? { ...step, y: last.y - NAME.high - 4 } : step);
  }
  return found;
}

function place(seat: number, x: number, y: number, size: number, curve: Oval, shape: Shape): Omit<Spot, "room" | "edge"> {
  const card = {
    x: x + (curve.x - x) * shape.inward.x, y: y + (curve.y + 30 * size - y) * shape.inward.y, turn: ((x - curve.x) / curve.rx) * 14,
    width: shape.card * Math.min(1.25, size),
  };
  return { seat, x, y, size: shape.figure * size, card };
}

/** The largest size at which nobody is in a neighbour's way. */
function fitting(shape: Shape, others: number, width: number, height: number): number {
  let size = shape.most;
  while (size > 0.5 && others > 1) {
    const length = walk(shape.seats(width, height, size), shape, others).at(-1)!.walked;
    if (length / (others - 1) >= size) break;
    size -= 0.02;
  }
  return size;
}

interface Step {
  x: number;
  y: number;
  /** In units of the least distance, so that people above each other have as much room as people side by side. */
  walked: number;
}

function walk(curve: Oval, shape: Shape, others: number): Step[] {
  const from = 180 - shape.ends(others);
  const to = 360 + shape.ends(others);
  const steps: Step[] = [];
  for (let n = 0; n <= STEPS; n++) {
    const angle = ((from + ((to - from) * n) / STEPS) * Math.PI) / 180;
    const x = curve.x + curve.rx * bent(Math.cos(angle), shape.power);
    const y = curve.y + curve.ry * bent(Math.sin(angle), shape.power);
    const last = steps.at(-1);
    steps.push({ x, y, walked: last ? last.walked + Math.hypot((x - last.x) / shape.apart.x, (y - last.y) / shape.apart.y) : 0 });
  }
  return steps;
}

function bent(value: number, power: number): number {
  return Math.sign(value) * Math.abs(value) ** (2 / power);
}
