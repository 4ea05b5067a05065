import { describe, expect, it } from "vitest";
import { bubbleAt } from "./place";

const ROOM = { width: 360, height: 500 };
const BUBBLE = { width: 300, height: 120 };

describe("a lesson's bubble", () => {
  it("stands in the upper middle when it speaks of nothing", () => expect(bubbleAt(null, BUBBLE, ROOM)).toEqual({ x: 30, y: 380 / 3, tail: "none" }));
  it("stands under what is above", () => expect(bubbleAt({ left: 0, top: 10, width: 80, height: 60 }, BUBBLE, ROOM)).toEqual({ x: 8, y: 96, tail: "top" }));
  it("stands over what is below", () => expect(bubbleAt({ left: 300, top: 400, width: 50, height: 80 }, BUBBLE, ROOM)).toEqual({ x: 52, y: 254, tail: "bottom" }));
  it("leaves free what it is told to, and stands over it", () => {
    const clear = { left: 0, top: 260, width: 360, height: 100 };
    expect(bubbleAt({ left: 0, top: 160, width: 80, height: 60 }, BUBBLE, ROOM, clear)).toEqual({ x: 8, y: 14, tail: "bottom" });
    expect(bubbleAt({ left: 0, top: 100, width: 80, height: 80 }, BUBBLE, ROOM, clear)).toEqual({ x: 8, y: 8, tail: "none" });
    expect(bubbleAt({ left: 0, top: 10, width: 80, height: 60 }, BUBBLE, ROOM, clear)).toEqual({ x: 8, y: 96, tail: "top" });
  });
  it("stands at the foot where nothing else is to be tapped, unless it speaks of what is there", () => {
    expect(bubbleAt(null, BUBBLE, ROOM, null, true)).toEqual({ x: 30, y: 372, tail: "none" });
    expect(bubbleAt({ left: 0, top: 10, width: 80, height: 60 }, BUBBLE, ROOM, null, true)).toEqual({ x: 8, y: 372, tail: "none" });
    expect(bubbleAt({ left: 0, top: 280, width: 80, height: 60 }, BUBBLE, ROOM, null, true)).toEqual({ x: 8, y: 372, tail: "top" });
    expect(bubbleAt({ left: 300, top: 400, width: 50, height: 80 }, BUBBLE, ROOM, null, true)).toEqual({ x: 52, y: 254, tail: "bottom" });
  });
  it("stays on the screen when what it speaks of fills it", () => expect(bubbleAt({ left: 0, top: 20, width: 360, height: 460 }, BUBBLE, ROOM)).toEqual({ x: 30, y: 372, tail: "none" }));
});
