// What a game's folder gives the shell, loaded when the game is shown.
import type { Component } from "svelte";
import type { Aim, Discretion, FigureProps, Hidden, Place, ScoreProps, Sections, TableProps } from "../contract";
import type { Script } from "../stage/scene";
import { INTERFACE, type TableModule } from "../foreign/module";
import { layout } from "./api";
import { about, allGames, gameSources, page } from "./library.svelte";
import type { Language, Sources } from "../texts/texts";

const TABLES = import.meta.glob<{ default: Component<TableProps> }>("../games/*/Table.svelte");
const SCORES = import.meta.glob<{ default: Component<ScoreProps> }>("../games/*/Score.svelte");
const DISCRETIONS = import.meta.glob<Discretion>("../games/*/discretion.ts", { import: "discretion" });
const SCRIPTS = import.meta.glob<Script<any, any>>("../games/*/scenes.ts", { import: "script" });
/** What a package may ship: docs/table-module.md. */
const [MODULE, STYLE] = ["browser/table.js", "browser/table.css"];
const AIMS = import.meta.glob<Aim>("../games/*/aim.ts", { import: "aim" });
/** The same for everybody, if the catalogue says it. */
const PLAIN_AIM: Aim = (_view, _seat, texts) => (texts.has("aim") ? texts.say("aim") : "");
const OPEN: Discretion = { kinds: [], veil: (event) => event };
const HIDDEN = import.meta.glob<Hidden>("../games/*/hidden.ts", { import: "hidden" });
const SECTIONS = import.meta.glob<Sections>("../games/*/sections.ts", { import: "sections" });
const FIGURES = import.meta.glob<{ default: Component<FigureProps> }>("../games/*/figures/Figures.svelte");
const LABELS = import.meta.glob<string>("../games/*/figures/*.ftl", { import: "default" });

export interface Game {
  name: string;
  sources: Sources;
  Table: Component<TableProps>;
  Score: Component<ScoreProps> | null;
  /** How its events are shown; null: in plain words. */
  script: Script<any, any> | null;
  discretion: Discretion;
  hidden: Hidden;
  aim: Aim;
  /** What its table module gives of awards and sections; ours are found by name. */
  module?: TableModule | null;
}

/** A game with the table that this client has for it, or that its package ships, or with the one for any game. */
export async function loadGame(name: string): Promise<Game> {
  return TABLES[`../games/${name}/Table.svelte`] ? loadOwn(name) : loadOther(name);
}

async function loadOwn(name: string): Promise<Game> {
  const [sources, table, score, script, discretion, hidden, aim] = await Promise.all([
    gameSources(name),
    TABLES[`../games/${name}/Table.svelte`]!(),
    SCORES[`../games/${name}/Score.svelte`]?.(),
    SCRIPTS[`../games/${name}/scenes.ts`]?.(),
    DISCRETIONS[`../games/${name}/discretion.ts`]?.(),
    HIDDEN[`../games/${name}/hidden.ts`]?.(),
    AIMS[`../games/${name}/aim.ts`]?.(),
  ]);
  return {
    name, sources, Table: table.default, Score: score?.default ?? null, script: script ?? null, discretion: discretion ?? OPEN, hidden: hidden ?? (() => []), aim: aim ?? PLAIN_AIM,
  };
}

async function loadOther(name: string): Promise<Game> {
  const [sources, found, generic, module] = await Promise.all([gameSources(name), layout(name), import("../generic/game"), tableModule(name)]);
  const game = { name, sources, aim: PLAIN_AIM, ...generic.genericGame(name, found) };
  return module === null ? game : { ...game, ...(await import("../foreign/game")).foreignGame(game, module, about(name)!, found), module };
}

/** The module that the game's package ships; null if it ships none, or one that cannot be used. */
async function tableModule(name: string): Promise<TableModule | null> {
  const info = (await allGames()).find((each) => each.name === name);
  if (!info?.files.includes(MODULE)) return null;
  try {
    if (info.files.includes(STYLE)) await style(`${info.folder}/${STYLE}`);
    const found = (await import(/* @vite-ignore */ `${info.folder}/${MODULE}`)) as TableModule;
    if (found.version !== INTERFACE || typeof found.table !== "function") throw new Error(`${name}: ${MODULE} is not of version ${INTERFACE}`);
    return found;
  } catch (error) {
    console.error(error); // the game can be played all the same
    return null;
  }
}

/** Put a style sheet into the page, once, and wait for it. */
function style(href: string): Promise<void> {
  if (document.querySelector(`link[href="${CSS.escape(href)}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  const loaded = new Promise<void>((done, fail) => {
    link.onload = () => done();
    link.onerror = () => fail(new Error(`no style sheet at ${href}`));
  });
  document.head.append(link);
  return loaded;
}

/** What a reader is given first, and what is one tap further: a page that one reads, and the complete rules. */
export type Page = "SUMMARY" | "RULES";

/** A page of a game's rules in one language: text and, between its parts, figures. */
export interface Rules {
  parts: string[];
  figures: string[];
  Figures: Component<FigureProps> | null;
  sources: Sources;
  sections: Sections;
}

export async function loadRules(game: string, language: Language, wanted: Page = "RULES"): Promise<Rules> {
  const folder = `../games/${game}`;
  const [text, shown, en, fr, sections, sources] = await Promise.all([
    pageOf(game, wanted, language), FIGURES[`${folder}/figures/Figures.svelte`]?.(), LABELS[`${folder}/figures/en.ftl`]?.(), LABELS[`${folder}/figures/fr.ftl`]?.(),
    SECTIONS[`${folder}/sections.ts`]?.() ?? tableModule(game).then((module) => module?.sections), gameSources(game),
  ]);
  const split = text.split(/<!-- figure ([\w-]+) -->/);
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

/** A page as HTML, in the language if it is there, else in English; empty if the game has none. */
export async function pageOf(game: string, name: string, language: Language): Promise<string> {
  const [text, { html }] = await Promise.all([page(game, name, language), import("../texts/rules")]);
  return text && html(text);
}
