// The sacred circle from its geometry: a pentagon in the centre, five hexagons on its edges, a triangle between each two of them, the
// ring around all. Hexagon 0 is at the top, triangle i between hexagons i and i+1, clockwise.

export interface Point {
  x: number;
  y: number;
}

export interface Area {
  name: string;
  /** An SVG path; the ring's has a hole, to be filled evenodd. */
  path: string;
  middle: Point;
  corners: Point[];
}

export const RADIUS = 176;
const PENTAGON = 46;
const SPOKE = 86; // where the edge between two hexagons ends
const OUTER = 140; // the far corners of hexagons and triangles
const HALF = 16; // degrees from a hexagon's middle to its far corners

function at(degrees: number, radius: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

function closed(corners: readonly Point[]): string {
  return "M" + corners.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L") + "Z";
}

function middle(corners: readonly Point[]): Point {
  const sum = corners.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / corners.length, y: sum.y / corners.length };
}

function polygon(name: string, corners: Point[]): Area {
  return { name, path: closed(corners), middle: middle(corners), corners };
}

/** The twelve areas, from the centre outwards. */
export function areas(): Area[] {
  const turns = [0, 1, 2, 3, 4].map((i) => i * 72);
  const centre = polygon("C", turns.map((turn) => at(turn + 36, PENTAGON)));
  const hexagons = turns.map((turn, i) =>
    polygon(`H${i}`, [
      at(turn - 36, PENTAGON), at(turn - 36, SPOKE), at(turn - HALF, OUTER), at(turn + HALF, OUTER), at(turn + 36, SPOKE), at(turn + 36, PENTAGON),
    ]),
  );
  const triangles = turns.map((turn, i) => polygon(`T${i}`, [at(turn + 36, SPOKE), at(turn + HALF, OUTER), at(turn + 72 - HALF, OUTER)]));
  const rim = turns.flatMap((turn) => [at(turn - HALF, OUTER), at(turn + HALF, OUTER)]);
  const round = `M0 ${-RADIUS}A${RADIUS} ${RADIUS} 0 1 1 0 ${RADIUS}A${RADIUS} ${RADIUS} 0 1 1 0 ${-RADIUS}Z`;
  return [centre, ...hexagons, ...triangles, { name: "O", path: round + closed(rim), middle: at(36, 158), corners: rim }];
}

/** How a point of the flat circle is seen. */
export type Projection = (point: Point) => Point & { near: number };

/** The circle seen from its near side, fitted into a box: `tilt` is how flat it lies, from 1 (from above) to 0; what is near is larger. */
export function seenFrom(tilt: number, box: { x: number; y: number; width: number; height: number }): { see: Projection; scale: number } {
  const depth = (1 - tilt) * 0.0024;
  const raw = ({ x, y }: Point) => ((near) => ({ x: x * near, y: y * tilt * near, near }))(1 / (1 - y * depth));
  const rim = round().map(raw);
  const [left, right] = [Math.min(...rim.map(({ x }) => x)), Math.max(...rim.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...rim.map(({ y }) => y)), Math.max(...rim.map(({ y }) => y))];
  const scale = Math.max(0.1, Math.min(box.width / (right - left), box.height / (bottom - top)));
  const [cx, cy] = [box.x + box.width / 2, box.y + (box.height - scale * (bottom + top)) / 2];
  return { scale, see: (point) => ((seen) => ({ x: cx + scale * seen.x, y: cy + scale * seen.y, near: seen.near }))(raw(point)) };
}

function round(): Point[] {
  return Array.from({ length: 72 }, (_, i) => at(i * 5, RADIUS));
}

/** The outline of an area as it is seen; the ring's has a hole, to be filled evenodd. */
export function outline(area: Area, see: Projection): string {
  const inner = closed(area.corners.map(see));
  return area.name === "O" ? closed(round().map(see)) + inner : inner;
}

/** Where an area's number stands: on the ring, before the area, where nothing that lies inside covers it. */
export function numberSpot(area: Area): Point {
  const [kind, i] = [area.name[0], Number(area.name[1])];
  return kind === "H" ? at(i * 72, 155) : at(i * 72 + 36, 155);
}

const FLAT = 0.7; // how much less of a distance is seen from front to back than from side to side
const INSET = 0.9; // artefacts keep off the edge of their area
const NARROW = { few: 0.8, many: 0.97 }; // of a triangle
const RISE: Record<string, number> = { H: 24, C: 8, T: 0, O: 0 }; // how far from its far edge an artefact stands, so that it does not rise out of its area
const laid = new Map<string, Point[]>();

/** Where so many heaps of artefacts stand in an area: as far apart as it allows, from left to right. */
export function spots(area: Area, count: number): Point[] {
  if (area.name === "O") return Array.from({ length: count }, (_, i) => at(54 + i * 72 + (i < 5 ? 0 : 36), 158)); // between the numbers
  if (count < 2) return count ? [{ x: area.middle.x, y: area.middle.y + rise(area) / 4 }] : [];
  const name = `${area.name} ${count}`;
  if (!laid.has(name)) laid.set(name, spread(area, count));
  return laid.get(name)!;
}

/** The middles of so many equal parts of an area, drawn apart as far as its edge allows; of several ways to part it, the one that keeps them furthest apart. */
function spread(area: Area, count: number): Point[] {
  const ground = within(area, count);
  const ways = [(p: Point) => p.x, (p: Point) => p.y, (p: Point) => p.x + p.y, (p: Point) => p.x - p.y].map((along) => {
    const parts = parted(ground, [...ground].sort((a, b) => along(a) - along(b)), count);
    const furthest = [1.5, 1.4, 1.3, 1.2, 1.1].find((by) => grown(parts, area.middle, by).every((each) => fits(area, count, each))) ?? 1;
    return grown(parts, area.middle, furthest);
  });
  return ways.reduce((best, way) => (closest(way) > closest(best) + 0.5 ? way : best)).sort((a, b) => a.x - b.x);
}

/** The middles of so many parts of a ground, none of whose points is nearer to another's middle (Lloyd's algorithm); at first slices of what is sorted. */
function parted(ground: readonly Point[], sorted: readonly Point[], count: number): Point[] {
  let found = Array.from({ length: count }, (_, i) => sorted[Math.floor(((i + 0.5) * sorted.length) / count)]!);
  for (let turn = 0; turn < 10; turn++) {
    const parts = found.map((): Point[] => []);
    for (const point of ground) parts[found.reduce((best, each, i) => (apart(point, each) < apart(point, found[best]!) ? i : best), 0)]!.push(point);
    found = parts.map((part, i) => (part.length ? middle(part) : found[i]!));
  }
  return found;
}

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, FLAT * (a.y - b.y));

function closest(points: readonly Point[]): number {
  return Math.min(...points.flatMap((a, i) => points.slice(i + 1).map((b) => apart(a, b))));
}

/** These points, so many times as far from a point. */
function grown(points: readonly Point[], from: Point, by: number): Point[] {
  return points.map(({ x, y }) => ({ x: from.x + (x - from.x) * by, y: from.y + (y - from.y) * by }));
}

/** Points all over an area where one of so many heaps may stand. */
function within(area: Area, count: number): Point[] {
  const [xs, ys] = [area.corners.map(({ x }) => x), area.corners.map(({ y }) => y)];
  const step = area.name.startsWith("T") ? 3 : 5; // finer where there is little of it
  const found: Point[] = [];
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += step) for (let y = Math.min(...ys); y <= Math.max(...ys); y += step) if (fits(area, count, { x, y })) found.push({ x, y });
  return found;
}

const rise = (area: Area) => RISE[area.name[0]!]!;

/** Whether one of so many heaps may stand here. */
function fits(area: Area, count: number, point: Point): boolean {
  const inset = !area.name.startsWith("T") ? INSET : count < 5 ? NARROW.few : NARROW.many;
  return isInside(grown(area.corners, area.middle, inset), point) && isInside(area.corners, { x: point.x, y: point.y - rise(area) });
}

function isInside(corners: readonly Point[], { x, y }: Point): boolean {
  return corners.every((a, i) => ((b) => (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) >= 0)(corners[(i + 1) % corners.length]!));
}

const HEART: Record<string, Point> = { H: { x: 42, y: 36 }, C: { x: 30, y: 26 }, T: { x: 20, y: 18 }, O: { x: 20, y: 17 } }; // half of the box

/** Where an area is pointed at: a box as it is seen, hardly larger than its outline anywhere. */
export function heart(area: Area, see: Projection): { x: number; y: number; width: number; height: number } {
  const [half, centre] = [HEART[area.name[0]!]!, spots(area, 1)[0]!];
  const [left, right] = [see({ x: centre.x - half.x, y: centre.y }), see({ x: centre.x + half.x, y: centre.y })];
  const [top, bottom] = [see({ x: centre.x, y: centre.y - half.y }), see({ x: centre.x, y: centre.y + half.y })];
  return { x: left.x, y: top.y, width: right.x - left.x, height: bottom.y - top.y };
}
