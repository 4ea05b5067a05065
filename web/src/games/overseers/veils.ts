// What overseers tells only some, by kind of event: made by web/fixtures/declare.py from `seen_by`, not by hand.
import type { Veils } from "../../contract";

export const veils: Veils = {
  Admitted: { hides: ["cards"], unless: "shown" },
  CandidatesSeen: { hides: ["characters"] },
  DiscardSeen: { hides: ["cards"] },
  Discarded: { hides: ["card"] },
  Drew: { hides: ["cards"] },
  Kept: { hides: ["card"] },
  PackReceived: null,
  Peeked: { hides: ["cards"] },
  Picked: { hides: ["cards", "passed"] },
  Placed: { hides: ["bottom"] },
  Tilted: { hides: ["card"], unless: "shown" },
};
