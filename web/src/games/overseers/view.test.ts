import { describe, expect, test } from "vitest";
import type { MoveOption } from "../../contract";
import { above, passesLeft, placement, sets, targets, votersFor, worthOf, type OverseerView, type Trait } from "./view";

const option = (kind: string, fields: Record<string, unknown>): MoveOption => ({ notation: kind, kind, fields });

const overseer = (cards: (Trait | null)[], more: Partial<OverseerView> = {}): OverseerView => ({
  character: "lan", pack: { size: 0, cards: null }, hand: { size: 0, cards: null }, next: "b2", tilt: null, tilted: null, slid: null, above: null,
  vote: null, worth: null, score: null, total: null, led: false,
  cards: cards.map((card, i) => ({ position: i < 3 ? `t${i}` : `b${i - 3}`, card, face_up: i < 3 })),
  ...more,
});

describe("what one taps", () => {
  test("my own places for a slide, another's for a peek", () => {
    expect(targets(2)(option("Slide", { position: "t0", above: "b1" }))).toEqual(["2:t0", "2:b1"]);
    expect(targets(2)(option("Peek", { seat: 4, first: "b0", second: "b1" }))).toEqual(["4:b0", "4:b1"]);
  });

  test("nothing for a denial", () => {
    expect(targets(2)(option("Deny", {}))).toEqual([]);
  });
});

describe("passing", () => {
  test("goes left, but in the second round where sides alternate", () => {
    const left = (alternate_pass: boolean): boolean[] => [1, 2, 3].map((round) => passesLeft({ alternate_pass, round }));
    expect(left(false)).toEqual([true, true, true]);
    expect(left(true)).toEqual([true, false, true]);
  });
});

describe("placement", () => {
  const lines = [
    option("Place", { top: ["murder", "piety", "piety"], bottom: ["malice", "theft"] }),
    option("Place", { top: ["malice", "murder", "piety"], bottom: ["piety", "theft"] }),
  ];

  test("the order in which cards were laid does not matter", () => {
    expect(placement(lines, ["piety", "murder", "piety"], ["theft", "malice"])).toBe(lines[0]);
    expect(placement(lines, ["piety", "murder"], ["theft", "malice", "piety"])).toBeUndefined();
  });

  test("how many go above is read from the lines", () => {
    expect(above(lines)).toBe(3);
  });
});

describe("sets", () => {
  test("are unknown while a card is", () => {
    expect(sets(overseer(["murder", null, "piety"]))).toBeNull();
  });

  test("count a copy as the card above it, and say which trait is tilted", () => {
    const cards = overseer(["piety", "piety", "murder", "theft", "malice"], { slid: "b0", above: "t0", tilted: "malice" });
    expect(sets(cards)).toEqual([
      { trait: "murder", cards: 1, tilted: false },
      { trait: "malice", cards: 1, tilted: true },
      { trait: "piety", cards: 3, tilted: false },
    ]);
  });
});

test("votes are known by who gave them", () => {
  expect(votersFor([overseer([], { vote: 1 }), overseer([], { vote: 2 }), overseer([], { vote: 1 })], 1)).toEqual([0, 2]);
});

test("a fourth piety is worth nothing more; a tilted trait makes no set", () => {
  expect([worthOf("piety", 2, false), worthOf("piety", 3, false), worthOf("piety", 4, false), worthOf("piety", 3, true), worthOf("murder", 2, false)]).toEqual([6, 21, 21, 15, 12]);
});
