// For tests and the gallery, which have no server: the games as they lie in the tree.
import type { GameInfo } from "./api";
import { lendFrom } from "./library.svelte";

const ROOT = "../../../src/paravent/games/";
const FILES = import.meta.glob<string>(["../../../src/paravent/games/*/locale/*.ftl", "../../../src/paravent/games/*/*.md"], { query: "?raw", import: "default" });
const DESCRIPTORS = import.meta.glob<string>("../../../src/paravent/games/*/game.py", { query: "?raw", import: "default", eager: true });

export const IN_TREE: readonly GameInfo[] = Object.entries(DESCRIPTORS).map(([path, text]) => {
  const name = path.slice(ROOT.length).split("/")[0]!;
  const [main = "#3d4a55", second = "#c98b2b", third = "#e9e6dc", by_night = "#c3d0db"] = text.match(/#[0-9a-f]{6}/g) ?? [];
  const folder = `/games/${name}`;
  const files = Object.keys(FILES).flatMap((file) => (file.startsWith(`${ROOT}${name}/`) ? [file.slice(`${ROOT}${name}/`.length)] : []));
  return { name, version: 1, fewest: 2, most: 9, options: [], strengths: [], lessons: [], roles: [], colours: { main, second, third, by_night }, ornament: { lines: "", filled: "" }, folder, files };
});

lendFrom({ games: async () => [...IN_TREE], read: (path) => FILES[ROOT + path.slice("/games/".length)]!() });
