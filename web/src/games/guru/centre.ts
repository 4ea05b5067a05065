// A centre as it is turned over in the end, from the top: whom which preacher still saves (G-13).
import type { Conversion, Vanishing } from "./types";
import { attributeOf, shared } from "./view";

const PER_MEMBER = 2;

export type Turned = { kind: "members"; members: { card: string; worth: number }[] } | { kind: "preacher"; preacher: string };

/** The layers from the top, with what each member is worth; a vanished preacher saves those below. */
export function turnedOver(centre: readonly (Conversion | Vanishing)[], active: readonly string[]): Turned[] {
  const saving = active.map(attributeOf);
  const found: Turned[] = [];
  for (const layer of [...centre].reverse()) {
    if (layer.kind === "Conversion") found.push({ kind: "members", members: layer.members.map((card) => ({ card, worth: shared(card, saving).length > 0 ? PER_MEMBER : 0 })) });
    else if (layer.preacher !== null) {
      saving.push(attributeOf(layer.preacher));
      found.push({ kind: "preacher", preacher: layer.preacher });
    }
  }
  return found;
}

/** Everyone in it, with what they are worth. */
export const members = (layers: readonly Turned[]): { card: string; worth: number }[] => layers.flatMap((layer) => (layer.kind === "members" ? layer.members : []));
