import { expect, test } from "vitest";
import type { MoveOption } from "../../contract";
import type { PlayerView } from "./types";
import { acceptance, before, most, named, offer, railEnd, targets, waiting } from "./view";

const option = (notation: string, kind: string, fields: Record<string, unknown> = {}): MoveOption => ({ notation, kind, fields });
const moves = [
  option("demand 3", "Demand", { gold: 3 }), option("demand open", "Demand", { gold: null }),
  option("offer 4 2", "Offer", { gold: 4, pawns: 2 }), option("offer 7 1", "Offer", { gold: 7, pawns: 1 }),
  option("accept none", "Accept", { seats: [] }), option("accept 0 2", "Accept", { seats: [0, 2] }),
];
const player = (...pawns: string[]): PlayerView => ({ kind: "PlayerView", pawns, huts: [], offer: null, words: 0, purse: null, card: null, score: null });

test("a bargain is one of the lines that were offered, or none", () => {
  expect(named(moves, "Demand", null)?.notation).toBe("demand open");
  expect(named(moves, "Demand", 4)).toBeUndefined();
  expect(offer(moves, 4, 2)?.notation).toBe("offer 4 2");
  expect(offer(moves, 4, 1)).toBeUndefined();
  expect(acceptance(moves, [2, 0])?.notation).toBe("accept 0 2");
  expect(acceptance(moves, [])?.notation).toBe("accept none");
  expect(most(moves, "Offer", "gold")).toBe(7);
});

test("a walk is a pawn and a place", () => {
  expect(targets(option("move 1 to p7", "Walk", { pawn: 1, node: "p7" }))).toEqual(["pawn:1", "node:p7"]);
  expect(targets(option("move 1 to p7 leave", "Walk", { pawn: 1, node: "p7", leave: true }))).toEqual(["pawn:1", "leave:p7"]);
  expect(targets(option("place p7", "Place", { node: "p7" }))).toEqual(["node:p7"]);
  expect(targets(option("roll", "Roll"))).toEqual([]);
});

test("how long the rail of gold is depends on what is asked, never on a purse", () => {
  expect([railEnd(null, 0), railEnd(6, 2), railEnd(30, 2), railEnd(null, 20)]).toEqual([12, 12, 32, 21]);
});

test("a tag shows what was offered before, in this haggling and for as many pawns", () => {
  const offered = (seat: number, gold: number, pawns: number) => ({ kind: "Offered", seat, gold, pawns });
  const call = { kind: "Called", seat: 0, altar: "a1l", gold: 3 };
  expect(before([offered(1, 9, 1), call, offered(1, 2, 1)], 1)).toBeNull();
  expect(before([call, offered(1, 2, 1), offered(2, 1, 1), offered(1, 4, 1)], 1)).toBe(2);
  expect(before([call, offered(1, 2, 1), offered(1, 4, 2)], 1)).toBeNull();
});

test("those who wait in the court of an altar", () => {
  expect(waiting([player("c1u", "p3", "c1u"), player("p2"), player("c1u")], "a1u")).toEqual([{ seat: 0, pawns: 2 }, { seat: 2, pawns: 1 }]);
});
