import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

// Whoever sits at a table reads what they play for, whose turn it is and why, and the first time what a question means.
const GAMES = Object.keys(import.meta.glob("./*/Table.svelte")).map((path) => path.split("/")[1]!);
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf-8");
const ids = (text: string, head: string): string[] => [...text.matchAll(new RegExp(`^${head}-([\\w-]+) =`, "gm"))].map((found) => found[1]!).sort();

describe.each(GAMES)("in %s", (game) => {
  const asked = ids(read(`../../../src/paravent/games/${game}/locale/en.ftl`), "phase");

  test.each(["en", "fr"])("every kind of question is explained, to whoever is asked and to whoever waits (%s)", (language) => {
    const own = read(`../../../src/paravent/games/${game}/locale/${language}.ftl`);
    expect(asked.length).toBeGreaterThan(0);
    expect(ids(own, "first").filter((id) => !id.startsWith("event-"))).toEqual(asked);
    expect(ids(read(`./${game}/locale/${language}.ftl`), "wait")).toEqual(asked);
    expect(own).toMatch(/^aim = .+\.$/m);
  });
});
