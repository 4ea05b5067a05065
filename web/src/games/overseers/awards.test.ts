import { expect, test } from "vitest";
import type { Outcome, Plain } from "../../contract.ts";
import { awards } from "./awards.ts";
import type { Event } from "./types.ts";

const OUTCOME: Outcome = { scores: [50, 40, 30], winners: [0], ending: "rounds" };
const given = (...events: Event[]) => awards(events as unknown as Plain[], null, OUTCOME);
const revealed = (...scores: number[]): Event[] => scores.map((score, seat) => ({ kind: "Revealed", seat, character: "lan", positions: [], cards: [], tilted: null, score }));

test("the keenest eye has voted most often for the richest", () => {
  const told: Event[] = [{ kind: "Voted", votes: [1, 2, 1] }, ...revealed(10, 30, 20), { kind: "Voted", votes: [2, 0, 0] }, ...revealed(10, 20, 30)];

  expect(given(...told)).toEqual([{ seat: 0, key: "keen-eye", values: { count: 2 } }]);
});

test("nobody was right where two are the richest", () => {
  const told: Event[] = [{ kind: "Voted", votes: [1, 2, 1] }, ...revealed(10, 30, 30), { kind: "Voted", votes: [1, 2, 1] }, ...revealed(10, 30, 30)];

  expect(given(...told)).toEqual([]);
});

test("who was accused wrongly is consoled, unless two were equally often", () => {
  const wronged = (seat: number): Event => ({ kind: "DiscardSeen", seat, cards: null });

  expect(given(wronged(2), wronged(1), wronged(2))).toEqual([{ seat: 2, key: "wronged", values: { count: 2 } }]);
  expect(given(wronged(2), wronged(1))).toEqual([]);
});

test("one robbery makes no light fingers, two do", () => {
  const robbed = (thief: number): Event => ({ kind: "Robbed", thief, victim: 0 });

  expect(given(robbed(1), robbed(2))).toEqual([]);
  expect(given(robbed(1), robbed(1))).toEqual([{ seat: 1, key: "light-fingers", values: { count: 2 } }]);
});
