// One module and one style sheet, readable as they are shipped. From Paravent's `web/`: npx vite build --config ../examples/skull/web/vite.config.js
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

export default {
  root: here("."),
  build: {
    outDir: here("../src/paravent_skull/browser"),
    emptyOutDir: true,
    target: "es2022",
    minify: false,
    cssMinify: false,
    lib: { entry: here("table.ts"), formats: ["es"], fileName: () => "table.js", cssFileName: "table" },
  },
};
