import { expect, test } from "vitest";
import { readMarks, suspicion, toggled } from "./suspects.ts";
import type { GuruView, SectView } from "./types.ts";

const sect: SectView = {
  kind: "SectView", stage: [], capital: 12, bounty: 0, active: 3, vanished: 0, exposed: [], height: 0, memory: null, secrets: null, score: null, disqualified: null,
};
const view: GuruView = {
  kind: "GuruView", seat: 0, phase: null, round: 1, first: 0, piles: [], skeptics: { kind: "PileView", top: null, height: 0 },
  sects: [{ ...sect, secrets: { kind: "Secrets", active: ["tom"], vanished: ["violet"], centre: [] } }, { ...sect, exposed: ["barks"] }, sect],
  barred: false, last_turn: false, last_round: false, ending: "", honour: false, open_memory: false, max_rounds: 30,
};
const denial = { kind: "Accused", seat: 2, guru: 1, preacher: "flurry", true: false, bounty: 0 };

test("my own preachers look like any others, ruled out or not", () => {
  expect(["tom", "violet", "smailee"].map((preacher) => suspicion(view, [], new Set(), 1, preacher))).toEqual(["open", "open", "open"]);
  expect(suspicion(view, [], readMarks("1:tom"), 1, "tom")).toBe("ruled-out");
});

test("an exposed preacher is known for its guru and impossible for the others", () => {
  expect([1, 2].map((guru) => suspicion(view, [], new Set(), guru, "barks"))).toEqual(["exposed", "elsewhere"]);
});

test("a denial speaks for the guru who was accused, not for the others", () => {
  expect([1, 2].map((guru) => suspicion(view, [denial], new Set(), guru, "flurry"))).toEqual(["denied", "open"]);
});

test("what I rule out stays ruled out until I take it back", () => {
  const once = toggled(readMarks(""), 2, "rastaman");
  expect(suspicion(view, [], readMarks(once), 2, "rastaman")).toBe("ruled-out");
  expect(toggled(readMarks(once), 2, "rastaman")).toBe("");
});
