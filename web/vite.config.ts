import { readdirSync, realpathSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fluent } from "./plugins/fluent.ts";
import { licence } from "./plugins/licence.ts";
import { worker } from "./plugins/worker.ts";

// The server that `paravent host` starts, for `npm run dev`.
const SERVER = "http://127.0.0.1:8000";

/** A chunk or a style sheet is named after the game it belongs to, so that tests/web can weigh each game. */
function room(modules: string[]): string {
  return modules.map((id) => /\/games\/(\w+)\//.exec(id)?.[1]).find(Boolean) ?? "shared";
}

/** The component whose name a style sheet bears that belongs to no page, if it is the only one of that name. */
function drawnIn(sheet: string): string[] {
  const all = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(`/${sheet.replace(".css", ".svelte")}`));
  return all.length === 1 ? [`/${all[0]}`] : [];
}

export default defineConfig({
  plugins: [fluent(), svelte(), licence(), worker()],
  build: {
    outDir: "../src/paravent/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy allows no inline scripts or styles
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        entryFileNames: "assets/shell-[hash].js",
        chunkFileNames: ({ moduleIds }) => `assets/${room(moduleIds)}-[hash].js`,
        assetFileNames: ({ names, originalFileNames }) => `assets/${names[0]?.endsWith(".css") ? room([...originalFileNames, ...drawnIn(names[0])]) : "[name]"}-[hash][extname]`,
      },
    },
  },
  // Packages may be a link to another folder: the display face is read from there.
  server: { fs: { allow: ["..", realpathSync("node_modules")] }, proxy: { "/api": SERVER, "/games": SERVER, "/ws": { target: SERVER, ws: true } } },
  // Tests of packages that ship a table lie with them.
  test: { include: ["src/**/*.test.ts", "../examples/*/tests/*.test.ts"] },
});
