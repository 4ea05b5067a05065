// Every kind of event of every game, through the director: what is said of it, in which order, how long it is held, and on which table.
import { describe, expect, test, vi } from "vitest";
import type { Plain } from "../contract";
import told from "../games/told.json";
import { loadGame } from "../shell/games";
import "../shell/tree";
import { SHELL } from "../texts/sources";
import { Texts, type Language, type Sources } from "../texts/texts";
import { HandClock } from "./clock";
import { Director } from "./director.svelte";
import { RECORDED, recorded, type Recorded, type RecordedGame } from "./recorded";
import { cast } from "./script";

const LEAST = { glance: 0, beat: 500, moment: 2000, curtain: 6000 };
const MOST = { glance: 650, beat: 1500, moment: 3000, curtain: 14_000 };
/** What a sentence must never hold: a gap in it, or the word for nothing where a card is that nobody saw. */
const ODD = /::|\bundefined\b|\bnull\b|NaN|\{|¤/;
const marked = ({ en, fr }: Sources): Sources => ({ en: mark(en), fr: mark(fr) });
const mark = (texts: string[]): string[] => [...texts.slice(0, SHELL.en.length), "nothing = ¤\n", ...texts.slice(SHELL.en.length)]; // a game may name it

async function onStage({ game, seat, names }: RecordedGame, language: Language) {
  const { script, sources } = await loadGame(game);
  const clock = new HandClock();
  const texts = new Texts(language, marked(sources), names);
  const director = new Director<Recorded>({
    clock, script, seat: () => seat, names: () => names, texts: () => texts, pace: () => "normal", still: () => false, waits: false, veil: (event) => event, mine: () => null,
    cue: () => undefined,
  });
  return { clock, director, script, texts };
}

describe.each(RECORDED)("%s", (game) => {
  test.each(recorded(game))("as reader $seat was told it: each step is played whole, in order, on its own table", async (whole) => {
    const language: Language = whole.seat === null ? "fr" : "en";
    const { clock, director, script, texts } = await onStage(whole, language);
    director.rest(whole.first, []);
    for (const { events, before, after } of whole.steps) {
      const wanted = cast(script, events, { before: before.view, after: after.view, seat: whole.seat, names: whole.names, texts });
      const from = director.trace.length;
      director.take({ events, before, after });
      clock.pass(120_000);
      const played = director.trace.slice(from);
      expect(played.map(({ scene }) => [scene.kind, scene.caption])).toEqual(wanted.map(({ kind, caption }) => [kind, caption]));
      expect(director.shown).toBe(after);
      if (played.length > 0) expect([played[0]!.from, played.at(-1)!.to]).toEqual([before, after]);
      played.forEach(({ scene, start, end, from: table }, k) => {
        if (k > 0) expect([start, table]).toEqual([played[k - 1]!.end, played[k - 1]!.to]);
        expect(end - start).toBeGreaterThanOrEqual(LEAST[scene.weight]);
        expect(end - start).toBeLessThanOrEqual(MOST[scene.weight] + 1);
        if (scene.weight !== "glance") expect(scene.caption).not.toBe("");
        expect(scene.caption).not.toMatch(ODD);
      });
    }
  }, 60_000);

  test("has a scene for every kind of event, or a reason to have none, and a sentence without a gap in both languages", async () => {
    const [whole] = recorded(game);
    const { script, sources } = await loadGame(game);
    const pairs = (told as unknown as Record<string, (Plain | null)[][]>)[game]!;
    const events = pairs.flat().filter((event): event is Plain => event !== null);
    const complained = vi.spyOn(console, "error");
    expect([...new Set(events.map(({ kind }) => kind))].filter((kind) => !(kind in script!.scenes))).toEqual([]);
    for (const language of ["en", "fr"] as const) {
      const texts = new Texts(language, marked(sources), whole!.names);
      for (const event of events) expect(texts.event(event)).not.toMatch(ODD);
    }
    expect(complained).not.toHaveBeenCalled();
    complained.mockRestore();
  });
});
