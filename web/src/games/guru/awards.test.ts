import { expect, test } from "vitest";
import type { Outcome, Plain } from "../../contract.ts";
import { recorded } from "../../stage/recorded.ts";
import { awards } from "./awards.ts";
import { members, turnedOver } from "./centre.ts";
import type { Event, GuruView } from "./types.ts";

const OUTCOME: Outcome = { scores: [10, 12, 9], winners: [1], ending: "preachers" };
const accused = (seat: number, guru: number, truth: boolean, bounty = 0): Event => ({ kind: "Accused", seat, guru, preacher: "tom", true: truth, bounty });
const unmasked = (seat: number, more: Partial<Extract<Event, { kind: "Unmasked" }>> = {}): Event => ({
  kind: "Unmasked", seat, active: [], exposed: [], vanished: [], centre: [], score: 0, disqualified: false, ...more,
});
const given = (...events: Event[]) => awards(events as unknown as Plain[], null, OUTCOME);

test("the best lie: accused in vain, and never found out", () => {
  const told = [accused(0, 1, false), accused(2, 1, false), accused(1, 0, false), accused(2, 0, true), unmasked(0, { exposed: ["tom"] }), unmasked(1), unmasked(2)];

  expect(given(...told)).toContainEqual({ seat: 1, key: "best-lie", values: { count: 2 } });
});

test("the luckiest guess is the true one with the fewest converted followers to judge by", () => {
  const told: Event[] = [{ kind: "Converted", seat: 1, cards: ["green-melons-money", "green-cones-money"] }, accused(0, 1, true, 1), accused(2, 0, true)];

  expect(given(...told)).toContainEqual({ seat: 2, key: "lucky-guess", values: { guru: 0, preacher: "tom", cards: 0 } });
});

test("the most faithful flock has the greatest share of members who count", () => {
  const green = { kind: "Conversion" as const, members: ["green-melons-money", "green-cones-money", "green-pales-money"] };
  const mixed = { kind: "Conversion" as const, members: ["green-hunks-money", "pink-cones-speed", "pink-pales-speed", "pink-chimps-speed"] };

  expect(given(unmasked(0, { active: ["gunther"], centre: [mixed] }), unmasked(2, { active: ["gunther"], centre: [green] }))).toContainEqual({ seat: 2, key: "faithful-flock", values: { count: 3, all: 3 } });
});

test("nobody is praised for what two have done equally often", () => {
  expect(given(accused(0, 1, false), accused(0, 2, false), accused(1, 0, false), accused(1, 2, false)).filter(({ key }) => key === "rumours")).toEqual([]);
});

test("a centre turned over brings what the score says", () => {
  for (const { steps } of recorded("guru")) {
    const sects = (steps.at(-1)!.after.view as unknown as GuruView).sects;
    const money = sects.map(({ capital, secrets }) => capital + members(turnedOver(secrets!.centre, secrets!.active)).reduce((sum, { worth }) => sum + worth, 0));
    expect(money).toEqual(sects.map(({ score }) => score));
  }
});
