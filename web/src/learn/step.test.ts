import { describe, expect, it } from "vitest";
import { matches, offered, place, taken, waitsFor, type Step } from "./step";

const STEPS: Step[] = [
  { id: "hello" },
  { id: "first", move: "preach 3", allow: ["preach *"], take: ["preach 3"] },
  { id: "watch", event: "TurnBegan", nth: 2 },
  { id: "said" },
  { id: "second", move: "convert" },
  { id: "end" },
];
const turn = { kind: "TurnBegan" };

describe("a step", () => {
  it("waits for one thing", () => expect(STEPS.map(waitsFor)).toEqual(["tap", "move", "event", "tap", "move", "tap"]));
  it("may wait until something is opened", () => expect(waitsFor({ id: "suspects", open: "suspects" })).toBe("open"));
  it("offers what it allows and takes no more", () => expect([offered(STEPS[1]!), taken(STEPS[1]!), offered(STEPS[4]!), taken(STEPS[0]!)]).toEqual([["preach *"], ["preach 3"], ["convert"], []]));
  it("means moves by their notation", () => {
    expect(matches("recruit a-b for c", ["recruit * for c"])).toBe(true);
    expect(matches("preach 3", ["preach"])).toBe(false);
    expect(matches("preach 3", [])).toBe(false);
    expect(matches("axb", ["a.b"])).toBe(false);
  });
});

describe("a lesson's place", () => {
  it("is where it was left", () => expect(place(STEPS, 1, 0, [])).toBe(1));
  it("is after the moves that were made, whatever this device remembers", () => expect(place(STEPS, 0, 1, [turn])).toBe(2));
  it("is after what has been told", () => expect(place(STEPS, 0, 1, [turn, turn])).toBe(3));
  it("is never before what this device remembers", () => expect(place(STEPS, 4, 1, [turn, turn])).toBe(4));
  it("is past the end when all moves are made", () => expect(place(STEPS, 0, 2, [])).toBe(5));
});
