import { describe, expect, test } from "vitest";
import type { Layout } from "../shell/api";
import { Texts } from "../texts/texts";
import { discretionOf, hiddenOf, scriptOf } from "./discretion";
import { emblem } from "./emblem";
import { pieces, read, told, wordOf } from "./read";

const LAYOUT: Layout = {
  by_seat: ["players"], seats: ["leader", "barred[]"], open: ["leader", "round", "discard", "barred", "players[].points", "players[].passed", "past"], veiled: true,
  told: { Laid: ["disc"], Bid: [], Whispered: null }, who: { Laid: ["seat"], Bid: ["seat"], Struck: ["seat", "victim"] }, secret_moves: ["Lay"],
};
const WORDS = "name-flower = flower\nname-skull = skull\nword-points = Points\ntable-thing = { $label }: { $value }\ntable-face-down = face down\nevent-struck = { SEAT($seat) } strikes { SEAT($victim) }.\n";
const texts = new Texts("en", { en: [WORDS], fr: [] }, ["Ada", "Bob"]);
const VIEW = {
  kind: "View", seat: 0, phase: { kind: "Act", seat: 0 }, leader: 1, round: 2, plans: ["skull"], discard: ["flower", "flower", null], barred: [1],
  players: [
    { kind: "P", points: 0, passed: true, hand: ["flower", "skull", "flower"], seen: null },
    { kind: "P", points: 1, passed: false, hand: null, seen: "skull" },
  ],
  past: [{ kind: "Round", winner: "flower", points: 2 }],
};

describe("a view of any game", () => {
  const laid = read(VIEW, 2, LAYOUT, texts);

  test("what lies before each player is theirs, and what is false or nothing is not there", () => {
    expect(laid.seats).toEqual([
      [{ key: "players[0].points", label: "Points", what: { number: 0 } }, { key: "players[0].passed", label: "Passed", what: "mark" }],
      [{ key: "players[1].points", label: "Points", what: { number: 1 } }],
    ]);
  });

  test("my secrets, and what I know of another's, are apart from what lies open", () => {
    expect(laid.secret.map((thing) => told(thing, texts))).toEqual(["Plans: skull", "Hand: 2 × flower, skull", "Seen · Bob: skull"]);
  });

  test("numbers that are seats are players, equal pieces lie together, and the past is told in lines", () => {
    expect(laid.shared.map((thing) => told(thing, texts))).toEqual(["Leader: Bob", "Round: 2", "Discard: 2 × flower, face down", "Barred: Bob", "Past: flower · 2"]);
  });

  test("what nobody declared to be open is behind the screen, however harmless it looks", () => {
    const unheard = read({ ...VIEW, rumour: "skull", tips: [{ kind: "Tip", seat: 1, card: "flower" }] }, 2, LAYOUT, texts);
    expect(unheard.secret.map(({ key }) => key)).toEqual(["plans", "players[0].hand", "players[1].seen", "rumour", "tips"]);
    expect(read(VIEW, 2, { ...LAYOUT, open: [] }, texts)).toMatchObject({ seats: [[], []], shared: [] });
  });

  test("of a list that is not open its open parts are", () => {
    const clues = [{ kind: "Clue", place: 3, card: "skull" }];
    const laid = read({ ...VIEW, clues }, 2, { ...LAYOUT, open: [...LAYOUT.open, "clues[].place"] }, texts);
    expect(laid.shared.map(({ key }) => key)).toContain("clues[0].place");
    expect(laid.secret.map(({ key }) => key)).toContain("clues[0].card");
  });

  test("no two things have the same key", () => {
    const keys = [...laid.seats.flat(), ...laid.shared, ...laid.secret].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("when the game is over nothing is secret any more", () => {
    const over = read(VIEW, 2, LAYOUT, texts, true);
    expect(over.secret).toEqual([]);
    expect(over.seats[0]!.map(({ key }) => key)).toContain("players[0].hand");
  });

  test("another's secret changes nothing that lies open", () => {
    const twin = { ...VIEW, plans: ["flower", "flower"], players: [{ ...VIEW.players[0]!, hand: ["skull"] }, VIEW.players[1]!] };
    const open = ({ seats, shared }: ReturnType<typeof read>): unknown => ({ seats, shared });
    expect(open(read(twin, 2, LAYOUT, texts))).toEqual(open(laid));
  });
});

test("an event stands openly only as a spectator is told it", () => {
  const { veil } = discretionOf(LAYOUT);
  expect(veil({ kind: "Laid", seat: 0, disc: "skull" })).toEqual({ kind: "Laid", seat: 0, disc: null });
  expect(veil({ kind: "Bid", seat: 0, discs: 2 })).toEqual({ kind: "Bid", seat: 0, discs: 2 });
  expect(veil({ kind: "Whispered", seat: 0 })).toBeNull();
  expect(veil({ kind: "NeverHeardOf", seat: 0 })).toBeNull();
});

test("an event is its sentence, in the light of those whom it names", () => {
  const scene = scriptOf(LAYOUT).scenes["Struck"]!({ kind: "Struck", seat: 0, victim: 1 }, { before: null, after: null, seat: null, names: [], texts });
  expect(scene).toMatchObject({ actor: 0, targets: [1], caption: "Ada strikes Bob.", weight: "beat" });
});

test("what a seat knew is told in words", () => {
  expect(hiddenOf(LAYOUT)(VIEW, 0, texts)).toContain("Hand: 2 × flower, skull");
});

test("a field is called as the catalogue says, else as it is spelled", () => {
  expect([wordOf("points", texts), wordOf("has_laid", texts)]).toEqual(["Points", "Has laid"]);
});

test("a piece's emblem follows from its word", () => {
  expect(emblem("flower")).toEqual(emblem("flower"));
  expect(emblem("flower").path).not.toBe(emblem("skull").path);
  expect(pieces(["a", "b", "a"])).toEqual([{ token: "a", count: 2 }, { token: "b", count: 1 }]);
});
