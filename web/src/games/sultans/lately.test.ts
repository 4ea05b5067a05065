import { describe, expect, test } from "vitest";
import { gameSources } from "../../shell/library.svelte";
import "../../shell/tree";
import { Texts } from "../../texts/texts";
import { lately } from "./lately";
import type { Event } from "./types";

const texts = new Texts("en", await gameSources("sultans"), ["Ada", "Bruno", "Chidi"]);
const turn = (seat: number): Event => ({ kind: "TurnBegan", seat });
const look = (seat: number, target: number): Event => ({ kind: "Looked", seat, target, card: null });
const told = (...events: Event[]) => lately(events, texts).map(({ icon, text }) => `${icon}: ${text}`);

describe("what a room reads of the last turns", () => {
  test("are the last three deeds, the oldest first, without whose turn it was", () => {
    expect(told(look(0, 1), turn(1), { kind: "Swapped", seat: 1, partner: null, gave: null, got: null }, turn(2), look(2, 0), turn(0), look(0, 2))).toEqual([
      expect.stringMatching(/^swap: Bruno/), "eye: Chidi looks at the card of Ada.", "eye: Ada looks at the card of Chidi.",
    ]);
  });

  test("begins anew with a round, and keeps each line's number", () => {
    expect(told(look(0, 1), { kind: "RoundBegan", round: 2, first: 0 })).toEqual([]);
    expect(lately([turn(0), look(0, 1)], texts).map(({ id }) => id)).toEqual([1]);
  });
});
