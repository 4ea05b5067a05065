import { expect, test } from "vitest";
import { prints, readPad, writePad } from "./cards";

const cards = prints([{ id: "blank-1", kind: "action", karma: 3, en: "laugh", fr: "rire" }], "fr");

test("every card can be read, blank ones too", () => {
  expect(cards.length).toBe(101);
  expect(cards.at(-1)).toEqual({ id: "blank-1", kind: "action", karma: 3, text: "rire" });
});

test("the pad remembers what was crossed out, in this ritual, in few characters", () => {
  const crossed = new Set([cards[0]!.id, cards[5]!.id, "blank-1"]);
  const kept = writePad(crossed, 2, cards);
  expect(kept.length).toBeLessThan(32);
  expect(readPad(kept, 2, cards)).toEqual(crossed);
  expect(readPad(kept, 3, cards)).toEqual(new Set());
  expect(readPad("", 1, cards)).toEqual(new Set());
});
