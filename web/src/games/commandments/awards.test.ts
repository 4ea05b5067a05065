import { expect, test } from "vitest";
import type { Outcome, Plain } from "../../contract";
import { awards } from "./awards";
import type { Event } from "./types";

const outcome: Outcome = { scores: [9, 6, 12], winners: [2], ending: "rituals" };

/** One move: so many gestures, and what it earned. */
function move(novice: number, made: number, karma: number): Event[] {
  const gestures: Event[] = Array.from({ length: made }, () => ({ kind: "Gestured", novice, gesture: "bow", to: null }));
  return [
    { kind: "TurnBegan", novice, round: 1 }, ...gestures,
    { kind: "Judged", priestess: 0, novice, announced: karma ? "karma" : "no-karma", karma, marks: null, fate: 0, open: false },
  ];
}

function ended(priestess: number, marks: string[][], fallen = false): Event {
  return { kind: "RitualEnded", priestess, commandments: ["dancer", "zoo"], taboo: "cuddle", marks, gains: [0, 0, 0], fallen };
}

const given = (events: Event[]) => awards(events as unknown as Plain[], null, outcome).map(({ seat, key, values }) => [key, seat, ...Object.values(values ?? {})]);

test("the best single move, the most gestures, and those who made none", () => {
  expect(given([...move(1, 4, 3), ...move(2, 0, 6), ...move(1, 2, 0), ...move(2, 0, 0), ended(0, [["first"], ["second"], [], []])])).toEqual([
    ["favourite", 2, 6], ["unmoved", 2, 2], ["actor", 1, 6],
  ]);
});

test("a taboo counts once the marks lie open, for whoever broke it most", () => {
  expect(given([...move(1, 1, 0), ...move(2, 1, 0), ...move(1, 1, 0), ended(0, [["taboo"], [], ["first", "taboo"]])])).toEqual([["heretic", 1, 2]]);
});

test("who falls, and who keeps a secret long", () => {
  const silent = Array.from({ length: 5 }, () => move(1, 1, 0)).flat();
  expect(given([...move(1, 1, 0), ended(0, [[]], true), ...silent, ...move(2, 1, 2), ended(1, [[], [], [], [], [], ["first"]])]).slice(0, 2)).toEqual([["fallen", 0], ["sphinx", 1, 5]]);
});

test("where two are equal nobody has a medal", () => {
  expect(given([...move(1, 0, 5), ...move(2, 0, 5), ended(0, [["first"], ["first"]])])).toEqual([["open-book", 0, 10]]);
});
