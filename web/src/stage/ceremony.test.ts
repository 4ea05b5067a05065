import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Plain } from "../contract";
import type { Sources } from "../texts/texts";
import { choose, commonAwards } from "./awards";
import { decision, ranks } from "./ranks";

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf-8");
const outcome = (scores: number[], winners: number[]) => ({ scores, winners, ending: "rounds" });

test("winners come first, the others by points, and who is level has the same place", () => {
  const order = ranks(outcome([4, 9, 9, 4, 7], [1]));
  expect(order.map(({ seat, place }) => [place, seat])).toEqual([[1, 1], [2, 2], [3, 4], [4, 0], [4, 3]]);
});

test("winners who share the first place share it whatever their points", () => {
  expect(ranks(outcome([3, 5, 8], [0, 1])).map(({ seat, place }) => [place, seat])).toEqual([[1, 1], [1, 0], [3, 2]]);
});

test("it is decided by points, by the rules between two who are level, or not at all", () => {
  expect(decision(outcome([4, 9, 6], [1]))).toEqual({ by: "points", winner: 1, second: 2, points: 3 });
  expect(decision(outcome([9, 9, 6], [1]))).toEqual({ by: "rules", winner: 1, second: 0 });
  expect(decision(outcome([9, 9, 6], [0, 1]))).toEqual({ by: "share" });
  expect(decision(outcome([9, 9, 6], []))).toEqual({ by: "nothing" });
});

const GURU: Sources = { en: [read("../../../src/paravent/games/guru/locale/en.ftl")], fr: [] };
const accused = (seat: number, guru: number): Plain => ({ kind: "Accused", seat, guru, preacher: "violet", true: false, bounty: 0 });
const banished = (seat: number): Plain => ({ kind: "Banished", seat, card: "green-melons-money" });

test("who is named most in what others did, and whose doing the most was, is read from the sentences", () => {
  const history = [accused(0, 2), accused(1, 2), accused(0, 1), banished(0), { kind: "LastRound", round: 5 }];
  expect(commonAwards(history, GURU, outcome([1, 20, 2], [1]))).toEqual([
    { seat: 2, key: "sought-after", values: { count: 2 } },
    { seat: 0, key: "in-the-thick", values: { count: 3, all: 4 } },
  ]);
});

test("an award has one holder, or nobody has it", () => {
  expect(commonAwards([accused(0, 2), accused(2, 0), accused(0, 2), accused(2, 0)], GURU, outcome([1, 20, 2], [1]))).toEqual([]);
});

test("whoever was short of the first place by an eighth of it at most was so close", () => {
  const key = (scores: number[]): string[] => commonAwards([], GURU, outcome(scores, [0])).map((each) => `${each.key} ${each.seat}`);
  expect(key([24, 21, 4])).toEqual(["so-close 1"]);
  expect(key([24, 20, 4])).toEqual([]);
  expect(key([24, 23, 23])).toEqual([]);
});

test("at most three awards are given, and nobody has two while others have none", () => {
  const give = (...seats: number[]) => seats.map((seat, k) => ({ seat, key: String(k) }));
  expect(choose(give(1, 1, 2, 3, 4)).map((each) => each.key)).toEqual(["0", "2", "3"]);
  expect(choose(give(1, 1)).map((each) => each.key)).toEqual(["0", "1"]);
});

test.each(["en", "fr"])("every award that any game has says what for (%s)", (language) => {
  const source = read(`../locale/${language}.ftl`);
  for (const key of ["sought-after", "so-close", "in-the-thick"]) for (const id of [`award-${key} =`, `award-${key}-why =`]) expect(source).toContain(`\n${id}`);
});
