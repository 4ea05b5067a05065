import { expect, test } from "vitest";
import { recorded } from "../../stage/recorded";
import { possible } from "./possible";
import type { OverseersView, OverseerView } from "./view";

const views = recorded("overseers").flatMap(({ steps }) => steps.map(({ after }) => after.view as unknown as OverseersView));

test("of rows that lie open there is one worth, and it is the one that the server says", () => {
  const open = views.flatMap(({ revealed, overseers }) => (revealed ? overseers : [])).filter(({ cards, worth }) => worth !== null && cards.every(({ card }) => card !== null));
  expect(open.length).toBeGreaterThan(0);
  for (const overseer of open) expect(possible(overseer)).toEqual({ least: overseer.worth, most: overseer.worth });
});

test("hidden cards are worth between the least and the most that they may be", () => {
  const cards = [{ position: "t1", card: "honesty", face_up: true }, { position: "t2", card: "honesty", face_up: true }, { position: "b1", card: null, face_up: false }];
  const row = { character: "xie", cards, tilt: null, tilted: null, slid: null, above: null } as unknown as OverseerView;
  expect(possible(row)).toEqual({ least: 10 + 2 + 1, most: 18 + 3 });
  expect(possible({ ...row, cards: [] })).toBeNull();
});

test("a copy counts as the card above it, and a tilted trait as five each", () => {
  const cards = [{ position: "t1", card: "piety", face_up: true }, { position: "b1", card: null, face_up: false }];
  const row = { character: "lan", cards, tilt: null, tilted: null, slid: "b1", above: "t1" } as unknown as OverseerView;
  expect(possible(row)).toEqual({ least: 6, most: 6 });
  expect(possible({ ...row, slid: null, above: null, tilt: "t1", tilted: "piety" })).toEqual({ least: 5 + 2, most: 5 + 6 });
});
