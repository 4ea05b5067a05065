import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Build the display face's licence beside it, as the licence asks. */
export function licence(): Plugin {
  return {
    name: "paravent-licence",
    apply: "build",
    generateBundle() {
      const source = readFileSync(new URL("../node_modules/@fontsource/noto-serif-display/LICENSE", import.meta.url), "utf-8");
      this.emitFile({ type: "asset", fileName: "assets/noto-serif-display-OFL.txt", source });
    },
  };
}
