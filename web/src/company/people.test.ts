import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CAST } from "../kit/cast";
import { letter } from "../pieces/seats";
import { called } from "./called";
import { COMPANY, figureOf, nameOf } from "./people";

test("the company here is the server's, in its order", () => {
  const source = readFileSync(new URL("../../../src/paravent/company/people.py", import.meta.url), "utf-8");
  const theirs = [...source.matchAll(/somebody\("([a-z]+)", +"([^"]+)"/g)].map(([, key, name]) => [key, name]);
  expect(theirs).toHaveLength(10);
  expect(COMPANY.map(({ key, name }) => [key, name])).toEqual(theirs);
});

test("everybody has a figure of their own, beyond those that people choose from", () => {
  expect(COMPANY.map(({ key }) => CAST[figureOf(key)])).toEqual([...COMPANY]);
  expect([figureOf("ottoline"), nameOf("wren"), nameOf("stranger")]).toEqual([15, "Lady Wren", "stranger"]);
});

test("at the table each is called by one word of the name, with an initial that nobody else has", () => {
  const short = COMPANY.map(({ name }) => called(name));
  expect(COMPANY.filter(({ name }, k) => !name.split(" ").includes(short[k]!))).toEqual([]);
  expect(new Set(COMPANY.map(({ name }) => letter(name))).size).toBe(COMPANY.length);
  expect(COMPANY.map(({ name }) => letter(name))).toEqual(short.map(letter));
  expect(["Lady Wren II", "Rosalba Fini III", "Ada", "Ada II", "Bot 2", ""].map(called)).toEqual(["Wren II", "Rosalba III", "Ada", "Ada II", "Bot 2", ""]);
});
