// Where the catalogues lie: the shared ones come with the shell, a game's own when it is shown.
import sharedEn from "../../../src/paravent/texts/locale/en.ftl";
import sharedFr from "../../../src/paravent/texts/locale/fr.ftl";
import shellEn from "../locale/en.ftl";
import shellFr from "../locale/fr.ftl";
import type { Language, Sources } from "./texts";

export const SHELL: Sources = { en: [sharedEn, shellEn], fr: [sharedFr, shellFr] };

const GAMES = import.meta.glob<string>("../../../src/paravent/games/*/locale/*.ftl", { import: "default" });
// What only the tables of this client say: all of them, and each.
const TABLES = import.meta.glob<string>(["../games/locale/*.ftl", "../games/*/locale/*.ftl"], { import: "default" });

/** The catalogues of a game with those of the shell; a game that has none is shown in its notation. */
export async function gameSources(game: string): Promise<Sources> {
  const [en, fr] = await Promise.all([read(game, "en"), read(game, "fr")]);
  return { en: [...SHELL.en, ...en], fr: [...SHELL.fr, ...fr] };
}

function read(game: string, language: Language): Promise<string[]> {
  const found = [
    GAMES[`../../../src/paravent/games/${game}/locale/${language}.ftl`],
    TABLES[`../games/locale/${language}.ftl`],
    TABLES[`../games/${game}/locale/${language}.ftl`],
  ];
  return Promise.all(found.map(async (load) => (load ? await load() : "")));
}
