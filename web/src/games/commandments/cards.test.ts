import { expect, test } from "vitest";
import { artOf } from "./art";
import { prints, readPad, writePad } from "./cards";
import { POSES } from "./drawings/poses";
import { GROUPS } from "./gestures";

const cards = prints([{ id: "blank-1", kind: "action", karma: 3, en: "laugh", fr: "rire", test: null }], "fr");

test("every card can be read, blank ones too", () => {
  expect(cards.length).toBe(101);
  expect(cards.at(-1)).toEqual({ id: "blank-1", kind: "action", karma: 3, text: "rire", art: { kind: "quill" } });
});

test("the pad remembers what was crossed out, in this ritual, in few characters", () => {
  const crossed = new Set([cards[0]!.id, cards[5]!.id, "blank-1"]);
  const kept = writePad(crossed, 2, cards);
  expect(kept.length).toBeLessThan(32);
  expect(readPad(kept, 2, cards)).toEqual(crossed);
  expect(readPad(kept, 3, cards)).toEqual(new Set());
  expect(readPad("", 1, cards)).toEqual(new Set());
});

test("every gesture has a figure of its own", () => {
  const drawn = Object.values(GROUPS).flat().map((gesture) => JSON.stringify(POSES[gesture]));
  expect(drawn).not.toContain(undefined);
  expect(new Set(drawn).size).toBe(drawn.length);
});

test("a card is drawn from its test: the gesture, or the places and colours that it names", () => {
  expect(artOf("action", ["at-least", 1, ["gestures", { name: ["dance"] }]], false)).toEqual({ kind: "pose", pose: "dance" });
  expect(artOf("action", ["at-least", 1, ["gestures", { tag: ["polite"] }]], false)).toEqual({ kind: "pose", pose: "bow" });
  expect(artOf("artefact", ["all", ["moved", "white"], ["target", "centre"]], false)).toEqual({
    kind: "circle", from: null, to: "C", areas: ["C"], colours: ["white"], stance: "standing", counts: false,
  });
  for (const card of cards) if (card.art.kind === "pose") expect(POSES[card.art.pose], card.id).toBeDefined();
});
