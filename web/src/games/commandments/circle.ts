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

/** Where so many heaps of artefacts stand in an area. */
export function spots(area: Area, count: number): Point[] {
  if (area.name === "O") return Array.from({ length: count }, (_, i) => at(72 + i * 60 - 36, 158));
  const gap = area.name.startsWith("T") ? 19 : 25;
  const columns = count <= 2 ? count : count <= 4 ? 2 : 3;
  const lines = Math.ceil(count / Math.max(columns, 1));
  return Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / columns);
    const inLine = Math.min(columns, count - line * columns);
    return { x: area.middle.x + ((i % columns) - (inLine - 1) / 2) * gap, y: area.middle.y + (line - (lines - 1) / 2) * gap };
  });
}
