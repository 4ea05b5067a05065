import { describe, expect, test } from "vitest";
import { BOARDS, crowd, layout } from "./board";

describe.each(Object.values(BOARDS))("the board $name", (board) => {
  const drawn = layout(board);
  const words = board.path.flatMap((row) => row.split(" "));

  test("has a place for every word of its path, and for an altar beside every court", () => {
    const wanted = words.filter((word) => !word.startsWith("s"));
    const altars = wanted.filter((word) => word.startsWith("c")).map((word) => `a${word.slice(1)}`);
    expect(Object.keys(drawn.nodes).sort()).toEqual([...wanted, ...altars].sort());
    expect(drawn.rivers.length).toBe(words.filter((word) => word.startsWith("s")).length);
  });

  test("keeps places apart and inside", () => {
    const points = Object.entries(drawn.nodes);
    for (const [name, a] of points) {
      expect(a.x >= 14 && a.x <= drawn.width - 14 && a.y >= 14 && a.y <= drawn.height - 14, name).toBe(true);
      for (const [other, b] of points) if (name < other) expect(Math.hypot(a.x - b.x, a.y - b.y), `${name} ${other}`).toBeGreaterThanOrEqual(27);
    }
  });

  test("leads from each place to the next without a leap", () => {
    drawn.path.slice(1).forEach((point, i) => {
      const before = drawn.path[i]!;
      expect(Math.hypot(point.x - before.x, point.y - before.y)).toBeLessThanOrEqual(80);
    });
  });

  test("lands straight across the river from an altar", () => {
    for (const [name, altar] of Object.entries(drawn.nodes)) {
      if (name.startsWith("a")) expect(drawn.nodes[`l${name.slice(1)}`]!.y).toBe(altar.y);
    }
  });
});

test("a crowd is centred and does not pile up", () => {
  for (let count = 1; count <= 18; count++) {
    const places = crowd(count, 30);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    expect(places.reduce((sum, { x }) => sum + x, 0)).toBeCloseTo(0);
  }
});
