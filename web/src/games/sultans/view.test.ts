import { describe, expect, test } from "vitest";
import type { MoveOption, Plain } from "../../contract";
import { isWindow, seenThisRound, split, targets, threat } from "./view";

const option = (kind: string, fields: Record<string, unknown> = {}): MoveOption => ({ notation: kind.toLowerCase(), kind, fields });
const kinds = (moves: MoveOption[]) => moves.map(({ kind }) => kind);

describe("what may be seen over a shoulder", () => {
  test("a hidden player's open moves are the same whatever the card", () => {
    const slave = [option("Look"), option("Swap"), option("Revolt")];
    const assassin = [option("Look"), option("Swap"), option("Kill")];
    expect(kinds(split(slave, [], true).open)).toEqual(kinds(split(assassin, [], true).open));
  });

  test("the sultan's standing reveal is behind the screen", () => {
    expect(split([option("Pass")], [option("Reveal")], true)).toEqual({ open: [option("Pass")], veiled: [option("Reveal")] });
  });

  test("in a window a guard's open moves are those of anybody else", () => {
    expect(split([option("Intervene"), option("Pass")], [], true).open).toEqual(split([option("Pass")], [], true).open);
  });

  test("a visible player has nothing to hide", () => {
    expect(kinds(split([option("Hide"), option("Kill")], [], false).open)).toEqual(["Hide", "Kill"]);
  });
});

test("one taps a seat, three seats, or the spare", () => {
  expect(targets(option("Look", { target: 3 }))).toEqual(["seat:3"]);
  expect(targets(option("Gaze", { targets: [1, 2, 4] }))).toEqual(["seat:1", "seat:2", "seat:4"]);
  expect(targets(option("Swap", { target: null }))).toEqual(["spare"]);
  expect(targets(option("Hide"))).toEqual([]);
});

test("what I saw is mine, and of this round", () => {
  const events: Plain[] = [
    { kind: "Looked", seat: 1, target: 0, card: "slave" },
    { kind: "RoundBegan", round: 2, first: 0 },
    { kind: "Looked", seat: 1, target: 2, card: "sultan" },
    { kind: "Looked", seat: 3, target: 2, card: null },
    { kind: "Swapped", seat: 0, partner: 3, gave: null, got: null },
    { kind: "Swapped", seat: 0, partner: 1, gave: "guard", got: "slave" },
  ];
  expect(seenThisRound(events, 1)).toEqual([events[2], events[5]]);
});

test("a strike threatens its victim", () => {
  expect(threat({ kind: "GuardWindow", assassin: 2, victim: 5 })).toEqual({ from: 2, to: 5 });
  expect(threat({ kind: "Turn", seat: 2 })).toBeNull();
  expect(isWindow({ kind: "RevoltWindow", slave: 1 })).toBe(true);
});
