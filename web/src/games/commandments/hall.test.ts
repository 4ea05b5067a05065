import { expect, test } from "vitest";
import { plan } from "./hall";

test.each([320, 360, 390, 430])("on a phone of %i pixels fate, she and her three cards stand beside each other, the cards in the order of a verdict", (width) => {
  const { fates, throne, places, card } = plan("phone", width, 400, 2);
  const parts = [
    [fates!.x - fates!.width / 2, fates!.x + 3 * fates!.step + fates!.width / 2],
    [throne.x - 0.4 * throne.height, throne.x + 0.4 * throne.height],
    ...places.map(({ x }) => [x - card / 2, x + card / 2]),
  ].flat();
  expect(parts).toEqual([...parts].sort((a, b) => a - b));
  expect(parts[0]! >= 0 && parts.at(-1)! <= width).toBe(true);
  expect(places[1]!.x - places[0]!.x).toBeGreaterThan(card + 8);
});

test.each([360, 390, 430])("on a phone of %i pixels the names of the places stand side by side, whole", (width) => {
  const BOLD = 10.4; // as wide as the widest of our letters are, on average
  for (const words of [["Premier", "Second", "Tabou"], ["First", "Second", "Taboo"]])
    for (const height of [250, 400]) {
      const { places } = plan("phone", width, height, 2, words);
      const ends = places.flatMap(({ x }, k) => [x - (words[k]!.length * BOLD) / 2, x + (words[k]!.length * BOLD) / 2]);
      expect(ends).toEqual([...ends].sort((a, b) => a - b));
      expect(ends.at(-1)).toBeLessThan(width);
    }
});

test("on a small phone most of the hall is the circle's", () => {
  const { box, tilt } = plan("phone", 360, 290, 2);
  expect(box.height / 290).toBeGreaterThan(0.6);
  expect(tilt).toBeGreaterThan(0.5);
});
