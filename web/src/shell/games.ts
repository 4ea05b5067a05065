// What a game's folder gives the shell, loaded when the game is shown.
import type { Component } from "svelte";
import type { Discretion, ScoreProps, TableProps } from "../contract";
import { gameSources } from "../texts/sources";
import type { Language, Sources } from "../texts/texts";

const TABLES = import.meta.glob<{ default: Component<TableProps> }>("../games/*/Table.svelte");
const SCORES = import.meta.glob<{ default: Component<ScoreProps> }>("../games/*/Score.svelte");
const DISCRETIONS = import.meta.glob<Discretion>("../games/*/discretion.ts", { import: "discretion" });
const OPEN: Discretion = { kinds: [], veil: (event) => event };
const RULES = import.meta.glob<string>("../../../src/paravent/games/*/RULES*.md", { import: "default" });

export interface Game {
  name: string;
  sources: Sources;
  Table: Component<TableProps> | null;
  Score: Component<ScoreProps> | null;
  discretion: Discretion;
}

export async function loadGame(name: string): Promise<Game> {
  const [sources, table, score, discretion] = await Promise.all([
    gameSources(name),
    TABLES[`../games/${name}/Table.svelte`]?.(),
    SCORES[`../games/${name}/Score.svelte`]?.(),
    DISCRETIONS[`../games/${name}/discretion.ts`]?.(),
  ]);
  return { name, sources, Table: table?.default ?? null, Score: score?.default ?? null, discretion: discretion ?? OPEN };
}

/** A game's rules as HTML, in the language if they are there, else in English; empty if it has none. */
export async function loadRules(game: string, language: Language): Promise<string> {
  for (const file of [`RULES.${language}.md`, "RULES.md"]) {
    const load = RULES[`../../../src/paravent/games/${game}/${file}`];
    if (load) return load();
  }
  return "";
}
