import { expect, test } from "vitest";
import type { MoveOption } from "../../contract";
import { acceptance, demand, most, offer, targets, waiting, type PlayerView } from "./view";

const option = (notation: string, kind: string, fields: Record<string, unknown> = {}): MoveOption => ({ notation, kind, fields });
const moves = [
  option("demand 3", "Demand", { gold: 3 }), option("demand open", "Demand", { gold: null }),
  option("offer 4 2", "Offer", { gold: 4, pawns: 2 }), option("offer 7 1", "Offer", { gold: 7, pawns: 1 }),
  option("accept none", "Accept", { seats: [] }), option("accept 0 2", "Accept", { seats: [0, 2] }),
];
const player = (...pawns: string[]): PlayerView => ({ pawns, huts: [], offer: null, purse: null, card: null, score: null });

test("a bargain is one of the lines that were offered, or none", () => {
  expect(demand(moves, null)?.notation).toBe("demand open");
  expect(demand(moves, 4)).toBeUndefined();
  expect(offer(moves, 4, 2)?.notation).toBe("offer 4 2");
  expect(offer(moves, 4, 1)).toBeUndefined();
  expect(acceptance(moves, [2, 0])?.notation).toBe("accept 0 2");
  expect(acceptance(moves, [])?.notation).toBe("accept none");
  expect(most(moves, "Offer", "gold")).toBe(7);
});

test("a walk is a pawn and a place", () => {
  expect(targets(option("move 1 to p7", "Walk", { pawn: 1, node: "p7" }))).toEqual(["pawn:1", "node:p7"]);
  expect(targets(option("roll", "Roll"))).toEqual([]);
});

test("those who wait in the court of an altar", () => {
  expect(waiting([player("c1u", "p3", "c1u"), player("p2"), player("c1u")], "a1u")).toEqual([{ seat: 0, pawns: 2 }, { seat: 2, pawns: 1 }]);
});
