// What anyone may read of any card: the deck's, and the blank ones of this table.
import deck from "../../../../src/paravent/games/commandments/deck.json";
import type { Language } from "../../texts/texts";
import type { Face } from "./view";

export interface Print {
  id: string;
  kind: "action" | "artefact";
  karma: number | string;
  text: string;
}

/** Every card that may be in play, as the language has it. */
export function prints(blanks: readonly Face[], language: Language): Print[] {
  return [...(deck as Face[]), ...blanks].map((face) => ({ id: face.id, kind: face.kind, karma: face.karma, text: face[language] }));
}

/** The cards crossed out in my pad, as the memo keeps them: a bit each, in hexadecimal, after the ritual's number. */
export function readPad(kept: string, ritual: number, cards: readonly Print[]): Set<string> {
  const [number, digits = ""] = kept.split(":");
  if (Number(number) !== ritual) return new Set();
  return new Set(cards.filter((_, i) => (parseInt(digits[Math.floor(i / 4)] ?? "0", 16) >> i % 4) & 1).map(({ id }) => id));
}

export function writePad(crossed: ReadonlySet<string>, ritual: number, cards: readonly Print[]): string {
  const digits: number[] = [];
  cards.forEach(({ id }, i) => {
    const at = Math.floor(i / 4);
    digits[at] = (digits[at] ?? 0) | (crossed.has(id) ? 1 << i % 4 : 0);
  });
  return `${ritual}:${digits.map((digit) => digit.toString(16)).join("")}`;
}
