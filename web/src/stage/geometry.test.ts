import { expect, test } from "vitest";
import { along, arc, clearOf, middle, plateAt } from "./geometry";

const STAGE = { width: 390, height: 620 };
const PLATE = { width: 200, height: 60 };

test("a plate stands under a place in the upper half and over one in the lower half", () => {
  expect(plateAt({ left: 150, top: 40, width: 90, height: 60 }, PLATE, STAGE)).toEqual({ x: 95, y: 108 });
  expect(plateAt({ left: 150, top: 500, width: 90, height: 60 }, PLATE, STAGE)).toEqual({ x: 95, y: 432 });
});

test("a plate is whole on the stage, wherever its place is", () => {
  for (const left of [-300, 0, 380, 900])
    for (const top of [-300, 0, 600, 2000]) {
      const { x, y } = plateAt({ left, top, width: 20, height: 20 }, PLATE, STAGE);
      expect([x >= 8, x + 200 <= 382, y >= 8, y + 60 <= 612]).toEqual([true, true, true, true]);
    }
});

test("without a place a plate stands in the middle", () => {
  expect(plateAt(null, PLATE, STAGE)).toEqual({ x: 95, y: 384.4 });
});

test("a plate stands clear of what is taken: under it, or over it where there is no room", () => {
  const at = { x: 95, y: 108 };
  expect(clearOf(null, at, PLATE, STAGE)).toEqual(at);
  expect(clearOf({ left: 8, top: 200, width: 374, height: 90 }, at, PLATE, STAGE)).toEqual(at);
  expect(clearOf({ left: 8, top: 120, width: 374, height: 90 }, at, PLATE, STAGE)).toEqual({ x: 95, y: 218 });
  expect(clearOf({ left: 8, top: 480, width: 374, height: 120 }, { x: 95, y: 500 }, PLATE, STAGE)).toEqual({ x: 95, y: 412 });
  expect(clearOf({ left: 8, top: 10, width: 374, height: 600 }, at, PLATE, STAGE)).toEqual(at);
});

test("an arc begins and ends where it should, and is bent upwards", () => {
  const [from, to] = [{ x: 20, y: 300 }, { x: 320, y: 300 }];
  expect([along(from, to, 0), along(from, to, 1)]).toEqual([from, to]);
  expect(along(from, to, 0.5).y).toBeLessThan(300);
  expect(arc(from, to)).toMatch(/^M20\.0 300\.0L.*L320\.0 300\.0$/);
  expect(middle({ left: 0, top: 10, width: 4, height: 6 })).toEqual({ x: 2, y: 13 });
});
