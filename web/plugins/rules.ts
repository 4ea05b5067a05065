import { Marked } from "marked";
import type { Plugin } from "vite";

/** Import a RULES.md as HTML: it is our own text, so it is rendered when the client is built and nothing is parsed in the browser. */
export function rules(): Plugin {
  return {
    name: "paravent-rules",
    enforce: "pre",
    transform(code, id) {
      if (!/RULES(\.\w+)?\.md$/.test(id)) return null;
      return { code: `export default ${JSON.stringify(html(code))};`, map: null };
    },
  };
}

/** The rules as HTML; every heading and every ruling has an id, so that a question can point at it. */
export function html(markdown: string): string {
  const marked = new Marked({ gfm: true });
  const page = marked.parse(markdown, { async: false });
  return page
    .replace(/<h(\d)>(.*?)<\/h\1>/g, (_, level: string, text: string) => `<h${level} id="${slug(text)}">${text}</h${level}>`)
    .replace(/<li>(\s*<p>)?<strong>([A-Z]-\d+)<\/strong>/g, (_, p: string | undefined, name: string) => `<li id="${name}">${p ?? ""}<strong>${name}</strong>`)
    .replace(/<th([^>]*)><\/th>/g, "<td$1></td>") // an empty header is a barrier
    .replace(/<table>/g, '<div class="wide" tabindex="0" role="group"><table>')
    .replace(/<\/table>/g, "</table></div>");
}

function slug(text: string): string {
  const plain = text.replace(/<.*?>/g, "").normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  return plain.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}
