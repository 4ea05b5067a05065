import { expect, test } from "vitest";
import type { MoveOption } from "../../contract";
import { onFloor } from "./floor";
import { arrangement, down, inHand, marking, markOn, nextColour, ordinance, ownMarks, saying, scattered, toLay, used, withLaid, type CommandmentsView, type Laid, type Turn } from "./view";

const option = (notation: string, kind: string, fields: Record<string, unknown> = {}): MoveOption => ({ notation, kind, fields });

test("white is set first, then black, then brown", () => {
  expect([15, 11, 10, 6, 5, 1].map(nextColour)).toEqual(["white", "white", "black", "black", "brown", "brown"]);
});

test("an artefact is in hand between take and put", () => {
  const take = { kind: "Take", colour: "black", area: "H0", stance: "lying" } as const;
  expect(inHand([{ kind: "Gesture", gesture: "bow", to: null }, take])).toEqual({ colour: "black", area: "H0", stance: "lying" });
  expect(inHand([take, { kind: "Put", area: "C", stance: "standing" }])).toBeNull();
  expect(used([take, { kind: "Say", text: "om" }, { kind: "Gesture", gesture: "bow", to: null }])).toBe(2);
});

test("an ordinance is its taboo and what is put away; the commandments stay as drawn", () => {
  const lines = [option("ordain a d / b", "Ordain", { first: "a", second: "d", taboo: "b" })];
  expect(ordinance(lines, ["a", "b", "c", "d"], "b", "c")).toBe(lines[0]);
  expect(ordinance(lines, ["a", "b", "c", "d"], "c", "b")).toBeUndefined();
});

test("a verdict is the set of its marks", () => {
  const lines = [option("mark none", "Mark", { cards: [] }), option("mark a b", "Mark", { cards: ["a", "b"] })];
  expect(marking(lines, [])).toBe(lines[0]);
  expect(marking(lines, ["b", "a"])).toBe(lines[1]);
  expect(marking(lines, ["a"])).toBeUndefined();
});

test("an artefact goes down in an area, standing or lying", () => {
  const lines = [option("put C", "Put", { area: "C", stance: "standing" }), option("put C lying", "Put", { area: "C", stance: "lying" })];
  expect(down(lines, "C", "lying")).toBe(lines[1]);
  expect(down(lines, "O", "lying")).toBeUndefined();
});

test("what may not be said is taken out of a saying", () => {
  expect(saying('  "Om" mani\n ')).toBe('say "Om mani"');
  expect(saying(' " ')).toBeNull();
  expect(saying("é".repeat(200))).toBe(`say "${"é".repeat(140)}"`);
});

const laid: Laid[] = [{ colour: "brown", area: "O", stance: "standing" }, { colour: "white", area: "C", stance: "lying" }];

test("a circle is sent as one line, white first, whatever was laid first", () => {
  expect(arrangement(laid)).toBe("arrange C lying O");
});

test("the rest is scattered over the circle, colour by colour, until nothing is left", () => {
  expect(toLay(15, laid)).toEqual({ white: 4, black: 5, brown: 4 });
  const rest = scattered(15, laid, () => 0.999);
  expect(rest.length).toBe(13);
  expect(new Set(rest.map(({ area, stance }) => `${area} ${stance}`))).toEqual(new Set(["O standing"]));
  expect(toLay(15, [...laid, ...rest])).toEqual({ white: 0, black: 0, brown: 0 });
  expect(toLay(3, [])).toEqual({ white: 0, black: 0, brown: 3 });
});

test("what she has in mind lies with what is on the table", () => {
  const heap = { kind: "Heap", area: "C", colour: "white", stance: "lying", number: 1 } as const;
  expect(withLaid([heap], laid).map(({ area, colour, number }) => [area, colour, number])).toEqual([["C", "white", 2], ["O", "brown", 1]]);
  expect(heap.number).toBe(1);
});

test("a finished move stays on the floor under its own name until the next novice's first step", () => {
  const put = { kind: "Put", area: "C", stance: "standing" } as const;
  const bow = { kind: "Gesture", gesture: "bow", to: null } as const;
  const verdict = { kind: "Verdict", novice: 3, announced: "no-karma", karma: 0, marks: [] } as const;
  const table = { players: 4, priestess: 2, seat: null, performance: [], turns: [{ kind: "Turn", performance: [put], verdict }], phase: { kind: "Perform", novice: 0 } } as unknown as CommandmentsView;
  expect(onFloor(table)).toEqual({ novice: 3, performance: [put], verdict });
  expect(onFloor({ ...table, performance: [bow] })).toEqual({ novice: 0, performance: [bow], verdict: null });
  expect(onFloor({ ...table, seat: 0 })).toEqual({ novice: 0, performance: [], verdict: null });
  expect(onFloor({ ...table, turns: [], phase: { kind: "Set" } })).toBeNull();
});

test("A marked taboo is broken, never kept, and what nobody may know is not marked at all", () => {
  expect(markOn("first", ["first", "taboo"])).toBe("kept");
  expect(markOn("taboo", ["first", "taboo"])).toBe("broken");
  expect(markOn("second", ["first", "taboo"])).toBeNull();
  expect(markOn("taboo", null)).toBeNull();
});

test("What was said of my own last move stays in sight while it is no longer the news, and only as far as anybody may know", () => {
  const turn = (novice: number, marks: string[] | null) => ({ kind: "Turn", performance: [], verdict: { kind: "Verdict", novice, announced: "karma", karma: 1, marks } }) as unknown as Turn;
  const turns = [turn(0, ["first"]), turn(1, []), turn(0, ["second", "taboo"])];
  expect(ownMarks(turns, 0, true)).toBeNull();
  expect(ownMarks(turns, 0, false)).toEqual(["second", "taboo"]);
  expect(ownMarks([...turns, turn(1, ["first"])], 0, true)).toEqual(["second", "taboo"]);
  expect(ownMarks(turns, 2, false)).toBeNull();
  expect(ownMarks(turns, null, false)).toBeNull();
  expect(ownMarks([turn(0, null), turn(1, null)], 0, true)).toBeNull();
});
