// What anyone may read of any card: the deck's, and the blank ones of this table.
import deck from "../../../../src/paravent/games/commandments/deck.json";
import type { Language } from "../../texts/texts";
import { artOf, type Art, type Test } from "./art";
import type { Face } from "./view";

export interface Print {
  id: string;
  kind: "action" | "artefact";
  karma: number | string;
  text: string;
  art: Art;
}

/** A card as the deck and the option `blanks` write it. */
type Written = Omit<Face, "kind" | "test"> & { kind: Print["kind"]; test: Test };

/** Every card that may be in play, as the language has it. */
export function prints(blanks: readonly Face[], language: Language): Print[] {
  return [...(deck as unknown as Written[]), ...(blanks as unknown as Written[])].map(({ id, kind, karma, test, ...texts }) => ({ id, kind, karma, text: texts[language], art: artOf(kind, test, karma === "?") }));
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
