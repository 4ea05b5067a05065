import { expect, test } from "vitest";
import { veiling } from "./veil";

const veil = veiling({ Dealt: null, Drew: { hides: ["card"] }, Tilted: { hides: ["card"], unless: "shown" } });

test("what a spectator is not told is left out, and what is open stays", () => {
  expect(veil({ kind: "Dealt", card: "x" })).toBeNull();
  expect(veil({ kind: "Drew", seat: 1, card: "x" })).toEqual({ kind: "Drew", seat: 1, card: null });
  expect(veil({ kind: "Said", text: "x" })).toEqual({ kind: "Said", text: "x" });
});

test("a flag opens an event, and flags open its cards one by one", () => {
  expect(veil({ kind: "Tilted", card: "x", shown: true })).toEqual({ kind: "Tilted", card: "x", shown: true });
  expect(veil({ kind: "Tilted", card: "x", shown: false })).toEqual({ kind: "Tilted", card: null, shown: false });
  expect(veil({ kind: "Tilted", card: ["x", "y"], shown: [false, true] })).toEqual({ kind: "Tilted", card: [null, "y"], shown: [false, true] });
});
