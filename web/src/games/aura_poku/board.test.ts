import { describe, expect, test } from "vitest";
import { apart, besides, BOARDS, closer, crop, crowd, layout, playsAt, progress, riverOf } from "./board";

describe.each(Object.values(BOARDS))("the board $name", (board) => {
  const drawn = layout(board);
  const words = board.path.flatMap((row) => row.split(" "));

  test("has a place for every word of its path, and for an altar beside every court", () => {
    const wanted = words.filter((word) => !word.startsWith("s"));
    const altars = wanted.filter((word) => word.startsWith("c")).map((word) => `a${word.slice(1)}`);
    expect(Object.keys(drawn.nodes).sort()).toEqual([...wanted, ...altars].sort());
    expect(drawn.rivers.length).toBe(words.filter((word) => word.startsWith("s")).length);
  });

  test("counts the way from the throne to the village, an altar as its court", () => {
    expect([progress(board, "throne"), progress(board, "village")]).toEqual([0, 1]);
    expect(progress(board, "a1l")).toBe(progress(board, "c1l"));
    expect(progress(board, "c1u")).toBeGreaterThan(progress(board, "c1l"));
  });

  test("keeps places apart and inside", () => {
    const points = Object.entries(drawn.nodes);
    for (const [name, a] of points) {
      expect(a.x >= 14 && a.x <= drawn.width - 14 && a.y >= 14 && a.y <= drawn.height - 14, name).toBe(true);
      for (const [other, b] of points) if (name < other) expect(Math.hypot(a.x - b.x, a.y - b.y), `${name} ${other}`).toBeGreaterThanOrEqual(27);
    }
  });

  test("leads from each place to the next without a leap: at most from one river to the next", () => {
    drawn.path.slice(1).forEach((point, i) => {
      const before = drawn.path[i]!;
      expect(Math.hypot(point.x - before.x, point.y - before.y)).toBeLessThanOrEqual(200);
    });
  });

  test("shows a phone every place of a river whole, with its altars, throne and village", () => {
    for (const [name, { x, y }] of Object.entries(drawn.nodes)) {
      const part = crop(drawn, riverOf(board, name));
      expect(x - 16 >= part.x && x + 16 <= part.x + part.width && y + 14 <= part.y + part.height, name).toBe(true);
    }
  });

  test("shows a low phone the places in question as large as a tall one, and all of them", () => {
    for (const river of drawn.rivers.keys()) {
      const here = Object.entries(drawn.nodes).filter(([name]) => riverOf(board, name) === river);
      const whole = crop(drawn, river);
      for (const [name, a] of here) {
        for (const [other, b] of here) {
          const part = closer(whole, [a, b], 0.6);
          expect(part.y >= whole.y && part.y + part.height <= whole.y + whole.height && part.height >= whole.width * 0.6, name).toBe(true);
          for (const { y } of [a, b]) expect(y - 14 >= part.y && y + 14 <= part.y + part.height, `${name} ${other}`).toBe(true);
        }
      }
      expect(closer(whole, here.map(([, point]) => point), 0.6)).toEqual(whole);
    }
  });

  test("shows a low phone what must be seen as large as can be, and of the rest what fits", () => {
    const whole = crop(drawn, 0);
    const [foot, head] = [drawn.nodes["c1l"]!, drawn.nodes[board.path[1]!.split(" ")[board.path[1]!.split(" ").indexOf("s1") - 1]!]!];
    expect(closer(whole, [foot, head], 0.4, 1)).toEqual(closer(whole, [foot], 0.4));
    expect(closer(whole, [foot, foot], 0.4, 1)).toEqual(closer(whole, [foot], 0.4));
    expect(closer(whole, [foot, head], 0.4).height).toBeGreaterThan(whole.width * 0.4);
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

test("up to three pawns stand beside each other, so that no number is hidden", () => {
  for (let count = 2; count <= 3; count++) {
    const places = crowd(count, 40);
    expect(new Set(places.map(({ y }) => y)).size).toBe(1);
    places.slice(1).forEach(({ x }, i) => expect(x - places[i]!.x).toBeGreaterThanOrEqual(18));
  }
});

test("what lies beside the board lies at the right edge, on nothing if there is room, else on as little as can be", () => {
  const room = { width: 200, height: 200 };
  const size = { width: 50, height: 40 };
  const label = { x: 120, y: 0, width: 80, height: 60 };
  expect(besides(size, room, [])).toMatchObject({ x: 146, y: 4, covers: 0 });
  expect(besides(size, room, [label])).toMatchObject({ x: 146, y: 60, covers: 0 });
  expect(besides(size, room, [{ ...label, x: 0 }])).toMatchObject({ y: 4, covers: 0 });
  const full = besides(size, room, [label, { ...label, y: 90, height: 110 }]);
  expect([full.y, full.covers]).toEqual([52, 50 * (8 + 2)]);
});

test("a scene plays where something goes to, or else at its own place on the board", () => {
  const to = (place: string) => ({ to: place });
  expect(playsAt({ at: "l1l", travels: [to("seat-0"), to("village")] })).toBe("village");
  expect(playsAt({ at: "l1l", travels: [] })).toBe("l1l");
  expect(playsAt({ at: "source-2", travels: [to("seat-1")] })).toBe("source-2");
  expect([playsAt({ at: "seat-1", travels: [to("die")] }), playsAt({ at: "persecutor", travels: [] }), playsAt(null)]).toEqual([null, null, null]);
});

test("a source belongs to its river, a hut to the last one", () => {
  const creek = BOARDS["creek"]!;
  expect(["source-1", "source-2", "hut-0", "village", "throne"].map((place) => riverOf(creek, place))).toEqual([0, 1, 1, 1, 0]);
});

test("signs that would lie on one another are moved apart, and no others", () => {
  const sign = (x: number, y: number) => ({ x, y, wide: 100, high: 50 });
  expect(apart([sign(0, 40), sign(0, 0), sign(50, 60), sign(200, 10)]).map(({ x, y }) => [x, y])).toEqual([[0, 0], [200, 10], [0, 62], [50, 124]]);
  expect(apart([sign(0, 0), sign(0, 40), sign(200, 10)], 100).map(({ x, y }) => [x, y])).toEqual([[0, -12], [200, 10], [0, 50]]);
});
