import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { html } from "../texts/rules";
import type { Place, Sections } from "../contract";
import { kebab } from "../texts/variables";

const LANGUAGES = ["en", "fr"] as const;
const SECTIONS = import.meta.glob<Sections>("./*/sections.ts", { import: "sections", eager: true });
const GAMES = Object.keys(SECTIONS).map((path) => path.split("/")[1]!);
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf-8");
const folder = (game: string): string => `../../../src/paravent/games/${game}`;
const page = (game: string, language: string): string => html(read(`${folder(game)}/RULES${language === "en" ? "" : `.${language}`}.md`));
const figures = (text: string): string[] => [...text.matchAll(/<!-- figure ([\w-]+) -->/g)].map((found) => found[1]!);
const ids = (text: string): string[] => [...text.matchAll(/^([\w-]+) =/gm)].map((found) => found[1]!).sort();

describe.each(GAMES)("the rules of %s", (game) => {
  test("every kind of question is explained somewhere", () => {
    const asked = [...read(`${folder(game)}/locale/en.ftl`).matchAll(/^phase-([\w-]+) =/gm)].map((found) => found[1]!).sort();
    expect(Object.keys(SECTIONS[`./${game}/sections.ts`]!).map(kebab).sort()).toEqual(asked);
  });

  test.each(LANGUAGES)("each under a heading that there is, and at a place under it (%s)", (language) => {
    const text = page(game, language);
    const id = (place: Place): string => (typeof place === "string" ? place : place[language]);
    for (const { heading, at } of Object.values(SECTIONS[`./${game}/sections.ts`]!)) {
      const section = text.split("<h2").find((part) => part.includes(` id="${id(heading)}"`));
      expect(section, id(heading)).toBeDefined();
      if (at) expect(section, id(at)).toContain(` id="${id(at)}"`);
    }
  });

  test.each(LANGUAGES)("no id is there twice (%s)", (language) => {
    const found = [...page(game, language).matchAll(/ id="([^"]*)"/g)].map((each) => each[1]!);
    expect(new Set(found).size).toBe(found.length);
  });

  test("two to four figures stand in both languages in the same order, each drawn and with words in both", () => {
    const shown = figures(page(game, "en"));
    expect(shown.length).toBeGreaterThanOrEqual(2);
    expect(shown.length).toBeLessThanOrEqual(4);
    expect(figures(page(game, "fr"))).toEqual(shown);
    expect(existsSync(new URL(`./${game}/figures/Figures.svelte`, import.meta.url))).toBe(true);
    const drawn = read(`./${game}/figures/Figures.svelte`);
    const [en, fr] = LANGUAGES.map((language) => ids(read(`./${game}/figures/${language}.ftl`)));
    expect(fr).toEqual(en);
    for (const name of shown) {
      expect(en).toContain(`figure-${name}`);
      expect(drawn).toContain(`name === "${name}"`);
    }
    const said = [...drawn.matchAll(/say\("(figure-[\w-]+)"/g)].map((each) => each[1]!);
    expect(said.filter((each) => !en!.includes(each))).toEqual([]);
  });
});
