import { expect, test } from "vitest";
import { signOf, stand } from "./layout.ts";

const BOX = { width: 300, height: 100 };

test("everybody has a spot inside the box", () => {
  for (let people = 0; people <= 24; people++) {
    const { spots, width, height } = stand(people, BOX, 44);
    expect(spots).toHaveLength(people);
    expect(spots.every(({ x, y }) => x >= -0.01 && x + width <= BOX.width + 0.01 && y >= 0 && y + height <= BOX.height + 0.01)).toBe(true);
  }
});

test("few stand in one row, as tall as the box", () => {
  const { spots, height } = stand(3, BOX, 44);

  expect([height, new Set(spots.map(({ y }) => y)).size]).toEqual([100, 1]);
});

test("many stand in rows, far enough apart to be tapped", () => {
  const { spots } = stand(9, BOX, 44);
  const rows = [...new Set(spots.map(({ y }) => y))];

  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) {
    const xs = spots.filter(({ y }) => y === row).map(({ x }) => x);
    expect(xs.slice(1).every((x, k) => x - xs[k]! >= 44)).toBe(true);
  }
});

test("in a low box two rows are enough to be tapped, and nobody is drawn smaller for it", () => {
  const { spots, height } = stand(7, { width: 270, height: 70 }, 44);

  expect(new Set(spots.map(({ y }) => y)).size).toBe(2);
  expect(height).toBeGreaterThan(48);
});

test("a virtue can be read on whoever is small, and is no larger than on a card on the others", () => {
  expect([signOf(0), signOf(40), signOf(120)]).toEqual([1.5, 1.5, 1]);
  expect(signOf(70) * 70 * 0.27).toBeCloseTo(24);
});

test("a single one is no taller than told", () => {
  expect(stand(1, BOX, 44, 60)).toEqual({ height: 60, width: 60 * 0.72, spots: [{ x: (300 - 43.2) / 2, y: 0 }] });
});
