import { describe, expect, test } from "vitest";
import type { MoveOption } from "../../contract";
import type { SeatView, SultansView } from "./types";
import { dangers, isWindow, neighbours, slavesTogether, split, targets, wants } from "./view";

const option = (kind: string, fields: Record<string, unknown> = {}): MoveOption => ({ notation: kind.toLowerCase(), kind, fields });
const kinds = (moves: MoveOption[]) => moves.map(({ kind }) => kind);

const seat = (more: Partial<SeatView> = {}): SeatView => ({ kind: "SeatView", card: null, face: "hidden", detained: false, captive: false, marked: false, side: null, points: 0, last_two: 0, ...more });
const slave = seat({ card: "slave", face: "visible" });
const dead = seat({ card: "guard", face: "dead" });
const table = (seats: SeatView[], more: Partial<SultansView> = {}): SultansView => ({
  kind: "SultansView", seat: null, phase: { kind: "Turn", seat: 0 }, seats, spare: null, white: null, barred: [], active: 0, first: 0, lap: 1, round: 1, ending: "", time_up: false, end: "rounds", rounds: 5, target: 8, minutes: 45, max_laps: 15, hunt_revolts: false, ...more,
});

describe("what may be seen over a shoulder", () => {
  test("a hidden player's open moves are the same whatever the card", () => {
    const one = [option("Look"), option("Swap"), option("Revolt")];
    const other = [option("Look"), option("Swap"), option("Kill")];
    expect(kinds(split(one, [], true).open)).toEqual(kinds(split(other, [], true).open));
  });

  test("the sultan's standing reveal is behind the screen", () => {
    expect(split([option("Pass")], [option("Reveal")], true)).toEqual({ open: [option("Pass")], veiled: [option("Reveal")] });
  });

  test("in a window a guard's open moves are those of anybody else", () => {
    expect(split([option("Intervene"), option("Pass")], [], true).open).toEqual(split([option("Pass")], [], true).open);
  });

  test("a visible player has nothing to hide", () => {
    expect(kinds(split([option("Hide"), option("Kill")], [], false).open)).toEqual(["Hide", "Kill"]);
  });
});

test("one taps a seat, three seats, or the spare", () => {
  expect(targets(option("Look", { target: 3 }))).toEqual(["seat:3"]);
  expect(targets(option("Gaze", { targets: [1, 2, 4] }))).toEqual(["seat:1", "seat:2", "seat:4"]);
  expect(targets(option("Swap", { target: null }))).toEqual(["spare"]);
  expect(targets(option("Hide"))).toEqual([]);
  expect(isWindow({ kind: "RevoltWindow", slave: 1 })).toBe(true);
});

test("whom a card wants to win changes with its face for the neutrals", () => {
  expect(wants("assassin", "hidden", null)).toEqual({ side: "rebels", points: 1 });
  expect(wants("slave-driver", "hidden", null)).toEqual({ side: "rebels", points: 1 });
  expect(wants("slave-driver", "visible", null)).toEqual({ side: "loyalists", points: 2 });
  expect(wants("belly-dancer", "visible", null)).toEqual({ side: "rebels", points: 2 });
  expect(wants("fortune-teller", "hidden", null)).toEqual({ side: null, points: 0 });
  expect(wants("vizier", "visible", "loyalists")).toEqual({ side: "loyalists", points: 2 });
});

test("the dead are no neighbours", () => {
  expect(neighbours(table([seat(), dead, seat(), seat(), seat()]), 0)).toEqual([2, 4]);
});

describe("what hangs over the table", () => {
  test("the crown comes when its seat comes up; who is dead or held takes no turn before", () => {
    const seats = [seat(), seat(), dead, seat({ detained: true }), seat()];
    expect(dangers(table(seats, { white: 4, active: 0 }))).toEqual([{ kind: "crown", seat: 4, turns: 2 }]);
    expect(dangers(table(seats, { white: 0, active: 0 }))).toEqual([{ kind: "crown", seat: 0, turns: 3 }]);
  });

  test("two slaves side by side, round the corner and past the dead too, need one more", () => {
    expect(slavesTogether(table([slave, seat(), seat(), slave, dead]))).toEqual([3, 0]);
    expect(dangers(table([slave, seat(), slave, seat(), seat()]))).toEqual([]);
    expect(dangers(table([slave, { ...slave, captive: true }, seat(), seat(), seat()]))).toEqual([]);
  });
});
