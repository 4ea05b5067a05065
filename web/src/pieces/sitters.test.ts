import { expect, test } from "vitest";
import type { SeatInfo } from "../shell/wire";
import { sitters } from "./sitters";

const seat = (changes: Partial<SeatInfo>): SeatInfo => ({ by: "person", colour: 0, figure: 0, ready: false, contribution: "", held: false, host: false, name: "", strength: null, character: "", muted: false, handed: false, promise: "", opened: false, ...changes });

test("a bot is a bot, a person may be away, and a bot may stand in for them", () => {
  const seats = [seat({}), seat({ by: "bot", strength: "hard" }), seat({}), seat({ held: true, strength: "normal" }), seat({ by: "nobody" })];
  expect(sitters(seats, [true, false, false, false, false])).toEqual([
    { bot: false, strength: null, held: false, away: false },
    { bot: true, strength: "hard", held: false, away: false },
    { bot: false, strength: null, held: false, away: true },
    { bot: false, strength: null, held: true, away: false },
    { bot: false, strength: null, held: false, away: false },
  ]);
});

test("nobody is away from a game that is over and seen again", () => {
  expect(sitters([seat({})], null)[0]!.away).toBe(false);
});
