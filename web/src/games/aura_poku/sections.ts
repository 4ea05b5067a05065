// Where the rules explain what is being asked.
import type { Section, Sections } from "../../contract";

const turn = (en: string, fr: string): Section => ({ heading: { en: "a-turn", fr: "un-tour" }, at: { en: `on-${en}`, fr: `on-${fr}` } });

export const sections: Sections = {
  Placing: { heading: { en: "what-there-is", fr: "le-materiel" } },
  Before: turn("before-the-roll", "avant-le-de"),
  Move: turn("i-roll-and-move", "je-lance-le-de-et-j-avance"),
  After: turn("after-the-move", "apres-le-deplacement"),
  Haggle: turn("to-cross", "traverser"),
  Offers: turn("to-cross", "traverser"),
  Accept: turn("to-cross", "traverser"),
};
