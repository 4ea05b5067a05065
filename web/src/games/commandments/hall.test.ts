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
