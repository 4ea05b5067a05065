import { describe, expect, test } from "vitest";
import { ring, type Screen } from "./ring";

const BOXES: Record<Screen, [number, number]> = { phone: [390, 420], desktop: [1440, 600], tv: [1920, 1016] };
const SCREENS = Object.keys(BOXES) as Screen[];
const PLAYERS = Array.from({ length: 11 }, (_, k) => k + 5);

describe.each(SCREENS)("a ring on a %s", (screen) => {
  const [width, height] = BOXES[screen];

  test.each(PLAYERS)("of %i seats everybody but me, clockwise from my left, inside the box", (players) => {
    const { spots } = ring(players, 2, width, height, screen);
    expect(spots.map(({ seat }) => seat)).toEqual(Array.from({ length: players - 1 }, (_, k) => (3 + k) % players));
    expect(spots[0]!.x).toBeLessThan(width / 2);
    expect(spots.at(-1)!.x).toBeGreaterThan(width / 2);
    for (const { x, y, size } of spots) {
      expect(x - size / 2).toBeGreaterThanOrEqual(0);
      expect(x + size / 2).toBeLessThanOrEqual(width);
      expect(y - size).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
  });

  test.each(PLAYERS)("of %i seats leaves every name the room of six letters", (players) => {
    for (const { room } of ring(players, 2, width, height, screen).spots) expect(room).toBeGreaterThanOrEqual(58);
  });

  test.each(PLAYERS)("of %i seats a spectator sees all, and nobody sits on another", (players) => {
    const { spots } = ring(players, null, width, height, screen);
    expect(spots).toHaveLength(players);
    spots.slice(1).forEach((spot, k) => {
      const last = spots[k]!;
      expect(Math.hypot(spot.x - last.x, spot.y - last.y)).toBeGreaterThan(spot.size * 0.7);
    });
  });
});

describe("a ring on a small phone", () => {
  const few = [5, 6, 7];

  test.each(few)("of %i seats keeps every name and card on the far side, wherever the foot begins", (players) => {
    const tall = ring(players, 0, 360, 370, "phone", true);
    expect(ring(players, 0, 360, 240, "phone", true).spots).toEqual(tall.spots);
    for (const { y, card } of tall.spots) {
      expect(y + 15).toBeLessThan(players > 5 ? 190 : 165);
      expect(card.y + card.width * 0.7).toBeLessThan(players > 5 ? 205 : 185);
    }
  });

  test.each(few)("of %i seats leaves every name the room of six letters, and nobody sits on another", (players) => {
    const { spots } = ring(players, 0, 360, 300, "phone", true);
    for (const { room, y, size } of spots) {
      expect(room).toBeGreaterThanOrEqual(58);
      expect(y - size).toBeGreaterThan(0);
    }
    spots.slice(1).forEach((spot, k) => expect(Math.hypot(spot.x - spots[k]!.x, spot.y - spots[k]!.y)).toBeGreaterThan(spot.size * 0.7));
  });

  test("that is full of people uses all of its height", () => {
    expect(ring(12, 0, 360, 330, "phone", true)).toEqual(ring(12, 0, 360, 330, "phone"));
  });
});
