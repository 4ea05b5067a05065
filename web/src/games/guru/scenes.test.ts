import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Plain } from "../../contract.ts";
import { recorded } from "../../stage/recorded.ts";
import type { Scene, Setting, Silent } from "../../stage/scene.ts";
import { cast } from "../../stage/script.ts";
import { Texts, type Language } from "../../texts/texts.ts";
import TOLD from "../told.json";
import { discretion } from "./discretion.ts";
import { script } from "./scenes.ts";
import { turned } from "./turns.ts";
import type { Event, GuruView } from "./types.ts";
import { PREACHERS } from "./view.ts";

const ROOT = new URL("../../../../", import.meta.url);
const FILES = ["src/paravent/texts/locale", "web/src/locale", "src/paravent/games/guru/locale", "web/src/games/guru/locale"];
const read = (language: Language): string[] => FILES.map((folder) => readFileSync(new URL(`${folder}/${language}.ftl`, ROOT), "utf8"));
const SOURCES = { en: read("en"), fr: read("fr") };
const NAMES = ["Ada", "Zoé", "Bob", "Cléo"];
const ORDER = PREACHERS.map(({ token }) => token);
const inOrder = (all: string[]): string[] => [...all].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));

/** What a seat and a spectator are told, an example of each kind that random play finds, and the two that it does not. */
const PAIRS = [
  ...(TOLD as unknown as { guru: [Event, Event | null][] }).guru,
  ...([{ kind: "LastRound", round: 9 }, { kind: "Passed", seat: 1 }, { kind: "Refilled", pile: 1, height: 4, top: "green-hunks-money" }] satisfies Event[]).map((event): [Event, Event] => [event, event]),
];
const WEIGHTS: Record<Event["kind"], Scene["weight"]> = {
  Accused: "moment", Banished: "beat", Converted: "moment", Discarded: "beat", Ended: "moment", LastRound: "moment", LastTurn: "moment", Passed: "beat", Preached: "beat",
  Recruited: "beat", Refilled: "beat", TurnBegan: "glance", Unmasked: "moment", Vanished: "moment",
};
const [WATCHED] = recorded("guru").filter(({ seat }) => seat === null);
const VIEW = WATCHED!.first.view as unknown as GuruView;

function setting(language: Language = "en"): Setting<GuruView> {
  return { before: VIEW, after: VIEW, seat: null, names: NAMES, texts: new Texts(language, SOURCES, NAMES) };
}
const play = <K extends Event["kind"]>(event: Extract<Event, { kind: K }>, on = setting()): Scene => shown((script.scenes[event.kind] as (event: Event, on: Setting<GuruView>) => Scene | Silent)(event, on));
function shown(scene: Scene | Silent): Scene {
  if ("silent" in scene) throw new Error(scene.silent);
  return scene;
}
/** Every word that a scene could show: its caption and whatever its drawings are given. */
const content = ({ caption, picture, travels }: Scene): string => JSON.stringify([caption, picture?.props, travels.map(({ piece }) => piece.props)], (key, value) => (key === "texts" || key === "names" ? undefined : (value as unknown)));

test("there is an example of every kind of event", () => {
  expect(PAIRS.map(([event]) => event.kind).sort()).toEqual(Object.keys(WEIGHTS).sort());
});

test.each(PAIRS)("$kind has its weight, a caption in both languages, and places for what travels", (event) => {
  const scene = play(event);
  const french = play(event, setting("fr"));

  expect(scene.weight).toBe(WEIGHTS[event.kind]);
  for (const { caption } of [scene, french]) expect(caption).toMatch(/^[\p{Lu}\d].*[.!?»…]$/u);
  expect(scene.caption).not.toBe(french.caption);
  expect(scene.caption).not.toMatch(/nothing\.|none|undefined|\{/);
  for (const { from, to } of scene.travels) expect([from, to].every((place) => /^(pile-[0-3]|stage-\d|skeptics)$/.test(place))).toBe(true);
});

test("what a spectator is told of a vanishing names no preacher, in words or in pictures", () => {
  const [mine, open] = PAIRS.find(([event]) => event.kind === "Vanished")!;
  const name = setting().texts.name((mine as Extract<Event, { kind: "Vanished" }>).preacher);
  const secret = new RegExp(`${name}|${(mine as Extract<Event, { kind: "Vanished" }>).preacher}`);

  expect(content(play(mine))).toMatch(secret);
  expect(content(play(open!))).not.toMatch(secret);
  expect(content(play(discretion.veil({ ...mine }) as unknown as Event))).toBe(content(play(open!)));
});

test("who comes back from the skeptics travels face down", () => {
  const { travels } = play({ kind: "Refilled", pile: 2, height: 7, top: "pink-hunks-money" });

  expect(travels.map(({ face, piece }) => [face, piece.props])).toEqual([["down", {}]]);
});

test("a swap crosses: each goes where the other was", () => {
  const { travels } = play({ kind: "Recruited", seat: 0, guru: 2, theirs: "green-cones-money", mine: "black-chimps-speed" });

  expect(travels.map(({ piece, from, to }) => [piece.props["token"], from, to])).toEqual([["green-cones-money", "stage-2", "stage-0"], ["black-chimps-speed", "stage-0", "stage-2"]]);
});

test("the end of the game is one curtain with every sect and the winners", () => {
  const events = WATCHED!.steps.at(-1)!.events;
  const [last] = cast(script, events, setting()).slice(-1);
  const props = last!.picture!.props as { unmasked: Event[]; winners: number[] };

  expect(last!.weight).toBe("curtain");
  expect(props.unmasked).toHaveLength(4);
  expect(props.winners).toEqual((events.at(-1) as unknown as Extract<Event, { kind: "Ended" }>).winners);
});

test("three listeners who leave at once are one scene", () => {
  const gone: Plain[] = ["green-cones-money", "black-chimps-speed", "pink-hunks-money"].map((card) => ({ kind: "Discarded", seat: 1, card }));
  const scenes = cast(script, gone, setting());

  expect(scenes.map(({ weight, travels }) => [weight, travels.length])).toEqual([["beat", 3]]);
});

test.each(recorded("guru"))("events turn the table as the game does, seen from seat $seat", ({ steps }) => {
  for (const { events, before, after } of steps) {
    const made = (events as unknown as Event[]).reduce((view, event) => turned(view, event, inOrder), before.view as unknown as GuruView);
    // How many actions are left, no event tells.
    expect({ ...made, phase: null }).toEqual({ ...after.view, phase: null });
  }
});

test("Guru speaks the French of its rules: a scene is no stage, a bounty no main money", () => {
  const words = SOURCES.fr.flatMap((source) => source.split("\n")).map((line) => line.replace(/^[\w-]+ =/, "").replace(/\{[^}]*\}/g, ""));
  expect(words.filter((line) => /\bstages?\b|argent principal/i.test(line))).toEqual([]);
  expect(words.join(" ")).toMatch(/scène/);
  expect(words.join(" ")).toMatch(/cagnotte/);
});
