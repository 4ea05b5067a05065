// Where things stand on the stage, in its own pixels.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}

const EDGE = 8;

export function middle({ left, top, width, height }: Box): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

/** The place of this name, if it is on the table and has a size. */
export function placeOf(stage: HTMLElement, name: string): Box | null {
  const place = stage.querySelector(`[data-place="${CSS.escape(name)}"]`);
  if (!place) return null;
  const whole = stage.getBoundingClientRect();
  const zoom = whole.width / stage.offsetWidth || 1; // a TV page is zoomed
  const box = place.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return null;
  return { left: (box.left - whole.left) / zoom, top: (box.top - whole.top) / zoom, width: box.width / zoom, height: box.height / zoom };
}

/** Where a plate of this size stands: under its place, or over it where there is more room, and whole on the stage. */
export function plateAt(place: Box | null, plate: { width: number; height: number }, stage: { width: number; height: number }): Point {
  const at = place ?? { left: stage.width / 2, top: stage.height * 0.62, width: 0, height: 0 };
  const over = at.top + at.height / 2 > stage.height / 2;
  const wanted = { x: middle(at).x - plate.width / 2, y: place === null ? at.top : over ? at.top - plate.height - EDGE : at.top + at.height + EDGE };
  return { x: within(wanted.x, plate.width, stage.width), y: within(wanted.y, plate.height, stage.height) };
}

/** A plate that would stand on what is taken stands under that instead, or over it, where there is room. */
export function clearOf(taken: Box | null, at: Point, plate: { width: number; height: number }, stage: { width: number; height: number }): Point {
  if (taken === null || at.y >= taken.top + taken.height || at.y + plate.height <= taken.top || at.x >= taken.left + taken.width || at.x + plate.width <= taken.left) return at;
  const under = taken.top + taken.height + EDGE;
  const over = taken.top - EDGE - plate.height;
  if (under + plate.height <= stage.height - EDGE) return { ...at, y: under };
  return over >= EDGE ? { ...at, y: over } : at;
}

function within(wanted: number, size: number, room: number): number {
  return Math.max(EDGE, Math.min(wanted, room - size - EDGE));
}

/** The point of an arc from one point to another that is bent upwards, `part` of the way along. */
export function along(from: Point, to: Point, part: number): Point {
  const bend = { x: (from.x + to.x) / 2, y: Math.max(0, Math.min(from.y, to.y, (from.y + to.y) / 2 - Math.hypot(to.x - from.x, to.y - from.y) / 4)) };
  const mix = (a: number, b: number, c: number): number => (1 - part) ** 2 * a + 2 * part * (1 - part) * b + part ** 2 * c;
  return { x: mix(from.x, bend.x, to.x), y: mix(from.y, bend.y, to.y) };
}

/** The arc as the path of an SVG. */
export function arc(from: Point, to: Point): string {
  const points = Array.from({ length: 17 }, (_, k) => along(from, to, k / 16));
  return points.map(({ x, y }, k) => `${k === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}
