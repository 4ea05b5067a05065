// Where the rules explain what is being asked.
import type { Sections } from "../../contract";

const RITUAL = { en: "a-ritual", fr: "un-rituel" };

export const sections: Sections = {
  Ordain: { heading: RITUAL },
  Set: { heading: RITUAL },
  Perform: { heading: RITUAL, at: { en: "on-a-move", fr: "on-un-coup" } },
  Judge: { heading: RITUAL, at: { en: "on-the-verdict", fr: "on-le-verdict" } },
};
