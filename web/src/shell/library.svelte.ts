// The games as the server tells of them: how each looks, its texts, its rules. Nothing of a game but our own tables is built into the client.
import { tableWords, SHELL } from "../texts/sources";
import type { Language, Sources } from "../texts/texts";
import { games, readFile, type GameInfo } from "./api";
import { dress } from "./dress";

/** Where games are found and their files read: the server, but for tests and the gallery. */
export interface Library {
  games: () => Promise<GameInfo[]>;
  read: (path: string) => Promise<string>;
}

let library: Library = { games, read: readFile };
let asked: Promise<GameInfo[]> | null = null;
const known = $state<{ games: Record<string, GameInfo> }>({ games: {} });

/** Read from elsewhere than the server. */
export function lendFrom(other: Library): void {
  library = other;
  asked = null;
}

/** Every game that can be played here; asked for once, and again after a failure. */
export function allGames(): Promise<GameInfo[]> {
  asked ??= library.games().then(enter, (error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

function enter(found: GameInfo[]): GameInfo[] {
  known.games = Object.fromEntries(found.map((info) => [info.name, info]));
  dress(found);
  return found;
}

/** What is known of a game; null as long as the server has not told. Reactive. */
export function about(game: string): GameInfo | null {
  return known.games[game] ?? null;
}

/** A file of a game's folder; empty if it has none of that name, or there is no such game. */
export async function file(game: string, path: string): Promise<string> {
  const info = (await allGames()).find((each) => each.name === game);
  return info?.files.includes(path) ? library.read(`${info.folder}/${path}`) : "";
}

/** The catalogues of a game with those of the shell; a game that has none is shown in its notation. */
export async function gameSources(game: string): Promise<Sources> {
  const [en, fr] = await Promise.all([catalogues(game, "en"), catalogues(game, "fr")]);
  return { en: [...SHELL.en, ...en], fr: [...SHELL.fr, ...fr] };
}

async function catalogues(game: string, language: Language): Promise<string[]> {
  return Promise.all([file(game, `locale/${language}.ftl`), ...tableWords(game, language)]);
}

/** A page of a game ("RULES", "SUMMARY") in this language, else in English, as it is written; empty if there is none. */
export async function page(game: string, name: string, language: Language): Promise<string> {
  return (await file(game, `${name}.${language}.md`)) || file(game, `${name}.md`);
}
