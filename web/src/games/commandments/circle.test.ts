import { describe, expect, test } from "vitest";
import { RADIUS, areas, heart, numberSpot, seenFrom, spots, type Area, type Point } from "./circle";

const circle = areas();
const byName = new Map(circle.map((area) => [area.name, area]));

/** Whether two polygons share an edge: two corners. */
function touch(a: Area, b: Area): boolean {
  const near = a.corners.filter((p) => b.corners.some((q) => Math.hypot(p.x - q.x, p.y - q.y) < 0.01));
  return near.length >= 2;
}

/** Whether a point is inside a convex outline. */
function holds(corners: readonly Point[], { x, y }: Point): boolean {
  return corners.every((a, i) => ((b) => (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) > 0)(corners[(i + 1) % corners.length]!));
}

/** As RULES.md has it. */
function adjacent(a: string, b: string): boolean {
  const [i, j] = [Number(a[1]), Number(b[1])];
  const kinds = [a[0], b[0]].sort().join("");
  if (kinds === "CH" || kinds === "HO" || kinds === "OT") return true;
  if (kinds === "HH") return (i + 1) % 5 === j || (j + 1) % 5 === i;
  if (kinds !== "HT") return false;
  const [hexagon, triangle] = a[0] === "H" ? [i, j] : [j, i];
  return hexagon === triangle || hexagon === (triangle + 1) % 5;
}

describe("the sacred circle", () => {
  test("has twelve areas", () => {
    expect(circle.map(({ name }) => name)).toEqual(["C", "H0", "H1", "H2", "H3", "H4", "T0", "T1", "T2", "T3", "T4", "O"]);
  });

  test("areas share an edge exactly if they are adjacent", () => {
    for (const a of circle) for (const b of circle) if (a.name < b.name) expect(touch(a, b), `${a.name} ${b.name}`).toBe(adjacent(a.name, b.name));
  });

  test("hexagons have six corners, triangles three, the centre five", () => {
    expect(byName.get("C")!.corners.length).toBe(5);
    expect(byName.get("H3")!.corners.length).toBe(6);
    expect(byName.get("T3")!.corners.length).toBe(3);
  });

  test("an area's number stands on the ring before it, beside all artefacts", () => {
    for (const area of circle.filter(({ name }) => name.length > 1)) {
      const number = numberSpot(area);
      expect(circle.filter(({ name, corners }) => name !== "O" && holds(corners, number)), area.name).toEqual([]);
      for (const count of [1, 2, 3, 4, 5, 6])
        for (const heap of [...spots(area, count), ...spots(byName.get("O")!, 5)]) expect(Math.hypot(heap.x - number.x, heap.y - number.y), area.name).toBeGreaterThan(24);
    }
  });

  test("heaps stand inside their area, and two of them so far apart that neither hides the other", () => {
    for (const area of circle.filter(({ name }) => name !== "O")) {
      for (const count of [1, 2, 3, 4, 5, 6]) for (const heap of spots(area, count)) expect(holds(area.corners, heap), `${area.name} ${count}`).toBe(true);
      const [a, b] = spots(area, 2) as [Point, Point];
      expect(Math.hypot(a.x - b.x, a.y - b.y), area.name).toBeGreaterThan(area.name.startsWith("T") ? 28 : 36);
    }
  });

  test("a box that points at the centre or a hexagon has its edges inside the outline, as it is seen", () => {
    const { see } = seenFrom(0.5, { x: 0, y: 0, width: 352, height: 176 });
    for (const area of circle.filter(({ name }) => name === "C" || name.startsWith("H"))) {
      const { x, y, width, height } = heart(area, see);
      const edges = [[x, y + height / 2], [x + width, y + height / 2], [x + width / 2, y], [x + width / 2, y + height]];
      const outside = edges.filter(([x, y]) => !holds(area.corners.map(see), { x: x!, y: y! }));
      expect(outside, area.name).toEqual([]);
    }
  });

  test("six heaps find room in every area, apart and inside the circle", () => {
    for (const area of circle) {
      const found = spots(area, 6);
      for (const [i, a] of found.entries()) {
        expect(Math.hypot(a.x, a.y)).toBeLessThan(RADIUS);
        for (const b of found.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(18);
      }
    }
  });
});
