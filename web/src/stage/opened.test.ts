import { expect, test } from "vitest";
import { opened } from "./opened";

const seen = (seat: number | null, cards: (string | null)[]) => ({ kind: "View", seat, round: 2, seats: cards.map((card, k) => ({ kind: "SeatView", card, name: k })) });

test("what any seat sees is filled in, and what all see stays", () => {
  expect(opened(seen(null, [null, "fox", null]), [seen(0, ["owl", "fox", null]), seen(2, [null, "fox", "cat"])])).toEqual(seen(null, ["owl", "fox", "cat"]));
});

test("lists of other lengths and things of another kind are left as a spectator sees them", () => {
  const view = { kind: "View", hand: ["back", "back"], phase: { kind: "Vote" } };
  expect(opened(view, [{ kind: "View", hand: ["ace"], phase: { kind: "Pick", card: 1 } }])).toEqual(view);
});
