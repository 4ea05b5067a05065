import { expect, test } from "vitest";
import { around } from "./around";

test("the reader sits at the bottom, the next seat to the left: clockwise as seen from above", () => {
  const places = around(5, 2, 300, 300);
  expect(places[2]).toEqual({ x: 150, y: 300 });
  expect(places[3]!.x).toBeLessThan(150);
  expect(places[1]!.x).toBeGreaterThan(150);
});

test("up to fifteen seats of 56 by 60 do not overlap on a phone", () => {
  for (let seats = 5; seats <= 15; seats++) {
    const places = around(seats, 0, 286, seats > 11 ? 372 : seats > 8 ? 286 : 256);
    for (const [i, a] of places.entries()) {
      for (const b of places.slice(i + 1)) expect(Math.abs(a.x - b.x) >= 56 || Math.abs(a.y - b.y) >= 60, `${seats} seats`).toBe(true);
    }
  }
});
