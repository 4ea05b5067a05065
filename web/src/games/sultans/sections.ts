// Where the rules explain what is being asked.
import type { Section, Sections } from "../../contract";

const character = (en: string, fr: string): Section => ({ heading: { en: "characters", fr: "les-personnages" }, at: { en: `row-${en}`, fr: `row-${fr}` } });

export const sections: Sections = {
  Turn: { heading: { en: "a-turn", fr: "un-tour" } },
  Dark: { heading: { en: "rulings", fr: "decisions" }, at: "S-4" },
  Forced: character("vizier", "vizir"),
  Hunting: character("slave-driver", "marchand-d-esclaves"),
  Prediction: character("fortune-teller", "voyante"),
  GuardWindow: character("guard", "garde"),
  AvoidWindow: { heading: { en: "rulings", fr: "decisions" }, at: "S-15" },
  RevoltWindow: character("slave", "esclave"),
  HuntWindow: { heading: { en: "rulings", fr: "decisions" }, at: "S-30" },
};
