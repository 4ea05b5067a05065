import { expect, test } from "vitest";
import { worth } from "./view";

test("a listener is worth something while a preacher who suits them works, nothing after that, and is a stranger to all others", () => {
  const [attributes, working] = [["green", "cone", "relaxation"], ["cone", "relaxation"]];
  expect(worth("green-cones-speed", ["green"], ["green"])).toBe("suits");
  expect(worth("green-melons-speed", attributes, working)).toBe("worthless");
  expect(worth("pink-melons-speed", attributes, working)).toBe("stranger");
});
