// Every game's colours as its descriptor has them, for whatever is under `data-game`. What `mood.css` of a game's folder says goes before.
import type { GameInfo } from "./api";

import.meta.glob("../games/*/mood.css", { eager: true });

let sheet: CSSStyleSheet | null = null;

/** The sheet is made by script, which the page's policy allows; `:where` lets every other rule win. */
export function dress(games: readonly GameInfo[]): void {
  if (typeof CSSStyleSheet === "undefined" || typeof document === "undefined") return;
  if (sheet === null) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(games.map(rules).join("\n"));
}

function rules({ name, colours }: GameInfo): string {
  const { main, second, third, by_night: night } = colours;
  const deep = `color-mix(in srgb, ${main} 74%, #000)`;
  const flat = `--accent: ${main}; --accent-2: ${second}; --accent-3: ${third}; --accent-text: ${main}; --main: ${main}; --on-main: #fff`;
  return `:where([data-game="${name}"]) { ${flat}; --drape: ${main}; --drape-deep: ${deep}; --drape-trim: ${second}; }
:where([data-dark="true"] [data-game="${name}"]) { --accent-text: ${night}; }`;
}
