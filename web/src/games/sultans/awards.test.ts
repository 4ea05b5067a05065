import { expect, test } from "vitest";
import { awards } from "./awards";
import type { Event } from "./types";

const outcome = { scores: [1, 2, 3, 4, 5], winners: [4], ending: "rounds" };
const given = (...events: Event[]) => awards(events, null, outcome).map(({ seat, key, values }) => [key, seat, values?.["count"]]);
const strike = (seat: number, victim: number): Event => ({ kind: "Attacked", seat, victim });

test("who killed a sultan is remembered, and who stopped an assassin", () => {
  expect(given(strike(1, 3), { kind: "Died", seat: 3, card: "sultan" })).toEqual([["regicide", 1, 1]]);
  expect(given(strike(1, 3), { kind: "Revealed", seat: 2, card: "guard" }, { kind: "Died", seat: 1, card: "assassin" })).toEqual([["best-guard", 2, 1]]);
});

test("a sultan who is struck at and lives makes nobody a regicide", () => {
  expect(given(strike(1, 3), { kind: "Died", seat: 1, card: "assassin" })).toEqual([]);
});

test("an award has one holder, and takes more than one try", () => {
  expect(given(strike(1, 3), strike(1, 2))).toEqual([["boldest-blade", 1, 2]]);
  expect(given(strike(1, 3), strike(1, 2), strike(2, 3), strike(2, 1))).toEqual([]);
  const look: Event = { kind: "Looked", seat: 4, target: 0, card: null };
  expect(given(look, look, look)).toEqual([["curious-eyes", 4, 3]]);
});
