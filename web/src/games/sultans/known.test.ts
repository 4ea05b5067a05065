import { describe, expect, test } from "vitest";
import { knowledge } from "./known";
import type { Event } from "./types";

const ME = 1;
const turn = (seat: number): Event => ({ kind: "TurnBegan", seat });
const saw = (target: number, card: string): Event => ({ kind: "Looked", seat: ME, target, card });
const swap = (seat: number, partner: number | null, gave: string | null = null, got: string | null = null): Event => ({ kind: "Swapped", seat, partner, gave, got });
const known = (...events: Event[]) => Object.fromEntries([...knowledge(events, ME)].map(([seat, { role, sure }]) => [String(seat), `${role}${sure ? "" : "?"}`]));

describe("what I know of cards that lie face down", () => {
  test("is what I looked at, and not what others looked at", () => {
    expect(known(saw(2, "sultan"), { kind: "Looked", seat: 3, target: 4, card: null })).toEqual({ 2: "sultan" });
    expect(known({ kind: "Gazed", seat: ME, targets: [0, 3], cards: ["slave", "guard"] })).toEqual({ 0: "slave", 3: "guard" });
  });

  test("says for how many turns I know it", () => {
    expect(knowledge([saw(2, "sultan"), turn(2), turn(3)], ME).get(2)).toEqual({ role: "sultan", sure: true, turns: 2 });
  });

  test("is the card that I gave away", () => {
    expect(known(swap(ME, 2, "guard", "slave"))).toEqual({ 2: "guard" });
    expect(known(swap(3, ME, "guard", "slave"))).toEqual({ 3: "slave" });
    expect(known(swap(ME, null, "guard", "slave"))).toEqual({ null: "guard" });
  });

  test("follows a card through the swaps of others", () => {
    expect(known(saw(2, "sultan"), swap(2, 4))).toEqual({ 4: "sultan" });
    expect(known(saw(2, "sultan"), swap(2, null))).toEqual({ null: "sultan" });
  });

  test("is unsure after a dark, but of those who are detained", () => {
    const dark: Event[] = [{ kind: "Revealed", seat: 4, card: "guard" }, { kind: "Hid", seat: 4 }, { kind: "EyesOpened", seat: 4 }];
    expect(known(saw(2, "sultan"), saw(3, "slave"), { kind: "Detained", seat: 3 }, ...dark)).toEqual({ 2: "sultan?", 3: "slave", 4: "guard?" });
  });

  test("stays sure if the dark was mine, or if I was told what happened in it", () => {
    const mine: Event[] = [{ kind: "Hid", seat: ME }, { kind: "Exchanged", seat: ME, partner: 2, gave: "guard", got: "slave" }, { kind: "EyesOpened", seat: ME }];
    expect(known(saw(3, "sultan"), ...mine)).toEqual({ 3: "sultan", 2: "guard" });
    const theirs: Event[] = [{ kind: "Revealed", seat: 4, card: "guard" }, { kind: "Hid", seat: 4 }, { kind: "Exchanged", seat: 4, partner: ME, gave: "guard", got: "slave" }, { kind: "EyesOpened", seat: 4 }];
    expect(known(saw(3, "sultan"), ...theirs)).toEqual({ 3: "sultan", 4: "slave" });
  });

  test("ends when the card is turned up, and with the round", () => {
    expect(known(saw(2, "sultan"), { kind: "Revealed", seat: 2, card: "sultan" })).toEqual({});
    expect(known(saw(2, "sultan"), { kind: "RoundBegan", round: 2, first: 0 })).toEqual({});
  });

  test("is nothing for a spectator", () => {
    expect(knowledge([saw(2, "sultan")], null).size).toBe(0);
  });
});
