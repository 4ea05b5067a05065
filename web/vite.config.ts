import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fluent } from "./plugins/fluent.ts";
import { rules } from "./plugins/rules.ts";
import { worker } from "./plugins/worker.ts";

// The server that `paravent host` starts, for `npm run dev`.
const SERVER = "http://127.0.0.1:8000";

/** A chunk is named after the game it belongs to, so that tests/web can weigh each game. */
function room(modules: string[]): string {
  return modules.map((id) => /\/games\/(\w+)\//.exec(id)?.[1]).find(Boolean) ?? "shared";
}

export default defineConfig({
  plugins: [fluent(), rules(), svelte(), worker()],
  build: {
    outDir: "../src/paravent/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy allows no inline scripts or styles
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { entryFileNames: "assets/shell-[hash].js", chunkFileNames: ({ moduleIds }) => `assets/${room(moduleIds)}-[hash].js` } },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
