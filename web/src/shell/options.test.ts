// Which options a form shows, and which belong together.
import { expect, test } from "vitest";
import type { OptionInfo } from "./api";
import { isMeasured, lines, measure, needPeople } from "./options";

const option = (name: string, kind: OptionInfo["kind"], more: Partial<OptionInfo> = {}): OptionInfo => ({ name, kind, default: null, least: null, most: null, among: [], when: null, people: [], ...more });
const end = option("end", "choice", { among: ["rounds", "points"] });
const rounds = option("rounds", "number", { when: ["end", "rounds"] });
const target = option("target", "number", { when: ["end", "points"] });
const setting = option("setting", "choice", { among: ["screen", "room"] });
const gestures = option("gestures", "number", { when: ["setting", "screen"] });
const flag = option("hunt", "flag");
const all = [end, rounds, target, setting, gestures, flag];
const names = (found: OptionInfo[]): string[] => found.map(({ name }) => name);

test("a choice and its numbers are one line", () => {
  expect(isMeasured(all, end)).toBe(true);
  expect(measure(all, end, "points")).toBe(target);
  expect(names(lines(all, { end: "rounds", setting: "room" }))).toEqual(["end", "setting", "hunt"]);
});

test("bots may sit down unless a word is chosen with which only people play", () => {
  const room = { ...setting, people: ["room"] };
  expect(needPeople([end, room], { end: "points", setting: "room" })).toBe(true);
  expect(needPeople([end, room], { end: "points", setting: "screen" })).toBe(false);
  expect(needPeople(all, { setting: "room" })).toBe(false);
  expect(needPeople([end, room], {})).toBe(false);
});

test("an option that means nothing now is not shown", () => {
  expect(isMeasured(all, setting)).toBe(false);
  expect(names(lines(all, { end: "points", setting: "screen" }))).toEqual(["end", "setting", "gestures", "hunt"]);
});
