import { describe, expect, test } from "vitest";
import type { MoveOption } from "../contract";
import { complete, tappable, tapped, without } from "./selection";

const move = (notation: string): MoveOption => ({ notation, kind: "", fields: {} });
const targets = ({ notation }: MoveOption) => notation.split(" ").slice(1);
const moves = ["peek a b", "peek a c", "slide a b", "deny", "pick x x", "pick x y"].map(move);

describe("tapping things until a move is complete", () => {
  test("a thing that is wanted twice is taken out twice", () => {
    expect(without(["x", "x", "y"], ["x"])).toEqual(["x", "y"]);
    expect(without(["x", "y"], ["x", "x"])).toBeNull();
  });

  test("what can be tapped next fits at least one move with what is chosen", () => {
    expect(tappable(moves, targets, ["x"])).toEqual(new Set(["x", "y"]));
    expect(tappable(moves, targets, ["a"])).toEqual(new Set(["b", "c"]));
  });

  test("several moves may want the same things; all of them are offered", () => {
    expect(complete(moves, targets, ["b", "a"]).map((each) => each.notation)).toEqual(["peek a b", "slide a b"]);
    expect(complete(moves, targets, []).map((each) => each.notation)).toEqual(["deny"]);
  });

  test("a second tap lets a thing go, a misfit replaces what it does not fit with", () => {
    expect(tapped(moves, targets, ["a", "b"], "a")).toEqual(["b"]);
    expect(tapped(moves, targets, ["a", "b"], "c")).toEqual(["c", "a"]);
    expect(tapped(moves, targets, ["x"], "x")).toEqual(["x", "x"]);
    expect(tapped(moves, targets, ["a"], "nothing")).toEqual(["a"]);
  });
});
