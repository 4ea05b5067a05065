import { expect, test } from "vitest";
import { letter } from "./seats";

test("a seat's letter is the first letter or digit of the name, else its first sign, never half of one", () => {
  expect(["zoé", "👑 Ada", "🦊", "7up", "עבד", ""].map(letter)).toEqual(["Z", "A", "🦊", "7", "ע", "?"]);
});

test("bots, who are all called the same, are told apart by their number", () => {
  expect(["Bot 2", "Bot 15", "Bo 2"].map(letter)).toEqual(["2", "15", "B"]);
});
