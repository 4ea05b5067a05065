import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { recorded } from "../../stage/recorded.ts";
import type { Scene, Setting, Silent } from "../../stage/scene.ts";
import { cast } from "../../stage/script.ts";
import { Texts, type Language } from "../../texts/texts.ts";
import TOLD from "../told.json";
import { discretion } from "./discretion.ts";
import { script } from "./scenes.ts";
import { turned } from "./turns.ts";
import type { AuraPokuView, Event } from "./types.ts";

const ROOT = new URL("../../../../", import.meta.url);
const FILES = ["src/paravent/texts/locale", "web/src/locale", "src/paravent/games/aura_poku/locale", "web/src/games/aura_poku/locale"];
const read = (language: Language): string[] => FILES.map((folder) => readFileSync(new URL(`${folder}/${language}.ftl`, ROOT), "utf8"));
const SOURCES = { en: read("en"), fr: read("fr") };
const NAMES = ["Ada", "Zoé", "Bob", "Cléo"];

/** What a seat and a spectator are told: an example of each kind that random play finds, and the one that it does not. */
const STAYED: Event = { kind: "Stayed", seat: 2 };
const PAIRS: [Event, Event][] = [...(TOLD as unknown as { aura_poku: [Event, Event][] }).aura_poku, [STAYED, STAYED]];
/** As a spectator sees it. */
const WEIGHTS: Record<Event["kind"], Scene["weight"]> = {
  Asked: "beat", Called: "beat", CoinLeft: "beat", Placed: "beat", Withdrew: "beat",
  Accepted: "beat", Carried: "beat", Counted: "beat", Crossed: "moment", Demanded: "beat", Drew: "beat", Ended: "moment", Given: "beat", Housed: "moment", Left: "beat", NotOffered: "beat",
  Offered: "beat", PersecutorStepped: "moment", Ringed: "beat", Rolled: "beat", SourcePassed: "beat", Stayed: "beat", Stepped: "beat", TurnBegan: "glance", Walked: "beat",
};
const PLACE = /^(throne|village|[pcla]\d+[ul]?|seat-\d|source-\d|hut-\d|bag|pile|die|persecutor)$/;
const GAMES = recorded("aura_poku");
const VIEW = GAMES.find(({ seat }) => seat === null)!.first.view as unknown as AuraPokuView;

function setting(language: Language = "en"): Setting<AuraPokuView> {
  return { before: VIEW, after: VIEW, seat: null, names: NAMES, texts: new Texts(language, SOURCES, NAMES) };
}
function play(event: Event, on = setting()): Scene {
  const scene = (script.scenes[event.kind] as (event: Event, on: Setting<AuraPokuView>) => Scene | Silent)(event, on);
  if ("silent" in scene) throw new Error(scene.silent);
  return scene;
}
/** Every word and number that a scene could show: its caption and whatever its drawings are given. */
const content = ({ caption, picture, travels }: Scene): string =>
  JSON.stringify([caption, picture?.props, travels.map(({ piece, face }) => [piece.props, face])], (key, value) => (key === "texts" || key === "names" ? undefined : (value as unknown)));

test("there is an example of every kind of event", () => {
  expect(PAIRS.map(([event]) => event.kind).sort()).toEqual(Object.keys(WEIGHTS).sort());
});

test.each(PAIRS.map(([event, open]) => ({ kind: event.kind, open })))("$kind has its weight, a caption in both languages, and places for what travels", ({ open }) => {
  const scene = play(open);
  const french = play(open, setting("fr"));

  expect(scene.weight).toBe(WEIGHTS[open.kind]);
  for (const { caption } of [scene, french]) expect(caption).toMatch(/^[\p{Lu}\d\u2068].*[.!?]$/u);
  expect(scene.caption).not.toBe(french.caption);
  expect(scene.caption).not.toMatch(/nothing: |none|undefined|scene-|\{/);
  for (const place of [scene.at, ...scene.travels.flatMap(({ from, to }) => [from, to])]) if (place !== null) expect(place).toMatch(PLACE);
});

test.each(PAIRS.map(([mine, open]) => ({ kind: mine.kind, mine, open })))("$kind is veiled into what a spectator is shown", ({ mine, open }) => {
  expect(content(play(discretion.veil({ ...mine }) as unknown as Event))).toBe(content(play(open)));
});

test.each(["Given", "Drew", "Crossed"])("who is told what %s keeps secret sees it", (kind) => {
  const [mine, open] = PAIRS.find(([event]) => event.kind === kind)!;

  expect(content(play(mine))).not.toBe(content(play(open)));
});

test("a crossing with passengers is one moment: the boat holds them all, and each paid so much", () => {
  const events: Event[] = [
    { kind: "Carried", seat: 1, sacrificer: 3, gold: 6, pawns: [1], node: "l1l" }, { kind: "Carried", seat: 0, sacrificer: 3, gold: 2, pawns: [0, 2], node: "l1l" },
    { kind: "Crossed", seat: 3, altar: "a1l", pawns: [2], node: "l1l", paid: null },
  ];
  const scenes = cast(script, events.map((event) => ({ ...event })), setting());

  expect(scenes.map(({ weight, travels }) => [weight, travels.length])).toEqual([["moment", 4]]);
  expect(scenes[0]!.picture!.props).toMatchObject({
    aboard: [{ seat: 3, pawn: 2 }, { seat: 1, pawn: 1 }, { seat: 0, pawn: 0 }, { seat: 0, pawn: 2 }], tolls: [{ seat: 1, gold: 6, pawns: 1 }, { seat: 0, gold: 2, pawns: 2 }], paid: null,
  });
});

test("the persecutor's last step says that he is there", () => {
  expect(play({ kind: "PersecutorStepped", step: VIEW.steps }).caption).toMatch(/stands in the village/);
  expect(play({ kind: "PersecutorStepped", step: VIEW.steps - 1 }).caption).toMatch(/One more step/);
});

test.each(GAMES)("events turn the table as the game does, seen from seat $seat", ({ steps }) => {
  // A negotiation's offers and the question itself are not part of any event.
  const told = (view: AuraPokuView) => ({ ...view, phase: null, players: view.players.map((player) => ({ ...player, offer: null })) });
  for (const { events, before, after } of steps) {
    expect(told((events as unknown as Event[]).reduce(turned, before.view as unknown as AuraPokuView))).toEqual(told(after.view as unknown as AuraPokuView));
  }
});
