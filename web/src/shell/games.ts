// What a game's folder gives the shell, loaded when the game is shown.
import type { Component } from "svelte";
import type { Discretion, FigureProps, Hidden, Place, ScoreProps, Sections, TableProps } from "../contract";
import { gameSources } from "../texts/sources";
import type { Language, Sources } from "../texts/texts";

const TABLES = import.meta.glob<{ default: Component<TableProps> }>("../games/*/Table.svelte");
const SCORES = import.meta.glob<{ default: Component<ScoreProps> }>("../games/*/Score.svelte");
const DISCRETIONS = import.meta.glob<Discretion>("../games/*/discretion.ts", { import: "discretion" });
const OPEN: Discretion = { kinds: [], veil: (event) => event };
const HIDDEN = import.meta.glob<Hidden>("../games/*/hidden.ts", { import: "hidden" });
const SECTIONS = import.meta.glob<Sections>("../games/*/sections.ts", { import: "sections" });
const FIGURES = import.meta.glob<{ default: Component<FigureProps> }>("../games/*/figures/Figures.svelte");
const LABELS = import.meta.glob<string>("../games/*/figures/*.ftl", { import: "default" });
const RULES = import.meta.glob<string>("../../../src/paravent/games/*/RULES*.md", { import: "default" });

export interface Game {
  name: string;
  sources: Sources;
  Table: Component<TableProps> | null;
  Score: Component<ScoreProps> | null;
  discretion: Discretion;
  hidden: Hidden;
}

export async function loadGame(name: string): Promise<Game> {
  const [sources, table, score, discretion, hidden] = await Promise.all([
    gameSources(name),
    TABLES[`../games/${name}/Table.svelte`]?.(),
    SCORES[`../games/${name}/Score.svelte`]?.(),
    DISCRETIONS[`../games/${name}/discretion.ts`]?.(),
    HIDDEN[`../games/${name}/hidden.ts`]?.(),
  ]);
  return { name, sources, Table: table?.default ?? null, Score: score?.default ?? null, discretion: discretion ?? OPEN, hidden: hidden ?? (() => []) };
}

/** A game's rules in one language: text and, between its parts, figures. */
export interface Rules {
  parts: string[];
  figures: string[];
  Figures: Component<FigureProps> | null;
  sources: Sources;
  sections: Sections;
}

export async function loadRules(game: string, language: Language): Promise<Rules> {
  const folder = `../games/${game}`;
  const [page, shown, en, fr, sections, sources] = await Promise.all([
    readRules(game, language), FIGURES[`${folder}/figures/Figures.svelte`]?.(), LABELS[`${folder}/figures/en.ftl`]?.(), LABELS[`${folder}/figures/fr.ftl`]?.(),
    SECTIONS[`${folder}/sections.ts`]?.(), gameSources(game),
  ]);
  const split = page.split(/<!-- figure ([\w-]+) -->/);
  return {
    parts: split.filter((_, k) => k % 2 === 0),
    figures: split.filter((_, k) => k % 2 === 1),
    Figures: shown?.default ?? null,
    sources: { en: [...sources.en, en ?? ""], fr: [...sources.fr, fr ?? ""] },
    sections: sections ?? {},
  };
}

/** The id of a place on the page in this language. */
export function placeIn(place: Place, language: Language): string {
  return typeof place === "string" ? place : place[language];
}

/** The rules as HTML, in the language if they are there, else in English; empty if the game has none. */
async function readRules(game: string, language: Language): Promise<string> {
  for (const file of [`RULES.${language}.md`, "RULES.md"]) {
    const load = RULES[`../../../src/paravent/games/${game}/${file}`];
    if (load) return load();
  }
  return "";
}
