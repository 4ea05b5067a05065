import { describe, expect, test } from "vitest";
import { readFileSync } from "node:fs";
import type { Plain } from "../../contract";
import { recorded } from "../../stage/recorded";
import { cast } from "../../stage/script";
import type { Scene, Setting } from "../../stage/scene";
import { Texts, type Language } from "../../texts/texts";
import told from "../told.json";
import { ROLES } from "./cast/cast";
import { discretion } from "./discretion";
import { script } from "./scenes";
import type { Event, SultansView } from "./types";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const sources = (language: Language): string[] => [
  read(`../../../../src/paravent/texts/locale/${language}.ftl`), read(`../../../../src/paravent/games/sultans/locale/${language}.ftl`), read(`./locale/${language}.ftl`),
];
const SOURCES = { en: sources("en"), fr: sources("fr") };
const NAMES = ["Ada", "Bruno", "Chidi", "Dina", "Emil", "Farah", "Goran"];
const pairs = (told as unknown as Record<string, [Event, Event | null][]>)["sultans"]!;
const games = recorded("sultans");
/** A table of seven on which every event can happen. */
const VIEW = games[1]!.first.view as unknown as SultansView;
const OPEN: SultansView = { ...VIEW, seats: VIEW.seats.map((seat) => ({ ...seat, card: "guard", face: "visible" })) };

function on(seat: number | null, language: Language = "en"): Setting<SultansView> {
  return { before: VIEW, after: VIEW, seat, names: NAMES, texts: new Texts(language, SOURCES, NAMES) };
}
const shown = (event: Event, setting: Setting<SultansView>): Scene | null => {
  const scene = (script.scenes[event.kind] as (event: Event, on: Setting<SultansView>) => Scene | { silent: string })(event, setting);
  return "silent" in scene ? null : scene;
};
/** All words and cards of a scene, wherever they are in it. */
const everything = (scene: Scene | null): string => JSON.stringify(scene, (key, value: unknown) => (key === "texts" || key === "component" ? undefined : value));

describe("every kind of event", () => {
  test("is in the sample", () => {
    expect(pairs.map(([{ kind }]) => kind).sort()).toEqual(Object.keys(script.scenes).sort());
  });

  test.each(pairs.map(([mine]) => [mine.kind, mine] as const))("%s has words in both languages, a weight and real places, or is silent for a reason", (kind, event) => {
    for (const language of ["en", "fr"] as const) {
      const made = (script.scenes[kind] as (event: Event, on: Setting<SultansView>) => Scene | { silent: string })(event, on(0, language));
      if ("silent" in made) {
        expect(made.silent).not.toBe("");
        continue;
      }
      if (made.weight !== "glance") expect(made.caption).toMatch(/\p{L}/u);
      expect(["glance", "beat", "moment", "curtain"]).toContain(made.weight);
      expect(everything(made)).not.toMatch(/"(?:scene|table|then|event|name)-[a-z]|\{ ?\$|undefined/);
      for (const { from, to } of made.travels) for (const place of [from, to]) expect(place).toMatch(/^(seat|card)-[0-6]$|^spare$|^centre$/);
    }
  });
});

describe("a spectator's scene", () => {
  test.each(pairs.filter(([, open]) => open !== null).map(([mine, open]) => [mine.kind, mine, open!] as const))("of %s is made of what a spectator was told", (_, mine, open) => {
    expect(everything(shown(discretion.veil(mine as unknown as Plain) as unknown as Event, on(null)))).toBe(everything(shown(open, on(null))));
  });

  test.each([
    { kind: "Looked", seat: 0, target: 3, card: null }, { kind: "Gazed", seat: 2, targets: [1, 3, 4], cards: null }, { kind: "Swapped", seat: 6, partner: 1, gave: null, got: null },
    { kind: "Hid", seat: 2 }, { kind: "EyesOpened", seat: 2 },
  ] as Event[])("of $kind names no card", (event) => {
    const scene = everything(shown(event, on(null)));
    for (const role of ROLES) expect(scene).not.toMatch(new RegExp(`\\b${role}\\b`, "i"));
  });

  test("of what happens in the dark does not exist, whatever happened", () => {
    const exchange: Event = { kind: "Exchanged", seat: 2, partner: 4, gave: "slave", got: "guard" };
    expect(discretion.veil(exchange as unknown as Plain)).toBeNull();
    expect(shown(exchange, on(2))).toBeNull();
    expect(everything(shown(exchange, on(4)))).toContain("slave");
  });
});

test("cards that change hands travel face down", () => {
  const scene = shown({ kind: "Swapped", seat: 6, partner: 1, gave: "slave", got: "guard" }, on(6))!;
  expect(scene.travels.map(({ from, to, face }) => [from, to, face])).toEqual([["card-6", "card-1", "down"], ["card-1", "card-6", "down"]]);
});

test("everybody closes their eyes alike: whoever hides, and whoever looks on", () => {
  const hid: Event = { kind: "Hid", seat: 2 };
  expect(everything(shown(hid, on(2)))).toBe(everything(shown(hid, on(null))));
});

describe("events that are one scene", () => {
  const scenes = (events: Event[], phase: SultansView["phase"]) => cast(script, events as unknown as Plain[], { ...on(null), before: { ...VIEW, phase } });

  test("a guard who turns up and the assassin who dies of it", () => {
    const found = scenes([{ kind: "Revealed", seat: 1, card: "guard" }, { kind: "Died", seat: 0, card: "assassin" }], { kind: "GuardWindow", assassin: 0, victim: 2 });
    expect(found.map(({ kind, weight, caption }) => [kind, weight, caption])).toEqual([["Revealed", "moment", "Bruno, a guard, steps in! Ada, an assassin, dies. Chidi lives."]]);
    expect((found[0]!.turns!(OPEN, VIEW) as SultansView).seats.slice(0, 2).map(({ face, card }) => [face, card])).toEqual([["dead", "assassin"], ["visible", "guard"]]);
  });

  test("slaves who join hands", () => {
    const found = scenes([{ kind: "Revealed", seat: 1, card: "slave" }, { kind: "Revealed", seat: 5, card: "slave" }], { kind: "RevoltWindow", slave: 0 });
    expect(found.map(({ weight, actor, targets }) => [weight, actor, targets])).toEqual([["moment", 0, [1, 5]]]);
  });

  test("the sultan and the token before the player whose turn it is", () => {
    const found = scenes([{ kind: "Revealed", seat: 3, card: "sultan" }, { kind: "TokenPlaced", seat: 5 }], { kind: "Turn", seat: 5 });
    expect(found.map(({ weight, caption }) => [weight, caption])).toEqual([["moment", "Dina is the sultan!"]]);
    expect(found[0]!.turns!(VIEW, VIEW)).toMatchObject({ white: 5 });
  });

  test("a vizier, whom he forces, and who that is", () => {
    const found = scenes([{ kind: "Revealed", seat: 1, card: "vizier" }, { kind: "Compelled", seat: 1, target: 4, side: "rebels" }, { kind: "Revealed", seat: 4, card: "guard" }], { kind: "Turn", seat: 1 });
    expect(found).toHaveLength(1);
    expect(everything(found[0]!)).toContain("Emil turns up as a guard");
  });

  test("a card that turns up to strike is part of the strike", () => {
    const found = scenes([{ kind: "Revealed", seat: 1, card: "assassin" }, { kind: "Attacked", seat: 1, victim: 4 }], { kind: "Turn", seat: 1 });
    expect(found.map(({ kind, weight }) => [kind, weight])).toEqual([["Attacked", "moment"]]);
  });
});

describe("the end of a round", () => {
  const ended: Event = { kind: "RoundEnded", round: 1, side: "rebels", how: "assassination", cards: ["sultan", "assassin", "slave", "guard", "slave", "slave", "vizier"], spare: "guard", points: [0, 2, 1, 0, 2, 1, 1] };
  const before: SultansView = { ...VIEW, phase: { kind: "GuardWindow", assassin: 1, victim: 0 } };

  test("is a curtain with every card turned, who won, why, and points by seat", () => {
    const scene = shown(ended, { ...on(null), before })!;
    expect(scene.weight).toBe("curtain");
    expect(scene.caption).toBe("The Rebels win. Bruno, an assassin, killed Ada, the sultan. No guard stepped in.");
    const rows = scene.picture!.props["rows"] as { role: string; face: string; points: number; total: number }[];
    expect(rows.map(({ role, face, points }) => [role, face, points]).slice(0, 3)).toEqual([["sultan", "dead", 0], ["assassin", "visible", 2], ["slave", "hidden", 1]]);
    expect(scene.picture!.props["spare"]).toBe("guard");
  });
});

describe.each(games.map((game) => [game.seat === null ? "a spectator" : `seat ${game.seat}`, game] as const))("a whole game as %s was told it", (_, game) => {
  test("comes, scene by scene, to the table that is real", () => {
    for (const step of game.steps) {
      if (step.events.some(({ kind }) => kind === "RoundEnded")) continue; // the curtain rises on the next round's table
      const [before, after] = [step.before.view, step.after.view] as unknown as [SultansView, SultansView];
      const setting = { before, after, seat: game.seat, names: game.names, texts: new Texts("en", SOURCES, game.names) };
      const scenes = cast(script, step.events, setting);
      const end = scenes.reduce((view, scene) => scene.turns?.(view, after) ?? view, before);
      expect(end.seats.map(({ face, captive, detained }) => ({ face, captive, detained })), JSON.stringify(step.events)).toEqual(after.seats.map(({ face, captive, detained }) => ({ face, captive, detained })));
      expect(end.white).toBe(after.white);
    }
  });
});

describe.each(["en", "fr"] as const)("the bar and the question in %s", (language) => {
  const { texts } = on(0, language);

  test("never count a lap beyond the last", () => {
    const line = (lap: number) => script.headline!({ ...VIEW, round: 2, lap, max_laps: 15 }, texts);
    expect(line(14)).toMatch(/14$/);
    expect(line(16)).toBe(line(15));
    expect(line(16)).not.toMatch(/1[56]/);
  });

  test("do not offer hiding to whoever is hidden already", () => {
    expect(texts.phase({ kind: "Turn", seat: 0 })).not.toMatch(/\bhid|cach/i);
  });
});
