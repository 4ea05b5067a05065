import { expect, test } from "vitest";
import { sinceMyTurn } from "./live";
import { CUES } from "./sound";

test("a recap begins after the last thing that I did", () => {
  const history = [{ kind: "Dealt" }, { kind: "Looked", seat: 1 }, { kind: "Looked", seat: 2 }, { kind: "Passed", seat: 0 }];
  expect(sinceMyTurn(history, 1)).toEqual(history.slice(2));
});

test("who has done nothing yet has nothing to be told", () => {
  expect(sinceMyTurn([{ kind: "Looked", seat: 2 }], 1)).toEqual([]);
});

test("every cue is short, and none is louder than it should be", () => {
  for (const notes of Object.values(CUES)) {
    expect(Math.max(...notes.map(({ at, long }) => at + long))).toBeLessThan(1.5);
    expect(Math.max(...notes.map(({ loud = 1 }) => loud))).toBeLessThanOrEqual(1);
  }
});
