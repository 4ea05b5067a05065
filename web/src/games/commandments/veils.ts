// What commandments tells only some, by kind of event: made by web/fixtures/declare.py from `seen_by`, not by hand.
import type { Veils } from "../../contract";

export const veils: Veils = {
  Drawn: { hides: ["cards"] },
  Judged: { hides: ["marks"], unless: "open" },
  Ordained: { hides: ["cards", "discarded"] },
};
