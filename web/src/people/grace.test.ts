import { expect, test } from "vitest";
import { secondsLeft } from "./grace";

test("a seat may be given away when its player has been gone for as long as the table says", () => {
  const away = [{ seat: 2, at: 1_000 }];
  expect(secondsLeft(away, 2, 30, 1_000)).toBe(30);
  expect(secondsLeft(away, 2, 30, 30_500)).toBe(1);
  expect(secondsLeft(away, 2, 30, 31_000)).toBe(0);
  expect(secondsLeft(away, 1, 30, 99_000)).toBe(30);
});
