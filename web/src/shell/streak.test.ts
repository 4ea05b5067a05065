import { beforeEach, expect, test, vi } from "vitest";
import { fares, levelOf } from "./streak";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
});

test("three won in a row call for a stronger bot, three lost for a weaker one", () => {
  expect(["a", "b", "c", "d"].map((table) => fares("guru", table, "normal", true))).toEqual([null, null, "hard", "hard"]);
  expect(["e", "f", "g"].map((table) => fares("guru", table, "normal", false))).toEqual([null, null, "easy"]);
});

test("nothing is stronger than hard, nor weaker than easy", () => {
  expect(["a", "b", "c"].map((table) => fares("guru", table, "hard", true)).at(-1)).toBeNull();
  expect(["d", "e", "f"].map((table) => fares("guru", table, "easy", false)).at(-1)).toBeNull();
});

test("a loss ends a run, and so do another level and another game", () => {
  fares("guru", "a", "normal", true);
  fares("guru", "b", "normal", true);
  expect(fares("sultans", "c", "normal", true)).toBeNull();
  expect(fares("guru", "d", "normal", false)).toBeNull();
  expect(fares("guru", "e", "normal", true)).toBeNull();
  fares("guru", "f", "normal", true);
  expect(fares("guru", "g", "easy", true)).toBeNull();
});

test("a table counts once, however often its result is looked at", () => {
  fares("guru", "a", "normal", true);
  fares("guru", "b", "normal", true);
  expect(["b", "b", "a"].map((table) => fares("guru", table, "normal", true))).toEqual([null, null, null]);
  expect(fares("guru", "c", "normal", true)).toBe("hard");
  expect(fares("guru", "a", "normal", true)).toBe("hard");
});

test("what cannot be read counts as nothing", () => {
  kept.set("paravent.streaks", "{");
  expect(fares("guru", "a", "normal", true)).toBeNull();
});

test("only bots of one level count", () => {
  const person = { by: "person", strength: null } as const;
  const bot = (strength: string) => ({ by: "bot", strength }) as const;
  expect(levelOf([person, bot("hard"), bot("hard")], 0)).toBe("hard");
  expect(levelOf([bot("hard"), person, bot("normal")], 1)).toBeNull();
  expect(levelOf([person, person, bot("hard")], 0)).toBeNull();
  expect(levelOf([person], 0)).toBeNull();
});
