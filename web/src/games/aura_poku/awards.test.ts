import { expect, test } from "vitest";
import type { Outcome, Plain } from "../../contract.ts";
import { awards } from "./awards.ts";

const OUTCOME: Outcome = { scores: [10, 12, 9], winners: [1], ending: "three-home" };
const carried = (seat: number, sacrificer: number, gold: number, ...pawns: number[]): Plain => ({ kind: "Carried", seat, sacrificer, gold, pawns, node: "l1l" });
const given = (...events: Plain[]) => awards(events, null, OUTCOME);

test("the ferryman took the most pawns of others across", () => {
  expect(given(carried(1, 0, 2, 0, 1), carried(2, 0, 1, 0), carried(0, 1, 2, 0))).toEqual([{ seat: 0, key: "ferryman", values: { pawns: 3, gold: 3 } }]);
});

test("nobody is the ferryman if two were equally busy, or one passenger was all", () => {
  expect(given(carried(1, 0, 2, 0, 1), carried(0, 1, 1, 0, 2))).toEqual([]);
  expect(given(carried(1, 0, 2, 0))).toEqual([]);
});

test("the dearest seat is reckoned by the pawn", () => {
  expect(given(carried(1, 0, 6, 0, 1), carried(2, 1, 4, 0), carried(0, 2, 2, 0))).toContainEqual({ seat: 2, key: "dearest", values: { sacrificer: 1, gold: 4, pawns: 1 } });
});
