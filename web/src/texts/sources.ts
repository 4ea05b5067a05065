// The catalogues that are built into the client: the shared ones, the shell's, and what only our own tables say. A game's come from the server.
import sharedEn from "../../../src/paravent/texts/locale/en.ftl";
import sharedFr from "../../../src/paravent/texts/locale/fr.ftl";
import kitEn from "../kit/locale/en.ftl";
import kitFr from "../kit/locale/fr.ftl";
import shellEn from "../locale/en.ftl";
import shellFr from "../locale/fr.ftl";
import type { Language, Sources } from "./texts";

export const SHELL: Sources = { en: [sharedEn, kitEn, shellEn], fr: [sharedFr, kitFr, shellFr] };

const TABLES = import.meta.glob<string>(["../games/locale/*.ftl", "../games/*/locale/*.ftl"], { import: "default" });

/** What only the tables of this client say: all of them, and this game's. */
export function tableWords(game: string, language: Language): Promise<string>[] {
  const found = [TABLES[`../games/locale/${language}.ftl`], TABLES[`../games/${game}/locale/${language}.ftl`]];
  return found.map((load) => load?.() ?? Promise.resolve(""));
}
