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

/** The rules as HTML. What a question can point at has an id: headings, rulings, rows by their first cell, what begins with a bold word. */
export function html(markdown: string): string {
  const marked = new Marked({ gfm: true });
  const page = marked.parse(markdown, { async: false });
  const taken = new Set<string>();
  const id = (name: string): string => {
    if (taken.has(name)) return "";
    taken.add(name);
    return ` id="${name}"`;
  };
  return page
    .replace(/<h(\d)>(.*?)<\/h\1>/g, (_, level: string, text: string) => `<h${level}${id(slug(text))}>${text}</h${level}>`)
    .replace(/<li>(\s*<p>)?<strong>([A-Z]-\d+)<\/strong>/g, (_, p: string | undefined, name: string) => `<li${id(name)}>${p ?? ""}<strong>${name}</strong>`)
    .replace(/<(li|p)>(\s*<p>)?<strong>([^<]+)<\/strong>/g, (_, tag: string, p: string | undefined, text: string) => `<${tag}${id(`on-${slug(text)}`)}>${p ?? ""}<strong>${text}</strong>`)
    .replace(/<tr>\s*<td([^>]*)>(.*?)<\/td>/g, (_, more: string, text: string) => `<tr${id(`row-${slug(text)}`)}><td${more}>${text}</td>`)
    .replace(/<th([^>]*)><\/th>/g, "<td$1></td>") // an empty header is a barrier
    .replace(/<table>/g, '<div class="wide" tabindex="0" role="group"><table>')
    .replace(/<\/table>/g, "</table></div>");
}

function slug(text: string): string {
  const plain = text.replace(/<.*?>/g, "").normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  return plain.toLowerCase().replace(/&#?\w+;/g, "-").replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}
