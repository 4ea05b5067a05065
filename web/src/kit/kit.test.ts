import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { COMPANY } from "../company/people";
import { CAST, WEAVES, cloak, type Weave } from "./cast";
import { MOODS, face } from "./faces";
import { ICONS } from "./icons";

const LARGEST = 15;
const seats = Array.from({ length: LARGEST }, (_, seat) => seat);
const people = CAST.map((_, who) => who);
const pairs = people.flatMap((one) => people.slice(one + 1).map((two): [number, number] => [one, two]));

test("any two people differ in their hair and in a feature or the nose, whatever the colours", () => {
  const alike = pairs.filter(([one, two]) => {
    const [a, b] = [CAST[one]!, CAST[two]!];
    return a.style === b.style || (a.nose === b.nose && a.features.join() === b.features.join());
  });
  expect(CAST).toHaveLength(LARGEST + COMPANY.length);
  expect(alike).toEqual([]);
});

test("any two cloaks differ in their weave and their shape, and in their colour", () => {
  const worn = seats.map((seat) => cloak(seat));
  for (const part of ["weave", "shape", "cloth"] as const) expect(new Set(worn.map((each) => each[part])).size).toBe(LARGEST);
});

test("every weave but the plain one is drawn in the mark's colour", () => {
  const unmarked = (Object.keys(WEAVES) as Weave[]).filter((name) => !WEAVES[name].some((part) => part.fill === "mark" || part.stroke === "mark"));
  expect(unmarked).toEqual(["plain"]);
});

test("every mood is another drawing", () => {
  expect(new Set(MOODS.map((mood) => JSON.stringify(face(mood)))).size).toBe(MOODS.length);
});

test.each(["en", "fr"])("every icon has its meaning in one short line (%s), and none is left over", (language) => {
  const bundle = new FluentBundle(language);
  const source = readFileSync(new URL(`locale/${language}.ftl`, import.meta.url), "utf-8");
  expect(bundle.addResource(new FluentResource(source))).toEqual([]);
  const ids = [...source.matchAll(/^(icon-[a-z-]+) = (.+)$/gm)].map((found) => [found[1]!, found[2]!.length] as const);
  expect(ids.map(([id]) => id).sort()).toEqual(Object.keys(ICONS).map((name) => `icon-${name}`).sort());
  expect(ids.filter(([, length]) => length > 48)).toEqual([]);
});
