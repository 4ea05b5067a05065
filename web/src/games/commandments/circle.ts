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

/** Where an area's number stands, beside the artefacts: at the outer edge of a hexagon, on the ring before a triangle, which has no room. */
export function numberSpot(area: Area): Point {
  const [kind, i] = [area.name[0], Number(area.name[1])];
  return kind === "H" ? at(i * 72, 126) : at(i * 72 + 36, 148);
}

/** Where so many heaps of artefacts stand in an area. */
export function spots(area: Area, count: number): Point[] {
  if (area.name === "O") return Array.from({ length: count }, (_, i) => at(54 + i * 72 + (i < 5 ? 0 : 36), 158)); // between the numbers
  const gap = area.name.startsWith("T") ? 19 : 25;
  const columns = count <= 2 ? count : count <= 4 ? 2 : 3;
  const lines = Math.ceil(count / Math.max(columns, 1));
  return Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / columns);
    const inLine = Math.min(columns, count - line * columns);
    return { x: area.middle.x + ((i % columns) - (inLine - 1) / 2) * gap, y: area.middle.y + (line - (lines - 1) / 2) * gap };
  });
}
