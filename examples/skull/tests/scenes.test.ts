// How Skull's events are shown, in the module that the package ships. Paravent's Vitest runs it: npm --prefix web test.
import { expect, test } from "vitest";
// @ts-expect-error: what is shipped is plain JavaScript
import { discretion, scenes } from "../src/paravent_skull/browser/table.js";

const SENTENCE = "what the catalogue says";
const on = { texts: { event: (event: { kind: string }) => `${event.kind}: ${SENTENCE}` } };
const EVENTS = [
  { kind: "Laid", seat: 1, disc: "skull" },
  { kind: "BidMade", seat: 1, discs: 2 },
  { kind: "Challenged", seat: 1, discs: 2 },
  { kind: "Turned", seat: 1, mat: 0, disc: "flower" },
  { kind: "Scored", seat: 1, points: 1 },
  { kind: "Lost", seat: 1, skull_of: 2, disc: "skull" },
  { kind: "Left", seat: 1 },
];
const shown = (event: { kind: string }): Record<string, any> => scenes[event.kind](event, on);

test.each(EVENTS)("$kind is told in its sentence, where its player sits or the disc lies", (event) => {
  const scene = shown(event);
  expect(scene).toMatchObject({ actor: 1, caption: `${event.kind}: ${SENTENCE}` });
  expect(scene["at"]).toBe(event.kind === "Turned" ? "mat-0" : "seat-1");
});

test("a skull that is turned stops the table, a flower goes by", () => {
  expect(shown({ kind: "Turned", seat: 1, mat: 0, disc: "skull" } as never)).toMatchObject({ weight: "moment", cue: "false", targets: [0], picture: expect.any(Function) });
  const flower = shown({ kind: "Turned", seat: 1, mat: 0, disc: "flower" } as never);
  expect(flower).toMatchObject({ cue: "reveal", targets: [0] });
  expect(flower).not.toHaveProperty("picture");
});

test("whose skull it was is in the light, unless it was one's own", () => {
  expect(shown({ kind: "Lost", seat: 1, skull_of: 2 } as never)["targets"]).toEqual([2]);
  expect(shown({ kind: "Lost", seat: 1, skull_of: 1 } as never)["targets"]).toEqual([]);
});

test.each(["Laid", "Lost"])("%s says nothing of the disc on a screen that others see", (kind) => {
  for (const disc of ["flower", "skull"]) expect(discretion.veil({ kind, seat: 1, disc })).toEqual({ kind, seat: 1, disc: null });
  expect(discretion.veil({ kind: "Turned", seat: 1, mat: 0, disc: "skull" })).toMatchObject({ disc: "skull" });
});

test("a disc that is laid travels face down, from its player to the mat", () => {
  for (const disc of ["flower", "skull"]) expect(shown({ kind: "Laid", seat: 1, disc } as never)["travels"]).toEqual([{ from: "seat-1", to: "mat-1", face: "down", draw: expect.any(Function) }]);
});

test("what the end shows anyway is not shown before", () => {
  for (const kind of ["Opened", "Ended"]) expect(shown({ kind })).toEqual({ silent: expect.any(String) });
});
