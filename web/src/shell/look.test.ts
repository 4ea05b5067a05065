import { expect, test } from "vitest";
import { COLOURS, DYES, FIGURES, dress } from "../pieces/wardrobe.svelte";
import { fitting, looksOfOthers } from "./look";

const person = (colour: number, figure: number) => ({ by: "person", colour, figure }) as never;

test("what I like is mine where it is free, else the first that is", () => {
  const taken = looksOfOthers([person(0, 3), { by: "bot", colour: 1, figure: 1 } as never, person(1, 0), person(7, 7)], 3);
  expect(taken).toEqual([{ colour: 0, figure: 3 }, { colour: 1, figure: 0 }]);
  expect(fitting(taken, { colour: 7, figure: 0 })).toEqual({ colour: 7, figure: 1 });
  expect(fitting(taken, {})).toEqual({ colour: 2, figure: 1 });
});

test("a table's players are drawn as they chose to look, and the next table's as theirs", () => {
  dress([{ colour: 4, figure: 9 }, { colour: 1, figure: 1 }]);
  expect([COLOURS[0], COLOURS[1], COLOURS[2], FIGURES[0], FIGURES[2]]).toEqual([DYES[4], DYES[1], DYES[2], 9, 2]);
  dress([]);
  expect([[...COLOURS], FIGURES[0]]).toEqual([DYES, 0]);
});
