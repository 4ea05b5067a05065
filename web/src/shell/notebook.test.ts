import { expect, test } from "vitest";
import { readNotebook, writeNotebook } from "./notebook.ts";

test("what I wrote and what I marked come back", () => {
  const notebook = { text: "Anna lies\n#marks of a liar", marks: { ruled: "1:tom" } };
  expect(readNotebook(writeNotebook(notebook))).toEqual(notebook);
});

test("a notebook without marks is its text alone", () => {
  expect(writeNotebook({ text: "hm", marks: { ruled: "" } })).toBe("hm");
  expect(readNotebook("hm")).toEqual({ text: "hm", marks: {} });
});

test("a text that only looks like marks is a text", () => {
  expect(readNotebook("see #marks {}")).toEqual({ text: "see #marks {}", marks: {} });
  expect(readNotebook("#marks of shame")).toEqual({ text: "#marks of shame", marks: {} });
});
