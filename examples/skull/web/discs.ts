// Flowers, skulls, and the backs that hide them, drawn in a field of 100 by 100.
import type { Disc } from "./given";

const INK = "#241f1c";
const PETALS = Array.from({ length: 8 }, (_, k) => `<ellipse cx="50" cy="27" rx="10.500" ry="17" transform="rotate(${45 * k} 50 50)" fill="${k % 2 ? "#f29bb4" : "#e5647f"}"/>`).join("");
const FLOWER = `<circle cx="50" cy="50" r="46" fill="#dff1ea"/><g stroke="${INK}" stroke-width="3">${PETALS}<circle cx="50" cy="50" r="11" fill="#f3d374"/></g>`;
const SKULL = `<circle cx="50" cy="50" r="46" fill="#3b2f45"/><g stroke="${INK}" stroke-width="3.500" stroke-linejoin="round">
  <path d="M50 18c-20 0-31 13-31 29 0 10 4 16 11 20v8c0 4 3 6 7 6h26c4 0 7-2 7-6v-8c7-4 11-10 11-20 0-16-11-29-31-29z" fill="#fff6e4"/>
  <ellipse cx="38" cy="49" rx="8" ry="9.500" fill="${INK}"/><ellipse cx="62" cy="49" rx="8" ry="9.500" fill="${INK}"/><path d="M50 58l-4.500 8h9z" fill="${INK}"/><path d="M42 81v-8M50 81v-8M58 81v-8" fill="none"/></g>`;

/** A disc that lies open. */
export function face(disc: Disc): string {
  return svg(`${disc === "skull" ? SKULL : FLOWER}<circle cx="50" cy="50" r="46" fill="none" stroke="${INK}" stroke-width="5"/>`);
}

/** A disc that lies face down, in its owner's colour and with their shape. */
export function back({ colour, shape }: { colour: string; shape: string }): string {
  return svg(`<circle cx="50" cy="50" r="46" fill="${colour}" stroke="${INK}" stroke-width="5"/><circle cx="50" cy="50" r="35" fill="none" stroke="#fff6e4" stroke-width="3" stroke-dasharray="2 7" stroke-linecap="round"/>
  <path d="${shape}" transform="translate(29 29) scale(1.750)" fill="#fff6e4" opacity=".9"/>`);
}

function svg(inside: string): string {
  return `<svg viewBox="0 0 100 100" aria-hidden="true">${inside}</svg>`;
}
