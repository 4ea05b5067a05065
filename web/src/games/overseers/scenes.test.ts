import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { recorded } from "../../stage/recorded.ts";
import type { Scene, Setting, Silent } from "../../stage/scene.ts";
import { cast } from "../../stage/script.ts";
import { Texts, type Language } from "../../texts/texts.ts";
import TOLD from "../told.json";
import { discretion } from "./discretion.ts";
import { opened, script } from "./scenes.ts";
import type { Event, OverseersView } from "./types.ts";

const ROOT = new URL("../../../../", import.meta.url);
const FILES = ["src/paravent/texts/locale", "web/src/locale", "src/paravent/games/overseers/locale", "web/src/games/locale", "web/src/games/overseers/locale"];
const read = (language: Language): string[] => FILES.map((folder) => readFileSync(new URL(`${folder}/${language}.ftl`, ROOT), "utf8"));
const SOURCES = { en: read("en"), fr: read("fr") };
const NAMES = ["Ada", "Zoé", "Bob", "Cléo", "Dan"];

/** What a seat and a spectator are told, an example of each kind that random play finds, and those that it does not. */
const PAIRS = [
  ...(TOLD as unknown as { overseers: [Event, Event | null][] }).overseers,
  ...([{ kind: "LaidOut", characters: ["lan", "xie", "tao", "gan", "liang", "suyin"] }, { kind: "Chosen", seat: 1, character: "lan" }, { kind: "NoThief" }] satisfies Event[]).map((event): [Event, Event] => [event, event]),
];
const WEIGHTS: Record<Event["kind"], Scene["weight"] | "silent"> = {
  Accused: "moment", Admitted: "moment", Announced: "moment", Became: "moment", CandidatesSeen: "beat", CharactersDealt: "beat", Chosen: "moment", Counted: "curtain", Denied: "moment", DiscardSeen: "moment",
  Discarded: "beat", Drained: "moment", Drew: "beat", Ended: "moment", Gave: "beat", Kept: "moment", LaidOut: "beat", Lost: "beat", NoThief: "beat", PackReceived: "silent", PacksDealt: "beat", PacksPassed: "beat",
  Pardoned: "moment", Peeked: "moment", Picked: "glance", Placed: "moment", Punished: "moment", Revealed: "curtain", Robbed: "moment", RoundBegan: "beat", Slid: "moment", TheftsTaken: "beat", ThiefFound: "moment",
  Tilted: "moment", Took: "beat", Voted: "moment",
};
const [SEATED, WATCHED] = recorded("overseers");
const voting = SEATED!.steps.findIndex(({ events }) => events.some(({ kind }) => kind === "Voted"));

/** A table with rows laid out, as a seat or a spectator sees it. */
function setting(language: Language = "en", game = WATCHED!): Setting<OverseersView> {
  const { before, after } = game.steps[voting]!;
  return { before: before.view as unknown as OverseersView, after: after.view as unknown as OverseersView, seat: null, names: NAMES, texts: new Texts(language, SOURCES, NAMES) };
}
const played = (event: Event, on = setting()): Scene | Silent => (script.scenes[event.kind] as (event: Event, on: Setting<OverseersView>) => Scene | Silent)(event, on);
function play(event: Event, on = setting()): Scene {
  const scene = played(event, on);
  if ("silent" in scene) throw new Error(scene.silent);
  return scene;
}
/** Every word that a scene could show: its caption and whatever its drawings are given. */
const content = ({ caption, picture, travels }: Scene): string => JSON.stringify([caption, picture?.props, travels.map(({ piece, face }) => [piece.props, face])], (key, value) => (key === "texts" ? undefined : (value as unknown)));

test("there is an example of every kind of event", () => {
  expect(PAIRS.map(([event]) => event.kind).sort()).toEqual(Object.keys(WEIGHTS).sort());
});

test.each(PAIRS.filter(([{ kind }]) => WEIGHTS[kind] !== "silent"))("$kind has its weight, a caption in both languages, and places for what travels", (event) => {
  const scene = play(event);
  const french = play(event, setting("fr"));

  expect(scene.weight).toBe(WEIGHTS[event.kind]);
  for (const { caption } of [scene, french]) expect(caption).toMatch(/^[\p{Lu}\d].*[.!?]$/u);
  expect(scene.caption).not.toBe(french.caption);
  expect(scene.caption).not.toMatch(/nothing|none\b|undefined|\{|table-|word-/);
  for (const { from, to } of scene.travels) expect([from, to].every((place) => /^(seat-\d|discard)$/.test(place))).toBe(true);
});

test("what is only mine is silent", () => {
  const silent = PAIRS.filter(([event]) => "silent" in played(event)).map(([{ kind }]) => kind);

  expect(silent).toEqual(["PackReceived"]);
});

test.each(PAIRS.filter(([, open]) => open !== null))("$kind, veiled at its owner's screen, shows what a spectator sees and no more", (event, open) => {
  const veiled = discretion.veil({ ...event }) as unknown as Event;

  expect(content(play(veiled, setting("en", SEATED!)))).toBe(content(play(open!)));
});

test("what a spectator is not told travels face down", () => {
  const { travels } = play({ kind: "Discarded", seat: 0, card: "theft" });

  expect(travels.map(({ face, piece }) => [face, piece.props["trait"]])).toEqual([["down", null]]);
});

test("a vote and its accused are one moment, which says who points at whom", () => {
  const told: Event[] = [{ kind: "Voted", votes: [3, 3, 3, 2, 2] }, { kind: "Accused", seat: 3 }];
  const scenes = cast(script, told, setting());

  expect(scenes.map(({ weight, caption }) => [weight, caption])).toEqual([["moment", "Ada, Zoé, Bob point at Cléo. Cléo, Dan point at Bob. Cléo is accused: admit, or deny?"]]);
});

test.each(recorded("overseers"))("a whole game, seen from seat $seat: rows are one curtain, a count another, and nothing fails", ({ steps, seat }) => {
  const curtains = steps.flatMap(({ events, before, after }) => {
    const on = { ...setting(), before: before.view as unknown as OverseersView, after: after.view as unknown as OverseersView, seat };
    return cast(script, events, on).filter(({ weight }) => weight === "curtain").map(({ kind }) => kind);
  });

  expect(curtains).toEqual(["Revealed", "Counted", "Revealed", "Counted", "Revealed", "Counted"]);
});

test("what the cards print and what the character adds come to the score", () => {
  const adds = new Set(["meixiu", "xie", "suyin"]);
  const rows = WATCHED!.steps.flatMap(({ events, before }) => events.flatMap((event) => (event.kind === "Revealed" ? [opened(event as unknown as Extract<Event, { kind: "Revealed" }>, { ...setting(), before: before.view as unknown as OverseersView })] : [])));

  expect(rows).toHaveLength(15);
  for (const { character, bonus } of rows) expect(adds.has(character!) ? bonus >= 0 : bonus === 0, `${character} ${bonus}`).toBe(true);
});
