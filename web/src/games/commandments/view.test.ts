import { expect, test } from "vitest";
import type { MoveOption } from "../../contract";
import { down, inHand, marking, nextColour, ordinance, saying, used } from "./view";

const option = (notation: string, kind: string, fields: Record<string, unknown> = {}): MoveOption => ({ notation, kind, fields });

test("white is set first, then black, then brown", () => {
  expect([15, 11, 10, 6, 5, 1].map(nextColour)).toEqual(["white", "white", "black", "black", "brown", "brown"]);
});

test("an artefact is in hand between take and put", () => {
  const take = { kind: "Take", colour: "black", area: "H0", stance: "lying" };
  expect(inHand([{ kind: "Gesture", gesture: "bow", to: null }, take])).toEqual({ colour: "black", area: "H0", stance: "lying" });
  expect(inHand([take, { kind: "Put", area: "C", stance: "standing" }])).toBeNull();
  expect(used([take, { kind: "Say", text: "om" }, { kind: "Gesture", gesture: "bow", to: null }])).toBe(2);
});

test("an ordinance is its taboo and what is put away; the commandments stay as drawn", () => {
  const lines = [option("ordain a d / b", "Ordain", { first: "a", second: "d", taboo: "b" })];
  expect(ordinance(lines, ["a", "b", "c", "d"], "b", "c")).toBe(lines[0]);
  expect(ordinance(lines, ["a", "b", "c", "d"], "c", "b")).toBeUndefined();
});

test("a verdict is the set of its marks", () => {
  const lines = [option("mark none", "Mark", { cards: [] }), option("mark a b", "Mark", { cards: ["a", "b"] })];
  expect(marking(lines, [])).toBe(lines[0]);
  expect(marking(lines, ["b", "a"])).toBe(lines[1]);
  expect(marking(lines, ["a"])).toBeUndefined();
});

test("an artefact goes down in an area, standing or lying", () => {
  const lines = [option("put C", "Put", { area: "C", stance: "standing" }), option("put C lying", "Put", { area: "C", stance: "lying" })];
  expect(down(lines, "C", "lying")).toBe(lines[1]);
  expect(down(lines, "O", "lying")).toBeUndefined();
});

test("what may not be said is taken out of a saying", () => {
  expect(saying('  "Om" mani\n ')).toBe('say "Om mani"');
  expect(saying(' " ')).toBeNull();
  expect(saying("é".repeat(200))).toBe(`say "${"é".repeat(140)}"`);
});
