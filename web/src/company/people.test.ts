import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CAST } from "../kit/cast";
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
