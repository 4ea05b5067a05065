// Where the rules explain what is being asked.
import type { Sections } from "../../contract";

const TURN = { en: "a-turn", fr: "un-tour" };

export const sections: Sections = {
  Act: { heading: TURN },
  Penance: { heading: TURN, at: { en: "on-an-accusation-is-true", fr: "on-l-accusation-est-vraie" } },
};
