import { render } from "svelte/server";
import { expect, test } from "vitest";
import Moment from "./Moment.svelte";
import type { Player } from "./cast";

const player = (seat: number, role: string | null, dead = false): Player => ({ seat, name: `p${seat}`, role, dead });
const crosses = (others: Player[], gesture: "shine" | "fall"): number => {
  const { body } = render(Moment, { props: { gesture, actor: player(0, "slave"), others, title: "", line: "", screen: "phone" } });
  return body.split('class="cross').length - 1;
};

test("whoever is dead is crossed out in the audience, and whoever falls in the light", () => {
  expect(crosses([player(1, null), player(2, "guard")], "shine")).toBe(0);
  expect(crosses([player(1, null), player(2, "assassin", true)], "shine")).toBe(1);
  expect(crosses([player(1, null), player(2, "assassin", true)], "fall")).toBe(2);
});
