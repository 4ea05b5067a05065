import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Plain } from "../../contract";
import { recorded } from "../../stage/recorded";
import type { Scene, Setting } from "../../stage/scene";
import { cast } from "../../stage/script";
import { Texts, type Language } from "../../texts/texts";
import { discretion } from "./discretion";
import { onFloor } from "./floor";
import { script } from "./scenes";
import told from "../told.json";
import type { CommandmentsView, Event } from "./types";

const NAMES = ["Ada", "Zoé", "Bob", "Cléo"];
const file = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const SOURCES = Object.fromEntries(
  (["en", "fr"] as const).map((language) => [
    language,
    [`../../locale/${language}.ftl`, `../locale/${language}.ftl`, `../../../../src/paravent/games/commandments/locale/${language}.ftl`, `./locale/${language}.ftl`].map(file),
  ]),
) as Record<Language, string[]>;
const texts = (language: Language) => new Texts(language, SOURCES, NAMES);
const pairs = (told as unknown as Record<string, [Event, Event][]>)["commandments"]!;

const games = recorded("commandments");
const view = games[0]!.first.view as unknown as CommandmentsView;
const on = (language: Language, seat: number | null = null): Setting<CommandmentsView> => ({ before: view, after: view, seat, names: NAMES, texts: texts(language) });

function made(event: Event, setting: Setting<CommandmentsView>): Scene<CommandmentsView> {
  const scene = (script.scenes[event.kind] as (event: Event, on: Setting<CommandmentsView>) => ReturnType<(typeof script.scenes)["Ended"]>)(event, setting);
  if ("silent" in scene) throw new Error(`${event.kind} is silent`);
  return scene;
}

/** Every piece of text and every id in a scene, its picture and its travels; the catalogues are not part of it. */
function content(scene: Scene): string {
  return JSON.stringify(scene, (key, value: unknown) => (key === "texts" || key === "component" || key === "blanks" ? undefined : value));
}

const WEIGHTS: Record<Event["kind"], Scene["weight"]> = {
  RitualBegan: "moment", Drawn: "beat", Ordained: "beat", Placed: "glance", TurnBegan: "glance", Gestured: "beat", Said: "beat", Taken: "beat", PutDown: "beat",
  CalledIllegal: "moment", Forfeited: "moment", Judged: "moment", RitualEnded: "curtain", Ended: "beat",
};

describe.each(["en", "fr"] as const)("every kind of event, in %s", (language) => {
  test.each(pairs.map(([mine]) => [mine.kind, mine] as const))("%s has a caption and its weight", (kind, event) => {
    const scene = made(event, on(language));

    expect(scene.kind).toBe(kind);
    expect(scene.weight).toBe(WEIGHTS[kind]);
    expect(scene.caption.length).toBeGreaterThan(8);
    expect(scene.caption).not.toMatch(/::|scene-|step-|name-|table-|\{|undefined|null|NaN/);
  });
});

test("all kinds of events were told, none is left out", () => {
  expect(pairs.map(([mine]) => mine.kind).sort()).toEqual(Object.keys(WEIGHTS).sort());
});

describe("what a spectator is told", () => {
  test.each(pairs.map(([mine, open]) => [mine.kind, mine, open] as const))("is all that a scene of %s shows, on every screen", (_, mine, open) => {
    const shown = content(made(discretion.veil(mine as unknown as Plain) as unknown as Event, on("en", 3)));
    expect(shown).toBe(content(made(open, on("en"))));

    const secrets = mine.kind === "Drawn" || mine.kind === "Ordained" ? (mine.cards ?? []) : [];
    for (const card of secrets) expect(shown).not.toContain(card);
  });

  test("cards travel face down, whoever looks", () => {
    const [ordained] = pairs.find(([mine]) => mine.kind === "Ordained")!;
    const { travels } = made(ordained, on("en", 3));

    expect(travels.map(({ face }) => face)).toEqual(["down", "down", "down"]);
    expect(travels.map(({ piece }) => Object.keys(piece.props))).toEqual([["kind"], ["kind"], ["kind"]]);
  });

  test("without markers a verdict names no card", () => {
    const [, open] = pairs.find(([mine]) => mine.kind === "Judged")!;
    expect(made(open, on("en")).picture?.props["marks"]).toBeNull();
  });
});

test("fifteen artefacts that are laid together are one scene", () => {
  const placed: Event[] = ["C", "H0", "O"].map((area) => ({ kind: "Placed", priestess: 2, colour: "white", area, stance: "standing" }));
  const scenes = cast(script, placed as unknown as Plain[], { ...on("en"), before: { ...view, board: [], unset: 3 } });

  expect(scenes.map(({ caption, weight }) => [caption, weight])).toEqual([["Bob lays 3 artefacts out.", "beat"]]);
  expect(scenes[0]!.travels.length).toBe(3);
  const after = scenes[0]!.turns!({ ...view, board: [], unset: 3 }, view) as CommandmentsView;
  expect([after.board.map(({ area }) => area), after.unset]).toEqual([["C", "H0", "O"], 0]);
});

describe.each(games.map((game) => [game.seat === null ? "a spectator" : `seat ${game.seat}`, game] as const))("a whole game as %s saw it", (_, { steps, seat }) => {
  const played = steps.map((step) => {
    const [before, after] = [step.before.view, step.after.view] as unknown as [CommandmentsView, CommandmentsView];
    const events = step.events.flatMap((event) => discretion.veil(event) ?? []);
    const scenes = cast(script, events, { before, after, seat, names: NAMES, texts: texts("en") });
    let shown = before;
    return { before, after, scenes, tables: scenes.map((scene, k) => (shown = k === scenes.length - 1 ? after : ((scene.turns?.(shown, after) as CommandmentsView) ?? shown))) };
  });

  test("a performance and its verdict stand under the name of the novice who made it", () => {
    let seen = 0;
    for (const { scenes, tables, after } of played) {
      for (const [k, scene] of scenes.entries()) {
        if (scene.kind !== "Judged" && scene.kind !== "Forfeited" && scene.kind !== "Gestured" && scene.kind !== "PutDown") continue;
        const floor = onFloor(tables[k]!)!;
        if (k < scenes.length - 1 || after.performance.length) expect([scene.kind, floor.novice]).toEqual([scene.kind, scene.actor]);
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(20);
  });

  test("what the scenes make of a step is what the step made of the table", () => {
    let compared = 0;
    for (const { before, after, scenes } of played) {
      if (scenes.some(({ kind }) => kind === "RitualEnded" || kind === "RitualBegan" || kind === "Ended" || kind === "Ordained")) continue;
      if (scenes.length === 1 && scenes[0]!.kind === "TurnBegan") continue; // it ends with the table as it is
      const last = scenes.reduce((shown, scene) => (scene.kind === "TurnBegan" ? shown : ((scene.turns?.(shown, after) as CommandmentsView) ?? shown)), before);
      expect(board(last)).toEqual(board(after));
      expect([last.performance, last.fate, last.gains, last.unset, last.turns.length]).toEqual([after.performance, after.fate, after.gains, after.unset, after.turns.length]);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(100);
  });

  test("at a ritual's end its three cards, every mark and what it brought are in the picture", () => {
    const ends = played.flatMap(({ scenes }) => scenes.filter(({ kind }) => kind === "RitualEnded"));
    expect(ends.length).toBe(4);
    for (const { picture, weight } of ends) {
      expect(weight).toBe("curtain");
      const props = picture!.props as { commandments: string[]; taboo: string; verdicts: { marks: string[] | null }[]; gains: number[] };
      expect(props.commandments.length).toBe(2);
      expect(props.taboo).toMatch(/^[a-z0-9-]+$/);
      expect(props.verdicts.length).toBeGreaterThan(3);
      expect(props.verdicts.every(({ marks }) => marks !== null)).toBe(true);
      expect(props.gains.length).toBe(4);
    }
  });
});

function board({ board: heaps }: CommandmentsView): string[] {
  return heaps.map(({ area, colour, stance, number }) => `${area} ${colour} ${stance} ${number}`).sort();
}
