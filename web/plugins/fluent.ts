import type { Plugin } from "vite";

/** Import a Fluent catalogue as its text, without its comments and empty lines. */
export function fluent(): Plugin {
  return {
    name: "paravent-fluent",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith(".ftl")) return null;
      const kept = code.split("\n").filter((line) => line.trim() && !line.startsWith("#"));
      return { code: `export default ${JSON.stringify(kept.join("\n") + "\n")};`, map: null };
    },
  };
}
