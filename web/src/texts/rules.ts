// A game's pages, which it writes in Markdown, as HTML. Loaded when rules are shown. The page's policy lets no script of a page run.
import { Marked } from "marked";

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
